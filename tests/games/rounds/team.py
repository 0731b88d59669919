"""Vectors of Team Dixit."""

from __future__ import annotations

from typing import Any

from parlour.api.games.dixit.v1 import options_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2

from tests.games.rounds.dixit import result

__all__ = ["request", "result"]


def request(case: Any) -> scoring_pb2.ScoreRoundRequest:
    asked = scoring_pb2.ScoreRoundRequest()
    turn = asked.team
    turn.options.CopyFrom(options_pb2.TeamOptions(**case["options"]))
    for name, members in case["teams"].items():
        turn.teams.add(name=name, members=members)
    turn.storyteller = case["storyteller"]
    turn.cards.update(case["cards"])
    turn.votes.update(case["votes"])
    turn.away.extend(case.get("away", ()))
    return asked
