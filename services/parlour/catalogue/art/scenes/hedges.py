"""Hedges, owls and councils."""

from __future__ import annotations

import math

from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, taper
from ..palette import lightness, mix
from ..picture import Picture
from ..props import ladder
from ..things import halo, thing, within
from .registry import scene


@scene(
    "figure and ground between leaves",
    "moss mint lagoon absinthe pine",
    "wolf+heron+man hare+owl+man stag+fish+man",
)
def leaf_shapes(pic: Picture) -> None:
    """The gaps in the hedge have shapes; the gardener has stopped cutting."""
    pic.vignette = 0.3
    glow = mix(pic.light, "#ffffff", 0.25)
    pic.backdrop(mix(pic.mid, pic.near, 0.3), mix(pic.mid, pic.near, 0.6))
    for layer in range(3):
        for _ in range(210):
            x, y, a = pic.between(-30, 630), pic.between(-30, 760), pic.between(0, 6.3)
            reach = pic.between(44, 86) - 8 * layer
            c = mix(
                mix(pic.mid, pic.far, pic.between(0, 0.6)),
                pic.near,
                0.5 - 0.16 * layer + pic.between(0, 0.2),
            )
            leaf = [
                (x, y),
                (x + reach * 0.5 * math.cos(a), y + reach * 0.5 * math.sin(a)),
                (x + reach * math.cos(a), y + reach * math.sin(a)),
            ]
            pic.path(
                taper(leaf, [2, reach * 0.42, 1]), c if pic.random.random() > 0.02 else pic.accent
            )
    first, second, _man = pic.subject.split("+")
    thing(pic, first, 210, 260, 360, flat=glow)
    thing(pic, second, 440, 470, 250, flat=glow, flip=True)
    figure(pic, 160, 690, 210, "stand", "coat", "hat", 1, flat=glow)
    for _ in range(60):
        x, y, a, reach = (
            pic.between(-30, 630),
            pic.between(40, 720),
            pic.between(0, 6.3),
            pic.between(26, 46),
        )
        if 90 < x < 230 and y > 430:
            continue
        leaf = [
            (x, y),
            (x + reach * 0.5 * math.cos(a), y + reach * 0.5 * math.sin(a)),
            (x + reach * math.cos(a), y + reach * math.sin(a)),
        ]
        pic.path(taper(leaf, [2, reach * 0.4, 1]), mix(pic.mid, pic.near, pic.between(0.1, 0.5)))
    pic.path(ground(770, 8, 50), mix(pic.near, pic.mid, 0.2))
    anchors = figure(
        pic, 400, 872, 240, "look", "trousers", "hat", -1, pic.accent, pic.light, rim=pic.light
    )
    pic.icon("scissors", anchors.hn[0] + 6, anchors.hn[1] + 22, 70, 170, keep=0.15)


@scene("close-up, back of an owl", "plumnight snow copper cobalt moss", "windows leaves")
def owl_back(pic: Picture) -> None:
    """An owl as tall as a tower sits with its back to us; people have moved in."""
    pic.vignette = 0.45
    night = lightness(pic.top) < 0.5
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.15), (0.6, pic.bottom))
    pic.moon(480, 150, 70)
    if night:
        pic.stars(60, 500)
    for x in (20, 110, 560):
        pic.tree(x, 900, 120, mix(pic.near, pic.mid, 0.25), 6)
    y, size = 470, 800
    halo(pic, "owl", 290, y, size, mix(pic.light, pic.far, 0.2), shift=(4, -4))
    c = mix(pic.mid, pic.near, 0.2)
    thing(pic, "owl", 290, y, size, flat=c)
    with within(pic, "owl", 290, y, size):
        for j in range(24):
            for i in range(-1, 14):
                x, yy = i * 46 + (j % 2) * 23, 150 + j * 30
                t = mix(
                    mix(c, pic.accent, pic.between(0, 0.3)),
                    pic.near if j % 3 else pic.far,
                    pic.between(0.05, 0.35),
                )
                pic.path(f"M{x - 24} {yy - 26} h48 v20 a24 24 0 0 1 -48 0Z", t)
                pic.path(
                    f"M{x - 24} {yy - 6} a24 24 0 0 0 48 0", stroke=pic.near, width=1.6, opacity=0.5
                )
        pic.path(ellipse(440, 500, 160, 420), pic.near, 0.25)
        if pic.subject == "leaves":
            for _ in range(90):
                x, yy = pic.between(60, 540), pic.between(330, 820)
                pic.path(
                    taper([(x, yy), (x + 12, yy + 8), (x + 26, yy + 6)], [2, 13, 1]),
                    mix(pic.accent, pic.light, pic.between(0, 0.5)),
                    0.8,
                )
    if pic.subject == "windows":
        for x, yy, k in ((210, 450, 1.0), (350, 520, 1.2), (240, 640, 1.2), (380, 700, 0.9)):
            pic.glow(x, yy, 70 * k, 0.6)
            pic.path(
                polygon(
                    (x - 32 * k, yy + 20 * k),
                    (x - 32 * k, yy - 14 * k),
                    (x, yy - 46 * k),
                    (x + 32 * k, yy - 14 * k),
                    (x + 32 * k, yy + 20 * k),
                ),
                mix(c, pic.near, 0.5),
            )
            pic.path(rect(x - 15 * k, yy - 16 * k, 30 * k, 32 * k), pic.light)
            pic.path(
                f"M{x} {yy - 16 * k} v{32 * k} M{x - 15 * k} {yy} h{30 * k}",
                stroke=pic.near,
                width=2.4,
            )
    for q in (-1, 1):
        pic.path(
            taper([(290 + q * 150, 184), (290 + q * 176, 110), (290 + q * 168, 70)], [60, 34, 3]), c
        )
    pic.path(taper([(-60, 850), (200, 836), (420, 846), (660, 820)], [50, 44, 42, 34]), pic.near)
    ladder(pic, (96, 850), (150, 470), pic.near, 34, 16, 4.5)
    figure(pic, 128, 640, 110, "climb", "coat", "top", 1, pic.accent, pic.near, rim=pic.light)
    figure(
        pic,
        500,
        834,
        120,
        "look",
        "dress",
        "long",
        -1,
        mix(pic.accent, pic.light, 0.3),
        pic.near,
        child=1,
        rim=pic.light,
    )


@scene(
    "ring of animals from above",
    "pine moss snow ember violetfog",
    "chair crown flame egg book bell violin moon",
)
def council(pic: Picture) -> None:
    """In a clearing animals sit in a ring round one thing; a child listens from a tree."""
    pic.vignette = 0.55
    pic.backdrop(mix(pic.mid, pic.near, 0.35), mix(pic.mid, pic.near, 0.5))
    for _ in range(90):
        a, r = pic.between(0, 6.3), pic.between(330, 640)
        x, y = 300 + r * math.cos(a), 450 + r * math.sin(a)
        pic.path(
            ellipse(x, y, pic.between(40, 80)),
            mix(mix(pic.mid, pic.far, pic.between(0, 0.5)), pic.near, pic.between(0.2, 0.6)),
        )
    pic.path(ellipse(300, 450, 270, 300), mix(pic.far, pic.bottom, 0.5))
    pic.hatch(ellipse(300, 450, 270, 300), mix(pic.mid, pic.near, 0.2), 10, 20, 2, 0.25, jitter=6)
    pic.glow(300, 450, 240, 0.55)
    thing(pic, pic.subject, 300, 430, 130, keep=0.3)
    pic.path(ellipse(304, 500, 70, 12), pic.near, 0.25)
    ring = (
        ("wolf", -90, 130),
        ("hare", -40, 100),
        ("owl", 6, 120),
        ("stag", 52, 190),
        ("raven", 98, 90),
        ("bear", 142, 200),
        ("heron", 190, 150),
        ("cat", 234, 170),
    )
    n = mix(pic.near, pic.mid, 0.15)
    for kind, deg, size in ring:
        a = math.radians(deg)
        x, y = 300 + 226 * math.cos(a), 450 + 250 * math.sin(a)
        pic.path(ellipse(x + 10, y + size * 0.45, size * 0.4, 9), pic.near, 0.3)
        thing(pic, kind, x, y, size, flat=n, flip=math.cos(a) > 0.1)
    for x, y in ((70, 90), (540, 120), (60, 830), (540, 820)):
        pic.path(ellipse(x, y, 110), mix(pic.near, pic.mid, 0.2))
    figure(
        pic,
        520,
        800,
        92,
        "sitlow",
        "dress",
        "long",
        -1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.light,
    )
