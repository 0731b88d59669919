"""The things that fill subject slots: one name, one way to draw it in any size and light."""

from __future__ import annotations

import math
from collections.abc import Callable, Generator
from contextlib import contextmanager

from .beasts import OUTLINES, beast, place
from .buildings import door, house
from .furniture import chair, clock
from .geometry import ellipse, polygon, rect, smooth, star, taper
from .materials import wood
from .palette import lightness, mix
from .picture import Picture
from .props import rowing_boat, sailing_ship, umbrella

_PALE = frozenset({"shell", "crown", "elephant", "pear"})
# Subject names whose icon is called differently.
ICON_NAMES = {
    "key": "old-key",
    "hourglass": "hourglass-done",
    "tent": "circus-tent",
    "shell": "spiral-shell",
    "cup": "teacup-without-handle",
    "apple": "red-apple",
    "hat": "top-hat",
    "book": "open-book",
    "crescent": "crescent-moon",
    "bulb": "light-bulb",
    "drop": "droplet",
    "nest": "nest-with-eggs",
    "lamp": "red-paper-lantern",
    "planet": "ringed-planet",
    "train": "locomotive",
    "letter": "envelope",
    "glove": "gloves",
    "heart": "anatomical-heart",
    "needle": "sewing-needle",
    "spool": "thread",
    "fire": "fire",
    "dinosaur": "sauropod",
    "camel": "two-hump-camel",
    "bouquet": "bouquet",
    "wing": "wing",
    "boot": "hiking-boot",
    "sofa": "couch-and-lamp",
    "lantern": "diya-lamp",
    "blowfish": "blowfish",
    "clock": "mantelpiece-clock",
}


def icon_name(key: str) -> str:
    """The icon behind a subject name."""
    return ICON_NAMES.get(key, key)


def _egg(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    shell = smooth(
        [
            (x, y - s * 0.5),
            (x + s * 0.3, y - s * 0.2),
            (x + s * 0.37, y + s * 0.16),
            (x + s * 0.2, y + s * 0.45),
            (x - s * 0.2, y + s * 0.45),
            (x - s * 0.37, y + s * 0.16),
            (x - s * 0.3, y - s * 0.2),
        ],
        8,
    )
    if flat:
        pic.path(shell, flat)
        return
    pic.path(
        shell,
        pic.linear(
            (0, pic.light),
            (0.6, mix(pic.light, pic.far, 0.35)),
            (1, mix(pic.far, pic.near, 0.35)),
            angle=50,
        ),
    )
    for _ in range(int(12 + s / 8)):
        a, r = pic.between(0, 6.3), math.sqrt(pic.between(0, 1))
        pic.path(
            ellipse(
                x + s * 0.3 * r * math.cos(a),
                y + s * 0.38 * r * math.sin(a),
                s * pic.between(0.006, 0.02),
            ),
            pic.mid,
            0.5,
        )


def _moon(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    if flat:
        pic.path(ellipse(x, y, s / 2), flat)
        return
    if lightness(pic.top) < 0.7:
        pic.moon(x, y, s / 2, halo=1.9)
        return
    # on a pale ground a white disc would be lost
    pic.glow(x, y, s * 0.8, 0.4)
    pic.path(ellipse(x, y, s / 2), mix(pic.accent, pic.light, 0.5))
    with pic.group(clip=ellipse(x, y, s / 2), opacity=0.4):
        for _ in range(7):
            cx, cy = x + pic.between(-0.5, 0.5) * s, y + pic.between(-0.5, 0.5) * s
            pic.path(
                ellipse(cx, cy, s * pic.between(0.05, 0.2)), mix(pic.accent, pic.mid, 0.3), 0.5
            )


def _crescent(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    r = s / 2
    if not flat:
        pic.glow(x, y, r * 1.7, 0.5)
    shape = (
        f"M{x - r * 0.3:.1f} {y - r:.1f} A{r:.1f} {r:.1f} 0 1 0 {x + r:.1f} {y + r * 0.3:.1f}"
        f" A{r * 0.84:.1f} {r * 0.84:.1f} 0 0 1 {x - r * 0.3:.1f} {y - r:.1f}Z"
    )
    body = mix(pic.light, pic.accent, 0.06 if lightness(pic.top) < 0.7 else 0.55)
    pic.path(shape, flat or body)


def _star(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    if not flat:
        pic.glow(x, y, s * 1.1, 0.6)
    body = mix(pic.light, pic.accent, 0.1 if lightness(pic.top) < 0.7 else 0.6)
    pic.path(star(x, y, s / 2), flat or body)


def _cloud(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    pale = lightness(pic.top) > 0.8
    body = mix(pic.light, pic.mid, 0.62) if pale else mix(pic.light, pic.far, 0.08)
    for dx, dy, share in ((-0.16, 0.06, 0.6), (0.18, 0.02, 0.62), (0, 0.14, 1.0)):
        pic.cloud(x + dx * s, y + (dy + 0.06) * s, s * share, flat or body, 1, 6)


def _house(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    wall, roof = mix(pic.far, pic.accent, 0.35), mix(pic.near, pic.accent, 0.25)
    house(
        pic,
        x,
        y + s * 0.5,
        s / 58,
        flat or wall,
        flat or roof,
        None if flat else mix(pic.light, "#ffb347", 0.4),
    )


def _ship(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    sailing_ship(
        pic, x, y + s * 0.45, s / 270, flat or mix(pic.near, pic.mid, 0.15), flat or pic.light
    )


def _boat(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    rowing_boat(pic, x, y + s * 0.05, s / 210, flat or pic.accent)


def _door(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    door(pic, x, y + s * 0.5, s * 0.48, s * 0.94, flat or pic.accent, ajar=not flat, glow=0.45)


def _chair(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    chair(pic, x, y + s * 0.5, s / 80, flat or wood(pic))


def _piano(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    c = flat or mix(pic.near, pic.mid, 0.12)
    k = s / 100
    body = [(-50, -4), (-48, -14), (-20, -18), (20, -16), (44, -10), (50, 4), (48, 10), (-50, 10)]
    for leg in (-40, 4, 40):
        pic.path(
            taper([(x + leg * k, y + 8 * k), (x + leg * k * 1.02, y + 46 * k)], [6 * k, 4 * k]), c
        )
    pic.path(
        polygon(*[(x + a * k, y + b * k) for a, b in ((-20, -16), (36, -52), (50, -46), (48, -8))]),
        mix(c, pic.mid, 0.1),
    )
    pic.path(smooth([(x + a * k, y + b * k) for a, b in body], 5), c)
    pic.path(rect(x - 54 * k, y - 1 * k, 30 * k, 5 * k), flat or pic.light)
    pic.path(f"M{x:.1f} {y - 15 * k:.1f} L{x + 26 * k:.1f} {y - 46 * k:.1f}", stroke=c, width=2 * k)


def _clock(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    if flat:
        pic.path(ellipse(x, y, s * 0.5), flat)
    else:
        clock(
            pic,
            x,
            y,
            s * 0.45,
            mix(pic.light, pic.far, 0.1),
            pic.between(0, 360),
            pic.between(0, 360),
        )


def _eye(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    almond = smooth(
        [
            (x - s * 0.5, y),
            (x - s * 0.18, y - s * 0.24),
            (x + s * 0.18, y - s * 0.24),
            (x + s * 0.5, y),
            (x + s * 0.18, y + s * 0.24),
            (x - s * 0.18, y + s * 0.24),
        ]
    )
    pic.path(almond, flat or mix(pic.light, "#ffffff", 0.4))
    if flat:
        return
    with pic.group(clip=almond):
        iris = pic.radial((0, pic.accent), (0.8, mix(pic.accent, pic.near, 0.4)), (1, pic.near))
        pic.path(ellipse(x, y, s * 0.2), iris)
        pic.path(ellipse(x, y, s * 0.09), pic.near)
    pic.path(ellipse(x + s * 0.06, y - s * 0.07, s * 0.035), "#ffffff")
    pic.path(almond, stroke=pic.near, width=max(1.5, s * 0.02))


def _tree(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    tips: list[tuple[float, float]] = []
    c = flat or mix(pic.near, pic.mid, 0.2)
    pic.tree(x, y + s * 0.5, s * 0.3, c, 5, 0.42, tips=tips)
    for tx, ty in tips[::2]:
        pic.path(
            ellipse(tx, ty, s * pic.between(0.02, 0.05)),
            flat or mix(pic.accent, pic.light, pic.between(0, 0.5)),
        )


def _umbrella(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    umbrella(pic, x, y, s * 0.5, flat or pic.accent)


def _sun(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    if not flat:
        pic.glow(x, y, s, 0.5)
    pic.path(star(x, y, s * 0.5, 16, 0.74), flat or mix(pic.accent, pic.light, 0.35))
    pic.path(ellipse(x, y, s * 0.34), flat or mix(pic.accent, pic.light, 0.6))


def _flame(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    if not flat:
        pic.glow(x, y, s, 0.7, "#ffb347")
    for k, c in ((1.0, mix(pic.accent, "#f3873b", 0.5)), (0.6, mix(pic.light, "#ffc060", 0.4))):
        tongue = [
            (0, -0.5),
            (0.12, -0.2),
            (0.3, 0.1),
            (0.22, 0.42),
            (0, 0.5),
            (-0.22, 0.42),
            (-0.3, 0.06),
            (-0.1, -0.12),
        ]
        pic.path(
            smooth([(x + a * s * k, y + s * 0.5 * (1 - k) + b * s * k) for a, b in tongue], 6),
            flat or c,
        )


def _seed(pic: Picture, x: float, y: float, s: float, flat: str | None) -> None:
    pic.silhouette("seedling", x, y, s, flat or mix(pic.accent, pic.near, 0.2))


Draw = Callable[[Picture, float, float, float, "str | None"], None]
DRAWN: dict[str, Draw] = {
    "egg": _egg,
    "moon": _moon,
    "crescent": _crescent,
    "star": _star,
    "cloud": _cloud,
    "house": _house,
    "ship": _ship,
    "boat": _boat,
    "door": _door,
    "chair": _chair,
    "piano": _piano,
    "clock": _clock,
    "eye": _eye,
    "tree": _tree,
    "umbrella": _umbrella,
    "sun": _sun,
    "flame": _flame,
    "sprout": _seed,
}
# scale and vertical shift that centre a brush animal in a square of 1
_BEAST_FIT = {
    "whale": (1 / 230, 0.0),
    "wolf": (1 / 105, 0.5),
    "bear": (1 / 210, 0.2),
    "hare": (1 / 110, 0.5),
    "heron": (1 / 155, 0.5),
    "raven": (1 / 90, 0.0),
    "raven_flying": (1 / 110, 0.25),
    "fish": (1 / 90, 0.0),
    "cat": (1 / 215, 0.25),
    "moth": (1 / 155, 0.0),
    "owl": (1 / 115, 0.36),
    "stag": (1 / 190, 0.5),
    "swan": (1 / 150, 0.3),
}


def thing(
    pic: Picture,
    key: str,
    x: float,
    y: float,
    size: float,
    flat: str | None = None,
    keep: float = 0.22,
    rotate: float = 0,
    flip: bool = False,
    rim: float = 0,
) -> None:
    """Draw the subject `key` centred at (x, y); `flat` makes it an outline in that colour."""
    if key in DRAWN:
        with pic.group(f"rotate({rotate:.1f} {x:.1f} {y:.1f})" if rotate else ""):
            DRAWN[key](pic, x, y, size, flat)
    elif key in OUTLINES:
        k, drop = _BEAST_FIT[key]
        beast(
            pic,
            key,
            x,
            y + drop * size,
            k * size,
            -1 if flip else 1,
            flat=flat,
            color=mix(pic.near, pic.mid, 0.15),
            rotate=rotate,
            rim=pic.light if rim else None,
        )
    elif flat:
        pic.silhouette(icon_name(key), x, y, size, flat, rotate, flip)
    else:
        ramp = None
        if key in _PALE and lightness(pic.top) > 0.5:  # white things would be lost on pale paper
            warm = mix(pic.accent, pic.mid, 0.3)
            ramp = [pic.near, mix(pic.near, warm, 0.6), warm, mix(warm, pic.light, 0.45),
                    mix(pic.light, warm, 0.25)]  # fmt: skip
        pic.icon(icon_name(key), x, y, size, rotate, flip, keep, ramp, rim=rim)


@contextmanager
def within(
    pic: Picture, key: str, x: float, y: float, size: float, flip: bool = False
) -> Generator[None]:
    """Paint the block only inside the outline of a creature or an icon."""
    if key not in OUTLINES:
        with pic.inside(icon_name(key), x, y, size, flip=flip):
            yield
        return
    k, drop = _BEAST_FIT[key]
    k *= size
    dx, dy, side = x, y + drop * size, -k if flip else k
    clip = [shape for shape, _ in OUTLINES[key]("#000000", "#000000")]
    there = f"translate({dx:.2f} {dy:.2f}) scale({side:.5f} {k:.5f})"
    back = f"scale({1 / side:.5f} {1 / k:.5f}) translate({-dx:.2f} {-dy:.2f})"
    with pic.group(there, clip=clip), pic.group(back):
        yield


def halo(
    pic: Picture,
    key: str,
    x: float,
    y: float,
    size: float,
    color: str,
    flip: bool = False,
    shift: tuple[float, float] = (3, -3),
) -> None:
    """The same outline shifted towards the light: a rim for a large dark form."""
    if key in OUTLINES:
        k, drop = _BEAST_FIT[key]
        place(
            pic,
            OUTLINES[key](color, color),
            x + shift[0],
            y + drop * size + shift[1],
            k * size,
            -1 if flip else 1,
            flat=color,
        )
    else:
        pic.silhouette(icon_name(key), x + shift[0], y + shift[1], size, color, flip=flip)
