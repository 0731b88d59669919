"""manifest.json: what a pack says of itself and of its cards, read and written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from parlour.catalogue.intake.verdicts import NotKeptError

FILE = "manifest.json"
FORMAT = "parlour-pack"
SET_FIELDS = ("title", "description", "language", "author", "licence", "purpose")


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card in a manifest: its file, beside the manifest, and its texts."""

    file: str
    text: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Manifest:
    """`fields` by `SET_FIELDS`, as far as they are said; cards in their order. Nothing is checked but the shapes."""

    fields: Mapping[str, str]
    cards: Sequence[CardEntry]


def read(data: bytes) -> Manifest:
    """The manifest in a file. Raises `NotKeptError` for what is none."""
    try:
        whole: Any = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise NotKeptError("MANIFEST_BROKEN") from error
    if not isinstance(whole, dict):
        raise NotKeptError("MANIFEST_BROKEN")
    said = cast("dict[str, Any]", whole)
    listed = said.get("cards", [])
    if not isinstance(listed, list):
        raise NotKeptError("MANIFEST_BROKEN")
    entries = [_entry(card) for card in cast("list[Any]", listed)]
    fields = {name: said[name] for name in SET_FIELDS if isinstance(said.get(name), str)}
    return Manifest(fields, [entry for entry in entries if entry])


def _entry(card: Any) -> CardEntry | None:
    if not isinstance(card, dict):
        return None
    said = cast("dict[str, Any]", card)
    file, text, tags = said.get("file"), said.get("text", ""), said.get("tags", [])
    if not isinstance(file, str) or not isinstance(text, str) or not isinstance(tags, list):
        return None
    words = (word for word in cast("list[Any]", tags) if isinstance(word, str))
    return CardEntry(file, text, tuple(words))


def write(manifest: Manifest) -> bytes:
    """The file; the same bytes for the same manifest."""
    cards = [
        {"file": card.file, "text": card.text, "tags": list(card.tags)} for card in manifest.cards
    ]
    whole = {"format": FORMAT, "version": 1, **manifest.fields, "cards": cards}
    return (json.dumps(whole, ensure_ascii=False, indent=1) + "\n").encode()
