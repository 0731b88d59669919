"""Whirlpools, beaches, salt."""

from __future__ import annotations

import math

from ..beasts import beast, flock
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "spiral of things from above",
    "abyss teal ember duoblue absinthe",
    "chair book teapot boot umbrella letter",
)
def whirlpool(pic: Picture) -> None:
    """In a whirlpool things go round by size; in the middle someone sits calmly."""
    pic.vignette = 0.6
    cx, cy = 330, 420
    pic.backdrop(mix(pic.mid, pic.far, 0.4), mix(pic.mid, pic.near, 0.35))
    for k in range(22):
        r = 620 * 0.86**k
        pts = [
            (
                cx + (r + 10 * math.sin(5 * a + k)) * math.cos(a + k * 0.3),
                cy + (r * 0.92 + 8 * math.sin(4 * a + k)) * math.sin(a + k * 0.3),
            )
            for a in (i * 0.314 for i in range(20))
        ]
        pic.path(
            smooth(pts, 5),
            mix(mix(pic.mid, pic.far, 0.5 * (k % 2)), pic.near, min(0.9, 0.04 + 0.042 * k)),
        )
        pic.path(smooth(pts, 5), stroke=pic.light, width=max(0.8, 3.4 - k * 0.14), opacity=0.28)
    n = 19
    for i in range(n):
        t = i / n
        a, r = 0.6 + t * 11.4, 410 * (1 - t) ** 0.9 + 74
        thing(
            pic,
            pic.subject,
            cx + r * math.cos(a),
            cy + r * 0.92 * math.sin(a),
            112 * (1 - t) + 22,
            rotate=math.degrees(a) * 0.7,
            keep=0.3,
            rim=1,
            flat=mix(pic.light, pic.far, 0.25) if pic.subject == "chair" else None,
        )
    pic.path(ellipse(cx, cy, 46, 42), pic.near)
    figure(pic, cx, cy + 30, 74, "sitlow", "coat", "hat", 1, pic.accent, pic.mid, rim=pic.light)
    beast(pic, "swan", 90, 800, 0.6, -1, color=pic.light)


@scene(
    "silhouettes, procession on the beach",
    "rosedusk apricot teal duored copper",
    "piano bed clock boat chair harp",
)
def crab_carriers(pic: Picture) -> None:
    """Crabs carry something to the sea at dawn; its owner follows, dressed for it."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.35), (0.7, pic.bottom))
    pic.path(ellipse(440, 430, 90), mix(pic.light, pic.accent, 0.2))
    pic.glow(440, 430, 300, 0.5)
    pic.path(
        rect(-60, 470, 720, 160),
        pic.linear((0, mix(pic.far, pic.bottom, 0.4)), (1, mix(pic.mid, pic.far, 0.4))),
    )
    pic.waves(480, 600, pic.light, 7, 6, 2, 0.5)
    pic.path(
        smooth([(-60, 980), (-60, 640), (150, 600), (400, 640), (660, 590), (660, 980)]),
        mix(pic.bottom, pic.far, 0.6),
    )
    pic.path(
        smooth([(-60, 980), (-60, 820), (300, 780), (660, 830), (660, 980)]),
        mix(pic.far, pic.mid, 0.4),
    )
    n = mix(pic.near, pic.mid, 0.1)
    pic.path(ellipse(320, 730, 220, 16), pic.near, 0.3)
    thing(
        pic,
        pic.subject,
        330,
        560,
        300,
        flat=n if pic.subject in ("piano", "chair") else None,
        keep=0.15,
        rim=1,
    )
    for i in range(6):
        x = 190 + i * 56
        pic.silhouette(
            "crab", x, 704 + 6 * (i % 2), 66, mix(pic.accent, n, 0.45), rotate=pic.between(-8, 8)
        )
    pic.silhouette("crab", 476, 800, 44, n)
    pic.path(polygon((464, 760), (488, 756), (492, 784), (468, 788)), pic.light)
    figure(
        pic,
        92,
        780,
        200,
        "walk",
        "coat",
        "top",
        1,
        n,
        pic.near,
        "cane",
        rim=pic.light,
        cast=(-0.9, 0.16, 0.3),
    )
    flock(pic, 5, 180, 220, (70, 34), (0.2, 0.36), n)


@scene(
    "white space, one tub",
    "snow chalk mint duoblue lemon",
    "bathtub bed piano chair sofa harp telescope",
)
def salt_solitude(pic: Picture) -> None:
    """On a white salt lake somebody has settled with a telescope; a shadow passes below."""
    pic.vignette = 0.15
    pic.backdrop(mix(pic.top, pic.light, 0.3), mix(pic.bottom, pic.light, 0.6))
    pic.path(ellipse(450, 160, 44), mix(pic.accent, pic.light, 0.4))
    pic.ridge(330, 14, mix(pic.far, pic.top, 0.4))
    pic.path(rect(-60, 350, 720, 620), mix(pic.light, pic.bottom, 0.35))
    for j in range(9):
        y = 370 + j * j * 6
        for i in range(-6, 8):
            x, w = 300 + i * (50 + j * 22) + (j % 2) * 20, 26 + j * 12
            pic.path(
                f"M{x - w:.0f} {y} l{w * 0.6:.0f} {8 + j * 2} l{w * 0.9:.0f} "
                f"{-4 - j} l{w * 0.4:.0f} {10 + j * 2}",
                stroke=mix(pic.far, pic.mid, 0.3),
                width=1.2,
                opacity=0.45,
            )
    beast(pic, "whale", 300, 730, 2.7, -1, flat=mix(pic.mid, pic.far, 0.35), rotate=-6, opacity=0.5)
    pic.path(ellipse(220, 566, 110, 12), pic.near, 0.2)
    thing(pic, pic.subject, 220, 510, 150, keep=0.2)
    figure(pic, 200, 540, 92, "sit", "coat", "cap", 1, pic.accent, pic.near)
    pic.icon("telescope", 282, 452, 70, 0, keep=0.1)
    for i in range(14):
        pic.path(ellipse(560 - i * 22, 420 + i * 11, 3.5, 2), mix(pic.mid, pic.near, 0.2), 0.7)
    beast(pic, "raven", 470, 470, 0.4, -1)
