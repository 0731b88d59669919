"""Swings and chairs."""

from __future__ import annotations

from ..beasts import beast, flock
from ..figures import figure
from ..furniture import chair
from ..geometry import ellipse, ground, polygon, polyline, rect, smooth, spline
from ..materials import wood
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene(
    "a swing from beyond the card",
    "snow lemon mint rosedusk duoblue blush",
    "cloud moon bird balloon",
)
def far_swing(pic: Picture) -> None:
    """A swing hangs from something in the sky, and the child has gone very high."""
    pic.vignette = 0.2
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.5), (0.6, pic.bottom))
    for x, y, w in ((120, 560, 220), (500, 640, 200)):
        pic.cloud(x, y, w, mix(pic.light, pic.bottom, 0.15), 0.7)
    if pic.subject == "bird":
        beast(pic, "raven_flying", 190, 170, 3.0, 1, flat=mix(pic.near, pic.mid, 0.2))
    else:
        thing(pic, pic.subject, 190, 120, 290 if pic.subject == "cloud" else 210)
    anchors = (404.0, 470.0)
    for dx in (-10, 16):
        rope = [(190 + dx * 2, 150), (300 + dx, 300), (anchors[0] + dx, anchors[1])]
        pic.path(polyline(spline(rope, 8), False), stroke=pic.near, width=2.4)
    with pic.group(f"rotate(-30 {anchors[0]} {anchors[1]})"):
        pic.path(rect(anchors[0] - 34, anchors[1] - 3, 80, 9), wood(pic, 0.3))
        figure(
            pic,
            anchors[0] + 6,
            anchors[1] + 62,
            130,
            "sit",
            "dress",
            "long",
            1,
            pic.accent,
            pic.near,
            child=1,
            rim=pic.light,
            wind=12,
        )
    pic.ridge(770, 14, mix(pic.far, pic.bottom, 0.3))
    pic.path(ground(816, 8, 80), mix(pic.mid, pic.far, 0.3))
    pic.tree(120, 830, 120, mix(pic.near, pic.mid, 0.25), 6, 0.4)
    for x in (300, 330):
        pic.path(smooth([(x, 846), (x + 20, 836), (x + 26, 850), (x, 854)]), pic.accent)
    figure(
        pic,
        500,
        866,
        130,
        "look",
        "coat",
        "hat",
        -1,
        mix(pic.near, pic.mid, 0.3),
        pic.near,
        cast=(0.8, 0.2, 0.25),
    )


@scene(
    "low horizon, a row of chairs",
    "snow apricot lemon duored violetfog mint",
    "sun moon door tree piano whale",
)
def waiting_chairs(pic: Picture) -> None:
    """A row of chairs on the empty plain; one is taken, and something is about to begin."""
    pic.vignette = 0.2
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.5), (0.6, pic.bottom))
    pic.path(
        rect(-60, 560, 720, 420),
        pic.linear((0, mix(pic.bottom, pic.light, 0.3)), (1, mix(pic.far, pic.mid, 0.35))),
    )
    y = 472 if pic.subject not in ("sun", "moon") else 520
    if pic.subject in ("sun", "moon"):
        with pic.group(clip=rect(-60, 0, 720, 560)):
            thing(pic, pic.subject, 300, y, 330)
    else:
        thing(pic, pic.subject, 300, y, 260, keep=0.25)
    pic.path("M-60 560 H660", stroke=mix(pic.mid, pic.near, 0.2), width=2.5, opacity=0.6)
    n = mix(pic.near, pic.mid, 0.2)
    for i in range(6):
        x = 60 + i * 96
        chair(pic, x, 800, 1.15, n if i != 2 else mix(pic.accent, pic.near, 0.3), 1)
        pic.path(polygon((x - 20, 800), (x + 22, 800), (x + 60, 880), (x + 8, 884)), pic.near, 0.14)
        if i in (0, 4, 5):
            for k in range(6):
                pic.path(ellipse(x - 30 - k * 10, 826 + k * 13, 5, 3), n, 0.55)
    figure(pic, 262, 800, 176, "sit", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    beast(pic, "raven", 528, 706, 0.5, -1)
    flock(pic, 4, 150, 300, (60, 30), (0.16, 0.28), n)
