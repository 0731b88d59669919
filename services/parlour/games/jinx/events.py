"""What happens in a game of Jinx. Chance is in here: a replay draws nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The deck was thinned and shuffled (6.1): the draw pile, top first, and what stays in the box."""

    draw_pile: tuple[str, ...]
    removed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GridLaid:
    """Nine cards from the top of the draw pile lie open, by position."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun:
    """A turn began; void ones count. `playing`: seats that take part."""

    turn: int
    active_player: int
    playing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PositionDrawn:
    """The active player drew the target; nobody else may know (6.2)."""

    seat: int
    position: int


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """The clue of the turn."""

    seat: int
    text: str
    aloud: bool


@dataclass(frozen=True, slots=True)
class Pointed:
    """A guess was accepted, and its verdict with it: one step, so that nobody can come between (6.3)."""

    seat: int
    position: int
    right: bool


@dataclass(frozen=True, slots=True)
class Passed:
    """A guess was given up, by the seat or by time."""

    seat: int


@dataclass(frozen=True, slots=True)
class TargetRevealed:
    """The guessing is over and the target is open. `finder`: who pointed at it, None: nobody."""

    target: int
    finder: int | None


@dataclass(frozen=True, slots=True)
class GridCleared:
    """Where the grid went (6.4); what nobody won was discarded.

    `won`: seats and their cards, in order of seats. `returned`: from the active player's pile to the bottom of the draw pile.
    """

    won: tuple[tuple[int, tuple[str, ...]], ...]
    returned: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnVoided:
    """No clue was given: the role passes on, the grid stays (6.6)."""

    seat: int


Event = (
    DeckShuffled
    | GridLaid
    | TurnBegun
    | PositionDrawn
    | ClueGiven
    | Pointed
    | Passed
    | TargetRevealed
    | GridCleared
    | TurnVoided
)


def observe(event: Event, seat: int | None) -> Event | None:
    """An event as a seat, or with None a spectator, may see it; None: not at all (1.2)."""
    match event:
        case DeckShuffled():
            return None
        case PositionDrawn(owner):
            return event if seat == owner else None
        case _:
            return event
