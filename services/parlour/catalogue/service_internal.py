"""CatalogueInternalService: decks for games that are about to start, and players to forget. For Parlour's own services."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.catalogue import decks, words
from parlour.catalogue.collection import pieces
from parlour.catalogue.forgetting import Forgetting
from parlour.catalogue.library import Library
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Size
from parlour.catalogue.studio import Studio
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as pb
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import BadInput

if TYPE_CHECKING:
    from parlour.platform.calls import Call


class CatalogueInternalService:
    """A deck that was asked for is drawn ahead: its first hands will be looked at in a moment."""

    def __init__(
        self,
        *,
        library: Library,
        shelf: Shelf,
        studio: Studio,
        forgetting: Forgetting,
        chance: Chance,
    ) -> None:
        self._library = library
        self._shelf = shelf
        self._studio = studio
        self._forgetting = forgetting
        self._chance = chance

    async def BuildDeck(self, request: pb.BuildDeckRequest, call: Call) -> pb.BuildDeckResponse:
        """A deck. Raises DECK_TOO_SMALL, UNKNOWN_CARD_SET, WRONG_CARD_SET, INVALID_INPUT."""
        for field in ("needed", "exactly"):
            if getattr(request, field) < 0:
                raise BadInput(field, "may not be negative")
        word_cards = _words(request.words, request.language)
        sets = await decks.chosen(self._library, request.purpose, request.card_sets, request.player)
        here = await decks.in_play(self._library, self._shelf, sets)
        cards = decks.build(here, len(sets), request.needed, request.exactly, self._chance)
        for shown in sets:
            if shown.pack is None:
                numbers = [number for card_set, number in cards if card_set == shown.spec.id]
                for size in Size:
                    await self._studio.ahead(pieces(shown.spec, numbers, size))
        return pb.BuildDeckResponse(
            cards=[f"{card_set}/{number}" for card_set, number in cards], words=word_cards
        )

    async def ForgetPlayer(
        self, request: pb.ForgetPlayerRequest, call: Call
    ) -> pb.ForgetPlayerResponse:
        """Take a player out of the catalogue. Raises INVALID_INPUT."""
        if not request.player:
            raise BadInput("player", "may not be empty")
        await self._forgetting.forget(request.player)
        return pb.ForgetPlayerResponse()


def _words(deck: str, language: str) -> list[str]:
    if not deck:
        return []
    if deck not in set(words.Deck):
        raise BadInput("words", 'must be "two_word", "discovery" or empty')
    return ["\n".join(pair) for pair in words.cards(words.Deck(deck), language)]
