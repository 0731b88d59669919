"""Lays cards out: how large they can be in the room there is, and what stands beneath them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from parlour_cli.scene import Cards, Face

GAP = 2  # cells between cards
LEAST_WIDTH = 6  # cells; below that a picture shows nothing
MOST_WIDTH = 40  # cells; larger ones are what `look` is for

# (card, width, height, large, faint) -> lines
Rows = Callable[[str, int, int, bool, bool], list[Text] | None]


class Layout(NamedTuple):
    """Cards in a row, and their size in cells."""

    columns: int
    width: int
    height: int


def fit(cards: Cards, columns: int, rows: int, aspect: float) -> Layout | None:
    """The largest layout of the cards in a room of cells; None when they would be too small to tell apart.

    A cell is twice as high as wide, so a card of width w is w * aspect / 2 high.
    """
    count = len(cards.faces)
    if not count:
        return None
    best: Layout | None = None
    for across in [cards.columns] if cards.columns else range(1, count + 1):
        down = -(-count // across)
        for width in range(columns if cards.close else MOST_WIDTH, LEAST_WIDTH - 1, -1):
            height = max(1, round(width * aspect / 2))
            beneath = 1 + _note_rows(cards, width)
            if across * width + (across - 1) * GAP <= columns and down * (height + beneath) <= rows:
                if best is None or width > best.width:
                    best = Layout(across, width, height)
                break
    return best


def draw(cards: Cards, layout: Layout, rows: Rows) -> list[Text]:
    """The cards as lines: pictures, labels, notes."""
    lines: list[Text] = []
    notes = _note_rows(cards, layout.width)
    for start in range(0, len(cards.faces), layout.columns):
        faces = cards.faces[start : start + layout.columns]
        columns = [column(face, layout, notes, rows, close=cards.close) for face in faces]
        for row in range(layout.height + 1 + notes):
            lines.append(Text(" " * GAP).join(card[row] for card in columns))
    return lines


def listed(cards: Cards, text: Callable[[str], str]) -> list[Text]:
    """The cards as a list of what is to be seen on them, for terminals without pictures; rows of a grid stand apart."""
    width = max((len(face.label) for face in cards.faces), default=0)
    lines: list[Text] = []
    for number, face in enumerate(cards.faces):
        if cards.columns and number and number % cards.columns == 0:
            lines.append(Text())
        style = "bold" if face.chosen else "dim" if face.faint else ""
        said = Text(f"  {face.label:>{width}}  ", style)
        if face.note:
            said.append(f"[{face.note}]  ", "italic")
        lines.append(said.append(text(face.card), style))
    return lines


def column(face: Face, layout: Layout, notes: int, rows: Rows, *, close: bool) -> list[Text]:
    """A card from top to bottom: its picture, its label, and its note in so many rows."""
    width = layout.width
    picture = rows(face.card, width, layout.height, close, face.faint) or _blank(layout)
    style = "bold reverse" if face.chosen else "dim" if face.faint else "bold"
    label = f" {face.label} " if cell_len(face.label) + 2 <= width else face.label
    lines = [*picture, _centred(Text(label, style), width)]
    lines += [_centred(Text(said), width) for said in wrapped(face.note, width, notes)]
    return lines + [Text(" " * width)] * (layout.height + 1 + notes - len(lines))


def wrapped(text: str, width: int, most: int = 99) -> list[str]:
    """The text in lines of at most `width` cells, broken between words; what is beyond `most` lines ends in an ellipsis."""
    lines: list[str] = []
    for word in text.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    if len(lines) > most:
        lines = lines[:most]
        if lines:
            lines[-1] = f"{set_cell_size(lines[-1], min(cell_len(lines[-1]), width - 1))}…"
    return lines


def _note_rows(cards: Cards, width: int) -> int:
    return max((len(wrapped(face.note, width)) for face in cards.faces), default=0)


def _blank(layout: Layout) -> list[Text]:
    """A card that has not come yet."""
    return [Text("░" * layout.width, "dim")] * layout.height


def _centred(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    left = (width - text.cell_len) // 2
    return Text(" " * left) + text + Text(" " * (width - text.cell_len - left))
