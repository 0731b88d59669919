"""What is to be seen now, for any terminal: lines of text and rows of cards. `screen` and `plain_screen` show it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from rich.text import Text


@dataclass(frozen=True, slots=True)
class Face:
    """A card to show: what it is called by, which one, a note beneath; `chosen` stands out, `faint` steps back."""

    label: str
    card: str
    note: str = ""
    chosen: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side; `columns` for a fixed grid, 0 for as many as fit. `close`: as large as can be, without texts."""

    faces: Sequence[Face]
    columns: int = 0
    close: bool = False


Block = Text | Cards


def line(text: str = "", style: str = "") -> Text:
    """A line of text."""
    return Text(text, style)


def _no_blocks() -> list[Block]:
    return []


@dataclass(slots=True)
class Scene:
    """A whole screen. `moment` changes when there is something new to read, so that a plain terminal prints it again.

    `prompt` stands before what is typed, `hint` says what may be typed.
    """

    title: str
    moment: Hashable
    blocks: list[Block] = field(default_factory=_no_blocks)
    prompt: str = ""
    hint: str = ""
    clock: str = ""
