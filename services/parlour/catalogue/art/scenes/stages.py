"""Stages, strings and tents."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..materials import brass, curtain, planks, wood
from ..palette import mix
from ..picture import Picture
from ..props import hand, rope
from ..things import thing
from .registry import scene


@scene(
    "stage, audience as shoes",
    "redroom cobalt lemon mint plumnight gold",
    "moon whale tree chair egg door piano violin teapot shell",
)
def lone_act(pic: Picture) -> None:
    """On the stage stands something that does not act; the one in front bows to it."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.near, pic.mid, 0.3), mix(pic.near, pic.mid, 0.55))
    pic.path(
        polygon((250, -40), (350, -40), (590, 730), (10, 730)),
        pic.linear((0, pic.light, 0.55), (1, pic.light, 0.08)),
    )
    planks(pic, 640, mix(pic.mid, pic.far, 0.3), (300, 200))
    pic.path(ellipse(300, 700, 230, 44), pic.light, 0.4)
    thing(pic, pic.subject, 316, 500, 330, rim=1, keep=0.25)
    figure(pic, 130, 744, 180, "bow", "coat", "top", 1, pic.accent, pic.near, rim=pic.light)
    curtain(pic, -1, 120, pic.accent, 800)
    curtain(pic, 1, 120, pic.accent, 800)
    pic.path(rect(-60, 780, 720, 30), brass(pic))
    pic.path(rect(-60, 806, 720, 180), pic.near)
    for i in range(9):
        x, c = 14 + i * 74, pic.random.choice([pic.accent, pic.mid, pic.far, pic.light, pic.bottom])
        for d in (-13, 13):
            pic.path(
                taper([(x + d, 940), (x + d * 0.9, 868)], [17, 15]), mix(pic.near, pic.mid, 0.3)
            )
            pic.path(
                smooth(
                    [
                        (x + d - 13, 864),
                        (x + d - 11, 828),
                        (x + d, 814),
                        (x + d + 11, 828),
                        (x + d + 13, 864),
                        (x + d, 874),
                    ]
                ),
                mix(c, pic.near, 0.2),
            )


@scene(
    "strings from beyond", "storm apricot redroom chalk absinthe", "houses dancers animals ships"
)
def strings_above(pic: Picture) -> None:
    """A hand above the clouds holds strings; what hangs on them goes about its day."""
    pic.vignette = 0.4
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.65, pic.bottom))
    pic.ridge(740, 14, mix(pic.far, pic.mid, 0.3))
    pic.path(ground(790, 6, 70), mix(pic.mid, pic.near, 0.35))
    skin = mix("#c99672", pic.mid, 0.3)
    hand(pic, 310, 170, 1.05, skin)
    pic.path(rect(90, 300, 430, 12), wood(pic, 0.2), extra='transform="rotate(-6 300 306)"')
    spots = ((110, 640, 150), (250, 700, 170), (390, 660, 140), (510, 720, 160))
    for i, (x, y, s) in enumerate(spots):
        for d in (-0.25, 0, 0.25):
            pic.path(
                f"M{120 + i * 118 + d * 30:.0f} {320 - i * 12} L{x + d * s:.0f} {y - s * 0.4:.0f}",
                stroke=mix(pic.light, pic.near, 0.4),
                width=1.6,
            )
        if pic.subject == "houses":
            thing(pic, "house", x, y, s)
        elif pic.subject == "ships":
            thing(pic, "ship", x, y, s)
        elif pic.subject == "animals":
            thing(
                pic,
                ("stag", "hare", "wolf", "heron")[i],
                x,
                y,
                s,
                flat=mix(pic.near, pic.mid, 0.15),
            )
        else:
            figure(
                pic,
                x,
                y + s / 2,
                s * 1.1,
                ("dance", "arms", "leap", "dance")[i],
                ("dress", "coat", "dress", "robe")[i],
                ("long", "top", "bun", "crown")[i],
                1 - 2 * (i % 2),
                (pic.accent, pic.near, mix(pic.accent, pic.light, 0.4), pic.mid)[i],
                pic.near,
                rim=pic.light,
            )
    for x, y, w in ((120, 110, 300), (500, 80, 330), (300, 50, 420)):
        pic.cloud(x, y, w, mix(pic.light, pic.far, 0.25), 0.95)
    figure(
        pic,
        300,
        884,
        84,
        "look",
        "jacket",
        "plain",
        1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.light,
    )
    pic.icon("scissors", 346, 856, 52, 40, keep=0.2)


@scene("tent lit from inside", "ink ember pine rosedusk violetfog", "owl stag dancers ship giant")
def tent_shadow(pic: Picture) -> None:
    """A tent is lit from inside; the shadow on the cloth is of something much larger."""
    pic.vignette = 0.5
    pic.backdrop(pic.top, pic.bottom, (0.7, mix(pic.top, pic.bottom, 0.6)))
    pic.stars(110, 560)
    pic.ridge(560, 30, mix(pic.far, pic.near, 0.3))
    for i in range(18):
        x, h = -10 + i * 37, pic.between(90, 190)
        pic.path(taper([(x, 700), (x, 700 - h)], [h * 0.4, 1]), mix(pic.mid, pic.near, 0.5))
    pic.path(ground(700, 6, 80), mix(pic.near, pic.mid, 0.35))
    cloth = polygon((300, 210), (548, 770), (52, 770))
    pic.glow(300, 560, 400, 0.6)
    pic.path(
        cloth,
        pic.linear((0, mix(pic.light, pic.accent, 0.35)), (1, mix(pic.light, pic.accent, 0.1))),
    )
    with pic.group(clip=cloth):
        shade = mix(pic.accent, pic.near, 0.65)
        with pic.group(opacity=0.85):
            if pic.subject == "dancers":
                figure(pic, 250, 770, 330, "dance", "dress", "long", 1, flat=shade)
                figure(pic, 370, 770, 300, "arms", "coat", "horns", -1, flat=shade)
            elif pic.subject == "giant":
                figure(pic, 290, 775, 500, "look", "coat", "hat", 1, flat=shade)
            else:
                thing(pic, pic.subject, 300, 600, 350, flat=shade)
        for x in (170, 240, 360, 430):
            pic.path(
                taper([(300, 210), ((300 + x) / 2, 480), (x, 770)], [1, 2, 3]),
                mix(pic.accent, pic.near, 0.4),
                0.5,
            )
    pic.path(polygon((300, 470), (350, 770), (250, 770)), pic.near, 0.0)
    for x in (52, 548):
        rope(pic, [(x, 770), (x + (60 if x > 300 else -60), 800)], pic.near, 3)
    pic.path(taper([(300, 220), (300, 170)], [6, 4]), pic.near)
    pic.path(polygon((300, 172), (352, 186), (300, 204)), pic.accent)
    pic.path(ellipse(300, 790, 260, 24), pic.light, 0.22)
    figure(pic, 130, 872, 130, "hold", "coat", "hat", 1, pic.near, pic.near, rim=pic.light)
    figure(
        pic, 190, 876, 84, "look", "dress", "long", 1, pic.near, pic.near, child=1, rim=pic.light
    )
    beast(pic, "hare", 470, 868, 0.7, -1, rim=pic.light)
