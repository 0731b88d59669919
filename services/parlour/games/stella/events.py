"""What happens in a game of Stella. Chance is in here: a replay draws nothing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DecksShuffled:
    """The draw pile, top first, and the word cards of the four rounds in order (7.1)."""

    draw_pile: tuple[str, ...]
    words: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """Cards from the top of the draw pile lie from `position` on; what lay there is out of the game."""

    position: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round began with a word card, its top word first. `first_scout` has the pawn; `playing`: seats that take part."""

    round: int
    first_scout: int
    playing: tuple[int, ...]
    word_card: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marked:
    """A seat's marks, ascending, in place of those before. Nobody else learns of it, not even that it happened (1.2)."""

    seat: int
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A seat is done marking; how many it marked is not said yet."""

    seat: int


@dataclass(frozen=True, slots=True)
class OtherWordSupported:
    """A seat would play with the other word; the first to do so proposed it."""

    seat: int


@dataclass(frozen=True, slots=True)
class WordChanged:
    """All who are present agreed (7.2)."""

    word: str


@dataclass(frozen=True, slots=True)
class Announced:
    """Counts by seat, in order; who sits the round out is missing. `in_the_dark`: the only one with most, or None."""

    counts: tuple[tuple[int, int], ...]
    in_the_dark: int | None


@dataclass(frozen=True, slots=True)
class ScoutNamed:
    """The role of the scout came to a seat, or stays with it for another card."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarkShown:
    """A mark was shown. `seats`: all with a mark there, in order, the scout among them; alone, the scout falls (7.3).

    `filled`: those of them who fill stars for it.
    """

    scout: int
    position: int
    seats: tuple[int, ...]
    filled: tuple[int, ...]


Event = (
    DecksShuffled
    | CardsLaid
    | RoundBegun
    | Marked
    | Confirmed
    | OtherWordSupported
    | WordChanged
    | Announced
    | ScoutNamed
    | MarkShown
)


def observe(event: Event, seat: int | None) -> Event | None:
    """An event as a seat, or with None a spectator, may see it; None: not at all (1.2)."""
    match event:
        case DecksShuffled():
            return None
        case Marked(owner):
            return event if seat == owner else None
        case _:
            return event
