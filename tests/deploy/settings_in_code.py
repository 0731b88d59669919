"""The settings that the code reads, found in its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
READERS = {"text", "required", "number", "flag", "address"}
NAME = re.compile(r"PARLOUR_[A-Z_]*[A-Z]")


HOUSE = ("services/parlour", "clients/parlour_bots")
CALLERS = ("clients/parlour_cli",)


@cache
def settings(folders: tuple[str, ...] = (*HOUSE, *CALLERS)) -> frozenset[str]:
    """Full names, without `_FILE`, of those that these folders read."""
    files = (file for folder in folders for file in (ROOT / folder).rglob("*.py"))
    return frozenset(without_file(name) for file in files for name in _read_in(file))


def without_file(name: str) -> str:
    """PARLOUR_X of PARLOUR_X_FILE."""
    return name.removesuffix("_FILE")


def _read_in(file: Path) -> Iterator[str]:
    source = file.read_text("utf-8")
    if "environ" not in source:  # most files read none, and the generated ones are large
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="peer"), args=[_, ast.Constant(str(name)), *_]):
                yield f"PARLOUR_{name}"
            case ast.Call(func=ast.Attribute(attr=attr), args=[ast.Constant(str(name)), *_]) if (
                attr in READERS and name.isupper()
            ):
                yield f"PARLOUR_{name}"
            case ast.Call(
                func=ast.Attribute(value=ast.Attribute(attr="environ"), attr="get"),
                args=[ast.Constant(str(name)), *_],
            ) if NAME.fullmatch(name):
                yield name
            case _:
                pass
