"""People on their way."""

from __future__ import annotations

import math

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, spline, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("procession with reflection", "duoblue rosedusk violetfog")
def procession(pic: Picture) -> None:
    """Travellers on the bank; the water shows animals in their place."""
    pic.vignette = 0.3
    pic.backdrop(
        mix(pic.top, pic.light, 0.1), pic.light if pic.palette == "duoblue" else pic.bottom
    )
    pic.path(ellipse(410, 250, 104), mix(pic.accent, pic.light, 0.2))
    pic.glow(410, 250, 260, 0.4)
    for k in range(3):
        pic.ridge(380 + k * 26, 26, mix(pic.bottom, pic.far, 0.35 + 0.3 * k))
    y = 510
    pic.path(
        rect(-20, y, 640, 420),
        pic.linear((0, mix(pic.far, pic.bottom, 0.3)), (1, mix(pic.mid, pic.near, 0.35))),
    )
    pic.path(
        polyline(
            [(x, y - 16 - 8 * math.sin(x / 90)) for x in range(-20, 630, 12)]
            + [(620, y + 8), (-20, y + 8)]
        ),
        pic.near,
    )
    spec = [
        ("walk", "coat", "hat", "case", 0, 118),
        ("walk", "robe", "hood", None, 0, 130),
        ("hold", "dress", "bun", None, 0, 112),
        ("walk", "jacket", "cap", None, 1, 78),
        ("old", "coat", "bald", "cane", 0, 110),
        ("walk", "robe", "cone", None, 0, 124),
    ]
    beasts = ["wolf", "heron", "hare", None, "cat", None]
    for i, (po, dr, hd, it, ch, h) in enumerate(spec):
        x = 70 + i * 94
        yy = y - 20 - 8 * math.sin(x / 90) + 3
        figure(
            pic,
            x,
            yy,
            h,
            po,
            dr,
            hd,
            -1,
            [mix(pic.near, pic.mid, 0.4), pic.accent, pic.mid][i % 3],
            mix(pic.near, pic.mid, 0.3),
            it,
            child=ch,
            lantern=0.7 if i == 2 else 0,
        )
        with pic.group(transform=f"translate({x} {y + 10}) scale(1 -1)", opacity=0.8):
            if beasts[i]:
                thing(
                    pic,
                    beasts[i] or "hare",
                    0,
                    -50,
                    (140, 165, 130, 0, 150, 0)[i],
                    flat=mix(pic.near, pic.mid, 0.12),
                    flip=True,
                )
            elif i == 3:
                pic.silhouette("snail", 0, -34, 84, mix(pic.near, pic.mid, 0.12))
            else:
                beast(
                    pic,
                    "bear",
                    -10,
                    0,
                    0.8,
                    -1,
                    color=pic.near,
                    second=pic.near,
                    flat=mix(pic.near, pic.mid, 0.12),
                )
    for i in range(13):
        yy = y + 22 + i * 29
        pic.path(
            f"M{pic.between(-80, 80):.0f} {yy} q70 -6 140 0 t140 0 t140 0 t140 0 t140 0",
            stroke=mix(pic.light, pic.far, 0.3),
            width=1.5 + 0.25 * i,
            opacity=0.5,
        )
    pic.path(ellipse(410, 760, 70, 26), mix(pic.accent, pic.light, 0.2), 0.35)
    pic.grass(1, pic.near, 9, 210)
    pic.grass(-1, pic.near, 5, 120)


@scene("white space, high horizon", "snow duoblue chalk", "door chair lamp piano")
def snow_tracks(pic: Picture) -> None:
    """A trail changes step by step and ends in the middle of nothing."""
    pic.vignette = 0.12
    pic.grain = 0.045
    pic.backdrop(mix(pic.top, pic.far, 0.4), mix(pic.light, pic.bottom, 0.4))
    pic.path(ellipse(150, 96, 30), pic.light, 0.9)
    pic.ridge(150, 18, mix(pic.far, pic.bottom, 0.3))
    pic.ridge(176, 10, mix(pic.far, pic.light, 0.5))
    for _ in range(22):
        x = pic.between(0, 600)
        h = pic.between(24, 70)
        pic.path(
            taper([(x, 196), (x, 196 - h)], [h * 0.3, 1]),
            mix(pic.mid, pic.far, pic.between(0, 0.6)),
        )
    f = [(x, 196 + 7 * math.sin(x / 60)) for x in range(-20, 630, 12)]
    pic.path(
        polyline([*f, (630, 930), (-20, 930)]),
        pic.linear((0, mix(pic.light, pic.bottom, 0.3)), (1, mix(pic.light, pic.top, 0.25))),
    )
    for _ in range(9):
        y = pic.between(260, 860)
        x = pic.between(-60, 400)
        pic.path(
            taper(
                [(x, y), (x + 120, y - pic.between(4, 14)), (x + 280, y + pic.between(-4, 8))],
                [1, 6, 1],
            ),
            mix(pic.top, pic.far, 0.3),
            0.4,
        )
    points = spline(
        [
            (600, 900),
            (470, 790),
            (250, 740),
            (150, 640),
            (240, 540),
            (390, 500),
            (420, 430),
            (340, 380),
        ],
        9,
    )
    c = mix(pic.mid, pic.near, 0.25)
    for i, (x, y) in enumerate(points[::2]):
        t = i / (len(points) / 2)
        k = 0.35 + 0.75 * (y - 300) / 600
        q = 1 if i % 2 else -1
        nx, ny = points[min(len(points) - 1, 2 * i + 1)]
        a = math.degrees(math.atan2(ny - y, nx - x))
        with pic.group(
            transform=f"translate({x:.0f} {y:.0f}) rotate({a:.0f}) scale({k:.2f}) translate(0 "
            f"{q * 9})"
        ):
            if t < 0.3:
                pic.path(ellipse(4, 0, 11, 5.4), c)
                pic.path(ellipse(-11, 0, 5, 4.6), c)
            elif t < 0.55:
                pic.path(ellipse(0, 0, 9, 7), c)
                for dy in (-6, 0, 6):
                    pic.path(ellipse(11, dy, 4, 2.8), c)
            elif t < 0.8:
                pic.path("M-10 0 H10 M0 0 L11 -8 M0 0 L11 8", stroke=c, width=3)
            else:
                pic.path(taper([(-8, 0), (8, 0)], [2, 1]), c, 0.9)
    x, y = (318, 352)
    for i in range(6):
        beast(
            pic,
            "raven_flying",
            318 - i * 34 + pic.between(-14, 14),
            330 - i * 30,
            0.22 + 0.03 * i,
            1 if i % 2 else -1,
            color=pic.near,
            flat=pic.near,
        )
    pic.path(polygon((462, 560), (482, 552), (520, 640), (500, 648)), pic.accent, 0.0)
    figure(
        pic,
        505,
        838,
        176,
        "lean",
        "coat",
        "scarf",
        -1,
        pic.near,
        pic.accent,
        cast=(-1.0, 0.28, 0.22),
    )
    pic.path(taper([(496, 700), (470, 690), (446, 704)], [10, 9, 4]), pic.accent)
    if pic.subject == "door":
        pic.path(rect(84, 560, 46, 96), mix(pic.accent, pic.near, 0.1))
        pic.path(rect(90, 568, 34, 88), pic.near)
        pic.path(ellipse(118, 614, 2.5), pic.light)
    else:
        thing(pic, pic.subject, 107, 606, 100)
    pic.path(polygon((84, 656), (130, 656), (40, 700), (-20, 700)), pic.far, 0.4)
