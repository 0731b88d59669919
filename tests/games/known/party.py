"""Dixit Party for the conformance suite: six to twelve players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from parlour.api.game.v1 import options_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2
from parlour.games.dixit.state import AnyState

from tests.games.known import Cell, tables
from tests.games.known.storytelling import cards, secret, twins
from tests.games.known.storytelling import hidden as hidden_cards

__all__ = ["cards", "cells", "hidden", "pairs", "secret", "twins"]

BOTH = (False, True)


def cells() -> Sequence[Cell]:
    table = iter(tables())
    plain = options_pb2.GameOptions(party=dixit_pb2.PartyOptions())
    return [Cell(plain, players, f"{players}", next(table)) for players in range(6, 13)]


def pairs() -> Sequence[Cell]:
    """An orthogonal array over six options of two values: each pair of values is met."""
    table, players, decks = iter(tables()), cycle(range(6, 13)), cycle((0, 84))
    found: list[Cell] = []
    for a in BOTH:
        for b in BOTH:
            for c in BOTH:
                options = dixit_pb2.PartyOptions(
                    scoring=dixit_pb2.PARTY_SCORING_EVERY_GROUP if a else None,
                    storyteller_green=b,
                    own_card_vote=c,
                    blind_clue=a != b,
                    pass_hands=a != c,
                    laps=2 if b != c else 1,
                )
                label = f"{a:d}{b:d}{c:d}"
                game = options_pb2.GameOptions(party=options)
                found.append(Cell(game, next(players), label, next(table), next(decks)))
    return found


def hidden(state: AnyState, seat: int | None) -> frozenset[str]:
    """Under a blind clue the storyteller's own hand too, and before there is one everybody's."""
    blind = state.rules.blind_clue
    tells = state.phase == "claim" or (state.phase == "clue" and seat == state.storyteller)
    return hidden_cards(state, None if blind and tells else seat)
