"""The built-in cards: the project's own art (`art`) as a source of the catalogue."""

from __future__ import annotations

import functools
import hashlib
import io
from collections.abc import Iterator, Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from parlour.catalogue import art
from parlour.catalogue.sources import CardSpec, Purpose, SetSpec, Size

AUTHOR = "the Parlour contributors"
LICENCE = "CC-BY-4.0"
WIDTHS = {Size.SMALL: 160, Size.LARGE: 600}
QUALITY = 75


class Gallery:
    """All sets of the art package. Each size is drawn at its own width: a small picture takes a tenth of the time."""

    @functools.cached_property
    def sets(self) -> Sequence[SetSpec]:
        """Every set that has been planned, in the art's order."""
        version = _fingerprint()
        return tuple(
            SetSpec(
                id=entry.id,
                title=entry.title,
                description=entry.theme,
                purpose=Purpose(entry.purpose),
                count=entry.count,
                author=AUTHOR,
                licence=LICENCE,
                version=version,
            )
            for entry in art.SETS
        )

    def card(self, card_set: str, number: int) -> CardSpec:
        """A card's texts."""
        spec = art.card(card_set, number)
        return CardSpec(spec.alt, spec.tags)

    def draw(self, card_set: str, number: int, size: Size) -> bytes:
        """The picture as WebP."""
        out = io.BytesIO()
        art.draw(card_set, number, WIDTHS[size]).save(out, "WEBP", quality=QUALITY, method=4)
        return out.getvalue()


def _fingerprint() -> str:
    """Changes when anything does that a picture is made of, so that a new release draws anew what it would draw otherwise."""
    digest = hashlib.sha256()
    for path, file in sorted(_files(resources.files(art), "")):
        digest.update(f"{path}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.name.startswith(("_", ".")):
            yield from _files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith((".py", ".toml", ".json")):
            yield f"{path}{entry.name}", entry


SOURCE = Gallery()
