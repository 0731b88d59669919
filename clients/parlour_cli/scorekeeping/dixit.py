"""Turns of Dixit in score files."""

from __future__ import annotations

from typing import Any

from parlour.api.games.dixit.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2

from parlour_cli.scorekeeping.reading import Fields, items, read_options, text

GAMES = ("dixit",)


def to_round(game: str, fields: Fields) -> scoring_service_pb2.ScoreRoundRequest:
    """A turn of any edition, its fields as in the file."""
    turn = round_pb2.DixitRound(
        players=fields.names("players"), storyteller=fields.text("storyteller")
    )
    read_options(fields.inner("options"), turn.options, {"edition": "UNKNOWN_EDITION"})
    for card, owner in fields.mapping("cards").items():
        turn.cards[card] = text(owner, f"cards.{card}")
    for player, cards in fields.mapping("votes").items():
        voted = [text(card, f"votes.{player}") for card in items(cards, f"votes.{player}")]
        if voted:
            turn.votes[player].cards.extend(voted)
    return scoring_service_pb2.ScoreRoundRequest(dixit=turn)


def to_result(game: str, response: scoring_service_pb2.ScoreRoundResponse) -> dict[str, Any]:
    """Points by player."""
    return {"points": {award.to: award.points for award in response.awards}}
