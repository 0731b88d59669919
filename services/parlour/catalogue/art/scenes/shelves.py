"""Shelves."""

from __future__ import annotations

from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("shelves, grid of jars", "sepia teal gold")
def storm_jars(pic: Picture) -> None:
    """Every jar keeps a weather; one stands open and empty."""
    pic.vignette = 0.5
    pic.backdrop(mix(pic.mid, pic.near, 0.25), mix(pic.near, pic.mid, 0.3))
    for j in range(4):
        y = 222 + j * 196
        pic.path(rect(-20, y, 640, 16), mix("#8a5a34", pic.near, 0.25))
        pic.path(rect(-20, y + 16, 640, 10), pic.near, 0.5)
        for i in range(4):
            x = 84 + i * 144
            k = (i * 7 + j * 5 + 2) % 8
            h = 150
            w = 54
            jar = smooth(
                [
                    (x - w + 16, y - h),
                    (x + w - 16, y - h),
                    (x + w, y - h + 34),
                    (x + w, y - 14),
                    (x + w - 12, y - 2),
                    (x - w + 12, y - 2),
                    (x - w, y - 14),
                    (x - w, y - h + 34),
                ],
                5,
            )
            open_ = (i, j) == (2, 1)
            pic.path(jar, mix(pic.near, pic.mid, 0.5), 0.55)
            with pic.group(clip=jar):
                if not open_:
                    upper, lower = [
                        ("#16244a", "#3a5a8a"),
                        ("#c9d8df", "#f3f3ec"),
                        ("#e0865a", "#f8d8a0"),
                        ("#2c3a44", "#76868c"),
                        ("#0b4a55", "#8fd0c0"),
                        ("#5a2040", "#e58a7a"),
                        ("#101a3a", "#25407a"),
                        ("#8fb7b0", "#f2e3b3"),
                    ][k]
                    pic.path(
                        rect(x - w, y - h, 2 * w, h),
                        pic.linear((0, mix(upper, pic.mid, 0.2)), (1, mix(lower, pic.mid, 0.2))),
                    )
                    if k in (0, 6):
                        pic.stars(18, y - 40, x - w, x + w)
                        pic.path(ellipse(x + 14, y - 100, 15), pic.light)
                    if k == 1:
                        pic.path(
                            smooth(
                                [
                                    (x - 60, y + 10),
                                    (x - 60, y - 40),
                                    (x, y - 52),
                                    (x + 60, y - 34),
                                    (x + 60, y + 10),
                                ]
                            ),
                            "#ffffff",
                        )
                        pic.tree(x, y - 40, 15, pic.near, 4)
                        for _ in range(18):
                            pic.path(
                                ellipse(pic.between(x - w, x + w), pic.between(y - h, y), 2),
                                "#ffffff",
                            )
                    if k in (2, 5):
                        pic.path(ellipse(x, y - 52, 26), pic.light, 0.9)
                        pic.path(rect(x - w, y - 40, 2 * w, 44), mix(pic.accent, pic.near, 0.3))
                        pic.silhouette("sailboat", x + 4, y - 50, 34, pic.near)
                    if k == 3:
                        pic.cloud(x, y - 96, 96, mix(pic.near, "#76868c", 0.4))
                        pic.path(f"M{x} {y - 96} l-10 34 h14 l-12 40", stroke=pic.light, width=4)
                        pic.glow(x, y - 50, 60, 0.5)
                    if k == 4:
                        for q in range(4):
                            pic.path(
                                f"M{x - w} {y - 60 + q * 14} q14 -10 28 0 t28 0 t28 0 t28 0",
                                stroke=pic.light,
                                width=2,
                                opacity=0.6,
                            )
                        beast(pic, "whale", x, y - 30, 0.34, color=pic.near, second=pic.near)
                    if k == 7:
                        pic.path(
                            taper(
                                [(x + 20, y - h), (x - 10, y - 90), (x + 10, y - 50), (x, y - 8)],
                                [70, 44, 22, 6],
                            ),
                            mix(pic.near, pic.mid, 0.5),
                            0.8,
                        )
            pic.path(jar, stroke=pic.light, width=2.6, opacity=0.65)
            pic.path(
                taper([(x - w + 10, y - h + 44), (x - w + 9, y - 50)], [5, 3]), pic.light, 0.55
            )
            if not open_:
                pic.path(
                    rect(x - w + 14, y - h - 14, 2 * w - 28, 18), mix("#a9744a", pic.near, 0.2)
                )
            else:
                pic.path(rect(x + 34, y - 20, 2 * w - 32, 18), mix("#a9744a", pic.near, 0.2))
                for q in range(3):
                    pic.path(
                        taper(
                            [
                                (x, y - h),
                                (x - 30 + 14 * q, y - h - 30 - q * 14),
                                (x + 20 - q * 30, y - h - 70 - q * 22),
                            ],
                            [3, 10, 1],
                        ),
                        pic.light,
                        0.5,
                    )
    for x in (330, 376):
        pic.path(f"M{x} 910 L{x + 54} 250", stroke=mix("#5b3b22", pic.near, 0.2), width=7)
    for i in range(1, 20):
        pic.path(
            f"M{330 + 54 * i / 20:.0f} {910 - 660 * i / 20:.0f} h46",
            stroke=mix("#5b3b22", pic.near, 0.2),
            width=5,
        )
    figure(pic, 398, 640, 190, "climb", "coat", "bald", -1, pic.accent, pic.near, rim=pic.light)
    figure(
        pic, 120, 898, 130, "reach", "jacket", "cap", 1, pic.light, pic.mid, child=1, rim=pic.near
    )
