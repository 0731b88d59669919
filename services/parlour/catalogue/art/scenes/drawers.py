"""Walls of which one cell breaks the rule."""

from __future__ import annotations

from ..figures import figure
from ..geometry import ellipse, rect, smooth
from ..materials import brass, wood
from ..palette import mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from .registry import scene


@scene("wall of drawers", "wheat copper mint plumnight chalk", "garden sea letters birds")
def seed_drawers(pic: Picture) -> None:
    """A wall of small drawers; what has been kept in them is coming out."""
    pic.vignette = 0.4
    case = wood(pic, 0.15)
    pic.backdrop(mix(case, pic.light, 0.15), mix(case, pic.near, 0.3))
    seq = {
        "garden": ("tulip", "mushroom", "rose", "sunflower", "sprout", "cactus"),
        "sea": ("fish", "shell", "crab", "boat", "octopus", "anchor"),
        "letters": ("letter", "feather", "scroll", "key", "book", "candle"),
        "birds": ("raven", "egg", "nest", "owl", "feather", "heron"),
    }[pic.subject]
    n = 0
    for j in range(6):
        for i in range(4):
            x, y, w, h = 22 + i * 142, 26 + j * 128, 130, 112
            opened = (i * 5 + j * 3 + pic.variant) % 4 == 1
            pic.path(rect(x, y, w, h), pic.near, 0.6)
            if opened:
                pic.glow(x + w / 2, y + 40, 80, 0.55)
                thing(pic, seq[n % 6], x + w / 2, y + 26, 96, keep=0.35, rim=1)
                n += 1
                front = rect(x - 5, y + 62, w + 10, 56)
            else:
                front = rect(x + 3, y + 3, w - 6, h - 6)
            pic.path(
                front,
                mix(case, pic.near if (i + j) % 3 else pic.light, 0.12 if not opened else 0.02),
            )
            pic.hatch(front, pic.near, 2, 10, 1.3, 0.22, (x, y, x + w, y + h), 3)
            ky = y + (90 if opened else 62)
            pic.path(ellipse(x + w / 2, ky, 9), brass(pic, 0.2))
            pic.path(
                rect(x + w / 2 - 24, ky - 34, 48, 16),
                mix(pic.light, pic.far, 0.2),
                0.9 if not opened else 0,
            )
    pic.path(rect(-60, 798, 720, 24), mix(case, pic.near, 0.5))
    pic.plain(820, mix(pic.near, case, 0.3), pic.near)
    ladder(pic, (420, 850), (450, 330), mix(pic.near, case, 0.3), 50, 18, 6)
    figure(pic, 426, 650, 190, "climb", "coat", "bun", 1, pic.accent, pic.near, rim=pic.light)
    figure(
        pic,
        150,
        884,
        170,
        "look",
        "jacket",
        "hair",
        1,
        mix(pic.accent, pic.light, 0.2),
        pic.near,
        child=1,
        rim=pic.light,
    )


@scene(
    "key board behind a desk",
    "redroom chalk teal tar sepia",
    "ear moth tooth heart star eye flame moon",
)
def key_board(pic: Picture) -> None:
    """The porter has a hook for every guest; one hook does not hold a key."""
    pic.vignette = 0.45
    wall = mix(pic.mid, pic.far, 0.35)
    pic.backdrop(wall, mix(wall, pic.near, 0.35))
    pic.path(rect(50, 50, 500, 500), wood(pic, 0.35))
    pic.path(rect(64, 64, 472, 472), wood(pic, 0.05))
    odd = (2, 1)
    for j in range(4):
        for i in range(5):
            x, y = 108 + i * 96, 106 + j * 116
            pic.path(rect(x - 16, y - 20, 32, 12), mix(pic.light, pic.far, 0.3))
            pic.path(ellipse(x, y, 5), brass(pic, 0.1))
            if (i, j) == odd:
                pic.glow(x, y + 40, 90, 0.9)
                thing(pic, pic.subject, x, y + 40, 92, keep=0.5, rim=1)
            elif (i * 3 + j * 2) % 7 == 3:
                continue
            else:
                pic.icon("old-key", x, y + 36, 62, 46 + pic.between(-8, 8), keep=0.1)
    pic.glow(300, 560, 220, 0.4)
    coat = mix(pic.accent, pic.near, 0.2)
    body = smooth(
        [(330, 560), (400, 590), (440, 660), (450, 760), (210, 760), (220, 660), (260, 590)], 7
    )
    pic.path(body, coat)
    pic.hatch(body, pic.near, 80, 9, 1.4, 0.25)
    for k in range(4):
        pic.path(ellipse(330, 620 + k * 34, 5), brass(pic, 0.1))
    pic.path(ellipse(330, 524, 40, 46), mix("#c99672", pic.mid, 0.25))
    pic.path(
        smooth([(286, 500), (300, 462), (360, 462), (374, 500), (330, 490)]),
        mix(coat, pic.near, 0.4),
    )
    pic.path(rect(280, 492, 100, 10), pic.near)
    pic.path(rect(-60, 740, 720, 26), wood(pic, 0.1))
    pic.path(rect(-60, 764, 720, 220), wood(pic, 0.5))
    for i in range(8):
        pic.path(rect(20 + i * 76, 790, 62, 100), stroke=wood(pic, 0.8), width=3, opacity=0.6)
    pic.icon("bell", 470, 714, 56, keep=0.15)
    figure(
        pic,
        120,
        890,
        290,
        "point",
        "coat",
        "hat",
        1,
        mix(pic.near, pic.mid, 0.2),
        pic.near,
        "case",
        rim=pic.light,
    )


@scene(
    "blocks of ice",
    "snow teal duoblue abyss ink",
    "rose key book raven candle boot bell violin heart star",
)
def ice_library(pic: Picture) -> None:
    """A wall of ice blocks, one thing frozen into each; one block is warm."""
    pic.vignette = 0.3
    pic.backdrop(mix(pic.top, pic.mid, 0.2), mix(pic.bottom, pic.far, 0.3))
    others = (
        "feather",
        "letter",
        "clock",
        "fish",
        "glove",
        "cup",
        "hat",
        "shell",
        "bulb",
        "egg",
        "key",
        "umbrella",
    )
    k = 0
    for j in range(5):
        for i in range(4):
            off = 36 * (j % 2)
            x, y, w, h = -30 + i * 164 + off, 20 + j * 146, 156, 138
            warm = (i, j) == (2, 2)
            block = smooth(
                [
                    (x + 8, y + 4),
                    (x + w - 8, y + 6),
                    (x + w - 2, y + h - 8),
                    (x + w - 12, y + h - 2),
                    (x + 6, y + h - 4),
                    (x + 2, y + 12),
                ],
                4,
            )
            c = mix(pic.light, pic.far, pic.between(0.2, 0.5))
            pic.path(
                block,
                pic.linear((0, mix(c, "#ffffff", 0.35)), (1, mix(c, pic.mid, 0.35)), angle=40),
                0.95,
            )
            if warm:
                pic.glow(x + w / 2, y + h / 2, 150, 0.95, mix(pic.light, "#ffb347", 0.6))
                thing(pic, pic.subject, x + w / 2, y + h / 2, 104, keep=0.5)
            else:
                with pic.group(opacity=0.55):
                    thing(pic, others[k % 12], x + w / 2, y + h / 2, 76, keep=0.05)
                k += 1
            pic.path(
                f"M{x + 20} {y + 20} l26 -6 M{x + 18} {y + 34} l10 -3 M{x + w - 50} "
                f"{y + h - 20} l30 -14",
                stroke="#ffffff",
                width=4,
                opacity=0.6,
            )
    pic.plain(760, mix(pic.light, pic.far, 0.2), mix(pic.mid, pic.far, 0.3))
    figure(
        pic,
        226,
        880,
        330,
        "reach",
        "coat",
        "scarf",
        1,
        mix(pic.accent, pic.near, 0.15),
        pic.near,
        rim=pic.light,
    )
    figure(
        pic,
        470,
        886,
        130,
        "look",
        "dress",
        "long",
        -1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.light,
    )
