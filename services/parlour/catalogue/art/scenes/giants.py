"""Giants, of whom a part is seen."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..worlds import inner_world
from .registry import scene


@scene("giant from above", "storm chalk ember")
def cloud_hand(pic: Picture) -> None:
    """A hand out of the weather moves people like chessmen."""
    pic.vignette = 0.45
    pic.backdrop(mix(pic.top, pic.near, 0.2), mix(pic.bottom, pic.light, 0.3))
    hor = 520
    vx = 300
    for j in range(9):
        y0, y1 = (hor + (j / 9) ** 1.7 * 420, hor + ((j + 1) / 9) ** 1.7 * 420)
        for i in range(-12, 12):

            def f(i: float, y: float):
                return vx + i * (14 + (y - hor) * 0.36)

            pic.path(
                polygon((f(i, y0), y0), (f(i + 1, y0), y0), (f(i + 1, y1), y1), (f(i, y1), y1)),
                mix(pic.light, pic.far, 0.5 - 0.04 * j)
                if (i + j) % 2
                else mix(pic.near, pic.mid, 0.62 - 0.05 * j),
            )
    pic.path(
        rect(-20, hor - 16, 640, 34),
        pic.linear(
            (0, pic.bottom, 0), (0.5, mix(pic.bottom, pic.light, 0.4), 0.9), (1, pic.bottom, 0)
        ),
    )
    for x, h, hd, dr in (
        (84, 74, "crown", "robe"),
        (196, 60, "cone", "dress"),
        (520, 70, "horns", "robe"),
        (438, 58, "top", "coat"),
    ):
        figure(
            pic,
            x,
            600 + h * 0.3,
            h,
            "stand",
            dr,
            hd,
            1 if x < 300 else -1,
            mix(pic.near, pic.mid, 0.3) if x > 300 else mix(pic.light, pic.bottom, 0.35),
            cast=(1.1, 0.25, 0.45),
        )
    figure(
        pic,
        110,
        822,
        190,
        "stand",
        "robe",
        "hood",
        1,
        mix(pic.near, pic.mid, 0.25),
        cast=(0.9, 0.22, 0.5),
    )
    figure(
        pic,
        530,
        850,
        205,
        "lean",
        "robe",
        "crown",
        -1,
        mix(pic.light, pic.bottom, 0.3),
        pic.mid,
        cast=(0.9, 0.22, 0.5),
    )
    sk = mix("#c99672", pic.mid, 0.3)
    dk = mix(sk, pic.near, 0.45)
    hi = mix(sk, pic.light, 0.35)
    figure(pic, 316, 742, 168, "fall", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    pic.path(ellipse(322, 812, 60, 12), pic.near, 0.4)
    pic.path(
        taper([(420, -40), (402, 130), (372, 270)], [190, 150, 128]),
        pic.linear((0, dk), (0.45, sk), (1, hi), angle=180),
    )
    pic.path(taper([(424, 300), (430, 400), (392, 486), (352, 540)], [46, 44, 38, 28]), dk)
    pic.path(taper([(392, 280), (398, 420), (366, 512), (338, 566)], [52, 48, 42, 30]), sk)
    pic.path(
        taper([(350, 270), (352, 410), (330, 510), (322, 570)], [52, 48, 42, 30]),
        mix(sk, pic.light, 0.12),
    )
    pic.path(taper([(312, 250), (262, 360), (270, 470), (302, 566)], [58, 54, 44, 30]), hi)
    for p in ((338, 556), (322, 562), (302, 556)):
        pic.path(ellipse(p[0], p[1] + 4, 8, 12), mix(pic.light, sk, 0.3), 0.8)
    pic.hatch(
        taper([(420, -40), (402, 130), (372, 270)], [190, 150, 128]), pic.near, 25, 9, 1.3, 0.3
    )
    pic.path(polygon((300, -20), (540, -20), (520, 96), (318, 110)), mix(pic.accent, pic.near, 0.5))
    pic.path(polygon((318, 110), (520, 96), (518, 120), (322, 134)), pic.light)
    for x, y, w in ((150, 120, 330), (520, 70, 360), (40, 60, 260), (330, 40, 420)):
        pic.cloud(x, y, w, mix(pic.bottom, pic.light, 0.5), 0.95)


@scene("giant cropped, torso only", "gold ink ember", "town sea forest stars")
def coat_city(pic: Picture) -> None:
    """Someone too tall for the card opens a coat: a town at night inside."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.bottom, pic.light, 0.15), mix(pic.bottom, pic.mid, 0.4))
    for k in range(3):
        pic.ridge(700 + k * 50, 20, mix(pic.bottom, pic.mid, 0.35 + 0.2 * k))
    c = mix(pic.near, pic.accent, 0.22)
    pic.path(
        smooth(
            [
                (210, -60),
                (390, -60),
                (520, 30),
                (560, 300),
                (520, 600),
                (560, 890),
                (40, 890),
                (90, 600),
                (50, 300),
                (90, 30),
            ],
            9,
        ),
        pic.linear((0, mix(c, pic.mid, 0.3)), (0.5, c), (1, mix(c, pic.mid, 0.25)), angle=0),
    )
    ins = smooth(
        [(300, 40), (380, 200), (430, 460), (446, 850), (154, 850), (170, 460), (220, 200)], 9
    )
    with pic.group(clip=ins):
        if pic.subject == "town":
            pic.backdrop("#070b1c", mix(pic.near, "#33508c", 0.55))
            pic.stars(120, 600, 120, 480, pic.light)
            pic.moon(300, 300, 44)
            for row in range(4):
                x = 120
                y = 520 + row * 84
                while x < 480:
                    w = pic.between(26, 52)
                    h = pic.between(60, 150) * (1 - 0.1 * row)
                    q = mix("#0a1024", mix(pic.far, "#5a6fae", 0.4), 0.62 - 0.17 * row)
                    pic.path(
                        polygon(
                            (x, 920),
                            (x, y - h),
                            (x + w / 2, y - h - pic.between(8, 34)),
                            (x + w, y - h),
                            (x + w, 920),
                        ),
                        q,
                    )
                    for wy in range(int(y - h + 12), y, 20):
                        for wx in (x + w * 0.2, x + w * 0.58):
                            if pic.random.random() < 0.5:
                                pic.path(rect(wx, wy, 6, 9), pic.light, 0.95)
                    x += w - 2
        else:
            inner_world(pic, pic.subject, 140, 30, 320, 840)
    for q in (-1, 1):
        pic.path(
            smooth(
                [
                    (300 + q * 2, 20),
                    (300 + q * 82, 200),
                    (300 + q * 132, 460),
                    (300 + q * 150, 860),
                    (300 + q * 215, 872),
                    (300 + q * 205, 560),
                    (300 + q * 168, 260),
                    (300 + q * 96, 40),
                ],
                8,
            ),
            pic.linear(
                (0, mix(c, pic.light, 0.16)), (1, mix(c, pic.near, 0.4)), angle=0 if q < 0 else 180
            ),
        )
        pic.path(
            taper(
                [
                    (300 + q * 8, 40),
                    (300 + q * 84, 200),
                    (300 + q * 133, 460),
                    (300 + q * 150, 856),
                ],
                [3, 4, 4, 5],
            ),
            pic.light,
            0.55,
        )
    pic.hatch(
        smooth([(60, 300), (90, 30), (210, 200), (165, 460), (145, 880), (60, 890), (90, 600)]),
        pic.near,
        78,
        9,
        1.6,
        0.4,
    )
    pic.hatch(
        smooth([(540, 300), (510, 30), (390, 200), (435, 460), (455, 880), (540, 890), (510, 600)]),
        pic.near,
        102,
        9,
        1.6,
        0.4,
    )
    sk = mix("#b07c56", pic.mid, 0.35)
    for q in (-1, 1):
        for j in range(4):
            pic.path(
                taper(
                    [
                        (300 + q * (196 - j * 3), 476 + j * 20),
                        (300 + q * 162, 474 + j * 21),
                        (300 + q * (136 + j), 480 + j * 20),
                    ],
                    [22, 20, 13],
                ),
                mix(sk, pic.light, 0.1 * (3 - j)),
            )
        pic.path(
            smooth(
                [
                    (300 + q * 180, 462),
                    (300 + q * 240, 450),
                    (300 + q * 262, 520),
                    (300 + q * 236, 570),
                    (300 + q * 186, 552),
                ]
            ),
            mix(sk, pic.near, 0.15),
        )
        pic.path(
            smooth(
                [
                    (300 + q * 222, 440),
                    (300 + q * 300, 430),
                    (300 + q * 310, 590),
                    (300 + q * 226, 582),
                ]
            ),
            mix(c, pic.accent, 0.3),
        )
    pic.path(
        smooth([(214, -30), (386, -30), (360, 40), (300, 78), (240, 40)]),
        mix(pic.light, pic.far, 0.3),
    )
    pic.path(polygon((286, 44), (314, 44), (322, 70), (300, 96), (278, 70)), pic.accent)
    pic.path(rect(-20, 868, 640, 60), pic.near)
    figure(
        pic, 300, 884, 116, "reach", "coat", "hair", 1, pic.accent, pic.near, child=1, rim=pic.light
    )
    beast(pic, "hare", 236, 884, 0.62, 1, color=pic.near, rim=pic.light)
    figure(pic, 64, 880, 70, "run", "dress", "long", -1, pic.light, pic.mid)
