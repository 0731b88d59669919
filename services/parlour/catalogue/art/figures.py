"""People: garments and heads hung on a skeleton, placed, lit and shadowed. Never a face."""

from __future__ import annotations

import zlib
from typing import NamedTuple

from .geometry import Point, ellipse, polygon, smooth, taper, turned
from .heads import HUMAN, Part, Tones, head_parts
from .palette import mix
from .picture import Picture
from .poses import POSES, Skeleton, skeleton

SKINS = ("#e8c3a0", "#c99672", "#8d5a3c", "#5f3a28", "#d9ab86", "#b07c56")
# What a card's cast may put on instead: roles with the same bearing.
_HEADS = ("hair", "bun", "hat", "long", "cap", "scarf")
_GARMENTS = ("coat", "dress", "jacket")


class Anchors(NamedTuple):
    """Picture positions a scene can hang things on."""

    hf: Point
    hn: Point
    head: Point
    hip: Point


def _shifted(point: Point, dx: float, dy: float = 0) -> Point:
    return (point[0] + dx, point[1] + dy)


def _garment(kind: str, s: Skeleton, lean: float, tones: Tones, wind: float) -> list[Part]:
    hip, chest = s.hip, turned(s.neck, -lean, 10)
    front = [_shifted(s.neck, 3.5, -1), _shifted(chest, 7.5), _shifted(hip, 7, -4)]
    back = [_shifted(hip, -7.5, -2), _shifted(chest, -6.5), _shifted(s.neck, -4, -1)]
    if kind == "trousers":
        return [(smooth([*front, _shifted(hip, 5, 4), _shifted(hip, -5, 4), *back]), tones.coat)]
    reach = {"coat": 1, "dress": 1, "robe": 1.86, "cape": 0.5, "jacket": 0.45}[kind]
    flare = {"dress": 9, "robe": 8}.get(kind, 4)

    def hem_point(knee: Point, foot: Point) -> Point:
        if reach <= 1:
            return (knee[0] * reach, knee[1] * reach)
        more = reach - 1
        return (knee[0] + (foot[0] - knee[0]) * more, knee[1] + (foot[1] - knee[1]) * more)

    a, b = hem_point(s.far_knee, s.far_foot), hem_point(s.near_knee, s.near_foot)
    fore, aft = (a, b) if a[0] > b[0] else (b, a)
    if fore[0] < 18 * reach or aft[0] < 6:
        middle = ((fore[0] + aft[0]) / 2, (fore[1] + aft[1]) / 2 + 3)
        hem = [_shifted(fore, flare, 1), middle, _shifted(aft, -flare - wind, 1)]
    else:
        hem = [_shifted(fore, 3, -3), _shifted(aft, 2, 5), _shifted(hip, -4, 7)]
    fold = [_shifted(chest, 3), _shifted(hip, 3.5, -2), (fore[0] / 2 + 2, fore[1] / 2)]
    shade = [
        _shifted(chest, -6.5),
        _shifted(hip, -7.5, -2),
        _shifted(aft, -flare - wind + 1, 0),
        ((aft[0] - flare) * 0.5, aft[1] * 0.6),
        _shifted(chest, -3),
    ]
    parts: list[Part] = [
        (smooth([*front, *hem, *back], 6), tones.coat),
        (smooth(shade, 5), mix(tones.coat, tones.dark, 0.2)),
        (taper(fold, [0.8, 1.2, 0.6]), mix(tones.coat, tones.dark, 0.45)),
    ]
    if kind in ("coat", "robe"):
        collar = taper([_shifted(s.neck, -4), _shifted(s.neck, 4, 1.4)], [4, 3.4])
        parts.append((collar, mix(tones.coat, tones.light, 0.35)))
    return parts


def _carried(item: str, s: Skeleton, tones: Tones) -> list[Part]:
    hand = s.near_hand
    if item == "cane":
        return [(taper([hand, _shifted(hand, 3, 34)], [2.2, 1.8]), tones.dark)]
    if item == "case":
        corners = [_shifted(hand, dx, dy) for dx, dy in ((-8, 2), (9, 2), (9, 14), (-8, 14))]
        return [(polygon(*corners), mix(tones.trim, "#7a4a2b", 0.6))]
    if item == "umbrella":
        x, y = s.far_hand
        scallops = "q-7 -6 -14 0 " * 4
        return [
            (taper([(x, y), (x + 2, y - 34)], [1.6, 1.6]), tones.dark),
            (
                f"M{x - 26:.1f} {y - 28:.1f} q28 -34 56 0 {scallops}Z",
                mix(tones.trim, tones.dark, 0.1),
            ),
        ]
    return []


def build(
    pose: str,
    dress: str,
    head: str,
    tones: Tones,
    item: str = "",
    wind: float = 0,
    child: bool = False,
) -> tuple[list[Part], Skeleton, float]:
    """Parts of a 100-unit figure facing right, its joints, and its lowest point."""
    angles = POSES[pose]
    s = skeleton(angles, child)
    parts: list[Part] = []

    def arm(elbow: Point, hand: Point, color: str) -> None:
        parts.append((taper([s.shoulder, elbow, hand], [8.5, 6.8, 5.2]), color))
        parts.append((ellipse(*hand, 2.9), tones.skin))

    def leg(knee: Point, foot: Point, shade: float) -> None:
        parts.append(
            (taper([s.hip, knee, foot], [10, 7.5, 5.2]), mix(tones.trim, tones.dark, shade))
        )
        shoe = taper([_shifted(foot, -2, 0.5), _shifted(foot, 7, 2)], [5, 3.4])
        parts.append((shoe, tones.dark))

    if dress == "cape":
        hang = [
            s.neck,
            turned(s.neck, 250 - angles.lean, 9),
            turned(s.hip, 285, 20 + wind),
            turned(s.hip, 318, 44 + wind),
            turned(s.hip, 352, 40),
            s.hip,
        ]
        parts.append((smooth(hang), mix(tones.trim, tones.dark, 0.25)))
    arm(s.far_elbow, s.far_hand, mix(tones.coat, tones.dark, 0.45))
    leg(s.far_knee, s.far_foot, 0.4)
    leg(s.near_knee, s.near_foot, 0.2)
    parts += _garment(dress, s, angles.lean, tones, wind)
    parts.append((taper([s.neck, s.head], [5.4, 5]), mix(tones.skin, tones.dark, 0.2)))
    tilt = angles.head + angles.lean * 0.4
    parts += head_parts(head, s.head, tilt, 1.5 if child else 1, tones, wind)
    parts += _carried(item, s, tones)
    arm(s.near_elbow, s.near_hand, mix(tones.coat, tones.dark, 0.15))
    feet = (s.far_foot[1], s.near_foot[1], s.hip[1] + 6, s.near_knee[1], s.far_knee[1])
    return parts, s, max(feet) + 3


def _recast(pic: Picture, dress: str, head: str, place: Point) -> tuple[str, str]:
    """Swap everyday heads and garments by the card's cast slot; roles keep theirs."""
    if not pic.cast:
        return dress, head
    turn = pic.cast + zlib.crc32(f"{place[0]:.0f}".encode()) % 2
    if head in _HEADS:
        head = _HEADS[(_HEADS.index(head) + turn) % len(_HEADS)]
    if dress in _GARMENTS:
        dress = _GARMENTS[(_GARMENTS.index(dress) + turn) % len(_GARMENTS)]
    return dress, head


def _markup(parts: list[Part], flat: str | None) -> str:
    return "".join(f'<path d="{shape}" fill="{flat or fill}"/>' for shape, fill in parts)


def figure(
    pic: Picture,
    x: float,
    y: float,
    h: float,
    pose: str = "stand",
    dress: str = "coat",
    head: str = "hair",
    face: int = 1,
    color: str | None = None,
    second: str | None = None,
    item: str | None = None,
    flat: str | None = None,
    rim: str | None = None,
    cast: tuple[float, float, float] | None = None,
    rotate: float = 0,
    child: int = 0,
    wind: float = 0,
    opacity: float = 1,
    lantern: float = 0,
    rim_shift: Point = (1.6, -1.2),
) -> Anchors:
    """Place a figure with its feet at (x, y).

    `flat` makes it a silhouette, `rim` lights its edge, `cast` = (slant, length, opacity) lays
    its shadow on the ground, `lantern` puts a lamp into its far hand.
    """
    if head in HUMAN and not flat:
        dress, head = _recast(pic, dress, head, (x, y))
    skin = mix(pic.random.choice(SKINS), pic.mid, 0.22)
    tones = Tones(
        color or pic.accent, second or pic.mid, skin, mix(pic.near, pic.mid, 0.08), pic.light
    )
    parts, s, low = build(pose, dress, head, tones, item or "", wind, bool(child))
    k = h / 100
    base = f"translate({x:.1f} {y:.1f})"
    body = f"scale({face * k:.4f} {k:.4f}) translate(0 {-low:.2f})"
    if cast:
        slant, length, strength = cast
        lay = f"matrix({face * k:.4f} 0 {-slant * k:.4f} {-length * k:.4f} 0 0)"
        pic.add(
            f'<g transform="{base} {lay} translate(0 {-low:.2f})" opacity="{strength}">'
            f"{_markup(parts, pic.near)}</g>"
        )
    turn = f"rotate({rotate})"
    if rim:
        shift = f"translate({rim_shift[0]} {rim_shift[1]})"
        pic.add(f'<g transform="{shift} {base} {turn} {body}">{_markup(parts, rim)}</g>')
    pic.add(f'<g transform="{base} {turn} {body}" opacity="{opacity}">{_markup(parts, flat)}</g>')

    def at(point: Point) -> Point:
        return (x + face * k * point[0], y + k * (point[1] - low))

    anchors = Anchors(at(s.far_hand), at(s.near_hand), at(s.head), at(s.hip))
    if lantern:
        _hang_lantern(pic, anchors.hf, k, lantern)
    return anchors


def _hang_lantern(pic: Picture, hand: Point, k: float, strength: float) -> None:
    x, y = hand[0], hand[1] + 7 * k
    pic.glow(x, y, 52 * k * strength, 0.85)
    pic.path(f"M{x:.1f} {y - 7 * k:.1f} v{4 * k:.1f}", stroke=pic.near, width=1.4 * k)
    glass = (
        f"M{x - 4 * k:.1f} {y - 3 * k:.1f} h{8 * k:.1f} l{-1.4 * k:.1f} {11 * k:.1f}"
        f" h{-5.2 * k:.1f}Z"
    )
    pic.path(glass, pic.light, stroke=pic.near, width=1.2 * k)
