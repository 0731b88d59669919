"""Under the sea."""

from __future__ import annotations

import math

from ..backs import back_view
from ..beasts import beast, tentacle
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..materials import brass
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


def _shafts(pic: Picture, count: int = 8) -> None:
    for _ in range(count):
        x, w = pic.between(-40, 560), pic.between(30, 90)
        shaft = polygon((x, -20), (x + w, -20), (x + w * 2.2 - 150, 820), (x - 190, 820))
        pic.path(shaft, pic.linear((0, pic.light, 0.26), (1, pic.light, 0)))


@scene("a porthole", "abyss copper tar lagoon", "octopus whale swimmer jellyfish face")
def porthole(pic: Picture) -> None:
    """Outside the porthole somebody drifts by who ought not to be there."""
    pic.vignette = 0.5
    iron = mix(pic.near, pic.mid, 0.45)
    pic.backdrop(iron, mix(iron, pic.near, 0.4))
    for i in range(7):
        pic.path(f"M-20 {70 + i * 140} H640", stroke=pic.near, width=3, opacity=0.5)
        for j in range(12):
            pic.path(ellipse(26 + j * 54, 56 + i * 140, 5), mix(iron, pic.light, 0.25), 0.8)
    cx, cy = 300, 390
    ring = brass(pic)
    pic.path(ellipse(cx + 8, cy + 12, 272), pic.near, 0.5)
    pic.path(
        ellipse(cx, cy, 268),
        pic.linear((0, mix(ring, pic.light, 0.4)), (1, mix(ring, pic.near, 0.5)), angle=50),
    )
    for i in range(12):
        a = i * math.pi / 6 + 0.2
        pic.path(
            ellipse(cx + 242 * math.cos(a), cy + 242 * math.sin(a), 13), mix(ring, pic.near, 0.5)
        )
    glass = ellipse(cx, cy, 212)
    with pic.group(clip=glass):
        pic.path(
            glass,
            pic.linear((0, mix("#2f97a0", pic.bottom, 0.4)), (1, mix("#05303f", pic.near, 0.4))),
        )
        _shafts(pic, 6)
        sea = mix(pic.near, "#0b4152", 0.45)
        if pic.subject == "octopus":
            pic.path(
                smooth(
                    [
                        (300, 200),
                        (380, 240),
                        (390, 340),
                        (330, 390),
                        (260, 386),
                        (214, 330),
                        (226, 240),
                    ]
                ),
                sea,
            )
            for i in range(6):
                x = 230 + i * 28
                tentacle(
                    pic,
                    [
                        (x, 350),
                        (x - 60 + i * 26, 440),
                        (x - 20 + i * 10, 520),
                        (x - 90 + i * 40, 610),
                    ],
                    34,
                    sea,
                )
            thing(pic, "eye", 300, 300, 74)
        elif pic.subject == "whale":
            beast(pic, "whale", 320, 400, 1.9, -1, color=sea, rim=pic.light)
            pic.path(ellipse(176, 396, 5), pic.light)
        elif pic.subject == "jellyfish":
            for x, y, s in ((230, 300, 150), (400, 420, 110), (330, 210, 60), (190, 500, 70)):
                pic.icon("jellyfish", x, y, s, keep=0.2)
                thing(pic, "hat", x, y - s * 0.56, s * 0.42)
        elif pic.subject == "swimmer":
            figure(
                pic,
                330,
                500,
                300,
                "fall",
                "coat",
                "hat",
                -1,
                pic.accent,
                pic.near,
                rim=pic.light,
                rotate=-20,
                wind=10,
            )
            for i in range(12):
                pic.path(
                    ellipse(240 + pic.random.gauss(0, 10), 280 - i * 14, pic.between(3, 8)),
                    stroke=pic.light,
                    width=2,
                    opacity=0.7,
                )
        else:
            thing(pic, "eye", 320, 390, 330)
            pic.hatch(glass, pic.near, 20, 12, 2, 0.3)
        for _ in range(6):
            beast(
                pic,
                "fish",
                pic.between(120, 480),
                pic.between(240, 560),
                0.3,
                1,
                flat=pic.light,
                opacity=0.7,
            )
    pic.path(taper([(150, 300), (176, 240), (230, 200)], [4, 14, 4]), "#ffffff", 0.35)
    pic.path(rect(-60, 780, 720, 200), mix(pic.near, iron, 0.3))
    back_view(pic, 220, 1010, 380, "coat", pic.accent, "long", (10, -140), rim=pic.light)
    back_view(
        pic,
        430,
        980,
        230,
        "short",
        mix(pic.accent, pic.light, 0.4),
        "bald",
        (120, -10),
        rim=pic.light,
    )


@scene("underwater stage", "abyss lagoon cobalt absinthe", "piano telephone clock bed harp tree")
def seabed_player(pic: Picture) -> None:
    """On the sea floor someone sits at a thing from above; what rises from it turns to birds."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.bottom, pic.light, 0.4), pic.near, (0.35, mix(pic.far, pic.mid, 0.4)))
    _shafts(pic)
    pic.path(ground(770, 14, 70), pic.linear((0, mix(pic.mid, pic.light, 0.25)), (1, pic.near)))
    for side in (-1, 1):
        pic.grass(side, mix(pic.near, pic.accent, 0.2), 7, 330)
    pic.path(ellipse(330, 792, 170, 20), pic.near, 0.4)
    thing(pic, pic.subject, 350, 690, 240, keep=0.2, rim=1)
    figure(
        pic,
        210,
        800,
        190,
        "sit" if pic.subject == "piano" else "hold",
        "coat",
        "top",
        1,
        mix(pic.near, pic.mid, 0.15),
        pic.near,
        rim=pic.light,
    )
    if pic.subject == "piano":
        pic.path(rect(180, 728, 62, 12), pic.near)
        pic.path(taper([(190, 738), (188, 800)], [7, 6]), pic.near)
    for i in range(26):
        t = i / 26
        x, y = 350 + 90 * math.sin(t * 7) * (0.3 + t), 580 - t * 470
        if t < 0.55:
            pic.path(ellipse(x, y, 4 + 12 * t), stroke=pic.light, width=2, opacity=0.8)
        else:
            beast(
                pic,
                "raven_flying",
                x,
                y,
                0.24 + 0.3 * (t - 0.5),
                1 if i % 2 else -1,
                flat=pic.light,
                rotate=pic.between(-20, 20),
            )
    for i in range(4):
        beast(pic, "fish", 90 + i * 30, 420 + 40 * (i % 2), 0.6, 1, color=pic.accent)
    pic.silhouette("crab", 470, 826, 60, pic.near)
