"""CatalogueService: sets, cards, words and pictures, the same for all viewers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import words
from parlour.catalogue.collection import Collection
from parlour.catalogue.languages import in_language
from parlour.catalogue.shelf import Picture, Shelf
from parlour.catalogue.sources import Purpose, SetSpec, Size
from parlour.catalogue.studio import Studio
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import names, pages

if TYPE_CHECKING:
    from parlour.platform.calls import Call

CHUNK = 64 * 1024
_ADDRESS = re.compile(r"[0-9a-f]{64}\Z")
_PURPOSES = {
    pb.PURPOSE_DREAM: Purpose.DREAM,
    pb.PURPOSE_JINX: Purpose.JINX,
    pb.PURPOSE_POSITION: Purpose.POSITION,
}
_OF_PURPOSE = {purpose: number for number, purpose in _PURPOSES.items()}
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


class CatalogueService:
    """The public service; all of it is for reading, and open to everybody."""

    OPEN = frozenset({"ListCardSets", "GetCardSet", "ListCards", "ListWordCards", "GetPicture"})

    def __init__(self, collection: Collection, shelf: Shelf, studio: Studio) -> None:
        self._collection = collection
        self._shelf = shelf
        self._studio = studio

    async def ListCardSets(
        self, request: pb.ListCardSetsRequest, call: Call
    ) -> pb.ListCardSetsResponse:
        """A page of sets, by title."""
        purpose = _PURPOSES.get(request.purpose)
        if request.purpose and purpose is None:
            raise BadInput("purpose", "is not known")
        sets = self._collection.sets(purpose, request.language)
        list_name = f"cardSets/{request.purpose}/{request.language}"
        size = pages.page_size(request.page_size, 50, 200)
        begin, end, token = _page(request.page_token, list_name, size, len(sets))
        return pb.ListCardSetsResponse(
            card_sets=[_card_set(spec, request.language) for spec in sets[begin:end]],
            next_page_token=token,
        )

    async def GetCardSet(self, request: pb.GetCardSetRequest, call: Call) -> pb.GetCardSetResponse:
        """One set."""
        spec = self._collection.named(request.name, "name")
        return pb.GetCardSetResponse(card_set=_card_set(spec, request.language))

    async def ListCards(self, request: pb.ListCardsRequest, call: Call) -> pb.ListCardsResponse:
        """A page of a set's cards, by number; with addresses once all of the set is drawn in that size.

        Before, an address would tell that somebody has looked at the card: that it is in a hand, at a first game.
        """
        spec = self._collection.named(request.parent, "parent")
        size = pages.page_size(request.page_size, 100, 500)
        begin, end, token = _page(request.page_token, request.parent, size, spec.count)
        addresses = await self._complete(spec)
        cards: list[pb.Card] = []
        for number in range(begin + 1, end + 1):
            card = self._collection.card(spec, number)
            cards.append(
                pb.Card(
                    name=f"cardSets/{spec.id}/cards/{number}",
                    id=f"{spec.id}/{number}",
                    alt_text=in_language(card.alt, request.language),
                    tags=card.tags,
                    small=addresses.get((number, Size.SMALL), ""),
                    large=addresses.get((number, Size.LARGE), ""),
                )
            )
        return pb.ListCardsResponse(cards=cards, next_page_token=token)

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

    async def _complete(self, spec: SetSpec) -> dict[tuple[int, Size], str]:
        """The addresses of a set's pictures, in the sizes in which none is missing."""
        drawn = await self._shelf.drawn(spec)
        many = Counter(size for _, size in drawn)
        return {key: value for key, value in drawn.items() if many[key[1]] == spec.count}

    async def _picture(self, request: pb.GetPictureRequest) -> Picture:
        if request.card:
            size = _SIZES.get(request.size)
            if size is None:
                raise BadInput("size", "is not known")
            piece = self._collection.piece(request.card, size, "card")
            address = await self._studio.address(piece)
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


def _page(token: str, list_name: str, size: int, total: int) -> tuple[int, int, str]:
    """Where a page of a list that never changes begins and ends, and the next one's token."""
    position = pages.position(token, list_name)
    if position and not (position.isdecimal() and int(position) <= total):
        raise BadInput("page_token", "is not from this list", "INVALID_PAGE")
    begin = int(position or 0)
    end = min(begin + size, total)
    return begin, end, pages.token(str(end), list_name) if end < total else ""


def _card_set(spec: SetSpec, language: str) -> pb.CardSet:
    return pb.CardSet(
        name=names.name("cardSets", spec.id),
        id=spec.id,
        title=in_language(spec.title, language),
        description=in_language(spec.description, language),
        purpose=_OF_PURPOSE[spec.purpose],
        card_count=spec.count,
        author=spec.author,
        licence=spec.licence,
        built_in=True,
    )
