"""Word cards: data files in `words/`, one a deck and language, one card a line, its two words divided by a slash."""

from __future__ import annotations

import functools
from enum import StrEnum
from importlib import resources

from parlour.catalogue.languages import best

WordPair = tuple[str, str]


class Deck(StrEnum):
    """A deck of word cards (RULES 7.1)."""

    TWO_WORD = "two_word"
    DISCOVERY = "discovery"


def cards(deck: Deck, language: str) -> tuple[WordPair, ...]:
    """The deck's cards in order: the upper word and the lower one. A card says the same in every language."""
    return _read(deck, best(language))


@functools.cache
def _read(deck: Deck, language: str) -> tuple[WordPair, ...]:
    file = resources.files("parlour.catalogue") / "words" / f"{deck}.{language}.txt"
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(_pair(line) for line in lines if line.strip())


def _pair(line: str) -> WordPair:
    upper, lower = (word.strip() for word in line.split("/"))
    return upper, lower
