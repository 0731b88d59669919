"""The outbox: what was decided in a transaction is told to other services afterwards, in order, for ever if need be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.sql.base import Executable

from parlour.lobby.errands import Errand
from parlour.lobby.store.database import Database
from parlour.lobby.store.tables import outbox

LEASE = 10.0  # a claimed row that nobody settled is anybody's again; a call takes five at most
BATCH = 32


@dataclass(frozen=True, slots=True)
class Claimed:
    """A row that this process is to deliver now."""

    id: int
    errand: Errand
    attempts: int


def put(errand: Errand, now: float) -> Executable:
    """The statement that adds an errand to a transaction."""
    return insert(outbox).values(
        kind=errand.kind,
        topic=errand.topic,
        player=errand.player,
        payload=errand.payload,
        due=now,
        attempts=0,
    )


class Outbox:
    """Claims and settles rows. Claims are leases, so any replica may go on when another dies."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self) -> list[Claimed]:
        """Rows that are due and have no earlier one of their topic or player before them."""
        now = self._database.now()
        earlier = outbox.alias()
        blocked = (
            select(earlier.c.id)
            .where(
                earlier.c.id < outbox.c.id,
                or_(
                    earlier.c.topic == outbox.c.topic,
                    (outbox.c.player != "") & (earlier.c.player == outbox.c.player),
                ),
            )
            .exists()
        )
        ready = select(outbox).where(outbox.c.due <= now, ~blocked).order_by(outbox.c.id)
        async with self._database.reading() as connection:
            rows = (await connection.execute(ready.limit(BATCH))).all()
        return [claimed for row in rows if (claimed := await self._claim(row, now))]

    async def _claim(self, row: Any, now: float) -> Claimed | None:
        mine = (
            update(outbox)
            .where(outbox.c.id == row.id, outbox.c.due == row.due)
            .values(due=now + LEASE, attempts=row.attempts + 1)
        )
        async with self._database.writing() as connection:
            if (await connection.execute(mine)).rowcount != 1:
                return None
        errand = Errand(row.kind, row.topic, row.payload, row.player)
        return Claimed(row.id, errand, row.attempts + 1)

    async def done(self, claimed: Claimed) -> None:
        """Delivered."""
        async with self._database.writing() as connection:
            await connection.execute(delete(outbox).where(outbox.c.id == claimed.id))

    async def drop_topic(self, topic: str) -> None:
        """Nothing of this topic matters any more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(outbox).where(outbox.c.topic == topic))

    async def retry(self, claimed: Claimed, seconds: float) -> None:
        """Not delivered; try again in so many seconds."""
        later = (
            update(outbox)
            .where(outbox.c.id == claimed.id)
            .values(due=self._database.now() + seconds)
        )
        async with self._database.writing() as connection:
            await connection.execute(later)
