"""Texts of people's own packs: checked when they are said by their owner, and taken as far as they go from a manifest."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.kernel.refusals import BadInput
from parlour.kernel.text import TITLE_LIMIT, clean

LIMITS = {
    "title": TITLE_LIMIT,
    "description": 300,
    "language": 35,
    "author": 100,
    "licence": 100,
}
ALT_LIMIT = 300
TAG_LIMIT = 40
MOST_TAGS = 20
WHY_LIMIT = 500
_LANGUAGE = re.compile(r"([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)?\Z")


def field(name: str, value: str, path: str = "") -> str:
    """A text of a set, e.g. its title. Raises what `kernel.text.clean` raises; only the title may not be empty."""
    at = path or name
    cleaned = clean(value, LIMITS[name], at, least=1 if name == "title" else 0)
    if name == "language" and not _LANGUAGE.match(cleaned):
        raise BadInput(at, 'must be a language tag, e.g. "fr" or "pt-BR"')
    return cleaned


def card(alt: str, tags: Sequence[str], path: str) -> tuple[str, tuple[str, ...]]:
    """A card's alternative text and tags. Raises what `kernel.text.clean` raises, and INVALID_INPUT."""
    if len(tags) > MOST_TAGS:
        raise BadInput(f"{path}.tags", f"may be at most {MOST_TAGS}")
    words = [clean(tag, TAG_LIMIT, f"{path}.tags") for tag in tags]
    return clean(alt, ALT_LIMIT, f"{path}.alt_text", least=0), tuple(dict.fromkeys(words))


def lenient_field(name: str, value: str) -> str:
    """As `field`, but "" instead of a refusal."""
    try:
        return field(name, value)
    except BadInput:
        return ""


def lenient_card(alt: str, tags: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """As `card`, but what would be refused is left out."""
    words: list[str] = []
    for tag in tags[:MOST_TAGS]:
        words += _lenient(tag, TAG_LIMIT)
    return "".join(_lenient(alt, ALT_LIMIT)), tuple(dict.fromkeys(words))


def _lenient(text: str, limit: int) -> list[str]:
    try:
        cleaned = clean(text, limit, "text", least=0)
    except BadInput:
        return []
    return [cleaned] if cleaned else []
