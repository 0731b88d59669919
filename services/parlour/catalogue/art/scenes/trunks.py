"""Birches and mazes."""

from __future__ import annotations

import math

from ..beasts import beast
from ..buildings import door
from ..figures import figure
from ..geometry import ellipse, ground, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("tall birches that look", "snow mint violetfog absinthe wheat", "eyes doors hands")
def birch_watch(pic: Picture) -> None:
    """The marks on the birches are not marks; a walker goes by with a finger on the lips."""
    pic.vignette = 0.3
    pic.backdrop(mix(pic.top, pic.far, 0.2), mix(pic.bottom, pic.light, 0.3))
    for i in range(10):
        x = i * 68 + pic.between(-14, 14)
        pic.path(
            taper([(x, 860), (x + 4, 400), (x, -40)], [18, 14, 10]),
            mix(pic.far, pic.bottom, 0.35),
            0.8,
        )
    pic.path(ground(800, 8, 70), mix(pic.far, pic.mid, 0.3))
    bark = mix(pic.light, "#ffffff", 0.3)
    for i, (x, w) in enumerate(((70, 64), (210, 46), (400, 70), (530, 50))):
        trunk = taper([(x, 920), (x + 6, 500), (x - 4, -60)], [w * 1.15, w, w * 0.86])
        pic.path(trunk, pic.near, 0.2, extra='transform="translate(7 0)"')
        pic.path(trunk, pic.linear((0, bark), (1, mix(bark, pic.mid, 0.35)), angle=0))
        with pic.group(clip=trunk):
            for _ in range(22):
                y, side = pic.between(0, 900), pic.random.choice([-1, 1])
                pic.path(
                    taper(
                        [(x + side * w * 0.6, y), (x + side * w * 0.2, y + 3)],
                        [pic.between(3, 9), 1],
                    ),
                    pic.near,
                    0.8,
                )
            for j in range(4):
                y = 90 + j * 190 + (i % 2) * 80
                shut = (i + j) % 4 == 1
                if pic.subject == "eyes":
                    if shut:
                        pic.path(
                            taper([(x - w * 0.34, y), (x, y + 8), (x + w * 0.34, y)], [2, 7, 2]),
                            pic.near,
                        )
                    else:
                        thing(pic, "eye", x, y, w * 0.86)
                elif pic.subject == "doors":
                    door(
                        pic,
                        x,
                        y + 40,
                        w * 0.5,
                        w * 1.1,
                        mix(pic.accent, pic.mid, 0.2 * (i % 3)),
                        ajar=shut,
                    )
                else:
                    pic.silhouette(
                        "raised-hand",
                        x,
                        y,
                        w * 0.9,
                        mix(pic.near, pic.mid, 0.2),
                        rotate=pic.between(-14, 14),
                    )
    figure(pic, 306, 872, 250, "walk", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    beast(pic, "hare", 470, 880, 0.8, -1)


@scene("hedge maze from above", "moss wheat mint sepia pine", "tree door moon chair well")
def hedge_maze(pic: Picture) -> None:
    """A maze seen from high up; two people look for each other, and the middle is not empty."""
    pic.vignette = 0.35
    pic.backdrop(mix(pic.bottom, pic.far, 0.3), mix(pic.bottom, pic.far, 0.5), angle=60)
    hedge = mix(mix(pic.mid, "#4f7a45", 0.4), pic.near, 0.2)
    cx, cy = 300, 450
    for k, r in enumerate((400, 330, 262, 196, 132)):
        gap = 0.5 + k * 2.1 + pic.variant
        for shade, off in ((pic.near, 9), (hedge, 0)):
            pts = [
                (
                    cx + off + r * math.cos(gap + a * 5.85 / 60),
                    cy + off + r * 1.06 * math.sin(gap + a * 5.85 / 60),
                )
                for a in range(61)
            ]
            path = "M" + " L".join(f"{x:.0f} {y:.0f}" for x, y in pts)
            pic.path(path, stroke=shade, width=30 if off == 0 else 32, opacity=0.35 if off else 1)
        for a in range(70):
            t = gap + a * 5.85 / 70
            pic.path(
                ellipse(
                    cx + r * math.cos(t) + pic.between(-9, 9),
                    cy + r * 1.06 * math.sin(t) + pic.between(-9, 9),
                    pic.between(4, 9),
                ),
                mix(hedge, pic.light, pic.between(0.05, 0.3)),
                0.7,
            )
        t = gap + 2.2
        wall = (
            f"M{cx + r * math.cos(t):.0f} {cy + r * 1.06 * math.sin(t):.0f}"
            f" L{cx + (r - 62) * math.cos(t):.0f} "
            f"{cy + (r - 62) * 1.06 * math.sin(t):.0f}"
        )
        pic.path(wall, stroke=hedge, width=26)
    pic.path(ellipse(cx, cy, 90, 94), mix(pic.light, pic.bottom, 0.3))
    if pic.subject == "well":
        pic.path(ellipse(cx, cy, 58), mix(pic.mid, pic.light, 0.3))
        pic.path(ellipse(cx, cy, 44), pic.near)
        pic.path(ellipse(cx + 14, cy - 12, 9), pic.light)
    else:
        thing(pic, pic.subject, cx, cy - 8, 130, keep=0.3)
    figure(pic, 130, 690, 74, "walk", "coat", "hat", 1, pic.accent, pic.near, cast=(1.2, 0.5, 0.4))
    figure(
        pic,
        440,
        250,
        70,
        "look",
        "dress",
        "bun",
        -1,
        mix(pic.accent, pic.near, 0.4),
        pic.near,
        cast=(1.2, 0.5, 0.4),
    )
    thing(pic, "cat", 500, 760, 90, flat=pic.near)
