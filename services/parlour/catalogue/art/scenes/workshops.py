"""Work that nobody does."""

from __future__ import annotations

import math

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, taper
from ..materials import brass, wood
from ..palette import mix
from ..picture import Picture
from ..props import gear, rope
from ..things import thing
from .registry import scene


@scene(
    "night workshop",
    "tar copper gold cobalt plumnight",
    "star moon heart bird clock rose eye violin",
)
def night_smith(pic: Picture) -> None:
    """At midnight the maker repairs something that has fallen; broken ones lie in a bucket."""
    pic.vignette = 0.6
    pic.backdrop(pic.near, mix(pic.near, pic.mid, 0.5))
    for i in range(6):
        pic.path(rect(20 + i * 100, 90, 76, 8), mix(pic.near, pic.mid, 0.6))
        thing(
            pic,
            ("hammer", "wrench", "gear", "scissors", "hook", "key")[i],
            58 + i * 100,
            130,
            58,
            flat=mix(pic.near, pic.mid, 0.7),
        )
    pic.path(rect(60, 250, 150, 200), mix(pic.top, pic.mid, 0.4))
    pic.path("M135 250 V450 M60 340 H210", stroke=pic.near, width=5)
    pic.stars(14, 440, 66, 204)
    lx, ly = 350, 330
    pic.path(f"M{lx} -20 V{ly - 60}", stroke=pic.near, width=4)
    pic.beam((lx, ly - 40), (80, 900), (640, 900), 0.5)
    pic.path(
        polygon((lx - 60, ly - 20), (lx - 16, ly - 64), (lx + 16, ly - 64), (lx + 60, ly - 20)),
        mix(pic.accent, pic.near, 0.4),
    )
    pic.path(ellipse(lx, ly - 18, 30, 10), "#fffdf0")
    pic.path(rect(120, 640, 440, 24), wood(pic, 0.2))
    for x in (150, 520):
        pic.path(taper([(x, 660), (x, 870)], [22, 18]), wood(pic, 0.5))
    name = {"bird": "raven"}.get(pic.subject, pic.subject)
    thing(pic, name, 390, 560, 170, keep=0.4, rim=1)
    for _ in range(22):
        a, r = pic.between(-2.6, -0.4), pic.between(20, 120)
        pic.path(
            ellipse(330 + r * math.cos(a), 600 + r * math.sin(a), pic.between(1, 3)), pic.light
        )
    anchors = figure(
        pic, 230, 872, 350, "hold", "coat", "bald", 1, pic.accent, pic.near, rim=pic.light
    )
    pic.path(
        taper([anchors.hf, (anchors.hf[0] + 50, anchors.hf[1] + 16)], [7, 4]),
        mix(pic.light, pic.mid, 0.5),
    )
    pic.icon("bucket", 460, 836, 110, keep=0.1)
    for i in range(4):
        thing(pic, name, 436 + i * 18, 786 + (i % 2) * 8, 50, rotate=i * 50, keep=0.2)
    beast(pic, "raven", 490, 616, 0.9, -1, rim=pic.light)


@scene(
    "procession of lanterns",
    "cobalt pine ink rosedusk abyss ember",
    "lantern moon eye candle house star jellyfish mushroom",
)
def walking_lights(pic: Picture) -> None:
    """Along a night road the lights walk by themselves; the last one has stopped."""
    pic.vignette = 0.5
    pic.backdrop(pic.top, pic.bottom, (0.7, mix(pic.top, pic.bottom, 0.6)))
    pic.stars(80, 380)
    pic.ridge(420, 40, mix(pic.far, pic.near, 0.15))
    pic.ridge(500, 30, mix(pic.mid, pic.near, 0.3))
    pic.path(ground(560, 12, 90), mix(pic.near, pic.mid, 0.5))
    road = [(470, 540), (400, 580), (480, 630), (300, 690), (160, 770), (330, 940)]
    pic.path(taper(road, [8, 18, 34, 60, 110, 190]), mix(pic.mid, pic.far, 0.4))
    stops = (
        (468, 556, 26),
        (424, 580, 34),
        (466, 622, 46),
        (372, 664, 62),
        (262, 700, 84),
        (196, 770, 120),
        (400, 820, 150),
    )
    name = {"lantern": "lamp"}.get(pic.subject, pic.subject)
    for x, y, s in stops:
        pic.glow(x, y - s * 0.9, s * 1.5, 0.7)
        thing(pic, name, x, y - s * 0.95, s, keep=0.4)
        pic.path(ellipse(x, y + s * 0.1, s * 0.3, s * 0.06), pic.near, 0.4)
        for q in (-1, 1):
            pic.path(
                taper(
                    [
                        (x + q * s * 0.12, y - s * 0.46),
                        (x + q * s * 0.2, y - s * 0.2),
                        (x + q * s * 0.12, y + s * 0.06),
                    ],
                    [s * 0.06, s * 0.05, s * 0.04],
                ),
                pic.near,
            )
            pic.path(
                taper(
                    [(x + q * s * 0.12, y + s * 0.06), (x + q * s * 0.12 - s * 0.12, y + s * 0.08)],
                    [s * 0.06, s * 0.04],
                ),
                pic.near,
            )
    for i in range(5):
        pic.tree(40 + i * 24, 640 + i * 40, 60 + i * 16, pic.near, 5)
    figure(pic, 540, 886, 150, "sitlow", "coat", "hat", -1, pic.accent, pic.near, rim=pic.light)
    beast(pic, "moth", 300, 470, 0.5, flat=pic.light, rotate=20)


@scene(
    "conveyor through fog",
    "storm copper acid sepia snow",
    "cloud moon egg house heart star clock eye",
)
def cloud_works(pic: Picture) -> None:
    """On a belt things are made that nobody makes; one worker lets one go."""
    pic.vignette = 0.4
    pic.backdrop(mix(pic.top, pic.far, 0.3), mix(pic.bottom, pic.far, 0.3))
    for i in range(4):
        x, h = 40 + i * 150, (420, 330, 470, 380)[i]
        pic.path(
            polygon((x, 700), (x + 10, 700 - h), (x + 54, 700 - h), (x + 64, 700)),
            mix(pic.far, pic.mid, 0.3 + 0.1 * i),
        )
        for k in range(3):
            pic.cloud(
                x + 50 + k * 34,
                700 - h - 30 - k * 44,
                110 + k * 30,
                mix(pic.light, pic.far, 0.3),
                0.6,
            )
    for x, y, r, n in ((90, 560, 60, 12), (180, 510, 40, 10), (500, 550, 70, 14)):
        gear(pic, x, y, r, n, mix(brass(pic, 0.5), pic.mid, 0.3))
    pic.path(polygon((-60, 640), (660, 560), (660, 610), (-60, 694)), mix(pic.near, pic.mid, 0.25))
    for i in range(10):
        x = -10 + i * 70
        pic.path(ellipse(x, 672 - (x + 60) * 0.111, 19), pic.near)
        pic.path(ellipse(x, 672 - (x + 60) * 0.111, 7), brass(pic))
    for i in range(5):
        x = 30 + i * 130
        thing(pic, pic.subject, x, 590 - (x + 60) * 0.111, 110, keep=0.25)
    pic.plain(760, mix(pic.mid, pic.near, 0.4), pic.near)
    for i, (x, h) in enumerate(((80, 190), (210, 200), (340, 190))):
        figure(
            pic,
            x,
            870,
            h,
            "carry",
            "coat",
            ("cap", "hat", "cap")[i],
            1,
            mix(pic.near, pic.mid, 0.3),
            pic.near,
            rim=pic.light,
        )
    anchors = figure(
        pic, 490, 876, 230, "reach", "dress", "bun", -1, pic.accent, pic.near, rim=pic.light
    )
    rope(pic, [anchors.hf, (400, 420), (430, 250)], pic.light, 2)
    thing(pic, pic.subject, 430, 210, 100, keep=0.3, rim=1)
