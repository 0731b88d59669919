"""Animals from the same brush, as outlines: no mouth line, at most one eye, profile or back."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from .geometry import Point, ellipse, polygon, smooth, taper
from .heads import Part
from .palette import mix
from .picture import Picture

Outline = Callable[[str, str], list[Part]]


def _whale(c: str, d: str) -> list[Part]:
    return [
        (taper([(-80, -6), (-98, -26), (-118, -40)], [12, 14, 3]), c),
        (taper([(-80, -6), (-104, -14), (-128, -12)], [12, 13, 3]), c),
        (
            smooth(
                [
                    (100, -4),
                    (84, -26),
                    (40, -36),
                    (-20, -26),
                    (-84, -10),
                    (-84, -2),
                    (-30, 18),
                    (30, 30),
                    (80, 24),
                    (100, 10),
                ]
            ),
            c,
        ),
        (smooth([(99, 6), (60, 8), (10, 12), (-30, 16), (30, 30), (80, 24)]), d),
        (taper([(30, 18), (16, 40), (-6, 52)], [16, 13, 2]), c),
    ]


def _wolf(c: str, d: str) -> list[Part]:
    return [
        (taper([(-18, -6), (-40, -4), (-52, -18), (-50, -30)], [9, 12, 11, 2]), c),
        (smooth([(-26, 0), (-27, -26), (-12, -52), (2, -66), (14, -60), (16, -36), (14, 0)]), c),
        (taper([(8, -50), (12, -24), (12, 0)], [16, 10, 8]), c),
        (
            smooth(
                [
                    (-2, -64),
                    (2, -82),
                    (8, -92),
                    (16, -84),
                    (32, -74),
                    (31, -70),
                    (16, -66),
                    (10, -58),
                ]
            ),
            c,
        ),
        (polygon((2, -82), (1, -101), (10, -88)), c),
        (polygon((9, -88), (12, -103), (17, -85)), c),
    ]


def _bear(c: str, d: str) -> list[Part]:
    return [
        (smooth([(-100, 0), (-96, -46), (-52, -86), (10, -90), (66, -66), (98, -24), (96, 0)]), c),
        (smooth([(40, 2), (44, -30), (72, -42), (98, -30), (118, -12), (114, 0), (80, 6)]), d),
        (ellipse(58, -40, 10), d),
        (ellipse(82, -42, 8), d),
        (taper([(20, -6), (56, 0), (92, 2)], [22, 20, 14]), d),
    ]


def _hare(c: str, d: str) -> list[Part]:
    return [
        (smooth([(-22, 0), (-26, -24), (-10, -46), (8, -50), (14, -30), (12, 0)]), c),
        (smooth([(2, -44), (2, -60), (14, -68), (26, -58), (22, -50), (10, -44)]), c),
        (taper([(8, -62), (2, -84), (-8, -104)], [6, 8, 2]), c),
        (taper([(12, -64), (14, -86), (8, -108)], [6, 8, 2]), c),
        (ellipse(-26, -8, 7), c),
        (taper([(8, -30), (12, -10), (16, 0)], [9, 7, 5]), c),
    ]


def _heron(c: str, d: str) -> list[Part]:
    return [
        (taper([(-4, -62), (-2, -30), (-6, 0)], [3, 2.4, 2]), d),
        (taper([(4, -62), (8, -30), (6, 0)], [3, 2.4, 2]), d),
        (smooth([(-42, -56), (-20, -84), (8, -92), (18, -78), (8, -62), (-16, -56)]), c),
        (taper([(12, -82), (24, -104), (12, -122), (16, -142)], [13, 8, 6, 6]), c),
        (smooth([(10, -140), (16, -150), (26, -148), (28, -142), (18, -138)], 5), c),
        (polygon((24, -148), (54, -139), (25, -141)), d),
        (taper([(14, -147), (0, -148), (-14, -140)], [3, 2, 0.6]), d),
    ]


_RAVEN_BODY: list[tuple[str, int]] = [
    (smooth([(-34, 8), (-10, -14), (12, -20), (22, -10), (10, 6), (-12, 10)]), 0),
    (ellipse(20, -18, 9, 8), 0),
    (polygon((26, -22), (42, -14), (26, -13)), 0),
    (polygon((-28, 4), (-58, 18), (-52, 24), (-18, 10)), 0),
]


def _raven(c: str, d: str) -> list[Part]:
    legs = [(taper([(-2, 8), (-2, 20)], [2, 1.6]), c), (taper([(5, 7), (6, 20)], [2, 1.6]), c)]
    return [(shape, c) for shape, _ in _RAVEN_BODY] + legs


def _raven_flying(c: str, d: str) -> list[Part]:
    wings = [
        (smooth([(-8, -10), (-26, -50), (-52, -62), (-34, -30), (-22, -6)]), c),
        (smooth([(2, -14), (4, -54), (-8, -76), (16, -50), (12, -14)]), c),
    ]
    return [(shape, c) for shape, _ in _RAVEN_BODY] + wings


def _fish(c: str, d: str) -> list[Part]:
    return [
        (smooth([(40, 0), (20, -14), (-12, -12), (-30, -2), (-30, 2), (-12, 12), (20, 14)]), c),
        (polygon((-26, 0), (-48, -16), (-42, 0), (-48, 16)), c),
        (smooth([(6, -12), (-6, -24), (-14, -11)]), d),
        (smooth([(8, 2), (-4, 8), (-10, 2)]), d),
    ]


def _cat(c: str, d: str) -> list[Part]:
    return [
        (taper([(-66, -60), (-104, -56), (-120, -84), (-104, -104)], [12, 8, 7, 5]), c),
        (taper([(40, -50), (52, -24), (46, 0)], [22, 13, 10]), d),
        (taper([(-50, -50), (-66, -26), (-58, 0)], [26, 13, 10]), d),
        (
            smooth(
                [
                    (-74, -66),
                    (-40, -74),
                    (10, -70),
                    (54, -80),
                    (70, -66),
                    (60, -40),
                    (10, -42),
                    (-40, -36),
                    (-72, -44),
                ]
            ),
            c,
        ),
        (taper([(52, -56), (70, -30), (80, 0)], [24, 14, 11]), c),
        (taper([(-58, -50), (-44, -26), (-36, 0)], [28, 14, 11]), c),
        (smooth([(58, -76), (66, -96), (84, -98), (98, -86), (98, -76), (84, -68), (66, -66)]), c),
        (ellipse(68, -98, 6), c),
        (ellipse(82, -100, 6), c),
    ]


def _moth(c: str, d: str) -> list[Part]:
    parts: list[Part] = []
    for q in (-1, 1):
        parts += [
            (smooth([(q * 4, -10), (q * 40, -50), (q * 76, -44), (q * 62, -8), (q * 10, 4)]), c),
            (smooth([(q * 4, 2), (q * 52, 4), (q * 46, 40), (q * 22, 52), (q * 6, 18)]), d),
            (ellipse(q * 48, -26, 9), d),
            (ellipse(q * 48, -26, 4), c),
            (taper([(q * 2, -20), (q * 12, -44), (q * 26, -52)], [1.6, 1.4, 0.6]), c),
        ]
    return [*parts, (taper([(0, -22), (0, 4), (0, 34)], [9, 11, 3]), d)]


def _owl_back(c: str, d: str) -> list[Part]:
    return [
        (
            smooth(
                [
                    (-30, -8),
                    (-36, -44),
                    (-26, -74),
                    (0, -82),
                    (26, -74),
                    (36, -44),
                    (30, -8),
                    (10, 6),
                    (-10, 6),
                ]
            ),
            c,
        ),
        (smooth([(-28, -66), (-24, -92), (-8, -84), (8, -84), (24, -92), (28, -66), (0, -56)]), d),
        (taper([(0, -6), (0, 12), (0, 24)], [18, 14, 8]), d),
    ]


def _stag(c: str, d: str) -> list[Part]:
    parts: list[Part] = [
        (taper([(-34, -66), (-38, -34), (-34, 0)], [20, 8, 5]), d),
        (taper([(26, -66), (30, -34), (26, 0)], [14, 7, 5]), d),
        (
            smooth(
                [
                    (-48, -84),
                    (-30, -92),
                    (20, -90),
                    (36, -96),
                    (40, -70),
                    (20, -56),
                    (-30, -60),
                    (-46, -64),
                ]
            ),
            c,
        ),
        (taper([(-42, -70), (-50, -36), (-48, 0)], [18, 8, 5]), c),
        (taper([(32, -70), (42, -36), (40, 0)], [14, 7, 5]), c),
        (taper([(30, -84), (44, -108), (50, -128)], [24, 15, 12]), c),
        (smooth([(44, -132), (58, -140), (82, -122), (78, -116), (56, -116)]), c),
        (taper([(-48, -84), (-58, -80)], [8, 3]), c),
    ]
    for reach in (0, 14):
        parts += [
            (taper([(50, -136), (40 + reach, -160), (52 + reach, -190)], [4, 3.4, 1]), d),
            (taper([(43 + reach, -158), (30 + reach, -176)], [3, 1]), d),
            (taper([(46 + reach, -172), (62 + reach, -180)], [3, 1]), d),
        ]
    return parts


def _swan(c: str, d: str) -> list[Part]:
    return [
        (smooth([(-60, -4), (-76, -34), (-40, -44), (10, -34), (40, -30), (44, -8), (20, 4)]), c),
        (taper([(34, -18), (56, -44), (30, -74), (44, -98)], [22, 12, 9, 10]), c),
        (polygon((48, -102), (70, -92), (48, -92)), d),
        (smooth([(-70, -36), (-44, -62), (0, -44), (14, -24), (-30, -20)]), d),
    ]


OUTLINES: dict[str, Outline] = {
    "whale": _whale,
    "wolf": _wolf,
    "bear": _bear,
    "hare": _hare,
    "heron": _heron,
    "raven": _raven,
    "raven_flying": _raven_flying,
    "fish": _fish,
    "cat": _cat,
    "moth": _moth,
    "owl": _owl_back,
    "stag": _stag,
    "swan": _swan,
}


def place(
    pic: Picture,
    parts: Sequence[Part],
    x: float,
    y: float,
    k: float,
    face: int = 1,
    rotate: float = 0,
    flat: str | None = None,
    rim: str | None = None,
    opacity: float = 1,
    rim_shift: Point = (2, -2),
) -> None:
    """Paint parts at a position and scale; `flat` and `rim` as for figures."""
    spot = f"translate({x:.1f} {y:.1f}) rotate({rotate}) scale({face * k:.4f} {k:.4f})"
    if rim:
        lit = "".join(f'<path d="{shape}" fill="{rim}"/>' for shape, _ in parts)
        pic.add(f'<g transform="translate({rim_shift[0]} {rim_shift[1]}) {spot}">{lit}</g>')
    body = "".join(f'<path d="{shape}" fill="{flat or fill}"/>' for shape, fill in parts)
    pic.add(f'<g transform="{spot}" opacity="{opacity}">{body}</g>')


def beast(
    pic: Picture,
    kind: str,
    x: float,
    y: float,
    k: float,
    face: int = 1,
    color: str | None = None,
    second: str | None = None,
    rotate: float = 0,
    flat: str | None = None,
    rim: str | None = None,
    opacity: float = 1,
    rim_shift: Point = (2, -2),
) -> None:
    """An animal outline with its feet (or its middle, in air and water) at (x, y)."""
    c = color or pic.near
    parts = OUTLINES[kind](c, second or mix(c, pic.near, 0.25))
    place(pic, parts, x, y, k, face, rotate, flat, rim, opacity, rim_shift)


def flock(
    pic: Picture,
    count: int,
    x: float,
    y: float,
    spread: tuple[float, float],
    size: tuple[float, float] = (0.2, 0.4),
    color: str | None = None,
    face: int = 1,
    kind: str = "raven_flying",
) -> None:
    """Loose birds or fish around a point."""
    for _ in range(count):
        beast(
            pic,
            kind,
            pic.random.gauss(x, spread[0]),
            pic.random.gauss(y, spread[1]),
            pic.between(*size),
            face,
            flat=color or pic.near,
            rotate=pic.between(-14, 14),
        )


def tentacle(
    pic: Picture, points: Sequence[Point], width: float, color: str, rim: str | None = None
) -> None:
    """A long limb, root or tail in picture space, thick at the first point."""
    widths = [width * (1 - 0.93 * (i / 9) ** 0.8) for i in range(10)]
    if rim:
        pic.path(taper([(x + 2.5, y - 2.5) for x, y in points], widths), rim)
    pic.path(taper(points, widths), color)


def stag_head(
    pic: Picture, x: float, y: float, k: float, color: str, antlers: str, rim: str | None = None
) -> list[Point]:
    """A frontal head without eyes; returns the tips of its antlers."""
    tips: list[Point] = []

    def grow(q: int, px: float, py: float, angle: float, reach: float, w: float, left: int) -> None:
        ex, ey = px + q * reach * math.sin(angle), py - reach * math.cos(angle)
        middle = ((px + ex) / 2 + q * reach * 0.12, (py + ey) / 2)
        pic.path(taper([(px, py), middle, (ex, ey)], [w, w * 0.8, w * 0.6]), antlers)
        if left == 0:
            tips.append((ex, ey))
            return
        grow(q, ex, ey, angle - 0.22 + pic.between(-0.12, 0.12), reach * 0.84, w * 0.62, left - 1)
        grow(
            q,
            (px + ex) / 2,
            (py + ey) / 2,
            angle + pic.between(0.35, 0.75),
            reach * 0.62,
            w * 0.5,
            left - 1,
        )

    for q in (-1, 1):
        grow(q, x + q * 16 * k, y - 62 * k, 0.62, 62 * k, 13 * k, 4)
    parts = [
        (
            smooth([(q * 20, -48), (q * 48, -66), (q * 66, -56), (q * 44, -40)]),
            mix(color, pic.near, 0.3),
        )
        for q in (-1, 1)
    ]
    parts.append(
        (
            smooth(
                [
                    (-22, -62),
                    (0, -70),
                    (22, -62),
                    (27, -34),
                    (18, 6),
                    (15, 34),
                    (0, 44),
                    (-15, 34),
                    (-18, 6),
                    (-27, -34),
                ]
            ),
            color,
        )
    )
    parts.append((smooth([(-10, 26), (10, 26), (7, 40), (0, 43), (-7, 40)]), pic.near))
    place(pic, parts, x, y, k, rim=rim)
    return tips
