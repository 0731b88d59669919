"""Small worlds seen close."""

from __future__ import annotations

import math

from ..beasts import tentacle
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import PALETTES, mix
from ..picture import Picture
from ..worlds import inner_world
from .registry import scene


@scene("close-up in hands", "duoblue ink blush", "island town forest desert")
def globe_mittens(pic: Picture) -> None:
    """It snows outside the glass; inside it is summer."""
    pic.vignette = 0.3
    pic.backdrop(mix(pic.top, pic.mid, 0.35), mix(pic.bottom, pic.far, 0.4))
    for x in range(20, 600, 62):
        pic.path(
            taper([(x, -10), (x + pic.between(-6, 6), 900)], [3, 8]),
            mix(pic.far, pic.near, 0.35),
            0.35,
        )
    pic.ridge(640, 14, mix(pic.light, pic.top, 0.25))
    cx, cy, radius = (300, 400, 212)
    pic.path(
        smooth([(170, 580), (430, 580), (470, 690), (130, 690)], 6), mix("#7a4a2b", pic.near, 0.35)
    )
    pic.path(rect(160, 596, 280, 8), mix("#b08a3e", pic.mid, 0.3))
    pic.path(ellipse(cx, cy, radius), pic.near, 0.2, extra='transform="translate(6 8)"')
    outer = pic.colors
    pic.wear(PALETTES["lemon" if pic.palette != "blush" else "lagoon"])
    with pic.group(clip=ellipse(cx, cy, radius)):
        if pic.subject == "island":
            pic.backdrop(
                "#7fc4cf", mix(pic.bottom, pic.light, 0.4), (0.5, mix("#bfe3dc", pic.bottom, 0.4))
            )
            pic.path(ellipse(390, 280, 34), pic.light)
            pic.glow(390, 280, 130, 0.8)
            pic.path(rect(60, 430, 500, 200), mix("#2f8f9d", pic.near, 0.1))
            pic.waves(440, 560, pic.light, 6, 6, 2, 0.7)
            pic.path(
                smooth([(120, 640), (170, 500), (280, 468), (400, 500), (480, 640)]),
                mix(pic.top, pic.light, 0.3),
            )
            pic.path(
                taper([(230, 500), (246, 420), (214, 350)], [15, 12, 10]),
                mix("#7a4a2b", pic.far, 0.3),
            )
            for k, (dx, dy) in enumerate(
                ((-84, 20), (-50, -44), (10, -60), (70, -24), (82, 34), (-50, 60))
            ):
                pic.path(
                    taper(
                        [(214, 350), (214 + dx * 0.5, 350 + dy * 0.5 - 16), (214 + dx, 350 + dy)],
                        [5, 17, 1],
                    ),
                    mix("#3f7d4a", pic.near, 0.15 * k),
                )
            figure(pic, 322, 540, 92, "sitlow", "trousers", "hat", 1, pic.accent, pic.light)
            pic.path(polygon((352, 470), (420, 470), (386, 430)), pic.accent)
            pic.path(taper([(386, 436), (390, 540)], [3, 3]), pic.near)
            pic.path(ellipse(386, 532, 50, 6), pic.near, 0.3)
            pic.icon("sailboat", 440, 446, 46, keep=0.3)
        else:
            inner_world(pic, pic.subject, 80, 180, 440, 440)
    pic.wear(outer)
    pic.path(ellipse(cx, cy, radius), stroke=pic.light, width=6, opacity=0.8)
    pic.path(taper([(150, 330), (180, 262), (240, 222)], [3, 13, 3]), pic.light, 0.8)
    for q in (-1, 1):
        m = mix(pic.accent, pic.near, 0.12)
        pic.path(
            smooth(
                [
                    (300 + q * 330, 960),
                    (300 + q * 330, 640),
                    (300 + q * 262, 540),
                    (300 + q * 190, 560),
                    (300 + q * 120, 640),
                    (300 + q * 40, 700),
                    (300 + q * 60, 790),
                    (300 + q * 190, 800),
                    (300 + q * 210, 960),
                ],
                8,
            ),
            pic.linear((0, mix(m, pic.light, 0.15)), (1, mix(m, pic.near, 0.45))),
        )
        pic.path(
            smooth(
                [
                    (300 + q * 236, 560),
                    (300 + q * 206, 450),
                    (300 + q * 176, 440),
                    (300 + q * 168, 520),
                    (300 + q * 190, 610),
                ],
                8,
            ),
            mix(m, pic.light, 0.12),
        )
        d = smooth(
            [
                (300 + q * 330, 960),
                (300 + q * 330, 640),
                (300 + q * 262, 540),
                (300 + q * 190, 560),
                (300 + q * 120, 640),
                (300 + q * 40, 700),
                (300 + q * 60, 790),
                (300 + q * 190, 800),
                (300 + q * 210, 960),
            ],
            8,
        )
        for k in range(6):
            if k == 0:
                pic.hatch(
                    d,
                    pic.light,
                    55 * q + 90,
                    64,
                    5,
                    0.5,
                    (300 + q * 190 - 150, 600 + k * 8, 300 + q * 190 + 150, 640 + k * 8),
                    0,
                )
    for _ in range(130):
        x, y = (pic.between(0, 600), pic.between(0, 900))
        if math.dist((x, y), (cx, cy)) > radius + 6:
            pic.path(
                ellipse(x, y, pic.random.choice([1.6, 2.4, 3.6, 5])), pic.light, pic.between(0.6, 1)
            )


@scene("close-up, cut fruit", "blush wheat duored")
def apple_room(pic: Picture) -> None:
    """In the core of the apple it is winter and a stove is lit."""
    pic.vignette = 0.25
    pic.backdrop(mix(pic.bottom, pic.light, 0.3), mix(pic.bottom, pic.far, 0.4))
    pic.path(rect(-20, 700, 640, 230), mix(pic.far, pic.light, 0.35))
    pic.hatch(rect(-20, 700, 640, 230), pic.accent, 90, 44, 15, 0.3, jitter=0)
    pic.hatch(rect(-20, 700, 640, 230), pic.accent, 0, 44, 15, 0.3, jitter=0)
    pic.path(ellipse(310, 800, 250, 34), pic.near, 0.35)
    ap = smooth(
        [
            (300, 190),
            (380, 140),
            (490, 170),
            (556, 300),
            (544, 500),
            (470, 690),
            (380, 800),
            (300, 776),
            (220, 800),
            (130, 690),
            (56, 500),
            (44, 300),
            (110, 170),
            (220, 140),
        ],
        9,
    )
    pic.path(
        ap,
        pic.linear(
            (0, mix("#c8402f", pic.mid, 0.15)), (1, mix("#7a1f24", pic.near, 0.3)), angle=30
        ),
    )
    inn = smooth(
        [
            (300, 222),
            (380, 176),
            (476, 202),
            (526, 310),
            (516, 496),
            (448, 668),
            (372, 764),
            (300, 742),
            (228, 764),
            (152, 668),
            (84, 496),
            (74, 310),
            (124, 202),
            (220, 176),
        ],
        9,
    )
    pic.path(inn, pic.linear((0, "#fff3d2"), (1, mix("#ecd49a", pic.far, 0.3))))
    pic.hatch(inn, mix("#c9a35a", pic.mid, 0.2), 84, 12, 2, 0.25, jitter=5)
    pic.path(
        taper([(300, 210), (308, 140), (350, 70)], [13, 11, 16]), mix("#5b3b22", pic.near, 0.2)
    )
    pic.path(taper([(322, 120), (400, 70), (470, 84)], [3, 52, 2]), mix("#5f8a45", pic.mid, 0.2))
    core = smooth(
        [
            (300, 300),
            (390, 340),
            (430, 460),
            (390, 590),
            (300, 650),
            (210, 590),
            (170, 460),
            (210, 340),
        ],
        8,
    )
    pic.path(core, mix("#a9743a", pic.near, 0.25))
    with pic.group(
        clip=smooth(
            [
                (300, 316),
                (380, 352),
                (414, 460),
                (378, 578),
                (300, 632),
                (222, 578),
                (186, 460),
                (220, 352),
            ],
            8,
        )
    ):
        pic.backdrop("#20304e", "#3b4a6b")
        pic.path(rect(150, 556, 300, 100), mix("#5b3b22", "#000000", 0.25))
        pic.path(rect(248, 364, 104, 84), "#8fb0cf")
        pic.path(smooth([(240, 452), (246, 426), (300, 420), (354, 428), (356, 452)]), "#ffffff")
        for _ in range(20):
            pic.path(ellipse(pic.between(250, 350), pic.between(366, 440), 2.2), "#ffffff")
        pic.path("M300 364 v84 M248 406 h104", stroke="#5b3b22", width=4)
        pic.path(rect(344, 480, 44, 78), "#15151c")
        pic.path(rect(352, 506, 28, 24), "#ffb347")
        pic.glow(364, 520, 130, 0.8, "#ffb347")
        pic.path(taper([(366, 482), (366, 340)], [12, 12]), "#15151c")
        pic.path(
            smooth([(212, 558), (212, 480), (238, 470), (250, 510), (292, 516), (294, 558)]),
            mix(pic.accent, "#20304e", 0.2),
        )
        tentacle(pic, [(300, 556), (286, 510), (262, 520), (256, 486), (262, 462)], 24, "#b7c96a")
        pic.path(ellipse(262, 462, 15, 14), "#b7c96a")
        pic.path(polygon((276, 500), (304, 490), (308, 508), (282, 518)), "#fffbe8")
        pic.path(rect(246, 446, 32, 5), "#15151c")
        pic.path(rect(252, 430, 20, 18), "#15151c")
    for x, y, r in ((196, 300, 20), (408, 620, 18)):
        pic.path(
            smooth([(x, y - r), (x + r * 0.6, y), (x, y + r), (x - r * 0.6, y)]),
            mix("#4a2a18", pic.near, 0.2),
        )
    pic.path(smooth([(506, 560), (540, 560), (548, 620), (520, 640), (500, 610)]), pic.near)
    figure(
        pic,
        96,
        858,
        116,
        "reach",
        "dress",
        "long",
        1,
        pic.accent if pic.palette != "duored" else pic.near,
        pic.mid,
        child=1,
        cast=(-0.8, 0.25, 0.35),
    )
    pic.icon("kitchen-knife", 500, 846, 150, 70, keep=0.1)
