"""Hats and wardrobes."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..materials import brass, wood
from ..palette import lightness, mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from ..worlds import inner_world
from .registry import scene


@scene("a hat as a well", "redroom tar violetfog absinthe lemon", "hare stars sea hand stairs")
def hat_well(pic: Picture) -> None:
    """A top hat as large as a well; what comes out of it is looked at calmly."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.mid, pic.far, 0.3), mix(pic.mid, pic.near, 0.4))
    pic.beam((300, -60), (40, 760), (560, 760), 0.4)
    pic.plain(700, mix(pic.mid, pic.near, 0.3), pic.near)
    pic.path(ellipse(300, 770, 280, 70), mix(pic.light, pic.mid, 0.4), 0.6)
    felt = mix(pic.near, pic.mid, 0.14)
    if pic.subject == "hare":
        beast(pic, "hare", 290, 500, 4.0, 1, color=mix(pic.light, pic.far, 0.2), rim=pic.near)
        pic.path(ellipse(352, 282, 7), pic.near)
    elif pic.subject == "hand":
        skin = mix("#c99672", pic.mid, 0.3)
        for x, top_, w in ((226, 250, 44), (276, 180, 46), (326, 170, 46), (374, 214, 42)):
            pic.path(
                taper(
                    [(x, 520), (x + (x - 300) * 0.1, 380), (x + (x - 300) * 0.25, top_)],
                    [w, w, w * 0.6],
                ),
                mix(skin, pic.light, 0.2),
            )
        pic.path(
            taper([(400, 560), (470, 440), (470, 330)], [50, 42, 26]), mix(skin, pic.light, 0.1)
        )
    elif pic.subject == "stars":
        for i in range(16):
            thing(
                pic,
                "star",
                300 + pic.random.gauss(0, 90) * (1 + i / 16),
                470 - i * 26,
                24 + 22 * (i % 3),
            )
    elif pic.subject == "sea":
        pic.path(
            smooth(
                [(150, 540), (140, 420), (220, 330), (300, 380), (400, 300), (460, 420), (450, 540)]
            ),
            mix(pic.accent, pic.near, 0.3),
        )
        for k in range(4):
            pic.path(
                f"M150 {430 + k * 28} q40 -30 80 0 t80 0 t80 0 t80 0",
                stroke=pic.light,
                width=4,
                opacity=0.7,
            )
        thing(pic, "ship", 300, 240, 190)
    else:
        ladder(pic, (300, 560), (336, -40), wood(pic, 0.1), 70, 20, 8)
        figure(pic, 330, 330, 150, "climb", "coat", "hair", 1, pic.accent, pic.near, rim=pic.light)
    pic.path("M150 500 A150 40 0 0 0 450 500 L430 740 A140 40 0 0 1 170 740Z", felt)
    pic.path("M150 500 A150 40 0 0 0 450 500", stroke=pic.light, width=3, opacity=0.6)
    pic.path("M160 660 Q300 720 440 660 L436 712 Q300 776 164 712Z", mix(pic.accent, pic.near, 0.2))
    pic.path("M40 742 Q300 860 560 742 Q560 800 300 812 Q40 800 40 742Z", felt)
    pic.path("M40 742 Q300 860 560 742", stroke=pic.light, width=2.5, opacity=0.4)
    figure(pic, 520, 866, 150, "look", "jacket", "plain", -1, pic.accent, pic.light, rim=pic.light)
    figure(
        pic,
        80,
        872,
        120,
        "sitlow",
        "dress",
        "long",
        1,
        mix(pic.accent, pic.light, 0.4),
        pic.mid,
        rim=pic.light,
    )


@scene("cross-section, a wardrobe", "ink redroom blush storm", "sea forest snow stars")
def wardrobe_world(pic: Picture) -> None:
    """In a wardrobe the coats hang over another country; a child goes in."""
    pic.vignette = 0.45
    wall = mix(pic.mid, pic.near, 0.25) if lightness(pic.top) < 0.5 else mix(pic.top, pic.far, 0.4)
    pic.backdrop(wall, mix(wall, pic.near, 0.3))
    for i in range(13):
        pic.path(rect(i * 50 - 4, -40, 18, 860), mix(wall, pic.light, 0.12), 0.4)
    pic.plain(806, mix(pic.near, pic.mid, 0.35), pic.near)
    case = wood(pic, 0.3)
    pic.path(rect(96, 60, 408, 776), case)
    pic.path(polygon((80, 60), (300, 10), (520, 60)), mix(case, pic.near, 0.2))
    pic.path(rect(120, 90, 360, 716), pic.near)
    with pic.group(clip=rect(120, 90, 360, 716)):
        inner_world(pic, pic.subject, 120, 330, 360, 480)
        pic.path(
            rect(120, 90, 360, 330),
            pic.linear((0, pic.near, 1), (0.55, pic.near, 0.9), (1, pic.near, 0)),
        )
        pic.path("M120 136 H480", stroke=brass(pic), width=7)
        for i in range(7):
            x, c = (
                146 + i * 52,
                (pic.accent, pic.mid, pic.far, mix(pic.accent, pic.near, 0.5))[i % 4],
            )
            pic.path(
                smooth(
                    [
                        (x, 140),
                        (x + 30, 170),
                        (x + 30 + pic.between(0, 14), 400 + pic.between(-40, 60)),
                        (x - 30, 400 + pic.between(-40, 60)),
                        (x - 30, 170),
                    ],
                    6,
                ),
                mix(c, pic.near, 0.25),
            )
            pic.path(f"M{x} 150 V380", stroke=pic.near, width=2, opacity=0.5)
    for q, x in ((-1, 120), (1, 480)):
        leaf = polygon((x, 90), (x + q * 100, 50), (x + q * 100, 860), (x, 806))
        pic.path(
            leaf, pic.linear((0, mix(case, pic.light, 0.1)), (1, mix(case, pic.near, 0.4)), angle=0)
        )
        pic.path(
            polygon((x + q * 16, 130), (x + q * 84, 104), (x + q * 84, 420), (x + q * 16, 420)),
            stroke=pic.near,
            width=3,
            opacity=0.5,
        )
    pic.beam((300, 560), (180, 940), (420, 940), 0.3)
    figure(
        pic,
        286,
        862,
        190,
        "reach",
        "dress",
        "long",
        1,
        mix(pic.accent, pic.light, 0.4),
        pic.mid,
        child=1,
        rim=pic.light,
    )
    for _ in range(5):
        beast(
            pic,
            "moth",
            pic.between(60, 540),
            pic.between(300, 700),
            0.18,
            rotate=pic.between(-50, 50),
            flat=pic.light,
        )
    thing(pic, "cat", 470, 870, 120, flat=pic.near)
