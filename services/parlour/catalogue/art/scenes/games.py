"""Falls, games and stilts."""

from __future__ import annotations

from ..beasts import beast, flock
from ..figures import figure
from ..geometry import ellipse, ground, rect, smooth, taper
from ..materials import wood
from ..palette import lightness, mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from .registry import scene


@scene(
    "falling upwards",
    "teal apricot plumnight duoblue lagoon blush",
    "umbrella feather letter hat fish",
)
def fall_up(pic: Picture) -> None:
    """Somebody falls upwards through a sky full of things; the others look aside."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.35), (0.7, pic.bottom))
    for y in (760, 830):
        for i in range(5):
            pic.cloud(-20 + i * 160 + (y % 3) * 30, y, 250, mix(pic.light, pic.bottom, 0.3), 0.9)
    spots = (
        (90, 640, 120),
        (470, 700, 140),
        (500, 470, 110),
        (110, 400, 130),
        (470, 230, 120),
        (120, 160, 100),
        (330, 830, 110),
    )
    for i, (x, y, s) in enumerate(spots):
        thing(
            pic,
            pic.subject,
            x,
            y,
            s,
            keep=0.3,
            rotate=(-14, 10, 20, -8, 6, 16, -20)[i]
            if pic.subject != "umbrella"
            else (-8, 6, 12, -5, 4, 9, -10)[i],
        )
        if pic.subject == "umbrella":
            figure(
                pic,
                x + 4,
                y + s * 1.05,
                s * 0.82,
                "hold",
                ("coat", "dress", "robe")[i % 3],
                ("hat", "bun", "hood", "top")[i % 4],
                1 - 2 * (i % 2),
                (pic.near, mix(pic.near, pic.mid, 0.4), mix(pic.accent, pic.near, 0.4))[i % 3],
                pic.near,
            )
    for i in range(7):
        pic.path(
            taper(
                [
                    (300 + (i - 3) * 16, 640 + abs(i - 3) * 12),
                    (300 + (i - 3) * 12, 760 + 20 * (i % 2)),
                ],
                [3, 1],
            ),
            pic.light,
            0.6,
        )
    with pic.group("rotate(168 310 440)"):
        figure(
            pic,
            310,
            560,
            250,
            "fall",
            "coat",
            "hair",
            1,
            pic.accent,
            pic.near,
            rim=pic.light,
            wind=14,
        )
    pic.icon("top-hat", 220, 660, 60, 30, keep=0.1)
    flock(pic, 5, 300, 90, (120, 30), (0.2, 0.34), pic.near)


@scene(
    "a game on a table, from above", "redroom moss chalk tar teal", "windows houses moons animals"
)
def card_table(pic: Picture) -> None:
    """Hands play cards; every card on the table is a real place."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.near, pic.mid, 0.3), mix(pic.near, pic.mid, 0.15))
    cx, cy = 300, 450
    pic.path(ellipse(cx + 8, cy + 14, 290, 330), pic.near, 0.5)
    pic.path(ellipse(cx, cy, 288, 326), wood(pic, 0.1))
    pic.path(ellipse(cx, cy, 256, 292), mix(pic.accent, pic.near, 0.35))
    pic.hatch(ellipse(cx, cy, 256, 292), pic.near, 40, 7, 1.2, 0.25)
    pic.glow(cx, cy, 280, 0.4)
    cards = (
        (190, 330, -14),
        (330, 300, 6),
        (430, 400, 18),
        (180, 500, 8),
        (310, 480, -5),
        (410, 580, -16),
        (250, 640, 12),
    )
    for i, (x, y, a) in enumerate(cards):
        with pic.group(f"translate({x} {y}) rotate({a})"):
            pic.path(rect(-52, -76, 108, 160), pic.near, 0.35)
            pic.path(rect(-56, -80, 108, 160), pic.light)
            inner = rect(-48, -72, 92, 144)
            with pic.group(clip=inner):
                sky, low = (
                    ("#16244a", "#3a5a8a"),
                    ("#e0865a", "#f8d8a0"),
                    ("#8fb7b0", "#f2e3b3"),
                    ("#c9d8df", "#f3f3ec"),
                    ("#0b4a55", "#8fd0c0"),
                    ("#5a2040", "#e58a7a"),
                    ("#2c3a44", "#76868c"),
                )[i]
                pic.path(inner, pic.linear((0, sky), (1, low)))
                pic.path(
                    smooth([(-70, 90), (-60, 30), (-10, 10), (30, 34), (70, 20), (70, 90)]),
                    mix(sky, pic.near, 0.5),
                )
                kind = {
                    "windows": ("tree", "ship", "flame", "whale", "door", "stag", "crescent"),
                    "houses": ("house",) * 7,
                    "moons": ("moon", "crescent", "star", "sun", "moon", "planet", "crescent"),
                    "animals": ("stag", "hare", "wolf", "heron", "whale", "owl", "cat"),
                }[pic.subject][i]
                thing(pic, kind, 0, -8, 74, keep=0.35)
    for x, y, a, c in (
        (300, 60, 0, pic.accent),
        (40, 470, -90, pic.mid),
        (560, 450, 90, mix(pic.accent, pic.light, 0.3)),
        (330, 860, 180, mix(pic.near, pic.mid, 0.5)),
    ):
        with pic.group(f"translate({x} {y}) rotate({a})"):
            skin = mix(pic.random.choice(["#c99672", "#8d5a3c", "#e8c3a0"]), pic.mid, 0.2)
            for q in (-1, 1):
                pic.path(
                    taper([(q * 120, -160), (q * 90, -60), (q * 46, 40)], [70, 60, 44]),
                    mix(c, pic.near, 0.2),
                )
                pic.path(ellipse(q * 40, 56, 24, 28), skin)
                for f in range(4):
                    pic.path(
                        taper(
                            [(q * 40 + (f - 1.5) * 11, 66), (q * 36 + (f - 1.5) * 12, 92)], [11, 8]
                        ),
                        mix(skin, pic.near, 0.05 * f),
                    )


@scene(
    "silhouette, a ridge with one odd thing",
    "apricot ember cobalt duored violetfog gold",
    "piano bed house boat clock teapot",
)
def long_legs(pic: Picture) -> None:
    """On a ridge before the sun something stands on long legs; somebody tends it from a ladder."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.25), (0.75, pic.bottom))
    sun = (
        mix(pic.accent, pic.light, 0.3)
        if lightness(pic.top) > 0.5
        else mix(pic.light, pic.accent, 0.15)
    )
    pic.path(ellipse(330, 560, 230), sun)
    pic.hatch(ellipse(330, 560, 230), mix(sun, pic.bottom, 0.5), 0, 14, 3, 0.4, jitter=3)
    n = pic.near
    for x, knee, foot in ((240, 210, 226), (310, 330, 300), (390, 372, 404), (440, 470, 452)):
        pic.path(taper([(x, 340), (knee, 560), (foot, 790)], [14, 11, 8]), n)
        pic.path(taper([(foot - 2, 790), (foot + 16, 792)], [9, 5]), n)
    thing(pic, pic.subject, 340, 270, 310, flat=None if pic.subject == "clock" else n)
    pic.path(ground(790, 14, 90), n)
    ladder(pic, (150, 800), (216, 350), n, 34, 20, 4.5)
    figure(pic, 206, 400, 120, "climb", "dress", "bun", 1, n, flat=n)
    figure(pic, 516, 806, 110, "look", "coat", "hat", -1, n, flat=n)
    beast(pic, "hare", 90, 800, 0.7, 1, flat=n)
    flock(pic, 6, 480, 160, (70, 50), (0.2, 0.36), n)
