"""Portraits whose heads are something else."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..materials import brass, wallpaper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene

_SHOULDERS = [
    (300, 590), (390, 612), (520, 660), (586, 780), (610, 960), (-10, 960), (14, 780), (80, 660),
    (210, 612),
]  # fmt: skip


def _bust(pic: Picture, cloth: str) -> None:
    body = smooth(_SHOULDERS, 8)
    pic.path(body, pic.linear((0, mix(cloth, pic.light, 0.14)), (1, mix(cloth, pic.near, 0.5))))
    pic.hatch(body, pic.near, 74, 9, 1.4, 0.32)
    pic.path(
        polygon((232, 610), (300, 716), (368, 610), (404, 626), (300, 900), (196, 626)),
        mix(pic.light, pic.far, 0.14),
    )
    pic.path(smooth([(232, 590), (368, 590), (374, 620), (300, 640), (226, 620)]), pic.light)


@scene(
    "portrait, the head replaced",
    "blush chalk moss violetfog gold teal duored",
    "tree cloud clock moon house nest umbrella flame shell teapot bell rose",
)
def portrait_head(pic: Picture) -> None:
    """A formal portrait; where the head should be there is something else."""
    pic.vignette = 0.4
    wall = mix(pic.top, pic.far, 0.3)
    pic.backdrop(wall, mix(pic.bottom, pic.far, 0.35))
    wallpaper(pic, wall, mix(pic.far, pic.mid, 0.35), pic.variant % 3)
    pic.path(ellipse(300, 330, 250, 280), mix(pic.bottom, pic.light, 0.35), 0.75)
    pic.path(ellipse(300, 330, 250, 280), stroke=brass(pic), width=7, opacity=0.8)
    _bust(pic, mix(pic.accent, pic.near, 0.4) if pic.variant % 2 else mix(pic.near, pic.mid, 0.3))
    pic.path(
        polygon((286, 642), (314, 642), (328, 850), (300, 890), (272, 850)),
        mix(pic.accent, pic.near, 0.1),
    )
    pic.path(polygon((268, 606), (332, 606), (314, 646), (300, 652), (286, 646)), pic.accent)
    pic.path(taper([(300, 500), (300, 600)], [56, 66]), mix(pic.near, pic.mid, 0.35))
    thing(
        pic,
        pic.subject,
        300,
        350,
        330 if pic.subject not in ("moon", "clock", "cloud") else 290,
        keep=0.25,
    )
    for q in (-1, 1):
        hand = [
            (300 + q * 6, 868),
            (300 + q * 70, 842),
            (300 + q * 122, 862),
            (300 + q * 132, 904),
            (300 + q * 20, 906),
        ]
        pic.path(smooth(hand), mix("#b07c56", pic.mid, 0.35 + 0.1 * (q > 0)))
    figure(
        pic, 506, 694, 76, "look", "dress", "long", -1, pic.light, pic.mid, child=1, rim=pic.near
    )


@scene(
    "two sitters, frontal",
    "sepia chalk redroom moss blush",
    "jar+nest cage+flame clock+moon tree+house",
)
def odd_couple(pic: Picture) -> None:
    """A couple's formal portrait; each has a different thing for a head."""
    pic.vignette = 0.45
    wall = mix(pic.top, pic.mid, 0.3)
    pic.backdrop(wall, mix(pic.mid, pic.near, 0.25))
    wallpaper(pic, wall, mix(wall, pic.light, 0.25), 1, 640)
    pic.path(rect(-20, 650, 640, 16), mix(pic.light, pic.far, 0.4))
    pic.plain(664, mix(pic.mid, pic.near, 0.4), pic.near)
    left, right = pic.subject.split("+")
    for x, q, cloth, head in (
        (195, 1, mix(pic.near, pic.mid, 0.25), left),
        (412, -1, mix(pic.accent, pic.near, 0.15), right),
    ):
        body = smooth(
            [
                (x, 400),
                (x + 60, 420),
                (x + 100, 470),
                (x + 112, 640),
                (x + 124, 910),
                (x - 124, 910),
                (x - 112, 640),
                (x - 100, 470),
                (x - 60, 420),
            ],
            7,
        )
        pic.path(body, pic.light, 0.35, extra='transform="translate(3 -3)"')
        pic.path(
            body, pic.linear((0, mix(cloth, pic.light, 0.12)), (1, mix(cloth, pic.near, 0.45)))
        )
        pic.hatch(body, pic.near if q > 0 else pic.light, 80 + 20 * q, 11, 1.5, 0.25)
        pic.path(polygon((x - 34, 408), (x, 520), (x + 34, 408)), pic.light)
        pic.path(taper([(x, 350), (x, 414)], [34, 44]), mix(pic.near, pic.mid, 0.4))
        name = {"cage": "jar"}.get(head, head)
        thing(pic, name, x, 262, 210, keep=0.3, rim=1)
        if head == "jar":
            for i in range(4):
                beast(
                    pic,
                    "fish",
                    x - 20 + 18 * i,
                    250 + 26 * (i % 3),
                    0.42,
                    1 if i % 2 else -1,
                    color=pic.accent,
                )
        if head == "cage":
            beast(pic, "raven", x, 270, 0.9, q)
    pic.path(
        taper([(250, 560), (282, 700), (304, 770)], [46, 40, 26]), mix(pic.near, pic.mid, 0.12)
    )
    pic.path(
        taper([(372, 560), (340, 700), (308, 770)], [44, 38, 24]), mix(pic.accent, pic.near, 0.4)
    )
    for k in range(3):
        pic.path(
            taper([(288, 764 + k * 13), (306, 770 + k * 12), (324, 766 + k * 13)], [12, 15, 10]),
            mix("#c99672", pic.mid, 0.25 + 0.07 * k),
        )
    thing(pic, "cat", 300, 850, 170, flat=pic.near)
