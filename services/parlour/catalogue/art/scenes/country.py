"""The country as something else."""

from __future__ import annotations

import math

from ..figures import figure
from ..geometry import ellipse, polygon, polyline, rect, smooth, spline, taper
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("diagonal, high view", "lagoon copper lemon")
def snake_road(pic: Picture) -> None:
    """The mountain road is a snake; coaches drive on its back."""
    pic.vignette = 0.35
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.2))
    pic.cloud(120, 120, 260, pic.light, 0.8)
    pic.cloud(520, 200, 220, pic.light, 0.7)
    mountain = smooth(
        [
            (-40, 940),
            (-20, 700),
            (70, 500),
            (180, 330),
            (250, 190),
            (320, 90),
            (390, 210),
            (470, 380),
            (560, 560),
            (640, 700),
            (640, 940),
        ],
        5,
    )
    pic.path(
        mountain, pic.linear((0, mix(pic.far, pic.light, 0.3)), (1, mix(pic.mid, pic.near, 0.35)))
    )
    pic.hatch(mountain, mix(pic.mid, pic.near, 0.4), 62, 14, 2, 0.35, jitter=5)
    pic.path(
        smooth([(320, 90), (270, 180), (300, 200), (318, 176), (340, 214), (360, 180), (382, 196)]),
        pic.light,
    )
    points = [
        (690, 860),
        (480, 850),
        (200, 850),
        (40, 790),
        (110, 710),
        (330, 720),
        (500, 660),
        (470, 580),
        (300, 570),
        (170, 530),
        (210, 450),
        (340, 460),
        (430, 410),
        (390, 350),
        (300, 350),
        (250, 300),
        (300, 250),
        (360, 232),
    ]
    c = mix(pic.accent, pic.near, 0.12)
    ws = [96, 92, 88, 84, 78, 74, 70, 64, 58, 54, 48, 46, 42, 38, 36, 32, 30, 34]
    pic.path(taper([(x + 6, y + 12) for x, y in points], ws), pic.near, 0.4)
    body = taper(points, ws)
    pic.path(body, c)
    curve = spline(points, 7)
    for i in range(0, len(curve) - 1, 1):
        (x, y), (x2, y2) = (curve[i], curve[i + 1])
        w = ws[min(17, i // 7)]
        a = math.degrees(math.atan2(y2 - y, x2 - x))
        with pic.group(transform=f"translate({x:.0f} {y:.0f}) rotate({a:.0f})"):
            pic.path(
                polygon((-w * 0.16, 0), (0, -w * 0.26), (w * 0.16, 0), (0, w * 0.26)),
                mix(c, pic.light, 0.35) if i % 2 else mix(c, pic.near, 0.45),
                0.9,
            )
    pic.path(
        smooth(
            [(340, 250), (352, 214), (392, 200), (430, 214), (446, 236), (424, 252), (380, 258)], 8
        ),
        c,
    )
    pic.path(ellipse(404, 220, 8, 5), pic.light)
    pic.path(ellipse(405, 220, 2, 5), pic.near)
    pic.path(taper([(440, 236), (470, 240), (486, 230)], [3, 2.4, 1]), pic.near)
    pic.path(taper([(466, 240), (486, 248)], [2.2, 1]), pic.near)
    for x, y, k, _f in (
        (560, 806, 1.1, 1),
        (330, 668, 0.9, 0),
        (210, 500, 0.62, 1),
        (404, 372, 0.48, 0),
    ):
        pic.path(rect(x - 44 * k, y - 44 * k, 88 * k, 42 * k), mix(pic.light, pic.accent, 0.12))
        pic.path(rect(x - 48 * k, y - 52 * k, 96 * k, 9 * k), pic.near)
        for q in range(3):
            pic.path(
                rect(x - 36 * k + q * 26 * k, y - 36 * k, 17 * k, 17 * k),
                mix(pic.mid, pic.near, 0.4),
            )
        for q in (-1, 1):
            pic.path(ellipse(x + q * 28 * k, y, 11 * k), pic.near)
    figure(pic, 100, 892, 130, "arms", "coat", "hat", 1, pic.near, pic.mid, rim=pic.light)
    figure(pic, 182, 896, 84, "sitlow", "dress", "long", -1, pic.light, pic.mid, child=1)
    pic.icon("luggage", 50, 868, 54, keep=0.15)


@scene("high horizon, seen obliquely", "wheat moss apricot")
def sewn_fields(pic: Picture) -> None:
    """The country is a quilt; a needle the size of a tower mends it."""
    pic.vignette = 0.35
    hor = 150
    pic.backdrop(pic.top, mix(pic.bottom, pic.light, 0.3), angle=90)
    pic.path(ellipse(150, 96, 30), pic.light, 0.9)
    pic.ridge(hor - 12, 20, mix(pic.far, pic.bottom, 0.45))
    cols = [
        pic.bottom,
        pic.far,
        mix(pic.far, pic.accent, 0.35),
        mix(pic.mid, pic.bottom, 0.4),
        mix(pic.accent, pic.light, 0.4),
        mix("#7f9a55", pic.far, 0.4),
        pic.light,
        mix(pic.mid, "#5d7a48", 0.5),
    ]
    rows = 9
    floors = [hor + (j / rows) ** 1.6 * 770 for j in range(rows + 1)]

    def bend(x: float, y: float):
        return x + 34 * math.sin(y / 140 + 0.6) * (y - hor) / 500

    grid = [
        [
            (
                bend(
                    300
                    + (i - 4) * (46 + (y - hor) * 0.3)
                    + pic.between(-9, 9) * (1 + (y - hor) / 300),
                    y,
                ),
                y + pic.between(-6, 6) * (1 + (y - hor) / 260),
            )
            for i in range(9)
        ]
        for y in floors
    ]
    for j in range(rows):
        for i in range(8):
            q = [grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]]
            c = pic.random.choice(cols)
            pic.path(polygon(*q), mix(c, pic.bottom, 0.4 * (1 - j / rows)))
            k = pic.random.random()
            ys = [p[1] for p in q]
            xs = [p[0] for p in q]
            if k < 0.4:
                pic.hatch(
                    polygon(*q),
                    mix(c, pic.near, 0.5),
                    pic.random.choice([10, 70, 110, 170]),
                    5 + j * 1.2,
                    1 + 0.16 * j,
                    0.45,
                    (min(xs), min(ys), max(xs), max(ys)),
                    0.4,
                )
            elif k < 0.62 and j > 1:
                for _ in range(7):
                    pic.path(
                        ellipse(
                            pic.between(xs[0] + 4, xs[1] - 4),
                            pic.between(ys[0], ys[2]),
                            1.5 + 0.8 * j,
                        ),
                        mix("#4d6a38", pic.near, 0.25),
                    )
    for j in range(rows + 1):
        pic.path(
            polyline(grid[j], False),
            stroke=mix(pic.near, pic.mid, 0.5),
            width=1 + 0.3 * j,
            opacity=0.6,
        )
    for j in range(1, rows + 1):
        for i in range(8):
            a, b = (grid[j][i], grid[j][i + 1])
            n = 5
            for m in range(n):
                x, y = (a[0] + (b[0] - a[0]) * (m + 0.5) / n, a[1] + (b[1] - a[1]) * (m + 0.5) / n)
                pic.path(
                    f"M{x:.1f} {y - 2 - j * 0.7:.1f} L{x + 2:.1f} {y + 2 + j * 0.7:.1f}",
                    stroke=pic.light,
                    width=0.8 + 0.2 * j,
                    opacity=0.9,
                )
    tear = smooth([(330, 560), (380, 520), (460, 540), (470, 600), (420, 660), (350, 640)], 8)
    pic.path(tear, pic.near)
    with pic.group(clip=tear):
        pic.backdrop("#0b1330", pic.near)
        pic.stars(60, 680, 320, 480)
        pic.glow(400, 590, 60, 0.4)
    pic.path(tear, stroke=pic.light, width=3, opacity=0.8)
    th = [(400, 640), (330, 560), (440, 500), (250, 400), (180, 560), (60, 640), (120, 800)]
    pic.path(taper(th, [5] * 6), pic.accent)
    pic.path(
        polygon((428, 506), (520, 40), (538, 44)),
        pic.linear(
            (0, pic.light),
            (0.5, mix(pic.light, pic.near, 0.35)),
            (1, mix(pic.mid, pic.near, 0.5)),
            angle=0,
        ),
    )
    pic.path(ellipse(526, 70, 4, 15), pic.near)
    pic.path(
        taper([(526, 72), (580, 190), (540, 330), (460, 420), (400, 560)], [4] * 5), pic.accent
    )
    pic.path(polygon((436, 508), (500, 620), (470, 640)), pic.near, 0.3)
    figure(
        pic,
        466,
        420,
        88,
        "carry",
        "trousers",
        "scarf",
        1,
        pic.accent,
        pic.mid,
        cast=(0.8, 0.4, 0.4),
    )
    figure(
        pic, 140, 842, 132, "sitlow", "dress", "bald", 1, pic.mid, pic.near, cast=(0.6, 0.3, 0.4)
    )
    pic.path(rect(88, 772, 26, 44), pic.accent)
    pic.path(rect(82, 766, 38, 8), mix(pic.near, pic.mid, 0.4))
    pic.path(rect(82, 814, 38, 8), mix(pic.near, pic.mid, 0.4))
    for x, y, k in ((90, 250, 0.6), (250, 235, 0.5), (520, 300, 0.8)):
        pic.path(rect(x - 12 * k, y - 14 * k, 24 * k, 16 * k), pic.light)
        pic.path(
            polygon((x - 16 * k, y - 13 * k), (x, y - 30 * k), (x + 16 * k, y - 13 * k)), pic.accent
        )
