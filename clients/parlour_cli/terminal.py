"""What the terminal can do."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Literal

Colours = Literal["none", "256", "truecolor"]


@dataclass(frozen=True, slots=True)
class Terminal:
    """`full_screen`: may be drawn on and typed at; `colours`: how many it has."""

    full_screen: bool
    colours: Colours


def detect(environment: Mapping[str, str] | None = None) -> Terminal:
    """The terminal of this process. TERM=dumb, NO_COLOR or a pipe on either side means plain text."""
    env = os.environ if environment is None else environment
    kind = env.get("TERM", "")
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or kind in ("", "dumb", "unknown"):
        return Terminal(full_screen=False, colours="none")
    if env.get("NO_COLOR"):
        return Terminal(full_screen=False, colours="none")
    keys = find_spec("termios") is not None  # not on Windows
    return Terminal(full_screen=keys, colours=colours(env))


def colours(env: Mapping[str, str]) -> Colours:
    """By COLORTERM and TERM."""
    if env.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return "truecolor"
    return "truecolor" if "direct" in env.get("TERM", "") else "256"


def size() -> tuple[int, int]:
    """(columns, rows), 80 by 24 where it cannot be known."""
    found = shutil.get_terminal_size((80, 24))
    return max(20, found.columns), max(8, found.lines)
