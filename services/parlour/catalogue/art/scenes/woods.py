"""The edge of the wood."""

from __future__ import annotations

from ..beasts import beast, flock
from ..buildings import door, house
from ..figures import figure
from ..furniture import chair
from ..geometry import ellipse, ground, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..props import rope
from ..things import thing
from .registry import scene


@scene("night edge of a wood", "pine tar plumnight absinthe violetfog", "coats masks lamps doors")
def dressed_trees(pic: Picture) -> None:
    """At the edge of the wood the trees have put something on and come nearer."""
    pic.vignette = 0.55
    pic.backdrop(pic.top, pic.bottom, (0.7, mix(pic.top, pic.bottom, 0.6)))
    pic.moon(470, 140, 46)
    for k in range(2):
        for i in range(9):
            x = i * 76 + 30 * k + pic.between(-12, 12)
            pic.tree(x, 560 + k * 60, 90 + 20 * k, mix(pic.far, pic.near, 0.25 + 0.3 * k), 5, 0.4)
    pic.path(ground(640, 10, 60), mix(pic.mid, pic.near, 0.55))
    for i, (x, y, h) in enumerate(
        ((90, 720, 380), (250, 690, 330), (520, 720, 400), (400, 670, 260))
    ):
        pic.tree(x, y, h * 0.44, pic.near, 5, 0.42, width=h * 0.09)
        c = (
            pic.accent,
            mix(pic.mid, pic.light, 0.2),
            mix(pic.accent, pic.near, 0.5),
            mix(pic.far, pic.light, 0.1),
        )[i]
        if pic.subject == "coats":
            coat = smooth(
                [
                    (x - h * 0.08, y - h * 0.46),
                    (x + h * 0.08, y - h * 0.46),
                    (x + h * 0.15, y - h * 0.3),
                    (x + h * 0.2, y - h * 0.02),
                    (x - h * 0.2, y - h * 0.02),
                    (x - h * 0.15, y - h * 0.3),
                ],
                6,
            )
            pic.path(coat, mix(c, pic.near, 0.2))
            pic.hatch(coat, pic.near, 80, 8, 1.4, 0.3)
            for j in range(4):
                pic.path(ellipse(x, y - h * (0.4 - 0.1 * j), 4), pic.light)
            for q in (-1, 1):
                pic.path(
                    taper(
                        [(x + q * h * 0.1, y - h * 0.42), (x + q * h * 0.22, y - h * 0.26)],
                        [h * 0.08, h * 0.06],
                    ),
                    mix(c, pic.near, 0.35),
                )
        elif pic.subject == "masks":
            face = smooth(
                [
                    (x - 34, y - h * 0.5),
                    (x, y - h * 0.6),
                    (x + 34, y - h * 0.5),
                    (x + 26, y - h * 0.34),
                    (x, y - h * 0.27),
                    (x - 26, y - h * 0.34),
                ]
            )
            pic.path(face, mix(pic.light, c, 0.25))
            for q in (-1, 1):
                pic.path(
                    smooth(
                        [
                            (x + q * 14 - 8, y - h * 0.46),
                            (x + q * 14, y - h * 0.475),
                            (x + q * 14 + 8, y - h * 0.46),
                            (x + q * 14, y - h * 0.45),
                        ],
                        4,
                    ),
                    pic.near,
                )
            pic.path(
                taper([(x, y - h * 0.44), (x + 3, y - h * 0.38)], [3, 4]), mix(c, pic.near, 0.4)
            )
        elif pic.subject == "lamps":
            pic.path(f"M{x} {y - h * 0.5} v30", stroke=pic.near, width=2)
            thing(pic, "lamp", x, y - h * 0.34, 84, keep=0.4)
            pic.glow(x, y - h * 0.34, 100, 0.6)
        else:
            door(pic, x, y, 70, 140, c, ajar=i % 2 == 0)
    pic.path(ground(800, 8, 70), mix(pic.near, pic.mid, 0.2))
    figure(
        pic,
        310,
        872,
        190,
        "hold",
        "dress",
        "long",
        1,
        pic.accent,
        pic.near,
        child=1,
        rim=pic.light,
        lantern=1.0,
    )
    thing(pic, "hare", 210, 850, 70, flat=pic.near)


@scene(
    "silhouette, a beast carries a house",
    "ember rosedusk duored gold storm",
    "rhinoceros elephant turtle stag whale snail",
)
def house_bearer(pic: Picture) -> None:
    """A great animal carries a lit house across the hill, carefully."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2), (0.7, pic.bottom))
    sun = mix(pic.light, pic.accent, 0.2)
    pic.path(ellipse(330, 430, 210), sun, 0.85)
    pic.hatch(ellipse(330, 430, 210), mix(sun, pic.mid, 0.4), 0, 12, 2, 0.4, jitter=3)
    n = pic.near
    y = 570
    thing(pic, pic.subject, 310, y, 430, flat=n)
    top = {
        "rhinoceros": 470,
        "elephant": 440,
        "turtle": 470,
        "stag": 520,
        "whale": 520,
        "snail": 400,
    }[pic.subject]
    hx = {"elephant": 350, "snail": 350, "stag": 260}.get(pic.subject, 310)
    house(pic, hx, top, 2.7, mix(n, pic.mid, 0.12), n, pic.light)
    pic.glow(hx - 2, top - 40, 70, 0.7)
    pic.path(
        taper([(hx + 28, top - 140), (hx + 50, top - 210), (hx + 20, top - 280)], [5, 14, 24]),
        mix(pic.light, pic.mid, 0.3),
        0.4,
    )
    pic.path(ground(770 if pic.subject != "whale" else 700, 16, 110), n)
    figure(pic, hx - 60, top + 4, 44, "arms", "dress", "bun", -1, n, flat=n)
    beast(pic, "wolf", 84, 790, 0.9, 1, flat=n)
    figure(pic, 520, 790, 120, "walk", "coat", "hat", 1, n, pic.near, flat=n)
    rope(pic, [(516, 740), (470, 690), (440, 640)], n, 2)
    flock(pic, 6, 160, 220, (80, 50), (0.2, 0.4), n)


@scene("white space, one red line", "snow chalk duored mint", "hare wolf swan stag cat")
def long_scarf(pic: Picture) -> None:
    """A scarf is being knitted across the snow; at the other end an animal waits."""
    pic.vignette = 0.12
    pic.backdrop(mix(pic.top, pic.far, 0.2), mix(pic.light, pic.bottom, 0.3))
    pic.ridge(210, 18, mix(pic.far, pic.light, 0.4))
    for _ in range(20):
        x, h = pic.between(0, 600), pic.between(24, 70)
        pic.path(
            taper([(x, 240), (x, 240 - h)], [h * 0.3, 1]),
            mix(pic.mid, pic.far, pic.between(0, 0.6)),
        )
    pic.path(ground(240, 8, 70), mix(pic.light, "#ffffff", 0.4))
    for _ in range(10):
        x, y = pic.between(-60, 400), pic.between(300, 860)
        pic.path(
            taper([(x, y), (x + 120, y - 8), (x + 280, y)], [1, 5, 1]),
            mix(pic.top, pic.far, 0.3),
            0.4,
        )
    red = pic.accent
    path = [
        (150, 760),
        (300, 800),
        (470, 740),
        (440, 620),
        (250, 600),
        (140, 520),
        (240, 430),
        (400, 440),
        (460, 380),
    ]
    pic.path(
        taper([(x + 4, y + 8) for x, y in path], [34, 36, 34, 30, 27, 24, 21, 19, 16]),
        pic.near,
        0.15,
    )
    scarf = taper(path, [34, 36, 34, 30, 27, 24, 21, 19, 16])
    pic.path(scarf, red)
    pic.hatch(scarf, mix(red, pic.light, 0.5), 70, 16, 4, 0.5)
    pic.hatch(scarf, mix(red, pic.near, 0.4), 160, 9, 1.2, 0.35)
    kind = pic.subject
    thing(
        pic,
        kind,
        480,
        340 - (30 if kind == "stag" else 0),
        120 if kind != "stag" else 170,
        flat=mix(pic.near, pic.mid, 0.15),
        flip=True,
    )
    chair(pic, 102, 820, 1.3, mix(pic.near, pic.mid, 0.2))
    figure(pic, 110, 812, 220, "sit", "dress", "bun", 1, mix(pic.near, pic.mid, 0.35), pic.near)
    pic.icon("yarn", 62, 850, 50, keep=0.4)
