"""Cards as coloured blocks: two by two points a cell, in the two colours that come closest."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from parlour_client import Client, ParlourError
from rich.text import Text

if TYPE_CHECKING:
    from PIL.Image import Image

Colour = tuple[int, int, int]

ASPECT = 1.5  # height by width of a card, until one is seen
_FAINT = 0.4  # of its light a faint picture keeps
_AT_ONCE = 6  # pictures fetched at a time

# Which of the four points (upper left, upper right, lower left, lower right) a block fills.
_BLOCKS = {
    (0, 0, 0, 0): " ",
    (0, 0, 0, 1): "▗",
    (0, 0, 1, 0): "▖",
    (0, 0, 1, 1): "▄",
    (0, 1, 0, 0): "▝",
    (0, 1, 0, 1): "▐",
    (0, 1, 1, 0): "▞",
    (0, 1, 1, 1): "▟",
}


class Pictures:
    """Fetches pictures when they are first wanted, and keeps them. `wanted` calls back when one has come.

    Without Pillow (the extra "images") there are none, and `available` says so.
    """

    def __init__(
        self, client: Client, arrived: Callable[[], None], *, few_colours: bool = False
    ) -> None:
        self._client = client
        self._arrived = arrived
        self._few_colours = few_colours
        self._images: dict[tuple[str, bool], Image | None] = {}
        self._rows: dict[tuple[str, bool, int, int, bool], list[Text]] = {}
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self.available = pillow_available()

    def rows(
        self, card: str, width: int, height: int, large: bool, faint: bool
    ) -> list[Text] | None:
        """The card as `height` lines of `width` cells, `faint` ones darker; None as long as it has not come."""
        key = (card, large, width, height, faint)
        if key not in self._rows:
            image = self._images.get((card, large))
            if image is None:
                self._want(card, large=large)
                return None
            seen = image.point(_darker) if faint else image
            self._rows[key] = mosaic(seen, width, height, few_colours=self._few_colours)
        return self._rows[key]

    def aspect(self) -> float:
        """Height by width of the cards in play."""
        for image in self._images.values():
            if image is not None:
                return image.height / image.width
        return ASPECT

    def prefetch(self, cards: Iterable[str]) -> None:
        """Fetches small pictures that will be wanted soon."""
        for card in cards:
            self._want(card, large=False)

    async def close(self) -> None:
        """Stops fetching."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _want(self, card: str, *, large: bool) -> None:
        if (card, large) in self._images or not self.available:
            return
        self._images[card, large] = None
        task = asyncio.create_task(self._fetch(card, large=large))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fetch(self, card: str, *, large: bool) -> None:
        async with self._slots:
            try:
                _, content = await self._client.picture(card, large=large)
                image = await asyncio.to_thread(_decode, content)
            except (ParlourError, OSError):
                self._images.pop((card, large), None)  # asked for again when it is wanted again
                return
        self._images[card, large] = image
        self._arrived()


def pillow_available() -> bool:
    """The extra "images" is installed."""
    return find_spec("PIL") is not None


def _darker(value: int) -> int:
    return round(value * _FAINT)


def _decode(content: bytes) -> Image:
    from PIL import Image  # noqa: PLC0415 - optional

    with Image.open(io.BytesIO(content)) as image:
        return image.convert("RGB")


def mosaic(image: Image, width: int, height: int, *, few_colours: bool = False) -> list[Text]:
    """The picture as `height` lines of `width` cells, in true colours or in the 240 that all terminals have."""
    named = _one_of_240 if few_colours else _hex
    from PIL import Image as Images  # noqa: PLC0415 - optional

    small = image.resize((width * 2, height * 2), Images.Resampling.LANCZOS)
    points = small.tobytes()
    stride = width * 2 * 3

    def point(x: int, y: int) -> Colour:
        at = y * stride + x * 3
        return points[at], points[at + 1], points[at + 2]

    lines: list[Text] = []
    for y in range(0, height * 2, 2):
        line = Text(no_wrap=True)
        for x in range(0, width * 2, 2):
            block, ink, ground = cell(
                (point(x, y), point(x + 1, y), point(x, y + 1), point(x + 1, y + 1))
            )
            line.append(block, f"{named(ink)} on {named(ground)}")
        lines.append(line)
    return lines


@lru_cache(maxsize=65536)
def cell(points: tuple[Colour, Colour, Colour, Colour]) -> tuple[str, Colour, Colour]:
    """(block, its colour, the ground's) that come closest to four points, by least squares over all ways to part them."""
    best: tuple[int, str, Colour, Colour] | None = None
    for mask, block in _BLOCKS.items():
        ground = [p for p, filled in zip(points, mask, strict=True) if not filled]
        ink = [p for p, filled in zip(points, mask, strict=True) if filled]
        ground_mean = _mean(ground)
        ink_mean = _mean(ink) if ink else ground_mean
        error = _spread(ground, ground_mean) + _spread(ink, ink_mean)
        if best is None or error < best[0]:
            best = (error, block, ink_mean, ground_mean)
    assert best is not None  # noqa: S101 - there are blocks
    return best[1:]


def _mean(points: list[Colour]) -> Colour:
    n = len(points)
    return (
        sum(p[0] for p in points) // n,
        sum(p[1] for p in points) // n,
        sum(p[2] for p in points) // n,
    )


def _spread(points: list[Colour], mean: Colour) -> int:
    return sum(
        (p[0] - mean[0]) ** 2 + (p[1] - mean[1]) ** 2 + (p[2] - mean[2]) ** 2 for p in points
    )


def _hex(colour: Colour) -> str:
    return f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"


@lru_cache(maxsize=65536)
def _one_of_240(colour: Colour) -> str:
    """The closest of the colours 16 to 255, whose values all terminals agree on."""
    return f"color({min(_PALETTE, key=lambda n: _spread([colour], _PALETTE[n]))})"


_STEPS = (0, 95, 135, 175, 215, 255)
_PALETTE: dict[int, Colour] = {
    16 + 36 * r + 6 * g + b: (_STEPS[r], _STEPS[g], _STEPS[b])
    for r in range(6)
    for g in range(6)
    for b in range(6)
} | {232 + n: (8 + 10 * n, 8 + 10 * n, 8 + 10 * n) for n in range(24)}
