"""Furniture: chairs, tables, beds, clocks."""

from __future__ import annotations

import math

from .geometry import ellipse, rect, smooth, taper
from .materials import brass, wood
from .palette import mix
from .picture import Picture


def chair(pic: Picture, x: float, y: float, k: float, color: str, face: int = 1) -> None:
    """A plain chair, its feet at y; the back is on the left when `face` is 1."""
    pic.path(
        taper(
            [
                (x - 18 * k * face, y - 78 * k),
                (x - 17 * k * face, y - 38 * k),
                (x - 18 * k * face, y),
            ],
            [5 * k, 5.5 * k, 4.5 * k],
        ),
        color,
    )
    pic.path(
        taper([(x + 16 * k * face, y - 36 * k), (x + 17 * k * face, y)], [5 * k, 4.5 * k]), color
    )
    pic.path(rect(x - 20 * k, y - 42 * k, 40 * k, 6 * k), color)
    pic.path(
        taper([(x - 18 * k * face, y - 70 * k), (x - 18 * k * face, y - 58 * k)], [9 * k, 9 * k]),
        color,
    )


def table(pic: Picture, x: float, y: float, width: float, height: float, color: str) -> None:
    """A table: the middle of its top at (x, y)."""
    pic.path(rect(x - width / 2, y, width, 12), color)
    for side in (-0.4, 0.4):
        pic.path(
            taper([(x + side * width, y + 10), (x + side * width * 1.06, y + height)], [10, 7]),
            color,
        )


def laid_table(pic: Picture, x: float, y: float, width: float, height: float) -> None:
    """A table with a hanging cloth."""
    half = width / 2
    for side in (-0.7, 0.7):
        pic.path(
            taper([(x + side * half, y + 10), (x + side * half, y + height)], [10, 8]), pic.near
        )
    drop = height * 0.42
    hem = [
        (x + half * q, y + drop * (1.15 if i % 2 else 0.7))
        for i, q in enumerate((1.04, 0.66, 0.33, 0, -0.33, -0.66, -1.04))
    ]
    pic.path(
        smooth([(x - half, y), (x + half, y), *hem], 6),
        pic.linear((0, pic.light), (1, mix(pic.light, pic.mid, 0.5))),
    )
    pic.path(ellipse(x, y, half, height * 0.07), mix(pic.light, "#ffffff", 0.3))


def bed(pic: Picture, x: float, y: float, k: float, blanket: str, sleeper: bool = True) -> None:
    """A bed 240 wide at k = 1, its feet at y, the head on the left."""
    frame = wood(pic)
    with pic.group(f"translate({x:.0f} {y:.0f}) scale({k:.3f})"):
        pic.path(taper([(-118, 0), (-118, -106)], [12, 10]), frame)
        pic.path(taper([(116, 0), (116, -64)], [12, 10]), frame)
        pic.path(rect(-118, -44, 236, 30), mix(frame, pic.light, 0.1))
        pic.path(
            smooth([(-108, -42), (-98, -68), (-58, -72), (-44, -44)]), mix(pic.light, pic.far, 0.1)
        )
        if sleeper:
            pic.path(ellipse(-70, -72, 15, 14), "#b98b6a")
            pic.path(smooth([(-86, -68), (-86, -86), (-66, -90), (-56, -82), (-74, -78)]), pic.near)
        cover = smooth(
            [
                (-60, -40),
                (-52, -74),
                (-10, -86),
                (40, -74),
                (96, -72),
                (120, -44),
                (104, -16),
                (40, -22),
                (-20, -14),
                (-56, -26),
            ],
            8,
        )
        pic.path(cover, blanket)
        pic.hatch(cover, pic.light, 74, 22, 4, 0.5, (-80, -110, 160, 30))


def clock(
    pic: Picture, x: float, y: float, r: float, face: str, hour: float, minute: float
) -> None:
    """A clock without figures; hands in degrees from the top."""
    pic.path(ellipse(x, y, r * 1.1), brass(pic))
    pic.path(ellipse(x, y, r), face)
    for i in range(12):
        a = math.radians(i * 30)
        pic.path(
            taper(
                [
                    (x + r * 0.84 * math.sin(a), y - r * 0.84 * math.cos(a)),
                    (x + r * 0.95 * math.sin(a), y - r * 0.95 * math.cos(a)),
                ],
                [r * 0.04, r * 0.04],
            ),
            pic.near,
        )
    for reach, angle, w in ((0.52, hour, 0.09), (0.78, minute, 0.06)):
        a = math.radians(angle)
        pic.path(
            taper(
                [
                    (x - r * 0.14 * math.sin(a), y + r * 0.14 * math.cos(a)),
                    (x, y),
                    (x + r * reach * math.sin(a), y - r * reach * math.cos(a)),
                ],
                [r * w * 0.6, r * w, 1.4],
            ),
            pic.near,
        )
    pic.path(ellipse(x, y, r * 0.06), pic.accent)
