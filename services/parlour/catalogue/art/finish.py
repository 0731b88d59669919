"""The finish: cut edges, pencil line, bloom, wash, grain and split tone, in plain numpy.

Only elementwise arithmetic is used (no matrix product), so that the bytes do not depend on the
machine's linear algebra library.
"""

from __future__ import annotations

import functools
import io
from typing import TYPE_CHECKING, Any

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from .palette import channels

if TYPE_CHECKING:
    from .surface import Surface

Plane = NDArray[np.floating[Any]]


@functools.lru_cache(24)
def _noise(width: int, height: int, cell_x: int, cell_y: int, seed: int, ratio: int) -> Plane:
    """Smooth noise around 0; cells are measured on the 600-wide card, so any size looks alike."""
    rows, columns = max(2, 6 * ratio // cell_y), max(2, 600 // cell_x)
    grid = np.random.Generator(np.random.PCG64(seed)).random((rows, columns), dtype=np.float32)
    image = Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC)
    return np.asarray(image, dtype=np.float32) - np.float32(0.5)


def _luminance(a: Plane) -> Plane:
    return a[..., 0] * np.float32(0.3) + a[..., 1] * np.float32(0.59) + a[..., 2] * np.float32(0.11)


def _cut_edges(a: Plane, dx: Plane, dy: Plane) -> Plane:
    """Shift every pixel a little, as if shapes were cut by hand."""
    height, width = a.shape[:2]
    x = np.clip(np.arange(width, dtype=np.float32)[None, :] + dx, 0, width - 1.01)
    y = np.clip(np.arange(height, dtype=np.float32)[:, None] + dy, 0, height - 1.01)
    x0, y0 = x.astype(np.int32), y.astype(np.int32)
    fx, fy = (x - x0)[..., None], (y - y0)[..., None]
    flat = a.reshape(-1, 3)
    at = y0 * width + x0
    upper = flat[at] * (1 - fx) + flat[at + 1] * fx
    lower = flat[at + width] * (1 - fx) + flat[at + width + 1] * fx
    return upper * (1 - fy) + lower * fy


def render(surface: Surface, width: int, camera: str = "", light_side: float = 0) -> Image.Image:
    """Rasterise the surface and finish it like paper."""
    data = resvg_py.svg_to_bytes(svg_string=surface.svg(camera), width=width)
    image = Image.open(io.BytesIO(bytes(data))).convert("RGB")
    a: Plane = np.asarray(image, dtype=np.float32) / np.float32(255)
    height = a.shape[0]
    scale = width / 600
    seed = sum(i * ord(c) for i, c in enumerate(f"{surface.seed}{surface.palette}", 1)) % 99991
    ratio = surface.height // 6

    def noise(cell_x: int, cell_y: int, salt: int) -> Plane:
        return _noise(width, height, cell_x, cell_y, seed + salt, ratio)

    if surface.wobble:
        strength = np.float32(surface.wobble * scale)
        dx = (noise(46, 46, 0) * 2 + noise(9, 9, 1) * np.float32(0.8)) * strength
        dy = (noise(46, 46, 2) * 2 + noise(9, 9, 3) * np.float32(0.8)) * strength
        a = _cut_edges(a, dx, dy)
    if surface.edge:
        light = _luminance(a)
        step = np.abs(np.diff(light, axis=1, prepend=light[:, :1]))
        step += np.abs(np.diff(light, axis=0, prepend=light[:1]))
        line = np.clip(step * np.float32(3.2), 0, 1)
        line *= np.clip(np.float32(0.55) + noise(6, 6, 4) * np.float32(1.6), 0, 1)
        a = a * (1 - np.float32(surface.edge) * line[..., None])
    if surface.bloom:
        bright = np.clip((np.clip(a - np.float32(0.55), 0, 1) * np.float32(561)), 0, 255)
        halo = Image.fromarray(bright.astype(np.uint8)).resize((width // 4, height // 4))
        halo = halo.filter(ImageFilter.GaussianBlur(9 * scale))
        halo = halo.resize((width, height), Image.Resampling.BILINEAR)
        veil = np.asarray(halo, dtype=np.float32) * np.float32(surface.bloom / 255)
        a = 1 - (1 - a) * (1 - veil)
    wash = noise(120, 120, 5) * np.float32(0.085) + noise(34, 18, 6) * np.float32(0.06)
    wash += noise(60, 3, 7) * np.float32(0.035)
    if light_side:
        wash += np.linspace(-light_side, light_side, width, dtype=np.float32)[None, :]
    a = a * (1 + wash[..., None]) + (noise(2, 2, 8) * np.float32(surface.grain))[..., None]
    dark = np.array(channels(surface.colors.near), dtype=np.float32) / np.float32(255)
    pale = np.array(channels(surface.colors.light), dtype=np.float32) / np.float32(255)
    light = np.clip(_luminance(a), 0, 1)[..., None]
    a = a * np.float32(0.93) + (dark * (1 - light) + pale * light) * np.float32(0.07)
    if surface.vignette:
        x = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
        y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
        rim = np.clip((x * x * np.float32(0.75) + y * y - np.float32(0.55)) / np.float32(1.2), 0, 1)
        rim = (rim * np.float32(surface.vignette))[..., None]
        a = a * (1 - rim) + a * dark * rim
    return Image.fromarray((np.clip(a, 0, 1) * np.float32(255)).astype(np.uint8))
