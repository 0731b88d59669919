"""Silhouettes and deserts at dusk."""

from __future__ import annotations

import math
from itertools import pairwise

from ..beasts import beast, stag_head
from ..figures import figure
from ..furniture import chair
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import lightness, mix
from ..picture import Picture
from .registry import scene


@scene("silhouette, dusk", "ember copper rosedusk")
def heron_pylons(pic: Picture) -> None:
    """The power line is carried by herons."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, pic.bottom, (0.75, mix(pic.bottom, pic.light, 0.25)))
    pic.path(ellipse(180, 690, 120), mix(pic.light, pic.accent, 0.12))
    pic.glow(180, 690, 320, 0.5)
    for y in (470, 520, 560, 600):
        pic.path(
            taper(
                [(-20, y), (pic.between(100, 400), y - 6), (620, y + pic.between(-8, 8))],
                [1, pic.between(6, 16), 1],
            ),
            mix(pic.bottom, pic.light, 0.3),
            0.5,
        )
    for k in range(2):
        pic.ridge(760 + k * 30, 12, mix(pic.mid, pic.near, 0.2 + 0.4 * k))
    n = pic.near
    herons = ((440, 880, 4.6), (236, 842, 2.7), (120, 826, 1.7), (52, 818, 1.1))
    heads: list[tuple[float, float, float, float, float]] = []
    for x, y, k in herons[::-1]:
        beast(pic, "heron", x, y, k, 1, color=n, second=n, flat=n)
        heads.append((x + 40 * k, y - 140 * k, x - 14 * k, y - 142 * k, k))
    for (x0, y0, u0, v0, _k0), (x1, y1, u1, v1, k1) in pairwise(heads):
        for a, b, c, d in ((x0, y0, x1, y1), (u0, v0, u1, v1)):
            pic.path(
                f"M{a:.0f} {b:.0f} Q{(a + c) / 2:.0f} {max(b, d) + 20 * k1:.0f} {c:.0f} {d:.0f}",
                stroke=n,
                width=1.2 + 0.5 * k1,
            )
    x, y, u, v, k = heads[-1]
    pic.path(
        f"M{x:.0f} {y:.0f} Q640 300 700 200 M{u:.0f} {v:.0f} Q560 330 700 150", stroke=n, width=3.4
    )
    for t in (0.25, 0.5, 0.72):
        xx = heads[2][0] + (heads[3][0] - heads[2][0]) * t
        yy = heads[2][1] + (heads[3][1] - heads[2][1]) * t + 44 * 4 * t * (1 - t) * 1.3
        pic.glow(xx, yy + 18, 44, 0.9)
        pic.path(ellipse(xx, yy + 16, 8, 11), pic.light)
        pic.path(rect(xx - 4, yy + 1, 8, 7), n)
    pic.path(ellipse(470, 640, 3, 3), pic.light)
    pic.path(ellipse(316, 852, 22), stroke=n, width=3)
    pic.path(ellipse(372, 852, 22), stroke=n, width=3)
    pic.path(
        "M316 852 L336 822 L364 822 L372 852 M336 822 L346 852 L364 822 M364 822 L368 806 l10 0",
        stroke=n,
        width=3,
    )
    figure(pic, 338, 846, 76, "sit", "coat", "cap", 1, n, flat=n)
    pic.grass(-1, n, 9, 120)
    pic.grass(1, n, 8, 130)


@scene("frontal close-up", "plumnight pine ember")
def stag_forest(pic: Picture) -> None:
    """Antlers have become a wood with lit houses; someone climbs in it."""
    pic.vignette = 0.55
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.1), (0.6, pic.bottom))
    pic.glow(300, 420, 420, 0.65, mix(pic.light, pic.accent, 0.3))
    pic.stars(60, 300)
    for k in range(3):
        pic.ridge(560 + k * 46, 30, mix(pic.bottom, pic.mid, 0.3 + 0.25 * k))
    tips = stag_head(
        pic,
        300,
        760,
        2.5,
        mix(pic.near, pic.mid, 0.35),
        pic.near,
        rim=mix(pic.light, pic.accent, 0.35),
    )
    pic.hatch(
        smooth(
            [
                (245, 610),
                (300, 588),
                (355, 610),
                (367, 675),
                (345, 775),
                (300, 870),
                (255, 775),
                (233, 675),
            ]
        ),
        pic.near,
        80,
        7,
        1.5,
        0.5,
    )
    pic.path(
        smooth(
            [(-30, 930), (120, 880), (250, 800), (300, 870), (350, 800), (480, 880), (630, 930)]
        ),
        mix(pic.near, pic.mid, 0.22),
    )
    used: list[tuple[float, float]] = []
    pic.random.shuffle(tips)
    for x, y in tips:
        if (
            not (20 < x < 580 and y > 40)
            or any(math.dist((x, y), u) < 62 for u in used)
            or len(used) > 11
        ):
            continue
        used.append((x, y))
        k = len(used) % 4
        if k == 1:
            w = 34
            pic.glow(x, y - 10, 46, 0.6)
            pic.path(rect(x - w / 2, y - 26, w, 28), mix(pic.near, pic.accent, 0.35))
            pic.path(polygon((x - 24, y - 24), (x, y - 52), (x + 24, y - 24)), pic.near)
            pic.path(rect(x - 5, y - 18, 10, 12), pic.light)
        elif k == 2:
            beast(pic, "raven", x, y - 14, 0.62, 1 if x < 300 else -1, color=pic.near)
        elif k == 3:
            pic.path(f"M{x} {y} v18", stroke=pic.near, width=1.5)
            pic.glow(x, y + 26, 40, 0.9)
            pic.path(ellipse(x, y + 26, 7, 9), pic.light)
        else:
            for _ in range(14):
                pic.path(
                    ellipse(
                        x + pic.random.gauss(0, 16),
                        y + pic.random.gauss(-8, 12),
                        pic.between(5, 11),
                    ),
                    mix(pic.accent, pic.near, pic.between(0.1, 0.5)),
                )
    figure(
        pic,
        196,
        560,
        74,
        "climb",
        "jacket",
        "cap",
        1,
        pic.accent,
        pic.light,
        rim=pic.light,
        child=1,
    )
    figure(
        pic,
        528,
        886,
        96,
        "stand",
        "coat",
        "hat",
        -1,
        pic.near,
        pic.near,
        "umbrella",
        rim=mix(pic.light, pic.accent, 0.3),
    )


@scene("low horizon, salt desert", "gold apricot lagoon")
def chair_ship(pic: Picture) -> None:
    """A ship of chairs sails the salt; a fish is led on a string."""
    pic.vignette = 0.3
    pic.backdrop(
        pic.top if lightness(pic.top) > 0.4 else mix(pic.mid, pic.bottom, 0.5),
        mix(pic.bottom, pic.light, 0.35),
    )
    pic.path(ellipse(470, 210, 66), mix(pic.light, pic.accent, 0.08))
    pic.glow(470, 210, 200, 0.6)
    pic.ridge(742, 10, mix(pic.far, pic.bottom, 0.3))
    pic.path(
        rect(-20, 764, 640, 160),
        pic.linear((0, mix(pic.light, pic.bottom, 0.25)), (1, mix(pic.bottom, pic.far, 0.45))),
    )
    for j in range(5):
        y = 772 + j * j * 6 + j * 8
        for x in range(-40 + j * 17 % 30, 640, 60 + j * 24):
            pic.path(
                f"M{x} {y} l{20 + j * 10} {6 + j * 2} l{14 + j * 9} {-5 - j * 2}",
                stroke=mix(pic.far, pic.mid, 0.4),
                width=1.4,
                opacity=0.5,
            )
    n = mix(pic.near, pic.mid, 0.1)
    pic.path(ellipse(300, 838, 250, 16), pic.near, 0.35)
    for i in range(9):
        x = 96 + i * 48
        y = 700 - 40 * math.sin(math.pi * i / 8) * -1 - 22 * abs(i - 4)
        chair(pic, x, y + 60, 1.25, mix(n, pic.accent, 0.12 * (i % 4)), 1 if i % 2 else -1)
    for i in range(7):
        x = 150 + i * 48
        chair(pic, x, 800, 1.2, mix(n, pic.mid, 0.15 * (i % 3)), -1 if i % 2 else 1)
    pic.path(
        taper([(70, 640), (150, 770), (300, 806), (450, 770), (540, 620)], [10, 13, 14, 13, 9]), n
    )
    for x in (170, 300, 430):
        pic.path(ellipse(x, 806, 36), stroke=n, width=8)
        for a in [k * 0.785 for k in range(8)]:
            pic.path(
                f"M{x} 806 L{x + 34 * math.cos(a):.0f} {806 + 34 * math.sin(a):.0f}",
                stroke=n,
                width=4,
            )
    pic.path(taper([(308, 700), (312, 400), (306, 120)], [11, 9, 6]), n)
    sail = smooth([(320, 140), (440, 230), (500, 400), (470, 560), (330, 580), (360, 400)], 8)
    pic.path(sail, pic.linear((0, pic.light), (1, mix(pic.accent, pic.light, 0.35)), angle=20))
    pic.hatch(sail, pic.accent, 6, 56, 16, 0.75, jitter=0)
    s2 = smooth([(294, 180), (180, 300), (130, 470), (170, 560), (290, 560), (262, 380)], 8)
    pic.path(s2, mix(pic.light, pic.far, 0.25))
    pic.hatch(s2, pic.near, 80, 14, 1.4, 0.3)
    pic.path(polygon((306, 122), (250, 100), (306, 86)), pic.accent)
    figure(pic, 214, 702, 92, "sit", "coat", "top", 1, pic.accent, pic.near)
    pic.icon("violin", 238, 640, 50, 40, keep=0.2)
    figure(pic, 396, 694, 96, "arms", "dress", "bun", -1, mix(pic.accent, pic.light, 0.4), pic.mid)
    figure(pic, 536, 612, 78, "point", "jacket", "cap", 1, pic.near, pic.near, child=1)
    anchors = figure(
        pic, 76, 872, 118, "walk", "robe", "hood", -1, pic.mid, pic.near, cast=(1.2, 0.2, 0.3)
    )
    pic.path(
        f"M{anchors.hn[0]:.0f} {anchors.hn[1]:.0f} Q170 860 208 828", stroke=pic.near, width=1.6
    )
    beast(pic, "fish", 246, 822, 0.95, -1, color=pic.accent, second=mix(pic.accent, pic.near, 0.3))
    pic.path(ellipse(246, 866, 34, 5), pic.near, 0.3)
