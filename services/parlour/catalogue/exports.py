"""Sets as zips that any system unpacks and `imports` takes back: large pictures by number, and manifest.json."""

from __future__ import annotations

import re
import tempfile
import unicodedata
import zipfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import IO

from parlour.catalogue.intake import manifest
from parlour.catalogue.library import Shown, ShownCard
from parlour.catalogue.sources import SetSpec

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same set makes the same zip


@asynccontextmanager
async def zipped(
    shown: Shown,
    fields: dict[str, str],
    cards: Sequence[ShownCard],
    picture: Callable[[int], Awaitable[bytes]],
) -> AsyncGenerator[IO[bytes], None]:
    """The zip as a file that is gone after the block, read from its begin. `picture` gives a card's large one as WebP."""
    with tempfile.TemporaryFile() as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as out:
            entries: list[manifest.CardEntry] = []
            for card in cards:
                name = f"{card.number:03}.webp"
                _add(out, name, await picture(card.number))
                entries.append(manifest.CardEntry(name, card.alt, card.tags))
            said = {**fields, "purpose": str(shown.spec.purpose)}
            _add(out, manifest.FILE, manifest.write(manifest.Manifest(said, entries)))
        file.seek(0)
        yield file


def file_name(spec: SetSpec, title: str) -> str:
    """A name for the zip that every system takes, from the title as far as it goes."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-")
    # "con" and the like are devices on some systems, whatever comes after the dot.
    return f"{stem}-cards.zip" if stem else f"cards-{spec.id[:8]}.zip"


def _add(out: zipfile.ZipFile, name: str, data: bytes) -> None:
    info = zipfile.ZipInfo(name, _LONG_AGO)
    info.external_attr = 0o644 << 16
    out.writestr(info, data)
