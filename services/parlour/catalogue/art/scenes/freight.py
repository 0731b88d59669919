"""Lifted and picked."""

from __future__ import annotations

import math

from ..figures import figure
from ..geometry import ellipse, ground, smooth
from ..palette import lightness, mix
from ..picture import Picture
from ..props import ladder, rope
from ..things import thing
from .registry import scene


@scene(
    "balloon with freight",
    "lagoon blush cobalt lemon ember storm",
    "house tree bed elephant lighthouse bathtub piano whale castle clock",
)
def balloon_freight(pic: Picture) -> None:
    """A balloon lifts something far too heavy; the owner goes along."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.7, pic.bottom))
    if lightness(pic.top) < 0.35:
        pic.stars(60, 500)
    for x, y, w in ((90, 620, 260), (500, 540, 240), (110, 200, 160)):
        pic.cloud(x, y, w, mix(pic.light, pic.bottom, 0.2), 0.85)
    pic.ridge(800, 22, mix(pic.far, pic.mid, 0.3))
    pic.ridge(840, 12, mix(pic.mid, pic.near, 0.4))
    cx = 330
    for x in (-1, -0.5, 0, 0.5, 1):
        pic.path(f"M{cx + x * 150:.0f} {300} L{cx + x * 60:.0f} 520", stroke=pic.near, width=2)
    skin = smooth(
        [
            (cx, 50),
            (cx + 120, 80),
            (cx + 176, 190),
            (cx + 130, 300),
            (cx + 40, 380),
            (cx - 40, 380),
            (cx - 130, 300),
            (cx - 176, 190),
            (cx - 120, 80),
        ],
        8,
    )
    pic.path(skin, pic.accent)
    with pic.group(clip=skin):
        for i in range(5):
            if i % 2 == 0:
                pic.path(
                    smooth(
                        [
                            (cx, 40),
                            (cx - 190 + i * 95, 190),
                            (cx - 20 + i * 10, 390),
                            (cx - 10 + i * 12, 390),
                            (cx - 120 + i * 95, 190),
                        ],
                        8,
                    ),
                    mix(pic.light, pic.accent, 0.15),
                    0.9,
                )
        pic.path(ellipse(cx + 120, 240, 130, 220), pic.near, 0.22)
    pic.hatch(skin, pic.near, 84, 10, 1.4, 0.18)
    thing(pic, pic.subject, cx, 590, 210, keep=0.3, rim=1)
    figure(
        pic,
        cx + 128,
        650,
        70,
        "reach",
        "coat",
        "hat",
        -1,
        mix(pic.near, pic.mid, 0.2),
        pic.near,
        rim=pic.light,
    )
    pic.path(f"M{cx + 60} 500 Q{cx + 110} 540 {cx + 126} 584", stroke=pic.near, width=2)
    figure(pic, 96, 878, 90, "arms", "dress", "bun", 1, pic.near, pic.near, rim=pic.light)
    figure(
        pic, 150, 884, 60, "look", "jacket", "hair", 1, pic.accent, pic.near, child=1, rim=pic.light
    )
    rope(pic, [(cx - 40, 690), (cx - 90, 770), (160, 850)], pic.near, 2)


@scene(
    "tree of things",
    "chalk plumnight mint copper duoblue pine",
    "lamp key fish book umbrella eye clock house bird bell star apple butterfly",
)
def odd_tree(pic: Picture) -> None:
    """A tree bears something that is not fruit; it is being picked."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.35), (0.65, pic.bottom))
    pic.path(ellipse(300, 340, 290, 300), mix(pic.bottom, pic.light, 0.4), 0.55)
    pic.ridge(760, 14, mix(pic.far, pic.bottom, 0.3))
    pic.path(ground(800, 9, 80), mix(pic.mid, pic.near, 0.35))
    tips: list[tuple[float, float]] = []
    pic.tree(310, 820, 170, mix(pic.near, pic.mid, 0.15), 6, 0.46, tips=tips, width=44)
    spots: list[tuple[float, float]] = []
    order = sorted(tips, key=lambda p: (round(p[0] * 7) % 11, p[1]))
    for apart in (92, 72, 56):  # a sparse crown still bears enough
        for x, y in order:
            inside = 24 < x < 576 and 30 < y < 620 and len(spots) < 15
            if inside and all(math.dist((x, y), s) > apart for s in spots):
                spots.append((x, y))
        if len(spots) >= 9:
            break
    name = {"bird": "raven"}.get(pic.subject, pic.subject)
    for i, (x, y) in enumerate(spots[:17]):
        size = 62 + 14 * (i % 3)
        pic.path(f"M{x:.0f} {y:.0f} v14", stroke=pic.near, width=2)
        if name in ("lamp", "eye"):
            pic.glow(x, y + 14 + size / 2, size, 0.5)
        pale = name in ("raven", "fish") and lightness(pic.top) < 0.5
        thing(
            pic,
            name,
            x,
            y + 12 + size / 2,
            size,
            keep=0.4,
            flat=mix(pic.light, pic.accent, 0.3) if pale else None,
        )
    ladder(pic, (180, 830), (226, 560), mix(pic.near, pic.mid, 0.35), 34, 12, 4)
    figure(pic, 206, 706, 110, "climb", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    figure(
        pic,
        470,
        846,
        100,
        "reach",
        "dress",
        "long",
        -1,
        mix(pic.accent, pic.near, 0.3),
        pic.near,
        child=1,
        rim=pic.light,
    )
    pic.icon("basket", 410, 836, 62, keep=0.2)
    thing(pic, name, 402, 800, 34, keep=0.3)
