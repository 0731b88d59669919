"""From somebody's picture to a card: decoded within limits, turned upright, in sRGB, fitted, encoded anew.

Only pixels are carried over. Whatever else the file held (place, camera, author, thumbnails, profiles) stays behind.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from PIL import Image, ImageCms, ImageFilter, ImageOps

from parlour.catalogue import likeness
from parlour.catalogue.intake import limits
from parlour.catalogue.intake.verdicts import NotKeptError
from parlour.catalogue.sources import Size

SHAPES = {
    "dream": {Size.SMALL: (160, 240), Size.LARGE: (600, 900)},
    "jinx": {Size.SMALL: (160, 160), Size.LARGE: (600, 600)},
}
QUALITY = 80
MOST_CROPPED = (
    0.3  # of a side; what would lose more is shown whole, before a blurred copy of itself
)
_WORKING_SIDE = (
    1800  # pixels: larger pictures are made smaller before anything else is done to them
)
_PAPER = (244, 239, 230)  # shows through where a picture is transparent
_SRGB: Any = cast("Any", ImageCms).createProfile("sRGB")  # Pillow's types say nothing of what it is
_DEEP = ("I", "F")

Image.MAX_IMAGE_PIXELS = None  # the limit is checked here, before any pixel is read


@dataclass(frozen=True, slots=True)
class Framed:
    """A card's pictures as WebP, what they look like, and what was changed on the way."""

    pictures: dict[Size, bytes]
    likeness: bytes
    changes: tuple[str, ...]


def frame(data: bytes, kind: str, purpose: str) -> Framed:
    """The card that a picture of this kind makes. Raises `NotKeptError`."""
    changes: list[str] = []
    try:
        picture = _decoded(data, kind, changes)
        shapes = SHAPES[purpose]
        large = _fitted(picture, shapes[Size.LARGE], changes)
        small = large.resize(shapes[Size.SMALL], Image.Resampling.LANCZOS)
        pictures = {Size.SMALL: _webp(small), Size.LARGE: _webp(large)}
    except MemoryError as error:
        raise NotKeptError("PICTURE_TOO_COSTLY") from error
    except (OSError, ValueError, SyntaxError, EOFError, struct.error, TypeError) as error:
        raise NotKeptError("PICTURE_BROKEN") from error
    return Framed(pictures, likeness.measure(small), tuple(changes))


def _decoded(data: bytes, kind: str, changes: list[str]) -> Image.Image:
    if kind == "WEBP":
        _check(_webp_size(data))  # opening one already takes memory for all its pixels
    with Image.open(io.BytesIO(data), formats=[kind]) as opened:
        _check(opened.size)
        if getattr(opened, "is_animated", False):
            opened.seek(0)
            changes.append("FIRST_FRAME")
        profile: bytes | None = opened.info.get("icc_profile")
        opened.draft("RGB", (_WORKING_SIDE, _WORKING_SIDE))  # JPEGs come smaller, and faster
        opened.load()
        orientation = opened.getexif().get(0x0112, 1)
        picture = _plain_mode(opened)
        picture.thumbnail((_WORKING_SIDE, _WORKING_SIDE), Image.Resampling.LANCZOS)
        if orientation != 1:
            picture.getexif()[0x0112] = orientation
            picture = ImageOps.exif_transpose(picture)
            changes.append("TURNED")
    return _opaque(_in_srgb(picture, profile, changes), changes)


def _check(size: tuple[int, int]) -> None:
    width, height = size
    if width * height > limits.MOST_PIXELS or max(size) > limits.MOST_SIDE:
        raise NotKeptError("TOO_MANY_PIXELS")
    if min(size) < limits.LEAST_SIDE:
        raise NotKeptError("TOO_FEW_PIXELS")


def _webp_size(data: bytes) -> tuple[int, int]:
    """Width and height as a WebP's first chunk says."""
    chunk = data[12:16]
    if chunk == b"VP8X":
        return tuple(int.from_bytes(data[at : at + 3], "little") + 1 for at in (24, 27))  # pyright: ignore[reportReturnType] # two
    if chunk == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    width, height = struct.unpack_from("<2H", data, 26)
    return width & 0x3FFF, height & 0x3FFF


def _plain_mode(picture: Image.Image) -> Image.Image:
    """A copy in a mode that can be resized and has 8 bits a channel."""
    if picture.mode in _DEEP or picture.mode.startswith("I;16"):
        deep = picture.convert("I").point(lambda value: value / 256)
        return deep.convert("L")
    if picture.mode in ("1", "P", "PA", "LA", "La", "RGBa"):
        transparent = picture.mode not in ("1", "P") or "transparency" in picture.info
        return picture.convert("RGBA" if transparent else "RGB")
    if picture.mode == "RGB" and "transparency" in picture.info:
        return picture.convert("RGBA")
    return picture.copy()


def _in_srgb(picture: Image.Image, profile: bytes | None, changes: list[str]) -> Image.Image:
    alpha = picture.getchannel("A") if picture.mode == "RGBA" else None
    colours = picture.convert("RGB") if alpha else picture
    if profile:
        try:
            given = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            if not _is_srgb(given):
                converted = ImageCms.profileToProfile(colours, given, _SRGB, outputMode="RGB")
                if converted is not None:
                    colours = converted
                    changes.append("RECOLOURED")
        except (ImageCms.PyCMSError, OSError, TypeError, ValueError):
            pass  # a profile that cannot be read says nothing
    if colours.mode != "RGB":
        if colours.mode == "CMYK":
            changes.append("RECOLOURED")
        colours = colours.convert("RGB")
    if alpha:
        colours.putalpha(alpha)
    return colours


def _is_srgb(profile: Any) -> bool:
    describe: Callable[[Any], str] = ImageCms.getProfileDescription
    return "srgb" in describe(profile).lower()


def _opaque(picture: Image.Image, changes: list[str]) -> Image.Image:
    ground = Image.new("RGB", picture.size, _PAPER)
    if picture.mode == "RGBA":
        alpha = picture.getchannel("A")
        if alpha.getextrema()[0] != 255:
            changes.append("FLATTENED")
        ground.paste(picture, mask=alpha)
    else:
        ground.paste(picture)
    return ground  # a new picture, which knows nothing of the file


def _fitted(picture: Image.Image, shape: tuple[int, int], changes: list[str]) -> Image.Image:
    is_ratio, to_ratio = picture.width / picture.height, shape[0] / shape[1]
    lost = 1 - min(is_ratio, to_ratio) / max(is_ratio, to_ratio)
    if picture.width < shape[0] * 0.99 and picture.height < shape[1] * 0.99:
        changes.append("ENLARGED")
    if lost <= MOST_CROPPED:
        if lost > 0.005:
            changes.append("CROPPED")
        return ImageOps.fit(picture, shape, Image.Resampling.LANCZOS, centering=(0.5, 0.4))
    changes.append("PADDED")
    tiny = ImageOps.fit(picture, (shape[0] // 10, shape[1] // 10), Image.Resampling.BOX)
    ground = tiny.filter(ImageFilter.GaussianBlur(3)).resize(shape, Image.Resampling.BICUBIC)
    ground = Image.blend(ground, Image.new("RGB", shape), 0.35)
    whole = ImageOps.contain(picture, shape, Image.Resampling.LANCZOS)
    ground.paste(whole, ((shape[0] - whole.width) // 2, (shape[1] - whole.height) // 2))
    return ground


def _webp(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=4, exif=b"", icc_profile=b"", xmp=b"")
    return out.getvalue()
