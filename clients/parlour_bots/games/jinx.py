"""A bot for Dixit Jinx: hints at the card on its position, points at the card that fits best as long as it is free."""

from __future__ import annotations

import random

from parlour.api.game.v1 import game_pb2, move_pb2
from parlour_client.moves import jinx

from parlour_bots.clues import clue_for
from parlour_bots.gallery import Lore, words_of

GAMES = ("jinx",)

_NOISE = 0.4  # of a good match; so that bots do not all point at the same card


def choose(
    game: str,
    view: game_pb2.Game,
    private: game_pb2.PrivateView,
    lore: Lore,
    chance: random.Random,
) -> move_pb2.Move | None:
    """Hints or points, whichever the seat may do now."""
    table = view.jinx
    if "give_clue" in private.may:
        return jinx.give_clue(clue_for(table.grid[private.jinx.target - 1], lore, chance))
    if "point" in private.may:
        taken = {mark.position for mark in table.marks}
        clue = words_of(table.clue)
        felt = {
            position: lore.likeness(clue, card) + chance.random() * _NOISE
            for position, card in enumerate(table.grid, 1)
            if position not in taken
        }
        return jinx.point(max(felt, key=lambda position: felt[position]))
    return None
