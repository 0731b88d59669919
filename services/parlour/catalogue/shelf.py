"""The shelf: drawn pictures in the catalogue's database, each stored once under the hash of its bytes."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.catalogue import likeness
from parlour.catalogue.collection import Piece
from parlour.catalogue.schema import DRAWINGS, PICTURES
from parlour.catalogue.sources import SetSpec, Size
from parlour.platform.database import transaction

WEBP = "image/webp"
TURN_SECONDS = 0.1
TAKEN_AT_ONCE = 500
_INSERTS: dict[str, Callable[[Any], Any]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it is sent. `address` is the SHA-256 of `data` in hexadecimal."""

    address: str
    media_type: str
    data: bytes


class Shelf:
    """Pictures by address and by card. Nothing on it ever changes; what nobody needs is taken off."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = _INSERTS[engine.dialect.name]

    async def find(self, piece: Piece) -> str | None:
        """The address of a card's picture, None while it is not drawn."""
        query = select(DRAWINGS.c.address).where(
            DRAWINGS.c.card_set == piece.card_set,
            DRAWINGS.c.version == piece.version,
            DRAWINGS.c.number == piece.number,
            DRAWINGS.c.size == piece.size,
        )
        async with transaction(self._engine) as connection:
            return (await connection.execute(query)).scalar()

    async def drawn(self, spec: SetSpec) -> dict[tuple[int, Size], str]:
        """The addresses of all that is drawn of a set, by number and size."""
        query = select(DRAWINGS.c.number, DRAWINGS.c.size, DRAWINGS.c.address).where(
            DRAWINGS.c.card_set == spec.id, DRAWINGS.c.version == spec.version
        )
        async with transaction(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return {(number, Size(size)): address for number, size, address in rows}

    async def count(self, card_set: str, version: str, size: Size) -> int:
        """How many pictures of a set are drawn in a size."""
        query = select(func.count()).where(
            DRAWINGS.c.card_set == card_set,
            DRAWINGS.c.version == version,
            DRAWINGS.c.size == size,
        )
        async with transaction(self._engine) as connection:
            return (await connection.execute(query)).scalar_one()

    async def picture(self, address: str) -> Picture | None:
        """The picture with this address."""
        query = select(PICTURES.c.media_type, PICTURES.c.data).where(PICTURES.c.address == address)
        async with transaction(self._engine) as connection:
            row = (await connection.execute(query)).first()
        return Picture(address, row[0], row[1]) if row else None

    async def put(self, piece: Piece, data: bytes) -> str:
        """Keep a card's picture; gives its address. Doing it again changes nothing."""
        async with transaction(self._engine) as connection:
            return await self.put_within(connection, piece, data)

    async def put_within(self, connection: AsyncConnection, piece: Piece, data: bytes) -> str:
        """As `put`, in somebody's transaction."""
        address = hashlib.sha256(data).hexdigest()
        picture = {"address": address, "media_type": WEBP, "data": data}
        drawing = {
            "card_set": piece.card_set,
            "version": piece.version,
            "number": piece.number,
            "size": piece.size,
            "address": address,
        }
        for table, row in ((PICTURES, picture), (DRAWINGS, drawing)):
            await connection.execute(self._insert(table).values(row).on_conflict_do_nothing())
        return address

    async def likenesses(self, spec: SetSpec) -> dict[int, bytes]:
        """The likenesses of all that is drawn of a set, by number; measured once."""
        query = (
            select(DRAWINGS.c.number, PICTURES.c.address, PICTURES.c.likeness)
            .join(PICTURES, PICTURES.c.address == DRAWINGS.c.address)
            .where(
                DRAWINGS.c.card_set == spec.id,
                DRAWINGS.c.version == spec.version,
                DRAWINGS.c.size == Size.SMALL,
            )
        )
        async with transaction(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        known: dict[int, bytes] = {}
        for number, address, found in rows:
            known[number] = found or await self._measured(address)
        return known

    async def _measured(self, address: str) -> bytes:
        picture = await self.picture(address)
        if picture is None:
            raise LookupError(address)  # a drawing refers to it
        found = await asyncio.to_thread(likeness.of_file, picture.data)
        change = update(PICTURES).where(PICTURES.c.address == address).values(likeness=found)
        async with transaction(self._engine) as connection:
            await connection.execute(change)
        return found

    @asynccontextmanager
    async def turn(self, piece: Piece) -> AsyncGenerator[None, None]:
        """Only one replica at a time is in this block for a piece: the next finds what the first has drawn."""
        if self._engine.dialect.name != "postgresql":
            yield  # a data folder has one process
            return
        text = f"{piece.card_set}/{piece.version}/{piece.number}/{piece.size}"
        key = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big", signed=True)
        taken = select(func.pg_try_advisory_xact_lock(key))
        async with transaction(self._engine) as connection:
            while not (await connection.execute(taken)).scalar():  # noqa: ASYNC110 - another process has it
                await asyncio.sleep(TURN_SECONDS)  # drawing may take longer than a statement may
            yield


async def take_off(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Take drawings (a condition on them) off the shelf, and the pictures that no drawing shows any more."""
    rows = await connection.execute(select(DRAWINGS.c.address).where(which).distinct())
    addresses = rows.scalars().all()
    await connection.execute(delete(DRAWINGS).where(which))
    shown = exists().where(DRAWINGS.c.address == PICTURES.c.address)
    for begin in range(0, len(addresses), TAKEN_AT_ONCE):
        some = PICTURES.c.address.in_(addresses[begin : begin + TAKEN_AT_ONCE])
        await connection.execute(delete(PICTURES).where(some, ~shown))
