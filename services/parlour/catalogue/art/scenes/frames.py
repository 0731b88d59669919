"""A picture within the picture."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import PALETTES, mix
from ..picture import Picture
from ..things import thing
from .registry import scene


def _road(pic: Picture) -> None:
    pic.path(ellipse(322, 300, 38), pic.light)
    pic.ridge(520, 26, mix(pic.far, pic.bottom, 0.4))
    pic.ridge(566, 20, pic.far)
    pic.ridge(612, 14, mix(pic.mid, pic.far, 0.4))
    thing(pic, pic.subject, 374, 500, 84, keep=0.15)
    bends = [(300, 560), (316, 600), (270, 650), (300, 700), (210, 780)]
    back = [(430, 780), (360, 690), (330, 640), (340, 600)]
    pic.path(smooth(bends + back), pic.light, 0.8)
    pic.tree(214, 640, 34, pic.near, 6)
    _keeper(pic, 306, 736, 176)
    for _ in range(5):
        x, y = 240 + pic.between(0, 130), 330 + pic.between(0, 90)
        beast(pic, "raven_flying", x, y, 0.2, color=pic.near, flat=pic.near)


def _open_sea(pic: Picture) -> None:
    pic.moon(352, 322, 30)
    pic.path(rect(150, 470, 300, 320), pic.linear((0, pic.far), (1, pic.near)))
    pic.waves(476, 760, mix(pic.light, pic.far, 0.3), 12)
    thing(pic, pic.subject, 306, 424, 150, keep=0.25)
    pic.path(polygon((150, 790), (190, 690), (330, 676), (450, 730), (450, 790)), pic.near)
    _keeper(pic, 250, 742, 120)


def _night_coast(pic: Picture) -> None:
    pic.stars(60, 480, 170, 430)
    pic.beam((340, 398), (120, 300), (120, 430), 0.5)
    pic.path(rect(150, 560, 300, 240), pic.linear((0, pic.mid), (1, pic.near)))
    pic.waves(566, 760, mix(pic.light, pic.mid, 0.5), 10)
    pic.path(smooth([(250, 800), (280, 640), (330, 596), (390, 610), (440, 800)], 8), pic.near)
    thing(pic, pic.subject, 346, 500, 220, keep=0.3)
    thing(pic, "boat", 216, 640, 64, keep=0.3)
    _keeper(pic, 300, 752, 110)


def _under_water(pic: Picture) -> None:
    for x in (210, 290, 372):
        pic.beam((x + 30, 280), (x - 70, 800), (x + 10, 800), 0.22)
    thing(pic, pic.subject, 300, 500, 200, flat=mix(pic.near, pic.mid, 0.25))
    for _ in range(9):
        x, y = pic.between(200, 400), pic.between(350, 700)
        pic.path(ellipse(x, y, pic.between(3, 9)), stroke=pic.light, width=2, opacity=0.7)
    for x in range(180, 430, 26):
        top = pic.between(620, 730)
        pic.path(taper([(x, 800), (x + pic.between(-16, 16), top)], [11, 3]), pic.near)
    _keeper(pic, 226, 748, 96)


def _first_snow(pic: Picture) -> None:
    pic.path(ellipse(262, 330, 30), pic.accent, 0.8)
    pic.ridge(560, 20, mix(pic.light, pic.far, 0.75))
    pic.ridge(626, 12, mix(pic.light, pic.far, 0.35))
    pic.tree(318, 668, 84, pic.near, 7)
    for _ in range(60):
        x, y = pic.between(170, 430), pic.between(280, 780)
        pic.path(ellipse(x, y, pic.between(1.5, 4)), pic.light, 0.9)
    for k in range(6):
        pic.path(ellipse(250 + 14 * k, 760 - 16 * k, 5, 3), pic.far, 0.8)
    beast(pic, "hare", 390, 770, 0.3, color=pic.near)
    _keeper(pic, 250, 748, 110)


def _keeper(pic: Picture, x: float, y: float, height: float) -> None:
    """A hooded person who holds the key."""
    turned = (-0.8, 0.3, 0.4)
    figure(pic, x, y, height, "walk", "robe", "hood", -1, pic.accent, pic.near, cast=turned)
    pic.icon("old-key", x - 0.31 * height, y - 0.47 * height, 0.35 * height, 40, keep=0.4)


# What lies behind the door of each subject: the colours it has there, and the country it stands in.
_BEHIND_THE_DOOR = {
    "castle": ("apricot", _road),
    "lighthouse": ("cobalt", _night_coast),
    "ship": ("rosedusk", _open_sea),
    "tree": ("snow", _first_snow),
    "whale": ("teal", _under_water),
}


@scene("keyhole, frame in frame", "tar plumnight redroom", "castle lighthouse ship tree whale")
def keyhole(pic: Picture) -> None:
    """Through the keyhole: a bright country; somebody there comes with the key."""
    pic.vignette = 0.25
    wood = mix(pic.near, pic.accent, 0.16)
    pic.backdrop(wood, pic.near)
    for i in range(26):
        x = i * 24
        pic.path(
            taper(
                [
                    (x, -20),
                    (x + pic.between(-8, 8), 300),
                    (x + pic.between(-8, 8), 600),
                    (x + pic.between(-8, 8), 920),
                ],
                [2, pic.between(2, 7), pic.between(2, 6), 2],
            ),
            mix(wood, pic.light, pic.between(0.04, 0.14)),
            0.7,
        )
    pl = smooth(
        [
            (300, 60),
            (440, 90),
            (480, 240),
            (452, 470),
            (490, 700),
            (440, 850),
            (300, 872),
            (160, 850),
            (110, 700),
            (148, 470),
            (120, 240),
            (160, 90),
        ],
        9,
    )
    br = mix("#b08a3e", pic.mid, 0.35)
    pic.path(pl, pic.near, 0.6, extra='transform="translate(8 12)"')
    pic.path(
        pl,
        pic.linear((0, mix(br, pic.light, 0.35)), (0.5, br), (1, mix(br, pic.near, 0.6)), angle=60),
    )
    pic.path(pl, stroke=mix(br, pic.near, 0.55), width=5, opacity=0.7)
    pic.hatch(pl, pic.near, 30, 8, 1, 0.22)
    for x, y in ((300, 96), (300, 838)):
        pic.path(ellipse(x, y, 13), mix(br, pic.near, 0.45))
        pic.path(f"M{x - 9} {y - 4} L{x + 9} {y + 4}", stroke=pic.near, width=3)
    kh = "M226 392 A104 104 0 1 1 374 392 L424 748 H176Z"
    pic.path(kh, pic.near, extra='transform="translate(-5 -6)"')
    outer = pic.colors
    colors, country = _BEHIND_THE_DOOR[pic.subject]
    pic.wear(PALETTES[colors])
    with pic.group(clip=kh):
        pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3))
        pic.glow(300, 330, 190, 0.9)
        country(pic)
    pic.wear(outer)
    pic.path(kh, stroke=pic.light, width=2.5, opacity=0.5)
    pic.beam((300, 500), (-20, 930), (250, 930), 0.14)
    pic.beam((300, 500), (350, 930), (640, 930), 0.14)
    pic.path(
        smooth(
            [(398, 930), (404, 800), (436, 750), (500, 742), (560, 774), (590, 860), (600, 930)], 8
        ),
        "#040406",
    )
    pic.path(smooth([(430, 760), (436, 690), (452, 670), (462, 750)]), "#040406")
    pic.path(smooth([(520, 750), (540, 680), (560, 668), (562, 772)]), "#040406")
    pic.path(taper([(404, 850), (412, 790), (440, 752)], [1, 3, 1]), pic.light, 0.6)


@scene("close-up from below", "mint chalk blush")
def under_umbrella(pic: Picture) -> None:
    """White day outside; under the umbrella it is night."""
    pic.vignette = 0.25
    pic.backdrop(mix(pic.light, pic.top, 0.35), pic.light)
    pic.grain = 0.05
    for _ in range(90):
        x, y = (pic.between(-20, 620), pic.between(-20, 900))
        pic.path(
            f"M{x:.0f} {y:.0f} l-10 38", stroke=mix(pic.far, pic.mid, 0.4), width=1.6, opacity=0.5
        )
    for k in range(3):
        pic.ridge(760 + k * 36, 12, mix(pic.light, pic.far, 0.35 + 0.25 * k))
    for x in (70, 540, 480):
        pic.tree(x, 800, 34, mix(pic.far, pic.mid, 0.5), 5)
    can = (
        "M20 470 C20 180 200 60 310 60 C430 60 590 180 590 470 Q542 424 496 470 "
        "Q448 424 400 470 Q352 424 304 470 Q256 424 208 470 Q160 424 112 470 Q66 "
        "424 20 470Z"
    )
    pic.path(can, pic.near)
    pic.path(
        can, pic.linear((0, mix(pic.accent, pic.near, 0.3)), (1, mix(pic.accent, pic.near, 0.7)))
    )
    for x in (112, 208, 304, 400, 496):
        pic.path(
            taper([(306, 64), (306 + (x - 306) * 0.8, 240), (x, 468)], [1, 2, 1]), pic.near, 0.5
        )
    pic.path(ellipse(306, 52, 5, 14), pic.near)
    with pic.group(
        clip="M24 462 Q66 424 112 470 Q160 424 208 470 Q256 424 304 470 Q352 424 "
        "400 470 Q448 424 496 470 Q542 424 586 462 L520 910 L90 910Z"
    ):
        pic.path(
            rect(0, 400, 600, 520),
            pic.linear((0, "#0a1230", 1), (0.7, "#16265a", 0.96), (1, "#31508c", 0.75)),
        )
        pic.stars(130, 800, 40, 570, "#fff6d8")
        pic.glow(180, 590, 90, 0.8, "#fff1c4")
        pic.path(ellipse(180, 590, 27), "#fff1c4")
        pic.path(ellipse(192, 583, 23), "#111c44")
        for i in range(4):
            x = 400 + i * 30
            pic.path(taper([(x, 560 - i * 8), (x + 40, 545 - i * 8)], [1.6, 0.2]), "#ffffff", 0.8)
        pic.ridge(830, 18, "#0a1230")
        pic.tree(480, 850, 30, "#060b20", 6)
    pic.path(taper([(306, 210), (306, 620), (312, 700)], [7, 7, 7]), mix("#c9a26a", pic.near, 0.2))
    figure(
        pic,
        276,
        900,
        330,
        "hold",
        "coat",
        "hair",
        1,
        mix("#e9b44c", pic.accent, 0.3),
        pic.mid,
        rim="#fff6d8",
        rim_shift=(-2, -2),
        child=1,
    )
    beast(pic, "hare", 430, 900, 1.15, -1, rim="#fff1c4")
    figure(
        pic, 62, 800, 74, "walk", "coat", "hat", -1, mix(pic.far, pic.mid, 0.6), pic.mid, "umbrella"
    )
