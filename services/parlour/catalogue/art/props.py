"""Things people use: ladders, boats, umbrellas, gears, ropes, and a large hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .geometry import Point, ellipse, polygon, polyline, smooth, spline, taper
from .palette import mix
from .picture import Picture


def ladder(
    pic: Picture,
    foot: Point,
    top: Point,
    color: str,
    gauge: float = 34,
    rungs: int = 14,
    width: float = 5,
) -> None:
    """A ladder from its foot to its top, a little narrower above."""
    upper = gauge * 0.72
    for side in (-0.5, 0.5):
        pic.path(
            f"M{foot[0] + side * gauge:.0f} {foot[1]:.0f}"
            f" L{top[0] + side * upper:.0f} {top[1]:.0f}",
            stroke=color,
            width=width,
        )
    for i in range(1, rungs):
        t = i / rungs
        x, y = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t
        half = (gauge + (upper - gauge) * t) / 2
        pic.path(f"M{x - half:.0f} {y:.0f} h{2 * half:.0f}", stroke=color, width=width * 0.8)


def rowing_boat(pic: Picture, x: float, y: float, k: float, color: str) -> None:
    """A boat 200 wide at k = 1, its waterline at y."""
    hull = [(-100, -34), (-80, 2), (-30, 18), (40, 18), (84, 0), (104, -40), (50, -20), (-40, -18)]
    pic.path(
        smooth([(x + a * k, y + b * k) for a, b in hull], 8),
        pic.linear((0, mix(color, pic.light, 0.15)), (1, mix(color, pic.near, 0.5))),
    )
    lip = [(-100, -34), (-40, -22), (50, -24), (104, -40), (50, -12), (-40, -10)]
    pic.path(smooth([(x + a * k, y + b * k) for a, b in lip], 8), mix(pic.near, color, 0.3))


def sailing_ship(
    pic: Picture, x: float, y: float, k: float, hull: str, sail: str, masts: int = 3
) -> None:
    """A ship 270 wide and 240 high at k = 1, its keel at y."""
    shape = [(-130, -50), (-104, -2), (0, 0), (104, -2), (140, -56), (60, -36), (-60, -34)]
    with pic.group(f"translate({x:.0f} {y:.0f}) scale({k:.3f})"):
        for mx, mh in ((-66, 190), (4, 240), (74, 180))[:masts]:
            pic.path(taper([(mx, -20), (mx, -mh)], [6, 3]), hull)
            for q in range(3):
                sy, w = -mh + 20 + q * mh * 0.27, 24 + q * 9
                cloth = [
                    (mx - w, sy),
                    (mx + w, sy),
                    (mx + w + 6, sy + mh * 0.12),
                    (mx + w - 4, sy + mh * 0.23),
                    (mx - w, sy + mh * 0.23),
                    (mx - w + 8, sy + mh * 0.11),
                ]
                pic.path(smooth(cloth, 5), mix(sail, hull, 0.06 + 0.1 * q))
        pic.path("M4 -240 L140 -56 M4 -240 L-130 -50", stroke=hull, width=1.6, opacity=0.7)
        pic.path(smooth(shape, 8), hull)


def umbrella(pic: Picture, x: float, y: float, r: float, color: str, stick: bool = True) -> None:
    """An open umbrella, the middle of its rim at (x, y)."""
    scallop = r / 2
    shape = (
        f"M{x - r:.1f} {y:.1f} q{r:.1f} {-r * 1.35:.1f} {2 * r:.1f} 0 "
        + f"q{-scallop / 2:.1f} {-r * 0.2:.1f} {-scallop:.1f} 0 " * 4
        + "Z"
    )
    if stick:
        pic.path(taper([(x, y - r * 0.6), (x, y + r * 0.9)], [r * 0.06, r * 0.06]), pic.near)
    pic.path(shape, color)
    pic.path(
        f"M{x:.1f} {y - r * 0.68:.1f} Q{x - r * 0.4:.1f} {y - r * 0.4:.1f} {x - r * 0.5:.1f} "
        f"{y:.1f}"
        f" M{x:.1f} {y - r * 0.68:.1f} Q{x + r * 0.4:.1f} {y - r * 0.4:.1f} {x + r * 0.5:.1f} "
        f"{y:.1f}",
        stroke=pic.near,
        width=max(1, r * 0.02),
        opacity=0.5,
    )


def gear(pic: Picture, x: float, y: float, radius: float, teeth: int, color: str) -> None:
    """A cog wheel with four spokes."""
    shape = ""
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        shape += polygon(
            *[
                (x + r * math.cos(a + o), y + r * math.sin(a + o))
                for r, o in (
                    (radius * 0.9, -0.11),
                    (radius * 1.13, -0.07),
                    (radius * 1.13, 0.07),
                    (radius * 0.9, 0.11),
                )
            ]
        )
    pic.path(shape + ellipse(x, y, radius * 0.94), color)
    pic.path(ellipse(x, y, radius * 0.7), stroke=pic.near, width=max(2, radius * 0.05), opacity=0.6)
    for a in (0.4, 1.97, 3.54, 5.11):
        spoke = (x + radius * 0.66 * math.cos(a), y + radius * 0.66 * math.sin(a))
        pic.path(taper([(x, y), spoke], [radius * 0.1, radius * 0.06]), mix(pic.near, color, 0.3))
    pic.path(ellipse(x, y, radius * 0.24), pic.near)


def hand(
    pic: Picture, x: float, y: float, k: float, skin: str, down: bool = True, flip: bool = False
) -> None:
    """A large hand seen from the back, fingers loosely together; the wrist comes from beyond."""
    fingers: Sequence[tuple[list[Point], float, float]] = (
        ([(34, -20), (44, 50), (34, 104)], 30, 0.16),
        ([(12, -10), (16, 76), (10, 134)], 32, 0.08),
        ([(-12, -10), (-14, 78), (-14, 142)], 32, 0.0),
        ([(-36, -20), (-44, 52), (-42, 112)], 30, 0.08),
    )
    turn = "" if down else " scale(1 -1)"
    side = -k if flip else k
    with pic.group(f"translate({x:.0f} {y:.0f}) scale({side:.3f} {k:.3f}){turn}"):
        for points, w, shade in fingers:
            pic.path(taper(points, [w, w * 0.92, w * 0.55]), mix(skin, pic.near, shade + 0.08))
            nail = points[-1]
            pic.path(ellipse(nail[0], nail[1] + 2, 6, 9), mix(skin, pic.light, 0.4), 0.7)
        palm = smooth(
            [(-50, -12), (-54, -80), (-34, -130), (34, -130), (52, -80), (50, -12), (0, 6)], 7
        )
        pic.path(palm, mix(skin, pic.near, 0.04))
        pic.path(
            taper([(-44, -76), (-84, -26), (-82, 40)], [38, 32, 20]), mix(skin, pic.light, 0.1)
        )
        pic.path(taper([(0, -110), (4, -260), (10, -560)], [86, 96, 120]), skin)
        pic.hatch(palm, pic.near, 70, 9, 1.4, 0.25, (-60, -140, 60, 10))


def rope(pic: Picture, points: Sequence[Point], color: str, width: float = 2.4) -> None:
    """A hanging line through the points."""
    pic.path(polyline(spline(points, 10), False), stroke=color, width=width)
