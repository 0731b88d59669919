"""Cups, bottles, hourglasses."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..materials import wood
from ..palette import lightness, mix
from ..picture import Picture
from ..things import thing
from ..worlds import WORLDS, inner_world
from .registry import scene


@scene(
    "still life, a storm in a cup",
    "blush storm mint redroom cobalt",
    "ship whale island boat moon swan lighthouse piano",
)
def cup_storm(pic: Picture) -> None:
    """On a laid table a cup holds a whole sea in a storm."""
    pic.vignette = 0.35
    pic.backdrop(mix(pic.top, pic.far, 0.2), mix(pic.bottom, pic.light, 0.2))
    for i in range(13):
        pic.path(rect(i * 50 - 4, -40, 20, 700), mix(pic.far, pic.mid, 0.2), 0.25)
    pic.path(
        polygon((-20, 640), (640, 620), (640, 940), (-20, 940)),
        pic.linear((0, mix(pic.light, pic.far, 0.15)), (1, mix(pic.far, pic.mid, 0.4))),
    )
    for k in range(2):
        pic.hatch(
            polygon((-20, 640), (640, 620), (640, 940), (-20, 940)),
            pic.accent,
            90 * k,
            46,
            14,
            0.22,
            jitter=0,
        )
    pic.path(ellipse(300, 800, 270, 62), pic.near, 0.25)
    saucer = mix(pic.light, pic.far, 0.12)
    pic.path(ellipse(300, 780, 262, 60), saucer)
    pic.path(ellipse(300, 774, 200, 40), mix(saucer, pic.mid, 0.3))
    cup = smooth(
        [
            (76, 440),
            (524, 440),
            (506, 600),
            (430, 730),
            (360, 772),
            (240, 772),
            (170, 730),
            (94, 600),
        ],
        6,
    )
    pic.path("M516 500 C620 480 620 640 480 650", stroke=mix(pic.light, pic.far, 0.2), width=28)
    pic.path(
        cup,
        pic.linear(
            (0, mix(pic.light, "#ffffff", 0.4)), (1, mix(pic.light, pic.mid, 0.5)), angle=20
        ),
    )
    band = mix(pic.accent, pic.mid, 0.15)
    pic.path("M92 560 Q300 640 508 560", stroke=band, width=12)
    pic.path("M100 590 Q300 668 500 590", stroke=band, width=4)
    pic.path(ellipse(300, 440, 226, 66), mix(pic.light, pic.far, 0.1))
    sea = ellipse(300, 444, 208, 56)
    pic.path(sea, pic.linear((0, mix(pic.mid, "#0d2a4a", 0.6)), (1, "#0b2038")))
    with pic.group(clip="M60 60 H540 V444 A208 56 0 0 1 92 444Z"):
        for k in range(5):
            pic.path(
                smooth(
                    [
                        (60, 520),
                        (90, 430 + k * 16),
                        (170, 400 + k * 18 - 20 * (k % 2)),
                        (250, 424 + k * 16),
                        (340, 398 + k * 18),
                        (430, 420 + k * 16),
                        (520, 404 + k * 18),
                        (560, 520),
                    ],
                    7,
                ),
                mix("#1d4a6a", "#0a1c30", 0.2 * k),
                0.95,
            )
            pic.path(
                f"M92 {430 + k * 16} Q170 {394 + k * 18} 250 {424 + k * 16} T430 "
                f"{420 + k * 16} T560 {420 + k * 16}",
                stroke=pic.light,
                width=2,
                opacity=0.5,
            )
            if k == 1:
                key = {"island": "desert-island"}.get(pic.subject, pic.subject)
                thing(pic, key, 310, 344, 190, rotate=-9, rim=1)
    pic.cloud(220, 190, 300, mix(pic.near, pic.mid, 0.45))
    pic.cloud(400, 150, 280, mix(pic.near, pic.mid, 0.3))
    pic.path("M250 190 l-20 60 h26 l-24 70", stroke=pic.light, width=5)
    pic.glow(240, 250, 80, 0.4)
    pic.icon("spoon", 500, 800, 170, 30, keep=0.1)
    figure(
        pic,
        72,
        800,
        104,
        "look",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        "umbrella",
        cast=(-0.6, 0.2, 0.3),
    )


@scene("bottle on the shore", "teal sepia lagoon rosedusk storm", WORLDS)
def bottle_shore(pic: Picture) -> None:
    """A bottle taller than a house has washed ashore with a country inside."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.6, pic.bottom))
    pic.path(ellipse(480, 200, 56), mix(pic.light, pic.accent, 0.1))
    pic.glow(480, 200, 170, 0.5)
    pic.path(
        rect(-60, 520, 720, 200),
        pic.linear((0, mix(pic.far, pic.bottom, 0.3)), (1, mix(pic.mid, pic.near, 0.2))),
    )
    pic.waves(530, 690, pic.light, 8, 7, 2, 0.5)
    pic.path(
        smooth([(-60, 980), (-60, 700), (160, 690), (360, 730), (660, 690), (660, 980)]),
        mix(pic.bottom, pic.far, 0.55),
    )
    with pic.group("rotate(-24 300 560)"):
        glass = smooth(
            [
                (250, 180),
                (350, 180),
                (352, 300),
                (430, 390),
                (440, 560),
                (436, 800),
                (300, 830),
                (164, 800),
                (160, 560),
                (170, 390),
                (248, 300),
            ],
            8,
        )
        pic.path(glass, pic.near, 0.25, extra='transform="translate(-12 22)"')
        pic.path(glass, mix(pic.light, pic.far, 0.4), 0.5)
        with (
            pic.group(
                clip=smooth(
                    [
                        (178, 560),
                        (188, 420),
                        (300, 350),
                        (412, 420),
                        (422, 560),
                        (420, 790),
                        (300, 812),
                        (180, 790),
                    ],
                    7,
                )
            ),
            pic.group("rotate(24 300 600)"),
        ):
            inner_world(pic, pic.subject, 120, 380, 380, 450)
        pic.path(glass, stroke=pic.light, width=5, opacity=0.8)
        pic.path(taper([(196, 440), (184, 560), (188, 740)], [4, 13, 4]), "#ffffff", 0.5)
        pic.path(rect(258, 120, 84, 76), wood(pic, 0.15))
    figure(
        pic,
        150,
        860,
        130,
        "look",
        "coat",
        "bun",
        1,
        pic.accent,
        pic.near,
        rim=pic.light,
        cast=(0.9, 0.2, 0.3),
    )
    figure(
        pic,
        96,
        872,
        76,
        "point",
        "jacket",
        "cap",
        1,
        mix(pic.accent, pic.light, 0.3),
        pic.near,
        child=1,
    )
    pic.icon("spiral-shell", 520, 856, 50, 20, keep=0.2)
    beast(pic, "heron", 540, 700, 0.8, -1, rim=pic.light)


@scene(
    "hourglass, two worlds",
    "gold teal plumnight chalk ember",
    "town+desert sea+snow forest+stars snow+town",
)
def hourglass_worlds(pic: Picture) -> None:
    """In an hourglass one world runs away into another."""
    pic.vignette = 0.45
    pic.backdrop(mix(pic.near, pic.mid, 0.4), mix(pic.mid, pic.far, 0.3)) if lightness(
        pic.top
    ) < 0.5 else pic.backdrop(pic.top, pic.bottom)
    pic.glow(300, 450, 430, 0.4)
    upper, lower = pic.subject.split("+")
    top = smooth(
        [
            (130, 120),
            (470, 120),
            (480, 260),
            (400, 380),
            (318, 440),
            (282, 440),
            (200, 380),
            (120, 260),
        ],
        7,
    )
    bottom = smooth(
        [
            (282, 460),
            (318, 460),
            (400, 520),
            (480, 640),
            (470, 780),
            (130, 780),
            (120, 640),
            (200, 520),
        ],
        7,
    )
    for shape, kind, y in ((top, upper, 120), (bottom, lower, 460)):
        pic.path(shape, mix(pic.light, pic.far, 0.3), 0.4)
        with pic.group(clip=shape):
            inner_world(pic, kind, 110, y, 380, 330)
    stream = mix(pic.light, "#e8c070", 0.4)
    pic.path(taper([(300, 420), (300, 560), (300, 700)], [10, 4, 3]), stream)
    pic.path(smooth([(220, 782), (270, 720), (300, 694), (330, 720), (380, 782)]), stream)
    for shape in (top, bottom):
        pic.path(shape, stroke=pic.light, width=6, opacity=0.85)
    pic.path(taper([(156, 160), (146, 240), (190, 330)], [4, 12, 4]), "#ffffff", 0.5)
    for y in (84, 788):
        pic.path(rect(90, y, 420, 36), wood(pic, 0.2))
        pic.path(rect(90, y + 26, 420, 10), wood(pic, 0.6))
    for x in (104, 484):
        pic.path(
            taper([(x, 110), (x + 6, 300), (x, 450), (x + 6, 600), (x, 800)], [16, 10, 18, 10, 16]),
            wood(pic, 0.35),
        )
    pic.plain(826, mix(pic.near, pic.mid, 0.35), pic.near)
    figure(
        pic, 300, 708, 66, "reach", "dress", "long", 1, pic.accent, pic.near, child=1, rim=pic.light
    )
    figure(pic, 60, 872, 150, "look", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    beast(pic, "raven", 410, 66, 0.9, -1, rim=pic.light)
