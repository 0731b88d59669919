"""Turns of Dixit Party in score files."""

from __future__ import annotations

from typing import Any

from parlour.api.games.dixit.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2

from parlour_cli.scorekeeping.dixit import to_result as dixit_result
from parlour_cli.scorekeeping.reading import Fields, read_options, text

GAMES = ("party",)


def to_round(game: str, fields: Fields) -> scoring_service_pb2.ScoreRoundRequest:
    """A turn, its fields as in the file."""
    turn = round_pb2.PartyRound(
        players=fields.names("players"), storyteller=fields.text("storyteller")
    )
    read_options(fields.inner("options"), turn.options, {})
    for card, owner in fields.mapping("cards").items():
        turn.cards[card] = text(owner, f"cards.{card}")
    for player, card in fields.mapping("votes").items():
        turn.votes[player] = text(card, f"votes.{player}")
    red = fields.raw("red")
    if red is not None:
        turn.red = text(red, "red")
    return scoring_service_pb2.ScoreRoundRequest(party=turn)


def to_result(game: str, response: scoring_service_pb2.ScoreRoundResponse) -> dict[str, Any]:
    """Points by player."""
    return dixit_result(game, response)
