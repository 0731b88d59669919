"""Dixit for the conformance suite: five editions, three to twelve players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from parlour.api.game.v1 import options_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2
from parlour.games.dixit.options import EDITIONS

from tests.games.known import Cell, tables
from tests.games.known.storytelling import cards, hidden, secret, twins

__all__ = ["cards", "cells", "hidden", "pairs", "secret", "twins"]


def cells() -> Sequence[Cell]:
    table = iter(tables())
    return [
        Cell(_options(key), players, f"{key}-{players}", next(table))
        for key, edition in EDITIONS.items()
        for players in edition.players
    ]


def pairs() -> Sequence[Cell]:
    """Each edition with each value of each option, on decks that just suffice and on large ones."""
    table = iter(tables())
    targets, caps, flags, decks = (
        cycle((1, 30, 60)),
        cycle((None, 0, 1, 3)),
        cycle((False, True)),
        cycle((0, 84, 130)),
    )
    found: list[Cell] = []
    for key, edition in EDITIONS.items():
        for players in edition.players:
            target, cap, flag, size = next(targets), next(caps), next(flags), next(decks)
            options = _options(key)
            options.dixit.target = target
            if cap is not None:
                options.dixit.bonus_cap = cap
            options.dixit.strict_table = flag
            options.dixit.also_end_on_deck_out = not flag
            label = f"{key}-{players}-to{target}-cap{cap}-{flag}-{size}"
            found.append(Cell(options, players, label, next(table), size))
    return found


def _options(edition: str) -> options_pb2.GameOptions:
    named = dixit_pb2.DixitOptions(edition=f"EDITION_{edition.upper()}")
    return options_pb2.GameOptions(dixit=named)
