"""Sitters whose heads stand open."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("portrait, close", "chalk mint blush", "raven moth fish star moon")
def cage_head(pic: Picture) -> None:
    """A sitter whose head is a birdcage; the door stands open."""
    pic.vignette = 0.3
    pic.backdrop(mix(pic.top, pic.far, 0.25), pic.bottom)
    for i in range(8):
        for j in range(11):
            x, y = (i * 84 + j % 2 * 42 - 20, j * 86)
            pic.path(
                smooth([(x, y - 26), (x + 16, y), (x, y + 26), (x - 16, y)]),
                mix(pic.far, pic.top, 0.55),
                0.7,
            )
            pic.path(ellipse(x, y, 4), pic.accent, 0.5)
    c = mix(pic.accent, pic.near, 0.45)
    pic.path(
        smooth(
            [
                (300, 560),
                (400, 590),
                (520, 650),
                (580, 780),
                (600, 930),
                (0, 930),
                (24, 780),
                (90, 650),
                (200, 590),
            ],
            8,
        ),
        pic.linear((0, mix(c, pic.light, 0.12)), (1, mix(c, pic.near, 0.5))),
    )
    pic.hatch(
        smooth(
            [
                (300, 560),
                (400, 590),
                (520, 650),
                (580, 780),
                (600, 930),
                (0, 930),
                (24, 780),
                (90, 650),
                (200, 590),
            ],
            8,
        ),
        pic.near,
        72,
        9,
        1.4,
        0.35,
    )
    pic.path(
        polygon((226, 582), (300, 700), (374, 582), (410, 600), (300, 900), (190, 600)),
        mix(pic.light, pic.far, 0.15),
    )
    pic.path(polygon((262, 596), (338, 596), (318, 640), (300, 650), (282, 640)), pic.accent)
    pic.path(
        polygon((284, 646), (316, 646), (330, 860), (300, 900), (270, 860)),
        mix(pic.accent, pic.near, 0.2),
    )
    pic.path(smooth([(226, 560), (374, 560), (380, 592), (300, 612), (220, 592)]), pic.light)
    cage = "M150 556 V300 C150 170 220 96 300 96 C380 96 450 170 450 300 V556Z"
    g = mix("#b08a3e", pic.near, 0.35)
    pic.path(cage, pic.near, 0.1)
    with pic.group(clip=cage):
        pic.glow(300, 360, 220, 0.7)
        pic.cloud(240, 470, 230, pic.light, 0.9)
        pic.cloud(390, 250, 150, pic.light, 0.8)
    pic.path(taper([(190, 430), (410, 430)], [6, 6]), g)
    if pic.subject == "raven":
        beast(pic, "raven", 296, 404, 2.1, -1, color=pic.near, rim=pic.light)
        pic.path(ellipse(254, 366, 4), pic.accent)
    else:
        thing(pic, pic.subject, 300, 330, 190, rim=1)
    for i in range(9):
        t = -1 + 2 * i / 8
        pic.path(
            f"M{300 + 150 * t:.0f} 556 V300 C{300 + 150 * t:.0f} 190 {300 + 80 * t:.0f} 108 300 98",
            stroke=g,
            width=5.5 if abs(t) == 1 else 3.4,
        )
    for y in (300, 420, 552):
        pic.path(f"M150 {y} q150 26 300 0", stroke=g, width=6 if y == 552 else 4)
    pic.path(ellipse(300, 80, 16), stroke=g, width=5)
    pic.path(
        polygon((450, 330), (552, 300), (552, 500), (450, 520)), mix(pic.light, pic.top, 0.4), 0.25
    )
    pic.path("M450 330 L552 300 V500 L450 520 M484 322 V512 M518 312 V506", stroke=g, width=4)
    for _k, (x, y, z) in enumerate(
        ((520, 214, 0.5), (560, 120, 0.38), (476, 120, 0.3), (90, 90, 0.34))
    ):
        beast(pic, "raven_flying", x, y, z, 1, color=pic.near, flat=pic.near)
    pic.path(
        smooth(
            [
                (150, 176),
                (110, 148),
                (200, 118),
                (240, 40),
                (360, 34),
                (400, 110),
                (490, 130),
                (452, 172),
                (300, 150),
            ],
            8,
        ),
        pic.near,
    )
    pic.path(
        smooth([(196, 128), (300, 112), (404, 120), (400, 142), (300, 134), (200, 150)]), pic.accent
    )
    figure(pic, 520, 724, 84, "sitlow", "dress", "long", -1, pic.light, pic.mid, child=1)


@scene("portrait, door for a face", "violetfog lemon sepia")
def door_face(pic: Picture) -> None:
    """Where the face should be, a door stands ajar and someone leaves."""
    pic.vignette = 0.45
    pic.backdrop(mix(pic.top, pic.mid, 0.4), mix(pic.bottom, pic.far, 0.4))
    for k in range(6):
        pic.path(
            ellipse(300, 330, 300 - k * 30, 330 - k * 30), mix(pic.far, pic.bottom, 0.1 * k), 0.55
        )
    for i in range(7):
        x = 20 + i * 94
        pic.path(
            taper([(x, -10), (x + 12, 300), (x - 8, 620), (x, 920)], [2, 5, 3, 2]),
            mix(pic.far, pic.near, 0.2),
            0.35,
        )
    c = mix(pic.near, pic.accent, 0.18)
    body = smooth(
        [
            (300, 560),
            (390, 590),
            (520, 640),
            (590, 760),
            (620, 960),
            (-20, 960),
            (10, 760),
            (80, 640),
            (210, 590),
        ],
        8,
    )
    pic.path(body, pic.linear((0, mix(c, pic.far, 0.35)), (1, c)))
    pic.hatch(body, pic.light, 78, 10, 1.3, 0.18)
    pic.path(
        polygon((300, 640), (230, 590), (180, 920), (420, 920), (370, 590)),
        mix(pic.light, pic.far, 0.12),
    )
    pic.path(smooth([(300, 640), (262, 612), (256, 664)]), pic.accent)
    pic.path(smooth([(300, 640), (338, 612), (344, 664)]), pic.accent)
    sk = mix("#c99672", pic.mid, 0.25)
    pic.path(taper([(300, 520), (300, 610)], [110, 124]), mix(sk, pic.near, 0.25))
    head = smooth(
        [
            (300, 110),
            (400, 140),
            (446, 250),
            (440, 390),
            (390, 510),
            (300, 560),
            (210, 510),
            (160, 390),
            (154, 250),
            (200, 140),
        ],
        9,
    )
    pic.path(head, pic.linear((0, mix(sk, pic.light, 0.25)), (1, mix(sk, pic.near, 0.2)), angle=30))
    pic.path(
        smooth(
            [
                (300, 84),
                (420, 120),
                (470, 250),
                (452, 330),
                (420, 210),
                (300, 170),
                (180, 210),
                (148, 330),
                (130, 250),
                (180, 120),
            ],
            8,
        ),
        pic.near,
    )
    for q in (-1, 1):
        pic.path(
            smooth(
                [
                    (300 + q * 142, 310),
                    (300 + q * 172, 306),
                    (300 + q * 168, 370),
                    (300 + q * 142, 390),
                ]
            ),
            mix(sk, pic.near, 0.1),
        )
    pic.path(rect(216, 210, 168, 300), mix("#5b3b22", pic.near, 0.3))
    pic.path(
        rect(228, 222, 144, 288), pic.linear((0, mix(pic.light, "#ffffff", 0.4)), (1, pic.light))
    )
    pic.glow(300, 380, 250, 0.6)
    with pic.group(clip=rect(228, 222, 144, 288)):
        pic.ridge(440, 8, mix(pic.far, pic.light, 0.45))
        pic.ridge(470, 6, mix(pic.mid, pic.light, 0.3))
        pic.tree(262, 450, 18, pic.mid, 5)
    pic.path(
        polygon((228, 222), (150, 194), (150, 546), (228, 510)),
        pic.linear(
            (0, mix(pic.accent, pic.near, 0.1)), (1, mix(pic.accent, pic.near, 0.45)), angle=0
        ),
    )
    for a, b in ((246, 340), (366, 486)):
        pic.path(
            polygon((216, a), (164, a - 14), (164, b + 8), (216, b)),
            mix(pic.accent, pic.near, 0.55),
            0.6,
        )
    pic.path(ellipse(162, 380, 6), pic.light)
    for k in range(6):
        w = 76 + k * 11
        y = 512 + k * 19
        pic.path(rect(300 - w / 2 + 20, y, w, 19), mix(pic.light, pic.mid, 0.15 + 0.08 * k))
        pic.path(rect(300 - w / 2 + 20, y + 14, w, 6), pic.near, 0.4)
    figure(
        pic,
        336,
        548,
        96,
        "walk",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        "case",
        rim=pic.light,
        cast=(0.3, -0.2, 0.2),
    )
    figure(
        pic,
        262,
        508,
        62,
        "arms",
        "dress",
        "long",
        1,
        pic.near,
        flat=mix(pic.near, pic.mid, 0.3),
        child=1,
    )
    for q in (-1, 1):
        pic.path(
            smooth(
                [
                    (300 + q * 4, 846),
                    (300 + q * 70, 826),
                    (300 + q * 120, 850),
                    (300 + q * 130, 900),
                    (300 + q * 20, 900),
                ]
            ),
            mix(sk, pic.near, 0.05 + 0.1 * (q > 0)),
        )
