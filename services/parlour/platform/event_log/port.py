"""The port: what a log of steps promises, whatever keeps it.

A step is in or not in, with everything that belongs to it. Two uniqueness rules are the whole concurrency control: (game,
number), and (game, player, request_id). Errands are what must be done about a game at some time (a deadline, points to fetch,
a result to report): they come into being and go with steps, and any process may run one, since running twice does no harm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Errand:
    """Something to do about a game `delay` seconds after the commit. One a game and key; a new one replaces the old."""

    key: str
    delay: float = 0.0
    data: bytes = b""


@dataclass(frozen=True, slots=True)
class StoredErrand:
    """An errand that is due; `overdue` says for how many seconds, `attempts` how often it has been tried."""

    game: str
    key: str
    data: bytes
    attempts: int
    overdue: float


@dataclass(frozen=True, slots=True)
class NewStep:
    """A step to commit.

    `number`: its place in the log, from 1. `by`: the seat that acted, None for the house. `player` and `request_id`: whose
    request it answers, both "" for none; `request_hash` tells another body under the same id. `answer`: what the player is
    told, now and whenever the request comes again. `errands` come, `dropped` keys go; a key in both stays new. `outcome`:
    "finished" or "abandoned" if the game ends with it.
    """

    game: str
    number: int
    data: bytes
    by: int | None = None
    player: str = ""
    request_id: str = ""
    request_hash: bytes = b""
    answer: bytes = b""
    errands: tuple[Errand, ...] = ()
    dropped: tuple[str, ...] = ()
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class StoredStep:
    """A committed step."""

    number: int
    data: bytes
    by: int | None
    player: str
    request_id: str
    request_hash: bytes
    answer: bytes
    time: datetime


@dataclass(frozen=True, slots=True)
class GameRecord:
    """What never changes about a game, plus host, banned and roster version, which the lobby tells.

    `start` is the encoded beginning: options, deck, seats. `rules_version`: which release's rules it is played by.
    """

    game: str
    room: str
    kind: str
    start: bytes
    rules_version: int
    host: str
    public: bool
    players: tuple[str, ...]
    created: datetime | None = None
    outcome: str = ""
    banned: tuple[str, ...] = ()
    roster_version: int = 0


class EventLog(Protocol):
    """All methods raise UNAVAILABLE (`Refused`) when the database cannot be reached, STORAGE_FULL when it cannot grow."""

    async def create(self, record: GameRecord, first: NewStep) -> bool:
        """A new game with its first step; False: it is there already, and nothing was changed."""
        ...

    async def record(self, game: str) -> GameRecord | None:
        """What never changes about a game."""
        ...

    async def append(self, steps: Sequence[NewStep]) -> set[tuple[str, int]]:
        """Commit steps of different games in one go; gives (game, number) of those that are in.

        One that is not in has lost to another step: nothing of it was written. If this raises, any of them may be in.
        """
        ...

    async def read(self, game: str, after: int) -> Sequence[StoredStep]:
        """The steps with a greater number, in order."""
        ...

    async def heads(self, games: Sequence[str]) -> dict[str, int]:
        """The greatest number of each game that is known."""
        ...

    async def due(self, limit: int) -> Sequence[StoredErrand]:
        """Errands that are due, longest overdue first."""
        ...

    async def schedule(
        self, game: str, errands: Sequence[Errand], dropped: Sequence[str] = ()
    ) -> None:
        """Errands that come and go without a step."""
        ...

    async def settle(self, errand: StoredErrand, retry: float | None = None) -> None:
        """The errand is done, or to be tried again in so many seconds; unless it was replaced meanwhile."""
        ...

    async def pending(self, game: str) -> Sequence[StoredErrand]:
        """All errands of a game; `overdue` is negative for those that are not due yet."""
        ...

    async def put_roster(self, game: str, version: int, host: str, banned: Sequence[str]) -> None:
        """Who is host and who may not watch, unless a later version is known."""
        ...

    async def games_of(self, player: str, before: str, limit: int) -> Sequence[GameRecord]:
        """Games with a seat of the player, newest first, after the game `before` ("": from the newest)."""
        ...

    async def rewrite(self, game: str, start: bytes, steps: Mapping[int, bytes]) -> None:
        """Put other bytes in place of a game's start and of some steps: only to take out an erased player's name."""
        ...

    async def forget(self, player: str) -> Sequence[str]:
        """Take a player out of all lists of players and requests; gives the games concerned."""
        ...

    async def purge(self, seconds: float) -> int:
        """Delete games that have been over for so long; gives their number."""
        ...
