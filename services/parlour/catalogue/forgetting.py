"""Players who want to be forgotten: what they brought, shared and said, out of the catalogue for good."""

from __future__ import annotations

import contextlib
import time
import uuid

from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.catalogue.packs import Publication
from parlour.catalogue.schema import FORGOTTEN, IMPORTS, PACK_GUESTS, PACKS, REPORTS
from parlour.platform.database import transaction

NOBODY = ""


class Forgetting:
    """Public sets stay as nobody's: everybody plays with them, and the administrator has agreed. All others are deleted."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def forget(self, player: str) -> None:
        """Take a player out. Doing it again changes nothing."""
        with contextlib.suppress(IntegrityError):  # was forgotten before
            async with transaction(self._engine) as connection:
                await connection.execute(insert(FORGOTTEN).values(player=player))
        # In a transaction of its own: what is coming in meanwhile is there before it, or finds the line above (`again`).
        async with transaction(self._engine) as connection:
            await _take_out(connection, player)

    async def again(self, player: str) -> None:
        """After something of a player's has come in: take it out if the player was forgotten meanwhile."""
        known = select(exists().where(FORGOTTEN.c.player == player))
        async with transaction(self._engine) as connection:
            if (await connection.execute(known)).scalar():
                await _take_out(connection, player)


async def _take_out(connection: AsyncConnection, player: str) -> None:
    mine = PACKS.c.owner == player
    of_mine = PACK_GUESTS.c.pack.in_(select(PACKS.c.id).where(mine))
    await connection.execute(
        delete(PACK_GUESTS).where(or_(of_mine, PACK_GUESTS.c.player == player))
    )
    public = update(PACKS).where(mine, PACKS.c.publication == Publication.PUBLIC)
    await connection.execute(public.values(owner=NOBODY, author="", code=None))
    # Their pictures stay for a while, for games that have begun.
    gone = {"deleted": func.coalesce(PACKS.c.deleted, time.time()), "owner": NOBODY, "code": None}
    said = {"title": "", "description": "", "author": "", "publication": Publication.NONE}
    await connection.execute(update(PACKS).where(mine).values(gone | said))
    await connection.execute(delete(IMPORTS).where(IMPORTS.c.player == player))
    # What was reported is the administrator's to settle; by whom is nobody's business any more.
    reports = update(REPORTS).where(REPORTS.c.player == player)
    await connection.execute(reports.values(player=uuid.uuid4().hex))
