"""Every vector of every game is worth what it says, for reasons that add up, and no illegal round is scored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from parlour.games import registry
from parlour.kernel.refusals import BadInput

from tests.games.rounds import rounds

VECTORS = Path(__file__).parents[1] / "vectors"
AWARDS = (Path(__file__).parents[2] / "docs" / "api" / "awards.md").read_text()
HERE = [key for key in registry.games() if rounds(key) is not None]


def cases(*, legal: bool) -> list[Any]:
    found: list[Any] = []
    for key in HERE:
        name = f"{key}.json" if legal else "illegal.json"
        every = json.loads((VECTORS / name).read_text())
        mine = [case for case in every if case["input"]["game"] == key]
        assert mine, f"no vectors of {key}"
        found += [pytest.param(key, case, id=case["id"]) for case in mine]
    return found


def test_every_game_has_its_vectors_tested() -> None:
    elsewhere = {key for key in registry.games() if key not in HERE}
    here = Path(__file__).parent
    assert all((here / f"test_{key}_scoring.py").exists() for key in elsewhere)


@pytest.mark.parametrize(("key", "case"), cases(legal=True))
def test_a_round_is_worth(key: str, case: Any) -> None:
    module = rounds(key)
    assert module is not None
    response = registry.scorers()[key].score(module.request(case["input"]))
    assert module.result(case["input"], response) == case["expected"]
    for award in response.awards:
        assert award.points == sum(why.points for why in award.reasons)
        assert all(f"`{why.reason}`" in AWARDS for why in award.reasons), "an unexplained reason"


@pytest.mark.parametrize(("key", "case"), cases(legal=False))
def test_no_table_allows(key: str, case: Any) -> None:
    module = rounds(key)
    assert module is not None
    with pytest.raises(BadInput) as refused:
        registry.scorers()[key].score(module.request(case["input"]))
    assert refused.value.reason == case["reason"]
    assert refused.value.violations[0].field.startswith(f"{key}.")
