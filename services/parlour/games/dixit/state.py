"""The state of a game of Dixit, Party or Team: a table, its cards, and the turn that is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from parlour.games.dixit.moves import CastVote
from parlour.kernel.table import Table

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Clue:
    """What the storyteller told; `card` is empty in Party."""

    text: str
    aloud: bool
    card: str = ""


NO_CLUE = Clue("", aloud=False)


@dataclass(frozen=True, slots=True)
class RevealedSlot:
    """A card with who gave it and who voted for it."""

    card: str
    owner: int
    votes: tuple[int, ...]
    storytellers: bool = False
    red: bool = False


@dataclass(frozen=True, slots=True)
class Reveal:
    """A turn after its votes are open; `slots` by slot from 1."""

    turn: int
    storyteller: int
    text: str
    aloud: bool
    slots: tuple[RevealedSlot, ...]


def _no_counts() -> Mapping[int, int]:
    return {}


def _no_cards() -> Mapping[int, tuple[str, ...]]:
    return {}


def _no_votes() -> Mapping[int, CastVote]:
    return {}


@dataclass(frozen=True, kw_only=True)
class State(Table, Generic[R]):
    """A table of storytellers between two steps. Every card is in exactly one of `draw`, `discard`, `hands`, `laid`.

    `draw` top first. `told`: turns begun by a seat as storyteller. `playing`: seats of this turn, also those that left in
    it. `given`: cards chosen by a seat for this turn; they leave the hand when the table is laid. `laid`: by slot from 1.
    """

    rules: R
    draw: tuple[str, ...]
    discard: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    turn: int = 0
    storyteller: int | None = None
    told: Mapping[int, int] = field(default_factory=_no_counts)
    playing: tuple[int, ...] = ()
    clue: Clue | None = None
    given: Mapping[int, tuple[str, ...]] = field(default_factory=_no_cards)
    laid: tuple[str, ...] = ()
    votes: Mapping[int, CastVote] = field(default_factory=_no_votes)
    reveal: Reveal | None = None

    def seated(self) -> tuple[int, ...]:
        """Seats that have not departed and are not late joiners before their first turn."""
        return tuple(n for n in self.active() if not self.seats[n].waiting)

    def present(self) -> tuple[int, ...]:
        """Seats of this turn that have not departed."""
        seats = self.seats
        return tuple([n for n in self.playing if seats[n].active])

    def teller(self) -> int:
        """The storyteller of a turn that has begun."""
        if self.storyteller is None:
            raise LookupError("no turn has begun")
        return self.storyteller

    def owner(self, card: str) -> int:
        """Who gave a card of this turn."""
        return next(seat for seat, cards in self.given.items() if card in cards)

    def slots_of(self, seat: int) -> tuple[int, ...]:
        """Slots that hold cards which this seat gave."""
        given = self.given.get(seat, ())
        if not (given and self.laid):
            return ()
        return tuple(n for n, card in enumerate(self.laid, 1) if card in given)

    def voters_of(self, card: str) -> tuple[int, ...]:
        """Seats that voted for a card on the table, in order."""
        slot = self.laid.index(card) + 1
        return tuple(sorted(seat for seat, vote in self.votes.items() if slot in vote.slots))


AnyState = State[Any]
