"""What may be seen of a table of Stella, built from what may be known (1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.stella import other_word
from parlour.games.stella.course import REVEAL
from parlour.games.stella.events import MarkShown
from parlour.games.stella.state import Reveal, StellaState

OVER, SCORE = "over", "score"


@dataclass(frozen=True, slots=True)
class Slate:
    """Stars filled in this round so far, and the points of the rounds before."""

    stars: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """What a seatless person at the table sees. `phase`: associate, reveal, score or over; `slates` by seat."""

    phase: str
    round: int
    grid: tuple[str, ...]
    word_card: tuple[str, ...]
    word: str
    first_scout: int
    other_word: tuple[int, ...]
    confirmed: tuple[int, ...]
    counts: tuple[tuple[int, int], ...]
    in_the_dark: int | None
    scout: int | None
    showings: tuple[MarkShown, ...]
    fallen: tuple[int, ...]
    slates: tuple[Slate, ...]
    draw_pile: int
    last_reveal: Reveal | None


@dataclass(frozen=True, slots=True)
class Hand:
    """What one seat sees besides: its own marks."""

    marks: tuple[int, ...]


def view(state: StellaState) -> TableView:
    """The public view."""
    phase = OVER if state.over else SCORE if state.counting else state.phase
    return TableView(
        phase=phase,
        round=state.round,
        grid=state.grid,
        word_card=state.word_card,
        word=state.word,
        first_scout=state.first_scout,
        other_word=tuple(sorted(other_word.supporters(state))),
        confirmed=tuple(sorted(state.confirmed)),
        counts=state.counts,
        in_the_dark=state.in_the_dark,
        scout=state.scout if phase == REVEAL else None,
        showings=state.showings,
        fallen=tuple(sorted(state.fallen)),
        slates=tuple(_slate(state, seat) for seat in range(len(state.seats))),
        draw_pile=len(state.draw_pile),
        last_reveal=state.last_reveal,
    )


def private(state: StellaState, seat: int) -> Hand:
    """One's own marks of this round."""
    return Hand(state.marks.get(seat, ()))


def _slate(state: StellaState, seat: int) -> Slate:
    return Slate(state.stars(seat), state.slates[seat])
