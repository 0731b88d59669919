"""What lies beneath a floor."""

from __future__ import annotations

from itertools import pairwise

from ..beasts import beast, tentacle
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("cross-section of a tree", "wheat pine copper")
def tree_floors(pic: Picture) -> None:
    """Each year ring is a floor; the axe waits below."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.25))
    for x in (20, 90, 520, 585, 470):
        pic.path(
            taper(
                [(x, 920), (x + pic.between(-8, 8), 400), (x + pic.between(-12, 12), -20)],
                [pic.between(20, 44), 22, 14],
            ),
            mix(pic.bottom, pic.mid, pic.between(0.25, 0.55)),
        )
    pic.ridge(800, 14, mix(pic.mid, pic.near, 0.3))
    bark = mix("#4a3020", pic.near, 0.35)
    tr = smooth(
        [
            (176, -40),
            (168, 200),
            (150, 520),
            (110, 760),
            (20, 880),
            (120, 860),
            (300, 892),
            (480, 860),
            (580, 880),
            (490, 760),
            (450, 520),
            (430, 200),
            (424, -40),
        ],
        8,
    )
    pic.path(
        tr,
        pic.linear(
            (0, mix(bark, pic.near, 0.5)), (0.5, bark), (1, mix(bark, pic.near, 0.6)), angle=0
        ),
    )
    pic.hatch(tr, pic.near, 88, 14, 3, 0.45, jitter=5)
    tentacle(pic, [(440, 160), (540, 90), (640, 60)], 56, bark)
    tentacle(pic, [(170, 260), (60, 190), (-40, 200)], 44, bark)
    cut = smooth(
        [
            (214, -40),
            (210, 200),
            (200, 500),
            (186, 740),
            (210, 826),
            (300, 842),
            (390, 826),
            (414, 740),
            (400, 500),
            (388, 200),
            (386, -40),
        ],
        8,
    )
    pic.path(cut, mix("#e0b878", pic.light, 0.2))
    with pic.group(clip=cut):
        for k in range(6):
            pic.path(
                smooth(
                    [
                        (214 + k * 14, -40),
                        (210 + k * 14, 200),
                        (200 + k * 15, 500),
                        (186 + k * 16, 740),
                        (230 + k * 10, 830),
                        (370 - k * 10, 830),
                        (414 - k * 16, 740),
                        (400 - k * 15, 500),
                        (388 - k * 14, 200),
                        (386 - k * 14, -40),
                    ],
                    8,
                ),
                stroke=mix("#8a5a34", pic.mid, 0.2),
                width=2,
                opacity=0.4,
            )
        floors = [846, 716, 590, 468, 350, 236, 126, 20]
        for k, (a, b) in enumerate(pairwise(floors)):
            c = [
                pic.near,
                mix(pic.accent, pic.near, 0.3),
                mix(pic.mid, pic.near, 0.3),
                mix("#2f5f6f", pic.near, 0.2),
                mix(pic.accent, pic.light, 0.35),
                mix(pic.light, pic.far, 0.3),
                mix(pic.near, pic.mid, 0.4),
            ][k]
            pic.path(rect(236 - k * -2, b + 14, 128 - k * 2, a - b - 14), c)
            pic.glow(300, b + 40, 70, 0.65)
            pic.path(rect(190, a - 6, 220, 12), bark)
            po, dr, hd, fl = [
                ("sit", "robe", "horns", pic.light),
                ("kneel", "robe", "hood", pic.light),
                ("point", "coat", "crown", pic.light),
                ("sit", "dress", "bun", pic.accent),
                ("hold", "coat", "top", pic.near),
                ("dance", "dress", "long", pic.accent),
                ("stand", "jacket", "hair", pic.light),
            ][k]
            if k < 6:
                figure(pic, 292, a - 7, 86, po, dr, hd, 1 if k % 2 else -1, fl, pic.mid)
            else:
                pic.icon("nest-with-eggs", 300, a - 34, 52, keep=0.3)
        for k in range(6):
            pic.path(
                f"M{336 + k % 2 * 16} {floors[k] - 8} V{floors[k + 1] + 4}",
                stroke=pic.near,
                width=2,
                opacity=0.7,
            )
    anchors = figure(
        pic, 92, 862, 150, "point", "coat", "cap", 1, pic.accent, pic.near, rim=pic.light
    )
    h = anchors.hn
    pic.path(taper([h, (h[0] - 30, h[1] - 56)], [5, 5]), pic.near)
    pic.path(
        polygon(
            (h[0] - 44, h[1] - 70),
            (h[0] - 18, h[1] - 62),
            (h[0] - 26, h[1] - 36),
            (h[0] - 52, h[1] - 44),
        ),
        mix(pic.light, pic.mid, 0.4),
    )
    beast(pic, "hare", 520, 878, 0.8, -1, color=pic.near)
    for x, y in [(pic.between(10, 590), pic.between(840, 895)) for _ in range(24)]:
        pic.path(taper([(x, y), (x + 8, y + 4), (x + 16, y)], [1, 7, 1]), pic.accent)


@scene("night, one candle", "tar plumnight cobalt")
def bed_below(pic: Picture) -> None:
    """Under the bed is a larger bed with a larger sleeper."""
    pic.vignette = 0.55
    pic.backdrop(pic.near, mix(pic.near, pic.mid, 0.35))
    for x in range(30, 600, 54):
        pic.path(taper([(x, -10), (x, 420)], [12, 12]), mix(pic.near, pic.mid, 0.3), 0.6)
    pic.glow(430, 240, 300, 0.45, mix(pic.light, pic.accent, 0.3))
    wood = mix("#7a4a2b", pic.near, 0.45)

    def bed(x: float, y: float, w: float, blanket: str, deep: float) -> None:
        h = w * 0.16
        pic.path(rect(x - 6, y - h * 2.1, w * 0.05, h * 4.2), wood)
        pic.path(rect(x + w * 0.97, y - h * 0.9, w * 0.045, h * 3), wood)
        pic.path(rect(x, y, w, h * 0.6), mix(wood, pic.light, 0.12))
        pic.path(
            smooth(
                [
                    (x + w * 0.04, y),
                    (x + w * 0.06, y - h * 0.8),
                    (x + w * 0.24, y - h * 0.85),
                    (x + w * 0.27, y),
                ]
            ),
            mix(pic.light, pic.far, deep),
        )
        pic.path(
            smooth(
                [
                    (x + w * 0.22, y + h * 0.1),
                    (x + w * 0.25, y - h * 0.9),
                    (x + w * 0.5, y - h * 1.15),
                    (x + w * 0.78, y - h * 0.8),
                    (x + w * 0.97, y - h * 0.7),
                    (x + w * 0.99, y + h * 0.2),
                    (x + w * 0.9, y + h * 0.75),
                    (x + w * 0.6, y + h * 0.55),
                    (x + w * 0.3, y + h * 0.7),
                ],
                8,
            ),
            mix(blanket, pic.near, deep),
        )
        pic.hatch(
            smooth(
                [
                    (x + w * 0.22, y + h * 0.1),
                    (x + w * 0.25, y - h * 0.9),
                    (x + w * 0.5, y - h * 1.15),
                    (x + w * 0.78, y - h * 0.8),
                    (x + w * 0.97, y - h * 0.7),
                    (x + w * 0.99, y + h * 0.2),
                    (x + w * 0.9, y + h * 0.75),
                    (x + w * 0.6, y + h * 0.55),
                    (x + w * 0.3, y + h * 0.7),
                ],
                8,
            ),
            pic.light,
            80,
            w * 0.06,
            w * 0.009,
            0.4 * (1 - deep),
            (x, y - h * 2, x + w, y + h),
        )

    pic.path(
        rect(-20, 372, 640, 560), pic.linear((0, mix(pic.near, pic.mid, 0.35)), (0.25, pic.near))
    )
    bed(110, 300, 330, pic.accent, 0.05)
    pic.path(ellipse(150, 258, 21, 23), "#b98b6a")
    pic.path(smooth([(132, 262), (128, 236), (152, 230), (172, 240), (148, 246)]), pic.near)
    pic.path(rect(470, 290, 60, 8), wood)
    pic.path(taper([(500, 298), (500, 390)], [8, 14]), wood)
    pic.icon("candle", 500, 250, 84, keep=0.2)
    pic.glow(500, 222, 70, 0.8)
    pic.path(taper([(130, 420), (60, 560), (30, 700)], [1, 2, 1]), pic.near, 0.1)
    bed(40, 640, 700, mix(pic.mid, pic.accent, 0.3), 0.35)
    pic.glow(300, 470, 240, 0.22)
    pic.path(ellipse(132, 556, 44, 48), mix("#b98b6a", pic.near, 0.35))
    pic.path(smooth([(92, 566), (86, 512), (134, 496), (176, 516), (130, 528)]), pic.near)
    pic.path(smooth([(152, 556), (162, 551), (172, 556), (162, 560)]), pic.light)
    pic.path(rect(-20, 760, 640, 160), pic.near)
    pic.path(
        smooth([(-40, 940), (-20, 840), (200, 810), (420, 836), (640, 800), (640, 950)], 8),
        mix(pic.near, pic.mid, 0.28),
    )
    pic.hatch(
        smooth([(-40, 940), (-20, 840), (200, 810), (420, 836), (640, 800), (640, 950)], 8),
        mix(pic.light, pic.mid, 0.4),
        82,
        46,
        9,
        0.22,
    )
    figure(pic, 330, 290, 0.1)
    figure(
        pic,
        404,
        412,
        96,
        "kneel",
        "dress",
        "long",
        -1,
        pic.light,
        pic.mid,
        child=1,
        rim=pic.accent,
        lantern=0.7,
    )
