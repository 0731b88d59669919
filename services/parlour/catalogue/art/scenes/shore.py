"""Waves and jetties."""

from __future__ import annotations

import math

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("diagonal wave", "cobalt duoblue lagoon")
def bed_wave(pic: Picture) -> None:
    """A sleeper's bed slides down a wave that has fingers."""
    pic.vignette = 0.35
    day = pic.palette == "duoblue"
    pic.backdrop(mix(pic.top, pic.light, 0.3 if day else 0), mix(pic.bottom, pic.light, 0.2))
    pic.path(ellipse(470, 130, 58), mix(pic.light, pic.accent, 0.1))
    pic.glow(470, 130, 150, 0.5)
    if not day:
        pic.stars(70, 400)
    wave = [
        (-30, 920),
        (-30, 420),
        (40, 250),
        (170, 130),
        (330, 110),
        (450, 190),
        (490, 310),
        (440, 300),
        (380, 250),
        (300, 270),
        (250, 380),
        (280, 540),
        (390, 670),
        (540, 730),
        (640, 740),
        (640, 930),
    ]
    d = smooth(wave, 9)
    pic.path(
        d, pic.linear((0, mix(pic.far, pic.light, 0.2)), (0.5, pic.mid), (1, pic.near), angle=70)
    )
    with pic.group(clip=d):
        for i in range(15):
            t = i / 14
            pic.path(
                taper(
                    [
                        (-40 + t * 60, 950 - t * 40),
                        (-20 + t * 190, 430 - t * 120),
                        (150 + t * 120, 190 + t * 30),
                        (330 + t * 60, 150 + t * 60),
                        (470 + t * 10, 300 - t * 10),
                    ][:5],
                    [1, 7, 9, 6, 1],
                ),
                mix(pic.light, pic.far, 0.2 + 0.3 * (i % 2)),
                0.5,
            )
        for i in range(9):
            t = i / 8
            pic.path(
                taper(
                    [
                        (60 + t * 140, 940),
                        (140 + t * 110, 620 + t * 30),
                        (300 + t * 90, 740 + t * 60),
                        (660, 780 + t * 130),
                    ],
                    [1, 5, 6, 2],
                ),
                mix(pic.light, pic.mid, 0.4),
                0.5,
            )
    foam = mix(pic.light, "#ffffff", 0.5)
    for bx, by, ax, ay in (
        (170, 130, 196, 176),
        (250, 112, 280, 172),
        (330, 110, 360, 190),
        (410, 150, 426, 236),
        (460, 210, 462, 300),
        (488, 300, 462, 384),
    ):
        pic.path(
            taper(
                [(bx - 16, by), (bx + 14, by - 10), (ax + 22, ay - 6), (ax + 8, ay + 46)],
                [24, 24, 17, 4],
            ),
            foam,
        )
        pic.path(taper([(ax + 18, ay), (ax + 30, ay + 30), (ax + 20, ay + 56)], [9, 7, 2]), foam)
        for _ in range(6):
            pic.path(
                ellipse(ax + pic.between(-20, 50), ay + pic.between(20, 110), pic.between(1.5, 5)),
                foam,
                0.9,
            )
    for k in range(3):
        pic.path(
            polyline(
                [
                    (x, 770 + k * 46 + 16 * math.sin(x / (58 + k * 9) + k * 2))
                    for x in range(-20, 630, 10)
                ]
                + [(630, 930), (-20, 930)]
            ),
            mix(pic.mid, pic.near, 0.25 + 0.25 * k),
        )
        pic.path(
            polyline(
                [
                    (x, 770 + k * 46 + 16 * math.sin(x / (58 + k * 9) + k * 2))
                    for x in range(-20, 630, 10)
                ],
                False,
            ),
            stroke=foam,
            width=3,
            opacity=0.7,
        )
        if k == 0:
            with pic.group(transform="translate(370 690) rotate(16)"):
                pic.path(taper([(-118, 40), (-118, -66)], [12, 10]), mix(pic.near, pic.accent, 0.3))
                pic.path(
                    smooth([(-122, -60), (-108, -80), (-108, 30), (-122, 30)]),
                    mix(pic.near, pic.accent, 0.35),
                )
                pic.path(rect(-116, 6, 232, 34), mix(pic.near, pic.accent, 0.3))
                pic.path(taper([(116, 44), (116, -24)], [12, 10]), mix(pic.near, pic.accent, 0.3))
                pic.path(smooth([(-106, 8), (-96, -16), (-56, -20), (-44, 2)]), foam)
                pic.path(ellipse(-70, -20, 15, 14), "#c99672")
                pic.path(
                    smooth([(-84, -14), (-84, -34), (-64, -38), (-54, -30), (-72, -26)]), pic.near
                )
                pic.path(
                    smooth(
                        [
                            (-58, 8),
                            (-52, -22),
                            (-10, -34),
                            (40, -24),
                            (96, -22),
                            (118, 10),
                            (140, 60),
                            (60, 34),
                            (0, 44),
                            (-50, 30),
                        ],
                        8,
                    ),
                    pic.accent,
                )
                pic.hatch(
                    smooth(
                        [
                            (-58, 8),
                            (-52, -22),
                            (-10, -34),
                            (40, -24),
                            (96, -22),
                            (118, 10),
                            (140, 60),
                            (60, 34),
                            (0, 44),
                            (-50, 30),
                        ],
                        8,
                    ),
                    pic.light,
                    70,
                    22,
                    4,
                    0.55,
                    (-80, -60, 160, 80),
                )
                pic.path(
                    taper([(-50, -8), (10, -6), (100, 2)], [1, 3, 1]),
                    mix(pic.accent, pic.near, 0.5),
                )
                pic.silhouette("cat", 84, -46, 52, pic.near, flip=True)
    pic.silhouette("sailboat", 560, 600, 0.1, pic.near)
    if day:
        figure(pic, 556, 726, 44, "arms", "coat", "hat", -1, pic.near, flat=pic.near)
    for _ in range(5):
        beast(pic, "heron", 0, 0, 0.001, color=pic.light, second=pic.light)


@scene("low horizon", "teal snow rosedusk", "boat bathtub piano bed house")
def hanging_boat(pic: Picture) -> None:
    """Low tide took the water; the boat stayed at its height."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.35), (0.7, pic.bottom))
    pic.glow(150, 640, 260, 0.6)
    pic.path(ellipse(150, 640, 46), pic.light, 0.9)
    pic.ridge(700, 10, mix(pic.bottom, pic.mid, 0.3))
    y = 730
    pic.path(
        rect(-20, y, 640, 190),
        pic.linear((0, mix(pic.bottom, pic.light, 0.4)), (1, mix(pic.mid, pic.near, 0.45))),
    )
    for yy in range(750, 890, 14):
        pic.path(
            taper(
                [
                    (pic.between(-60, 500), yy),
                    (pic.between(200, 400), yy - 4),
                    (pic.between(300, 660), yy),
                ],
                [1, 4, 1],
            ),
            mix(pic.mid, pic.near, 0.3),
            0.4,
        )
    for x, yy in ((470, 740), (540, 752), (410, 760), (600, 770)):
        pic.path(
            taper([(x, 330), (x + 4, 600), (x, yy + 40)], [15, 14, 17]),
            mix(pic.near, pic.mid, 0.15),
        )
    pic.path(polygon((380, 330), (640, 318), (640, 344), (380, 352)), mix(pic.near, pic.mid, 0.25))
    for x in range(392, 620, 17):
        pic.path(f"M{x} 330 v20", stroke=pic.near, width=2, opacity=0.6)
    if pic.subject == "boat":
        pic.path(
            smooth(
                [
                    (70, 372),
                    (96, 420),
                    (170, 440),
                    (290, 436),
                    (352, 408),
                    (380, 352),
                    (300, 384),
                    (160, 392),
                ],
                8,
            ),
            pic.linear((0, mix(pic.accent, pic.light, 0.15)), (1, mix(pic.accent, pic.near, 0.5))),
        )
        pic.path(
            smooth([(70, 372), (160, 384), (300, 378), (380, 352), (300, 396), (160, 402)], 8),
            mix(pic.near, pic.accent, 0.3),
        )
        pic.path(taper([(150, 380), (90, 470), (50, 540)], [6, 5, 13]), mix(pic.near, pic.mid, 0.2))
    else:
        thing(pic, pic.subject, 230, 350, 250, keep=0.3, rim=1)
    pic.path(taper([(372, 360), (430, 420), (440, 350)], [3, 3, 3]), pic.light)
    pic.path(taper([(230, 432), (236, 560), (224, 690), (240, 790)], [2.5] * 4), pic.near)
    pic.icon("anchor", 240, 800, 46, 12, keep=0.1)
    pic.path(ellipse(230, 806, 150, 16), pic.near, 0.4)
    for i in range(7):
        beast(
            pic,
            "fish",
            130 + i * 34 + pic.between(-8, 8),
            800 + pic.between(-10, 14),
            pic.between(0.22, 0.36),
            1 if i % 3 else -1,
            color=pic.near,
            second=pic.near,
            opacity=0.85,
        )
    figure(
        pic,
        446,
        332,
        104,
        "hold",
        "jacket",
        "cap",
        -1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.light,
    )
    figure(
        pic,
        566,
        326,
        150,
        "stand",
        "coat",
        "hat",
        -1,
        mix(pic.near, pic.mid, 0.3),
        pic.near,
        rim=pic.light,
    )
    beast(pic, "heron", 330, 812, 0.8, -1, color=pic.near, second=pic.near, rim=pic.light)
