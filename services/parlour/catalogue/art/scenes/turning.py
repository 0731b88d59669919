"""Seen from straight above or below."""

from __future__ import annotations

import math

from ..backs import from_above
from ..beasts import beast
from ..figures import figure
from ..furniture import chair
from ..geometry import ellipse, polygon, smooth, taper
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("roundel from above", "redroom violetfog duored", "carousel-horse elephant rabbit swan")
def clock_carousel(pic: Picture) -> None:
    """A roundabout seen from above: its horses are hours, midnight is a wolf."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.mid, pic.near, 0.4), mix(pic.near, pic.mid, 0.2))
    cx, cy = (300, 440)
    for a in [i * math.pi / 12 for i in range(24)]:
        pic.path(
            polygon(
                (cx, cy),
                (cx + 900 * math.cos(a), cy + 900 * math.sin(a)),
                (cx + 900 * math.cos(a + 0.13), cy + 900 * math.sin(a + 0.13)),
            ),
            mix(pic.mid, pic.near, 0.2),
            0.5,
        )
    pic.path(ellipse(cx + 10, cy + 14, 276), pic.near, 0.5)
    pic.path(ellipse(cx, cy, 272), mix("#b08a3e", pic.mid, 0.3))
    for i in range(24):
        a0, a1 = (i * math.pi / 12, (i + 1) * math.pi / 12)

        def z(a: float, r: float):
            return (cx + r * math.cos(a), cy + r * math.sin(a))

        pic.path(
            polygon(z(a0, 0), z(a0, 262), z((a0 + a1) / 2, 263), z(a1, 262)),
            mix(pic.light, pic.bottom, 0.25) if i % 2 else mix(pic.accent, pic.light, 0.1),
        )
    pic.path(ellipse(cx, cy, 168), pic.near, 0.16)
    pic.path(ellipse(cx, cy, 150), mix(pic.light, pic.bottom, 0.15))
    pic.path(ellipse(cx, cy, 150), stroke=pic.near, width=3, opacity=0.5)
    for a in [i * math.pi / 18 for i in range(36)]:
        pic.path(ellipse(cx + 256 * math.cos(a), cy + 256 * math.sin(a), 5), pic.light)
    for i in range(12):
        a = i * 30
        x, y = (cx + 214 * math.sin(math.radians(a)), cy - 214 * math.cos(math.radians(a)))
        if i == 0:
            beast(pic, "wolf", x - 4, y + 46, 0.95, 1, color=pic.near, flat=pic.near)
            pic.path(ellipse(x + 16, y - 36, 3.6, 2.6), pic.light)
        else:
            pic.silhouette(
                pic.subject,
                x,
                y,
                72,
                pic.near if i % 3 else mix(pic.accent, pic.near, 0.5),
                rotate=a,
                flip=True,
            )
    figure(
        pic,
        cx + 206,
        cy + 6,
        56,
        "sit",
        "dress",
        "long",
        1,
        pic.light,
        pic.mid,
        child=1,
        rim=pic.near,
    )
    for outline, a, w in ((118, 62, 15), (80, -30, 19)):
        pic.path(
            taper(
                [
                    (cx - 22 * math.sin(math.radians(a)), cy + 22 * math.cos(math.radians(a))),
                    (cx, cy),
                    (
                        cx + outline * 0.7 * math.sin(math.radians(a)),
                        cy - outline * 0.7 * math.cos(math.radians(a)),
                    ),
                    (
                        cx + outline * math.sin(math.radians(a)),
                        cy - outline * math.cos(math.radians(a)),
                    ),
                ],
                [w * 0.5, w * 0.7, w, 2],
            ),
            pic.near,
        )
    pic.path(ellipse(cx, cy, 13), pic.accent)
    figure(pic, cx - 52, cy + 96, 74, "carry", "coat", "top", 1, pic.near, flat=pic.near)
    for x, y in ((60, 820), (130, 860), (210, 842), (400, 858), (480, 826), (556, 866), (300, 872)):
        from_above(
            pic,
            x,
            y,
            20,
            pic.random.choice([pic.accent, pic.mid, pic.far]),
            pic.random.choice([pic.near, pic.light, pic.bottom]),
        )
        pic.path(ellipse(x + 12, y + 14, 22, 10), pic.near, 0.3)


@scene("worm's eye", "ink mint gold")
def ceiling_pond(pic: Picture) -> None:
    """The ceiling is a pond; carp go round the lamp and water drips upward."""
    pic.vignette = 0.45
    wall = mix(pic.mid, pic.bottom, 0.3)
    c = [(120, 210), (480, 210), (480, 640), (120, 640)]
    pic.backdrop(wall, wall)
    for points, q in (
        (((-20, -20), (620, -20), c[1], c[0]), 0.25),
        (((620, -20), (620, 920), c[2], c[1]), 0.45),
        (((620, 920), (-20, 920), c[3], c[2]), 0.1),
        (((-20, 920), (-20, -20), c[0], c[3]), 0.35),
    ):
        pic.path(polygon(*points), mix(wall, pic.near, q + 0.1))
        for t in [i / 14 for i in range(15)]:
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
            pic.path(
                f"M{ax + (bx - ax) * t:.0f} {ay + (by - ay) * t:.0f}"
                f" L{dx + (cx - dx) * t:.0f} {dy + (cy - dy) * t:.0f}",
                stroke=mix(wall, pic.light, 0.3),
                width=2.4,
                opacity=0.35,
            )
    pond = smooth(
        [
            (136, 240),
            (240, 222),
            (380, 232),
            (466, 250),
            (470, 420),
            (462, 610),
            (330, 626),
            (160, 622),
            (132, 500),
            (140, 360),
        ],
        8,
    )
    pic.path(polygon(*c), mix(pic.light, wall, 0.35))
    pic.path(
        pond, pic.linear((0, mix("#1d6a73", pic.near, 0.2)), (1, mix("#0b4152", pic.near, 0.4)))
    )
    with pic.group(clip=pond):
        for k in range(6):
            pic.path(
                ellipse(300, 430, 40 + k * 44, 40 + k * 46),
                stroke=pic.light,
                width=1.6,
                opacity=0.4 - 0.05 * k,
            )
        for x, y, k in ((190, 300, 30), (410, 560, 36), (430, 300, 24), (180, 570, 26)):
            pic.path(
                f"M{x} {y} L{x + k} {y - k * 0.3} A{k} {k} 0 1 1 {x + k * 0.8} {y + k * 0.6}Z",
                mix("#4f8a5b", pic.near, 0.2),
            )
            pic.path(ellipse(x - 4, y - 8, 6), pic.light, 0.9)
        for i, (a, radius) in enumerate(((20, 96), (100, 130), (170, 90), (230, 140), (310, 118))):
            t = math.radians(a)
            pic.glow(300 + radius * math.cos(t), 430 + radius * math.sin(t), 40, 0.2)
            beast(
                pic,
                "fish",
                300 + radius * math.cos(t),
                430 + radius * math.sin(t),
                0.95,
                1,
                color=pic.accent if i % 2 else pic.light,
                second=mix(pic.accent, pic.light, 0.4),
                rotate=a + 90,
            )
    pic.path("M300 430 L292 520", stroke=pic.near, width=3)
    pic.glow(292, 540, 190, 0.9)
    pic.path(ellipse(292, 540, 44, 40), mix(pic.light, "#ffffff", 0.3))
    pic.path(ellipse(292, 540, 70, 62), stroke=mix("#b08a3e", pic.mid, 0.3), width=8)
    for _ in range(9):
        x, y = (pic.between(90, 510), pic.between(640, 860))
        pic.path(taper([(x, y), (x, y - 16)], [7, 1]), mix(pic.light, "#8fd0e0", 0.5), 0.9)
    with pic.group(transform="translate(520 520) rotate(-76)"):
        chair(pic, 0, 110, 1.3, pic.near, -1)
        figure(pic, 0, 60, 190, "point", "jacket", "hat", -1, pic.accent, pic.mid, rim=pic.light)
    pic.path(taper([(380, 470), (330, 380), (268, 346)], [4, 3, 2]), pic.near)
    pic.path("M268 346 L250 400", stroke=pic.light, width=1.4)
    with pic.group(transform="translate(70 640) rotate(62)"):
        figure(
            pic,
            0,
            60,
            120,
            "reach",
            "dress",
            "long",
            1,
            pic.light,
            pic.mid,
            child=1,
            rim=pic.accent,
        )
    pic.silhouette("cat", 320, 800, 92, pic.near, rotate=182)
