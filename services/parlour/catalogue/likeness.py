"""Likeness: whether two pictures would look the same on a table, whatever their bytes are.

A likeness is 44 bytes: a difference hash of 16 x 16 brightness gradients (32 bytes), and the mean colours of the four
quarters (12 bytes), without which all plain pictures would be alike.
"""

from __future__ import annotations

import io
import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

GRID = 16
HASH_BYTES = GRID * GRID // 8
COLOUR_BYTES = 12
# The built-in sets keep 40 bits between any two cards; an honest copy, encoded anew or made smaller, differs in far fewer.
MOST_BITS = 14
MOST_COLOUR = 24  # of 255, in any channel of any quarter
_STEP = 2  # smaller differences of brightness are an encoder's noise


def measure(picture: Image) -> bytes:
    """The likeness of a picture."""
    from PIL.Image import Resampling  # noqa: PLC0415 - whoever only compares needs no imaging library

    grey = picture.convert("L").resize((GRID + 1, GRID), Resampling.LANCZOS).tobytes()
    bits = 0
    for row in range(GRID):
        line = grey[row * (GRID + 1) : (row + 1) * (GRID + 1)]
        for left, right in itertools.pairwise(line):
            bits = bits << 1 | (left > right + _STEP)
    colours = picture.convert("RGB").resize((2, 2), Resampling.BOX).tobytes()
    return bits.to_bytes(HASH_BYTES, "big") + colours


def of_file(data: bytes) -> bytes:
    """The likeness of a picture of our own, encoded."""
    from PIL import Image  # noqa: PLC0415 - as above

    with Image.open(io.BytesIO(data)) as picture:
        return measure(picture)


def alike(one: bytes, other: bytes) -> bool:
    """Whether two likenesses are of the same picture."""
    return _near(_hash(one), _hash(other)) and _same_colours(one, other)


def firsts(likenesses: Sequence[bytes | None]) -> list[int]:
    """The places of those that are like none before them; None is like nothing."""
    kept: list[int] = []
    seen: list[tuple[int, bytes]] = []
    for place, likeness in enumerate(likenesses):
        if likeness is not None:
            hashed = _hash(likeness)
            if any(_near(hashed, known) and _same_colours(likeness, of) for known, of in seen):
                continue
            seen.append((hashed, likeness))
        kept.append(place)
    return kept


def _hash(likeness: bytes) -> int:
    return int.from_bytes(likeness[:HASH_BYTES], "big")


def _near(one: int, other: int) -> bool:
    return (one ^ other).bit_count() <= MOST_BITS


def _same_colours(one: bytes, other: bytes) -> bool:
    pairs = zip(one[HASH_BYTES:], other[HASH_BYTES:], strict=True)
    return all(abs(a - b) <= MOST_COLOUR for a, b in pairs)
