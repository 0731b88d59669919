"""Streets seen closely: squares, lamps, puddles."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..backs import from_above
from ..beasts import beast, place
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import PALETTES, mix
from ..picture import Picture
from ..things import thing
from .registry import scene


@scene("bird's eye", "apricot wheat sepia", "wolf+antlers stag+ears swan+crown cat+horns")
def shadow_square(pic: Picture) -> None:
    """Square seen from above; nobody's shadow is their own."""
    pic.vignette = 0.35
    pic.backdrop(mix(pic.bottom, pic.light, 0.3), mix(pic.bottom, pic.far, 0.5), angle=60)
    for i in range(-2, 16):
        for j in range(-2, 22):
            x, y = (i * 52 + j % 2 * 26, j * 46)
            pic.path(
                rect(x + 2, y + 2, 47, 41), mix(pic.bottom, pic.far, pic.between(0.1, 0.42)), 0.75
            )
    for q in ("", "rotate(180 300 450)"):
        with pic.group(transform=q):
            d = polygon((-20, -20), (250, -20), (-20, 210))
            pic.path(d, pic.near, 0.45, extra='transform="translate(26 20)"')
            pic.path(d, mix(pic.accent, pic.mid, 0.35))
            pic.hatch(d, pic.near, -40, 11, 2, 0.45)
            pic.hatch(d, pic.near, 50, 24, 1.4, 0.3)
            pic.path(
                polygon((244, -20), (258, -20), (-20, 222), (-20, 204)), mix(pic.near, pic.mid, 0.4)
            )
    for radius, c in (
        (150, mix(pic.mid, pic.bottom, 0.5)),
        (138, mix(pic.bottom, pic.light, 0.4)),
        (118, mix(pic.mid, pic.far, 0.4)),
        (106, pic.near),
    ):
        pic.path(ellipse(330, 420, radius), c)
    with pic.group(clip=ellipse(330, 420, 104)):
        pic.path(
            rect(200, 300, 260, 260),
            pic.radial((0, mix(pic.near, pic.accent, 0.1)), (1, mix(pic.near, pic.mid, 0.35))),
        )
        pic.stars(60, 530, 220, 440)
        for ring in (30, 58, 86):
            pic.path(ellipse(330, 420, ring), stroke=pic.light, width=1.2, opacity=0.3)

    def shadow(x: float, y: float, paint: Callable[[], object]) -> None:
        with pic.group(transform=f"translate({x} {y}) rotate(38) scale(1 1.12)", opacity=0.66):
            paint()

    n = pic.near
    animal, head = pic.subject.split("+")
    shadow(120, 330, lambda: thing(pic, animal, 10, -116, 232, flat=n))
    from_above(pic, 120, 332, 24, pic.accent, pic.near)
    shadow(330, 800, lambda: figure(pic, 0, 0, 300, "arms", "robe", head, flat=n))
    from_above(pic, 330, 802, 21, pic.mid, pic.accent)
    shadow(70, 760, lambda: beast(pic, "heron", 0, 0, 1.45, color=n, second=n, flat=n))
    from_above(pic, 70, 760, 20, pic.light, pic.mid)
    shadow(440, 170, lambda: pic.tree(0, 0, 52, n, 6, width=14))
    from_above(pic, 440, 172, 22, mix(pic.accent, pic.near, 0.4), pic.light)
    shadow(520, 640, lambda: figure(pic, 0, 0, 90, "stand", "coat", "hat", flat=n))
    from_above(pic, 520, 642, 22, pic.light, pic.near)
    from_above(pic, 392, 424, 19, pic.accent, pic.light)
    place(
        pic,
        [
            (ellipse(0, 0, 9, 5), n),
            (ellipse(10, -3, 5), n),
            (taper([(-8, 0), (-20, 6)], [3, 1]), n),
        ],
        214,
        160,
        1.5,
    )
    shadow(214, 160, lambda: pic.silhouette("crown", 0, -46, 60, n, opacity=0.9))


@scene("night with one lamp", "tar ink pine", "wolf hare owl heron swan stag")
def one_lamp(pic: Picture) -> None:
    """A lamp, a chair, a reader; the dark is looking."""
    pic.vignette = 0.3
    pic.backdrop(pic.near, mix(pic.near, pic.top, 0.6))
    lx, ly = (392, 250)
    for x in (36, 120, 205, 540, 590, 470):
        pic.path(
            taper(
                [(x + pic.between(-10, 10), -20), (x, 400), (x + pic.between(-20, 20), 820)],
                [34, 40, 60],
            ),
            mix(pic.near, pic.top, 0.75),
            0.8,
        )
    eyes = 0
    seen: list[tuple[float, float]] = []
    while eyes < 22:
        x, y = (pic.between(20, 580), pic.between(60, 780))
        if (abs(x - 350) < 60 + (y - 200) * 0.42 and y > 190) or any(
            math.dist((x, y), e) < 64 for e in seen
        ):
            continue
        seen.append((x, y))
        k = pic.between(0.6, 2.0) * (1 if eyes % 7 else 2.1)
        c = pic.random.choice([pic.light, pic.light, pic.accent])
        eyes += 1
        for q in (-1, 1) if eyes % 6 else (0,):
            pic.path(
                smooth(
                    [
                        (x + q * 9 * k - 6 * k, y),
                        (x + q * 9 * k, y - 3.4 * k),
                        (x + q * 9 * k + 6 * k, y),
                        (x + q * 9 * k, y + 3.4 * k),
                    ],
                    5,
                ),
                c,
                0.85,
            )
            pic.path(ellipse(x + q * 9 * k, y, 1.3 * k, 3 * k), pic.near)
    pic.path(
        polygon((lx - 14, ly), (lx + 14, ly), (600, 850), (96, 850)),
        pic.linear((0, pic.light, 0.75), (1, pic.light, 0.16), line=(lx, ly, lx, 850)),
    )
    pic.path(ellipse(345, 850, 252, 50), mix(pic.mid, pic.light, 0.5))
    pic.path(ellipse(345, 850, 252, 50), pic.radial((0, pic.light, 0.7), (1, pic.light, 0)))
    pic.path(
        taper([(520, 850), (522, 420), (505, 236), (440, 196), (394, 226)], [12, 9, 8, 6, 5]),
        pic.near,
    )
    pic.path(
        polygon((lx - 34, ly + 8), (lx - 12, ly - 30), (lx + 12, ly - 30), (lx + 34, ly + 8)),
        mix(pic.near, pic.accent, 0.25),
    )
    pic.path(ellipse(lx, ly + 9, 24, 11), "#fffdf0")
    pic.glow(lx, ly, 150, 0.8)
    pic.path(rect(196, 740, 86, 12), pic.near)
    pic.path(taper([(198, 620), (200, 745), (196, 856)], [11, 12, 10]), pic.near)
    pic.path(taper([(276, 746), (280, 856)], [10, 10]), pic.near)
    figure(
        pic,
        250,
        856,
        240,
        "sit",
        "coat",
        "hat",
        1,
        pic.accent,
        pic.near,
        rim=pic.light,
        rim_shift=(2.4, -2),
    )
    pic.path(polygon((306, 696), (344, 678), (352, 706), (314, 722)), "#fffbe8")
    thing(pic, pic.subject, 486, 792, 176, flat=pic.near, flip=True)
    pic.path(ellipse(440, 750, 4.5, 3), pic.light)
    for _ in range(16):
        pic.path(
            ellipse(lx + pic.random.gauss(0, 46), ly + 40 + abs(pic.random.gauss(0, 60)), 1.8),
            "#ffffff",
            0.9,
        )
    beast(
        pic,
        "moth",
        lx - 52,
        ly - 44,
        0.3,
        color=pic.light,
        second=mix(pic.light, pic.mid, 0.4),
        rotate=30,
    )


@scene("ground close-up, reflection", "storm rosedusk lemon", "crown antlers ears beak")
def puddle_world(pic: Picture) -> None:
    """Only boots above; in the puddle a whole other figure stands."""
    pic.vignette = 0.45
    pic.backdrop(mix(pic.mid, pic.near, 0.25), mix(pic.near, pic.mid, 0.25))
    for j in range(12):
        for i in range(-1, 9):
            y = 10 + j * 14 + j * j * 6
            x = 300 + (i - 4 + 0.5 * (j % 2)) * (64 + j * 14)
            pic.path(
                smooth(
                    [
                        (x - (28 + j * 6), y),
                        (x, y - (8 + j * 3)),
                        (x + 28 + j * 6, y),
                        (x, y + 8 + j * 3),
                    ]
                ),
                mix(pic.mid, pic.far, pic.between(0.05, 0.5)),
                0.8,
            )
    pud = smooth(
        [
            (60, 400),
            (180, 330),
            (330, 318),
            (480, 350),
            (566, 450),
            (560, 640),
            (520, 800),
            (380, 866),
            (200, 860),
            (70, 760),
            (36, 560),
        ],
        9,
    )
    pic.path(pud, pic.near, 0.5, extra='transform="translate(0 -7)"')
    outer = pic.colors
    pic.wear(PALETTES[{"storm": "apricot", "rosedusk": "mint"}.get(pic.palette, "cobalt")])
    with pic.group(clip=pud):
        pic.backdrop(mix(pic.bottom, pic.light, 0.4), pic.top)
        pic.glow(420, 720, 170, 0.9)
        pic.path(ellipse(420, 720, 40), pic.light)
        with pic.group(transform="translate(0 1240) scale(1 -1)"):
            for k, (x, w, h) in enumerate(
                ((40, 90, 330), (120, 70, 420), (470, 90, 390), (540, 80, 300), (400, 60, 300))
            ):
                c = mix(pic.far, pic.mid, 0.2 + 0.15 * (k % 3))
                pic.path(
                    polygon(
                        (x - w / 2, 900),
                        (x - w / 2, 900 - h),
                        (x, 900 - h - 50),
                        (x + w / 2, 900 - h),
                        (x + w / 2, 900),
                    ),
                    c,
                )
                for wy in range(int(900 - h + 14), 890, 26):
                    for dx in (-w * 0.28, w * 0.1):
                        if pic.random.random() < 0.6:
                            pic.path(rect(x + dx, wy, 8, 12), pic.light, 0.8)
            figure(
                pic,
                276,
                880,
                430,
                "arms",
                "robe",
                pic.subject,
                1,
                pic.accent,
                pic.near,
                rim=pic.light,
            )
            beast(pic, "raven_flying", 150, 560, 0.9, 1, color=pic.near, flat=pic.near)
            beast(pic, "raven_flying", 470, 500, 0.6, -1, color=pic.near, flat=pic.near)
        for k in range(5):
            pic.path(
                ellipse(280, 372, 60 + k * 64, 16 + k * 26),
                stroke=pic.light,
                width=2.4,
                opacity=0.42 - 0.06 * k,
            )
    pic.wear(outer)
    pic.path(pud, stroke=mix(pic.light, pic.far, 0.3), width=3, opacity=0.7)
    bc = pic.accent
    for x, q in ((232, -1), (318, 1)):
        pic.path(
            smooth(
                [
                    (x - 34, -20),
                    (x + 34, -20),
                    (x + 32, 160),
                    (x + 34, 300),
                    (x + q * 6 + 36, 356),
                    (x - 34 + q * 4, 358),
                    (x - 34, 290),
                    (x - 32, 160),
                ],
                8,
            ),
            pic.linear(
                (0, mix(bc, pic.near, 0.35)),
                (0.4, mix(bc, pic.light, 0.2)),
                (1, mix(bc, pic.near, 0.55)),
                angle=0,
            ),
        )
        pic.path(
            smooth([(x - 40, 344), (x + q * 14 + 44, 344), (x + q * 16 + 46, 366), (x - 40, 366)]),
            pic.near,
        )
        pic.path(taper([(x - 16, 10), (x - 18, 150), (x - 15, 290)], [3, 6, 2]), pic.light, 0.6)
    pic.path(polygon((150, -20), (410, -20), (384, 60), (170, 64)), mix(pic.near, pic.mid, 0.3))
    pic.silhouette("paw-prints", 520, 250, 50, pic.near, 20, opacity=0.6)
    pic.silhouette("paw-prints", 560, 180, 40, pic.near, 20, opacity=0.6)
    pic.path(taper([(492, 872), (520, 880), (560, 868)], [3, 14, 2]), pic.accent)
