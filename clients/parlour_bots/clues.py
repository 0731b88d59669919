"""The clues that bots give: words of a card that a few other cards share, neither plain nor hopeless."""

from __future__ import annotations

import random

from parlour_bots.gallery import Lore

PLAIN_CLUES = (
    "once upon a time",
    "what the moon saw",
    "almost there",
    "a secret",
    "the day after",
    "nobody is looking",
)
_WELL_KNOWN = 5  # cards that share a word of a good clue


def clue_for(card: str, lore: Lore, chance: random.Random) -> str:
    """One or two words of the card; something dreamy when nothing is known of it."""
    words = sorted(lore.words(card))
    if not words:
        return chance.choice(PLAIN_CLUES)
    weights = [1 / (1 + abs(lore.frequency(word) - _WELL_KNOWN)) for word in words]
    first = chance.choices(words, weights)[0]
    if len(words) > 1 and chance.random() < 0.3:
        second = chance.choice([word for word in words if word != first])
        return f"{first} {second}"
    return first


def clue_for_none(cards: list[str], lore: Lore, chance: random.Random) -> str:
    """A word that none of these cards shows (Party)."""
    shown = frozenset[str]().union(*(lore.words(card) for card in cards))
    others = sorted(word for word in lore.vocabulary() - shown if lore.frequency(word) > 1)
    return chance.choice(others or PLAIN_CLUES)
