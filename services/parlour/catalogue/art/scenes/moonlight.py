"""Upside down and by moonlight."""

from __future__ import annotations

from ..beasts import flock
from ..buildings import house, town
from ..figures import figure
from ..geometry import ground, polygon, rect, taper
from ..palette import mix
from ..picture import Picture
from ..props import ladder, rope
from ..things import thing
from .registry import scene


@scene("upside down", "ink violetfog chalk gold lagoon", "town forest sea")
def upside_world(pic: Picture) -> None:
    """A second land hangs from the upper edge; someone below looks for the way up."""
    pic.vignette = 0.4
    pic.backdrop(
        mix(pic.bottom, pic.far, 0.3), mix(pic.bottom, pic.light, 0.45), (0.55, pic.bottom)
    )
    pic.glow(300, 500, 300, 0.5)
    dark = mix(pic.near, pic.mid, 0.2)
    with pic.group("translate(0 900) scale(1 -1)"):
        if pic.subject == "town":
            town(pic, 800, 9, mix(pic.mid, pic.near, 0.3), 0.25, tall=(120, 330))
            town(pic, 860, 11, dark, 0.55, tall=(80, 210))
        elif pic.subject == "forest":
            for i in range(16):
                x, h = -20 + i * 42, pic.between(160, 370)
                pic.path(
                    taper([(x, 930), (x + pic.between(-8, 8), 900 - h)], [h * 0.3, 1]),
                    mix(dark, pic.mid, pic.between(0, 0.5)),
                )
        else:
            for k in range(5):
                pic.path(
                    ground(620 + k * 60, 16, 40 + k * 8, k * 1.7),
                    mix(pic.accent, pic.near, 0.15 + 0.18 * k),
                )
            thing(pic, "ship", 210, 540, 210)
    pic.path(ground(792, 10, 80), mix(pic.mid, pic.near, 0.6))
    house(pic, 470, 800, 2.0, mix(pic.mid, pic.near, 0.2), pic.near, pic.light)
    ladder(pic, (250, 810), (262, 590), pic.near, 30, 12, 4)
    figure(
        pic, 226, 836, 120, "look", "coat", "hat", 1, pic.accent, pic.near, "case", rim=pic.light
    )
    flock(pic, 7, 330, 480, (90, 40), (0.16, 0.3), pic.near)


@scene(
    "night, sitting on the moon",
    "cobalt plumnight ink rosedusk pine",
    "star fish letter key boot teapot heart crown violin",
)
def moon_angler(pic: Picture) -> None:
    """Someone sits on the crescent and fishes in the clouds."""
    pic.vignette = 0.5
    pic.backdrop(pic.top, pic.bottom, (0.6, mix(pic.top, pic.bottom, 0.5)))
    pic.stars(120, 600)
    thing(pic, "crescent", 210, 270, 300)
    anchors = figure(
        pic, 226, 404, 140, "sit", "coat", "cap", 1, pic.accent, pic.near, rim=pic.light
    )
    x, y = anchors.hf
    pic.path(
        taper([(x - 10, y + 6), (x + 90, y - 90), (x + 170, y - 96)], [5, 3, 1.5]),
        mix(pic.light, pic.mid, 0.4),
    )
    pic.path(
        f"M{x + 170:.0f} {y - 96:.0f} Q{x + 172:.0f} 480 {x + 160:.0f} 610",
        stroke=pic.light,
        width=1.6,
    )
    for k in range(4):
        for i in range(5):
            pic.cloud(
                -20 + i * 160 + (k % 2) * 70,
                690 + k * 62,
                240,
                mix(mix(pic.bottom, pic.light, 0.45), pic.mid, 0.2 * k),
                0.95,
            )
        if k == 0:
            thing(pic, pic.subject, x + 160, 646, 84, rotate=14, rim=1)
    for i in range(3):
        thing(
            pic,
            pic.subject,
            90 + i * 130,
            760 + 34 * (i % 2),
            40,
            flat=mix(pic.mid, pic.near, 0.4),
            rotate=-20 * i,
        )
    thing(pic, "cat", 150, 150, 70, flat=pic.near) if pic.variant else None


@scene(
    "diagonal roof at dusk",
    "rosedusk copper ember violetfog cobalt",
    "moon star egg cloud clock piano bell",
)
def roof_winch(pic: Picture) -> None:
    """On a steep roof three sweeps haul something down from the sky."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.15), (0.65, pic.bottom))
    pic.stars(50, 400)
    thing(pic, pic.subject, 440, 190, 210)
    pic.path(polygon((-20, 470), (640, 770), (640, 960), (-20, 960)), mix(pic.near, pic.mid, 0.3))
    tiles = polygon((-20, 490), (640, 790), (640, 960), (-20, 960))
    with pic.group(clip=tiles):
        for j in range(12):
            for i in range(-1, 18):
                x, y = i * 40 + (j % 2) * 20, 480 + j * 44 + i * 18
                pic.path(
                    f"M{x - 21} {y - 26} h42 v22 a21 21 0 0 1 -42 0Z",
                    mix(mix(pic.mid, pic.accent, 0.25), pic.near, pic.between(0.2, 0.55)),
                )
                pic.path(
                    f"M{x - 21} {y - 4} a21 21 0 0 0 42 0", stroke=pic.near, width=1.6, opacity=0.5
                )
    pic.path(rect(90, 400, 74, 160), mix(pic.near, pic.accent, 0.2))
    pic.path(rect(80, 392, 94, 18), pic.near)
    line = [(400, 270), (300, 420), (196, 528)]
    rope(pic, line, pic.light, 2.6)
    for x, y, h in ((226, 596, 120), (318, 640, 110), (404, 676, 104)):
        figure(pic, x, y, h, "pull", "jacket", "top", -1, pic.near, pic.near, rim=pic.light)
    rope(pic, [(400, 274), (352, 470), (430, 614)], pic.light, 2)
    thing(pic, "cat", 530, 704, 120, flat=pic.near)
