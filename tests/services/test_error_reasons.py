"""docs/api/errors.md is the whole truth: every reason in the code stands there, with the status it travels with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.errors import STATUS, status_of

ROOT = Path(__file__).resolve().parents[2]
GENERATED = {ROOT / "services/parlour" / name for name in ("api", "internal", "store")}
REASON = re.compile(r"[A-Z][A-Z_]{3,}\Z")
POSITION = {"Refused": 0, "TryLater": 0, "BadInput": 2}
ROW = re.compile(r"\| `([A-Z_]+)` \| ([^|]+) \|")


def reasons_in_code() -> Iterator[tuple[str, str]]:
    """Each reason with which something is refused somewhere, and by which class."""
    for path in (ROOT / "services/parlour").rglob("*.py"):
        if GENERATED & set(path.parents):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            position = POSITION.get(node.func.id)
            if position is None:
                continue
            given = node.args[position : position + 1]
            given += [word.value for word in node.keywords if word.arg == "reason"]
            for value in given:
                if isinstance(value, ast.Constant) and REASON.match(str(value.value)):
                    yield str(value.value), node.func.id


def documented() -> dict[str, str]:
    """Each reason of the document and the cell after it."""
    return dict(ROW.findall((ROOT / "docs/api/errors.md").read_text()))


def test_every_reason_is_documented_with_its_status() -> None:
    table = documented()
    found = set(reasons_in_code())
    assert len(found) > 80, "the search finds what there is"
    for reason, kind in sorted(found):
        assert reason in table, f"{reason} is not in docs/api/errors.md"
        error = BadInput("f", "d", reason) if kind == "BadInput" else Refused(reason, "m")
        code = status_of(error)[0].name
        cell = table[reason]
        if re.fullmatch(r"[A-Z_, a-z]+", cell) and cell.split(",")[0].isupper():
            assert code in cell, f"{reason} travels as {code}"


def test_every_status_of_the_table_is_documented() -> None:
    table = documented()
    for reason, code in STATUS.items():
        if reason in table:
            assert code.name in table[reason]
