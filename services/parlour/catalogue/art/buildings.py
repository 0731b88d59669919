"""Houses, towns, doors, windows, stairs, lamp posts."""

from __future__ import annotations

from .geometry import ellipse, polygon, rect, taper
from .palette import mix
from .picture import Picture


def house(
    pic: Picture, x: float, y: float, k: float, wall: str, roof: str, lit: str | None = None
) -> None:
    """A small house, 40 wide at k = 1, standing on y."""
    pic.path(rect(x - 18 * k, y - 30 * k, 36 * k, 31 * k), wall)
    pic.path(polygon((x - 24 * k, y - 28 * k), (x, y - 58 * k), (x + 24 * k, y - 28 * k)), roof)
    pic.path(rect(x + 8 * k, y - 54 * k, 6 * k, 18 * k), roof)
    if lit:
        pic.path(rect(x - 6 * k, y - 20 * k, 11 * k, 12 * k), lit)


def town(
    pic: Picture,
    y: float,
    count: int,
    color: str,
    lit: float = 0.5,
    x0: float = -20,
    x1: float = 620,
    tall: tuple[float, float] = (50, 130),
) -> None:
    """A row of narrow gabled houses standing on y."""
    step = (x1 - x0) / count
    for i in range(count):
        x, w, h = x0 + i * step, step * 1.02, pic.between(*tall)
        c = mix(color, pic.near, pic.between(0, 0.3))
        gable = h + pic.between(8, 34)
        pic.path(
            polygon(
                (x, y + 60), (x, y - h), (x + w / 2, y - gable), (x + w, y - h), (x + w, y + 60)
            ),
            c,
        )
        for row in range(int(h // 26)):
            for column in (0.22, 0.6):
                if pic.random.random() < lit:
                    pic.path(
                        rect(x + w * column, y - h + 12 + row * 26, w * 0.17, 12), pic.light, 0.92
                    )


def door(
    pic: Picture,
    x: float,
    y: float,
    w: float,
    h: float,
    color: str,
    ajar: bool = False,
    glow: float = 0.7,
) -> None:
    """A door in its frame, its sill at y; ajar, light stands behind it."""
    frame = mix(color, pic.near, 0.5)
    pic.path(rect(x - w / 2 - w * 0.09, y - h - w * 0.09, w * 1.18, h + w * 0.09), frame)
    if ajar:
        pic.glow(x, y - h / 2, h * 0.8, glow)
        pic.path(rect(x - w / 2, y - h, w, h), pic.light)
        leaf = polygon(
            (x - w / 2, y - h),
            (x - w * 0.04, y - h * 0.93),
            (x - w * 0.04, y + h * 0.06),
            (x - w / 2, y),
        )
        pic.path(leaf, pic.linear((0, color), (1, mix(color, pic.near, 0.4)), angle=0))
        pic.path(ellipse(x - w * 0.1, y - h * 0.44, w * 0.035), pic.light)
        return
    pic.path(rect(x - w / 2, y - h, w, h), pic.linear((0, color), (1, mix(color, pic.near, 0.3))))
    for top, tall in ((0.92, 0.36), (0.46, 0.36)):
        for left in (-0.38, 0.06):
            pic.path(
                rect(x + w * left, y - h * top, w * 0.32, h * tall),
                "none",
                0.6,
                stroke=mix(color, pic.near, 0.45),
                width=max(1.2, w * 0.03),
            )
    pic.path(ellipse(x + w * 0.38, y - h * 0.45, w * 0.045), pic.light)


def window(pic: Picture, x: float, y: float, w: float, h: float, frame: str) -> None:
    """Glazing bars over whatever was painted behind: the top left corner at (x, y)."""
    pic.path(rect(x, y, w, h), stroke=frame, width=max(3, w * 0.035))
    pic.path(
        f"M{x + w / 2:.0f} {y:.0f} v{h:.0f} M{x:.0f} {y + h * 0.45:.0f} h{w:.0f}",
        stroke=frame,
        width=max(2, w * 0.022),
    )
    pic.path(rect(x - w * 0.07, y + h, w * 1.14, max(6, h * 0.05)), frame)


def street_lamp(pic: Picture, x: float, y: float, h: float, lit: bool = True) -> None:
    """A lamp post whose lantern hangs at the top."""
    pic.path(
        taper([(x, y), (x, y - h * 0.5), (x, y - h * 0.86)], [h * 0.05, h * 0.03, h * 0.022]),
        pic.near,
    )
    if lit:
        pic.glow(x, y - h * 0.93, h * 0.45, 0.8)
    w = h * 0.05
    pic.path(
        polygon(
            (x - w, y - h), (x + w, y - h), (x + w * 0.7, y - h * 0.87), (x - w * 0.7, y - h * 0.87)
        ),
        pic.light if lit else pic.mid,
        stroke=pic.near,
        width=h * 0.012,
    )
    pic.path(polygon((x - w * 1.3, y - h), (x, y - h * 1.06), (x + w * 1.3, y - h)), pic.near)


def stairs(
    pic: Picture, x: float, y: float, steps: int, run: float, rise: float, color: str
) -> None:
    """Steps that climb to the right (or the left, with a negative run) from (x, y)."""
    for i in range(steps):
        left = x + i * run if run > 0 else x + (i + 1) * run
        pic.path(
            rect(left, y - (i + 1) * rise, abs(run) + 1, (i + 1) * rise + 60),
            mix(color, pic.near, 0.05 + 0.5 * i / steps),
        )
        pic.path(rect(left, y - (i + 1) * rise, abs(run) + 1, 4), mix(color, pic.light, 0.4), 0.8)
