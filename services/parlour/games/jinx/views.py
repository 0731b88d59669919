"""What may be seen of a table of Jinx, built from what may be known (1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.games.jinx.events import Pointed
from parlour.games.jinx.state import JinxState, Reveal

OVER, SCORE = "over", "score"


@dataclass(frozen=True, slots=True)
class TableView:
    """What a seatless person at the table sees. `phase`: clue, guess, score or over; `discard` and `draw_pile` count cards."""

    phase: str
    turn: int
    active_player: int
    clue: str
    clue_aloud: bool
    grid: tuple[str, ...]
    marks: tuple[Pointed, ...]
    passed: tuple[int, ...]
    piles: tuple[tuple[str, ...], ...]
    draw_pile: int
    discard: int
    last_reveal: Reveal | None


@dataclass(frozen=True, slots=True)
class Hand:
    """What one seat sees besides: the target, if it has drawn one."""

    target: int | None


def view(state: JinxState) -> TableView:
    """The public view."""
    phase = OVER if state.over else SCORE if state.counting else state.phase
    return TableView(
        phase=phase,
        turn=state.turn,
        active_player=state.active_player,
        clue=state.clue.text if state.clue else "",
        clue_aloud=bool(state.clue and state.clue.aloud),
        grid=state.grid,
        marks=state.marks,
        passed=tuple(sorted(state.passed)),
        piles=state.piles,
        draw_pile=len(state.draw_pile),
        discard=len(state.discard),
        last_reveal=state.last_reveal,
    )


def private(state: JinxState, seat: int) -> Hand:
    """The target, for the active player alone."""
    drawn = seat == state.active_player and state.target and not state.over
    return Hand(state.target if drawn else None)
