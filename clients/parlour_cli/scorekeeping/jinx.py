"""Rounds of Dixit Jinx in score files."""

from __future__ import annotations

from typing import Any

from parlour.api.games.jinx.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2

from parlour_cli.scorekeeping.reading import Fields, bad, items, number, read_options, text

GAMES = ("jinx",)


def to_round(game: str, fields: Fields) -> scoring_service_pb2.ScoreRoundRequest:
    """A round, its fields as in the file."""
    played = round_pb2.JinxRound(active=fields.text("active"), target=fields.number("target"))
    read_options(fields.inner("options"), played.options, {})
    for player, cards in fields.mapping("piles").items():
        played.piles.add(player=player, cards=number(cards, f"piles.{player}"))
    for guess in items(fields.raw("guesses", []), "guesses"):
        match items(guess, "guesses"):
            case [player, position]:
                played.guesses.add(
                    player=text(player, "guesses"), position=number(position, "guesses")
                )
            case _:
                raise bad("a guess is a player and a position")
    return scoring_service_pb2.ScoreRoundRequest(jinx=played)


def to_result(game: str, response: scoring_service_pb2.ScoreRoundResponse) -> dict[str, Any]:
    """Where the cards go."""
    result = response.jinx
    return {
        "piles": {pile.player: pile.cards for pile in result.piles},
        "returned": result.returned,
        "discarded": result.discarded,
    }
