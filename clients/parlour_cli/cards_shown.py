"""Chooses how cards are shown in the room there is: as pictures, with their texts where those fit, or in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.text import Text

from parlour_cli.card_grids import cells, draw_beside, fit_beside
from parlour_cli.card_rows import draw, fit, listed
from parlour_cli.scene import Cards

_LISTED = 8  # cards up to which their texts are listed below the pictures, if there is room
_WORTH_TEXTS = (
    0.75  # of the width that pictures have without texts: so much smaller they may become for them
)


class Gallery(Protocol):
    """Where pictures come from; `parlour_cli.pictures` is one."""

    def rows(
        self, card: str, width: int, height: int, large: bool, faint: bool
    ) -> list[Text] | None:
        """The card as lines of cells; None as long as it has not come."""
        ...

    def aspect(self) -> float:
        """Height by width of the cards in play."""
        ...


def show_cards(
    cards: Cards, columns: int, rows: int, text: Callable[[str], str], gallery: Gallery | None
) -> list[Text]:
    """The cards in at most so many lines. `text` says what is to be seen on a card; no gallery: words alone."""
    if gallery is None:
        return _in_words(cards, columns, rows, text)
    aspect = gallery.aspect()
    alone = fit(cards, columns, rows, aspect)
    if cards.columns:
        beside = fit_beside(cards, columns, rows, aspect)
        if beside and (alone is None or beside.width >= alone.width * _WORTH_TEXTS):
            return draw_beside(cards, beside, columns, text, gallery.rows)
    elif len(cards.faces) <= _LISTED and not cards.close and alone is not None:
        texts = listed(cards, text)
        smaller = fit(cards, columns, rows - len(texts), aspect)
        if smaller is not None and smaller.width >= alone.width * _WORTH_TEXTS:
            for said in texts:
                said.truncate(columns, overflow="ellipsis")
                said.stylize("dim")
            return draw(cards, smaller, gallery.rows) + texts
    if alone is not None:
        return draw(cards, alone, gallery.rows)
    return _in_words(cards, columns, rows, text)


def _in_words(cards: Cards, columns: int, rows: int, text: Callable[[str], str]) -> list[Text]:
    grid = cells(cards, columns, rows, text) if cards.columns else None
    if grid is not None:
        return grid
    texts = listed(cards, text)
    if cards.columns and len(texts) > rows:
        texts = [said for said in texts if said]  # first the gaps between rows go
    if len(texts) > rows:
        left = len(texts) - max(0, rows - 1)
        texts = [*texts[: max(0, rows - 1)], Text(f"… {left} more: make the window larger", "bold")]
    for said in texts:
        said.truncate(columns, overflow="ellipsis")
    return texts
