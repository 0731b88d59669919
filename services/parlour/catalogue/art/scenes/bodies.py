"""A body as a landscape."""

from __future__ import annotations

import math

from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, taper
from ..palette import lightness, mix
from ..picture import Picture
from ..worlds import inner_world
from .registry import scene


@scene("landscape is a body", "rosedusk moss violetfog")
def giant_hill(pic: Picture) -> None:
    """The hill is a sleeper; people live along the ribs and the blanket."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.15))
    pic.glow(450, 190, 300, 0.7)
    pic.path(ellipse(450, 190, 50), pic.light)
    if lightness(pic.top) < 0.4:
        pic.stars(40, 260)
    pic.ridge(430, 26, mix(pic.far, pic.bottom, 0.55))
    pic.ridge(470, 16, mix(pic.far, pic.bottom, 0.3))
    skin = mix(pic.mid, "#b07c56", 0.35)
    hair = smooth([(-30, 560), (-20, 420), (60, 360), (140, 380), (150, 470), (90, 560)])
    face = smooth(
        [
            (60, 560),
            (64, 452),
            (112, 398),
            (170, 392),
            (192, 420),
            (204, 452),
            (232, 470),
            (222, 490),
            (232, 508),
            (224, 528),
            (236, 548),
            (214, 580),
            (150, 600),
        ],
        8,
    )
    pic.path(face, pic.linear((0, mix(skin, pic.light, 0.55)), (1, mix(skin, pic.near, 0.2))))
    pic.path(taper([(160, 446), (180, 456), (198, 452)], [1, 4, 1]), pic.near)
    pic.path(taper([(206, 514), (220, 516)], [1, 3]), pic.near, 0.8)
    pic.path(hair, mix(pic.near, pic.mid, 0.2))
    for _ in range(46):
        x, y = (pic.between(-10, 140), pic.between(380, 470))
        outline = pic.between(26, 60)
        pic.path(
            taper([(x, y + 10), (x, y - outline)], [outline * 0.36, 1]),
            mix(pic.near, "#2f5a40", pic.between(0.1, 0.7)),
        )
    bl = [
        (120, 610),
        (210, 560),
        (300, 430),
        (400, 396),
        (470, 440),
        (540, 470),
        (640, 380),
        (640, 930),
        (-30, 930),
        (-30, 640),
    ]
    d = smooth(bl, 9)
    pic.path(
        d,
        pic.linear(
            (0, mix(pic.accent, pic.light, 0.2)), (1, mix(pic.accent, pic.near, 0.6)), angle=80
        ),
    )
    with pic.group(clip=d):
        for i in range(-1, 9):
            for j in range(8):
                x, y = (i * 84 + j % 2 * 42, 420 + j * 70 - 30 * math.sin(i * 0.9))
                pic.path(
                    polygon((x, y), (x + 42, y + 34), (x, y + 70), (x - 42, y + 34)),
                    pic.random.choice(
                        [pic.light, pic.far, pic.bottom, pic.mid, mix(pic.accent, pic.mid, 0.5)]
                    ),
                    pic.between(0.12, 0.5),
                )
                pic.path(
                    polygon((x, y), (x + 42, y + 34), (x, y + 70), (x - 42, y + 34)),
                    stroke=pic.near,
                    width=1,
                    opacity=0.35,
                )
        pic.path(
            smooth(
                [(-30, 930), (-30, 760), (140, 800), (320, 720), (460, 800), (640, 730), (640, 930)]
            ),
            pic.near,
            0.35,
        )
    pic.path(
        taper([(-30, 690), (110, 650), (250, 610), (330, 640)], [90, 80, 64, 40]),
        pic.linear((0, mix(skin, pic.light, 0.3)), (1, mix(skin, pic.near, 0.35))),
    )
    for k in range(4):
        pic.path(
            taper(
                [(322, 622 + k * 13), (356 - k * 4, 630 + k * 13), (368 - k * 8, 646 + k * 13)],
                [16, 14, 9],
            ),
            mix(skin, pic.light, 0.22 - 0.08 * k),
        )
    for x, y, k in ((404, 398, 1.2), (446, 428, 0.9), (360, 412, 0.8)):
        pic.path(rect(x - 14 * k, y - 22 * k, 28 * k, 28 * k), mix(pic.light, pic.far, 0.3))
        pic.path(
            polygon((x - 18 * k, y - 20 * k), (x, y - 44 * k), (x + 18 * k, y - 20 * k)), pic.near
        )
        pic.path(rect(x - 4 * k, y - 14 * k, 8 * k, 10 * k), mix(pic.light, "#ffb347", 0.6))
        pic.path(
            taper(
                [(x + 8 * k, y - 40 * k), (x + 16 * k, y - 70 * k), (x + 6 * k, y - 96 * k)],
                [3, 7, 12],
            ),
            pic.light,
            0.35,
        )
    pth = [(404, 410), (450, 520), (360, 590), (450, 690), (330, 790), (390, 930)]
    pic.path(taper(pth, [5, 7, 9, 12, 17, 26]), mix(pic.light, pic.accent, 0.25), 0.8)
    figure(
        pic, 352, 800, 92, "walk", "coat", "hat", 1, pic.near, pic.near, lantern=0.9, rim=pic.light
    )
    figure(pic, 300, 818, 62, "walk", "dress", "long", 1, pic.light, pic.mid, child=1)
    figure(pic, 240, 470, 40, "point", "jacket", "cap", -1, pic.near, flat=pic.near)


@scene("close-up of a cheek", "rosedusk duoblue copper", "ship forest town snow")
def tear_ship(pic: Picture) -> None:
    """In the tear on a cheek as wide as a hill a lit ship goes down to the sea."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, pic.bottom)
    if lightness(pic.top) < 0.5:
        pic.stars(60, 300)
    sk = mix("#c99672", pic.mid, 0.35)
    face = smooth(
        [
            (640, -60),
            (330, -60),
            (250, 60),
            (236, 170),
            (190, 240),
            (120, 360),
            (96, 410),
            (130, 450),
            (170, 460),
            (160, 500),
            (128, 540),
            (150, 566),
            (136, 600),
            (170, 640),
            (190, 720),
            (300, 800),
            (640, 860),
        ],
        8,
    )
    pic.path(face, pic.light, 0.5, extra='transform="translate(-5 -2)"')
    pic.path(face, pic.linear((0, mix(sk, pic.light, 0.4)), (1, mix(sk, pic.near, 0.45)), angle=10))
    pic.hatch(face, pic.near, 64, 11, 1.5, 0.25)
    pic.path(
        smooth([(264, 176), (330, 150), (420, 156), (500, 190), (420, 196), (330, 190)], 8),
        pic.near,
    )
    pic.path(
        smooth([(262, 232), (330, 216), (420, 236), (480, 262), (400, 268), (310, 262)], 8),
        mix(sk, pic.near, 0.4),
    )
    pic.path(taper([(266, 250), (350, 282), (480, 264)], [3, 8, 3]), pic.near)
    for i in range(7):
        pic.path(
            taper([(290 + i * 26, 262 + 4 * math.sin(i)), (276 + i * 28, 296 + i % 2 * 6)], [4, 1]),
            pic.near,
        )
    pic.path(taper([(136, 560), (200, 556), (262, 572)], [2, 6, 2]), pic.near, 0.8)
    pic.path(
        taper([(360, 290), (366, 350), (352, 420)], [3, 9, 30]), mix("#bfe0ea", pic.light, 0.4), 0.5
    )
    dr = smooth(
        [
            (352, 360),
            (400, 470),
            (420, 560),
            (388, 626),
            (330, 636),
            (284, 590),
            (290, 510),
            (330, 440),
        ],
        9,
    )
    pic.path(dr, pic.near, 0.25, extra='transform="translate(10 12)"')
    with pic.group(clip=dr):
        if pic.subject == "ship":
            pic.backdrop("#0d2a4a", "#8fc4d0")
            pic.stars(30, 540, 280, 420)
            pic.path(ellipse(392, 470, 12), pic.light)
            pic.path(rect(260, 560, 200, 100), "#0b3350")
            for q in range(6):
                pic.path(
                    f"M250 {566 + q * 12} q16 -7 32 0 t32 0 t32 0 t32 0 t32 0 t32 0",
                    stroke=pic.light,
                    width=2,
                    opacity=0.6,
                )
            pic.path(
                smooth([(306, 548), (316, 578), (386, 580), (402, 546), (350, 556)]), "#111a2a"
            )
            for x in (336, 368):
                pic.path(taper([(x, 556), (x, 478)], [3, 2]), "#111a2a")
            pic.path(smooth([(338, 484), (362, 500), (338, 540)]), pic.light)
            pic.path(smooth([(370, 480), (396, 502), (370, 544)]), pic.light)
            for i in range(5):
                pic.path(ellipse(322 + i * 16, 562, 3), "#ffd98a")
            pic.glow(352, 560, 60, 0.4, "#ffd98a")
        else:
            inner_world(pic, pic.subject, 270, 350, 170, 300)
    pic.path(dr, stroke=pic.light, width=4, opacity=0.85)
    pic.path(taper([(300, 540), (312, 484), (340, 430)], [2, 9, 2]), "#ffffff", 0.8)
    for k in range(3):
        pic.path(
            polyline(
                [
                    (x, 806 + k * 36 + 9 * math.sin(x / (40 + k * 10) + k))
                    for x in range(-20, 640, 10)
                ]
                + [(640, 920), (-20, 920)]
            ),
            mix(pic.mid, pic.near, 0.2 + 0.28 * k),
        )
        pic.path(
            polyline(
                [
                    (x, 806 + k * 36 + 9 * math.sin(x / (40 + k * 10) + k))
                    for x in range(-20, 640, 10)
                ],
                False,
            ),
            stroke=pic.light,
            width=2.4,
            opacity=0.5,
        )
    pic.icon("lighthouse", 70, 744, 120, keep=0.15)
    pic.beam((84, 704), (330, 600), (330, 690), 0.5)
    figure(pic, 236, 806, 56, "arms", "coat", "hat", 1, pic.near, flat=pic.near)
    for i in range(7):
        pic.path(ellipse(480 + i * 16, 420 + i * 34, 5, 3), mix(sk, pic.near, 0.6), 0.7)
