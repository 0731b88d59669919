"""Who may do what in a round of Stella, and what it does (7.2, 7.3, 7.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from parlour.games.stella import events as e
from parlour.games.stella import other_word
from parlour.games.stella.course import ASSOCIATE, REVEAL
from parlour.games.stella.moves import (
    COLUMNS,
    MOST_MARKS,
    POSITIONS,
    AcceptOtherWord,
    Confirm,
    Mark,
    Move,
    ProposeOtherWord,
    Show,
    check_marks,
)
from parlour.games.stella.state import StellaState
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import Refused

_ROWS = [POSITIONS[n : n + COLUMNS] for n in range(0, len(POSITIONS), COLUMNS)]
_COLUMNS = [POSITIONS[n::COLUMNS] for n in range(COLUMNS)]
_SINGLES = [(row[COLUMNS // 2],) for row in _ROWS]
MARKS = [Mark(marks) for marks in (*_ROWS, *_COLUMNS, *_SINGLES, POSITIONS[:MOST_MARKS])]


def decide(state: StellaState, seat: int, move: Move, chance: Chance) -> Sequence[e.Event]:
    """The move's own consequences; raises `Refused`."""
    match move:
        case Mark(positions):
            _check_associating(state, seat)
            check_marks(positions, "positions")
            return [e.Marked(seat, tuple(sorted(positions)))]
        case Confirm():
            _check_associating(state, seat)
            _check_confirm(state, seat)
            return [e.Confirmed(seat)]
        case ProposeOtherWord():
            _check_associating(state, seat)
            return other_word.propose(state, seat)
        case AcceptOtherWord():
            _check_associating(state, seat)
            return other_word.accept(state, seat)
        case Show(position):
            _check_show(state, seat, position)
            return [_shown(state, seat, position)]


def idle(state: StellaState, seat: int, chance: Chance) -> Sequence[e.Event]:
    """Time shows a random mark of the scout's; unconfirmed marks it takes as they are, and says nothing of it (7.6)."""
    if state.phase == REVEAL:
        return [_shown(state, seat, chance.choose(state.sky.unshown(seat)))]
    return []


def waiting_for(state: StellaState) -> frozenset[int]:
    """Whoever has not confirmed; then the scout."""
    if state.over or state.between or state.counting:
        return frozenset()
    awaited: frozenset[int] = frozenset()
    if state.phase == ASSOCIATE:
        awaited = frozenset(state.playing) - state.confirmed
    elif state.scout is not None and not state.shown:
        awaited = frozenset({state.scout})
    return frozenset(n for n in awaited if state.seats[n].active) - state.idled


def may(state: StellaState, seat: int) -> Sequence[str]:
    """Names of the moves open to a seat, in alphabetical order."""
    if seat in waiting_for(state) and state.phase == REVEAL:
        return ["show"]
    if not _associating(state, seat):
        return []
    names = ["mark"]
    if _may_confirm(state, seat):
        names.append("confirm")
    if other_word.may_propose(state):
        names.append("propose_other_word")
    if other_word.may_accept(state, seat):
        names.append("accept_other_word")
    return sorted(names)


def legal(state: StellaState, seat: int) -> Iterable[Move]:
    """Moves that `decide` accepts; of the many sets of marks, rows, columns, single ones and a set of ten."""
    if seat in waiting_for(state) and state.phase == REVEAL:
        return [Show(position) for position in state.sky.unshown(seat)]
    others: dict[str, Move] = {
        "confirm": Confirm(),
        "propose_other_word": ProposeOtherWord(),
        "accept_other_word": AcceptOtherWord(),
    }
    names = may(state, seat)
    marks = MARKS if "mark" in names else []
    return [*marks, *(others[name] for name in names if name in others)]


def _shown(state: StellaState, scout: int, position: int) -> e.MarkShown:
    showing = state.sky.show(position)
    seats, filled = sorted(showing.players), sorted(showing.filled)
    return e.MarkShown(scout, position, tuple(seats), tuple(filled))


def _associating(state: StellaState, seat: int) -> bool:
    here = seat in state.playing and state.seats[seat].active
    return here and state.phase == ASSOCIATE and not (state.counting or state.over)


def _may_confirm(state: StellaState, seat: int) -> bool:
    return seat in waiting_for(state) and seat in state.marks


def _check_associating(state: StellaState, seat: int) -> None:
    if not _associating(state, seat):
        raise Refused("WRONG_PHASE", "the marks are made; nothing can change any more")


def _check_confirm(state: StellaState, seat: int) -> None:
    if seat not in waiting_for(state):
        raise Refused("ALREADY_CONFIRMED", "you have confirmed your marks")
    if seat not in state.marks:
        raise Refused("NO_MARKS", "mark at least one card first")


def _check_show(state: StellaState, seat: int, position: int) -> None:
    if state.phase != REVEAL:
        raise Refused("WRONG_PHASE", "marks are still being made")
    if state.counting:
        raise Refused("ROUND_OVER", "nobody has a mark left to show")
    if seat in state.fallen:
        raise Refused("FALLEN", "you have fallen in this round")
    if seat not in waiting_for(state):
        raise Refused("NOT_YOUR_TURN", "somebody else is the scout")
    if position not in state.marks[seat]:
        raise Refused("NOT_MARKED", "you have no mark there")
    if position not in state.sky.unshown(seat):
        raise Refused("ALREADY_SHOWN", "that card has been shown in this round")
