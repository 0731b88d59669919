"""What bots know of pictures and words: the catalogue's tags and texts, as sets of plain words."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterable, Mapping

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour_client import Client, ParlourError

_WORD = re.compile(r"[^\W\d_]{3,}")
_PARTICLES = """
the and with from into onto over under that this there their its his her for are has was who out one two near upon while
like behind beside between down off than where which them they your our you not but all some made makes have had being
about above below
"""
_SMALL_WORDS = frozenset(_PARTICLES.split())


def words_of(text: str) -> frozenset[str]:
    """The words that carry meaning, in lower case and without their plural."""
    return frozenset(
        _stem(word) for word in _WORD.findall(text.lower()) if word not in _SMALL_WORDS
    )


def _stem(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


class Lore:
    """What the cards of some sets show: words by card ("dream/12"), and how rare each word is."""

    def __init__(self, words: Mapping[str, frozenset[str]]) -> None:
        self._words = dict(words)
        self._frequency = Counter(word for some in words.values() for word in some)

    def words(self, card: str) -> frozenset[str]:
        """What the card shows; empty when nothing is known of it."""
        return self._words.get(card, frozenset())

    def frequency(self, word: str) -> int:
        """On how many known cards the word is to be seen."""
        return self._frequency[word]

    def vocabulary(self) -> frozenset[str]:
        """All words that are to be seen anywhere."""
        return frozenset(self._frequency)

    def likeness(self, clue: Iterable[str], card: str) -> float:
        """How well a card fits words: the rarer a shared word, the more; 0 for nothing in common."""
        return sum(1 / max(2, self._frequency[w]) ** 0.5 for w in set(clue) & self.words(card))


class Gallery:
    """Reads the catalogue, each set once, and gives the lore of the sets that a game plays with."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._sets: dict[str, dict[str, frozenset[str]]] = {}
        self._lore: dict[tuple[str, ...], Lore] = {}
        self._reading = asyncio.Lock()

    async def lore(self, cards: Iterable[str]) -> Lore:
        """The lore of all sets that these cards are from. A catalogue that does not answer means: nothing known."""
        sets = tuple(sorted({card.rsplit("/", 1)[0] for card in cards if "/" in card}))
        if sets not in self._lore:
            async with self._reading:
                for name in sets:
                    if name not in self._sets:
                        self._sets[name] = await self._read(name)
            words: dict[str, frozenset[str]] = {}
            for name in sets:
                words |= self._sets[name]
            self._lore[sets] = Lore(words)
        return self._lore[sets]

    async def _read(self, name: str) -> dict[str, frozenset[str]]:
        try:
            return {card.id: _sight(card) async for card in self._client.cards(name)}
        except ParlourError:
            return {}


def _sight(card: catalogue_service_pb2.Card) -> frozenset[str]:
    return words_of(" ".join(card.tags).replace("-", " ")) | words_of(card.alt_text)
