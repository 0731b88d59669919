"""Shadows, mirrors, weather indoors."""

from __future__ import annotations

from ..buildings import window
from ..figures import figure
from ..furniture import bed
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..materials import brass, planks, wallpaper, wood
from ..palette import mix
from ..picture import Picture
from ..things import halo, thing
from .registry import scene


@scene(
    "night, shadow on the wall",
    "tar gold plumnight redroom copper ember",
    "stag wolf swan elephant ship hare giraffe heron cat violin",
)
def shadow_wall(pic: Picture) -> None:
    """A candle throws a shadow on the wall that is not the shadow of the one who holds it."""
    pic.vignette = 0.6
    wall = mix(pic.far, pic.light, 0.14)
    pic.backdrop(mix(wall, pic.near, 0.5), mix(pic.near, pic.mid, 0.3))
    pic.glow(230, 560, 520, 0.9, mix(pic.light, pic.accent, 0.2))
    for i in range(9):
        for j in range(8):
            xx, yy = i * 76 + (j % 2) * 38, j * 90 + 20
            pic.path(
                polygon((xx, yy - 20), (xx + 10, yy), (xx, yy + 20), (xx - 10, yy)), pic.near, 0.14
            )
    shade = mix(pic.near, pic.mid, 0.12)
    with pic.group(opacity=0.88):
        thing(pic, pic.subject, 320, 330, 520, flat=shade)
    pic.path(rect(-60, 720, 720, 20), mix(pic.near, pic.mid, 0.5))
    planks(pic, 738, mix(pic.near, pic.mid, 0.45), (230, 500))
    pic.path(ellipse(220, 838, 220, 38), pic.light, 0.18)
    anchors = figure(
        pic, 160, 856, 170, "hold", "dress", "long", 1, pic.accent, pic.mid, child=1, rim=pic.light
    )
    x, y = anchors.hf
    pic.path(rect(x - 5, y - 34, 10, 34), pic.light)
    thing(pic, "flame", x, y - 48, 30)
    pic.glow(x, y - 48, 150, 0.8)
    thing(pic, "hare", 460, 858, 90, flat=pic.near)


@scene(
    "a standing mirror",
    "violetfog blush chalk storm gold pine",
    "stag heron tree sea door night wolf",
)
def mirror_other(pic: Picture) -> None:
    """The mirror shows something else than the one who stands before it."""
    pic.vignette = 0.4
    wall = mix(pic.far, pic.bottom, 0.35)
    pic.backdrop(mix(wall, pic.light, 0.12), mix(wall, pic.near, 0.2))
    wallpaper(pic, wall, mix(wall, pic.near, 0.18), 1, 640)
    pic.path(rect(-60, 640, 720, 18), mix(pic.light, wall, 0.3))
    planks(pic, 658, mix(pic.mid, pic.near, 0.3), (340, 200))
    pic.path(taper([(240, 780), (224, 860)], [14, 10]), wood(pic))
    pic.path(taper([(500, 780), (516, 860)], [14, 10]), wood(pic))
    frame = smooth(
        [
            (370, 70),
            (480, 110),
            (520, 260),
            (520, 600),
            (486, 800),
            (370, 826),
            (254, 800),
            (220, 600),
            (220, 260),
            (260, 110),
        ],
        8,
    )
    glass = smooth(
        [
            (370, 98),
            (464, 132),
            (496, 270),
            (496, 596),
            (466, 776),
            (370, 798),
            (274, 776),
            (244, 596),
            (244, 270),
            (276, 132),
        ],
        8,
    )
    pic.path(frame, pic.near, 0.3, extra='transform="translate(12 14)"')
    pic.path(
        frame,
        pic.linear(
            (0, mix(brass(pic), pic.light, 0.35)), (1, mix(brass(pic), pic.near, 0.5)), angle=40
        ),
    )
    with pic.group(clip=glass):
        pic.path(
            glass,
            pic.linear((0, mix(pic.top, "#16305a", 0.25)), (1, mix(pic.bottom, pic.light, 0.5))),
        )
        if pic.subject == "night":
            pic.path(rect(200, 60, 340, 760), "#0b1233")
            pic.stars(90, 800, 220, 520, "#fff4d0")
            thing(pic, "crescent", 390, 300, 130)
        elif pic.subject == "sea":
            pic.path(rect(200, 460, 340, 400), mix(pic.accent, pic.near, 0.4))
            pic.waves(470, 800, pic.light, 9, 9, 3, 0.6)
            thing(pic, "ship", 370, 420, 180)
        else:
            pic.ridge(640, 12, mix(pic.far, pic.mid, 0.4))
            pic.ridge(690, 10, mix(pic.mid, pic.near, 0.3))
            halo(pic, pic.subject, 374, 540, 330, pic.light) if pic.subject not in (
                "tree",
                "door",
            ) else None
            thing(
                pic,
                pic.subject,
                374,
                540,
                330,
                flat=None if pic.subject in ("tree", "door") else mix(pic.near, pic.mid, 0.15),
            )
        pic.path(taper([(270, 250), (262, 420), (270, 600)], [4, 16, 4]), "#ffffff", 0.35)
    pic.path(glass, stroke=mix(brass(pic), pic.near, 0.6), width=4)
    figure(pic, 128, 868, 330, "look", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    thing(pic, "cat", 520, 876, 110, flat=pic.near, flip=True)


@scene("interior, weather in half the room", "duoblue mint ember snow ink", "snow rain leaves sand")
def half_weather(pic: Picture) -> None:
    """A weather of its own keeps to one half of the bedroom."""
    pic.vignette = 0.3
    wall = mix(pic.bottom, pic.far, 0.4)
    pic.backdrop(mix(wall, pic.light, 0.1), wall)
    wallpaper(pic, wall, mix(wall, pic.mid, 0.3), 0, 620)
    pic.path(rect(220, 120, 160, 190), mix(pic.top, pic.mid, 0.4))
    thing(pic, "crescent", 320, 190, 54)
    window(pic, 220, 120, 160, 190, wood(pic, 0.2))
    planks(pic, 620, mix(pic.mid, pic.far, 0.3), (300, 200))
    side = rect(300, -40, 360, 1000)
    with pic.group(clip=side):
        pic.path(rect(300, -40, 400, 1000), mix(pic.near, pic.mid, 0.5), 0.3)
        for i in range(3):
            pic.cloud(
                360 + 90 * i,
                80 + 20 * (i % 2),
                220,
                mix(pic.light, pic.mid, 0.3 if pic.subject == "snow" else 0.55),
            )
        if pic.subject == "snow":
            pic.path(
                smooth([(280, 940), (290, 700), (360, 650), (470, 640), (640, 600), (660, 940)]),
                "#ffffff",
            )
            for _ in range(110):
                pic.path(
                    ellipse(
                        pic.between(306, 600), pic.between(90, 860), pic.random.choice([2, 3, 4.5])
                    ),
                    "#ffffff",
                    0.95,
                )
        elif pic.subject == "rain":
            for _ in range(90):
                x, y = pic.between(306, 620), pic.between(110, 860)
                pic.path(f"M{x:.0f} {y:.0f} l-9 34", stroke=pic.light, width=2.2, opacity=0.7)
            pic.path(rect(300, 780, 340, 160), mix(pic.accent, pic.mid, 0.3), 0.7)
            pic.waves(790, 880, pic.light, 4, 6, 2, 0.6)
        elif pic.subject == "leaves":
            pic.tree(560, 720, 150, mix(pic.near, pic.mid, 0.2), 6)
            for _ in range(60):
                x, y = pic.between(306, 600), pic.between(120, 890)
                pic.path(
                    taper([(x, y), (x + 10, y + 4), (x + 20, y)], [1, 11, 1]),
                    mix(pic.accent, "#d98a3a", pic.between(0, 1)),
                )
        else:
            for k in range(3):
                pic.path(
                    smooth(
                        [
                            (280, 940),
                            (290, 700 + k * 50),
                            (400, 620 + k * 60),
                            (520, 690 + k * 40),
                            (660, 600 + k * 70),
                            (660, 940),
                        ]
                    ),
                    mix("#e0b870", pic.mid, 0.15 + 0.2 * k),
                )
            thing(pic, "cactus", 540, 600, 120)
    bed(pic, 300, 800, 2.0, pic.accent)
    figure(
        pic,
        452,
        690,
        120,
        "sitlow",
        "coat",
        "scarf" if pic.subject == "snow" else "hat",
        -1,
        mix(pic.near, pic.mid, 0.2),
        pic.accent,
        "umbrella" if pic.subject == "rain" else None,
        rim=pic.light,
    )
    thing(pic, "cat", 290, 880, 110, flat=pic.near)
