"""The languages that texts of the catalogue come in, and which one somebody gets."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH = "en"
LANGUAGES = (ENGLISH, "fr", "de", "es", "pt")


def best(language: str) -> str:
    """The language to answer in, for a tag such as "fr" or "pt-BR"; English if there is none or it is not known."""
    primary = language.replace("_", "-").partition("-")[0].lower()
    return primary if primary in LANGUAGES else ENGLISH


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in that language, else in English."""
    return texts.get(best(language)) or texts[ENGLISH]
