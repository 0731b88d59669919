"""Hollow trees and cages."""

from __future__ import annotations

from ..beasts import beast, flock, tentacle
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..materials import brass, wood
from ..palette import mix
from ..picture import Picture
from ..props import rope
from ..things import thing
from .registry import scene


def _trunks(pic: Picture, count: int, color: str, low: float = 920) -> None:
    for i in range(count):
        x = -20 + 640 * (i + 0.5) / count + pic.between(-16, 16)
        pic.path(
            taper(
                [(x, low), (x + pic.between(-8, 8), 420), (x + pic.between(-14, 14), -40)],
                [pic.between(26, 46), 22, 14],
            ),
            mix(color, pic.near, pic.between(0, 0.4)),
        )


@scene("portrait of a tree as a room", "copper wheat plumnight lagoon", "library bed stairs light")
def hollow_tree(pic: Picture) -> None:
    """A trunk as wide as a house has a doorway, and behind it a room that is too large."""
    pic.vignette = 0.45
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2), (0.6, pic.bottom))
    _trunks(pic, 7, mix(pic.far, pic.bottom, 0.3), 760)
    pic.path(ground(720, 10, 80), mix(pic.mid, pic.near, 0.3))
    bark = mix("#4a3020", pic.mid, 0.25)
    trunk = smooth(
        [
            (170, -60),
            (160, 200),
            (130, 460),
            (90, 700),
            (-20, 830),
            (120, 820),
            (300, 850),
            (480, 820),
            (620, 830),
            (510, 700),
            (470, 460),
            (440, 200),
            (430, -60),
        ],
        8,
    )
    pic.path(
        trunk,
        pic.linear(
            (0, mix(bark, pic.near, 0.5)), (0.5, bark), (1, mix(bark, pic.near, 0.6)), angle=0
        ),
    )
    pic.hatch(trunk, pic.near, 87, 13, 3, 0.45, jitter=6)
    tentacle(pic, [(430, 120), (540, 60), (660, 40)], 60, mix(bark, pic.near, 0.3))
    tentacle(pic, [(180, 180), (70, 110), (-60, 120)], 50, mix(bark, pic.near, 0.3))
    arch = smooth(
        [
            (186, 790),
            (190, 520),
            (230, 380),
            (300, 330),
            (370, 380),
            (410, 520),
            (414, 790),
            (300, 806),
        ],
        7,
    )
    pic.path(arch, mix(pic.near, bark, 0.2))
    inner = smooth(
        [
            (204, 790),
            (208, 530),
            (244, 400),
            (300, 356),
            (356, 400),
            (392, 530),
            (396, 790),
            (300, 800),
        ],
        7,
    )
    with pic.group(clip=inner):
        pic.path(
            rect(180, 320, 240, 500),
            pic.linear((0, mix(pic.accent, pic.light, 0.3)), (1, mix(pic.light, "#ffb347", 0.3))),
        )
        if pic.subject == "library":
            for j in range(7):
                y = 380 + j * 58
                x = 190.0
                while x < 410:
                    w = pic.between(8, 18)
                    pic.path(
                        rect(x, y + pic.between(0, 12), w, 60),
                        mix(
                            pic.random.choice([pic.accent, pic.mid, pic.near, pic.far]),
                            pic.near,
                            pic.between(0, 0.4),
                        ),
                    )
                    x += w + 1
                pic.path(rect(180, y + 50, 240, 8), wood(pic, 0.3))
        elif pic.subject == "stairs":
            for i in range(11):
                pic.path(
                    rect(206 + i * 16, 770 - i * 38, 240, 500), mix(pic.light, pic.mid, 0.08 * i)
                )
        elif pic.subject == "bed":
            thing(pic, "crescent", 330, 440, 60)
            pic.icon("bed", 304, 720, 170, keep=0.3)
        else:
            pic.glow(300, 560, 260, 0.9)
            for i in range(8):
                thing(
                    pic,
                    "lamp",
                    222 + (i % 4) * 52,
                    430 + (i // 4) * 110 + 30 * (i % 2),
                    50,
                    keep=0.4,
                )
    pic.glow(300, 640, 220, 0.35)
    pic.path(polygon((204, 790), (396, 790), (500, 940), (100, 940)), pic.light, 0.3)
    figure(
        pic,
        300,
        872,
        200,
        "walk",
        "coat",
        "hat",
        1,
        mix(pic.near, pic.mid, 0.2),
        pic.near,
        "case",
        rim=pic.light,
    )
    beast(pic, "owl", 500, 60, 0.7)
    beast(pic, "hare", 120, 868, 0.8, 1)


@scene(
    "cage in the wood",
    "mint violetfog tar rosedusk chalk",
    "moon cloud tree house flame whale star piano violin sun",
)
def wood_cage(pic: Picture) -> None:
    """In the wood a cage as tall as a house holds something no cage can hold."""
    pic.vignette = 0.4
    pic.backdrop(mix(pic.top, pic.far, 0.2), mix(pic.bottom, pic.light, 0.3))
    _trunks(pic, 6, mix(pic.far, pic.mid, 0.3), 780)
    pic.path(ground(760, 10, 60), mix(pic.mid, pic.near, 0.3))
    metal = mix(brass(pic), pic.near, 0.35)
    dome = "M130 740 V330 C130 180 210 90 310 90 C410 90 490 180 490 330 V740Z"
    pic.path(ellipse(310, 756, 210, 28), pic.near, 0.35)
    pic.path(dome, pic.light, 0.16)
    pic.glow(310, 430, 260, 0.55)
    thing(pic, pic.subject, 310, 440, 240, keep=0.3, rim=1)
    for i in range(11):
        t = -1 + 2 * i / 10
        pic.path(
            f"M{310 + 180 * t:.0f} 740 V330 C{310 + 180 * t:.0f} 200 {310 + 96 * t:.0f} 104 310 92",
            stroke=metal,
            width=6 if abs(t) == 1 else 3.6,
        )
    for y in (330, 530, 738):
        pic.path(f"M130 {y} q180 30 360 0", stroke=metal, width=8 if y == 738 else 4.5)
    pic.path(ellipse(310, 70, 20), stroke=metal, width=6)
    rope(pic, [(310, 50), (316, 0), (310, -40)], metal, 4)
    figure(pic, 140, 872, 190, "point", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    pic.icon("old-key", 178, 784, 54, 30, keep=0.3)
    thing(pic, "hare", 500, 850, 90, flat=pic.near, flip=True)
    flock(pic, 5, 460, 150, (60, 40), (0.2, 0.34), pic.near)
