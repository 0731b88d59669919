"""RULES 6.4: why each point of a round of Jinx, beyond its vectors."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.api.games.jinx.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.jinx.scorer import SCORERS
from parlour.kernel.refusals import BadInput

from tests.games.rounds.jinx import request


def score(given: Any) -> scoring_pb2.ScoreRoundResponse:
    return SCORERS[0].score(request(given))


def reasons(guesses: list[tuple[str, int]], **given: Any) -> dict[str, list[tuple[str, int, int]]]:
    usual = {"options": {}, "active": "A", "piles": {"A": 1, "B": 0, "C": 0, "D": 0}, "target": 5}
    answer = score({**usual, "guesses": guesses, **given})
    return {a.to: [(r.reason, r.points, r.count) for r in a.reasons] for a in answer.awards}


def test_6_4_every_point_has_a_reason() -> None:
    found = reasons([("B", 1), ("C", 2), ("D", 5)])
    assert found["A"] == [("WRONG_GUESSES", 2, 2)]
    assert found["D"] == [("FOUND_THE_CARD", 1, 0)]
    assert found["B"] == found["C"] == []
    assert reasons([("B", 5)])["A"] == [("FOUND_AT_ONCE", -1, 0)]


def test_nr_42_an_empty_pile_loses_nothing_and_the_reason_says_so() -> None:
    piles = {"A": 0, "B": 0, "C": 0}
    assert reasons([("B", 5)], piles=piles)["A"] == [("FOUND_AT_ONCE", 0, 0)]


def test_nr_40_wrong_cards_go_to_nobody_when_nobody_finds_the_target() -> None:
    assert reasons([("B", 1), ("C", 2), ("D", 3)])["A"] == []
    penalty = {"nobody_penalty": 1}
    assert reasons([("B", 1)], options=penalty)["A"] == [("NOBODY_FOUND_IT", -1, 0)]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"active": "Zed"}, "NOT_SEATED"),
        ({"target": 0}, "OUT_OF_RANGE"),
        ({"options": {"nobody_penalty": 2}}, "OUT_OF_RANGE"),
        ({"piles": dict.fromkeys("ABCDEFG", 0)}, "PLAYER_COUNT"),
    ],
)
def test_other_rounds_that_no_table_allows(given: Any, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        reasons([], **given)
    assert caught.value.reason == reason


def test_a_player_named_twice_is_refused() -> None:
    piles = [round_pb2.PileSize(player=name) for name in ("A", "B", "B")]
    played = round_pb2.JinxRound(piles=piles, active="A", target=1)
    with pytest.raises(BadInput, match="DUPLICATE_PLAYER"):
        SCORERS[0].score(scoring_pb2.ScoreRoundRequest(jinx=played))
