"""Vectors of Dixit Party."""

from __future__ import annotations

from typing import Any

from parlour.api.games.dixit.v1 import options_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2

from tests.games.rounds.dixit import result

__all__ = ["request", "result"]


def request(case: Any) -> scoring_pb2.ScoreRoundRequest:
    asked = scoring_pb2.ScoreRoundRequest()
    turn = asked.party
    options = dict(case["options"])
    if "scoring" in options:
        named = f"PARTY_SCORING_{options.pop('scoring').upper()}"
        turn.options.MergeFrom(options_pb2.PartyOptions(scoring=named))
    turn.options.MergeFrom(options_pb2.PartyOptions(**options))
    turn.players.extend(case["players"])
    turn.storyteller = case["storyteller"]
    turn.cards.update(case["cards"])
    turn.votes.update(case["votes"])
    turn.red = case["red"] or ""
    return asked
