"""What has gone wrong for people in this field (cases.txt, by number) has a test each that names its case."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
_CASE = re.compile(r"(?<![A-Za-z0-9])[Bb](\d\d)(?!\d)")


def test_every_case_is_named_by_a_test() -> None:
    cases = set((TESTS / "cases.txt").read_text().split())
    assert len(cases) > 60
    named = {
        f"B{number}"
        for path in TESTS.rglob("test_*.py")
        for number in _CASE.findall(path.read_text("utf-8"))
    }
    assert not sorted(cases - named), "cases without a test"
