"""Score files: the vectors' format, to the API and back."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from parlour_cli.commands.score import to_request
from parlour_cli.scorekeeping.reading import BadCase

VECTORS = Path(__file__).parents[1] / "vectors"
TURN: dict[str, Any] = {
    "game": "dixit",
    "options": {"edition": "odyssey"},
    "players": ["Ana", "Bo", "Cy"],
    "storyteller": "Ana",
    "cards": {"a": "Ana", "b1": "Bo", "b2": "Bo", "c1": "Cy", "c2": "Cy"},
    "votes": {"Bo": ["a"], "Cy": []},
}


def test_a_null_cap_is_none_and_one_left_out_is_the_editions_own() -> None:
    capped = to_request({"input": TURN | {"options": {"edition": "odyssey", "bonus_cap": None}}})
    assert capped[1].dixit.options.HasField("bonus_cap")
    assert capped[1].dixit.options.bonus_cap == 0
    assert not to_request({"input": TURN})[1].dixit.options.HasField("bonus_cap")


def test_an_empty_list_of_votes_is_an_abstention() -> None:
    assert list(to_request({"input": TURN})[1].dixit.votes) == ["Bo"]


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ([], "INVALID_INPUT"),
        ({"input": 7}, "INVALID_INPUT"),
        ({"input": {"game": "chess"}}, "UNKNOWN_GAME"),
        ({"input": TURN | {"options": {"edition": "deluxe"}}}, "UNKNOWN_EDITION"),
        ({"input": TURN | {"options": {"edition": ["odyssey"]}}}, "UNKNOWN_EDITION"),
        ({"input": TURN | {"options": {"editon": "odyssey"}}}, "INVALID_INPUT"),
        ({"input": TURN | {"options": {"bonus_cap": "3"}}}, "INVALID_INPUT"),
        ({"input": TURN | {"votes": {"Bo": "a"}}}, "INVALID_INPUT"),
        ({"input": TURN | {"cards": {"a": 1}}}, "INVALID_INPUT"),
        ({"input": TURN | {"comment": "?"}}, "INVALID_INPUT"),
        ({"input": TURN | {"players": ["\ud800"]}}, "INVALID_INPUT"),
    ],
)
def test_a_malformed_case_is_refused_with_a_reason(case: Any, reason: str) -> None:
    with pytest.raises(BadCase) as refusal:
        to_request(case)
    assert refusal.value.reason == reason


@pytest.mark.parametrize("game", ["dixit", "party", "team", "jinx", "stella"])
def test_every_vector_is_answered_as_expected(game: str, server: str) -> None:
    cases = json.loads((VECTORS / f"{game}.json").read_text("utf-8"))
    done = score(server, VECTORS / f"{game}.json")
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers == [{"id": case["id"], "result": case["expected"]} for case in cases]


def test_every_illegal_round_is_refused_and_the_exit_status_says_so(server: str) -> None:
    cases = json.loads((VECTORS / "illegal.json").read_text("utf-8"))
    done = score(server, VECTORS / "illegal.json")
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [case["id"] for case in cases]
    assert all(set(answer) == {"id", "error"} for answer in answers)
    assert all(set(answer["error"]) == {"reason", "message"} for answer in answers)


def test_one_case_alone_and_the_standard_input_do_as_well(server: str) -> None:
    case = {"id": "t1", "input": TURN}
    done = score(server, "-", given=json.dumps(case))
    assert json.loads(done.stdout) == {
        "id": "t1",
        "result": {"points": {"Ana": 0, "Bo": 2, "Cy": 0}},
    }


def test_a_file_that_is_no_json_is_said_in_a_sentence(server: str, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("{")
    done = score(server, tmp_path / "x")
    assert done.returncode == 2
    assert "is no JSON" in done.stderr
    assert "Traceback" not in done.stderr


def score(server: str, file: Path | str, *, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parlour_cli", "score", "--server", server, str(file)]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, timeout=120, check=False
    )
