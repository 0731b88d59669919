"""Canyons."""

from __future__ import annotations

import math

from ..beasts import tentacle
from ..figures import figure
from ..geometry import polygon, rect, smooth
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("canyon, strong verticals", "copper gold pine")
def book_canyon(pic: Picture) -> None:
    """Between two cliffs of books a very long tail goes by."""
    pic.vignette = 0.6
    pic.backdrop(
        mix(pic.bottom, pic.light, 0.5),
        mix(pic.mid, pic.near, 0.4),
        (0.5, mix(pic.bottom, pic.far, 0.4)),
    )
    pic.glow(310, 90, 330, 0.9)
    for lay in range(3):
        sc = (0.55, 0.75, 1.05)[lay]
        inset = (226, 150, 56)[lay]
        dim = (0.45, 0.2, 0)[lay]
        for q in (-1, 1):
            y = 930
            while y > -30 + (2 - lay) * 36:
                hh = pic.between(18, 40) * sc
                pic.between(110, 210)  # keeps the dice where they were
                xo = 300 + q * (300 - inset + pic.between(-22, 22) * sc)
                c = mix(
                    pic.random.choice(
                        [
                            pic.accent,
                            pic.mid,
                            pic.far,
                            mix(pic.near, pic.accent, 0.4),
                            mix(pic.bottom, pic.mid, 0.5),
                            mix(pic.near, pic.mid, 0.4),
                        ]
                    ),
                    pic.bottom,
                    dim,
                )
                x0, x1 = (xo - 400, xo) if q < 0 else (xo, xo + 400)
                pic.path(
                    rect(x0, y - hh, x1 - x0, hh - 1.5),
                    pic.linear((0, mix(c, pic.near, 0.1)), (1, mix(c, pic.near, 0.45))),
                )
                ex = x1 - 14 * sc if q < 0 else x0 + 4 * sc
                pic.path(rect(ex, y - hh, 4 * sc, hh - 1.5), mix(pic.light, c, 0.4), 0.8)
                ex2 = x1 - 40 * sc if q < 0 else x0 + 30 * sc
                pic.path(
                    rect(ex2, y - hh + 3 * sc, 8 * sc, hh - 8 * sc), mix(pic.light, c, 0.55), 0.7
                )
                y -= hh
        if lay == 0:
            tentacle(
                pic,
                [(40, 470), (200, 380), (330, 440), (420, 330), (300, 250), (330, 160), (430, 120)],
                74,
                mix(pic.near, pic.accent, 0.3),
                rim=pic.light,
            )
        if lay == 1:
            pic.path("M150 330 Q300 400 452 300", stroke=pic.near, width=4)
            for i in range(13):
                pic.path(
                    rect(
                        150 + i * 25 - 9,
                        333 + 62 * math.sin(math.pi * i / 12) * 0.55 - i * 2.4 + 2,
                        20,
                        4,
                    ),
                    pic.near,
                )
            figure(pic, 290, 360, 62, "walk", "dress", "bun", 1, pic.accent, pic.near, lantern=0.9)
            pic.path(
                smooth([(-20, 930), (150, 840), (300, 816), (450, 846), (620, 930)]),
                mix(pic.near, pic.mid, 0.35),
            )
    for _ in range(24):
        x, y = (pic.between(180, 430), pic.between(60, 780))
        pic.path(
            polygon(
                (x, y),
                (x + pic.between(8, 18), y + pic.between(-6, 4)),
                (x + pic.between(8, 16), y + 14),
                (x - 3, y + 16),
            ),
            pic.light,
            pic.between(0.5, 0.95),
        )
    for d in (0, 34):
        pic.path(f"M{168 + d} 905 L{214 + d * 0.7} 560", stroke=pic.near, width=5)
    for i in range(1, 16):
        pic.path(
            f"M{168 + 46 * i / 16 + 1} {905 - 345 * i / 16:.0f} l{34 - 10 * i / 16} 0",
            stroke=pic.near,
            width=4,
        )
    figure(
        pic,
        222,
        735,
        104,
        "climb",
        "coat",
        "bald",
        1,
        mix(pic.accent, pic.light, 0.2),
        pic.near,
        rim=pic.light,
    )
    figure(
        pic,
        372,
        884,
        118,
        "sitlow",
        "jacket",
        "hair",
        -1,
        pic.light,
        pic.mid,
        child=1,
        cast=(0.5, 0.2, 0.4),
    )
    pic.path(polygon((322, 846), (346, 838), (350, 856), (326, 864)), pic.light)
