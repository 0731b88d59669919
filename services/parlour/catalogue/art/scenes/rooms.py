"""Rooms and corridors at night."""

from __future__ import annotations

from itertools import pairwise

from ..beasts import beast, flock, tentacle
from ..figures import figure
from ..geometry import Point, ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from ..props import rope
from .registry import scene


@scene("interior with window", "ink teal ember")
def whale_window(pic: Picture) -> None:
    """The room's window is filled by an eye passing by."""
    pic.vignette = 0.7
    wall = mix(pic.near, pic.mid, 0.45)
    pic.backdrop(wall, mix(pic.near, pic.mid, 0.2))
    for i in range(13):
        for j in range(14):
            pic.path(
                taper(
                    [(i * 50, j * 50 + 14), (i * 50 + 6, j * 50), (i * 50, j * 50 - 14)], [1, 7, 1]
                ),
                mix(wall, pic.far, 0.35),
                0.55,
            )
    win = rect(120, 90, 380, 430)
    pic.path(rect(104, 74, 412, 462), mix(pic.near, pic.accent, 0.18))
    with pic.group(clip=win):
        pic.backdrop(mix(pic.bottom, pic.light, 0.25), mix(pic.bottom, pic.mid, 0.4))
        skin = mix(pic.far, pic.bottom, 0.35)
        pic.path(
            smooth(
                [(60, 40), (320, 60), (600, 160), (620, 420), (420, 470), (160, 520), (40, 420)]
            ),
            pic.linear((0, mix(skin, pic.light, 0.12)), (1, mix(skin, pic.near, 0.35)), angle=60),
        )
        for i in range(9):
            pic.path(
                taper(
                    [(90 + i * 4, 400 + i * 17), (300, 420 + i * 15), (560, 360 + i * 22)],
                    [1, 4, 2],
                ),
                pic.near,
                0.45,
            )
        for _ in range(46):
            pic.path(
                ellipse(pic.between(120, 500), pic.between(110, 400), pic.between(1, 4)),
                mix(skin, pic.light, 0.4),
                0.35,
            )
        for i in range(4):
            pic.path(
                taper(
                    [
                        (220 - i * 10, 250 - i * 13),
                        (320, 205 - i * 18),
                        (420 + i * 10, 250 - i * 14),
                    ],
                    [1, 5, 1],
                ),
                pic.near,
                0.5,
            )
        pic.path(
            smooth([(232, 262), (280, 226), (340, 222), (400, 258), (350, 296), (280, 298)]),
            pic.near,
        )
        pic.path(
            ellipse(318, 260, 35),
            pic.radial((0, pic.accent), (0.75, mix(pic.accent, pic.near, 0.35)), (1, pic.near)),
        )
        pic.path(ellipse(318, 260, 15, 24), "#050505")
        pic.path(ellipse(329, 248, 6), pic.light)
    for d in (rect(304, 90, 12, 430), rect(120, 292, 380, 10)):
        pic.path(d, mix(pic.near, pic.accent, 0.12))
    pic.path(rect(90, 530, 440, 20), mix(pic.near, pic.accent, 0.3))
    pic.beam((310, 300), (60, 900), (620, 900), 0.2)
    pic.path(
        polygon((-10, 720), (610, 720), (610, 910), (-10, 910)),
        pic.linear((0, mix(pic.near, pic.accent, 0.22)), (1, pic.near)),
    )
    for i in range(-5, 6):
        pic.path(f"M{300 + i * 44} 720 L{300 + i * 92} 900", stroke=pic.near, width=2, opacity=0.6)
    for q, x in ((1, 40), (-1, 585)):
        pic.path(
            smooth(
                [
                    (x - 60, 40),
                    (x + 40, 40),
                    (x + q * 26, 300),
                    (x + q * 50, 560),
                    (x - q * 50, 570),
                    (x - 50, 300),
                ]
            ),
            pic.linear(
                (0, mix(pic.accent, pic.near, 0.55)),
                (0.5, mix(pic.accent, pic.near, 0.25)),
                (1, mix(pic.accent, pic.near, 0.65)),
                angle=0,
            ),
        )
    pic.path(taper([(410, 726), (410, 846)], [9, 9]), pic.near)
    pic.path(taper([(556, 726), (556, 846)], [9, 9]), pic.near)
    pic.path(rect(380, 714, 200, 14), mix(pic.near, pic.accent, 0.35))
    pic.icon("teapot", 500, 680, 76, 0, True, 0.15)
    pic.glow(500, 680, 60, 0.25)
    figure(
        pic,
        250,
        862,
        250,
        "sit",
        "dress",
        "bun",
        1,
        mix(pic.accent, pic.light, 0.15),
        rim=pic.light,
        rim_shift=(2, -2),
    )
    pic.path(rect(212, 762, 60, 10), pic.near)
    pic.path(taper([(218, 640), (216, 765), (212, 862)], [7, 8, 7]), pic.near)
    pic.path(taper([(266, 768), (268, 862)], [7, 7]), pic.near)
    beast(
        pic,
        "hare",
        92,
        866,
        0.9,
        1,
        color=pic.near,
        flat=pic.near,
        rim=mix(pic.light, pic.mid, 0.4),
    )


@scene("corridor in perspective", "redroom absinthe violetfog", "arms threads birds")
def corridor(pic: Picture) -> None:
    """A hall of doors; one of them lets something out."""
    pic.vignette = 0.65
    vx, vy = 330, 400
    near: list[Point] = [(-20, -20), (620, -20), (620, 920), (-20, 920)]

    def q(p: Point, t: float) -> Point:
        return (vx + (p[0] - vx) * t, vy + (p[1] - vy) * t)

    far = 0.13
    back = [q(p, far) for p in near]
    wall = mix(pic.mid, pic.far, 0.4)
    pic.path(
        polygon(near[0], near[1], back[1], back[0]),
        pic.linear(
            (0, mix(wall, pic.near, 0.7)), (1, mix(wall, pic.light, 0.2)), line=(vx, -20, vx, vy)
        ),
    )
    pic.path(
        polygon(near[0], back[0], back[3], near[3]),
        pic.linear(
            (0, mix(wall, pic.near, 0.45)), (1, mix(wall, pic.light, 0.35)), line=(-20, vy, vx, vy)
        ),
    )
    pic.path(
        polygon(near[1], back[1], back[2], near[2]),
        pic.linear(
            (0, mix(wall, pic.near, 0.65)), (1, mix(wall, pic.light, 0.25)), line=(620, vy, vx, vy)
        ),
    )
    ts = [1.0, 0.74, 0.55, 0.41, 0.305, 0.23, 0.175, 0.13]
    for i, (a, b) in enumerate(pairwise(ts)):
        for j in range(8):
            u0, u1 = (j / 8, (j + 1) / 8)

            def along(u: float, t: float) -> Point:
                return q((-20 + 640 * u, 920), t)

            pic.path(
                polygon(along(u0, a), along(u1, a), along(u1, b), along(u0, b)),
                mix(pic.light, wall, 0.25 + 0.3 * a)
                if (i + j) % 2
                else mix(pic.near, pic.mid, 0.25),
            )
        m0, m1 = (a * 0.94, b * 1.08)
        for sd in (0, 1):
            x = -20 if sd == 0 else 620
            dd = [q((x, 920), m0), q((x, 920), m1), q((x, 300), m1), q((x, 300), m0)]
            pic.path(
                polygon(*dd),
                mix(pic.accent, pic.near, 0.35 + 0.3 * (a > 0.5))
                if not (sd == 1 and i == 1)
                else pic.light,
            )
            pic.path(
                polygon(
                    *[
                        (
                            (p[0] - sum((z[0] for z in dd)) / 4) * 0.78 + sum(z[0] for z in dd) / 4,
                            (p[1] - sum(z[1] for z in dd) / 4) * 0.86 + sum(z[1] for z in dd) / 4,
                        )
                        for p in dd
                    ]
                ),
                "none",
                stroke=pic.near,
                width=3 * a,
                opacity=0.6,
            )
    pic.path(polygon(*back), pic.light)
    pic.glow(vx, vy, 190, 0.9)
    figure(pic, vx + 3, vy + 66, 88, "stand", "robe", "ears", 1, flat=pic.near)
    pic.path(polygon(q((230, 920), far), q((420, 920), far), (470, 920), (60, 920)), pic.near, 0.28)
    p1 = q((620, 900), 0.74 * 0.94)
    p2 = q((620, 900), 0.55 * 1.08)
    pic.path(polygon(p1, p2, (250, 700), (120, 830)), pic.light, 0.45)
    limbs: list[tuple[list[Point], float]] = [
        ([(560, 560), (470, 640), (380, 600), (300, 680), (200, 660), (150, 720)], 58),
        ([(570, 640), (480, 730), (400, 720), (330, 800), (240, 780), (214, 838)], 46),
        ([(560, 470), (490, 470), (440, 380), (380, 300), (300, 310), (284, 250)], 36),
    ]
    if pic.subject == "arms":
        for points, thick in limbs:
            tentacle(
                pic,
                points,
                thick,
                mix(pic.near, pic.accent, 0.12),
                rim=mix(pic.light, pic.accent, 0.3),
            )
    elif pic.subject == "threads":
        for points, _ in limbs * 5:
            loose = [(x, y + pic.between(-90, 60)) for x, y in points]
            rope(pic, loose, mix(pic.accent, pic.light, pic.between(0, 0.5)), pic.between(2, 4))
    else:
        flock(pic, 34, 380, 480, (90, 150), (0.3, 0.9), pic.near, -1)
    figure(
        pic,
        120,
        858,
        150,
        "hold",
        "dress",
        "long",
        1,
        mix(pic.accent, pic.light, 0.35),
        child=1,
        rim=pic.light,
        cast=(-0.3, 0.25, 0.5),
        lantern=0.8,
    )
    for _i, t in enumerate(ts[1:6]):
        x, y = q((300, 20), t)
        pic.path(f"M{x:.0f} {y:.0f} v{40 * t:.0f}", stroke=pic.near, width=2 * t)
        pic.glow(x, y + 46 * t, 70 * t, 0.8)
        pic.path(ellipse(x, y + 48 * t, 13 * t), pic.light)
