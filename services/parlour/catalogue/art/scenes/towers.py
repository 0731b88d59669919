"""Blocks, piles and clocks."""

from __future__ import annotations

import math

from ..beasts import beast
from ..buildings import stairs
from ..figures import figure
from ..furniture import bed, chair, clock
from ..geometry import ellipse, rect, smooth, taper
from ..materials import brass, planks
from ..palette import lightness, mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from .registry import scene


@scene(
    "windows of one block at dusk",
    "plumnight ink copper storm duoblue violetfog",
    "tree smoke birds hand moth",
)
def lit_window(pic: Picture) -> None:
    """In a dark block one window is lit, and something grows out of it."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.15), (0.6, pic.bottom))
    if lightness(pic.top) < 0.5:
        pic.stars(50, 300)
    block = mix(pic.near, pic.mid, 0.3)
    pic.path(rect(70, 90, 330, 870), block)
    pic.path(rect(58, 78, 354, 18), mix(block, pic.near, 0.5))
    pic.path(rect(400, 330, 240, 640), mix(block, pic.near, 0.35))
    for j in range(8):
        for i in range(4):
            x, y = 100 + i * 76, 130 + j * 92
            pic.path(rect(x, y, 44, 60), mix(block, pic.near, 0.5))
            pic.path(f"M{x + 22} {y} v60 M{x} {y + 26} h44", stroke=block, width=2.4)
    for j in range(6):
        for i in range(3):
            pic.path(rect(430 + i * 62, 370 + j * 92, 34, 52), mix(block, pic.near, 0.75))
    x, y = 252, 406
    pic.glow(x + 22, y + 30, 210, 0.85)
    pic.path(rect(x, y, 44, 60), pic.light)
    if pic.subject == "tree":
        tips: list[tuple[float, float]] = []
        pic.tree(x + 22, y + 50, 110, mix(pic.light, pic.accent, 0.35), 6, 0.5, -0.9, 20, tips)
        for tx, ty in tips:
            pic.path(
                ellipse(tx, ty, pic.between(5, 12)),
                mix(pic.accent, pic.light, pic.between(0.1, 0.7)),
                0.9,
            )
    elif pic.subject == "smoke":
        for k in range(7):
            pic.path(
                smooth(
                    [
                        (x + 30 + k * 34, y + 20 - k * 40),
                        (x + 80 + k * 40, y - 20 - k * 40),
                        (x + 110 + k * 40, y + 20 - k * 44),
                        (x + 60 + k * 38, y + 40 - k * 38),
                    ]
                ),
                mix(pic.light, pic.far, 0.1 + 0.06 * k),
                0.75,
            )
        thing(pic, "ship", 500, 130, 130)
    elif pic.subject == "birds":
        for i in range(24):
            t = i / 24
            beast(
                pic,
                "raven_flying",
                x + 40 + 330 * t + pic.random.gauss(0, 16),
                y + 20 - 330 * t + 80 * math.sin(t * 5),
                0.24 + 0.5 * t,
                1,
                flat=mix(pic.light, pic.accent, 0.2 + 0.6 * (i % 4 == 0)),
            )
    elif pic.subject == "hand":
        skin = mix("#c99672", pic.mid, 0.2)
        pic.path(
            taper([(x + 22, y + 40), (x + 120, y + 20), (x + 200, y - 90)], [44, 40, 46]), skin
        )
        for i in range(4):
            pic.path(
                taper(
                    [
                        (x + 190 + i * 10, y - 90 + i * 8),
                        (x + 196 + i * 24, y - 150 + i * 12),
                        (x + 186 + i * 30, y - 196 + i * 18),
                    ],
                    [22, 19, 12],
                ),
                mix(skin, pic.light, 0.12),
            )
        thing(pic, "moon", 500, 160, 130)
    else:
        for _ in range(14):
            beast(
                pic,
                "moth",
                x + 22 + pic.random.gauss(40, 90),
                y - 20 + pic.random.gauss(-40, 110),
                pic.between(0.2, 0.55),
                rotate=pic.between(-50, 50),
                color=pic.light,
                second=mix(pic.light, pic.accent, 0.5),
            )
    figure(pic, x + 30, y + 62, 50, "reach", "dress", "bun", 1, pic.near, flat=pic.near)
    pic.plain(866, pic.near, pic.near)
    figure(pic, 500, 884, 110, "look", "coat", "hat", -1, pic.accent, pic.near, rim=pic.light)
    thing(pic, "cat", 390, 872, 70, flat=pic.near)


@scene("stack to the stars", "cobalt rosedusk lemon ink mint teal", "beds chairs books cups cases")
def high_pile(pic: Picture) -> None:
    """A pile goes up to the stars; somebody has climbed it and looks through a telescope."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2), (0.6, pic.bottom))
    if lightness(pic.top) < 0.5:
        pic.stars(130, 700)
    thing(pic, "planet", 480, 170, 120, keep=0.3)
    pic.ridge(800, 14, mix(pic.mid, pic.near, 0.2))
    pic.path(rect(-60, 846, 720, 120), mix(pic.near, pic.mid, 0.2))
    y = 850.0
    i = 0
    colors = (
        pic.accent,
        mix(pic.far, pic.light, 0.3),
        mix(pic.accent, pic.near, 0.4),
        pic.mid,
        mix(pic.light, pic.accent, 0.3),
    )
    while y > 270:
        x = 260 + 26 * math.sin(i * 1.7) - i * 1.5
        c = colors[i % 5]
        if pic.subject == "beds":
            bed(pic, x, y, 1.0, c, sleeper=i % 3 == 1)
            y -= 62
        elif pic.subject == "chairs":
            chair(pic, x, y, 1.5, mix(c, pic.near, 0.25), 1 if i % 2 else -1)
            y -= 62
        elif pic.subject == "books":
            w, h = pic.between(150, 250), pic.between(26, 40)
            pic.path(rect(x - w / 2, y - h, w, h), mix(c, pic.near, 0.15))
            pic.path(rect(x - w / 2 + 8, y - h + 5, w - 8, h - 10), mix(pic.light, pic.far, 0.2))
            pic.path(rect(x - w / 2, y - h, 22, h), mix(c, pic.near, 0.35))
            y -= h
        elif pic.subject == "cups":
            s = 74
            pic.path(
                smooth(
                    [
                        (x - s, y - 60),
                        (x + s, y - 60),
                        (x + s * 0.7, y - 8),
                        (x, y),
                        (x - s * 0.7, y - 8),
                    ],
                    5,
                ),
                mix(c, pic.light, 0.25),
            )
            pic.path(f"M{x + s * 0.8} {y - 50} q40 0 4 34", stroke=mix(c, pic.light, 0.25), width=8)
            pic.path(ellipse(x, y - 60, s, 9), mix(c, pic.near, 0.4))
            y -= 54
        else:
            w, h = pic.between(150, 240), pic.between(58, 84)
            pic.path(rect(x - w / 2, y - h, w, h), mix(c, pic.near, 0.2))
            pic.path(rect(x - w / 2, y - h, w, h), stroke=pic.near, width=3, opacity=0.6)
            pic.path(f"M{x - 20} {y - h} q20 -18 40 0", stroke=pic.near, width=5)
            for q in (-0.3, 0.3):
                pic.path(rect(x + q * w - 6, y - h, 12, h), mix(c, pic.near, 0.5), 0.7)
            y -= h
        i += 1
    anchors = figure(
        pic,
        250,
        y + (0 if pic.subject != "beds" else -34),
        110,
        "sitlow",
        "dress",
        "long",
        1,
        pic.accent if pic.subject != "beds" else pic.light,
        pic.near,
        rim=pic.light,
    )
    pic.icon("telescope", anchors.hf[0] + 26, anchors.hf[1] - 14, 62, 0, True, keep=0.15)
    ladder(pic, (440, 850), (420, 620), pic.near, 34, 11, 4)
    figure(
        pic,
        430,
        740,
        92,
        "climb",
        "jacket",
        "cap",
        -1,
        mix(pic.accent, pic.near, 0.3),
        pic.near,
        rim=pic.light,
    )
    figure(
        pic,
        80,
        868,
        96,
        "look",
        "coat",
        "hat",
        1,
        mix(pic.near, pic.mid, 0.3),
        pic.near,
        rim=pic.light,
    )


@scene("wall of clocks", "sepia tar chalk ember teal", "door bird child moon")
def clock_wall(pic: Picture) -> None:
    """A wall of clocks that disagree; one of them is something else."""
    pic.vignette = 0.4
    wall = mix(pic.far, pic.bottom, 0.3)
    pic.backdrop(mix(wall, pic.mid, 0.2), mix(wall, pic.near, 0.3))
    for i in range(13):
        pic.path(rect(i * 50 - 4, -40, 20, 800), mix(wall, pic.mid, 0.4), 0.3)
    spots = (
        (110, 120, 78),
        (300, 96, 56),
        (480, 140, 88),
        (90, 330, 60),
        (480, 350, 62),
        (120, 520, 84),
        (500, 540, 74),
        (300, 560, 58),
    )
    for i, (x, y, r) in enumerate(spots):
        pic.path(ellipse(x + 6, y + 9, r * 1.1), pic.near, 0.3)
        clock(
            pic,
            x,
            y,
            r,
            mix(pic.light, (pic.far, pic.accent, pic.bottom)[i % 3], 0.2),
            pic.between(0, 360),
            pic.between(0, 360),
        )
        if i % 3 == 0:
            pic.path(taper([(x, y + r), (x, y + r + 70)], [4, 4]), brass(pic))
            pic.path(ellipse(x, y + r + 76, 14), brass(pic))
    x, y, r = 296, 320, 112
    pic.path(ellipse(x + 6, y + 9, r * 1.1), pic.near, 0.3)
    pic.path(ellipse(x, y, r * 1.1), brass(pic))
    pic.path(ellipse(x, y, r), pic.near)
    with pic.group(clip=ellipse(x, y, r)):
        if pic.subject == "door":
            pic.glow(x, y, 150, 0.9)
            stairs(pic, x - 100, y + 110, 8, 26, 22, mix(pic.light, pic.mid, 0.3))
            figure(pic, x + 10, y + 14, 70, "walk", "coat", "hat", 1, pic.near, flat=pic.near)
        elif pic.subject == "bird":
            pic.path(ellipse(x, y, r), mix(pic.light, pic.bottom, 0.4))
            beast(pic, "raven", x - 10, y + 20, 2.0, 1, rim=pic.light)
        elif pic.subject == "child":
            pic.path(ellipse(x, y, r), mix(pic.accent, pic.light, 0.4))
            figure(
                pic, x + 6, y + 96, 150, "sitlow", "dress", "long", 1, pic.accent, pic.near, child=1
            )
        else:
            pic.path(ellipse(x, y, r), "#0b1233")
            pic.stars(40, y + 110, x - 110, x + 110, "#fff4d0")
            thing(pic, "crescent", x, y, 120)
    planks(pic, 740, mix(pic.mid, pic.near, 0.4), (300, 300))
    figure(
        pic, 190, 880, 220, "look", "coat", "bald", 1, pic.accent, pic.near, "cane", rim=pic.light
    )
    figure(
        pic,
        440,
        884,
        130,
        "run",
        "jacket",
        "cap",
        -1,
        mix(pic.accent, pic.near, 0.4),
        pic.near,
        child=1,
        rim=pic.light,
    )
