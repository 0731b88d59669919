"""Tables and scales."""

from __future__ import annotations

from ..beasts import beast, flock
from ..figures import figure
from ..furniture import laid_table
from ..geometry import ellipse, rect, smooth, taper
from ..materials import brass, curtain
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "table seen from a child's height",
    "apricot redroom teal chalk plumnight",
    "moon swan whale train tree stag piano sunflower",
)
def table_feast(pic: Picture) -> None:
    """A party is at table; what is served is far too large and nobody minds."""
    pic.vignette = 0.45
    wall = mix(pic.mid, pic.far, 0.4)
    pic.backdrop(mix(wall, pic.near, 0.2), mix(wall, pic.near, 0.45))
    curtain(pic, -1, 90, pic.accent, 760)
    curtain(pic, 1, 90, pic.accent, 760)
    pic.glow(300, 380, 340, 0.55)
    for i in range(5):
        x = 70 + i * 115
        figure(
            pic,
            x,
            760,
            290,
            ("hold", "stand", "point", "stand", "hold")[i],
            ("coat", "dress", "coat", "dress", "robe")[i],
            ("top", "bun", "bald", "long", "crown")[i],
            1 if i < 3 else -1,
            (
                mix(pic.near, pic.mid, 0.3),
                mix(pic.accent, pic.near, 0.3),
                mix(pic.near, pic.mid, 0.15),
                pic.accent,
                mix(pic.far, pic.near, 0.3),
            )[i],
            pic.near,
            rim=mix(pic.light, pic.mid, 0.3),
        )
    laid_table(pic, 300, 640, 640, 300)
    pic.path(ellipse(300, 636, 210, 26), mix(pic.light, pic.far, 0.3))
    thing(pic, pic.subject, 300, 500 if pic.subject != "moon" else 520, 270, rim=1, keep=0.2)
    for x in (90, 510):
        pic.icon("candle", x, 580, 110, keep=0.2)
        pic.glow(x, 536, 80, 0.7)
    for x in (170, 430):
        pic.icon("wine-glass", x, 600, 60, keep=0.15)
    figure(
        pic,
        300,
        890,
        130,
        "reach",
        "jacket",
        "hair",
        1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.near,
    )
    flock(pic, 4, 300, 130, (130, 40), (0.16, 0.26), pic.light, kind="moth")


@scene(
    "close-up of a balance",
    "chalk gold abyss duored violetfog",
    "feather+house egg+elephant heart+key moon+candle letter+piano",
)
def balance(pic: Picture) -> None:
    """On a tall balance the light thing weighs more than the heavy one."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.6, pic.bottom))
    pic.path(ellipse(300, 300, 230, 230), mix(pic.bottom, pic.light, 0.5), 0.6)
    pic.path(
        rect(-60, 800, 720, 160),
        pic.linear((0, mix(pic.mid, pic.far, 0.3)), (1, mix(pic.mid, pic.near, 0.5))),
    )
    metal = mix(brass(pic), pic.near, 0.3)
    heavy, light_ = pic.subject.split("+")
    pic.path(taper([(300, 110), (300, 460), (300, 806)], [12, 16, 30]), metal)
    pic.path(
        smooth([(200, 810), (260, 780), (340, 780), (400, 810), (400, 830), (200, 830)], 5), metal
    )
    pic.path(taper([(90, 300), (300, 180), (510, 130)], [9, 16, 9]), metal)
    pic.path(ellipse(300, 180, 22), mix(metal, pic.light, 0.4))
    for x, y0, y, name, size in ((90, 300, 610, heavy, 120), (510, 130, 400, light_, 170)):
        for dx in (-84, 84):
            pic.path(f"M{x} {y0} L{x + dx} {y}", stroke=metal, width=2.5)
        pic.path(f"M{x - 92} {y} Q{x} {y + 76} {x + 92} {y}Z", mix(metal, pic.mid, 0.15))
        pic.path(f"M{x - 92} {y} H{x + 92}", stroke=pic.light, width=2.5, opacity=0.7)
        thing(pic, name, x, y - size * 0.42, size, keep=0.3)
    figure(
        pic,
        196,
        852,
        130,
        "look",
        "robe",
        "hood",
        -1,
        pic.accent,
        pic.near,
        rim=pic.light,
        cast=(0.6, 0.2, 0.3),
    )
    figure(
        pic,
        440,
        862,
        92,
        "point",
        "jacket",
        "cap",
        1,
        mix(pic.near, pic.mid, 0.3),
        pic.near,
        child=1,
        cast=(0.6, 0.2, 0.3),
    )
    beast(pic, "raven", 300, 96, 0.8, 1)
