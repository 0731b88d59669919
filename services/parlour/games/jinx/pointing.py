"""Who may do what in a turn of Jinx, and what it does: clue, contention, verdict (6.2, 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.jinx import events as e
from parlour.games.jinx.moves import GiveClue, Move, Pass, Point
from parlour.games.jinx.state import POSITIONS, JinxState
from parlour.games.jinx.turn import CLUE, GUESS
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import Refused


def decide(state: JinxState, seat: int, move: Move, chance: Chance) -> Sequence[e.Event]:
    """The move's own consequences; raises `Refused`."""
    match move:
        case GiveClue(text, aloud):
            _check_clue(state, seat)
            return [e.ClueGiven(seat, text, aloud)]
        case Point(position):
            _check_guess(state, seat)
            _check_position(state, position)
            return [e.Pointed(seat, position, right=position == state.target)]
        case Pass():
            _check_guess(state, seat)
            return [e.Passed(seat)]


def idle(state: JinxState, seat: int, chance: Chance) -> Sequence[e.Event]:
    """Time passes for a guesser; a clue it cannot give (6.6)."""
    return [e.Passed(seat)] if state.phase == GUESS else []


def waiting_for(state: JinxState) -> frozenset[int]:
    """The active player for the clue; then whoever has a guess left, until the target is found."""
    if state.over or state.between or state.counting:
        return frozenset()
    awaited: tuple[int, ...] = ()
    if state.phase == CLUE and state.clue is None:
        awaited = (state.active_player,)
    elif state.phase == GUESS and state.finder is None:
        awaited = state.guessing
    return frozenset(n for n in awaited if state.seats[n].active) - state.idled


def may(state: JinxState, seat: int) -> Sequence[str]:
    """Names of the moves open to a seat, in alphabetical order."""
    if seat not in waiting_for(state):
        return []
    return ["give_clue"] if state.phase == CLUE else ["pass", "point"]


def legal(state: JinxState, seat: int) -> Iterable[Move]:
    """Every move that `decide` accepts; the clue by a stand-in."""
    if seat not in waiting_for(state):
        return []
    if state.phase == CLUE:
        return [GiveClue("a clue")]
    return [Pass(), *(Point(position) for position in state.free)]


def _check_clue(state: JinxState, seat: int) -> None:
    if seat != state.active_player:
        raise Refused("NOT_YOUR_TURN", "the active player gives the clue")
    if state.phase != CLUE or state.clue is not None:
        raise Refused("WRONG_PHASE", "the clue has been given")


def _check_guess(state: JinxState, seat: int) -> None:
    """A guess is one's own, once a round, and costs nothing when it comes too late (6.3)."""
    if state.phase != GUESS:
        raise Refused("WRONG_PHASE", "there is no clue yet")
    if seat == state.active_player:
        raise Refused("ACTIVE_PLAYER", "whoever gives the clue does not point")
    if state.counting:
        raise Refused("ROUND_OVER", "too late: the round is over; it costs you nothing")
    if seat not in waiting_for(state):
        raise Refused("ALREADY_GUESSED", "you have had your guess in this round")


def _check_position(state: JinxState, position: int) -> None:
    if position not in POSITIONS:
        raise Refused("OUT_OF_RANGE", "positions run from 1 to 9")
    if position not in state.free:
        raise Refused("JINXED", "Jinx! Somebody was faster; you keep your guess")
