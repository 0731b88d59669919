"""Contact sheets: every card of a set side by side, as small as a player's hand."""

from __future__ import annotations

from pathlib import Path

from .drawing import card_set_is_square, draw
from .sets import card_set

PAPER = "#f4f1ea"


def contact_sheet(
    set_id: str, path: Path, width: int = 92, columns: int = 12, first: int = 1, last: int = 0
) -> None:
    """Draw cards `first` to `last` (all by default) of a set into one picture file."""
    from PIL import Image  # noqa: PLC0415

    height = width if card_set_is_square(set_id) else width * 3 // 2
    last = last or card_set(set_id).count
    numbers = range(first, last + 1)
    gap = max(3, width // 24)
    rows = -(-len(numbers) // columns)
    size = (columns * (width + gap) + gap, rows * (height + gap) + gap)
    sheet = Image.new("RGB", size, PAPER)
    for i, number in enumerate(numbers):
        card = draw(set_id, number, max(300, width))
        card = card.resize((width, height), Image.Resampling.LANCZOS)
        spot = (gap + i % columns * (width + gap), gap + i // columns * (height + gap))
        sheet.paste(card, spot)
    if path.suffix == ".webp":
        sheet.save(path, quality=72, method=6)
    else:
        sheet.save(path)
