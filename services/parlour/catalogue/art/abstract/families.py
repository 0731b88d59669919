"""The twelve families of abstract pictures; each painter takes inks and a place in its range."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from ..geometry import Point, ellipse, polygon, polyline, rect, smooth, spline, star, taper
from ..palette import lightness, mix
from ..picture import Picture


class Ink(NamedTuple):
    """The paper and four inks of an abstract card."""

    paper: str
    first: str
    second: str
    third: str
    fourth: str

    def pick(self, index: int) -> str:
        """An ink by number, going round."""
        return self[1 + index % 4]


Family = Callable[[Picture, Ink, float], None]


def _round(pic: Picture, x: float, y: float, r: float, rough: float, corners: int = 9) -> str:
    points: list[Point] = []
    for j in range(corners):
        a = j * 2 * math.pi / corners
        reach = r * pic.between(1 - rough, 1 + rough)
        points.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    return smooth(points)


def strata(pic: Picture, ink: Ink, t: float) -> None:
    """Bands across the card: few and calm, or many and falling; one may be torn."""
    count = int(4 + 10 * t)
    tilt = pic.between(-8, 8) + (t - 0.4) * pic.random.choice([-70, 70])
    shift = pic.random.randrange(4)
    with pic.group(f"rotate({tilt:.0f} 300 300)"):
        y = -220.0
        for k in range(count + 6):
            swing, pitch, phase = (
                pic.between(4, 14 + 46 * t),
                pic.between(0.004, 0.008 + 0.014 * t),
                pic.between(0, 6),
            )
            rim = [
                (float(x), y + swing * math.sin(pitch * x + phase)) for x in range(-300, 920, 16)
            ]
            shape = polyline([*rim, (920.0, 1200.0), (-300.0, 1200.0)])
            pic.path(shape, ink.pick(k + shift) if k % 5 != 4 else ink.paper)
            if k % 3 == 1:
                pic.hatch(shape, ink.paper, pic.random.choice([0, 30, 80]), 12, 2, 0.2)
            y += 900 / (count + 4) * pic.between(0.5, 1.5)
    if t > 0.5:
        x, y = pic.between(160, 440), pic.between(160, 440)
        pic.path(_round(pic, x, y, 70, 0.4), ink.paper)


def rings(pic: Picture, ink: Ink, t: float) -> None:
    """Concentric rings, one centre or several; pulled aside they begin to look back."""
    for c in range(1 + int(3 * t)):
        cx, cy = pic.between(110, 490), pic.between(110, 490)
        reach, count = pic.between(150, 300 if t > 0.3 else 420), pic.random.randint(4, 12)
        pull = pic.between(-9, 9) * (0.3 + t)
        for i in range(count, 0, -1):
            q = reach * i / count
            shape = _round(
                pic, cx + (count - i) * pull, cy + (count - i) * pull * 0.7, q, 0.035, 14
            )
            filled = i % 2 == 1 or c == 0
            pic.path(
                shape, ink.pick(i + c) if filled else "none", stroke=ink.pick(i + c + 1), width=4
            )
        if t > 0.55:
            pic.path(
                ellipse(cx + count * pull * 0.8, cy + count * pull * 0.5, reach * 0.12), ink.paper
            )


def shards(pic: Picture, ink: Ink, t: float) -> None:
    """Wedges from one point; some are missing."""
    cx, cy = pic.between(60, 540), pic.between(60, 540)
    count, a = int(8 + 24 * t), pic.between(0, 6)
    missing = pic.random.randrange(count)
    for i in range(count):
        b = a + 2 * math.pi / count * pic.between(0.4, 1.6)
        reach = pic.between(200, 900) if i % 3 else 1000
        wedge = polygon(
            (cx, cy),
            (cx + reach * math.cos(a), cy + reach * math.sin(a)),
            (cx + reach * math.cos(b), cy + reach * math.sin(b)),
        )
        if i != missing:
            pic.path(wedge, pic.random.choice(ink[1:]))
            if i % 3 == 0:
                pic.hatch(wedge, ink.paper, math.degrees(a), 10, 1.6, 0.3)
        a = b
    if t > 0.7:
        pic.path(_round(pic, cx, cy, pic.between(30, 90), 0.25, 7), ink.paper)


def flow(pic: Picture, ink: Ink, t: float) -> None:
    """Strokes along a field with vortices; a still zone where the range is low."""
    p = [pic.between(0, 6) for _ in range(4)]
    scale = pic.between(0.004, 0.009)
    still = (pic.between(130, 470), pic.between(130, 470))
    for _ in range(int(46 + 130 * t)):
        x, y = pic.between(-40, 640), pic.between(-40, 640)
        path: list[Point] = []
        for _ in range(22):
            a = math.sin(x * scale + p[0]) * 2 + math.cos(y * scale * 1.2 + p[1]) * 2 + p[2]
            x, y = x + 13 * math.cos(a), y + 13 * math.sin(a)
            path.append((x, y))
        if t < 0.6 and math.dist(path[0], still) < 150 - 60 * t:
            continue
        w = pic.random.choice([3, 6, 12, 26])
        pic.path(taper(path[::3], [1, w, w * 0.8, 1]), pic.random.choice(ink[1:]))


def blobs(pic: Picture, ink: Ink, t: float) -> None:
    """Round forms that overlap; a blend mode mixes their colours."""
    blend = "multiply" if lightness(ink.paper) > 0.5 else "screen"
    cx, cy = pic.between(180, 420), pic.between(180, 420)
    for i in range(int(2 + 9 * t)):
        spread = 110 + 150 * t
        x, y = cx + pic.random.gauss(0, spread), cy + pic.random.gauss(0, spread)
        x, y = min(560, max(40, x)), min(560, max(40, y))
        shape = _round(pic, x, y, pic.between(60, 220 - 100 * t), 0.25)
        pic.path(shape, ink.pick(i), 0.85, extra=f'style="mix-blend-mode:{blend}"')
        if i % 3 == 2:
            pic.hatch(shape, ink.paper, pic.between(0, 180), 11, 2, 0.3)


def grid(pic: Picture, ink: Ink, t: float) -> None:
    """Rows of a small alphabet of forms with one fault; disorder spreads from the fault."""
    n = pic.random.choice([3, 4, 5, 6, 8, 9])
    cell = 600 / n
    fault = (pic.random.randrange(n), pic.random.randrange(n))
    odd = pic.random.randrange(3)
    for i in range(n):
        for j in range(n):
            x, y = (i + 0.5) * cell, (j + 0.5) * cell
            away = math.dist((i, j), fault) / n
            r = cell * (0.44 - 0.24 * t * away) * (1 if (i * j + odd) % 3 else 0.8)
            turn = 0.0 if t < 0.4 else max(0.0, 1 - away) ** 2 * pic.between(-80, 80)
            if (i, j) == fault:
                pic.path(star(x, y, r * 1.15, 7), ink.fourth)
                continue
            if t > 0.7 and pic.random.random() < 0.12:
                continue
            with pic.group(f"translate({x:.0f} {y:.0f}) rotate({turn:.0f})"):
                kind = (i + j * 2 + odd) % 3
                shape = (
                    rect(-r, -r, 2 * r, 2 * r)
                    if kind == 0
                    else ellipse(0, 0, r)
                    if kind == 1
                    else polygon((-r, r), (0, -r), (r, r))
                )
                pic.path(shape, ink[1 + (i * 2 + j + odd) % 3])


def drip(pic: Picture, ink: Ink, t: float) -> None:
    """Bars that hang, or stand when turned round, with drops beyond their ends."""
    turn = pic.random.choice([0, 90, 180, 270])
    count = pic.random.choice([9, 14, 22])
    step, p = 640 / count, pic.between(0, 6)
    with pic.group(f"rotate({turn} 300 300)"):
        for i in range(count):
            x = -10 + i * step
            h = max(40, 260 + 170 * math.sin(i * 7 / count + p) + pic.between(-80, 90) * (0.4 + t))
            w = step * pic.between(0.6, 0.98)
            color = ink.pick(i * i + int(p))
            pic.path(
                taper(
                    [(x, -70), (x + pic.between(-5, 5), h * 0.6), (x, h)],
                    [w, w * 0.6, w * pic.between(0.5, 0.9)],
                ),
                color,
            )
            for _ in range(pic.random.randrange(3) if t > 0.3 else pic.random.randrange(2)):
                pic.path(ellipse(x, h + pic.between(30, 220), pic.between(4, w * 0.42)), color)


def orbits(pic: Picture, ink: Ink, t: float) -> None:
    """Loops that cross, with beads; few and thin where it is lonely."""
    cx, cy = pic.between(200, 400), pic.between(200, 400)
    for i in range(int(2 + 9 * t)):
        a = pic.between(0, 180)
        loop = ellipse(0, 0, pic.between(90, 340), pic.between(30, 220))
        pic.path(
            loop,
            stroke=ink.pick(i),
            width=pic.random.choice([3, 7, 14, 26]),
            extra=f'transform="translate({cx:.0f} {cy:.0f}) rotate({a:.0f})"',
        )
    for i in range(int(2 + 8 * t)):
        x, y, r = pic.between(50, 550), pic.between(50, 550), pic.between(8, 60 - 20 * t)
        pic.path(ellipse(x, y, r), ink.pick(i))
        if i % 3 == 0:
            pic.path(ellipse(x, y, r * 1.5), stroke=ink.pick(i + 1), width=3)


def lonely(pic: Picture, ink: Ink, t: float) -> None:
    """One small form in much emptiness; in the upper range the emptiness leans in."""
    x, y = pic.between(90, 510), pic.between(90, 510)
    tint = ink.pick(pic.random.randrange(4))
    side = pic.random.choice([0, 60, 120, 180, 240, 300])
    pic.path(
        rect(-60, -60, 720, 720),
        pic.linear((0, mix(ink.paper, tint, 0.5)), (1, ink.paper), angle=side),
    )
    if t < 0.5:
        horizon = pic.between(180, 520)
        if pic.random.random() < 0.6:
            pic.path(rect(-60, horizon, 720, 720), mix(ink.paper, tint, pic.between(0.2, 0.6)), 0.8)
        pic.path(
            taper([(x + 20, y + 30), (x + 110, y + 60), (x + 220, y + 64)], [26, 16, 1]),
            ink.first,
            0.25,
        )
        pic.path(_round(pic, x, y, pic.between(26, 52), 0.2, 7), ink.first)
        return
    n = pic.random.choice([5, 7, 9, 13])
    for k in range(n):
        a = k * 2 * math.pi / n + pic.between(-0.1, 0.1)
        far = (x + 760 * math.cos(a), y + 760 * math.sin(a))
        middle = (x + 300 * math.cos(a + 0.12), y + 300 * math.sin(a + 0.12))
        tip = (x + pic.between(60, 120) * math.cos(a), y + pic.between(60, 120) * math.sin(a))
        pic.path(taper([far, middle, tip], [120, 50, 2]), ink.pick(k % 2))
    pic.path(ellipse(x, y, pic.between(12, 24)), ink.fourth)


def growth(pic: Picture, ink: Ink, t: float) -> None:
    """A branching form from one edge, with buds at its tips."""
    turn = pic.random.choice([0, 0, 90, 180, 270])
    tips: list[Point] = []
    if pic.random.random() < 0.6:
        pic.path(_round(pic, 300, 280, pic.between(150, 290), 0.08), mix(ink.paper, ink.third, 0.5))
    with pic.group(f"rotate({turn} 300 300)"):
        for _ in range(1 + int(t * 2.2)):
            pic.tree(
                pic.between(120, 480),
                640,
                pic.between(90, 160),
                ink.first,
                6 + int(t * 1.5),
                0.28 + 0.34 * t,
                tips=tips,
                width=pic.between(16, 34),
            )
        for i, (x, y) in enumerate(tips):
            if t < 0.6 or i % 4 == 0:
                pic.path(ellipse(x, y, pic.between(3, 14 - 5 * t)), ink.pick(1 + i % 3))


def weave(pic: Picture, ink: Ink, t: float) -> None:
    """Two sets of threads; something has pushed a hole between them."""
    n = int(5 + 9 * t)
    pitch = 660 / n
    hx, hy, reach = pic.between(120, 480), pic.between(120, 480), pic.between(70, 170)
    with pic.group(
        f"rotate({pic.random.choice([0, 0, 45, -30])} 300 300) translate(300 300)"
        " scale(1.35) translate(-300 -300)"
    ):
        for k in range(2):
            for i in range(n):
                line = -30 + (i + 0.5) * pitch
                path: list[Point] = []
                for q in range(14):
                    u = -40 + q * 54.0
                    x, y = (u, line) if k == 0 else (line, u)
                    away = math.dist((x, y), (hx, hy)) or 1
                    if away < reach * 1.8:
                        push = (reach * 1.8 - away) * 0.55 / away
                        x, y = x + (x - hx) * push, y + (y - hy) * push
                    path.append((x, y))
                if t > 0.5 and i == n // 2 and k == 1:
                    path = [(x + 50 * math.sin(y / 60), y) for x, y in path]
                pic.path(
                    taper(path, [pitch * pic.between(0.5, 0.74)] * 12), ink[1 + (i + k) % 2 + 2 * k]
                )
    if t > 0.4:
        pic.path(ellipse(hx, hy, reach * 0.3), ink.fourth)


def forces(pic: Picture, ink: Ink, t: float) -> None:
    """Two masses with a border between them: rough or soft, straight or leaning."""
    turn = pic.between(-60, 60) if t > 0.3 else pic.random.choice([0, 90])
    lean = pic.between(-120, 120)
    step = 40 if t < 0.5 else 16
    rim = [
        (
            300
            + lean * (y - 300) / 300
            + pic.between(-26, 26) * (0.6 + 3 * t)
            + 70 * math.sin(y / 120),
            float(y),
        )
        for y in range(-240, 880, step)
    ]
    with pic.group(f"rotate({turn:.0f} 300 300)"):
        edge = polyline(spline(rim, 4) if t < 0.5 else rim, False)
        left, right = edge + " L-240 880 L-240 -240Z", edge + " L840 880 L840 -240Z"
        pic.path(left, ink.first)
        pic.path(right, ink.second)
        pic.hatch(
            left, ink.third, pic.random.choice([18, 70, 120]), 14, 3, 0.4, (-200, -200, 800, 800)
        )
        pic.hatch(
            right, ink.fourth, pic.random.choice([18, -40, 90]), 17, 3, 0.4, (-200, -200, 800, 800)
        )
        q, r = pic.between(80, 190), pic.between(40, 100)
        pic.path(
            _round(pic, 300 - q, pic.between(180, 420), r, 0.06),
            ink.second if t < 0.5 else ink.third,
        )
        pic.path(
            _round(pic, 300 + q, pic.between(180, 420), r * pic.between(0.4, 1.3), 0.06),
            ink.first if t < 0.5 else ink.fourth,
        )


FAMILIES: dict[str, Family] = {
    "strata": strata,
    "rings": rings,
    "shards": shards,
    "flow": flow,
    "blobs": blobs,
    "grid": grid,
    "drip": drip,
    "orbits": orbits,
    "lonely": lonely,
    "growth": growth,
    "weave": weave,
    "forces": forces,
}
