"""Under water."""

from __future__ import annotations

import math

from ..beasts import beast, tentacle
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, smooth, taper
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("underwater, looking up", "abyss lagoon teal")
def dinner_below(pic: Picture) -> None:
    """A laid table on the sea floor; above, swimmers' legs and a hull."""
    pic.vignette = 0.6
    pic.backdrop(mix(pic.bottom, pic.light, 0.45), pic.near, (0.32, mix(pic.far, pic.mid, 0.4)))
    for _ in range(8):
        x = pic.between(-40, 560)
        w = pic.between(30, 90)
        pic.path(
            polygon((x, -20), (x + w, -20), (x + w * 2.2 - 150, 820), (x - 190, 820)),
            pic.linear((0, pic.light, 0.28), (1, pic.light, 0)),
        )
    for i in range(5):
        pic.path(
            f"M-20 {10 + i * 11} q40 -14 80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0 t80 0",
            stroke=pic.light,
            width=3 - 0.4 * i,
            opacity=0.65 - 0.1 * i,
        )
    pic.path(
        smooth([(330, 6), (380, 60), (470, 70), (560, 50), (600, 2)]),
        mix(pic.near, pic.accent, 0.25),
    )
    pic.path(taper([(470, 60), (474, 96)], [6, 20]), pic.near)
    for x, q in ((90, 1), (180, -1), (262, 1)):
        for d in (-9, 9):
            pic.path(
                taper(
                    [
                        (x + d, -14),
                        (x + d + q * pic.between(4, 14), 30),
                        (x + d - q * pic.between(0, 16), 74),
                        (x + d + q * 6, 88),
                    ],
                    [15, 12, 8, 5],
                ),
                mix(pic.near, pic.mid, 0.3),
            )
    beast(
        pic,
        "whale",
        210,
        300,
        1.7,
        1,
        color=mix(pic.mid, pic.far, 0.3),
        second=mix(pic.mid, pic.far, 0.5),
        rotate=-8,
        opacity=0.55,
    )
    pic.path(
        polyline(
            [(x, 812 + 10 * math.sin(x / 60)) for x in range(-20, 630, 12)]
            + [(620, 920), (-20, 920)]
        ),
        pic.linear((0, mix(pic.mid, pic.light, 0.28)), (1, pic.near)),
    )
    cloth = smooth(
        [
            (96, 640),
            (504, 640),
            (520, 700),
            (500, 760),
            (440, 724),
            (390, 772),
            (330, 726),
            (270, 776),
            (210, 726),
            (150, 768),
            (92, 750),
            (80, 700),
        ],
        6,
    )
    for x in (150, 450):
        pic.path(taper([(x, 700), (x, 836)], [12, 10]), pic.near)
    pic.path(cloth, pic.linear((0, pic.light), (1, mix(pic.light, pic.mid, 0.55))))
    pic.path(
        smooth([(92, 636), (300, 622), (508, 636), (300, 654)]), mix(pic.light, "#ffffff", 0.5)
    )
    pic.icon("candle", 298, 576, 96, 3, keep=0.2)
    pic.glow(297, 536, 90, 0.75)
    pic.icon("wine-glass", 388, 606, 62, 0, keep=0.15)
    pic.icon("wine-glass", 200, 606, 62, 0, keep=0.15)
    pic.icon("fork-and-knife-with-plate", 300, 636, 0.1)
    for x in (150, 446):
        pic.path(ellipse(x, 640, 36, 7), mix(pic.light, pic.mid, 0.25))
        pic.path(ellipse(x, 638, 22, 4), mix(pic.light, pic.mid, 0.5))
    beast(
        pic,
        "fish",
        150,
        622,
        0.62,
        1,
        color=pic.accent,
        second=mix(pic.accent, pic.near, 0.3),
        rotate=-10,
    )
    figure(
        pic,
        60,
        840,
        225,
        "sit",
        "jacket",
        "top",
        1,
        mix(pic.near, pic.mid, 0.2),
        pic.near,
        rim=pic.light,
    )
    tentacle(
        pic,
        [(640, 470), (560, 560), (600, 690), (520, 760), (470, 690), (500, 610), (470, 560)],
        66,
        mix(pic.near, pic.accent, 0.35),
        rim=mix(pic.light, pic.accent, 0.3),
    )
    tentacle(
        pic,
        [(640, 620), (590, 760), (640, 850), (540, 870), (440, 850)],
        58,
        mix(pic.near, pic.accent, 0.28),
    )
    for i in range(18):
        pic.path(
            ellipse(84 + pic.random.gauss(0, 12), 600 - i * 32, pic.between(2, 8)),
            stroke=pic.light,
            width=1.6,
            opacity=0.7,
        )
    for _ in range(9):
        beast(
            pic,
            "fish",
            420 + pic.random.gauss(0, 70),
            420 + pic.random.gauss(0, 44),
            pic.between(0.22, 0.4),
            -1,
            color=mix(pic.light, pic.far, 0.3),
            second=pic.far,
            opacity=0.8,
        )
    for _ in range(9):
        x = pic.random.choice([pic.between(0, 70), pic.between(530, 600)])
        pic.path(
            taper(
                [
                    (x, 910),
                    (x + pic.between(-20, 20), 840),
                    (x + pic.between(-30, 30), pic.between(700, 780)),
                ],
                [14, 12, 1],
            ),
            mix(pic.near, pic.accent, pic.between(0.1, 0.4)),
        )
