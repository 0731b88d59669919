"""Cases and books that open on a world."""

from __future__ import annotations

from ..beasts import flock
from ..figures import figure
from ..geometry import ellipse, ground, polygon, rect, smooth, taper
from ..materials import brass
from ..palette import mix
from ..picture import Picture
from ..props import ladder
from ..things import thing
from ..worlds import WORLDS, inner_world
from .registry import scene


@scene("low horizon, a case stands open", "wheat chalk rosedusk storm mint apricot", WORLDS)
def suitcase_world(pic: Picture) -> None:
    """A suitcase as large as a house stands open; inside is a whole country."""
    pic.vignette = 0.3
    pic.backdrop(mix(pic.top, pic.light, 0.1), mix(pic.bottom, pic.light, 0.4), (0.7, pic.bottom))
    pic.path(ellipse(110, 170, 40), mix(pic.light, pic.accent, 0.2))
    pic.ridge(620, 14, mix(pic.far, pic.bottom, 0.35))
    pic.path(ground(700, 6, 90), mix(pic.far, pic.mid, 0.4))
    leather = mix("#8a4b2a", pic.mid, 0.25)
    lid = polygon((120, 300), (520, 270), (540, 640), (100, 660))
    pic.path(polygon((108, 286), (534, 254), (556, 660), (86, 680)), leather)
    with pic.group(clip=lid):
        inner_world(pic, pic.subject, 90, 260, 460, 410)
    pic.path(lid, stroke=mix(leather, pic.near, 0.6), width=7)
    box = polygon((86, 680), (556, 660), (600, 810), (40, 836))
    pic.path(polygon((60, 836), (580, 812), (572, 876), (70, 890)), mix(leather, pic.near, 0.45))
    pic.path(box, mix(leather, pic.near, 0.25))
    with pic.group(clip=polygon((104, 694), (540, 676), (574, 796), (68, 818))):
        pic.path(rect(40, 660, 560, 170), mix(pic.near, leather, 0.25))
        pic.glow(320, 690, 220, 0.5)
    for x in (170, 470):
        pic.path(rect(x, 838, 34, 26), brass(pic))
    ladder(pic, (250, 860), (262, 650), mix(pic.near, pic.mid, 0.2), 30, 10, 4)
    figure(pic, 250, 740, 108, "climb", "coat", "hat", 1, pic.accent, pic.near, rim=pic.light)
    figure(
        pic,
        556,
        884,
        92,
        "stand",
        "dress",
        "bun",
        -1,
        mix(pic.accent, pic.near, 0.3),
        pic.near,
        rim=pic.light,
        child=1,
    )
    thing(pic, "boot", 44, 872, 36, keep=0.1)


@scene(
    "an open book stood up",
    "lemon sepia violetfog copper duoblue",
    "castle tree ship house elephant lighthouse clock piano swan",
)
def book_rises(pic: Picture) -> None:
    """Out of an open book, as large as a square, something grows; people arrive with luggage."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), (0.6, pic.bottom))
    pic.glow(300, 380, 330, 0.75)
    for k in range(2):
        pic.ridge(640 + k * 40, 14, mix(pic.far, pic.bottom, 0.4 - 0.25 * k))
    pic.path(ground(730, 4, 70), mix(pic.mid, pic.near, 0.35))
    thing(pic, pic.subject, 300, 440, 330, keep=0.3)
    for q in (-1, 1):
        for k in range(5, -1, -1):
            page = smooth(
                [
                    (300, 700 + k * 5),
                    (300 + q * 90, 640 + k * 6),
                    (300 + q * 230, 650 + k * 7),
                    (300 + q * 300, 690 + k * 8),
                    (300 + q * 290, 760 + k * 6),
                    (300 + q * 160, 740 + k * 6),
                    (300, 790 + k * 5),
                ],
                6,
            )
            pic.path(page, mix(pic.light, pic.mid, 0.06 * k + (0.12 if q < 0 else 0)))
        for i in range(6):
            pic.path(
                f"M{300 + q * 40} {698 + i * 14} q{q * 90} {-34 + i * 3} {q * 210} {-4 + i * 4}",
                stroke=pic.mid,
                width=2,
                opacity=0.45,
            )
    pic.path(taper([(300, 690), (300, 800)], [5, 9]), mix(pic.mid, pic.near, 0.4))
    pic.path(polygon((180, 690), (420, 690), (440, 760), (160, 760)), pic.light, 0.0)
    figure(
        pic,
        120,
        812,
        132,
        "walk",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        "case",
        rim=pic.light,
        cast=(-0.6, 0.2, 0.35),
    )
    figure(
        pic,
        196,
        836,
        90,
        "walk",
        "dress",
        "long",
        1,
        mix(pic.accent, pic.light, 0.4),
        pic.near,
        child=1,
    )
    figure(pic, 60, 846, 126, "walk", "dress", "bun", 1, pic.near, pic.near, "case", rim=pic.light)
    figure(pic, 440, 740, 84, "arms", "jacket", "cap", -1, pic.near, pic.near, rim=pic.light)
    flock(pic, 6, 300, 190, (120, 50), (0.2, 0.36), pic.near)
