"""Water that shows more than there is."""

from __future__ import annotations

from ..beasts import beast, flock
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..props import rope, rowing_boat, sailing_ship
from ..things import thing
from .registry import scene


@scene("reflection in fog", "storm snow mint violetfog sepia", "ship town stag tree")
def only_mirrored(pic: Picture) -> None:
    """In the fog a thing exists only in the water."""
    pic.vignette = 0.25
    pic.backdrop(mix(pic.bottom, pic.light, 0.5), mix(pic.bottom, pic.far, 0.25))
    y = 400
    pic.path(ellipse(420, 220, 52), mix(pic.light, pic.accent, 0.12))
    pic.glow(420, 220, 200, 0.7)
    for yy in (110, 200, 300, 370):
        pic.path(
            taper([(-30, yy), (pic.between(100, 500), yy + 6), (630, yy)], [10, 34, 10]),
            pic.light,
            0.35,
        )
    pic.path(
        rect(-60, y, 720, 560),
        pic.linear((0, mix(pic.bottom, pic.light, 0.15)), (1, mix(pic.mid, pic.near, 0.35))),
    )
    n = mix(pic.near, pic.mid, 0.12)
    with pic.group(f"translate(0 {2 * y}) scale(1 -1)"):
        if pic.subject == "ship":
            sailing_ship(pic, 340, y, 1.35, n, pic.light)
        elif pic.subject == "town":
            for i in range(9):
                x, h = 110 + i * 50, pic.between(120, 330)
                pic.path(
                    polygon((x, y), (x, y - h), (x + 25, y - h - 40), (x + 50, y - h), (x + 50, y)),
                    mix(n, pic.mid, 0.1 * (i % 4)),
                )
                pic.path(rect(x + 18, y - h + 30, 12, 16), pic.light)
        elif pic.subject == "stag":
            beast(pic, "stag", 330, y, 1.9, 1, color=n)
        else:
            pic.tree(340, y, 110, n, 7)
    for i in range(15):
        yy = y + 14 + i * 33
        pic.path(
            f"M{pic.between(-80, 60):.0f} {yy} q70 -5 140 0 t140 0 t140 0 t140 0 t140 0",
            stroke=pic.light,
            width=1.4 + 0.25 * i,
            opacity=0.5,
        )
    rowing_boat(pic, 140, 790, 0.9, pic.accent)
    anchors = figure(
        pic, 120, 786, 170, "look", "coat", "bun", 1, pic.near, pic.near, rim=pic.light
    )
    rope(pic, [anchors.hn, (230, 740), (300, 640)], pic.near, 2.4)
    beast(pic, "heron", 520, y + 4, 0.7, -1)


@scene("bird's eye, jigsaw sea", "teal lagoon wheat duoblue ember", "islands fields ice")
def jigsaw_sea(pic: Picture) -> None:
    """From high up the islands are pieces of one picture; someone rows the last one home."""
    pic.vignette = 0.35
    pic.backdrop(mix(pic.mid, pic.far, 0.4), mix(pic.mid, pic.near, 0.2), angle=60)
    for _ in range(60):
        x, y = pic.between(-20, 600), pic.between(-20, 900)
        pic.path(f"M{x:.0f} {y:.0f} q10 -6 20 0 t20 0", stroke=pic.light, width=1.6, opacity=0.35)
    land = {"islands": "#8fa05a", "fields": "#d0b060", "ice": "#e8eef0"}[pic.subject]
    size = 150
    gone = (2, 2)
    for j in range(5):
        for i in range(3):
            if (i, j) == gone:
                continue
            x, y = 80 + i * (size + 3), 40 + j * (size + 3)
            c = mix(
                land, pic.random.choice([pic.accent, pic.far, pic.light]), pic.between(0.1, 0.35)
            )
            knob = ellipse(x + size, y + size / 2, 22) if i < 2 and (i + 1, j) != gone else ""
            foot = ellipse(x + size / 2, y + size, 22) if j < 4 and (i, j + 1) != gone else ""
            piece = rect(x, y, size, size) + knob + foot
            pic.path(piece, pic.near, 0.3, extra='transform="translate(6 8)"')
            pic.path(piece, c)
            pic.hatch(
                piece,
                mix(c, pic.near, 0.4),
                pic.random.choice([20, 70, 110, 160]),
                11,
                1.5,
                0.35,
                (x, y, x + size + 30, y + size + 30),
            )
            for _ in range(5):
                tx, ty = x + pic.between(20, 130), y + pic.between(20, 130)
                pic.path(ellipse(tx, ty, 5, 4), mix("#3f5a30", pic.near, 0.3))
    x, y = 486, 470
    piece = rect(x - 52, y - 60, 140, 140) + ellipse(x + 18, y - 60, 22)
    with pic.group(f"rotate(24 {x} {y})"):
        pic.path(piece, pic.near, 0.3, extra='transform="translate(8 10)"')
        pic.path(piece, mix(land, pic.accent, 0.3))
        thing(pic, "house", x + 20, y + 20, 60)
        pic.path(
            smooth([(x - 96, y + 150), (x - 40, y + 122), (x + 30, y + 150), (x - 40, y + 178)], 6),
            mix(pic.near, pic.accent, 0.2),
        )
        figure(
            pic,
            x - 36,
            y + 160,
            62,
            "push",
            "jacket",
            "hat",
            1,
            pic.accent,
            pic.near,
            rim=pic.light,
        )
    flock(pic, 5, 180, 500, (60, 60), (0.2, 0.3), pic.light)
