"""CatalogueService, the part for people's own packs: bringing, changing, sharing and taking away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import exports, texts, wire
from parlour.catalogue.collection import Collection, Piece, card_named, pieces
from parlour.catalogue.forgetting import Forgetting
from parlour.catalogue.imports import Imports
from parlour.catalogue.languages import in_language
from parlour.catalogue.library import Library
from parlour.catalogue.packs import Pack, Packs, Publication, new_code, read_code
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import SetSpec, Size
from parlour.catalogue.studio import Studio
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import names

if TYPE_CHECKING:
    from parlour.platform.calls import Call

EXPORT_CHUNK = 64 * 1024
_TEXTS = frozenset({"title", "description", "language", "author", "licence"})
_PATHS = _TEXTS | {"shared", "publication"}


class PackMethods:
    """As the proto says. Whatever changes a pack takes its owner; NOT_YOURS for others who may use it."""

    _collection: Collection
    _library: Library
    _packs: Packs
    _imports: Imports
    _forgetting: Forgetting
    _shelf: Shelf
    _studio: Studio

    async def ImportPack(
        self, requests: AsyncIterator[pb.ImportPackRequest], call: Call
    ) -> pb.ImportPackResponse:
        """Take an upload in."""
        player = call.player  # nobody else has packs
        response = await self._imports.take(requests, call.principal)
        await self._forgetting.again(player)
        if response.card_set.name:
            # So that a built-in card which somebody brings along is known by its looks, and dealt once.
            for spec in self._collection.sets(wire.purpose(response.card_set.purpose), ""):
                await self._studio.ahead(pieces(spec, range(1, spec.count + 1), Size.SMALL))
        return response

    async def UpdateCardSet(
        self, request: pb.UpdateCardSetRequest, call: Call
    ) -> pb.UpdateCardSetResponse:
        """Change a pack: all of what is asked, or nothing."""
        pack = await self._library.owned(request.card_set.name, "card_set.name", call.principal)
        paths = set(request.update_mask.paths)
        if unknown := paths - _PATHS:
            what = f"names {', '.join(sorted(unknown))}, which cannot be changed"
            raise BadInput("update_mask", what, "INVALID_MASK")
        values: dict[str, Any] = {
            name: texts.field(name, getattr(request.card_set, name), f"card_set.{name}")
            for name in paths & _TEXTS
        }
        if "shared" in paths:
            values["code"] = (pack.code or new_code()) if request.card_set.shared else None
        new_texts = {
            self._number(pack, one.card, f"texts[{at}].card"): texts.card(
                one.alt_text, one.tags, f"texts[{at}]"
            )
            for at, one in enumerate(request.texts)
        }
        removed = [
            self._number(pack, card, f"remove_cards[{at}]")
            for at, card in enumerate(request.remove_cards)
        ]
        await self._must_have(pack, [*new_texts, *removed])
        if "publication" in paths:
            values["publication"] = _asked(pack, request.card_set.publication)
        elif pack.publication is Publication.PUBLIC and (new_texts or paths & _TEXTS):
            values["publication"] = Publication.ASKED  # what was agreed to were other words
        await self._packs.change(pack.id, values, removed, new_texts)
        shown = await self._library.named(request.card_set.name, "card_set.name", call.principal)
        return pb.UpdateCardSetResponse(card_set=wire.card_set(shown, call.principal))

    async def DeleteCardSet(
        self, request: pb.DeleteCardSetRequest, call: Call
    ) -> pb.DeleteCardSetResponse:
        """Delete a pack."""
        pack = await self._library.owned(request.name, "name", call.principal)
        await self._packs.delete(pack.id)
        return pb.DeleteCardSetResponse()

    async def AddSharedCardSet(
        self, request: pb.AddSharedCardSetRequest, call: Call
    ) -> pb.AddSharedCardSetResponse:
        """Let the caller use the pack with this code."""
        player = call.player
        pack = await self._packs.by_code(read_code(request.code))
        if pack is None:
            raise Refused("CODE_NOT_FOUND", "no card set is shared by this code")
        if pack.owner != player:
            await self._packs.add_guest(pack.id, player)
            await self._forgetting.again(player)
        name = names.name("cardSets", pack.id)
        shown = await self._library.named(name, "code", call.principal)
        return pb.AddSharedCardSetResponse(card_set=wire.card_set(shown, call.principal))

    async def RemoveSharedCardSet(
        self, request: pb.RemoveSharedCardSetRequest, call: Call
    ) -> pb.RemoveSharedCardSetResponse:
        """The caller has no use for it any more."""
        pack = names.part_of(request.name, "cardSets", "name")
        await self._packs.remove_guest(pack, call.player)
        return pb.RemoveSharedCardSetResponse()

    async def ExportPack(
        self, request: pb.ExportPackRequest, call: Call
    ) -> AsyncIterator[pb.ExportPackResponse]:
        """A set that the caller may use as a zip."""
        shown = await self._library.named(request.name, "name", call.principal)
        spec, language = shown.spec, request.language
        cards = [c for c in await self._library.cards(shown, language) if not c.removed]
        title = in_language(spec.title, language)
        fields = {
            "title": title,
            "description": in_language(spec.description, language),
            "language": shown.pack.language if shown.pack else "",
            "author": spec.author,
            "licence": spec.licence,
        }

        async def picture(number: int) -> bytes:
            return await self._large(spec, number)

        async with exports.zipped(shown, fields, cards, picture) as file:
            total = file.seek(0, 2)
            file.seek(0)
            yield pb.ExportPackResponse(
                file_name=exports.file_name(spec, title),
                total_bytes=total,
                chunk=file.read(EXPORT_CHUNK),
            )
            while chunk := file.read(EXPORT_CHUNK):
                yield pb.ExportPackResponse(chunk=chunk)

    async def _large(self, spec: SetSpec, number: int) -> bytes:
        address = await self._studio.address(Piece(spec.id, spec.version, number, Size.LARGE))
        picture = await self._shelf.picture(address)
        if picture is None:
            raise LookupError(address)  # a drawing refers to it
        return picture.data

    def _number(self, pack: Pack, card: str, field: str) -> int:
        card_set, number = card_named(card, field)
        if card_set != pack.id:
            raise BadInput(field, "is a card of another set")
        return number

    async def _must_have(self, pack: Pack, numbers: list[int]) -> None:
        cards = await self._packs.cards(pack.id) if numbers else []
        there = {card.number for card in cards}
        for number in numbers:
            if number not in there:
                raise Refused("CARD_NOT_FOUND", f"the set has no card {number}")


def _asked(pack: Pack, wanted: pb.Publication) -> Publication:
    """What becomes of a pack's publication when its owner wants that."""
    if wanted == pb.PUBLICATION_UNSPECIFIED:
        return Publication.NONE
    if wanted != pb.PUBLICATION_ASKED:
        raise BadInput("card_set.publication", "can be ASKED or UNSPECIFIED")
    public = pack.publication is Publication.PUBLIC
    return pack.publication if public else Publication.ASKED
