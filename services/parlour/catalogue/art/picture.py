"""A dream picture: the surface plus weather, land, water and plants, and the card's own cast."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from .geometry import ellipse, polyline, rect, taper
from .palette import mix
from .surface import HEIGHT, WIDTH, Surface


class Picture(Surface):
    """What scene templates paint on. `subject` and `cast` are the card's slots."""

    def __init__(
        self,
        seed: str,
        palette: str,
        subject: str = "",
        cast: int = 0,
        variant: int = 0,
        size: tuple[int, int] = (WIDTH, HEIGHT),
    ) -> None:
        super().__init__(seed, palette, *size)
        self.subject = subject
        self.cast = cast
        self.variant = variant

    def stars(
        self,
        count: int = 80,
        y1: float = HEIGHT,
        x0: float = 0,
        x1: float = WIDTH,
        color: str | None = None,
    ) -> None:
        """Stars from the upper edge down to `y1`."""
        for _ in range(count):
            x, y = self.between(x0, x1), self.between(0, y1)
            radius = self.random.choice([0.8, 1.1, 1.1, 1.6, 2.3])
            self.path(ellipse(x, y, radius), color or self.light, self.between(0.25, 0.95))

    def moon(
        self, x: float, y: float, radius: float, opacity: float = 1, halo: float = 2.2
    ) -> None:
        """A full moon with faint seas and a halo."""
        self.glow(x, y, radius * halo, 0.5 * opacity)
        self.path(ellipse(x, y, radius), mix(self.light, self.bottom, 0.08), opacity)
        with self.group(clip=ellipse(x, y, radius), opacity=0.25 * opacity):
            for _ in range(7):
                cx, cy = x + self.between(-1, 1) * radius, y + self.between(-1, 1) * radius
                self.path(ellipse(cx, cy, radius * self.between(0.1, 0.4)), self.mid, 0.5)

    def ridge(
        self, y: float, swing: float, color: str, foot: str | None = None, rough: float = 0
    ) -> Callable[[float], float]:
        """A hill line down to the lower edge; returns its height at x."""
        waves = [
            (self.between(0, 6.3), (k + 1) * self.between(0.6, 1.2) * 0.0056, swing / (k + 1))
            for k in range(4)
        ]

        def level(x: float) -> float:
            return y + sum(a * math.sin(p + q * x * 1.9) for p, q, a in waves)

        rim = [
            (float(x), level(x) + (self.between(-rough, rough) if rough else 0))
            for x in range(-60, self.width + 61, 10)
        ]
        low = self.height + 80.0
        self.path(
            polyline([*rim, (self.width + 60.0, low), (-60.0, low)]),
            self.linear((0, color), (1, foot or color)),
        )
        return level

    def cloud(
        self, x: float, y: float, width: float, color: str, opacity: float = 1, bumps: int = 7
    ) -> None:
        """A flat-bottomed cloud that fades downwards."""
        rim = [(x - width / 2, y)]
        for i in range(bumps):
            lift = 0.06 + 0.17 * math.sin(math.pi * (i + 0.5) / bumps) * self.between(0.6, 1.2)
            rim.append((x - width / 2 + width * (i + 0.5) / bumps, y - width * lift))
        rim.append((x + width / 2, y))
        shape = f"M{rim[0][0]:.0f} {rim[0][1]:.0f}"
        for a, b in pairwise(rim):
            radius = math.dist(a, b) * 0.56
            shape += f" A{radius:.0f} {radius:.0f} 0 0 1 {b[0]:.0f} {b[1]:.0f}"
        self.path(shape + "Z", self.linear((0, color, 1), (1, color, 0.55)), opacity)

    def waves(
        self,
        y0: float,
        y1: float,
        color: str,
        rows: int = 9,
        swing: float = 8,
        width: float = 2,
        opacity: float = 0.5,
    ) -> None:
        """Rows of drawn waves, wider towards the front."""
        for i in range(rows):
            t = i / max(1, rows - 1)
            y, length = y0 + (y1 - y0) * t**1.4, 24 + 90 * t
            x = -60 - self.between(0, length)
            shape = f"M{x:.0f} {y:.0f}"
            while x < self.width + 60 + length:
                shape += (
                    f" q{length / 4:.0f} {-swing * (0.25 + t):.1f} {length / 2:.0f} 0"
                    f" t{length / 2:.0f} 0"
                )
                x += length
            self.path(shape, stroke=color, width=width * (0.4 + t), opacity=opacity)

    def tree(
        self,
        x: float,
        y: float,
        length: float,
        color: str,
        depth: int = 7,
        spread: float = 0.5,
        angle: float = -1.57,
        width: float | None = None,
        tips: list[tuple[float, float]] | None = None,
    ) -> None:
        """A bare tree; the ends of its twigs go to `tips`."""
        strokes: list[str] = []

        def grow(px: float, py: float, a: float, reach: float, left: int, w: float) -> None:
            ex, ey = px + reach * math.cos(a), py + reach * math.sin(a)
            bend = self.between(-0.14, 0.14) * reach
            strokes.append(
                taper(
                    [(px, py), ((px + ex) / 2 + bend, (py + ey) / 2), (ex, ey)],
                    [w, w * 0.82, w * 0.66],
                    3,
                )
            )
            if left == 0 or reach < 8:
                if tips is not None:
                    tips.append((ex, ey))
                return
            for _ in range(2 if self.random.random() < 0.7 else 3):
                turn = self.between(-spread, spread) * 1.5
                grow(ex, ey, a + turn, reach * self.between(0.66, 0.86), left - 1, w * 0.66)

        grow(x, y, angle, length, depth, width or length * 0.22)
        self.path("".join(strokes), color)

    def grass(
        self,
        side: int,
        color: str,
        count: int = 10,
        tallest: float = 260,
        base: float = HEIGHT + 10,
    ) -> None:
        """Broad blades in a lower corner: 1 is the right one, -1 the left one."""
        for _ in range(count):
            x = (WIDTH if side > 0 else 0) - side * self.between(-40, 130)
            rise, bend = self.between(0.35, 1) * tallest, -side * self.between(10, 90)
            blade = [(x, base), (x + bend * 0.2, base - rise * 0.55), (x + bend, base - rise)]
            self.path(taper(blade, [10, 15, 1]), mix(color, self.mid, self.between(0, 0.18)))

    def plain(self, y: float, first: str, second: str) -> None:
        """A flat floor or water from `y` to the lower edge."""
        self.path(
            rect(-60, y, self.width + 120, self.height + 80 - y),
            self.linear((0, first), (1, second)),
        )
