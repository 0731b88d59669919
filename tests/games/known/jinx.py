"""Jinx for the conformance suite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.api.games.jinx.v1 import options_pb2 as jinx_pb2
from parlour.games.jinx.state import POSITIONS, JinxState

from tests.games.known import Cell, tables


def cells() -> Sequence[Cell]:
    return _cells(0)


def pairs() -> Sequence[Cell]:
    return _cells(1)


def cards(state: JinxState) -> Sequence[str]:
    piles = [card for pile in state.piles for card in pile]
    return [*state.draw_pile, *state.removed, *state.discard, *state.grid, *piles]


def hidden(state: JinxState, seat: int | None) -> frozenset[str]:
    del seat
    shown = state.last_reveal.grid if state.last_reveal else ()
    return frozenset((*state.draw_pile, *state.removed)) - {*shown}


def secret(before: JinxState, events: Sequence[Any]) -> bool:
    """Every guess is public with its verdict."""
    del before, events
    return False


def twins(state: JinxState, seat: int | None) -> Iterable[Any]:
    """Another target, for everybody but the active player."""
    if state.phase in ("clue", "guess") and seat != state.active_player:
        wrong = {mark.position for mark in state.marks}
        others = [n for n in POSITIONS if n not in wrong | {state.target}]
        yield from (replace(state, target=n) for n in others)


def _cells(penalty: int) -> Sequence[Cell]:
    table = iter(tables())
    options = options_pb2.GameOptions(jinx=jinx_pb2.JinxOptions(nobody_penalty=penalty))
    return [
        Cell(options, players, f"penalty{penalty}-{players}", next(table), 71)
        for players in range(3, 7)
    ]
