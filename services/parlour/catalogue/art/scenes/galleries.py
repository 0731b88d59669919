"""Walls with pictures and masks."""

from __future__ import annotations

import math

from ..backs import back_view
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import PALETTES, mix
from ..picture import Picture
from .registry import scene


@scene("frame in frame", "blush redroom mint")
def leaking_picture(pic: Picture) -> None:
    """Gallery: the sea runs out of the frame; a visitor has opened an umbrella."""
    pic.vignette = 0.4
    wall = mix(pic.bottom, pic.far, 0.35)
    pic.backdrop(mix(wall, pic.light, 0.1), mix(wall, pic.mid, 0.15))
    for i in range(13):
        pic.path(rect(i * 50 - 4, -20, 20, 660), mix(wall, pic.far, 0.4), 0.35)
    pic.path(rect(-20, 640, 640, 26), mix(pic.light, pic.far, 0.35))
    pic.path(rect(-20, 664, 640, 250), pic.linear((0, mix(pic.mid, pic.near, 0.25)), (1, pic.near)))
    for i in range(-7, 8):
        pic.path(f"M{300 + i * 44} 664 L{300 + i * 110} 920", stroke=pic.near, width=2, opacity=0.5)
    fr = mix(pic.accent, "#b8872f", 0.7)
    for x, y, w, h, n in ((38, 130, 90, 120, "pear"), (40, 330, 84, 100, "old-key")):
        pic.path(rect(x - 10, y - 10, w + 20, h + 20), mix(fr, pic.near, 0.3))
        pic.path(rect(x, y, w, h), mix(pic.light, pic.far, 0.3))
        pic.icon(n, x + w / 2, y + h / 2, 62, keep=0.15)
    left, floors, w, h = (190, 100, 356, 420)
    pic.path(rect(left - 10, floors + 10, w + 40, h + 40), pic.near, 0.35)
    pic.path(
        rect(left - 28, floors - 28, w + 56, h + 56),
        pic.linear((0, mix(fr, pic.light, 0.4)), (1, mix(fr, pic.near, 0.4)), angle=50),
    )
    pic.path(rect(left - 12, floors - 12, w + 24, h + 24), mix(fr, pic.near, 0.5))
    outer = pic.colors
    pic.wear(PALETTES["storm" if pic.palette != "mint" else "cobalt"])
    with pic.group(clip=rect(left, floors, w, h)):
        pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2))
        pic.glow(300, 190, 130, 0.8)
        pic.cloud(430, 190, 260, mix(pic.mid, pic.top, 0.5))
        pic.cloud(230, 240, 200, mix(pic.mid, pic.far, 0.5), 0.8)
        pic.path(
            rect(left, 330, w, 240),
            pic.linear((0, mix(pic.far, pic.bottom, 0.3)), (1, mix(pic.near, pic.mid, 0.4))),
        )
        pic.waves(340, 520, pic.light, 8, 12, 3, 0.6)
        pic.path(smooth([(300, 384), (320, 420), (440, 424), (470, 380), (400, 394)]), pic.near)
        pic.path(taper([(380, 396), (374, 250)], [5, 3]), pic.near)
        pic.path(polygon((384, 252), (388, 380), (470, 372)), pic.light)
        pic.path(polygon((366, 262), (368, 380), (318, 380)), mix(pic.light, pic.far, 0.3))
    sea, lt = (mix(pic.mid, pic.near, 0.25), pic.light)
    pic.path(
        smooth(
            [
                (left, 500),
                (left + w, 500),
                (left + w + 14, 600),
                (560, 690),
                (640, 760),
                (640, 930),
                (-40, 930),
                (-40, 800),
                (90, 740),
                (170, 690),
                (196, 590),
            ],
            8,
        ),
        pic.linear((0, mix(pic.far, sea, 0.5)), (0.35, sea), (1, mix(pic.near, sea, 0.3))),
    )
    for i in range(15):
        x = left + 14 + i * 24
        pic.path(
            taper(
                [
                    (x, 500),
                    (x + (x - 360) * 0.1, 590),
                    (x + (x - 360) * 0.8, 700 + pic.between(0, 50)),
                ],
                [2, 5, 1],
            ),
            lt,
            0.5,
        )
    for x in (left + 18, 270, 330, 420, 490, left + w - 6):
        pic.path(
            ellipse(
                x + pic.between(-8, 8),
                522 + pic.between(-6, 8),
                pic.between(14, 26),
                pic.between(8, 14),
            ),
            lt,
            0.9,
        )
    pic.waves(720, 900, lt, 8, 10, 3, 0.5)
    pic.wear(outer)
    pic.path(smooth([(86, 800), (104, 828), (176, 830), (196, 796), (140, 806)]), "#fffdf4")
    pic.path(polygon((140, 806), (138, 752), (172, 804)), "#fffdf4")
    back_view(
        pic,
        400,
        880,
        250,
        "coat",
        pic.accent if pic.palette != "redroom" else pic.light,
        "bun",
        (12, -150),
        rim=pic.light,
    )
    pic.path(taper([(371, 640), (368, 560)], [5, 4]), pic.near)
    pic.path(
        "M258 576 q112 -150 224 0 q-28 -22 -56 0 q-28 -22 -56 0 q-28 -22 -56 0 q-28 -22 -56 0Z",
        mix(pic.near, pic.accent, 0.3),
    )
    pic.path(
        "M370 466 V576 M370 500 Q330 520 314 576 M370 500 Q410 520 426 576",
        stroke=pic.near,
        width=2,
        opacity=0.6,
    )


@scene("flat wall, grid of masks", "redroom violetfog copper")
def masks_wall(pic: Picture) -> None:  # noqa: PLR0915  # eleven masks in a row
    """Someone without a face chooses one; one of the masks looks back."""
    pic.vignette = 0.6
    pic.backdrop(mix(pic.mid, pic.far, 0.4), mix(pic.mid, pic.near, 0.5))
    pic.hatch(rect(0, 0, 600, 760), mix(pic.mid, pic.near, 0.6), 90, 26, 8, 0.35, jitter=0)
    kinds = [
        "moon",
        "fox",
        "bird",
        "blank",
        "sun",
        "hare",
        "crack",
        "tear",
        "horn",
        "leaf",
        "skull",
    ]
    n = 0
    tones = [
        pic.light,
        mix(pic.light, pic.far, 0.35),
        mix(pic.accent, pic.light, 0.3),
        mix(pic.light, "#c99672", 0.4),
        mix(pic.bottom, pic.light, 0.25),
    ]
    for j in range(3):
        for i in range(4):
            x, y = (92 + i * 140, 112 + j * 172)
            k = kinds[(n * 5 + 3) % 11]
            n += 1
            c = tones[(i + 2 * j) % 5]
            live = (i, j) == (2, 1)
            gone = (i, j) == (1, 2)
            if gone:
                pic.path(ellipse(x, y, 40, 54), mix(pic.mid, pic.near, 0.35), 0.9)
                pic.path(ellipse(x, y - 44, 4), pic.near)
                continue
            pic.path(ellipse(x + 7, y + 9, 46, 60), pic.near, 0.45)
            face = smooth(
                [
                    (x - 44, y - 26),
                    (x - 30, y - 58),
                    (x, y - 64),
                    (x + 30, y - 58),
                    (x + 44, y - 26),
                    (x + 36, y + 26),
                    (x, y + 60),
                    (x - 36, y + 26),
                ]
            )
            if k in ("fox", "hare"):
                for q in (-1, 1):
                    pic.path(
                        smooth(
                            [
                                (x + q * 12, y - 54),
                                (
                                    x + q * (44 if k == "fox" else 20),
                                    y - (92 if k == "fox" else 112),
                                ),
                                (x + q * 42, y - 36),
                            ]
                        ),
                        c,
                    )
            if k == "horn":
                for q in (-1, 1):
                    pic.path(
                        taper(
                            [(x + q * 26, y - 50), (x + q * 52, y - 66), (x + q * 46, y - 96)],
                            [14, 10, 2],
                        ),
                        mix(c, pic.near, 0.4),
                    )
            if k == "sun":
                for a in range(12):
                    pic.path(
                        polygon(
                            (
                                x + 46 * math.cos(a * 0.524 - 0.15),
                                y + 58 * math.sin(a * 0.524 - 0.15),
                            ),
                            (x + 66 * math.cos(a * 0.524), y + 80 * math.sin(a * 0.524)),
                            (
                                x + 46 * math.cos(a * 0.524 + 0.15),
                                y + 58 * math.sin(a * 0.524 + 0.15),
                            ),
                        ),
                        c,
                    )
            pic.path(
                face, pic.linear((0, mix(c, "#ffffff", 0.2)), (1, mix(c, pic.near, 0.35)), angle=40)
            )
            dk = mix(pic.near, pic.mid, 0.1)
            for q in (-1, 1):
                e = smooth(
                    [
                        (x + q * 20 - 13, y - 12),
                        (x + q * 20, y - 19),
                        (x + q * 20 + 13, y - 12),
                        (x + q * 20, y - 6),
                    ]
                )
                pic.path(e, dk if not live else "#fffef5")
                if live:
                    pic.path(ellipse(x + q * 20 - 5, y - 12, 6), pic.accent)
                    pic.path(ellipse(x + q * 20 - 5, y - 12, 3), "#000000")
            if k == "bird":
                pic.path(
                    polygon((x - 13, y - 8), (x + 13, y - 8), (x + 4, y + 70)),
                    mix(c, pic.near, 0.45),
                )
            else:
                pic.path(
                    taper([(x, y - 10), (x - 3, y + 8), (x + 4, y + 12)], [2, 4, 3]),
                    mix(c, pic.near, 0.4),
                )
            if k in ("sun", "moon", "leaf"):
                pic.path(taper([(x - 14, y + 28), (x, y + 33), (x + 14, y + 28)], [1, 5, 1]), dk)
            elif k in ("tear", "crack"):
                pic.path(taper([(x - 12, y + 33), (x, y + 28), (x + 12, y + 33)], [1, 5, 1]), dk)
                pic.path(
                    taper([(x + 20, y - 2), (x + 21, y + 18), (x + 20, y + 26)], [2, 5, 7]),
                    pic.accent,
                )
            if k == "crack":
                pic.path(f"M{x - 30} {y - 50} l14 18 l-8 14 l16 22 l-6 12", stroke=dk, width=2)
            if k in ("fox", "moon", "leaf"):
                pic.hatch(
                    face,
                    pic.accent,
                    20 + 40 * (i % 3),
                    11,
                    3,
                    0.4,
                    (x - 46, y - 66, x + 46, y + 64),
                )
            pic.path(ellipse(x, y - 60, 2.5), pic.near)
    pic.path(rect(-20, 650, 640, 18), mix(pic.near, pic.accent, 0.2))
    pic.path(rect(-20, 668, 640, 250), pic.linear((0, mix(pic.near, pic.mid, 0.35)), (1, pic.near)))
    anchors = figure(
        pic,
        230,
        905,
        400,
        "reach",
        "coat",
        "plain",
        1,
        pic.accent,
        mix(pic.far, pic.light, 0.25),
        rim=pic.light,
        rim_shift=(2.5, -2),
    )
    x, y = anchors.hf
    pic.path(ellipse(x + 8, y - 34, 26, 34), pic.light)
    pic.path(ellipse(x, y - 38, 6, 3), pic.near)
    pic.path(ellipse(x + 18, y - 38, 6, 3), pic.near)
    figure(
        pic, 452, 896, 170, "hold", "dress", "ears", -1, pic.light, pic.mid, child=1, rim=pic.accent
    )
