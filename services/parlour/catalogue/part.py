"""The catalogue as a part of a process."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour.catalogue.collection import DEFAULTS, Collection, pieces
from parlour.catalogue.forgetting import Forgetting
from parlour.catalogue.imports import Imports
from parlour.catalogue.library import Library
from parlour.catalogue.oversight import Oversight
from parlour.catalogue.packs import Packs
from parlour.catalogue.painter import Painter
from parlour.catalogue.service import CatalogueService
from parlour.catalogue.service_internal import CatalogueInternalService
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Purpose, Size, load
from parlour.catalogue.studio import Studio
from parlour.catalogue.upkeep import Upkeep
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2
from parlour.kernel.chance import Chance
from parlour.platform.database import answers, migrate
from parlour.platform.part import Mount

BUILT_IN = "parlour.catalogue.gallery"
MOST_AHEAD = 3  # painters that draw ahead: each takes a core and some 200 MB while it draws
NICENESS = 10


class CataloguePart:
    """`platform.part.Part` of the catalogue. The engine belongs to the part: `stop` closes it.

    `source`: the module of the built-in cards, see `sources`. `painters`: how many draw ahead, politely, 0: one a core;
    one more draws only what somebody waits for.
    `draw_ahead`: when there is nothing else to do, draw the set that games use by default, and the decks that were asked for.
    """

    name = "catalogue"

    def __init__(
        self,
        *,
        engine: AsyncEngine,
        chance: Chance,
        source: str = BUILT_IN,
        painters: int = 0,
        draw_ahead: bool = True,
    ) -> None:
        count = painters or min(os.cpu_count() or 1, MOST_AHEAD)
        self._engine = engine
        self._collection = Collection(load(source))
        shelf = Shelf(engine)
        others = [Painter(source, NICENESS) for _ in range(count)]
        self._studio = Studio(
            shelf, self._collection.size, Painter(source), others, draws_ahead=draw_ahead
        )
        packs = Packs(engine)
        forgetting = Forgetting(engine)
        self._upkeep = Upkeep(engine, packs, self._collection.versions)
        self._tasks: list[asyncio.Task[None]] = []
        oversight = Oversight(engine)
        library = Library(self._collection, packs, oversight)
        self._service = CatalogueService(
            collection=self._collection,
            library=library,
            packs=packs,
            imports=Imports(engine, packs, library, shelf),
            oversight=oversight,
            forgetting=forgetting,
            shelf=shelf,
            studio=self._studio,
        )
        self._internal = CatalogueInternalService(
            library=library,
            shelf=shelf,
            studio=self._studio,
            forgetting=forgetting,
            chance=chance,
        )

    def public(self) -> Sequence[Mount]:
        """CatalogueService."""
        services = catalogue_service_pb2.DESCRIPTOR.services_by_name
        return [(services["CatalogueService"], self._service)]

    def internal(self) -> Sequence[Mount]:
        """CatalogueInternalService."""
        services = catalogue_internal_service_pb2.DESCRIPTOR.services_by_name
        return [(services["CatalogueInternalService"], self._internal)]

    async def start(self) -> None:
        """Migrate, throw away what nobody needs, and let the painters begin."""
        await migrate(self._engine, self.name)
        await self._upkeep.once()
        self._tasks = [asyncio.create_task(self._upkeep.run())]
        self._studio.start()
        first = self._collection.find(DEFAULTS[Purpose.DREAM])
        if first:
            for size in Size:
                await self._studio.ahead(pieces(first, range(1, first.count + 1), size))

    async def check(self) -> bool:
        """The database answers."""
        return await answers(self._engine)

    def degraded(self) -> Sequence[str]:
        """The painters, while pictures cannot be drawn; those that are drawn are served all the same."""
        return ("painters",) if self._studio.failing else ()

    async def stop(self) -> None:
        """Send the painters home and close the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._studio.stop()
        await self._engine.dispose()
