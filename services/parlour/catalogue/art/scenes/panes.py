"""Frost, paper and paint."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from .registry import scene


@scene(
    "frozen flowers on the pane",
    "snow duoblue ink violetfog teal",
    "rose lotus tulip butterfly hibiscus",
)
def frost_garden(pic: Picture) -> None:
    """The frost on the window has opened; somebody picks it from inside."""
    pic.vignette = 0.3
    wall = mix(pic.mid, pic.near, 0.2)
    pic.backdrop(wall, mix(wall, pic.near, 0.3))
    x, y, w, h = 80, 60, 440, 560
    pic.path(rect(x - 20, y - 20, w + 40, h + 40), mix(pic.light, pic.far, 0.3))
    with pic.group(clip=rect(x, y, w, h)):
        pic.path(
            rect(x, y, w, h),
            pic.linear((0, mix(pic.top, pic.mid, 0.3)), (1, mix(pic.bottom, pic.light, 0.4))),
        )
        pic.ridge(520, 14, mix(pic.light, pic.far, 0.3))
        pic.moon(400, 170, 34)
        frost = mix(pic.light, "#ffffff", 0.6)
        for bx, by, a0 in (
            (80, 620, -1.2),
            (520, 620, -1.9),
            (80, 60, 0.8),
            (520, 300, 2.6),
            (300, 620, -1.57),
        ):
            tips: list[tuple[float, float]] = []
            pic.tree(bx, by, 120, frost, 6, 0.5, a0, 9, tips)
            for tx, ty in tips[::3]:
                pic.path(ellipse(tx, ty, 3), frost)
            for tx, ty in tips[::7]:
                pic.icon(pic.subject, tx, ty, pic.between(34, 60), pic.between(-30, 30), keep=0.55)
    bar = mix(pic.light, pic.far, 0.25)
    pic.path(f"M{x + w / 2} {y} V{y + h} M{x} {y + h * 0.45} H{x + w}", stroke=bar, width=12)
    pic.path(rect(x - 34, y + h + 12, w + 68, 26), mix(bar, pic.mid, 0.2))
    anchors = figure(
        pic, 196, 900, 330, "reach", "dress", "bun", 1, pic.accent, pic.near, rim=pic.light
    )
    pic.icon(pic.subject, anchors.hf[0] + 4, anchors.hf[1] - 22, 70, 10, keep=0.3)
    pic.icon("honeybee", 440, y + h, 34, keep=0.2)
    thing(pic, "cat", 470, 878, 150, flat=pic.near, flip=True)


@scene("paper dolls in a row", "blush chalk lemon duored moss", "walker hare king crack")
def paper_row(pic: Picture) -> None:
    """A row of paper people holds hands; one of them is not like the rest."""
    pic.vignette = 0.2
    pic.backdrop(mix(pic.top, pic.far, 0.2), mix(pic.bottom, pic.light, 0.3))
    for _ in range(40):
        x, y = pic.between(0, 600), pic.between(0, 520)
        pic.path(taper([(x, y), (x + 16, y + 3)], [1.4, 1]), mix(pic.far, pic.mid, 0.2), 0.4)
    pic.path(polygon((-60, 600), (660, 570), (660, 980), (-60, 980)), mix(pic.mid, pic.far, 0.45))
    pic.hatch(
        polygon((-60, 600), (660, 570), (660, 980), (-60, 980)),
        mix(pic.mid, pic.near, 0.3),
        2,
        28,
        2,
        0.3,
        (0, 560, 600, 900),
        5,
    )
    paper = mix(pic.light, "#ffffff", 0.3)
    odd = 3
    for i in range(6):
        x, y = 30 + i * 108, 680
        if i == odd and pic.subject == "walker":
            pic.path(smooth([(x - 40, y), (x, y - 10), (x + 40, y), (x, y + 10)]), pic.near, 0.15)
            continue
        c = (
            paper
            if i != odd
            else (pic.accent if pic.subject in ("king", "hare") else mix(paper, pic.far, 0.2))
        )
        body = smooth(
            [
                (x, y - 330),
                (x + 26, y - 326),
                (x + 30, y - 284),
                (x + 16, y - 258),
                (x + 54, y - 232),
                (x + 64, y - 214),
                (x + 34, y - 204),
                (x + 30, y - 150),
                (x + 54, y - 60),
                (x + 26, y - 56),
                (x + 24, y),
                (x + 6, y),
                (x, y - 56),
                (x - 6, y),
                (x - 24, y),
                (x - 26, y - 56),
                (x - 54, y - 60),
                (x - 30, y - 150),
                (x - 34, y - 204),
                (x - 64, y - 214),
                (x - 54, y - 232),
                (x - 16, y - 258),
                (x - 30, y - 284),
                (x - 26, y - 326),
            ],
            4,
        )
        pic.path(body, pic.near, 0.2, extra='transform="translate(10 8)"')
        pic.path(body, c)
        pic.path(
            f"M{x} {y - 326} V{y - 60}", stroke=mix(pic.far, pic.mid, 0.2), width=1.4, opacity=0.5
        )
        if i == odd and pic.subject == "hare":
            for q in (-1, 1):
                pic.path(
                    smooth(
                        [
                            (x + q * 6, y - 322),
                            (x + q * 10, y - 420),
                            (x + q * 24, y - 416),
                            (x + q * 22, y - 316),
                        ]
                    ),
                    c,
                )
        if i == odd and pic.subject == "king":
            pic.icon("crown", x, y - 356, 70, keep=0.4)
        if i == odd and pic.subject == "crack":
            pic.path(f"M{x - 20} {y - 320} l22 60 l-18 40 l30 70 l-16 60", stroke=pic.near, width=4)
    if pic.subject == "walker":
        figure(
            pic,
            360,
            872,
            200,
            "walk",
            "jacket",
            "hair",
            1,
            paper,
            mix(paper, pic.far, 0.3),
            flat=paper,
            cast=(-0.7, 0.25, 0.25),
        )
    pic.icon("scissors", 120, 806, 130, -70, keep=0.2)
    figure(
        pic,
        520,
        872,
        120,
        "look",
        "dress",
        "long",
        -1,
        mix(pic.accent, pic.near, 0.3),
        pic.near,
        child=1,
        cast=(0.7, 0.25, 0.25),
    )


@scene("painted-over door", "chalk blush mint lemon violetfog duored", "door window ladder keyhole")
def painted_over(pic: Picture) -> None:
    """Somebody has painted something over on the wall, and there is light behind it."""
    pic.vignette = 0.2
    wall = mix(pic.bottom, pic.far, 0.45)
    pic.backdrop(wall, mix(wall, pic.mid, 0.2))
    for _ in range(60):
        x, y = pic.between(-20, 600), pic.between(0, 700)
        pic.path(
            taper([(x, y), (x + pic.between(-6, 6), y + 60)], [10, 14]),
            mix(wall, pic.far, 0.3),
            0.2,
        )
    pic.plain(720, mix(pic.mid, pic.far, 0.4), mix(pic.mid, pic.near, 0.4))
    pic.path(rect(-60, 700, 720, 22), mix(pic.light, pic.far, 0.2))
    x, y = 350, 720
    shade = mix(wall, pic.near, 0.3)
    if pic.subject in ("door", "keyhole"):
        pic.path(rect(x - 120, y - 470, 240, 470), mix(wall, pic.light, 0.55))
        pic.path(rect(x - 120, y - 470, 240, 470), stroke=shade, width=4)
        for a, b in ((0.92, 0.36), (0.46, 0.36)):
            for c in (-0.38, 0.06):
                pic.path(
                    rect(x + 240 * c, y - 470 * a, 76, 470 * b), stroke=shade, width=3, opacity=0.7
                )
        if pic.subject == "keyhole":
            pic.glow(x + 84, y - 220, 150, 0.9, mix(pic.light, pic.accent, 0.3))
            pic.path(
                f"M{x + 76} {y - 226} a10 10 0 1 1 16 0 l6 36 h-28Z", mix(pic.light, "#ffb347", 0.5)
            )
            pic.beam(
                (x + 84, y - 214),
                (-20, y + 60),
                (-20, y + 240),
                0.4,
                mix(pic.light, "#ffb347", 0.4),
            )
        else:
            pic.path(ellipse(x + 88, y - 210, 10), mix(pic.accent, pic.near, 0.1))
            pic.path(rect(x - 116, y - 5, 232, 8), mix(pic.light, "#ffb347", 0.6))
            pic.glow(x, y, 190, 0.8, mix(pic.light, "#ffb347", 0.4), 40)
    elif pic.subject == "window":
        pic.path(rect(x - 140, y - 470, 280, 300), mix(wall, pic.light, 0.55))
        pic.path(rect(x - 140, y - 470, 280, 300), stroke=shade, width=5)
        pic.path(
            f"M{x} {y - 470} V{y - 170} M{x - 140} {y - 330} H{x + 140}", stroke=shade, width=4
        )
        pic.glow(x + 70, y - 250, 120, 0.9, mix(pic.light, "#ffb347", 0.4))
        beast(pic, "raven", x - 70, y - 196, 1.1, 1, flat=mix(wall, pic.near, 0.25))
    else:
        ladder(pic, (x - 20, y), (x + 20, y - 560), mix(wall, pic.mid, 0.45), 90, 11, 9)
        figure(pic, x, y - 250, 150, "climb", "coat", "hat", 1, flat=mix(wall, pic.mid, 0.3))
    for i in range(6):
        dx = x - 110 + i * 44
        pic.path(
            taper([(dx, y - 462 + 30 * (i % 2)), (dx, y - 380 + 46 * (i % 3))], [9, 6]),
            mix(wall, pic.light, 0.7),
        )
    figure(
        pic,
        150,
        872,
        280,
        "sitlow",
        "jacket",
        "cap",
        -1,
        pic.accent,
        pic.near,
        cast=(-0.5, 0.2, 0.3),
    )
    pic.icon("bucket", 252, 832, 92, keep=0.15)
    pic.icon("paintbrush", 276, 776, 80, 20, keep=0.3)
    beast(pic, "hare", 540, 866, 0.9, -1)
