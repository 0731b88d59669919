"""What Dixit, Party and Team have in common for the conformance suite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from parlour.games.dixit import events as d
from parlour.games.dixit.moves import CastVote
from parlour.games.dixit.state import NO_CLUE, AnyState

CHOICES = (d.ClueGiven, d.Submitted, d.Voted)


def cards(state: AnyState) -> Sequence[str]:
    return [*state.draw, *state.discard, *state.laid, *(c for hand in state.hands for c in hand)]


def hidden(state: AnyState, seat: int | None) -> frozenset[str]:
    """All but one's own hand, the table, and the last reveal: to know a discard needs a memory, not a message."""
    seen = {*state.laid, *(state.hands[seat] if seat is not None else ())}
    if state.reveal is not None:
        seen |= {slot.card for slot in state.reveal.slots}
    return frozenset(cards(state)) - seen


def secret(before: AnyState, events: Sequence[Any]) -> bool:
    del before
    opened = any(isinstance(event, d.TableLaid | d.Revealed) for event in events)
    return not opened and any(isinstance(event, CHOICES) for event in events)


def twins(state: AnyState, seat: int | None) -> Iterable[Any]:
    return storytelling_twins(state, () if seat is None else (seat,))


def storytelling_twins(state: AnyState, own: Sequence[int | None]) -> Iterable[Any]:
    """Other votes of the others; cards on the table that others of them gave. `own`: whose choices the viewer knows."""
    if state.phase != "vote":
        return
    others = {n: CastVote((1,)) for n in state.votes if n not in own}
    yield replace(state, votes={**state.votes, **others})
    givers = sorted(n for n in state.given if n not in own)
    for giver, taker in pairwise(givers):
        one, other = state.given[giver][0], state.given[taker][0]
        swap = {one: other, other: one}
        given = {n: tuple(swap.get(c, c) for c in cards) for n, cards in state.given.items()}
        told = state.clue or NO_CLUE
        clue = replace(told, card=swap.get(told.card, told.card))
        yield replace(state, given=given, clue=clue)
