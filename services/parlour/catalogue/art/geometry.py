"""Shapes as SVG path data: splines, the tapered brush stroke, and the few plain forms."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def spline(points: Iterable[Point], steps: int = 8, closed: bool = False) -> list[Point]:
    """A Catmull-Rom curve through the points, sampled `steps` times a segment."""
    knots = [(float(x), float(y)) for x, y in points]
    if len(knots) < 3 and not closed:
        (ax, ay), (bx, by) = knots
        return [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps + 1)]
    ends = [knots[-1], *knots, *knots[:2]] if closed else [knots[0], *knots, knots[-1]]
    curve: list[Point] = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(steps):
            t = k / steps
            curve.append(
                (_blend(p0[0], p1[0], p2[0], p3[0], t), _blend(p0[1], p1[1], p2[1], p3[1], t))
            )
    if not closed:
        curve.append(knots[-1])
    return curve


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


def polyline(points: Iterable[Point], closed: bool = True) -> str:
    """Straight segments through the points."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def polygon(*points: Point) -> str:
    """A closed straight-edged shape."""
    return polyline(points)


def smooth(points: Iterable[Point], steps: int = 8) -> str:
    """A closed soft outline through the points."""
    return polyline(spline(points, steps, True))


def taper(points: Sequence[Point], widths: Sequence[float], steps: int = 7) -> str:
    """The brush: a spline with a width profile and round ends; limbs, tails, trunks share it."""
    curve = spline(points, steps)
    last = len(curve) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(curve):
        before, after = curve[max(0, i - 1)], curve[min(last, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        place = i / last * (len(widths) - 1)
        k = min(int(place), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (place - k)) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    start, end = widths[0] / 2, widths[-1] / 2
    (lx, ly), (rx, ry) = left[0], right[-1]
    forth = " ".join(f"{x:.1f} {y:.1f}" for x, y in left[1:])
    back = " ".join(f"{x:.1f} {y:.1f}" for x, y in right[-2::-1])
    return (
        f"M{lx:.1f} {ly:.1f} L{forth} A{end:.1f} {end:.1f} 0 0 0 {rx:.1f} {ry:.1f}"
        f" L{back} A{start:.1f} {start:.1f} 0 0 0 {lx:.1f} {ly:.1f}Z"
    )


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle when only one radius is given."""
    ry = rx if ry is None else ry
    return (
        f"M{x - rx:.1f} {y:.1f} a{rx:.1f} {ry:.1f} 0 1 0 {2 * rx:.1f} 0"
        f" a{rx:.1f} {ry:.1f} 0 1 0 {-2 * rx:.1f} 0Z"
    )


def rect(x: float, y: float, width: float, height: float) -> str:
    """A rectangle from its top left corner."""
    return f"M{x:.1f} {y:.1f} h{width:.1f} v{height:.1f} h{-width:.1f}Z"


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.45) -> str:
    """A star with its first point upwards."""
    corners: list[Point] = []
    for i in range(points * 2):
        reach = radius if i % 2 == 0 else radius * inner
        corners.append(
            (x + reach * math.sin(i * math.pi / points), y - reach * math.cos(i * math.pi / points))
        )
    return polyline(corners)


def ground(level: float, wave: float = 8, length: float = 60, phase: float = 0) -> str:
    """A gently waving ground from `level` down past the lower edge."""
    rim = [(float(x), level + wave * math.sin(x / length + phase)) for x in range(-60, 671, 12)]
    return polyline([*rim, (670.0, 980.0), (-60.0, 980.0)])


def turned(point: Point, angle: float, length: float) -> Point:
    """From `point`, `length` along `angle` degrees (0 is down, 90 is forward, 180 is up)."""
    return (
        point[0] + length * math.sin(math.radians(angle)),
        point[1] + length * math.cos(math.radians(angle)),
    )


def traced(outline: str, x: float = 0, y: float = 0, k: float = 1) -> list[Point]:
    """Points from 'x,y x,y ...', scaled by `k` and moved to (x, y): an outline told in a line."""
    pairs = (pair.split(",") for pair in outline.split())
    return [(x + k * float(a), y + k * float(b)) for a, b in pairs]
