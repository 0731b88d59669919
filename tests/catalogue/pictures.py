"""Files for uploads: pictures that are told apart, and files that mean harm."""

from __future__ import annotations

import io
import random
import struct
import zipfile
import zlib
from typing import Any

from PIL import Image, ImageDraw


def painted(seed: int, size: tuple[int, int] = (300, 450)) -> Image.Image:
    """A picture unlike those of other seeds."""
    dice = random.Random(seed)
    picture = Image.new("RGB", size, _colour(dice))
    draw = ImageDraw.Draw(picture)
    for _ in range(25):
        x, y = dice.randrange(size[0]), dice.randrange(size[1])
        reach = dice.randrange(size[0] // 12, size[0] // 3)
        draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=_colour(dice))
    return picture


def drawn(seed: int, kind: str = "PNG", size: tuple[int, int] = (300, 450), **how: Any) -> bytes:
    """The same as a file."""
    return encoded(painted(seed, size), kind, **how)


def encoded(picture: Image.Image, kind: str, **how: Any) -> bytes:
    """A picture as a file."""
    out = io.BytesIO()
    picture.save(out, kind, **how)
    return out.getvalue()


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_STORED) -> bytes:
    """Files as a zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    return out.getvalue()


def png_bomb(width: int, height: int) -> bytes:
    """A black PNG: a few kilobytes that decode to width times height bytes. Cut short where it would take long to make."""
    packer = zlib.compressobj(9)
    line = b"\0" * (width + 1)
    pixels = b"".join(packer.compress(line) for _ in range(min(height, 8_000))) + packer.flush()
    header = struct.pack(">2I5B", width, height, 8, 0, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", pixels), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _colour(dice: random.Random) -> tuple[int, int, int]:
    return dice.randrange(256), dice.randrange(256), dice.randrange(256)
