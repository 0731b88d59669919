"""Card art drawn by program: sets, card specifications, pictures. Seeded and deterministic.

Specifications are cheap; numpy, Pillow and the SVG renderer are loaded when a card is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import CardSpec, card
from .drawing import draw, encode
from .sets import SETS, CardSet

if TYPE_CHECKING:
    from PIL.Image import Image as Image

__all__ = ["SETS", "CardSet", "CardSpec", "card", "draw", "encode"]
