"""Small countries that fit into a case, a bottle, a drop: sea, town, forest and the like."""

from __future__ import annotations

from .beasts import beast
from .geometry import ellipse, polygon, rect, smooth, taper
from .palette import mix
from .picture import Picture
from .things import thing

WORLDS = "sea town forest stars snow desert"


def inner_world(pic: Picture, kind: str, x: float, y: float, w: float, h: float) -> None:
    """A small country in a box: sea, forest, town, snow, desert or stars."""
    box = rect(x, y, w, h)
    low = y + h
    if kind == "sea":
        pic.path(box, pic.linear((0, "#16305a"), (1, "#8fc4d0")))
        pic.path(ellipse(x + w * 0.72, y + h * 0.24, h * 0.09), "#fff1c4")
        pic.path(rect(x, y + h * 0.55, w, h * 0.5), "#0d3a55")
        for i in range(6):
            pic.path(
                f"M{x - 20:.0f} {y + h * (0.58 + 0.07 * i):.0f}" + " q14 -8 28 0 t28 0" * 12,
                stroke="#d6ecf0",
                width=2,
                opacity=0.55,
            )
        thing(pic, "ship", x + w * 0.38, y + h * 0.42, h * 0.42)
    elif kind == "forest":
        pic.path(box, pic.linear((0, "#e9e2b0"), (1, "#7f9a6a")))
        for i in range(11):
            tx = x + w * (i + 0.5) / 11 + pic.between(-8, 8)
            pic.path(
                taper([(tx, low + 10), (tx + pic.between(-5, 5), y - 10)], [w * 0.05, w * 0.02]),
                mix("#20352a", "#6d8560", pic.between(0, 0.8)),
            )
        beast(pic, "stag", x + w * 0.6, low - h * 0.06, h / 420, -1, flat="#1a2a22")
    elif kind == "town":
        pic.path(box, pic.linear((0, "#0d1230"), (1, "#4a4f86")))
        for i in range(9):
            tx, th = x + w * i / 9, h * pic.between(0.25, 0.7)
            pic.path(
                polygon(
                    (tx, low),
                    (tx, low - th),
                    (tx + w / 18, low - th - h * 0.06),
                    (tx + w / 9, low - th),
                    (tx + w / 9, low),
                ),
                mix("#10152e", "#3a3f70", pic.between(0, 0.6)),
            )
            for j in range(int(th / 22)):
                if pic.random.random() < 0.6:
                    pic.path(rect(tx + w * 0.03, low - th + 8 + j * 22, w * 0.025, 10), "#ffe2a0")
    elif kind == "snow":
        pic.path(box, pic.linear((0, "#b9cbd6"), (1, "#f5f6f2")))
        pic.path(
            smooth(
                [
                    (x - 20, low + 20),
                    (x - 20, low - h * 0.3),
                    (x + w * 0.4, low - h * 0.42),
                    (x + w + 20, low - h * 0.25),
                    (x + w + 20, low + 20),
                ]
            ),
            "#ffffff",
        )
        for i in range(5):
            pic.tree(x + w * (0.1 + 0.2 * i), low - h * 0.3, h * 0.12, "#33434f", 5)
        for _ in range(40):
            pic.path(ellipse(x + pic.between(0, w), y + pic.between(0, h), 2.2), "#ffffff")
    elif kind == "desert":
        pic.path(box, pic.linear((0, "#e58a5a"), (1, "#f8d8a0")))
        pic.path(ellipse(x + w * 0.3, y + h * 0.4, h * 0.13), "#fff3d2")
        for k in range(3):
            pic.path(
                smooth(
                    [
                        (x - 20, low + 20),
                        (x - 20, low - h * (0.4 - 0.12 * k)),
                        (x + w * (0.3 + 0.2 * k), low - h * (0.5 - 0.13 * k)),
                        (x + w + 20, low - h * (0.3 - 0.1 * k)),
                        (x + w + 20, low + 20),
                    ]
                ),
                mix("#d99a55", "#8a4f33", 0.25 * k),
            )
        thing(pic, "camel", x + w * 0.6, low - h * 0.3, h * 0.26, flat="#4a2418")
    else:
        pic.path(box, pic.linear((0, "#070b20"), (1, "#2b3a72")))
        for _ in range(int(w * h / 900)):
            pic.path(
                ellipse(
                    x + pic.between(0, w), y + pic.between(0, h), pic.random.choice([0.8, 1.2, 1.8])
                ),
                "#fff4d0",
                pic.between(0.3, 1),
            )
        thing(pic, "crescent", x + w * 0.6, y + h * 0.34, h * 0.3)
