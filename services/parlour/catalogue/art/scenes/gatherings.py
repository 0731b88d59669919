"""Many people, one thing."""

from __future__ import annotations

import math

from ..backs import back_view, crowd
from ..beasts import flock
from ..figures import figure
from ..geometry import ellipse, ground, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "amphitheatre of backs",
    "storm plumnight wheat redroom tar",
    "sprout egg chair candle door key telephone violin book",
)
def all_watch(pic: Picture) -> None:
    """Row behind row of people watch one small thing in the light."""
    pic.vignette = 0.6
    pic.backdrop(mix(pic.mid, pic.near, 0.3), mix(pic.near, pic.mid, 0.2))
    for k in range(6):
        pic.path(
            ellipse(300, 330, 520 - k * 62, 250 - k * 34),
            mix(pic.mid, pic.far, 0.1 + 0.12 * k),
            0.7,
        )
    pic.beam((300, -120), (170, 360), (430, 360), 0.6)
    pic.path(ellipse(300, 350, 150, 44), mix(pic.light, pic.bottom, 0.2))
    pic.path(ellipse(300, 350, 150, 44), stroke=pic.near, width=3, opacity=0.4)
    thing(pic, pic.subject, 300, 296, 110, keep=0.35)
    for i in range(9):
        for q in (-1, 1):
            a = 0.25 + i * 0.15
            x, y = 300 + q * 290 * math.cos(a), 330 - 150 * math.sin(a)
            pic.path(ellipse(x, y, 11, 13), mix(pic.near, pic.mid, 0.4))
            pic.path(
                smooth([(x - 15, y + 30), (x, y + 10), (x + 15, y + 30)], 5),
                mix(pic.near, pic.mid, 0.3),
            )
    crowd(pic, 620, 170, 11, -20, 620, mix(pic.far, pic.mid, 0.3))
    crowd(pic, 760, 240, 8, -30, 630, pic.mid)
    crowd(pic, 960, 340, 5, -40, 640, mix(pic.mid, pic.near, 0.4))
    back_view(pic, 330, 1010, 360, "coat", pic.accent, "ears", (10, -10), rim=pic.light)


@scene(
    "white space, carried on shoulders",
    "chalk duored sepia rosedusk snow",
    "moon key pear piano whale crown clock egg violin bell star",
)
def carried_home(pic: Picture) -> None:
    """A line of people carries something home across the empty land."""
    pic.vignette = 0.2
    pic.backdrop(mix(pic.top, pic.light, 0.4), mix(pic.bottom, pic.light, 0.3))
    pic.path(ellipse(130, 210, 60), mix(pic.accent, pic.light, 0.3), 0.8)
    pic.path(ground(660, 10, 110), mix(pic.far, pic.bottom, 0.35))
    pic.hatch(
        ground(660, 10, 110), mix(pic.mid, pic.far, 0.4), 3, 30, 2, 0.35, (0, 640, 600, 900), 8
    )
    for i in range(22):
        x = -10 + i * 8
        pic.path(ellipse(x, 700 + (i % 2) * 7, 3.6, 1.8), mix(pic.mid, pic.near, 0.2), 0.5)
    thing(pic, pic.subject, 330, 450, 330, keep=0.25)
    for i in range(6):
        x = 180 + i * 62
        figure(
            pic,
            x,
            706 + 4 * (i % 2),
            150,
            "carry",
            ("coat", "jacket", "dress")[i % 3],
            ("hat", "cap", "bun", "hair", "top", "long")[i],
            1,
            (pic.near, mix(pic.near, pic.mid, 0.4), pic.accent)[i % 3],
            pic.near,
            cast=(-0.5, 0.2, 0.22),
        )
    figure(
        pic,
        96,
        716,
        90,
        "run",
        "dress",
        "long",
        1,
        pic.accent,
        pic.near,
        child=1,
        cast=(-0.5, 0.2, 0.22),
    )
    figure(
        pic, 570, 700, 150, "point", "coat", "top", 1, pic.near, pic.near, cast=(-0.5, 0.2, 0.22)
    )
    flock(pic, 5, 470, 180, (60, 30), (0.16, 0.3), pic.near)
    pic.path(taper([(40, 830), (200, 822), (380, 834)], [1, 4, 1]), mix(pic.mid, pic.far, 0.3), 0.6)
