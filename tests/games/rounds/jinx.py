"""Vectors of Jinx."""

from __future__ import annotations

from typing import Any

from parlour.api.games.jinx.v1 import options_pb2, round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2


def request(case: Any) -> scoring_pb2.ScoreRoundRequest:
    played = round_pb2.JinxRound(
        options=options_pb2.JinxOptions(**case["options"]),
        piles=[round_pb2.PileSize(player=p, cards=n) for p, n in case["piles"].items()],
        active=case["active"],
        target=case["target"],
        guesses=[round_pb2.Guess(player=p, position=n) for p, n in case["guesses"]],
    )
    return scoring_pb2.ScoreRoundRequest(jinx=played)


def result(case: Any, response: scoring_pb2.ScoreRoundResponse) -> Any:
    """The piles twice over: as the answer says, and as the awards make them."""
    piles = {pile.player: pile.cards for pile in response.jinx.piles}
    awarded = {award.to: case["piles"][award.to] + award.points for award in response.awards}
    assert list(awarded.items()) == list(piles.items())
    return {
        "piles": piles,
        "returned": response.jinx.returned,
        "discarded": response.jinx.discarded,
    }
