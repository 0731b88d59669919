"""CatalogueService: sets, cards, words and pictures, the same for all viewers; and people's own packs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import wire, words
from parlour.catalogue.collection import Collection, Piece, card_named
from parlour.catalogue.forgetting import Forgetting
from parlour.catalogue.imports import Imports
from parlour.catalogue.library import Library, Shown
from parlour.catalogue.oversight import Oversight
from parlour.catalogue.packs import OWN, Packs
from parlour.catalogue.service_oversight import OversightMethods
from parlour.catalogue.service_packs import PackMethods
from parlour.catalogue.shelf import Picture, Shelf
from parlour.catalogue.sources import Size
from parlour.catalogue.studio import Studio
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import pages

if TYPE_CHECKING:
    from parlour.platform.calls import Call

CHUNK = 64 * 1024
_ADDRESS = re.compile(r"[0-9a-f]{64}\Z")
_DECKS = {
    pb.WORD_DECK_UNSPECIFIED: (words.Deck.TWO_WORD, words.Deck.DISCOVERY),
    pb.WORD_DECK_TWO_WORD: (words.Deck.TWO_WORD,),
    pb.WORD_DECK_DISCOVERY: (words.Deck.DISCOVERY,),
}
_SIZES = {
    pb.PICTURE_SIZE_UNSPECIFIED: Size.LARGE,
    pb.PICTURE_SIZE_SMALL: Size.SMALL,
    pb.PICTURE_SIZE_LARGE: Size.LARGE,
}


class CatalogueService(PackMethods, OversightMethods):
    """The public service. Reading is open to everybody."""

    OPEN = frozenset({"ListCardSets", "GetCardSet", "ListCards", "ListWordCards", "GetPicture"})

    def __init__(
        self,
        *,
        collection: Collection,
        library: Library,
        packs: Packs,
        imports: Imports,
        oversight: Oversight,
        forgetting: Forgetting,
        shelf: Shelf,
        studio: Studio,
    ) -> None:
        self._collection = collection
        self._library = library
        self._packs = packs
        self._imports = imports
        self._oversight = oversight
        self._forgetting = forgetting
        self._shelf = shelf
        self._studio = studio

    async def ListCardSets(
        self, request: pb.ListCardSetsRequest, call: Call
    ) -> pb.ListCardSetsResponse:
        """A page of the sets that the caller may use: built-in ones, then others, by title."""
        purpose = wire.purpose(request.purpose)
        publication = wire.PUBLICATIONS.get(request.publication) if request.publication else None
        if request.publication and publication is None:
            raise BadInput("publication", "is not known")
        sets = await self._library.listed(call.principal, purpose, request.language, publication)
        list_name = f"cardSets/{request.purpose}/{request.language}/{request.publication}"
        size = pages.page_size(request.page_size, 50, 200)
        begin = wire.position(request.page_token, list_name)
        end = begin + size
        return pb.ListCardSetsResponse(
            card_sets=[
                wire.card_set(shown, call.principal, request.language) for shown in sets[begin:end]
            ],
            next_page_token=pages.token(str(end), list_name) if end < len(sets) else "",
        )

    async def GetCardSet(self, request: pb.GetCardSetRequest, call: Call) -> pb.GetCardSetResponse:
        """One set that the caller may use."""
        shown = await self._library.named(request.name, "name", call.principal)
        return pb.GetCardSetResponse(
            card_set=wire.card_set(shown, call.principal, request.language)
        )

    async def ListCards(self, request: pb.ListCardsRequest, call: Call) -> pb.ListCardsResponse:
        """A page of a set's cards, by number; with addresses once all of the set is drawn in that size.

        Before, an address would tell that somebody has looked at the card: that it is in a hand, at a first game.
        """
        shown = await self._library.named(request.parent, "parent")
        after = wire.position(request.page_token, request.parent)
        size = pages.page_size(request.page_size, 100, 500)
        cards = await self._library.cards(shown, request.language)
        wanted = [c for c in cards if c.number > after and (request.show_removed or not c.removed)]
        addresses = await self._complete(shown, len(cards))
        last = str(wanted[size - 1].number) if len(wanted) > size else ""
        return pb.ListCardsResponse(
            cards=[wire.card(shown, card, addresses) for card in wanted[:size]],
            next_page_token=pages.token(last, request.parent) if last else "",
        )

    async def ListWordCards(
        self, request: pb.ListWordCardsRequest, call: Call
    ) -> pb.ListWordCardsResponse:
        """Word cards, the two-word deck first."""
        decks = _DECKS.get(request.deck)
        if decks is None:
            raise BadInput("deck", "is not known")
        return pb.ListWordCardsResponse(
            word_cards=[
                pb.WordCard(id=f"{deck}/{number}", words=pair)
                for deck in decks
                for number, pair in enumerate(words.cards(deck, request.language), start=1)
            ]
        )

    async def GetPicture(
        self, request: pb.GetPictureRequest, call: Call
    ) -> AsyncIterator[pb.GetPictureResponse]:
        """A picture in chunks, drawn now if it is not yet."""
        picture = await self._picture(request)
        first = pb.GetPictureResponse(
            media_type=picture.media_type, address=picture.address, total_bytes=len(picture.data)
        )
        for begin in range(0, len(picture.data), CHUNK):
            response = first if begin == 0 else pb.GetPictureResponse()
            response.chunk = picture.data[begin : begin + CHUNK]
            yield response

    async def _complete(self, shown: Shown, count: int) -> dict[tuple[int, Size], str]:
        """The addresses of a set's pictures, in the sizes in which none is missing."""
        drawn = await self._shelf.drawn(shown.spec)
        many = Counter(size for _, size in drawn)
        return {key: value for key, value in drawn.items() if many[key[1]] == count}

    async def _picture(self, request: pb.GetPictureRequest) -> Picture:
        if request.card:
            size = _SIZES.get(request.size)
            if size is None:
                raise BadInput("size", "is not known")
            address = await self._address(request.card, size)
        elif _ADDRESS.match(request.address):
            address = request.address
        else:
            raise BadInput(
                "address", "must be a SHA-256 in small hexadecimal, or name a card", "INVALID_NAME"
            )
        picture = await self._shelf.picture(address)
        if picture is None:
            raise Refused("PICTURE_NOT_FOUND", "there is no picture with this address")
        return picture

    async def _address(self, card: str, size: Size) -> str:
        """A card's picture: a built-in one drawn if need be, somebody's own as it was taken in, gone or not."""
        card_set, number = card_named(card, "card")
        spec = self._collection.find(card_set)
        if spec is None:
            found = await self._shelf.find(Piece(card_set, OWN, number, size))
            if found:
                return found
        card_set, number = await self._library.card(card, "card")
        if spec is None:
            raise Refused("PICTURE_NOT_FOUND", "the picture of this card is gone")
        return await self._studio.address(Piece(card_set, spec.version, number, size))
