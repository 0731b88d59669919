"""A line and a hole in the white."""

from __future__ import annotations

import math

from ..beasts import beast, flock
from ..figures import figure
from ..geometry import ellipse, polyline, smooth, spline, taper
from ..materials import wood
from ..palette import mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from .registry import scene


@scene(
    "white space, the line ends", "chalk duored snow duoblue lemon", "pencil scissors needle bird"
)
def last_line(pic: Picture) -> None:
    """A tightrope is the line of the drawing itself, and it has an end."""
    pic.vignette = 0.12
    pic.edge = 0.4
    pic.backdrop(pic.light, mix(pic.light, pic.bottom, 0.6))
    pic.path(ellipse(140, 190, 70), mix(pic.accent, pic.light, 0.35), 0.8)
    line = [(-20.0, 420.0), (120.0, 444.0), (260.0, 452.0), (400.0, 440.0), (470.0, 420.0)]
    pic.path(polyline(spline(line, 10), False), stroke=pic.near, width=4)
    pic.path("M40 426 V880 M40 880 h-60 M40 880 h40", stroke=pic.near, width=4)
    figure(pic, 236, 452, 190, "arms", "dress", "bun", 1, pic.accent, pic.near)
    pic.path(taper([(120, 300), (236, 330), (350, 296)], [4, 5, 4]), pic.near)
    if pic.subject == "pencil":
        pic.icon("pencil", 532, 338, 210, 0, True, keep=0.3)
    elif pic.subject == "scissors":
        pic.icon("scissors", 512, 400, 190, -100, keep=0.25)
    elif pic.subject == "needle":
        pic.icon("sewing-needle", 520, 360, 190, 0, keep=0.2)
    else:
        beast(pic, "raven", 500, 392, 2.1, -1)
    for i in range(5):
        x, y = 190 + i * 80, 850 - (i % 2) * 14
        pic.path(
            smooth(
                [
                    (x - 30, y),
                    (x - 18, y - 22),
                    (x + 4, y - 14),
                    (x + 22, y - 26),
                    (x + 30, y),
                    (x + 8, y + 10),
                ],
                3,
            ),
            mix(pic.far, pic.light, 0.45),
        )
        pic.path(
            f"M{x - 20} {y - 6} l14 -8 l10 10 l14 -12", stroke=pic.near, width=1.6, opacity=0.5
        )
    figure(
        pic,
        540,
        872,
        110,
        "look",
        "coat",
        "hat",
        -1,
        mix(pic.near, pic.mid, 0.3),
        pic.near,
        cast=(0.8, 0.2, 0.2),
    )


@scene(
    "white space, a hole with a feast", "snow chalk mint blush duoblue", "party sea stars garden"
)
def bright_hole(pic: Picture) -> None:
    """In the middle of nothing there is a round hole, and life in it; a late guest arrives."""
    pic.vignette = 0.12
    pic.backdrop(mix(pic.light, pic.top, 0.25), mix(pic.light, pic.bottom, 0.6))
    for i in range(24):
        pic.path(
            ellipse(560 - i * 15, 860 - i * 14 + 10 * math.sin(i), 5, 3),
            mix(pic.far, pic.mid, 0.3),
            0.6,
        )
    cx, cy, r = 240, 340, 170
    pic.path(ellipse(cx, cy + 8, r + 14, r * 0.62 + 12), mix(pic.far, pic.light, 0.3))
    hole = ellipse(cx, cy, r, r * 0.62)
    pic.path(hole, pic.near)
    with pic.group(clip=hole):
        if pic.subject == "party":
            pic.path(hole, mix(pic.near, pic.accent, 0.45))
            pic.glow(cx, cy + 20, 160, 0.8)
            for i in range(5):
                figure(
                    pic,
                    cx - 110 + i * 56,
                    cy + 90,
                    150,
                    ("dance", "arms", "hold", "dance", "arms")[i],
                    ("dress", "coat", "robe", "dress", "coat")[i],
                    ("ears", "top", "crown", "long", "beak")[i],
                    1 - 2 * (i % 2),
                    (pic.accent, pic.near, pic.light, mix(pic.accent, pic.light, 0.5), pic.mid)[i],
                    pic.near,
                )
        elif pic.subject == "sea":
            pic.path(hole, "#12385a")
            pic.waves(cy - 80, cy + 100, "#d6ecf0", 7, 7, 2, 0.6)
            beast(pic, "whale", cx, cy + 10, 1.1, -1, flat="#0a1c30")
        elif pic.subject == "stars":
            pic.path(hole, "#0b1233")
            pic.stars(110, cy + 120, 60, 430, "#fff4d0")
            thing(pic, "planet", cx + 20, cy, 110, keep=0.4)
        else:
            pic.path(hole, mix("#5f8a45", pic.mid, 0.3))
            for i in range(26):
                pic.icon(
                    ("tulip", "rose", "sunflower", "mushroom")[i % 4],
                    pic.between(90, 400),
                    pic.between(260, 440),
                    44,
                    pic.between(-20, 20),
                    keep=0.45,
                )
    pic.path(hole, stroke=pic.near, width=3, opacity=0.5)
    ladder(pic, (300, 400), (330, 230), wood(pic, 0.2), 26, 8, 4)
    figure(
        pic, 486, 820, 170, "walk", "coat", "hat", -1, pic.accent, pic.near, cast=(1.0, 0.2, 0.25)
    )
    pic.icon("bouquet", 448, 752, 54, -20, True, keep=0.4)
    flock(pic, 3, 480, 170, (50, 20), (0.2, 0.3), pic.near)
