"""Naves and gaps."""

from __future__ import annotations

import math

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, spline, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("nave, symmetric perspective", "ember teal abyss", "hat hare owl letter")
def rib_nave(pic: Picture) -> None:
    """Inside something huge; tea is served between the ribs."""
    pic.vignette = 0.6
    cx = 300
    pic.backdrop(mix(pic.mid, pic.near, 0.55), pic.near)
    pic.glow(cx, 420, 380, 0.8, mix(pic.light, pic.bottom, 0.35))
    pic.path(smooth([(260, 470), (270, 330), (300, 290), (330, 330), (340, 470)]), pic.light)
    pic.glow(cx, 400, 150, 0.9)
    pic.path(
        polygon((250, 470), (350, 470), (640, 930), (-40, 930)),
        pic.linear((0, mix(pic.bottom, pic.light, 0.3)), (1, mix(pic.near, pic.mid, 0.4))),
    )
    for i in range(14):
        y = 480 + i * i * 2.6
        w = 40 + i * i * 2.0
        pic.path(
            taper([(cx - w, y), (cx, y + 10 + i), (cx + w, y)], [1, 3 + i * 0.6, 1]), pic.near, 0.35
        )
    for i in range(8, -1, -1):
        t = i / 8
        k = 0.24 + 0.9 * (1 - t) ** 1.7
        col = mix(
            mix(pic.light, pic.bottom, 0.25),
            pic.mid if t > 0.4 else pic.near,
            0.12 + 0.16 * (1 - t) + 0.35 * t,
        )
        for q in (-1, 1):

            def left(a: float, q: int = q, k: float = k) -> float:
                return cx + q * a * k

            foot = 430 + 540 * k * 0.92
            top = 430 - 470 * k
            pic.path(
                taper(
                    [
                        (left(330), foot),
                        (left(420), foot - 300 * k),
                        (left(350), top + 200 * k),
                        (left(180), top + 50 * k),
                        (left(14), top),
                    ],
                    [6 * k, 30 * k, 44 * k, 40 * k, 26 * k],
                ),
                pic.near,
                0.9,
                extra=f'transform="translate({q * 9 * k:.1f} {7 * k:.1f})"',
            )
            pic.path(
                taper(
                    [
                        (left(330), foot),
                        (left(420), foot - 300 * k),
                        (left(350), top + 200 * k),
                        (left(180), top + 50 * k),
                        (left(14), top),
                    ],
                    [6 * k, 30 * k, 44 * k, 40 * k, 26 * k],
                ),
                col,
            )
        pic.path(
            smooth(
                [
                    (cx - 30 * k, 430 - 480 * k),
                    (cx, 430 - 506 * k),
                    (cx + 30 * k, 430 - 480 * k),
                    (cx + 20 * k, 430 - 440 * k),
                    (cx - 20 * k, 430 - 440 * k),
                ]
            ),
            mix(col, pic.light, 0.15),
        )
    figure(pic, 300, 486, 60, "stand", "robe", "hood", 1, flat=pic.near)
    pic.path(ellipse(300, 818, 150, 20), pic.near, 0.5)
    pic.path(rect(292, 740, 16, 78), pic.near)
    pic.path(ellipse(300, 738, 104, 22), mix(pic.light, "#ffffff", 0.3))
    pic.path(
        smooth(
            [
                (196, 738),
                (404, 738),
                (410, 772),
                (372, 764),
                (340, 786),
                (300, 768),
                (262, 788),
                (226, 764),
                (190, 774),
            ]
        ),
        mix(pic.light, pic.far, 0.2),
    )
    pic.icon("teapot", 292, 706, 70, keep=0.2)
    pic.icon("teacup-without-handle", 362, 722, 36, keep=0.15)
    pic.icon("teacup-without-handle", 236, 722, 36, keep=0.15)
    figure(pic, 150, 850, 200, "sit", "dress", "bun", 1, pic.accent, pic.near, rim=pic.light)
    pic.path(rect(116, 764, 60, 9), pic.near)
    pic.path(taper([(126, 770), (124, 852)], [8, 8]), pic.near)
    pic.path(taper([(168, 770), (170, 852)], [7, 7]), pic.near)
    pic.path(rect(424, 764, 60, 9), pic.near)
    pic.path(taper([(474, 660), (474, 852)], [8, 8]), pic.near)
    pic.path(taper([(432, 770), (430, 852)], [7, 7]), pic.near)
    pic.path(smooth([(432, 762), (440, 720), (470, 716), (478, 762)]), pic.accent, 0.0)
    thing(pic, pic.subject, 452, 730, 66, keep=0.1, flip=True)
    for _ in range(40):
        pic.path(
            ellipse(300 + pic.random.gauss(0, 120), pic.between(240, 700), pic.between(1, 2.4)),
            pic.light,
            0.7,
        )


@scene("figure and ground", "duored acid lemon")
def two_profiles(pic: Picture) -> None:
    """Two cliffs are two faces; on the gap between them somebody crosses."""
    pic.vignette = 0.15
    pic.grain = 0.05
    mix(pic.light, pic.bottom, 0.3)
    pic.backdrop(mix(pic.bottom, pic.light, 0.4), mix(pic.far, pic.bottom, 0.45))
    pic.path(
        ellipse(300, 330, 104),
        mix(pic.accent, pic.bottom, 0.15)
        if pic.palette == "acid"
        else mix(pic.mid, pic.accent, 0.1)
        if pic.palette == "lemon"
        else pic.mid,
    )
    pic.hatch(ellipse(300, 330, 104), pic.light, 0, 10, 2, 0.35)
    prof = [
        (0, -20),
        (196, -20),
        (214, 60),
        (200, 140),
        (184, 190),
        (196, 220),
        (238, 300),
        (244, 330),
        (206, 348),
        (200, 366),
        (222, 386),
        (226, 402),
        (206, 414),
        (224, 430),
        (220, 452),
        (196, 470),
        (200, 510),
        (206, 548),
        (176, 590),
        (110, 606),
        (96, 660),
        (110, 760),
        (90, 930),
        (-30, 930),
        (-30, -20),
    ]
    outline = polyline(spline(prof, 4))
    pic.path(outline, pic.near)
    pic.path(outline, pic.near, extra='transform="translate(600 0) scale(-1 1)"')
    for q in (0, 1):
        flip = "translate(600 0) scale(-1 1)" if q else ""
        with pic.group(transform=flip), pic.group(clip=outline):
            for i in range(16):
                y = -20 + i * 62
                pic.path(
                    taper(
                        [
                            (-30, y + pic.between(-12, 12)),
                            (90, y + pic.between(-20, 20)),
                            (250, y + pic.between(-14, 14)),
                        ],
                        [1, 4, 1],
                    ),
                    mix(pic.near, pic.mid, 0.55),
                    0.7,
                )
            for _ in range(7):
                x, y = (pic.between(20, 150), pic.between(60, 860))
                pic.path(rect(x, y, 10, 15), pic.light, 0.95)
                pic.path(f"M{x - 5} {y + 18} h20", stroke=pic.mid, width=2)
            pic.path(
                smooth([(116, 232), (150, 216), (178, 232), (150, 246)]),
                mix(pic.near, pic.mid, 0.4) if not q else pic.light,
                1,
            )
            if q:
                pic.path(ellipse(156, 231, 7), pic.near)
    pic.path("M226 400 Q300 424 374 400", stroke=pic.near, width=3)
    figure(
        pic, 292, 414, 74, "walk", "dress", "bun", 1, pic.near, pic.near, "umbrella", flat=pic.near
    )
    with pic.group(
        clip=polygon((96, 660), (504, 660), (490, 760), (510, 930), (90, 930), (110, 760))
    ):
        for k in range(4):
            pic.path(
                polyline(
                    [(x, 690 + k * 56 + 9 * math.sin(x / 34 + k * 2)) for x in range(60, 550, 10)]
                    + [(550, 930), (60, 930)]
                ),
                mix(pic.accent, pic.near, 0.05 + 0.2 * k),
            )
    pic.path(smooth([(262, 716), (276, 736), (330, 738), (344, 714), (300, 722)]), pic.near)
    figure(pic, 300, 724, 60, "row", "coat", "hat", 1, flat=pic.near)
    pic.path(taper([(316, 690), (352, 742)], [3, 5]), pic.near)
    pic.tree(60, 8, 0.1, pic.near, 1)
    for i in range(5):
        beast(
            pic,
            "raven_flying",
            236 + i * 30,
            90 + pic.between(-30, 40),
            0.26,
            1,
            color=pic.near,
            flat=pic.near,
        )
