"""The picture as cloth or paper."""

from __future__ import annotations

import math

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, spline, taper
from ..palette import mix
from ..picture import Picture
from ..worlds import inner_world
from .registry import scene


@scene("picture torn open", "mint lemon duoblue", "gears town sea stars")
def cloth_sky(pic: Picture) -> None:
    """Somebody unpicks the fine weather; behind it is clockwork and night."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, pic.bottom)
    pic.cloud(430, 210, 240, pic.light)
    pic.cloud(520, 420, 190, pic.light, 0.9)
    pic.cloud(90, 560, 180, pic.light, 0.8)
    pic.path(ellipse(500, 96, 38), mix(pic.accent, pic.light, 0.5))
    hole = smooth(
        [
            (150, 640),
            (110, 420),
            (170, 190),
            (290, 90),
            (380, 170),
            (350, 330),
            (390, 480),
            (330, 640),
            (240, 700),
        ],
        8,
    )
    with pic.group(clip=hole):
        pic.path(rect(0, 0, 600, 900), pic.near)
        pic.stars(110, 720, 90, 420)
        if pic.subject == "gears":
            g = mix("#b08a3e", pic.mid, 0.35)
            for x, y, radius, n in (
                (240, 300, 84, 14),
                (340, 420, 54, 10),
                (190, 490, 70, 12),
                (300, 600, 60, 11),
                (330, 200, 44, 9),
            ):
                pic.path(
                    "".join(
                        polygon(
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
                        for a in [2 * math.pi * i / n for i in range(n)]
                    )
                    + ellipse(x, y, radius * 0.94),
                    mix(g, pic.near, pic.between(0, 0.45)),
                )
                pic.path(ellipse(x, y, radius * 0.7), stroke=pic.near, width=3, opacity=0.6)
                pic.path(ellipse(x, y, radius * 0.24), pic.near)
                for a in (0.4, 1.97, 3.54, 5.11):
                    pic.path(
                        taper(
                            [
                                (x, y),
                                (x + radius * 0.66 * math.cos(a), y + radius * 0.66 * math.sin(a)),
                            ],
                            [8, 5],
                        ),
                        mix(pic.near, g, 0.3),
                    )
            pic.glow(250, 380, 90, 0.5)
            pic.path(ellipse(210, 640, 7, 4), pic.light)
            pic.path(ellipse(236, 640, 7, 4), pic.light)
        else:
            inner_world(pic, pic.subject, 90, 80, 320, 640)
    pic.path(hole, stroke=pic.near, width=3, opacity=0.5)
    fold = smooth(
        [
            (290, 90),
            (380, 170),
            (350, 330),
            (390, 480),
            (330, 640),
            (420, 610),
            (520, 520),
            (470, 400),
            (510, 280),
            (430, 150),
        ],
        8,
    )
    pic.path(fold, pic.near, 0.25, extra='transform="translate(10 14)"')
    pic.path(
        fold,
        pic.linear(
            (0, mix(pic.light, pic.far, 0.2)),
            (0.4, mix(pic.far, pic.light, 0.3)),
            (1, pic.light),
            angle=20,
        ),
    )
    for i in range(6):
        pic.path(
            taper(
                [
                    (300 + i * 14, 120 + i * 16),
                    (380 + i * 12, 330 + i * 4),
                    (350 + i * 16, 620 - i * 10),
                ],
                [1, 5, 1],
            ),
            pic.mid,
            0.35,
        )
    for i in range(14):
        t = i / 13
        x, y = (150 - 30 * math.sin(t * 3), 640 - t * 470)
        pic.path(f"M{x - 9:.0f} {y:.0f} l16 -5", stroke=pic.near, width=2)
    pic.ridge(740, 16, mix(pic.far, pic.mid, 0.2))
    pic.ridge(790, 14, mix(pic.mid, pic.near, 0.15))
    pic.ridge(836, 10, mix(pic.mid, pic.near, 0.5))
    for x0 in (386, 424):
        pic.path(f"M{x0} 850 L{x0 + 74} 470", stroke=mix("#8a5a34", pic.near, 0.35), width=6)
    for i in range(1, 15):
        pic.path(
            f"M{386 + 74 * i / 15 + 1:.0f} {850 - 380 * i / 15:.0f} h36",
            stroke=mix("#8a5a34", pic.near, 0.35),
            width=4.5,
        )
    anchors = figure(
        pic, 446, 640, 178, "reach", "trousers", "cap", -1, pic.accent, pic.mid, rim=pic.light
    )
    pic.icon("scissors", anchors.hf[0] - 12, anchors.hf[1] - 14, 56, -60, keep=0.3)
    figure(
        pic,
        186,
        864,
        112,
        "reach",
        "dress",
        "long",
        1,
        pic.light,
        pic.mid,
        child=1,
        cast=(0.8, 0.25, 0.35),
    )
    pic.tree(60, 850, 40, pic.near, 6)
    beast(pic, "hare", 540, 880, 0.9, -1, color=pic.near)


@scene("white space", "chalk duored snow")
def drawn_path(pic: Picture) -> None:
    """A pencil as tall as a pine draws the way ahead of the walker."""
    pic.vignette = 0.1
    pic.edge = 0.4
    pic.backdrop(pic.light, mix(pic.light, pic.bottom, 0.7))
    for i in range(18):
        y = 70 + i * 48
        pic.path(f"M-10 {y} H610", stroke=mix(pic.far, pic.top, 0.5), width=1, opacity=0.5)
    pic.path("M86 -10 V910", stroke=pic.accent, width=1.6, opacity=0.45)
    points = spline(
        [
            (60, 880),
            (180, 800),
            (330, 760),
            (280, 640),
            (130, 560),
            (200, 440),
            (400, 420),
            (430, 330),
        ],
        12,
    )
    pic.path(polyline(points, False), stroke=pic.near, width=5)
    pic.path(
        polyline([(x + pic.between(-2, 2), y + pic.between(-2, 2)) for x, y in points], False),
        stroke=pic.near,
        width=2,
        opacity=0.6,
    )
    for x, y, h in ((120, 520, 60), (240, 600, 44), (70, 770, 50), (410, 700, 70)):
        pic.path(
            f"M{x} {y} V{y - h} M{x} {y - h * 0.5} l{h * 0.3} {-h * 0.3} M{x} "
            f"{y - h * 0.6} l{-h * 0.3} {-h * 0.3} M{x} {y - h} q{h * 0.3} {-h * 0.3} "
            f"0 {-h * 0.5} q{-h * 0.3} {h * 0.2} 0 {h * 0.5}",
            stroke=pic.near,
            width=2.2,
            opacity=0.75,
        )
    pic.path(
        "M470 620 h70 v-60 h-70Z M460 562 l45 -44 l46 44 M494 620 v-30 h20 v30",
        stroke=pic.near,
        width=2.4,
        opacity=0.8,
    )
    pic.path(
        "M150 330 q20 -30 44 0 q26 -20 40 6 q-44 12 -84 -6Z", stroke=pic.near, width=2, opacity=0.6
    )
    pic.path(polygon((430, 334), (452, 268), (482, 280)), mix("#d9b38a", pic.light, 0.3))
    pic.path(polygon((430, 334), (437, 313), (447, 317)), pic.near)
    a, b, c2, d = ((452, 268), (482, 280), (610, -60), (568, -80))
    pic.path(polygon(a, (462, 272), (582, -75), d), mix(pic.accent, pic.light, 0.25))
    pic.path(polygon((462, 272), (473, 276), (597, -66), (582, -75)), pic.accent)
    pic.path(polygon((473, 276), b, c2, (597, -66)), mix(pic.accent, pic.near, 0.4))
    pic.path(ellipse(446, 344, 60, 10), pic.near, 0.12)
    for _ in range(30):
        x, y = (pic.between(20, 160), pic.between(840, 892))
        pic.path(
            taper([(x, y), (x + pic.between(4, 10), y + pic.between(-3, 3))], [2.4, 1.4]),
            pic.accent,
            0.7,
        )
    pic.path(
        rect(14, 806, 62, 34),
        mix("#d98a86", pic.light, 0.2),
        extra='transform="rotate(-14 45 823)"',
    )
    figure(
        pic,
        268,
        632,
        130,
        "walk",
        "coat",
        "hat",
        -1,
        pic.accent,
        pic.near,
        "case",
        cast=(1.0, 0.25, 0.25),
    )
    figure(
        pic, 352, 752, 60, "walk", "dress", "long", -1, pic.near, pic.near, child=1, opacity=0.35
    )
