"""Rooms with a guest."""

from __future__ import annotations

from ..figures import figure
from ..furniture import chair, table
from ..geometry import ellipse, polygon, rect, taper
from ..materials import planks, wallpaper, wood
from ..palette import lightness, mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "interior, filled to the ceiling",
    "lemon blush mint duored chalk moss",
    "apple egg moon shell pear rose clock",
)
def full_room(pic: Picture) -> None:
    """Something has grown until it fills the room; somebody lives on beside it."""
    pic.vignette = 0.35
    wall = mix(pic.top, pic.far, 0.2)
    back = [(90, 120), (510, 120), (510, 640), (90, 640)]
    pic.backdrop(wall, wall)
    pic.path(polygon((-20, -20), (620, -20), *back[1::-1]), mix(pic.light, wall, 0.5))
    pic.path(polygon((-20, -20), back[0], back[3], (-20, 930)), mix(wall, pic.near, 0.1))
    pic.path(polygon((620, -20), back[1], back[2], (620, 930)), mix(wall, pic.near, 0.22))
    floor = polygon(back[3], back[2], (640, 940), (-40, 940))
    pic.path(floor, mix(pic.mid, pic.far, 0.4))
    for i in range(-6, 7):
        pic.path(
            f"M{300 + i * 35} 640 L{300 + i * 70} 930",
            stroke=mix(pic.mid, pic.near, 0.4),
            width=2,
            opacity=0.5,
        )
    win = rect(10, 240, 56, 260)
    pic.path(win, pic.light)
    pic.path("M38 240 V500 M10 370 H66", stroke=mix(pic.mid, pic.near, 0.3), width=4)
    pic.path(polygon((66, 250), (66, 500), (330, 860), (150, 880)), pic.light, 0.28)
    pic.path(ellipse(312, 720, 240, 40), pic.near, 0.35)
    if pic.subject in ("apple", "pear", "shell", "rose"):
        thing(pic, pic.subject, 310, 420, 590, keep=0.55 if pic.subject == "rose" else 0.2)
        pic.hatch(ellipse(330, 470, 200, 220), pic.near, 70, 12, 1.6, 0.16)
    else:
        thing(pic, pic.subject, 310, 420, 560)
    figure(pic, 92, 862, 176, "sit", "dress", "bun", 1, pic.accent, pic.near, rim=pic.light)
    chair(pic, 82, 868, 1.05, mix(pic.near, pic.mid, 0.2))
    table(pic, 196, 770, 120, 92, mix(pic.near, pic.mid, 0.25))
    thing(pic, "cup", 190, 752, 36, keep=0.1)
    thing(pic, "cat", 520, 884, 130, flat=pic.near, flip=True)


@scene(
    "interior, a visitor in the window",
    "wheat ink rosedusk duoblue teal redroom",
    "moon whale ship stag hand train",
)
def window_visitor(pic: Picture) -> None:
    """The window stands open and something leans in from outside."""
    pic.vignette = 0.45
    dark = lightness(pic.top) < 0.5
    wall = mix(pic.near, pic.mid, 0.5) if dark else mix(pic.far, pic.bottom, 0.35)
    pic.backdrop(wall, mix(wall, pic.near, 0.25))
    wallpaper(pic, wall, mix(wall, pic.light, 0.2), 2, 640)
    x, y, w, h = 170, 110, 350, 430
    pic.path(rect(x - 18, y - 18, w + 36, h + 36), wood(pic, 0.2))
    with pic.group(clip=rect(x, y, w, h)):
        pic.path(rect(x, y, w, h), pic.linear((0, pic.top), (1, mix(pic.bottom, pic.light, 0.4))))
        if dark:
            pic.stars(40, 400, x, x + w)
        pic.ridge(470, 14, mix(pic.far, pic.bottom, 0.3))
        pic.ridge(500, 10, pic.mid)
        if pic.subject == "moon":
            thing(pic, "moon", x + 150, y + 210, 330)
        elif pic.subject == "hand":
            skin = mix("#c99672", pic.mid, 0.3)
            for i in range(4):
                pic.path(
                    taper(
                        [
                            (x + 380, y + 120 + i * 62),
                            (x + 230, y + 150 + i * 56),
                            (x + 90 + 12 * i, y + 190 + i * 52),
                        ],
                        [80, 62, 34],
                    ),
                    mix(skin, pic.light, 0.25 - 0.07 * i),
                )
        else:
            thing(pic, pic.subject, x + 200, y + 230, 470, flip=True, rim=1, keep=0.2)
    for q, a in ((-1, x), (1, x + w)):
        leaf = polygon((a, y), (a + q * 84, y - 40), (a + q * 84, y + h + 44), (a, y + h))
        pic.path(leaf, pic.light, 0.22)
        pic.path(leaf, stroke=wood(pic, 0.3), width=8)
        pic.path(f"M{a} {y + h / 2} L{a + q * 84} {y + h / 2}", stroke=wood(pic, 0.3), width=5)
    pic.path(rect(x - 40, y + h, w + 80, 18), wood(pic, 0.4))
    pic.beam((340, 330), (20, 940), (640, 940), 0.22)
    planks(pic, 700, mix(pic.mid, pic.near, 0.4), (340, 300))
    thing(pic, "cup", 230, y + h - 18, 40, keep=0.1)
    figure(pic, 120, 868, 250, "sit", "coat", "bun", 1, pic.accent, pic.near, rim=pic.light)
    chair(pic, 106, 874, 1.5, mix(pic.near, pic.mid, 0.1))
    pic.path(ellipse(440, 850, 150, 22), mix(pic.accent, pic.mid, 0.4), 0.8)
    thing(pic, "hare", 470, 840, 80, flat=pic.near, flip=True)
