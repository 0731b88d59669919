"""Alone in the open."""

from __future__ import annotations

from ..beasts import beast
from ..buildings import door, street_lamp
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..palette import lightness, mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "an island the size of a room",
    "cobalt lagoon rosedusk duoblue abyss apricot",
    "door lamp bed piano clock tree telephone",
)
def tiny_island(pic: Picture) -> None:
    """On an island no larger than a room stands one thing, and one person waits beside it."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.25), (0.6, pic.bottom))
    if lightness(pic.top) < 0.4:
        pic.stars(90, 480)
    pic.path(ellipse(150, 560, 80), mix(pic.light, pic.accent, 0.12))
    pic.glow(150, 560, 250, 0.55)
    pic.path(
        rect(-60, 600, 720, 360),
        pic.linear((0, mix(pic.far, pic.bottom, 0.25)), (1, mix(pic.mid, pic.near, 0.5))),
    )
    for i in range(9):
        pic.path(
            taper(
                [
                    (150 - 60 - i * 4, 620 + i * 24),
                    (150, 617 + i * 24),
                    (210 + i * 4, 621 + i * 24),
                ],
                [1, 6, 1],
            ),
            pic.light,
            0.5,
        )
    pic.waves(610, 880, mix(pic.light, pic.far, 0.2), 10, 9, 2.4, 0.4)
    pic.path(
        smooth(
            [(180, 740), (250, 690), (350, 676), (450, 690), (520, 744), (460, 770), (240, 772)], 7
        ),
        mix(pic.mid, pic.near, 0.25),
    )
    pic.path(
        smooth([(196, 726), (260, 690), (350, 676), (440, 690), (504, 728), (350, 740)], 7),
        mix(pic.accent, "#6f8a4a", 0.7),
    )
    if pic.subject == "lamp":
        street_lamp(pic, 370, 706, 330)
    elif pic.subject == "door":
        door(pic, 370, 708, 110, 240, pic.accent, ajar=True)
    elif pic.subject == "clock":
        pic.path(taper([(370, 706), (370, 520)], [16, 12]), pic.near)
        thing(pic, "clock", 370, 440, 170)
    elif pic.subject == "tree":
        thing(pic, "tree", 370, 560, 300)
    else:
        thing(pic, pic.subject, 372, 620, 210, keep=0.3, rim=1)
    figure(
        pic,
        270,
        722,
        120,
        "sitlow",
        "coat",
        "hat",
        -1,
        pic.accent if pic.subject != "door" else pic.near,
        pic.near,
        rim=pic.light,
    )
    thing(pic, "boat", 92, 800, 110)
    beast(pic, "whale", 470, 850, 0.9, -1, flat=mix(pic.near, pic.mid, 0.2), opacity=0.85)


@scene(
    "steps in open air",
    "violetfog apricot ink snow redroom lagoon",
    "moon door eye cloud star nest clock bell",
)
def stair_sky(pic: Picture) -> None:
    """A stair without a house goes up to something in the sky."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.6, pic.bottom))
    if lightness(pic.top) < 0.4:
        pic.stars(80, 500)
    for y, x, w in ((420, 120, 260), (560, 470, 320), (200, 170, 180)):
        pic.cloud(x, y, w, mix(pic.light, pic.bottom, 0.25), 0.7)
    thing(pic, pic.subject, 460, 190, 220)
    c = mix(pic.mid, pic.near, 0.25)
    n = 22
    for i in range(n):
        x, y = 30 + i * 19.5, 806 - i * 24
        w = 92 - i * 2.2
        pic.path(
            polygon((x, y), (x + w, y - 4), (x + w, y + 10), (x, y + 14)),
            mix(c, pic.light, 0.35 - 0.2 * (i / n)),
        )
        pic.path(
            polygon(
                (x, y + 14),
                (x + w, y + 10),
                (x + w - 8, y + 26 + (i % 4) * 9),
                (x + 8, y + 30 + (i % 3) * 12),
            ),
            mix(c, pic.near, 0.35),
        )
    pic.ridge(800, 12, mix(pic.mid, pic.near, 0.35))
    pic.path(ground(846, 6, 70), pic.near)
    figure(pic, 250, 560, 92, "walk", "coat", "hat", 1, pic.accent, pic.near, "case", rim=pic.light)
    figure(
        pic,
        108,
        728,
        78,
        "walk",
        "dress",
        "bun",
        -1,
        mix(pic.accent, pic.light, 0.35),
        pic.near,
        rim=pic.light,
    )
    figure(
        pic, 520, 862, 82, "look", "jacket", "cap", -1, pic.accent, pic.near, child=1, rim=pic.light
    )
    beast(pic, "cat", 404, 330, 0.3, 1)
