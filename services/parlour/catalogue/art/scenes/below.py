"""Under the ground."""

from __future__ import annotations

import math

from ..backs import back_view
from ..beasts import beast, tentacle
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, spline, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("cross-section", "moss copper wheat", "child bear whale")
def burrow(pic: Picture) -> None:
    """A garden above; below the roots somebody very large sleeps in lit rooms."""
    pic.vignette = 0.45
    pic.backdrop(pic.top, pic.bottom)
    pic.glow(470, 90, 150, 0.7)
    pic.path(ellipse(470, 90, 34), pic.light)
    pic.ridge(150, 14, mix(pic.far, pic.bottom, 0.4))
    earth = mix(pic.near, "#6a4630", 0.7)
    g = [(x, 232 + 10 * math.sin(x / 70)) for x in range(-20, 630, 12)]
    pic.path(
        polyline([*g, (630, 920), (-20, 920)]),
        pic.linear((0, mix(earth, pic.mid, 0.35)), (0.5, earth), (1, mix(earth, "#000000", 0.45))),
    )
    for k in range(7):
        y = 290 + k * 88
        pic.path(
            taper(
                [
                    (-20, y),
                    (150, y + pic.between(-22, 22)),
                    (320, y + pic.between(-22, 22)),
                    (620, y + pic.between(-20, 20)),
                ],
                [3, 9, 4, 8],
            ),
            mix(earth, pic.light, 0.14),
            0.5,
        )
    for _ in range(70):
        pic.path(
            ellipse(
                pic.between(0, 600), pic.between(270, 890), pic.between(2, 9), pic.between(2, 5)
            ),
            mix(earth, pic.light, pic.between(0.05, 0.3)),
            0.7,
        )
    pic.path(polyline(g + [(x, y + 15) for x, y in g[::-1]]), mix(pic.accent, "#55803f", 0.8))
    for x in (60, 130):
        pic.tree(x, 238, 26, mix(pic.near, pic.mid, 0.2), 5)
    room = smooth(
        [
            (70, 640),
            (110, 540),
            (300, 490),
            (490, 540),
            (548, 660),
            (500, 790),
            (300, 824),
            (110, 780),
        ]
    )
    pic.path(room, mix(earth, "#000000", 0.6))
    with pic.group(clip=room):
        pic.glow(300, 640, 290, 0.55, mix(pic.light, pic.accent, 0.3))
        pic.path(rect(40, 770, 520, 90), mix(pic.near, earth, 0.4))
        if pic.subject == "child":
            figure(
                pic,
                58,
                664,
                800,
                "fetal",
                "jacket",
                "hair",
                1,
                mix(pic.accent, pic.light, 0.15),
                mix(pic.mid, pic.light, 0.25),
                rotate=60,
                child=1,
                rim=mix(pic.light, pic.accent, 0.2),
                rim_shift=(-2, -4),
            )
        else:
            beast(
                pic,
                pic.subject,
                290,
                770 if pic.subject == "bear" else 690,
                1.75,
                color=mix(pic.accent, pic.near, 0.45),
                second=mix(pic.accent, pic.near, 0.2),
                rim=pic.light,
            )
        pic.hatch(rect(90, 560, 420, 240), pic.near, 62, 8, 1.3, 0.22)
    for k, (x, y, rx, ry) in enumerate(
        ((110, 400, 66, 46), (470, 395, 74, 50), (300, 352, 52, 40))
    ):
        d = smooth(
            [
                (x - rx, y),
                (x - rx * 0.6, y - ry),
                (x + rx * 0.6, y - ry * 0.95),
                (x + rx, y),
                (x + rx * 0.7, y + ry),
                (x - rx * 0.7, y + ry),
            ]
        )
        pic.path(d, mix(earth, "#000000", 0.55))
        with pic.group(clip=d):
            pic.glow(x, y - 8, rx * 1.3, 0.8)
            pic.path(rect(x - rx, y + ry - 8, 2 * rx, 20), pic.near)
        n = ("bed", "books", "candle")[k]
        pic.icon(n, x - 8, y + (4, 6, 4)[k], (72, 60, 44)[k], keep=0.2)
    figure(pic, 500, 438, 54, "sitlow", "coat", "cap", -1, pic.accent)
    pic.path(taper([(300, 392), (330, 440), (296, 492)], [12, 9, 12]), mix(earth, "#000000", 0.6))
    pic.path(taper([(166, 414), (210, 460), (190, 530)], [14, 10, 14]), mix(earth, "#000000", 0.6))
    pic.path(taper([(470, 440), (440, 490), (450, 540)], [14, 10, 14]), mix(earth, "#000000", 0.6))
    f = (232, 236)
    pic.path(taper([f, (228, 200), (236, 168)], [3, 3, 2]), mix(pic.near, "#3c6b35", 0.6))
    pic.icon("rose", 238, 152, 52, 0, keep=0.6)
    for pts in (
        [f, (214, 300), (240, 380), (200, 470), (250, 560)],
        [f, (250, 300), (330, 420), (380, 470), (360, 560)],
        [f, (180, 310), (60, 470), (40, 640), (80, 860)],
        [f, (300, 290), (540, 470), (565, 640), (560, 850)],
    ):
        tentacle(pic, pts, 7, mix(pic.accent, earth, 0.25))
    figure(pic, 330, 240, 92, "bow", "jacket", "hat", -1, pic.accent, pic.mid, cast=(0.8, 0.2, 0.3))
    pic.path(polygon((268, 196), (290, 192), (292, 210), (272, 212)), pic.mid)
    pic.path(taper([(270, 202), (254, 190)], [4, 2]), pic.mid)


@scene("worm's eye, well", "abyss tar sepia", "eye moon door ship")
def well_eye(pic: Picture) -> None:
    """From the bottom of a well the sky looks down; a plait serves as rope."""
    pic.vignette = 0.65
    cx, cy = (330, 300)
    pic.backdrop(pic.near, pic.near)
    for j in range(12, -1, -1):
        radius = 118 * 1.24**j
        n = 16
        off = j % 2 * 0.5
        for i in range(n):
            a0, a1 = ((i + off) * 2 * math.pi / n + 0.02, (i + 1 + off) * 2 * math.pi / n - 0.02)
            r2 = radius / 1.24 + 3

            def z(a: float, r: float):
                return (
                    cx + r * math.cos(a) + (r - 118) * -0.08,
                    cy + r * math.sin(a) * 1.03 + (r - 118) * 0.22,
                )

            pic.path(
                polygon(
                    z(a0, radius),
                    z((a0 + a1) / 2, radius * 1.01),
                    z(a1, radius),
                    z(a1, r2),
                    z((a0 + a1) / 2, r2 * 1.01),
                    z(a0, r2),
                ),
                mix(
                    mix(pic.mid, pic.far, 0.4 + 0.3 * math.sin(i * 2.3 + j)),
                    pic.near,
                    min(0.95, 0.05 + 0.085 * j + pic.between(0, 0.12)),
                ),
            )
    pic.path(ellipse(cx, cy, 100), pic.linear((0, mix(pic.bottom, pic.light, 0.4)), (1, pic.light)))
    pic.glow(cx, cy, 230, 0.6)
    with pic.group(clip=ellipse(cx, cy, 98)):
        pic.cloud(cx - 30, cy - 30, 120, "#ffffff", 0.8)
        if pic.subject == "eye":
            pic.path(
                smooth(
                    [
                        (cx - 92, cy + 6),
                        (cx - 30, cy - 44),
                        (cx + 30, cy - 44),
                        (cx + 92, cy + 6),
                        (cx + 30, cy + 46),
                        (cx - 30, cy + 46),
                    ],
                    8,
                ),
                "#fffdf4",
            )
            pic.path(
                ellipse(cx, cy, 42),
                pic.radial((0, pic.accent), (0.8, mix(pic.accent, pic.near, 0.4)), (1, pic.near)),
            )
            pic.path(ellipse(cx, cy, 19), "#050505")
            pic.path(ellipse(cx + 13, cy - 14, 7), "#ffffff")
        else:
            thing(pic, pic.subject, cx, cy, 130)
    points = [(cx + 70, cy + 70), (430, 480), (380, 640), (300, 800)]
    curve = spline(points, 10)
    for i, (x, y) in enumerate(curve):
        k = 0.55 + i / len(curve) * 1.5
        pic.path(
            smooth([(x - 13 * k, y), (x, y - 11 * k), (x + 13 * k, y), (x, y + 13 * k)], 5),
            mix(mix("#c9973e", pic.accent, 0.2), pic.near, 0.1 + 0.25 * (i % 2)),
        )
    pic.path(
        taper([(300, 800), (292, 840), (300, 880)], [26, 20, 4]), mix("#c9973e", pic.near, 0.2)
    )
    pic.path(ellipse(300, 806, 17, 9), pic.accent)
    figure(pic, 396, 640, 168, "climb", "dress", "bun", 1, pic.accent, pic.near, rim=pic.light)
    pic.path(
        smooth([(-40, 940), (-20, 850), (150, 828), (330, 850), (640, 820), (640, 940)], 7),
        mix(pic.near, "#0b4152", 0.4),
    )
    for _ in range(12):
        pic.path(
            ellipse(pic.between(20, 580), pic.between(850, 890), 11, 5),
            mix("#d9a520", pic.light, pic.between(0, 0.5)),
        )
    for k in range(3):
        pic.path(
            ellipse(150, 876, 40 + k * 34, 8 + k * 6), stroke=pic.light, width=1.5, opacity=0.4
        )
    back_view(
        pic, 150, 880, 190, "robe", mix(pic.mid, pic.near, 0.2), "hood", (150, -14), rim=pic.light
    )
