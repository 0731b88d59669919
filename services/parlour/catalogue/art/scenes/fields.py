"""Fields, hills, meadows."""

from __future__ import annotations

import math

from ..beasts import beast
from ..buildings import house
from ..figures import figure
from ..geometry import ellipse, ground, rect, smooth, taper
from ..materials import brass
from ..palette import lightness, mix
from ..picture import Picture
from ..props import gear
from ..things import halo, thing, within
from .registry import scene


@scene("high horizon, furrows", "wheat pine moss ember sepia", "bulb star egg key eye")
def sown_field(pic: Picture) -> None:
    """Somebody sows things that do not grow; the first ones have come up."""
    pic.vignette = 0.4
    hor = 170
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2))
    pic.path(ellipse(470, 110, 40), mix(pic.light, pic.accent, 0.15))
    pic.ridge(hor - 14, 16, mix(pic.far, pic.bottom, 0.3))
    soil = mix(pic.mid, pic.near, 0.3)
    pic.path(
        rect(-60, hor, 720, 820),
        pic.linear((0, mix(soil, pic.far, 0.5)), (1, mix(soil, pic.near, 0.4))),
    )
    for i in range(-16, 17):
        x0, x1 = 330 + i * 16, 300 + i * 110
        pic.path(
            taper([(x0, hor), ((x0 + x1) / 2 + 10 * math.sin(i), 520), (x1, 940)], [1.5, 8, 22]),
            mix(soil, pic.near if i % 2 else pic.light, 0.3),
            0.55,
        )
    for j in range(7):
        y = 240 + j * j * 13
        for i in range(-4, 5):
            x = 318 + (i + 0.5 * (j % 2)) * (34 + j * 26)
            if (x > 330 and y > 520) or not -20 < x < 620:
                continue
            size = 14 + j * 9
            if pic.subject in ("bulb", "star", "eye"):
                pic.glow(x, y - size * 0.5, size * 1.7, 0.55)
            pic.path(
                taper([(x, y + 4), (x + 2, y - size * 0.3)], [3 + j * 0.6, 2]),
                mix("#5a7a3a", pic.near, 0.35),
            )
            thing(pic, pic.subject, x, y - size * 0.7, size, keep=0.35, rotate=pic.between(-12, 12))
    anchors = figure(
        pic,
        430,
        800,
        260,
        "walk",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        rim=pic.light,
        cast=(0.8, 0.2, 0.35),
    )
    for i in range(7):
        thing(
            pic,
            pic.subject,
            anchors.hf[0] + 26 + i * 15,
            anchors.hf[1] + 20 + i * i * 6,
            20,
            rotate=i * 40,
            keep=0.3,
        )
    beast(pic, "raven", 150, 846, 0.8, 1)
    beast(pic, "hare", 80, 300, 0.4, 1)


@scene("landscape is a sleeping animal", "moss snow rosedusk wheat teal copper", "bear cat whale")
def beast_hill(pic: Picture) -> None:
    """The hill behind the village is an animal asleep; smoke rises, nobody speaks loud."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.6, pic.bottom))
    if lightness(pic.top) < 0.4:
        pic.stars(60, 330)
    pic.moon(110, 150, 42)
    pic.ridge(440, 18, mix(pic.far, pic.bottom, 0.5))
    fur = mix(pic.mid, pic.near, 0.15)
    y, size = 470, 640
    halo(pic, pic.subject, 320, y, size, mix(pic.light, pic.far, 0.2), shift=(-4, -4))
    drop, span = {"bear": (128, 210), "whale": (0, 230), "cat": (160, 215)}[pic.subject]
    beast(pic, pic.subject, 320, y + drop, size / span, color=fur, second=mix(fur, pic.light, 0.16))
    with within(pic, pic.subject, 320, y, size):
        pic.hatch(rect(-20, 100, 640, 700), mix(fur, pic.near, 0.5), 70, 13, 2, 0.5)
        for _ in range(44):
            x, yy, h = pic.between(40, 600), pic.between(240, 700), pic.between(14, 38)
            pic.path(
                taper([(x, yy), (x, yy - h)], [h * 0.4, 1]),
                mix(fur, pic.near, pic.between(0.2, 0.6)),
            )
    for k in range(2):
        pic.ridge(620 + k * 50, 12, mix(mix(pic.far, pic.accent, 0.15), pic.near, 0.12 + 0.15 * k))
    for x, yy, k in (
        (90, 690, 1.2),
        (160, 706, 0.9),
        (226, 694, 1.1),
        (400, 716, 1.3),
        (470, 700, 0.9),
    ):
        house(
            pic,
            x,
            yy,
            k,
            mix(pic.light, pic.far, 0.3),
            mix(pic.near, pic.accent, 0.35),
            mix(pic.light, "#ffb347", 0.5),
        )
        pic.path(
            taper(
                [(x + 10 * k, yy - 54 * k), (x + 18 * k, yy - 90 * k), (x + 6 * k, yy - 124 * k)],
                [3, 8, 14],
            ),
            pic.light,
            0.35,
        )
    pic.path(ground(790, 8, 70), mix(pic.near, pic.mid, 0.3))
    figure(
        pic,
        290,
        868,
        130,
        "stand",
        "coat",
        "hat",
        1,
        pic.near,
        pic.near,
        lantern=0.8,
        rim=pic.light,
    )
    figure(
        pic, 230, 872, 86, "look", "dress", "long", 1, pic.accent, pic.near, child=1, rim=pic.light
    )


@scene("white space, a corner lifted", "mint lemon snow chalk duored", "stars gears sea eyes fire")
def lifted_corner(pic: Picture) -> None:
    """Somebody lifts the meadow like a carpet; under it is something else."""
    pic.vignette = 0.2
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.4), (0.4, pic.bottom))
    pic.path(ellipse(130, 120, 40), mix(pic.accent, pic.light, 0.5))
    pic.ridge(270, 18, mix(pic.far, pic.bottom, 0.4))
    green = mix(pic.far, pic.mid, 0.3)
    pic.path(ground(330, 10, 100), green)
    for _ in range(120):
        x, y = pic.between(0, 600), pic.between(350, 880)
        pic.path(
            taper([(x, y), (x + pic.between(-3, 3), y - 12)], [2.4, 0.8]),
            mix(green, pic.near, 0.35),
            0.7,
        )
    for x, y, s in ((80, 350, 80), (160, 340, 56), (510, 344, 70)):
        pic.tree(x, y, s * 0.4, mix(pic.near, pic.mid, 0.3), 5)
    hole = smooth([(640, 520), (480, 540), (330, 640), (250, 780), (240, 960), (660, 960)], 8)
    pic.path(hole, pic.near)
    with pic.group(clip=hole):
        pic.path(
            rect(200, 480, 460, 480), pic.linear((0, "#0a1130"), (1, mix(pic.near, "#20356a", 0.6)))
        )
        if pic.subject == "stars":
            pic.stars(150, 960, 220, 640, "#fff4d0")
            thing(pic, "crescent", 470, 760, 110)
        elif pic.subject == "gears":
            for x, y, r, n in (
                (380, 760, 90, 14),
                (520, 660, 80, 12),
                (540, 840, 100, 14),
                (320, 880, 60, 10),
            ):
                gear(pic, x, y, r, n, mix(brass(pic), pic.near, pic.between(0, 0.4)))
        elif pic.subject == "sea":
            pic.path(rect(200, 480, 460, 480), mix(pic.accent, "#0b3350", 0.7))
            pic.waves(560, 900, "#d6f0f2", 9, 9, 3, 0.5)
            beast(pic, "whale", 480, 780, 0.9, -1, flat=pic.near)
        elif pic.subject == "eyes":
            for i in range(12):
                thing(pic, "eye", 300 + (i * 97) % 290, 620 + (i * 61) % 270, 60 + 20 * (i % 3))
        else:
            pic.glow(460, 900, 320, 0.9, "#ff8a3c")
            for i in range(7):
                thing(pic, "flame", 300 + i * 50, 870 - (i % 3) * 50, 110)
    fold = smooth(
        [
            (640, 400),
            (520, 400),
            (400, 470),
            (330, 560),
            (250, 640),
            (236, 800),
            (330, 660),
            (480, 560),
            (640, 540),
        ],
        8,
    )
    pic.path(fold, pic.near, 0.25, extra='transform="translate(10 16)"')
    pic.path(
        fold,
        pic.linear((0, mix(pic.light, pic.far, 0.4)), (1, mix(green, pic.near, 0.35)), angle=50),
    )
    pic.hatch(fold, pic.near, 40, 9, 1.4, 0.25)
    figure(pic, 214, 660, 150, "pull", "jacket", "cap", 1, pic.accent, pic.near, rim=pic.light)
    figure(
        pic,
        150,
        860,
        110,
        "kneel",
        "dress",
        "long",
        1,
        mix(pic.accent, pic.near, 0.3),
        pic.near,
        child=1,
        rim=pic.light,
    )
