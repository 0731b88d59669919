"""Vectors of Stella."""

from __future__ import annotations

from typing import Any

from parlour.api.games.stella.v1 import options_pb2, round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2


def request(case: Any) -> scoring_pb2.ScoreRoundRequest:
    scouting = case["options"].get("scouting", "unspecified")
    played = round_pb2.StellaRound(
        options=options_pb2.StellaOptions(scouting=f"SCOUTING_{scouting.upper()}"),
        order=case["order"],
        marks={p: round_pb2.MarkList(positions=marks) for p, marks in case["marks"].items()},
        reveals=[round_pb2.RoundShowing(scout=p, position=n) for p, n in case["reveals"]],
    )
    return scoring_pb2.ScoreRoundRequest(stella=played)


def result(case: Any, response: scoring_pb2.ScoreRoundResponse) -> Any:
    assert [award.to for award in response.awards] == case["order"]
    return {
        "dark": response.stella.dark or None,
        "fallen": list(response.stella.fallen),
        "stars": dict(response.stella.stars),
        "score": {award.to: award.points for award in response.awards},
    }
