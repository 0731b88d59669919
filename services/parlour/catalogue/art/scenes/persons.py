"""Persons as large as a country."""

from __future__ import annotations

from ..beasts import flock
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "close-up, long hair as a river",
    "teal apricot plumnight duored wheat absinthe",
    "boat swan house piano bed",
)
def hair_river(pic: Picture) -> None:
    """The hair of a sleeping giantess is a river; something travels on it."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2), (0.5, pic.bottom))
    pic.path(ellipse(470, 120, 44), pic.light, 0.95)
    pic.glow(470, 120, 150, 0.5)
    pic.ridge(250, 18, mix(pic.far, pic.bottom, 0.4))
    skin = mix("#c99672", pic.mid, 0.3)
    hair = mix(pic.near, pic.accent, 0.3)
    river = smooth(
        [
            (60, 300),
            (180, 220),
            (330, 250),
            (420, 340),
            (330, 430),
            (420, 520),
            (560, 600),
            (640, 700),
            (640, 960),
            (-40, 960),
            (-40, 640),
            (40, 500),
            (20, 380),
        ],
        9,
    )
    pic.path(river, hair)
    with pic.group(clip=river):
        for i in range(26):
            t = i / 25
            path = [
                (40 + 250 * t, 250 + 60 * t),
                (20 + 330 * t, 420 + 40 * t),
                (-40 + 470 * t, 600 - 20 * t),
                (-80 + 640 * t, 760 - 40 * t),
                (-120 + 800 * t, 960),
            ]
            pic.path(
                taper(path, [2, 5, 7, 9, 12]), mix(hair, pic.light, 0.1 + 0.25 * (i % 3)), 0.55
            )
    face = smooth(
        [
            (120, 300),
            (150, 236),
            (240, 206),
            (330, 226),
            (392, 262),
            (400, 290),
            (432, 306),
            (414, 326),
            (418, 346),
            (402, 362),
            (408, 386),
            (372, 410),
            (280, 416),
            (180, 380),
        ],
        9,
    )
    pic.path(face, pic.linear((0, mix(skin, pic.light, 0.45)), (1, mix(skin, pic.near, 0.25))))
    pic.hatch(face, pic.near, 60, 9, 1.2, 0.18, (100, 180, 450, 440))
    pic.path(taper([(322, 282), (350, 296), (378, 288)], [2, 6, 2]), pic.near)
    for i in range(5):
        pic.path(taper([(330 + i * 11, 292), (334 + i * 12, 304)], [3, 1]), pic.near)
    pic.path(taper([(312, 250), (344, 246), (372, 258)], [2, 6, 2]), mix(pic.near, skin, 0.3))
    pic.path(taper([(386, 374), (402, 372)], [4, 2]), mix(pic.accent, pic.near, 0.3))
    pic.path(
        smooth(
            [(110, 320), (120, 230), (230, 176), (330, 200), (250, 240), (200, 320), (150, 400)], 8
        ),
        hair,
    )
    thing(pic, pic.subject, 240, 690, 190)
    figure(
        pic,
        262,
        700,
        92,
        "row" if pic.subject == "boat" else "sit",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        rim=pic.light,
    )
    for x, y, k in ((480, 560, 0.5), (520, 590, 0.4)):
        thing(pic, "tree", x, y - 30, 90 * k * 2)
    figure(pic, 520, 640, 60, "arms", "dress", "bun", -1, pic.light, pic.near)


@scene(
    "profile, a garden in the head",
    "lagoon moss rosedusk duoblue ember",
    "stairs forest sea stars rooms",
)
def open_head(pic: Picture) -> None:
    """A head in profile is cut open and holds a small country."""
    pic.vignette = 0.35
    pic.backdrop(mix(pic.top, pic.bottom, 0.3), mix(pic.bottom, pic.light, 0.3))
    for k in range(6):
        pic.path(
            ellipse(300, 380, 420 - k * 50, 460 - k * 50), mix(pic.bottom, pic.light, 0.1 * k), 0.35
        )
    skin = mix("#b07c56", pic.mid, 0.4)
    profile = smooth(
        [
            (150, 960),
            (170, 800),
            (200, 700),
            (120, 600),
            (90, 420),
            (130, 230),
            (250, 120),
            (400, 120),
            (490, 200),
            (512, 320),
            (506, 380),
            (556, 470),
            (520, 496),
            (528, 540),
            (514, 570),
            (520, 620),
            (480, 668),
            (400, 670),
            (390, 760),
            (440, 960),
        ],
        9,
    )
    pic.path(profile, pic.light, 0.5, extra='transform="translate(5 -3)"')
    pic.path(
        profile,
        pic.linear((0, mix(skin, pic.light, 0.3)), (1, mix(skin, pic.near, 0.45)), angle=40),
    )
    pic.hatch(profile, pic.near, 66, 10, 1.4, 0.22)
    pic.path(taper([(404, 414), (440, 424), (474, 412)], [2, 8, 3]), pic.near)
    pic.path(taper([(396, 360), (440, 346), (480, 362)], [3, 9, 3]), mix(pic.near, skin, 0.2))
    pic.path(taper([(476, 580), (514, 572)], [3, 5]), pic.near)
    room = smooth(
        [
            (150, 420),
            (150, 270),
            (240, 180),
            (370, 170),
            (440, 250),
            (430, 330),
            (350, 380),
            (280, 440),
        ],
        9,
    )
    pic.path(room, pic.near)
    with pic.group(clip=room):
        pic.path(
            rect(100, 140, 400, 340),
            pic.linear((0, mix(pic.near, pic.accent, 0.3)), (1, mix(pic.light, pic.accent, 0.25))),
        )
        if pic.subject == "stairs":
            for i in range(12):
                pic.path(
                    rect(150 + i * 24, 430 - i * 20, 26, 300),
                    mix(pic.light, pic.mid, 0.2 + 0.05 * i),
                )
            figure(pic, 300, 306, 70, "walk", "coat", "hat", 1, pic.accent, pic.near)
        elif pic.subject == "forest":
            for i in range(9):
                pic.tree(140 + i * 36, 440, 52, mix(pic.near, pic.mid, pic.between(0, 0.5)), 5)
            figure(pic, 290, 430, 70, "walk", "dress", "long", 1, pic.accent, pic.near, lantern=0.8)
        elif pic.subject == "sea":
            pic.path(rect(100, 330, 400, 200), mix(pic.accent, pic.near, 0.4))
            pic.waves(335, 430, pic.light, 5, 7, 2, 0.6)
            thing(pic, "ship", 290, 280, 150)
        elif pic.subject == "stars":
            pic.path(rect(100, 140, 400, 340), "#0b1233")
            pic.stars(60, 440, 140, 440, "#fff4d0")
            thing(pic, "crescent", 330, 250, 80)
            figure(pic, 250, 420, 92, "look", "coat", "scarf", 1, pic.accent, pic.near)
        else:
            for i in range(3):
                for j in range(2):
                    x, y = 160 + i * 92, 190 + j * 110
                    pic.path(rect(x, y, 84, 100), mix(pic.light, pic.accent, 0.15 * (i + j)))
                    thing(
                        pic,
                        ("chair", "clock", "door", "candle", "bed", "teapot")[i + 3 * j],
                        x + 42,
                        y + 62,
                        62,
                    )
    pic.path(room, stroke=pic.light, width=4, opacity=0.8)
    flock(pic, 8, 360, 80, (80, 34), (0.18, 0.34), pic.near)
    figure(
        pic, 160, 250, 64, "climb", "jacket", "cap", 1, pic.accent, pic.near, rim=pic.light, child=1
    )
    pic.path(ground(880, 6, 60), mix(pic.near, pic.mid, 0.2))
    figure(pic, 520, 892, 80, "look", "coat", "bun", -1, pic.accent, pic.near, rim=pic.light)


@scene("wearing the landscape", "plumnight lagoon copper snow acid", "town forest sea hills")
def cloak_land(pic: Picture) -> None:
    """A walker's long cloak is a landscape that trails behind."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.25), (0.6, pic.bottom))
    pic.moon(150, 150, 52)
    pic.ridge(640, 20, mix(pic.far, pic.bottom, 0.4))
    pic.path(ground(760, 8, 80), mix(pic.mid, pic.near, 0.45))
    cloak = smooth(
        [
            (372, 286),
            (420, 320),
            (440, 460),
            (452, 640),
            (470, 800),
            (300, 830),
            (40, 850),
            (-60, 830),
            (-60, 790),
            (120, 740),
            (250, 610),
            (320, 420),
            (344, 310),
        ],
        9,
    )
    pic.path(cloak, pic.light, 0.6, extra='transform="translate(-3 -3)"')
    pic.path(
        cloak,
        pic.linear((0, mix(pic.accent, pic.near, 0.55)), (1, mix(pic.accent, pic.light, 0.15))),
    )
    with pic.group(clip=cloak):
        if pic.subject == "town":
            for k in range(3):
                for i in range(12):
                    x, y, h = -20 + i * 44 + k * 20, 690 + k * 80, pic.between(40, 110)
                    pic.path(
                        polygon(
                            (x, y + 90),
                            (x, y - h),
                            (x + 22, y - h - 20),
                            (x + 44, y - h),
                            (x + 44, y + 90),
                        ),
                        mix(pic.accent, pic.near, 0.4 + 0.18 * k),
                    )
                    pic.path(rect(x + 12, y - h + 18, 8, 12), pic.light)
        elif pic.subject == "forest":
            for _ in range(60):
                x, y, h = pic.between(-20, 480), pic.between(480, 880), pic.between(60, 130)
                pic.path(
                    taper([(x, y), (x, y - h)], [h * 0.36, 1]),
                    mix(mix(pic.accent, pic.near, 0.6), pic.mid, pic.between(0, 0.6)),
                )
        elif pic.subject == "sea":
            pic.waves(430, 850, pic.light, 11, 10, 3, 0.6)
            thing(pic, "ship", 300, 690, 110)
            thing(pic, "whale", 130, 800, 110, flat=pic.near)
        else:
            for k in range(7):
                pic.path(
                    ground(480 + k * 56, 22, 60 + 9 * k, k * 2),
                    mix(mix(pic.accent, pic.light, 0.25), pic.near, 0.1 * k),
                )
            for x, y in ((330, 640), (240, 740), (120, 800), (390, 760)):
                thing(pic, "house", x, y - 10, 44)
    pic.path(cloak, stroke=pic.near, width=2.5, opacity=0.5)
    pic.path(ellipse(398, 262, 42, 48), mix(pic.near, pic.mid, 0.2))
    pic.path(
        smooth(
            [(398, 196), (450, 224), (458, 290), (430, 330), (366, 330), (350, 280), (360, 220)], 7
        ),
        mix(pic.near, pic.accent, 0.25),
    )
    pic.path(ellipse(424, 268, 22, 30), pic.near)
    pic.path(
        taper([(420, 420), (500, 440), (540, 400)], [30, 24, 14]), mix(pic.accent, pic.near, 0.5)
    )
    pic.path(taper([(548, 250), (540, 400), (536, 830)], [7, 8, 6]), mix(pic.near, pic.mid, 0.3))
    pic.glow(548, 236, 100, 0.8)
    pic.path(ellipse(548, 238, 15, 20), pic.light)
    figure(pic, 90, 868, 66, "walk", "dress", "long", 1, pic.light, pic.near, child=1)
    pic.path(f"M{110} 826 Q140 800 150 772", stroke=pic.near, width=2)
