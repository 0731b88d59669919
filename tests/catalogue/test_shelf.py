"""The shelf of pictures, on both kinds of database, and replicas that share one."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator

import pytest
from parlour.catalogue.collection import Piece
from parlour.catalogue.painter import Painter
from parlour.catalogue.shelf import Picture, Shelf
from parlour.catalogue.sources import Size
from parlour.platform.database import migrate, open_engine

from tests.catalogue.house import DREAM, Catalogue

PIECE = Piece("dream", DREAM.version, 7, Size.SMALL)


@pytest.fixture
async def shelf(database_url: str) -> AsyncIterator[Shelf]:
    engine = open_engine(database_url, "catalogue")
    await migrate(engine, "catalogue")
    yield Shelf(engine)
    await engine.dispose()


async def test_a_picture_is_found_by_its_card_and_by_its_hash(shelf: Shelf) -> None:
    assert await shelf.find(PIECE) is None
    address = await shelf.put(PIECE, b"picture")
    assert address == hashlib.sha256(b"picture").hexdigest()
    assert await shelf.find(PIECE) == address
    assert await shelf.picture(address) == Picture(address, "image/webp", b"picture")
    assert await shelf.drawn(DREAM) == {(7, Size.SMALL): address}


async def test_what_is_put_twice_or_alike_is_kept_once(shelf: Shelf) -> None:
    other = Piece("dream", DREAM.version, 8, Size.SMALL)
    addresses = await asyncio.gather(
        *(shelf.put(piece, b"picture") for piece in (PIECE, other, PIECE, other))
    )
    assert len(set(addresses)) == 1
    assert await shelf.find(other) == addresses[0]


async def test_what_was_drawn_for_another_version_of_the_set_is_not_shown(shelf: Shelf) -> None:
    await shelf.put(Piece("dream", "another", 7, Size.SMALL), b"old")
    assert await shelf.find(PIECE) is None
    assert await shelf.drawn(DREAM) == {}


async def test_replicas_draw_a_picture_once_between_them(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Piece] = []
    draw = Painter.draw

    async def counting(self: Painter, piece: Piece) -> bytes:
        drawn.append(piece)
        return await draw(self, piece)

    monkeypatch.setattr(Painter, "draw", counting)
    replicas = [Catalogue(postgres_url) for _ in range(3)]
    await asyncio.gather(*(replica.part.start() for replica in replicas))
    pictures = await asyncio.gather(
        *(replica.picture("cardSets/dream/cards/7") for replica in replicas)
    )
    await asyncio.gather(*(replica.part.stop() for replica in replicas))
    assert pictures[0] == pictures[1] == pictures[2]
    assert drawn == [PIECE]
