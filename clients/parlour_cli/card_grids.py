"""Lays cards out that have fixed places, as in Jinx and Stella: in their rows, with what there is to say beside or inside."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from parlour_cli.card_rows import GAP, LEAST_WIDTH, MOST_WIDTH, Layout, Rows, column, wrapped
from parlour_cli.scene import Cards, Face

_LEAST_TEXT = 26  # cells; narrower columns of words are no pleasure to read
_LEAST_CELL = 9


def fit_beside(cards: Cards, columns: int, rows: int, aspect: float) -> Layout | None:
    """The largest pictures that leave room for words to their right; None when there is none."""
    across, down = cards.columns, _down(cards)
    for width in range(MOST_WIDTH, LEAST_WIDTH - 1, -1):
        height = max(1, round(width * aspect / 2))
        wide = across * (width + GAP) + _LEAST_TEXT
        if wide <= columns and down * (height + 1) <= rows and across <= height + 1:
            return Layout(across, width, height)
    return None


def draw_beside(
    cards: Cards, layout: Layout, columns: int, text: Callable[[str], str], rows: Rows
) -> list[Text]:
    """Each row of pictures with the notes and texts of its cards to its right."""
    room = columns - layout.columns * (layout.width + GAP)
    tall = layout.height + 1
    labels = max(cell_len(face.label) for face in cards.faces)
    lines: list[Text] = []
    for faces in _grid_rows(cards):
        pictures = [column(face, layout, 0, rows, close=False) for face in faces]
        pictures += [[Text(" " * layout.width)] * tall] * (layout.columns - len(faces))
        share = tall // layout.columns
        words = [said for face in faces for said in _told(face, labels, text, room, share)]
        words += [Text()] * (tall - len(words))
        for row in range(tall):
            lines.append(
                Text(" " * GAP).join([*(picture[row] for picture in pictures), words[row]])
            )
    return lines


def cells(cards: Cards, columns: int, rows: int, text: Callable[[str], str]) -> list[Text] | None:
    """The grid in words, for rooms that pictures do not fit in; None when words do not fit either."""
    across, down = cards.columns, _down(cards)
    width, tall = (columns + GAP) // across - GAP, min(rows // down, 6)
    if width < _LEAST_CELL or tall < 2:
        return None
    lines: list[Text] = []
    for faces in _grid_rows(cards):
        told = [_cell(face, text, width, tall) for face in faces]
        lines += [Text(" " * GAP).join(cell[row] for cell in told) for row in range(tall)]
    return lines


def _down(cards: Cards) -> int:
    return -(-len(cards.faces) // cards.columns)


def _grid_rows(cards: Cards) -> list[list[Face]]:
    faces, across = list(cards.faces), cards.columns
    return [faces[start : start + across] for start in range(0, len(faces), across)]


def _told(
    face: Face, labels: int, text: Callable[[str], str], width: int, lines: int
) -> list[Text]:
    """Label, note and text in exactly so many lines, what follows the first one set in."""
    style = "bold" if face.chosen else "dim" if face.faint else ""
    label = f"{face.label}{' ' * (labels - cell_len(face.label))}  "
    note = f"{face.note} · " if face.note else ""
    inside = wrapped(note + text(face.card), width - labels - 2, lines)
    told: list[Text] = []
    for number, part in enumerate(inside):
        noted = max(0, len(note) - 1) if number == 0 else 0
        said = Text(" " * (labels + 2) if number else label, style)
        said.append(part[:noted], "italic bold").append(part[noted:], style or "dim")
        told.append(said)
    return told + [Text()] * (lines - len(told))


def _cell(face: Face, text: Callable[[str], str], width: int, tall: int) -> list[Text]:
    style = "bold reverse" if face.chosen else "dim" if face.faint else "bold"
    lines = [Text(f" {face.label} ", style)]
    noted = wrapped(face.note, width, tall - 1)
    lines += [Text(said, "italic bold") for said in noted]
    lines += [Text(said, "dim") for said in wrapped(text(face.card), width, tall - len(lines))]
    for said in lines:
        said.truncate(width, overflow="ellipsis", pad=True)
    return lines + [Text(" " * width)] * (tall - len(lines))
