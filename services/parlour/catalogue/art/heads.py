"""Heads without faces: profiles, hair, hats and the animal masks."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from .geometry import Point, polygon, smooth, taper
from .palette import mix

Part = tuple[str, str]  # path data, fill
Place = Callable[[float, float], Point]
HUMAN = frozenset(["hair", "bun", "long", "hat", "cap", "top", "crown", "bald", "scarf", "plain"])


class Tones(NamedTuple):
    """The colours a figure is made of."""

    coat: str
    trim: str
    skin: str
    dark: str
    light: str


def _hair(kind: str, at: Place, size: float, tones: Tones, wind: float) -> list[Part]:
    parts: list[Part] = []
    white = mix(tones.light, tones.dark, 0.12)
    if kind == "long":
        lock = [(2, -7.6), (-6, -6), (-8.4, 2), (-10 - wind * 0.5, 18), (-4, 17), (-2, 4), (1, -3)]
        parts.append((smooth([at(*p) for p in lock]), tones.dark))
    elif kind == "bald":
        beard = [(-2, 5), (5, 3), (6, 10), (1, 17), (-2, 10)]
        fringe = [(-6, -2), (-7, 3), (-3, 5), (-3, 1)]
        parts += [
            (smooth([at(*p) for p in beard]), white),
            (smooth([at(*p) for p in fringe]), white),
        ]
    else:
        crop = [(4.5, -5), (0, -8), (-6.6, -5), (-7.2, 2), (-4.6, 6), (-2.6, 0), (1, -4)]
        parts.append((smooth([at(*p) for p in crop]), tones.dark))
    if kind == "bun":
        parts.append((_round(*at(-7.4, -4.6), 3.6 * size), tones.dark))
    return parts


def _hat(kind: str, at: Place, tones: Tones, wind: float) -> list[Part]:
    felt = mix(tones.trim, tones.dark, 0.55)
    if kind == "hat":
        shape = [
            (-12, -3.2),
            (-6.6, -4.6),
            (-5.6, -12),
            (5.6, -12.4),
            (6.4, -5),
            (12, -4),
            (11, -2.8),
            (-11, -2),
        ]
        band = [(-6.5, -4.8), (6.3, -5.2), (6.2, -7), (-6.3, -6.6)]
        return [
            (polygon(*[at(*p) for p in shape]), felt),
            (polygon(*[at(*p) for p in band]), mix(felt, tones.coat, 0.6)),
        ]
    if kind == "top":
        shape = [
            (-9.5, -3),
            (-6.2, -4.2),
            (-7, -20),
            (7, -20.4),
            (6.2, -4.6),
            (9.5, -3.6),
            (9, -2.2),
            (-9, -1.8),
        ]
        return [(polygon(*[at(*p) for p in shape]), mix(tones.trim, tones.dark, 0.7))]
    if kind == "cap":
        shape = [(-7, -2), (-5, -9), (4, -9), (7, -3.4), (11.5, -2.6), (7, -1.6)]
        return [(smooth([at(*p) for p in shape]), mix(tones.coat, tones.dark, 0.4))]
    if kind == "crown":
        shape = [(-6, -5), (-7.5, -14), (-3, -9.5), (0, -15.5), (3, -9.5), (7.5, -14.5), (6, -5.4)]
        return [(polygon(*[at(*p) for p in shape]), mix(tones.light, "#d9a520", 0.55))]
    if kind == "scarf":
        shape = [(-4, 6), (4, 6), (5, 11), (-4, 12), (-20 - wind, 17), (-24 - wind, 12), (-8, 8)]
        return [(smooth([at(*p) for p in shape]), mix(tones.trim, tones.light, 0.25))]
    return []


def _mask(kind: str, at: Place, size: float, tones: Tones) -> list[Part]:
    fur = mix(tones.dark, tones.coat, 0.25)
    horn = mix(tones.light, tones.dark, 0.35)
    if kind == "hood":
        cowl = [(3, -9), (-5, -10), (-9, -2), (-8, 9), (3, 11), (7.5, 5), (8, -4)]
        return [
            (smooth([at(*p) for p in cowl]), mix(tones.coat, tones.dark, 0.25)),
            (_round(*at(3.4, 0.4), 4.4 * size, 6 * size), mix(tones.dark, "#000000", 0.4)),
        ]
    if kind == "cone":
        return [(polygon(at(-7, -2), at(-1, -27), at(7, -3)), mix(tones.trim, tones.dark, 0.2))]
    if kind == "beak":
        skull = [(2, -8), (-6, -8), (-9, 0), (-7, 9), (2, 10), (5, 4)]
        bill = [(2, -5), (8, -3), (21, 7), (7, 4.6), (2, 5)]
        return [
            (smooth([at(*p) for p in skull]), mix(tones.dark, tones.coat, 0.2)),
            (smooth([at(*p) for p in bill], 5), mix(tones.light, tones.dark, 0.08)),
            (_round(*at(4.4, -1.6), 1.9 * size), tones.dark),
        ]
    parts: list[Part] = []
    if kind == "ears":
        for ear in (
            [(-4, -5), (-7, -24), (-3.4, -25), (-0.6, -7)],
            [(0, -6), (1, -25), (4.4, -23), (4, -5)],
            [(2, -4), (9.5, 2.4), (8, 5.4), (1, 6)],
        ):
            parts.append((smooth([at(*p) for p in ear]), fur))
    if kind in ("horns", "antlers"):
        for q in (-1, 1):
            parts.append(
                (taper([at(q * 3, -5), at(q * 9, -13), at(q * 7, -23)], [3.2, 2.4, 0.8]), horn)
            )
            if kind == "antlers":
                parts.append((taper([at(q * 8.4, -12), at(q * 15, -18)], [2, 0.7]), horn))
        muzzle = [(1, -4), (11, 3), (10, 6.4), (0, 6)]
        parts.append((smooth([at(*p) for p in muzzle]), fur))
    return parts


def _round(x: float, y: float, rx: float, ry: float | None = None) -> str:
    points = [
        (x + rx * math.cos(a), y + (ry or rx) * math.sin(a))
        for a in (k * math.pi / 4 for k in range(8))
    ]
    return smooth(points, 5)


def head_parts(
    kind: str, centre: Point, tilt: float, size: float, tones: Tones, wind: float
) -> list[Part]:
    """The head in profile, looking right: a nose and a chin give it direction, nothing else."""
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

    def at(dx: float, dy: float) -> Point:
        return (centre[0] + (dx * cos - dy * sin) * size, centre[1] + (dx * sin + dy * cos) * size)

    if kind in ("ears", "horns", "antlers"):
        skull: list[Part] = [
            (_round(*centre, 6.5 * size, 7.3 * size), mix(tones.dark, tones.coat, 0.25))
        ]
    else:
        outline = [
            (0, -7),
            (4.4, -5.4),
            (5.6, -1.4),
            (7.6, 1.4),
            (5.4, 2.4),
            (5.2, 5),
            (3, 7),
            (-1, 6.4),
            (-5, 5.4),
            (-6.2, 0),
            (-4.6, -5),
        ]
        cheek = [(-6, 0), (-2, 2), (0, 6.4), (-4, 6)]
        skull = [
            (smooth([at(*p) for p in outline], 5), tones.skin),
            (smooth([at(*p) for p in cheek], 4), mix(tones.skin, tones.dark, 0.22)),
        ]
    if kind in HUMAN and kind != "plain":
        return skull + _hair(kind, at, size, tones, wind) + _hat(kind, at, tones, wind)
    return skull + _mask(kind, at, size, tones)
