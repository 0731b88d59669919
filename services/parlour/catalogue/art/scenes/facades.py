"""House fronts."""

from __future__ import annotations

from ..backs import back_view
from ..beasts import beast
from ..figures import figure
from ..geometry import ellipse, polygon, rect, smooth, taper
from ..palette import mix
from ..picture import Picture
from .registry import scene


@scene("vertical stack / facade", "lemon apricot blush")
def facade(pic: Picture) -> None:  # noqa: PLR0915  # twelve small pictures in a row
    """One house front, a dozen private worlds."""
    pic.vignette = 0.3
    pic.backdrop(pic.top, pic.bottom)
    wall = mix(pic.bottom, pic.far, 0.55)
    pic.path(
        rect(48, 60, 504, 860),
        pic.linear((0, mix(wall, pic.light, 0.15)), (1, mix(wall, pic.mid, 0.25)), angle=20),
    )
    pic.path(polygon((30, 64), (90, -30), (510, -30), (570, 64)), mix(pic.accent, pic.near, 0.35))
    pic.hatch(polygon((30, 64), (90, -30), (510, -30), (570, 64)), pic.near, 0, 12, 2, 0.4)
    for _ in range(120):
        x, y = (pic.between(50, 540), pic.between(70, 890))
        pic.path(rect(x, y, pic.between(10, 22), 6), mix(wall, pic.mid, 0.3), 0.35)
    rooms = [
        "moon",
        "sea",
        "eye",
        "dark",
        "forest",
        "violin",
        "fire",
        "giant",
        "stairs",
        "snow",
        "cat",
        "party",
    ]
    pic.random.shuffle(rooms)
    for k, kind in enumerate(rooms):
        i, j = (k % 3, k // 3)
        x, y, w, h = (84 + i * 152, 104 + j * 196, 128, 148)
        pic.path(rect(x - 10, y - 10, w + 20, h + 20), mix(pic.light, wall, 0.35))
        warm = mix(pic.light, "#ffb347", 0.35)
        with pic.group(clip=rect(x, y, w, h)):
            cx, cy = (x + w / 2, y + h / 2)
            if kind == "moon":
                pic.path(rect(x, y, w, h), pic.near)
                pic.stars(24, y + h, x, x + w)
                pic.moon(cx, cy + 6, 46)
                figure(pic, cx + 6, cy - 38, 38, "sitlow", "coat", "cap", 1, pic.accent)
            elif kind == "sea":
                pic.path(rect(x, y, w, h), mix(pic.accent, pic.light, 0.45))
                pic.path(rect(x, cy - 10, w, h), mix(pic.accent, pic.near, 0.3))
                for q in range(6):
                    pic.path(
                        f"M{x - 10} {cy + q * 14} q16 -7 32 0 t32 0 t32 0 t32 0 t32 0",
                        stroke=pic.light,
                        width=2,
                        opacity=0.7,
                    )
                pic.icon("sailboat", cx, cy - 18, 62, keep=0.2)
            elif kind == "eye":
                pic.path(rect(x, y, w, h), mix(pic.mid, pic.near, 0.5))
                pic.path(
                    smooth([(x - 4, cy), (cx, y + 16), (x + w + 4, cy), (cx, y + h - 16)]),
                    pic.light,
                )
                pic.path(ellipse(cx, cy, 40), pic.accent)
                pic.path(ellipse(cx, cy, 18, 30), pic.near)
            elif kind == "dark":
                pic.path(rect(x, y, w, h), pic.near)
                for q in (-1, 1):
                    pic.path(ellipse(cx + q * 13, cy - 10, 5, 3), pic.light)
            elif kind == "forest":
                pic.path(rect(x, y, w, h), mix(pic.light, "#88a35a", 0.4))
                for q in range(7):
                    pic.path(
                        taper(
                            [(x + q * 22, y - 4), (x + q * 22 + pic.between(-5, 5), y + h + 4)],
                            [7, 12],
                        ),
                        mix(pic.near, "#3f5a30", 0.3),
                    )
                beast(pic, "wolf", cx, y + h, 0.6, color=pic.near)
            elif kind == "violin":
                pic.path(rect(x, y, w, h), warm)
                pic.icon("violin", cx, cy, 110, 10, keep=0.3)
                pic.path(rect(x, y + h - 12, w, 14), pic.near, 0.5)
            elif kind == "fire":
                pic.path(rect(x, y, w, h), mix(pic.near, "#8a2a1a", 0.5))
                pic.glow(cx, y + h, 90, 0.9, "#ffb347")
                pic.path(
                    smooth(
                        [
                            (cx - 30, y + h),
                            (cx - 22, cy + 10),
                            (cx - 6, cy + 24),
                            (cx + 4, cy - 22),
                            (cx + 24, cy + 24),
                            (cx + 34, y + h),
                        ]
                    ),
                    "#f3973b",
                )
                figure(pic, x + 22, y + h, 74, "hold", "robe", "hood", 1, pic.near)
            elif kind == "giant":
                pic.path(rect(x, y, w, h), warm)
                back_view(pic, cx, y + h + 150, 250, "coat", mix(pic.near, pic.mid, 0.3), "bald")
            elif kind == "stairs":
                pic.path(rect(x, y, w, h), mix(pic.light, pic.mid, 0.3))
                for q in range(7):
                    pic.path(
                        rect(x + q * 18, y + h - (q + 1) * 20, 18, 160),
                        mix(pic.mid, pic.near, 0.1 + 0.08 * q),
                    )
                figure(pic, x + 60, y + h - 66, 50, "walk", "coat", "hat", 1, pic.accent)
            elif kind == "snow":
                pic.path(rect(x, y, w, h), mix("#dfe9f0", pic.light, 0.4))
                pic.path(
                    smooth(
                        [
                            (x - 10, y + h + 10),
                            (x - 10, cy + 20),
                            (cx, cy + 36),
                            (x + w + 10, cy + 14),
                            (x + w + 10, y + h + 10),
                        ]
                    ),
                    "#ffffff",
                )
                pic.tree(cx, cy + 44, 24, pic.near, 5)
                for _ in range(24):
                    pic.path(ellipse(pic.between(x, x + w), pic.between(y, y + h), 2), "#ffffff")
            elif kind == "cat":
                pic.path(rect(x, y, w, h), warm)
                pic.silhouette("cat", cx, cy + 24, 96, pic.near)
            else:
                pic.path(rect(x, y, w, h), warm)
                for q in range(3):
                    figure(
                        pic,
                        x + 26 + q * 36,
                        y + h,
                        100,
                        ("dance", "arms", "dance")[q],
                        "dress",
                        ("ears", "beak", "horns")[q],
                        1 - 2 * (q == 2),
                        (pic.accent, pic.mid, pic.near)[q],
                    )
        pic.path(rect(x, y, w, h), stroke=mix(pic.near, wall, 0.3), width=4)
        pic.path(
            f"M{x + w / 2} {y} v{h} M{x} {y + h * 0.45} h{w}",
            stroke=mix(pic.near, wall, 0.3),
            width=2.4,
            opacity=0.75,
        )
        pic.path(rect(x - 14, y + h + 6, w + 28, 11), mix(pic.mid, pic.near, 0.2))
    pic.path(taper([(148, 462), (30, 560), (100, 700), (20, 860)], [3] * 4), pic.light)
    figure(pic, 40, 646, 84, "climb", "jacket", "hair", 1, pic.accent, pic.near, child=1)
    pic.path(rect(-20, 886, 640, 40), pic.near)
