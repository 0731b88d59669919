"""What nobody needs any more is thrown away, on both kinds of database."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator

import pytest
from parlour.catalogue import schema
from parlour.catalogue.collection import Piece
from parlour.catalogue.packs import Packs
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Size
from parlour.catalogue.upkeep import UNUSED_SECONDS, Upkeep
from parlour.platform.database import transaction
from sqlalchemy import insert, update

from tests.catalogue.house import Catalogue


@pytest.fixture
async def catalogue(database_url: str) -> AsyncIterator[Catalogue]:
    """A catalogue on each kind of database."""
    catalogue = Catalogue(database_url)
    await catalogue.part.start()
    yield catalogue
    await catalogue.part.stop()


def upkeep(catalogue: Catalogue, *versions: str) -> Upkeep:
    """That of a process which draws these versions."""
    return Upkeep(catalogue.engine, Packs(catalogue.engine), versions)


def piece(version: str, number: int = 7) -> Piece:
    return Piece("dream", version, number, Size.SMALL)


async def ages(catalogue: Catalogue, version: str, seconds: float) -> None:
    """So long ago a process had this version the last time."""
    used = update(schema.VERSIONS).where(schema.VERSIONS.c.version == version)
    async with transaction(catalogue.engine) as connection:
        await connection.execute(used.values(used=time.time() - seconds))


async def test_drawings_of_a_version_that_no_process_has_had_for_a_week_go(
    catalogue: Catalogue,
) -> None:
    shelf = Shelf(catalogue.engine)
    await upkeep(catalogue, "old", "new").once()
    alone = await shelf.put(piece("old", 1), b"only in the old version")
    both = await shelf.put(piece("old", 2), b"the same in both")
    await shelf.put(piece("new", 2), b"the same in both")
    await ages(catalogue, "old", UNUSED_SECONDS - 60)
    await upkeep(catalogue, "new").once()
    assert await shelf.find(piece("old", 1)) == alone, "a release may still be taken back"
    await ages(catalogue, "old", UNUSED_SECONDS + 60)
    await upkeep(catalogue, "new").once()
    assert await shelf.find(piece("old", 1)) is None
    assert await shelf.find(piece("old", 2)) is None
    assert await shelf.find(piece("new", 2)) == both
    assert await shelf.picture(alone) is None
    assert (await shelf.picture(both)) is not None
    assert "old" not in {row.version for row in await catalogue.rows(schema.VERSIONS)}


async def test_peoples_own_pictures_stay_whatever_version_is_in_use(catalogue: Catalogue) -> None:
    pack = await catalogue.pack(2)
    before = await catalogue.rows(schema.DRAWINGS)
    assert len(before) == 4
    await upkeep(catalogue, "new").once()
    assert await catalogue.rows(schema.DRAWINGS) == before
    assert await catalogue.picture(f"{pack.name}/cards/1")


async def test_the_version_that_is_drawn_here_is_in_use_however_old_it_is(
    catalogue: Catalogue,
) -> None:
    shelf = Shelf(catalogue.engine)
    keeping = upkeep(catalogue, "mine")
    await keeping.once()
    address = await shelf.put(piece("mine"), b"picture")
    await ages(catalogue, "mine", 100 * UNUSED_SECONDS)
    await keeping.once()
    assert await shelf.find(piece("mine")) == address


async def test_a_part_does_its_upkeep_when_it_starts(database_url: str) -> None:
    first = Catalogue(database_url)
    await first.part.start()
    address = await Shelf(first.engine).put(piece("an older release"), b"picture")
    async with transaction(first.engine) as connection:
        await connection.execute(insert(schema.VERSIONS).values(version="an older release", used=0))
    await first.part.stop()
    second = Catalogue(database_url)
    await second.part.start()
    assert await Shelf(second.engine).picture(address) is None
    await second.part.stop()
