"""The surface a card is painted on: SVG parts collected in order, gradients, clips, icons."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from .geometry import Point, ellipse, rect
from .icons import icon as source_icon
from .palette import PALETTES, Palette, channels, mix

Stop = tuple[float, str] | tuple[float, str, float]
WIDTH, HEIGHT = 600, 900


class Surface:
    """Collects SVG in painting order. All chance comes from one generator seeded by a string."""

    vignette = 0.5
    edge = 0.30
    bloom = 0.35
    grain = 0.03
    wobble = 2.6

    def __init__(self, seed: str, palette: str, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.seed = seed
        self.palette = palette
        self.width = width
        self.height = height
        self.random = random.Random(f"{seed}-{palette}")
        self.icons_used: list[str] = []
        self._parts: list[str] = []
        self._defs: list[str] = []
        self._count = 0
        self.wear(PALETTES[palette])

    def wear(self, colors: Palette) -> None:
        """Paint on in other colours; `colors` of before brings the outer ones back."""
        self.colors = colors
        self.top, self.bottom, self.far = colors.top, colors.bottom, colors.far
        self.mid, self.near = colors.mid, colors.near
        self.light, self.accent = colors.light, colors.accent

    def between(self, low: float, high: float) -> float:
        """A random number between the two."""
        return self.random.uniform(low, high)

    def _fresh(self) -> str:
        self._count += 1
        return f"i{self._count}"

    def add(self, markup: str) -> None:
        """Append raw SVG."""
        self._parts.append(markup)

    def path(
        self,
        shape: str,
        fill: str = "none",
        opacity: float = 1,
        stroke: str | None = None,
        width: float = 1,
        extra: str = "",
    ) -> None:
        """Paint one path."""
        style = f' opacity="{opacity:.2f}"' if opacity < 1 else ""
        if stroke:
            style += (
                f' stroke="{stroke}" stroke-width="{width:.1f}"'
                ' stroke-linecap="round" stroke-linejoin="round"'
            )
        self.add(f'<path d="{shape}" fill="{fill}"{style} {extra}/>')

    def linear(
        self,
        *stops: Stop,
        angle: float = 90,
        line: tuple[float, float, float, float] | None = None,
    ) -> str:
        """A linear gradient as a fill; `line` fixes it to picture coordinates."""
        name = self._fresh()
        if line:
            x1, y1, x2, y2 = line
            place = (
                f'gradientUnits="userSpaceOnUse" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
            )
        else:
            x, y = math.cos(math.radians(angle)) / 2, math.sin(math.radians(angle)) / 2
            place = f'x1="{0.5 - x:.3f}" y1="{0.5 - y:.3f}" x2="{0.5 + x:.3f}" y2="{0.5 + y:.3f}"'
        self._defs.append(f'<linearGradient id="{name}" {place}>{_stops(stops)}</linearGradient>')
        return f"url(#{name})"

    def radial(self, *stops: Stop) -> str:
        """A radial gradient as a fill."""
        name = self._fresh()
        self._defs.append(f'<radialGradient id="{name}">{_stops(stops)}</radialGradient>')
        return f"url(#{name})"

    @contextmanager
    def group(
        self,
        transform: str = "",
        opacity: float = 1,
        clip: str | Sequence[str] | None = None,
        extra: str = "",
    ) -> Generator[None]:
        """Transform, fade or clip everything painted in the block; several clips are joined."""
        style = f' transform="{transform}"' if transform else ""
        if opacity < 1:
            style += f' opacity="{opacity:.2f}"'
        if clip:
            name = self._fresh()
            shapes = "".join(
                f'<path d="{d}"/>' for d in ([clip] if isinstance(clip, str) else clip)
            )
            self._defs.append(f'<clipPath id="{name}">{shapes}</clipPath>')
            style += f' clip-path="url(#{name})"'
        self.add(f"<g{style} {extra}>")
        yield
        self.add("</g>")

    def hatch(
        self,
        clip: str,
        color: str,
        angle: float = 45,
        gap: float = 7,
        width: float = 1.2,
        opacity: float = 0.35,
        box: tuple[float, float, float, float] | None = None,
        jitter: float = 1.5,
    ) -> None:
        """Parallel strokes inside a shape: they model it where a gradient would look smooth."""
        x0, y0, x1, y1 = box or (0, 0, self.width, self.height)
        cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        strokes: list[str] = []
        t = -reach
        while t < reach:
            j = self.between(-jitter, jitter)
            strokes.append(
                f"M{cx - dy * (t + j) - dx * reach:.0f} {cy + dx * (t + j) - dy * reach:.0f}"
                f" L{cx - dy * (t - j) + dx * reach:.0f} {cy + dx * (t - j) + dy * reach:.0f}"
            )
            t += gap
        with self.group(clip=clip):
            self.path("".join(strokes), stroke=color, width=width, opacity=opacity)

    def glow(
        self,
        x: float,
        y: float,
        radius: float,
        opacity: float = 0.8,
        color: str | None = None,
        ry: float | None = None,
    ) -> None:
        """Soft light around a source."""
        c = color or self.light
        fill = self.radial((0, c, opacity), (0.3, c, opacity * 0.42), (1, c, 0))
        self.path(ellipse(x, y, radius, ry or radius), fill)

    def beam(
        self,
        source: Point,
        left: Point,
        right: Point,
        opacity: float = 0.4,
        color: str | None = None,
    ) -> None:
        """A cone of light that fades away from its source."""
        c = color or self.light
        line = (*source, (left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
        corners = f"M{source[0]} {source[1]} L{left[0]} {left[1]} L{right[0]} {right[1]}Z"
        self.path(corners, self.linear((0, c, opacity), (1, c, 0), line=line))

    def _icon_body(self, name: str) -> tuple[str, float, float]:
        body, width, height = source_icon(name)
        self.icons_used.append(name)
        prefix = self._fresh() + "_"
        for ident in sorted(set(re.findall(r'\bid="([^"]+)"', body))):
            for form in ('id="{}"', "url(#{})", '"#{}"'):
                body = body.replace(form.format(ident), form.format(prefix + ident))
        return body, width, height

    def _placed(
        self, name: str, x: float, y: float, size: float, rotate: float, flip: bool, tall: float = 1
    ) -> str:
        body, width, height = self._icon_body(name)
        k = size / max(width, height)
        return (
            f'<g transform="translate({x:.1f} {y:.1f}) rotate({rotate:.1f})'
            f" scale({-k if flip else k:.4f} {k * tall:.4f})"
            f' translate({-width / 2} {-height / 2})">{body}</g>'
        )

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        rotate: float = 0,
        flip: bool = False,
        keep: float = 0.25,
        ramp: Sequence[str] | None = None,
        opacity: float = 1,
        rim: float = 0,
    ) -> None:
        """An object through a gradient map (dark to light along the palette).

        `keep` of its own colour stays, so nothing on a card looks like a sticker.
        """
        ramp = ramp or [
            self.near,
            mix(self.near, self.mid, 0.8),
            mix(self.far, self.accent, 0.25),
            mix(self.light, self.far, 0.35),
            self.light,
        ]
        tables = "".join(
            f'<feFunc{letter} type="table" tableValues="'
            + " ".join(f"{channels(c)[j] / 255:.3f}" for c in ramp)
            + '"/>'
            for j, letter in enumerate("RGB")
        )
        name_ = self._fresh()
        lit = ""
        if rim:
            lit = (
                f'<feOffset in="SourceAlpha" dx="{-rim}" dy="{rim}" result="o"/>'
                '<feComposite in="SourceAlpha" in2="o" operator="out" result="e"/>'
                f'<feFlood flood-color="{self.light}" flood-opacity=".8"/>'
                '<feComposite in2="e" operator="in" result="rim"/>'
                '<feMerge><feMergeNode in="m"/><feMergeNode in="rim"/></feMerge>'
            )
        self._defs.append(
            f'<filter id="{name_}" color-interpolation-filters="sRGB">'
            '<feColorMatrix type="saturate" values="0"/>'
            f'<feComponentTransfer result="t">{tables}</feComponentTransfer>'
            '<feComposite in="SourceGraphic" in2="t" operator="arithmetic" k1="0"'
            f' k2="{keep}" k3="{1 - keep:g}" k4="0" result="m"/>{lit}</filter>'
        )
        self.add(
            f'<g filter="url(#{name_})" opacity="{opacity}">'
            f"{self._placed(name, x, y, size, rotate, flip)}</g>"
        )

    def silhouette(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        color: str,
        rotate: float = 0,
        flip: bool = False,
        opacity: float = 1,
        tall: float = 1,
    ) -> None:
        """An icon's outline in one colour."""
        name_ = self._fresh()
        self._defs.append(
            f'<filter id="{name_}" color-interpolation-filters="sRGB">'
            f'<feFlood flood-color="{color}"/>'
            '<feComposite in2="SourceAlpha" operator="in"/></filter>'
        )
        self.add(
            f'<g filter="url(#{name_})" opacity="{opacity}">'
            f"{self._placed(name, x, y, size, rotate, flip, tall)}</g>"
        )

    @contextmanager
    def inside(
        self, name: str, x: float, y: float, size: float, rotate: float = 0, flip: bool = False
    ) -> Generator[None]:
        """Everything painted in the block shows only inside the icon's outline."""
        white, mask = self._fresh(), self._fresh()
        # a margin round the page, or a tilted camera would cut the mask off
        page = f'x="-300" y="-300" width="{self.width + 600}" height="{self.height + 600}"'
        self._defs.append(
            f'<filter id="{white}"><feFlood flood-color="#fff"/>'
            '<feComposite in2="SourceAlpha" operator="in"/></filter>'
            f'<mask id="{mask}" maskUnits="userSpaceOnUse" {page}>'
            f'<g filter="url(#{white})">{self._placed(name, x, y, size, rotate, flip)}</g></mask>'
        )
        self.add(f'<g mask="url(#{mask})">')
        yield
        self.add("</g>")

    def backdrop(
        self,
        first: str,
        second: str,
        middle: tuple[float, str] | None = None,
        angle: float = 90,
    ) -> None:
        """Fill the whole card."""
        stops: list[Stop] = [(0, first), *([middle] if middle else []), (1, second)]
        page = rect(-60, -60, self.width + 120, self.height + 120)
        self.path(page, self.linear(*stops, angle=angle))

    def svg(self, camera: str = "") -> str:
        """The finished document; `camera` is a transform over everything."""
        return (
            '<svg xmlns="http://www.w3.org/2000/svg"'
            ' xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' viewBox="0 0 {self.width} {self.height}"><defs>{"".join(self._defs)}</defs>'
            f'<g transform="{camera}">{"".join(self._parts)}</g></svg>'
        )


def _stops(stops: Sequence[Stop]) -> str:
    parts: list[str] = []
    for stop in stops:
        opacity = stop[2] if len(stop) == 3 else 1
        parts.append(f'<stop offset="{stop[0]}" stop-color="{stop[1]}" stop-opacity="{opacity}"/>')
    return "".join(parts)
