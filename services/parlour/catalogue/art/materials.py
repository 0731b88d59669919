"""Wood and brass in the palette, and patterns for large surfaces."""

from __future__ import annotations

import math

from .geometry import Point, polygon, rect, smooth, taper
from .palette import mix
from .picture import Picture

WOOD = "#7a4a2b"
BRASS = "#b08a3e"


def wood(pic: Picture, dark: float = 0.35) -> str:
    """Brown that belongs to the palette."""
    return mix(WOOD, pic.near, dark)


def brass(pic: Picture, share: float = 0.35) -> str:
    """A metal yellow that belongs to the palette."""
    return mix(BRASS, pic.mid, share)


def curtain(pic: Picture, side: int, reach: float, color: str, bottom: float = 930) -> None:
    """A gathered stage curtain at the left (-1) or right (1) edge, `reach` wide."""
    transform = "translate(600 0) scale(-1 1)" if side > 0 else ""
    with pic.group(transform):
        for i in range(5):
            x = i * reach / 5
            fold = [
                (x - 30, -40),
                (x + reach / 4, -40),
                (x * 0.7 + reach / 5, bottom * 0.4),
                (x + reach / 4, bottom),
                (x - 30, bottom),
                (x * 0.6 - 20, bottom * 0.4),
            ]
            pic.path(
                smooth(fold, 6),
                pic.linear(
                    (0, mix(color, pic.near, 0.6)),
                    (0.5, mix(color, pic.near, 0.1)),
                    (1, mix(color, pic.near, 0.65)),
                    angle=0,
                ),
            )


def planks(pic: Picture, y: float, color: str, vanish: Point = (300, 300), count: int = 12) -> None:
    """A wooden floor from y down, its boards running to the vanishing point."""
    pic.plain(y, color, mix(color, pic.near, 0.7))
    for i in range(-count, count + 1):
        x = vanish[0] + i * 60
        slope = (x - vanish[0]) / max(1, y - vanish[1])
        pic.path(
            f"M{x:.0f} {y:.0f} L{x + slope * (930 - y):.0f} 930",
            stroke=pic.near,
            width=2,
            opacity=0.45,
        )


def wallpaper(pic: Picture, color: str, mark: str, kind: int = 0, bottom: float = 900) -> None:
    """A hand-made pattern: 0 drops, 1 stripes, 2 lozenges."""
    if kind == 1:
        for i in range(-1, 14):
            pic.path(rect(i * 50 - 4, -40, 20, bottom + 40), mark, 0.4)
        return
    for i in range(-1, 9):
        for j in range(int(bottom / 86) + 1):
            x, y = i * 84 + (j % 2) * 42 - 20, j * 86
            if kind == 0:
                pic.path(taper([(x, y + 14), (x + 6, y), (x, y - 14)], [1, 7, 1]), mark, 0.55)
            else:
                pic.path(polygon((x, y - 24), (x + 15, y), (x, y + 24), (x - 15, y)), mark, 0.5)


def sun_rays(
    pic: Picture, x: float, y: float, color: str, count: int = 24, opacity: float = 0.4
) -> None:
    """Wedges of light over the whole card from one point."""
    for i in range(count):
        a = i * 2 * math.pi / count
        w = math.pi / count
        pic.path(
            polygon(
                (x, y),
                (x + 1400 * math.cos(a), y + 1400 * math.sin(a)),
                (x + 1400 * math.cos(a + w), y + 1400 * math.sin(a + w)),
            ),
            color,
            opacity,
        )
