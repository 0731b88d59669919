"""Strings, beams and lanterns."""

from __future__ import annotations

import math

from ..beasts import beast
from ..buildings import town
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..palette import lightness, mix
from ..picture import Picture
from ..props import rope
from ..things import thing
from .registry import scene


@scene(
    "kites fly the children",
    "apricot ember lemon duored teal mint",
    "kite umbrella balloon butterfly fish star",
)
def kites_fly(pic: Picture) -> None:
    """The kites hold the strings, and the children are in the air."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.25), (0.7, pic.bottom))
    pic.path(ellipse(160, 640, 120), mix(pic.accent, pic.light, 0.25), 0.85)
    for k in range(3):
        pic.ridge(770 + k * 36, 14, mix(pic.mid, pic.near, 0.1 + 0.3 * k))
    spots = ((170, 300, 118, 820), (330, 150, 96, 800), (474, 330, 128, 830), (90, 130, 70, 812))
    for i, (x, y, size, foot) in enumerate(spots):
        tx = x + (-40, 30, -20, 50)[i]
        rope(pic, [(x, y), (x + 24, (y + foot) / 2), (tx, foot)], mix(pic.near, pic.mid, 0.3), 1.6)
        figure(
            pic,
            x,
            y + size / 2,
            size,
            ("leap", "fall", "dance", "run")[i],
            ("dress", "jacket", "coat", "jacket")[i],
            ("long", "cap", "scarf", "hair")[i],
            1 if i % 2 else -1,
            (pic.accent, pic.near, mix(pic.accent, pic.near, 0.4), pic.mid)[i],
            pic.near,
            child=1,
            rim=pic.light,
        )
        thing(pic, pic.subject, tx, foot, 92 if i < 3 else 60, rotate=(-12, 8, 16, -6)[i], keep=0.3)
    beast(pic, "hare", 560, 884, 0.6, -1, rim=pic.light)


@scene("light turned round", "mint lemon blush apricot snow", "star fish raven_flying crescent eye")
def dark_beam(pic: Picture) -> None:
    """By day the lighthouse sends out a beam of night."""
    pic.vignette = 0.2
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.4))
    for x, y, w in ((110, 150, 220), (520, 110, 180), (70, 470, 190)):
        pic.cloud(x, y, w, mix(pic.light, pic.bottom, 0.1), 0.9)
    cone = polygon((196, 352), (640, 120), (640, 640), (196, 384))
    with pic.group(clip=cone):
        pic.path(rect(150, 60, 500, 640), pic.linear((0, "#0a1130"), (1, "#33477f"), angle=0))
        pic.stars(90, 660, 220, 600, "#fff4d0")
        for i in range(6):
            thing(
                pic,
                pic.subject,
                330 + i * 48,
                330 + 80 * math.sin(i * 2.4) * i / 5 + 30,
                26 + i * 8,
                flat=None if pic.subject in ("star", "crescent", "eye") else "#f6e3b0",
            )
    for k in range(4):
        pic.path(
            ground(720 + k * 50, 12, 46 + 9 * k, k * 1.3),
            mix(pic.far, mix(pic.accent, pic.near, 0.3), 0.25 + 0.2 * k),
        )
    pic.path(
        smooth([(60, 800), (120, 720), (250, 706), (330, 770), (360, 820)]),
        mix(pic.near, pic.mid, 0.3),
    )
    tower = [(148, 740), (166, 400), (214, 400), (232, 740)]
    pic.path(polygon(*tower), mix(pic.light, pic.far, 0.1))
    with pic.group(clip=polygon(*tower)):
        for k in range(4):
            pic.path(rect(120, 440 + k * 84, 140, 40), mix(pic.accent, pic.mid, 0.15))
        pic.path(rect(204, 380, 40, 400), pic.near, 0.22)
    pic.path(rect(156, 392, 68, 12), pic.near)
    pic.path(rect(170, 344, 40, 48), "#141c40")
    pic.path(polygon((158, 346), (190, 310), (222, 346)), mix(pic.accent, pic.near, 0.4))
    figure(pic, 290, 752, 82, "look", "coat", "hat", 1, pic.near, pic.near, rim=pic.light)
    thing(pic, "boat", 480, 800, 120)
    figure(pic, 484, 800, 66, "row", "dress", "bun", 1, pic.accent, pic.near)


@scene(
    "lamp post and its light",
    "ink pine rosedusk snow violetfog",
    "moon fish rose bird star flame crescent heart butterfly jellyfish",
)
def odd_lamp(pic: Picture) -> None:
    """In the street lamp burns something that is not a light."""
    pic.vignette = 0.5
    night = lightness(pic.top) < 0.5
    pic.backdrop(pic.top, pic.bottom, (0.7, mix(pic.top, pic.bottom, 0.6)))
    if night:
        pic.stars(50, 400)
    town(pic, 700, 10, mix(pic.far, pic.near, 0.15), 0.08, tall=(90, 260))
    pic.path(ground(760, 4, 80), mix(pic.mid, pic.near, 0.5))
    for j in range(7):
        for i in range(-1, 12):
            w = 40 + j * 10
            x = 300 + (i - 5 + 0.5 * (j % 2)) * w
            pic.path(
                smooth(
                    [
                        (x - w * 0.45, 780 + j * 20),
                        (x, 772 + j * 20),
                        (x + w * 0.45, 780 + j * 20),
                        (x, 790 + j * 20),
                    ],
                    4,
                ),
                mix(pic.mid, pic.far, pic.between(0, 0.5)),
                0.6,
            )
    pic.path(ellipse(330, 836, 220, 40), pic.light, 0.16)
    pic.path(taper([(330, 850), (330, 600), (330, 392)], [26, 13, 10]), pic.near)
    pic.path(taper([(300, 850), (330, 838), (360, 850)], [18, 22, 18]), pic.near)
    pic.glow(330, 270, 260, 0.75 if night else 0.9)
    glass = polygon((250, 160), (410, 160), (384, 392), (276, 392))
    pic.path(glass, mix(pic.light, pic.bottom, 0.35), 0.75)
    name = {"bird": "raven"}.get(pic.subject, pic.subject)
    thing(pic, name, 330, 280, 120, keep=0.4)
    pic.path(glass, stroke=pic.near, width=7)
    pic.path(
        "M330 160 V180 M303 160 L312 392 M357 160 L348 392", stroke=pic.near, width=2.4, opacity=0.6
    )
    pic.path(polygon((232, 164), (330, 92), (428, 164)), pic.near)
    pic.path(ellipse(330, 88, 9), pic.near)
    figure(
        pic,
        176,
        862,
        190,
        "look",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        "cane",
        rim=pic.light,
        cast=(-0.9, 0.22, 0.35),
    )
    for _ in range(9):
        beast(
            pic,
            "moth",
            330 + pic.random.gauss(0, 110),
            250 + pic.random.gauss(0, 90),
            pic.between(0.08, 0.2),
            rotate=pic.between(-60, 60),
            flat=pic.light,
        )
    thing(pic, "cat", 480, 852, 110, flat=pic.near, flip=True)
