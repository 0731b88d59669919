"""Team Dixit for the conformance suite: three to six teams."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2
from parlour.games.dixit.state import AnyState

from tests.games.known import Cell, tables
from tests.games.known.storytelling import cards, hidden, secret, storytelling_twins

__all__ = ["cards", "cells", "hidden", "pairs", "secret", "twins"]


def cells() -> Sequence[Cell]:
    table = iter(tables())
    plain = options_pb2.GameOptions(team=dixit_pb2.TeamOptions())
    return [Cell(plain, players, f"{players}", next(table)) for players in (6, 8, 10, 12)]


def pairs() -> Sequence[Cell]:
    table = iter(tables())
    found: list[Cell] = []
    for players, cap, bonus, laps in (
        (6, 0, False, 1),
        (8, 1, True, 2),
        (10, 3, False, 2),
        (12, 3, True, 1),
    ):
        options = dixit_pb2.TeamOptions(bonus_cap=cap, mate_decoy_bonus=bonus, laps=laps)
        game = options_pb2.GameOptions(team=options)
        found.append(Cell(game, players, f"{players}-cap{cap}-{bonus}-{laps}", next(table), 0))
    return found


def twins(state: AnyState, seat: int | None) -> Iterable[Any]:
    """A team knows its card, except that the storyteller's mate does not know the storyteller's."""
    own: list[int | None] = [seat]
    if seat is not None and state.storyteller is not None:
        half = len(state.seats) // 2
        if seat % half != state.storyteller % half:
            own.append((seat + half) % len(state.seats))
    return storytelling_twins(state, own)
