"""Towers, stairs and stilts."""

from __future__ import annotations

import math

from ..beasts import beast
from ..figures import Anchors, figure
from ..geometry import Point, ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("spiral from above", "copper violetfog teal", "boat crescent eye whale")
def tower_spiral(pic: Picture) -> None:
    """Looking down a stair; at the bottom lies another sky."""
    pic.vignette = 0.75
    cx, cy = (320, 470)
    pic.backdrop(mix(pic.far, pic.bottom, 0.3), mix(pic.far, pic.mid, 0.4))
    per = 19
    total = per * 3

    def rad(i: float) -> float:
        return 620 * 0.555 ** (i / per)

    for i in range(-per, total):
        a0 = i * 2 * math.pi / per + 0.4
        a1 = a0 + 2 * math.pi / per * 1.03
        radius, r = (rad(i), rad(i + per) - 2)

        def z(a: float, q: float) -> Point:
            return (cx + q * math.cos(a), cy + q * math.sin(a) * 1.02)

        t = max(0, i) / total
        lit = 0.5 + 0.5 * math.cos(a0 - 3.9)
        c = mix(
            mix(pic.light, pic.bottom, 0.25), pic.near, min(0.94, 0.04 + 0.8 * t + 0.42 * (1 - lit))
        )
        pic.path(polygon(z(a0, radius), z(a1, radius), z(a1, r), z(a0, r)), c)
        pic.path(
            polygon(z(a1, radius), z(a1 - 0.09, radius), z(a1 - 0.09, r), z(a1, r)), pic.near, 0.6
        )
        pic.path(
            polygon(z(a0, radius), z(a0 + 0.03, radius), z(a0 + 0.03, r), z(a0, r)), pic.light, 0.5
        )
        w = max(3, 22 * (1 - t) ** 1.5)
        pic.path(
            polygon(z(a0, r + w), z(a1, r + w), z(a1, r), z(a0, r)),
            mix(pic.accent, pic.near, 0.25 + 0.5 * t),
        )
        pic.path(
            polygon(
                z(a0, r + w + 10 * (1 - t)), z(a1, r + w + 10 * (1 - t)), z(a1, r + w), z(a0, r + w)
            ),
            pic.near,
            0.35,
        )
    depth = 112
    pic.path(ellipse(cx, cy, depth), pic.near)
    with pic.group(clip=ellipse(cx, cy, depth - 8)):
        pic.backdrop(mix(pic.near, pic.mid, 0.2), pic.near)
        pic.stars(120, 600, 180, 450)
        pic.glow(cx, cy, 100, 0.5)
        if pic.subject == "boat":
            pic.path(ellipse(cx + 34, cy - 30, 24), pic.light)
            pic.path(
                smooth(
                    [(cx - 60, cy + 20), (cx - 20, cy + 36), (cx + 26, cy + 18), (cx - 16, cy + 22)]
                ),
                mix(pic.light, pic.accent, 0.4),
            )
            pic.path(taper([(cx - 18, cy + 26), (cx - 14, cy - 26)], [3, 2]), pic.light)
            pic.path(polygon((cx - 12, cy - 24), (cx - 10, cy + 14), (cx + 16, cy + 12)), pic.light)
        else:
            thing(pic, pic.subject, cx, cy, 130)
    with pic.group(transform="translate(150 250) rotate(-38)"):
        figure(
            pic,
            0,
            0,
            128,
            "walk",
            "coat",
            "hat",
            1,
            pic.accent,
            pic.near,
            "case",
            rim=pic.light,
            cast=(0.9, 0.5, 0.5),
        )
    with pic.group(transform="translate(470 640) rotate(140)"):
        figure(
            pic,
            0,
            0,
            78,
            "reach",
            "dress",
            "long",
            -1,
            mix(pic.accent, pic.light, 0.5),
            pic.mid,
            rim=pic.light,
            child=1,
        )
    for i in range(9):
        t = i / 8
        a = 2.6 + t * 4.4
        q = 300 - 170 * t
        pic.silhouette(
            "feather",
            cx + q * math.cos(a),
            cy + q * math.sin(a),
            44 - 24 * t,
            pic.light,
            rotate=a * 60,
            opacity=0.9,
        )


@scene("silhouette against light", "duored ember gold", "sun moon clock eye egg")
def sun_tower(pic: Picture) -> None:
    """A tower of acrobats props up the sun."""
    pic.vignette = 0.35
    pic.backdrop(
        mix(pic.top, pic.accent, 0.0),
        pic.bottom if pic.palette != "duored" else mix(pic.far, pic.bottom, 0.4),
    )
    sun = pic.accent if pic.palette != "duored" else pic.mid
    if pic.subject == "sun":
        pic.path(ellipse(300, 250, 236), mix(sun, pic.light, 0.15))
        pic.hatch(ellipse(300, 250, 236), mix(sun, pic.near, 0.25), 0, 9, 2, 0.4, jitter=3)
    else:
        thing(pic, pic.subject, 300, 250, 440)
    for radius in (262, 288, 318):
        pic.path(ellipse(300, 250, radius), stroke=mix(sun, pic.light, 0.3), width=3, opacity=0.35)
    for k in range(3):
        pic.ridge(770 + k * 40, 16, mix(pic.mid, pic.near, 0.3 + 0.3 * k))
    _n, c = (pic.near, pic.near)
    for x, f in ((214, 1), (300, 1), (386, -1)):
        figure(
            pic,
            x,
            850,
            158,
            "carry" if x != 300 else "arms",
            "trousers",
            "hair" if x != 386 else "bun",
            f,
            flat=c,
        )
    for x, f, p in ((256, 1, "arms"), (346, -1, "arms")):
        figure(pic, x, 704, 146, p, "jacket", "cap" if f > 0 else "long", f, flat=c)
    figure(pic, 302, 572, 128, "arms", "dress", "bun", 1, flat=c)
    figure(pic, 306, 462, 74, "reach", "jacket", "hair", -1, child=1, flat=c)
    pic.path(taper([(470, 860), (474, 700), (480, 560)], [5, 4, 4]), c)
    pic.path(polygon((480, 562), (546, 580), (480, 604)), c)
    figure(pic, 536, 862, 106, "point", "coat", "top", -1, flat=c)
    beast(pic, "wolf", 88, 864, 0.72, 1, color=c, flat=c, rim=pic.light)
    for _i in range(7):
        beast(
            pic,
            "raven_flying",
            80 + pic.between(0, 440),
            60 + pic.between(0, 330),
            pic.between(0.22, 0.42),
            pic.random.choice([1, -1]),
            color=c,
            flat=c,
        )


@scene("tall, lowest horizon", "plumnight cobalt lemon", "star lamp key fish pear crescent")
def stilt_harvest(pic: Picture) -> None:
    """People on stilts pick the lights out of the sky into baskets."""
    pic.vignette = 0.45
    day = pic.palette == "lemon"
    pic.backdrop(pic.top, pic.bottom, (0.6, mix(pic.top, pic.bottom, 0.5)))
    if not day:
        pic.stars(70, 600)
    for k in range(3):
        pic.ridge(800 + k * 34, 14, mix(pic.bottom, pic.near, 0.3 + 0.3 * k))
    x = -10
    while x < 620:
        w = pic.between(26, 46)
        h = pic.between(20, 60)
        pic.path(
            polygon(
                (x, 900),
                (x, 846 - h * 0.4),
                (x + w / 2, 830 - h),
                (x + w, 846 - h * 0.4),
                (x + w, 900),
            ),
            mix(pic.near, pic.mid, pic.between(0.1, 0.35)),
        )
        pic.path(rect(x + w * 0.4, 852, 6, 9), pic.light, 0.9)
        x += w - 2

    def stl(
        x: float,
        y: float,
        h: float,
        pose: str,
        dress: str,
        head: str,
        f: int,
        color: str,
        wind: float = 0,
        child: int = 0,
    ) -> Anchors:
        for d in (-9, 11):
            pic.path(
                taper(
                    [(x + d * h / 150, y - h * 0.14), (x + d * h / 150 * 1.6 + f * 6, 884)], [6, 4]
                ),
                pic.near,
            )
            pic.path(rect(x + d * h / 150 - 9, y - 2, 20, 5), pic.near)
        return figure(
            pic,
            x,
            y,
            h,
            pose,
            dress,
            head,
            f,
            color,
            pic.mid,
            rim=pic.light,
            wind=wind,
            child=child,
        )

    anchors = stl(210, 430, 190, "reach", "coat", "top", 1, pic.accent, wind=5)
    harvester = stl(
        430, 560, 160, "arms", "dress", "bun", -1, mix(pic.accent, pic.light, 0.45), wind=6
    )
    curve = stl(80, 640, 120, "hold", "jacket", "cap", 1, mix(pic.far, pic.light, 0.3), child=1)
    stl(536, 730, 92, "point", "robe", "cone", -1, mix(pic.mid, pic.light, 0.2))

    def lamp(x: float, y: float, r: float) -> None:
        pic.glow(x, y, r * 5, 0.75)
        thing(pic, pic.subject, x, y, r * 2.2, keep=0.4)

    lamp(anchors.hf[0] + 3, anchors.hf[1] - 16, 17)
    lamp(harvester.hf[0] - 4, harvester.hf[1] - 14, 13)
    for x, y, r in (
        (90, 110, 15),
        (330, 70, 19),
        (480, 150, 14),
        (392, 250, 12),
        (540, 300, 11),
        (40, 330, 11),
        (300, 210, 9),
    ):
        pic.path(f"M{x} -20 V{y - r}", stroke=pic.light, width=1.2, opacity=0.55)
        lamp(x, y, r)
    x, y = curve.hn
    pic.path(
        smooth([(x - 10, y + 2), (x + 30, y + 2), (x + 24, y + 34), (x - 4, y + 34)]),
        mix("#8a5a34", pic.near, 0.2),
    )
    for i in range(3):
        lamp(x + i * 11 - 2, y - 1, 7)
    for _ in range(5):
        lamp(pic.between(250, 360), pic.between(850, 884), 5)
    figure(pic, 320, 890, 62, "run", "dress", "long", -1, pic.light, pic.mid, child=1)
