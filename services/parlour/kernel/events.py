"""What happens at every table, whichever game is played. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.kernel.awards import Award
from parlour.kernel.seats import PauseCause, Player, Presence


class TableEvent:
    """Marks the events that `kernel.table.evolve_table` understands."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Begun(TableEvent):
    """The game began with these players, in order of seats."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class PhaseOpened(TableEvent):
    """A phase opened; the revision of this step is its id (1.6)."""

    phase: str


@dataclass(frozen=True, slots=True)
class TurnEnded(TableEvent):
    """A turn is over, void or scored; the next one begins or the game ends."""


@dataclass(frozen=True, slots=True)
class PresenceChanged(TableEvent):
    """A seat came back, went away or departed (1.9)."""

    seat: int
    presence: Presence


@dataclass(frozen=True, slots=True)
class Paused(TableEvent):
    """Deadlines stop."""

    cause: PauseCause


@dataclass(frozen=True, slots=True)
class Resumed(TableEvent):
    """Deadlines run again."""


@dataclass(frozen=True, slots=True)
class SeatIdled(TableEvent):
    """An awaited seat did not act and was acted for; it is not awaited any more in this phase."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundCompleted(TableEvent):
    """Nothing is awaited from anybody; scoring says what the round is worth."""

    round: int


@dataclass(frozen=True, slots=True)
class RoundScored(TableEvent):
    """The points of a round."""

    round: int
    awards: tuple[Award, ...]


@dataclass(frozen=True, slots=True)
class SeatTaken(TableEvent):
    """A late joiner sat down last; plays from the next turn on (1.12)."""

    player: Player


@dataclass(frozen=True, slots=True)
class SeatReplaced(TableEvent):
    """A seat is played by somebody else: by a bot, or by its person again."""

    seat: int
    player: Player


@dataclass(frozen=True, slots=True)
class Ended(TableEvent):
    """The game is over: played to the end, or abandoned without winners."""

    finished: bool
    winners: tuple[int, ...]
