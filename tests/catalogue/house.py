"""A catalogue with both its services, in a folder (SQLite) or at a database's address."""

from __future__ import annotations

from pathlib import Path

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.part import CataloguePart
from parlour.catalogue.service import CatalogueService
from parlour.catalogue.service_internal import CatalogueInternalService
from parlour.catalogue.sources import load
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as internal_pb
from parlour.platform.calls import Call
from parlour.platform.database import open_engine, sqlite_url

from tests.games.seeded import Seeded

CALL = Call()
SOURCE_MODULE = "parlour.catalogue.gallery"
DREAM = next(spec for spec in load(SOURCE_MODULE).sets if spec.id == "dream")


class Catalogue:
    """Both services of one part."""

    def __init__(self, place: Path | str, *, draw_ahead: bool = False) -> None:
        url = place if isinstance(place, str) else sqlite_url(place, "catalogue")
        engine = open_engine(url, "catalogue")
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
