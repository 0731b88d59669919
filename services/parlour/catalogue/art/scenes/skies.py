"""Things in the sky and the people who deal with them."""

from __future__ import annotations

from ..buildings import town
from ..figures import figure
from ..geometry import ellipse, ground, rect, smooth
from ..palette import lightness, mix
from ..picture import Picture
from ..props import ladder, rope
from ..things import halo, thing, within
from .registry import scene


def _pale_sky(pic: Picture) -> None:
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.35), (0.6, pic.bottom))
    if lightness(pic.top) < 0.4:
        pic.stars(60, 420)


@scene(
    "tall, low horizon",
    "mint rosedusk lemon cobalt duoblue",
    "egg moon door clock nest house eye piano bell star",
)
def ladder_up(pic: Picture) -> None:
    """A small person climbs a long ladder to something in the sky."""
    pic.vignette = 0.3
    _pale_sky(pic)
    for y, w in ((300, 260), (380, 200), (520, 320)):
        pic.cloud(pic.between(60, 540), y, w, mix(pic.light, pic.bottom, 0.3), 0.6)
    pic.ridge(770, 20, mix(pic.far, pic.bottom, 0.35))
    pic.ridge(806, 14, mix(pic.mid, pic.far, 0.35))
    pic.path(ground(850, 6, 70), mix(pic.mid, pic.near, 0.55))
    pic.glow(390, 190, 240, 0.5)
    thing(pic, pic.subject, 390, 190, 190)
    wood = mix(pic.near, pic.mid, 0.2)
    ladder(pic, (190, 862), (352, 268), wood, 40, 24, 4.5)
    figure(
        pic, 292, 560, 78, "climb", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light, rotate=6
    )
    figure(pic, 130, 866, 62, "look", "dress", "bun", 1, mix(pic.accent, pic.near, 0.5), pic.near)
    thing(pic, "hare", 452, 862, 46, flat=pic.near)
    for x in (520, 556):
        pic.tree(x, 858, 26, pic.near, 5)


@scene(
    "silhouette, great beast over a town",
    "rosedusk ember plumnight copper cobalt storm",
    "whale fish swan turtle octopus snail moth stag hare",
)
def sky_visitor(pic: Picture) -> None:
    """Something huge floats low over the roofs, held by thin lines."""
    pic.vignette = 0.45
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2), (0.75, pic.bottom))
    pic.stars(50, 330)
    pic.path(ellipse(130, 640, 60), mix(pic.light, pic.accent, 0.1))
    pic.glow(130, 640, 240, 0.5)
    body = mix(pic.near, pic.mid, 0.35)
    halo(pic, pic.subject, 320, 270, 470, mix(pic.light, pic.accent, 0.25))
    thing(pic, pic.subject, 320, 270, 470, flat=body)
    with within(pic, pic.subject, 320, 270, 470):
        pic.hatch(rect(0, 0, 600, 560), mix(pic.light, pic.mid, 0.4), 12, 11, 1.6, 0.3)
    town(pic, 840, 15, mix(pic.mid, pic.near, 0.45), 0.35, tall=(40, 120))
    for x0, x1, y1 in ((200, 150, 770), (300, 330, 740), (420, 470, 790)):
        rope(pic, [(x0, 330), ((x0 + x1) / 2 - 8, 560), (x1, y1)], mix(pic.light, pic.mid, 0.4), 2)
        figure(
            pic,
            x1,
            y1 + 38,
            46,
            "pull",
            "coat",
            "cap",
            1 if x0 > x1 else -1,
            pic.near,
            flat=pic.near,
        )
    pic.path(ground(868, 5, 50), pic.near)
    figure(
        pic, 540, 888, 74, "look", "coat", "hat", -1, pic.accent, pic.near, rim=pic.light, child=1
    )


@scene(
    "figure filled with another sky",
    "apricot snow chalk sepia mint violetfog",
    "elephant stag whale camel swan turtle rhinoceros horse wolf hare heron",
)
def star_beast(pic: Picture) -> None:
    """By day a beast made of night sky crosses the land; somebody leads it."""
    pic.vignette = 0.25
    pic.backdrop(mix(pic.top, pic.light, 0.25), mix(pic.bottom, pic.light, 0.5))
    pic.path(ellipse(470, 150, 40), mix(pic.light, pic.accent, 0.15))
    for k in range(3):
        pic.ridge(560 + k * 60, 22, mix(pic.bottom, pic.far, 0.3 + 0.25 * k))
    pic.path(ground(742, 8, 90), mix(pic.far, pic.mid, 0.5))
    pic.hatch(
        ground(742, 8, 90), mix(pic.mid, pic.near, 0.3), 4, 26, 2, 0.35, (0, 700, 600, 900), 6
    )
    pic.path(ellipse(310, 748, 230, 16), pic.near, 0.25)
    with within(pic, pic.subject, 310, 510, 500, flip=True):
        pic.path(
            rect(-10, 200, 640, 600), pic.linear((0, "#0b1233"), (1, mix("#2b3f7c", pic.near, 0.2)))
        )
        pic.stars(170, 780, 30, 590, "#fff4d0")
        pic.path(
            smooth([(60, 300), (260, 420), (420, 520), (560, 720), (380, 600), (180, 470)]),
            "#8f9fe0",
            0.22,
        )
        pic.path(ellipse(250, 470, 26), "#fff1c4")
        pic.path(ellipse(262, 463, 23), "#131c45")
    anchors = figure(
        pic, 74, 800, 96, "walk", "coat", "hat", -1, pic.accent, pic.near, cast=(0.8, 0.22, 0.3)
    )
    rope(pic, [anchors.hf, (110, 700), (150, 560)], pic.near, 2)
    figure(
        pic,
        520,
        826,
        54,
        "walk",
        "dress",
        "long",
        -1,
        mix(pic.accent, pic.light, 0.3),
        pic.near,
        child=1,
    )


@scene(
    "weather of things",
    "storm duoblue lemon ink blush teal",
    "key letter fish feather umbrella maple-leaf spoon star glove teapot sunflower candle",
)
def strange_rain(pic: Picture) -> None:
    """It rains things; people under umbrellas take no notice."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, pic.bottom, (0.7, mix(pic.top, pic.bottom, 0.7)))
    for i in range(5):
        pic.cloud(
            60 + i * 125, 70 + 26 * (i % 2), 250, mix(pic.far, pic.near, 0.1 + 0.1 * (i % 2)), 0.95
        )
    shift = -120 if pic.variant else 120
    for i in range(46):
        t = (i * 0.618) % 1
        y = 110 + 640 * (i + 0.5) / 46
        size = 18 + 40 * (i % 5 == 0) + 14 * (i % 3)
        x = -40 + 680 * t + shift * (y - 400) / 900
        thing(
            pic,
            pic.subject,
            x,
            y,
            size,
            rotate=pic.between(-60, 60),
            keep=0.12,
            flat=None if i % 4 else mix(pic.mid, pic.light, 0.2),
        )
    pic.path(ground(800, 5, 60), mix(pic.mid, pic.near, 0.45))
    pic.hatch(ground(800, 5, 60), pic.light, 2, 22, 2, 0.2, (0, 780, 600, 900), 4)
    people = (
        (110, 850, 190, 1, "coat", "hat", pic.near),
        (250, 872, 160, 1, "dress", "bun", pic.accent),
        (430, 850, 200, -1, "coat", "hair", mix(pic.near, pic.mid, 0.4)),
    )
    for x, y, h, f, d, hd, c in people:
        figure(pic, x, y, h, "walk", d, hd, f, c, pic.near, "umbrella", rim=pic.light)
    figure(
        pic,
        535,
        880,
        96,
        "look",
        "jacket",
        "plain",
        -1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.light,
    )
