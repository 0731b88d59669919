"""A catalogue with both its services, in a folder (SQLite) or at a database's address."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.part import CataloguePart
from parlour.catalogue.service import CatalogueService
from parlour.catalogue.service_internal import CatalogueInternalService
from parlour.catalogue.sources import load
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as internal_pb
from parlour.platform.calls import Call, Principal
from parlour.platform.database import open_engine, sqlite_url, transaction
from sqlalchemy import Table, select

from tests.catalogue.pictures import drawn
from tests.games.seeded import Seeded

CHUNK = 128 * 1024

CALL = Call()
ANA, BO, CY = (Call(Principal(name, name)) for name in ("ana", "bo", "cy"))
ADMIN = Call(Principal(admin=True))
SOURCE_MODULE = "parlour.catalogue.gallery"
DREAM = next(spec for spec in load(SOURCE_MODULE).sets if spec.id == "dream")


Files = Iterable[tuple[str, bytes]]


async def messages(files: Files, **start: object) -> AsyncIterator[pb.ImportPackRequest]:
    """The messages of an upload."""
    yield pb.ImportPackRequest(start=pb.ImportPackStart(**start))  # pyright: ignore[reportArgumentType] # by field name
    for path, data in files:
        yield pb.ImportPackRequest(file=pb.ImportPackFile(path=path))
        for begin in range(0, len(data), CHUNK):
            yield pb.ImportPackRequest(chunk=data[begin : begin + CHUNK])


class Catalogue:
    """Both services of one part."""

    def __init__(self, place: Path | str, *, draw_ahead: bool = False) -> None:
        url = place if isinstance(place, str) else sqlite_url(place, "catalogue")
        self.engine = engine = open_engine(url, "catalogue")
        self.part = CataloguePart(
            engine=engine,
            chance=Seeded(),
            source=SOURCE_MODULE,
            painters=1,
            draw_ahead=draw_ahead,
        )
        (_, public), (_, internal) = *self.part.public(), *self.part.internal()
        assert isinstance(public, CatalogueService)
        assert isinstance(internal, CatalogueInternalService)
        self.public = public
        self._internal = internal

    async def upload(
        self, files: Files, call: Call = ANA, **start: object
    ) -> pb.ImportPackResponse:
        """ImportPack, as a client would send it."""
        fields = {"request_id": str(uuid.uuid4()), "title": "Holidays"} | start
        return await self.public.ImportPack(messages(files, **fields), call)

    async def pack(self, count: int = 3, call: Call = ANA, **start: object) -> pb.CardSet:
        """A new pack of so many pictures, the same for the same count."""
        files = [(f"{n}.png", drawn(n)) for n in range(1, count + 1)]
        return (await self.upload(files, call, **start)).card_set

    async def update(
        self, card_set: pb.CardSet, *paths: str, call: Call = ANA, **fields: object
    ) -> pb.CardSet:
        """UpdateCardSet of the named paths."""
        request = pb.UpdateCardSetRequest(card_set=card_set, **fields)  # pyright: ignore[reportArgumentType] # by field name
        request.update_mask.paths.extend(paths)
        return (await self.public.UpdateCardSet(request, call)).card_set

    async def listed(self, call: Call) -> set[str]:
        """The names of people's own sets that the caller is shown."""
        response = await self.public.ListCardSets(pb.ListCardSetsRequest(), call)
        return {one.name for one in response.card_sets if not one.built_in}

    async def exported(self, name: str, call: Call = ANA) -> tuple[str, bytes]:
        """File name and bytes of ExportPack's zip."""
        request = pb.ExportPackRequest(name=name)
        parts = [part async for part in self.public.ExportPack(request, call)]
        data = b"".join(part.chunk for part in parts)
        assert parts[0].total_bytes == len(data)
        return parts[0].file_name, data

    async def picture(
        self, card: str = "", size: pb.PictureSize = pb.PICTURE_SIZE_SMALL, address: str = ""
    ) -> list[pb.GetPictureResponse]:
        """The messages of GetPicture."""
        request = pb.GetPictureRequest(card=card, size=size, address=address)
        return [response async for response in self.public.GetPicture(request, CALL)]

    async def cards(self, parent: str = "cardSets/dream", **fields: object) -> pb.ListCardsResponse:
        request = pb.ListCardsRequest(parent=parent, **fields)  # pyright: ignore[reportArgumentType] # by field name
        return await self.public.ListCards(request, CALL)

    async def deck(self, **fields: object) -> internal_pb.BuildDeckResponse:
        request = internal_pb.BuildDeckRequest(**fields)  # pyright: ignore[reportArgumentType] # by field name
        return await self._internal.BuildDeck(request, CALL)

    async def forget(self, call: Call) -> None:
        """ForgetPlayer of whoever calls."""
        request = internal_pb.ForgetPlayerRequest(player=call.principal.player)
        await self._internal.ForgetPlayer(request, CALL)

    async def rows(self, table: Table) -> list[Any]:
        """All that lies in a table."""
        async with transaction(self.engine) as connection:
            return list((await connection.execute(select(table))).all())
