"""RULES 7.4: why each point of a round of Stella, beyond its vectors."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.stella.scorer import SCORERS
from parlour.kernel.refusals import BadInput

from tests.games.rounds.stella import request


def score(given: Any) -> scoring_pb2.ScoreRoundResponse:
    asked = request({"options": {}, **given})
    asked.stella.left.update(given.get("left", {}))
    return SCORERS[0].score(asked)


def reasons(given: Any) -> dict[str, list[tuple[str, int, int]]]:
    answer = score(given)
    return {a.to: [(r.reason, r.points, r.count) for r in a.reasons] for a in answer.awards}


def test_s1_six_sparks_and_a_super_spark_in_the_dark() -> None:
    """Fallen in the dark, 15 stars bring 8; the same round without the mark that nobody shares brings all 15."""
    marks = {"A": [1, 2, 3, 4, 5, 6, 7, 8], "B": [1, 2, 3, 4, 5, 6, 7], "C": [1, 2, 3, 4, 5, 6]}
    showings = [["A", n] for n in range(1, 9)]
    fallen = reasons({"order": "ABC", "marks": marks, "reveals": showings})
    assert fallen["A"] == [("SPARKS", 12, 6), ("SUPER_SPARKS", 3, 1), ("FELL_IN_THE_DARK", -7, 7)]
    assert fallen["B"] == [("SPARKS", 12, 6), ("SUPER_SPARKS", 3, 1)]
    marks["A"].pop()
    light = reasons({"order": "ABC", "marks": marks, "reveals": showings[:-1]})
    assert light["A"] == [("SPARKS", 12, 6), ("SUPER_SPARKS", 3, 1)]


def test_7_4_who_has_no_points_is_told_why() -> None:
    given = {"order": "ABC", "marks": {"A": [1], "B": [2]}, "reveals": [["A", 1], ["B", 2]]}
    assert reasons(given) == {
        "A": [("NO_SPARKS", 0, 0)],
        "B": [("NO_SPARKS", 0, 0)],
        "C": [("SAT_OUT", 0, 0)],
    }


def test_7_4_in_the_dark_points_never_go_below_zero() -> None:
    given = {
        "order": "ABC",
        "marks": {"A": [1, 2], "B": [3], "C": [4]},
        "reveals": [["A", 1], ["B", 3], ["C", 4]],
    }
    assert reasons(given)["A"] == [("NO_SPARKS", 0, 0)]


def test_7_6_who_has_left_fills_nothing_more_and_scouts_no_more() -> None:
    given = {
        "order": "ABCD",
        "marks": {"A": [1, 2, 3], "B": [1], "C": [2], "D": [3]},
        "left": {"A": 1},
        "reveals": [["A", 1], ["C", 2], ["D", 3]],
    }
    assert {a.to: a.points for a in score(given).awards} == {
        "A": 3,
        "B": 3,
        "C": 3,
        "D": 3,
    }


def test_7_6_nobody_has_marked() -> None:
    answer = score({"order": "ABC", "marks": {}, "reveals": []})
    assert [award.points for award in answer.awards] == [0, 0, 0]
    assert answer.stella.dark == ""


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"order": "AB"}, "PLAYER_COUNT"),
        ({"order": "ABCDEFG"}, "PLAYER_COUNT"),
        ({"order": "ABB"}, "DUPLICATE_PLAYER"),
        ({"left": {"Z": 0}}, "NOT_SEATED"),
        ({"reveals": [["Z", 1]]}, "NOT_SEATED"),
        ({"reveals": [["A", 16]]}, "OUT_OF_RANGE"),
    ],
)
def test_other_rounds_that_no_table_allows(given: Any, reason: str) -> None:
    usual = {"order": "ABC", "marks": {"A": [1]}, "reveals": [["A", 1]]}
    with pytest.raises(BadInput) as caught:
        score({**usual, **given})
    assert caught.value.reason == reason
