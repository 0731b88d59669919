"""Playing with the other word of the word card, by agreement of all who are present (7.2)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.stella import events as e
from parlour.games.stella.state import StellaState
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Presence


def supporters(state: StellaState) -> frozenset[int]:
    """Who agrees to a proposal that is still open."""
    return state.supporters if _open(state) else frozenset()


def may_propose(state: StellaState) -> bool:
    """It is open, and nobody has proposed it yet."""
    return _open(state) and not state.supporters


def may_accept(state: StellaState, seat: int) -> bool:
    """It has been proposed, and this seat's word is missing, or is enough now that somebody else is away."""
    return bool(supporters(state)) and (seat not in state.supporters or _agreed(state, seat))


def propose(state: StellaState, seat: int) -> Sequence[e.Event]:
    """Raises `Refused` with OTHER_WORD_CLOSED or ALREADY_PROPOSED."""
    _check_open(state)
    if not may_propose(state):
        raise Refused("ALREADY_PROPOSED", "somebody has proposed it; you may agree")
    return _support(state, seat)


def accept(state: StellaState, seat: int) -> Sequence[e.Event]:
    """Raises `Refused` with OTHER_WORD_CLOSED, NOT_PROPOSED or ALREADY_ACCEPTED."""
    _check_open(state)
    if not state.supporters:
        raise Refused("NOT_PROPOSED", "nobody has proposed the other word")
    if not may_accept(state, seat):
        raise Refused("ALREADY_ACCEPTED", "you have agreed; others have not yet")
    return _support(state, seat)


def _support(state: StellaState, seat: int) -> Sequence[e.Event]:
    changed = [e.WordChanged(state.word_card[1])] if _agreed(state, seat) else []
    return [e.OtherWordSupported(seat), *changed]


def _agreed(state: StellaState, seat: int) -> bool:
    present = {n for n in state.playing if state.seats[n].presence is Presence.PRESENT}
    return present <= state.supporters | {seat}


def _open(state: StellaState) -> bool:
    return not _closed_because(state)


def _closed_because(state: StellaState) -> str:
    if len(state.word_card) < 2:
        return "this word card has one word only"
    if state.word != state.word_card[0]:
        return "the other word is played with already"
    if state.confirmed or state.idled:
        return "somebody has confirmed already"
    return ""


def _check_open(state: StellaState) -> None:
    if why := _closed_because(state):
        raise Refused("OTHER_WORD_CLOSED", why)
