"""Lays cards out: how large they can be in the room there is, and what stands beneath them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from parlour_cli.scene import Cards, Face

GAP = 2  # cells between cards
LEAST_WIDTH = 6  # cells; below that a picture shows nothing
MOST_WIDTH = 40  # cells; larger ones are what `look` is for
NOTE_ROWS = 2

Rows = Callable[[str, int, int, bool], list[Text] | None]


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
        beneath = 1 + _note_rows(cards)
        for width in range(columns if cards.close else MOST_WIDTH, LEAST_WIDTH - 1, -1):
            height = max(1, round(width * aspect / 2))
            if across * width + (across - 1) * GAP <= columns and down * (height + beneath) <= rows:
                if best is None or width > best.width:
                    best = Layout(across, width, height)
                break
    return best


def draw(cards: Cards, layout: Layout, rows: Rows) -> list[Text]:
    """The cards as lines: pictures, labels, notes."""
    lines: list[Text] = []
    notes = _note_rows(cards)
    for start in range(0, len(cards.faces), layout.columns):
        faces = cards.faces[start : start + layout.columns]
        columns = [_column(face, layout, notes, rows, close=cards.close) for face in faces]
        for row in range(layout.height + 1 + notes):
            lines.append(Text(" " * GAP).join(column[row] for column in columns))
    return lines


def listed(cards: Cards, text: Callable[[str], str]) -> list[Text]:
    """The cards as a list of what is to be seen on them, for terminals without pictures."""
    width = max((len(face.label) for face in cards.faces), default=0)
    lines: list[Text] = []
    for face in cards.faces:
        style = "bold" if face.chosen else "dim" if face.faint else ""
        said = Text(f"  {face.label:>{width}}  {text(face.card)}", style)
        if face.note:
            said.append(f"  [{face.note}]", "italic")
        lines.append(said)
    return lines


def _note_rows(cards: Cards) -> int:
    return NOTE_ROWS if any(face.note for face in cards.faces) else 0


def _column(face: Face, layout: Layout, notes: int, rows: Rows, *, close: bool) -> list[Text]:
    width = layout.width
    picture = rows(face.card, width, layout.height, close) or _blank(layout)
    if face.faint:
        picture = [_faded(line) for line in picture]
    style = "bold reverse" if face.chosen else "dim" if face.faint else "bold"
    column = [*picture, _centred(Text(f" {face.label} ", style), width)]
    wrapped = _wrap(face.note, width)[:notes]
    column += [_centred(Text(line), width) for line in wrapped]
    column += [Text(" " * width)] * (layout.height + 1 + notes - len(column))
    return column


def _blank(layout: Layout) -> list[Text]:
    """A card that has not come yet."""
    return [Text("░" * layout.width, "dim")] * layout.height


def _faded(line: Text) -> Text:
    faded = line.copy()
    faded.stylize("dim")
    return faded


def _centred(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    left = (width - text.cell_len) // 2
    return Text(" " * left) + text + Text(" " * (width - text.cell_len - left))


def _wrap(note: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in note.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines
