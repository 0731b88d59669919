"""People from behind, crowds of backs, and people seen from straight above."""

from __future__ import annotations

from collections.abc import Sequence

from .geometry import ellipse, polygon, smooth, taper, turned
from .heads import Part
from .palette import mix
from .picture import Picture

_HEMS = {"coat": (17, -20), "dress": (22, -22), "robe": (20, -1), "short": (11, -44)}


def _headwear(kind: str, color: str, dark: str) -> list[Part]:
    if kind == "hat":
        shape = [
            (-13, -91),
            (-7.5, -93),
            (-6, -101),
            (6, -101),
            (7.5, -93),
            (13, -91),
            (12, -89.6),
            (-12, -89.6),
        ]
        return [(polygon(*shape), mix(dark, color, 0.3))]
    if kind == "bun":
        return [(ellipse(0, -99, 4.4), dark)]
    if kind == "long":
        shape = [(-6, -95), (6, -95), (8.6, -80), (7, -64), (0, -60), (-7, -64), (-8.6, -80)]
        return [(smooth(shape), dark)]
    if kind == "hood":
        shape = [(0, -101), (7.4, -95), (9, -82), (5, -76), (-5, -76), (-9, -82), (-7.4, -95)]
        return [(smooth(shape), mix(color, dark, 0.3))]
    if kind == "ears":
        return [
            (smooth([(q * 2, -94), (q * 3, -113), (q * 7, -114), (q * 7, -93)]), dark)
            for q in (-1, 1)
        ]
    return []


def back_view(
    pic: Picture,
    x: float,
    y: float,
    h: float,
    kind: str = "coat",
    color: str | None = None,
    head: str = "hat",
    arms: tuple[float, float] = (10, -10),
    rim: str | None = None,
    flat: str | None = None,
) -> None:
    """Somebody who looks into the picture as we do."""
    k, coat, dark = h / 100, color or pic.accent, pic.near
    hem, hem_y = _HEMS[kind]
    parts: list[Part] = []
    for q in (-1, 1):
        leg = taper([(q * 4.5, -46), (q * 5, -22), (q * 5.5, 0)], [9, 7, 6])
        parts.append((leg, mix(dark, pic.mid, 0.2)))
    for q, angle in zip((1, -1), arms, strict=True):
        shoulder = (q * 9.0, -75.0)
        elbow = turned(shoulder, angle, 18)
        hand = turned(elbow, angle * 1.15, 16)
        parts.append((taper([shoulder, elbow, hand], [8, 6.5, 5]), mix(coat, dark, 0.35)))
    body = [
        (-4, -80),
        (4, -80),
        (11, -75),
        (11.5, -58),
        (hem, hem_y),
        (0, hem_y + 3),
        (-hem, hem_y),
        (-11.5, -58),
        (-11, -75),
    ]
    parts.append((smooth(body, 6), coat))
    parts.append((taper([(0, -62), (0, hem_y + 1)], [0.6, 1.4]), mix(coat, dark, 0.5)))
    parts.append((ellipse(0, -89, 7, 8.2), "#b98b6a" if head == "bald" else dark))
    parts += _headwear(head, coat, dark)
    place = f"translate({x:.1f} {y:.1f}) scale({k:.4f})"
    if rim:
        lit = "".join(f'<path d="{shape}" fill="{rim}"/>' for shape, _ in parts)
        pic.add(f'<g transform="translate(0 -2.2) {place}">{lit}</g>')
    painted = "".join(f'<path d="{shape}" fill="{flat or fill}"/>' for shape, fill in parts)
    pic.add(f'<g transform="{place}">{painted}</g>')


def crowd(
    pic: Picture,
    y: float,
    h: float,
    count: int,
    x0: float = 0,
    x1: float = 600,
    color: str | None = None,
    heads: Sequence[str] = ("hat", "bun", "hood", "long", "bald"),
) -> None:
    """A row of backs of unlike height and headwear."""
    for i in range(count):
        x = x0 + (x1 - x0) * (i + 0.5) / count + pic.between(-6, 6)
        coat = mix(color or pic.mid, pic.near, pic.between(0.1, 0.6))
        back_view(
            pic,
            x,
            y + pic.between(-4, 6),
            h * pic.between(0.86, 1.1),
            pic.random.choice(["coat", "dress", "robe"]),
            coat,
            pic.random.choice(heads),
        )


def from_above(
    pic: Picture, x: float, y: float, radius: float, color: str, hat: str | None = None
) -> None:
    """Seen straight from above: shoulders and a hat."""
    pic.path(ellipse(x, y, radius, radius * 0.62), color)
    pic.path(ellipse(x, y, radius * 0.52), hat or pic.near)
    pic.path(ellipse(x, y, radius * 0.3), mix(hat or pic.near, pic.light, 0.15))
