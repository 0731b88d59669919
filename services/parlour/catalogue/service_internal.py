"""CatalogueInternalService: puts decks together for games that are about to start. For Parlour's own services."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.catalogue import decks, words
from parlour.catalogue.collection import Collection, pieces
from parlour.catalogue.sources import Size
from parlour.catalogue.studio import Studio
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as pb
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import BadInput

if TYPE_CHECKING:
    from parlour.platform.calls import Call


class CatalogueInternalService:
    """A deck that was asked for is drawn ahead: its first hands will be looked at in a moment."""

    def __init__(self, collection: Collection, studio: Studio, chance: Chance) -> None:
        self._collection = collection
        self._studio = studio
        self._chance = chance

    async def BuildDeck(self, request: pb.BuildDeckRequest, call: Call) -> pb.BuildDeckResponse:
        """A deck. Raises DECK_TOO_SMALL, UNKNOWN_CARD_SET, WRONG_CARD_SET, INVALID_INPUT."""
        for field in ("needed", "exactly"):
            if getattr(request, field) < 0:
                raise BadInput(field, "may not be negative")
        word_cards = _words(request.words, request.language)
        sets = decks.chosen(self._collection, request.purpose, request.card_sets)
        cards = decks.build(sets, request.needed, request.exactly, self._chance)
        by_set: dict[str, list[int]] = {spec.id: [] for spec in sets}
        for card_set, number in cards:
            by_set[card_set].append(number)
        for size in Size:
            await self._studio.ahead(
                piece for spec in sets for piece in pieces(spec, by_set[spec.id], size)
            )
        return pb.BuildDeckResponse(
            cards=[f"{card_set}/{number}" for card_set, number in cards], words=word_cards
        )


def _words(deck: str, language: str) -> list[str]:
    if not deck:
        return []
    if deck not in set(words.Deck):
        raise BadInput("words", 'must be "two_word", "discovery" or empty')
    return ["\n".join(pair) for pair in words.cards(words.Deck(deck), language)]
