"""Drawing and encoding: the only part that needs numpy, Pillow and the SVG renderer."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from .cards import CardSpec, card, paint
from .sets import card_set

if TYPE_CHECKING:
    from PIL.Image import Image

LARGE, SMALL = 600, 160
_QUALITY = {SMALL: 80, LARGE: 82}


def draw(set_id: str, number: int, width: int = LARGE) -> Image:
    """The card's picture: 600 x 900, or 600 x 600 for square sets."""
    return draw_spec(card(set_id, number), width)


def draw_spec(spec: CardSpec, width: int = LARGE) -> Image:
    """The picture of a specification."""
    from .finish import render  # noqa: PLC0415

    if card_set_is_square(spec.set_id):
        return render(paint(spec), width)
    return render(paint(spec), width, spec.camera, spec.light_side)


def card_set_is_square(set_id: str) -> bool:
    """Whether the set's cards are square; drafts of unknown sets count as portraits."""
    try:
        return card_set(set_id).shape == "square"
    except KeyError:
        return False


def encode(image: Image) -> dict[str, bytes]:
    """WebP in the two sizes the clients load: 'small' 160 wide and 'large' 600 wide."""
    from PIL import Image as Images  # noqa: PLC0415

    result: dict[str, bytes] = {}
    for name, width in (("small", SMALL), ("large", LARGE)):
        sized = image
        if image.width != width:
            height = round(image.height * width / image.width)
            sized = image.resize((width, height), Images.Resampling.LANCZOS)
        buffer = io.BytesIO()
        sized.save(buffer, "WEBP", quality=_QUALITY[width], method=4)
        result[name] = buffer.getvalue()
    return result
