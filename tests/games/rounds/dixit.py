"""Vectors of Dixit."""

from __future__ import annotations

from typing import Any, cast

from parlour.api.games.dixit.v1 import options_pb2, round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2

UNKNOWN = cast("options_pb2.Edition", 99)


def request(case: Any) -> scoring_pb2.ScoreRoundRequest:
    asked = scoring_pb2.ScoreRoundRequest()
    turn = asked.dixit
    options = dict(case["options"])
    name = f"EDITION_{options.pop('edition').upper()}"
    editions = dict(options_pb2.Edition.items())
    turn.options.edition = cast("options_pb2.Edition", editions.get(name, UNKNOWN))
    if "bonus_cap" in options:
        turn.options.bonus_cap = options.pop("bonus_cap") or 0
    turn.options.strict_table = options.pop("strict_table", False)
    assert not options
    turn.players.extend(case["players"])
    turn.storyteller = case["storyteller"]
    turn.cards.update(case["cards"])
    for voter, cards in case["votes"].items():
        turn.votes[voter].CopyFrom(round_pb2.CardList(cards=cards))
    return asked


def result(case: Any, response: scoring_pb2.ScoreRoundResponse) -> Any:
    del case
    return {"points": {award.to: award.points for award in response.awards}}
