"""Tides, ice and a little water."""

from __future__ import annotations

import math

from ..beasts import beast, flock
from ..buildings import door
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, taper
from ..materials import wood
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("low horizon, tide flats", "storm apricot duoblue rosedusk snow", "sea birds light stairs")
def tide_door(pic: Picture) -> None:
    """A door stands in the wet sand; something comes out from under it."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.4), (0.6, pic.bottom))
    pic.path(ellipse(450, 470, 54), mix(pic.light, pic.accent, 0.15))
    pic.glow(450, 470, 200, 0.6)
    pic.path(rect(-60, 560, 720, 60), mix(pic.mid, pic.far, 0.4))
    pic.plain(600, mix(pic.bottom, pic.light, 0.2), mix(pic.far, pic.mid, 0.4))
    for j in range(15):
        y = 612 + j * j * 1.3 + j * 4
        x = pic.between(-60, 60)
        pic.path(
            f"M{x:.0f} {y:.0f} q70 -5 140 0 t140 0 t140 0 t140 0 t140 0",
            stroke=mix(pic.mid, pic.light, 0.4),
            width=1.2 + j * 0.2,
            opacity=0.45,
        )
    door(pic, 270, 690, 150, 330, pic.accent, ajar=pic.subject in ("birds", "light", "stairs"))
    pic.path(polygon((190, 694), (350, 694), (420, 716), (160, 716)), pic.near, 0.25)
    if pic.subject == "sea":
        pool = smooth(
            [(190, 690), (352, 690), (420, 760), (560, 830), (640, 940), (60, 940), (150, 800)], 8
        )
        pic.path(
            pool, pic.linear((0, mix(pic.mid, pic.light, 0.3)), (1, mix(pic.mid, pic.near, 0.5)))
        )
        pic.waves(720, 890, pic.light, 6, 7, 2, 0.6)
        beast(pic, "fish", 330, 830, 0.7, 1, color=pic.accent)
    elif pic.subject == "birds":
        flock(pic, 16, 360, 420, (110, 110), (0.3, 0.7), pic.near)
    elif pic.subject == "light":
        pic.glow(270, 560, 330, 0.8)
        for i in range(9):
            beast(
                pic,
                "moth",
                330 + pic.random.gauss(0, 80),
                480 + pic.random.gauss(0, 90),
                0.24,
                rotate=i * 30,
                flat=pic.light,
            )
    else:
        for k in range(5):
            pic.path(
                rect(196 - k * 14, 690 + k * 20, 150 + k * 28, 20),
                mix(pic.mid, pic.near, 0.1 + 0.12 * k),
            )
    figure(
        pic,
        108,
        850,
        200,
        "kneel",
        "dress",
        "long",
        1,
        mix(pic.accent, pic.near, 0.4),
        pic.near,
        child=1,
        rim=pic.light,
        cast=(-0.5, 0.15, 0.25),
    )
    for i in range(9):
        pic.path(ellipse(470 - i * 20, 880 - i * 19, 7, 4), mix(pic.mid, pic.near, 0.3), 0.6)


@scene(
    "cross-section, two fishers",
    "snow abyss duoblue teal",
    "fish key ring star boot heart clock bell teapot violin",
)
def ice_fishers(pic: Picture) -> None:
    """Above the ice and under it two people fish through one hole, for the same thing."""
    pic.vignette = 0.35
    pic.backdrop(mix(pic.top, pic.light, 0.2), pic.light)
    pic.ridge(250, 16, mix(pic.far, pic.light, 0.4))
    for _ in range(16):
        x, h = pic.between(0, 600), pic.between(24, 60)
        pic.path(
            taper([(x, 290), (x, 290 - h)], [h * 0.32, 1]),
            mix(pic.mid, pic.far, pic.between(0, 0.6)),
        )
    pic.path(rect(-60, 290, 720, 120), mix(pic.light, "#ffffff", 0.4))
    pic.path(
        rect(-60, 410, 720, 560),
        pic.linear((0, mix(pic.mid, pic.far, 0.3)), (1, mix(pic.near, pic.mid, 0.25))),
    )
    pic.path(
        polyline(
            [
                (-60.0, 410.0),
                *((float(x), 420 + 8 * math.sin(x / 23)) for x in range(-40, 660, 14)),
                (660.0, 390.0),
                (-60.0, 380.0),
            ]
        ),
        mix(pic.light, pic.far, 0.25),
    )
    pic.path(polygon((270, 372), (340, 372), (348, 428), (262, 428)), mix(pic.near, pic.mid, 0.4))
    anchors = figure(
        pic, 196, 384, 190, "sit", "coat", "scarf", 1, pic.accent, pic.near, cast=(0.4, 0.15, 0.2)
    )
    pic.path(rect(164, 318, 70, 14), wood(pic, 0.2))
    pic.path(taper([(180, 330), (178, 384)], [7, 6]), wood(pic, 0.4))
    x, y = anchors.hf
    pic.path(taper([(x - 6, y), (x + 40, y - 50)], [4, 2]), pic.near)
    pic.path(f"M{x + 40:.0f} {y - 50:.0f} L306 400 V560", stroke=pic.near, width=1.6)
    with pic.group("translate(0 1190) scale(1 -1)"):
        other = figure(
            pic,
            420,
            764,
            190,
            "sit",
            "coat",
            "top",
            -1,
            mix(pic.near, pic.mid, 0.3),
            pic.mid,
            rim=pic.light,
        )
        pic.path(rect(386, 700, 70, 14), wood(pic, 0.5))
        bx, by = other.hf
        pic.path(taper([(bx + 6, by), (bx - 34, by - 44)], [4, 2]), pic.light)
    pic.path(f"M{bx - 34:.0f} {1190 - by + 44:.0f} Q340 700 310 636", stroke=pic.light, width=1.6)
    thing(pic, pic.subject, 308, 598, 96, keep=0.3, rim=1)
    for _ in range(3):
        beast(
            pic,
            "fish",
            pic.between(80, 520),
            pic.between(660, 840),
            pic.between(0.5, 1.0),
            pic.random.choice([1, -1]),
            flat=mix(pic.near, pic.mid, 0.3),
        )
    for i in range(16):
        pic.path(
            ellipse(120 + pic.random.gauss(0, 14), 860 - i * 26, pic.between(2, 7)),
            stroke=pic.light,
            width=1.5,
            opacity=0.6,
        )


@scene(
    "two giant hands",
    "lagoon sepia plumnight wheat cobalt",
    "boat ship whale house swan tree moon flame nest lighthouse",
)
def cupped_hands(pic: Picture) -> None:
    """Two giant hands hold a little water, and on it something lives."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.6, pic.bottom))
    pic.glow(300, 380, 300, 0.6)
    for k in range(3):
        pic.ridge(520 + k * 50, 20, mix(pic.bottom, pic.far, 0.3 + 0.25 * k))
    skin = mix("#b9825c", pic.mid, 0.3)
    for q in (-1, 1):
        for i in range(4):
            x = 300 + q * (92 + i * 46)
            finger = [
                (x + q * 60, 720),
                (x + q * 30, 560 - i * 8),
                (x - q * 4, 450 - i * 22 + (i == 0) * 18),
            ]
            pic.path(taper(finger, [66, 56, 34]), mix(skin, pic.near, 0.3 - 0.05 * i))
    pool = smooth(
        [
            (104, 500),
            (200, 470),
            (300, 464),
            (400, 470),
            (496, 500),
            (480, 570),
            (300, 610),
            (120, 570),
        ],
        7,
    )
    pic.path(pool, pic.linear((0, mix(pic.far, pic.light, 0.35)), (1, mix(pic.mid, pic.near, 0.3))))
    for k in range(4):
        pic.path(
            f"M{126 + k * 8} {502 + k * 20} q44 -8 88 0 t88 0 t88 0 t66 0",
            stroke=pic.light,
            width=2,
            opacity=0.6,
        )
    thing(pic, pic.subject, 300, 440, 190, keep=0.3, rim=1)
    for q in (-1, 1):
        palm = smooth(
            [
                (300 + q * 4, 640),
                (300 + q * 90, 590),
                (300 + q * 200, 530),
                (300 + q * 236, 500),
                (300 + q * 262, 560),
                (300 + q * 230, 700),
                (300 + q * 180, 960),
                (300 + q * 10, 960),
            ],
            8,
        )
        pic.path(palm, pic.linear((0, mix(skin, pic.light, 0.28)), (1, mix(skin, pic.near, 0.5))))
        pic.hatch(palm, pic.near, 90 - q * 24, 11, 1.5, 0.22)
        pic.path(
            taper([(300 + q * 230, 560), (300 + q * 150, 590), (300 + q * 60, 600)], [60, 50, 32]),
            mix(skin, pic.light, 0.14),
        )
        pic.path(
            taper([(300 + q * 60, 700), (300 + q * 110, 660), (300 + q * 190, 640)], [1, 4, 1]),
            mix(skin, pic.near, 0.5),
            0.6,
        )
    for i in range(4):
        pic.path(
            taper([(300 + (i - 1.5) * 5, 640), (300 + (i - 1.5) * 6, 740 + i * 30)], [6, 2]),
            mix(pic.light, pic.far, 0.3),
            0.7,
        )
    figure(
        pic, 486, 548, 90, "look", "dress", "bun", -1, pic.accent, pic.near, child=1, rim=pic.light
    )
    flock(pic, 6, 300, 220, (110, 40), (0.2, 0.36), pic.near)
