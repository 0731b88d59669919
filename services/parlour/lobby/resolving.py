"""Who holds a token, from the lobby's own tables."""

from __future__ import annotations

import hmac

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.kernel.refusals import Refused
from parlour.lobby.store.database import Database
from parlour.lobby.store.tables import player as player_table
from parlour.lobby.store.tables import token as token_table
from parlour.platform.auth import hashed, new_token
from parlour.platform.calls import Principal

USE_NOTED_SECONDS = 24 * 3600.0  # often enough for a retention of weeks


class LobbyResolver:
    """`platform.calls.Resolver` on the lobby's tables."""

    def __init__(self, database: Database, worker_token: str = "") -> None:
        self._database = database
        self._worker = hashed(worker_token) if worker_token else b""

    async def resolve(self, token_hash: bytes) -> Principal | None:
        """As the port says; raises PLAYER_BANNED for a token of somebody banned."""
        if self._worker and hmac.compare_digest(token_hash, self._worker):
            return Principal(worker=True)
        wanted = (
            select(token_table.c.kind, token_table.c.used, player_table)
            .join(player_table, player_table.c.id == token_table.c.player, isouter=True)
            .where(token_table.c.hash == token_hash)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        if row.kind == "admin":
            return Principal(admin=True)
        if row.banned:
            raise Refused("PLAYER_BANNED", "you may not play here any more")
        await self._note_use(token_hash, row.used)
        return Principal(player=row.id, name=row.name, bot=row.bot)

    async def _note_use(self, token_hash: bytes, used: float) -> None:
        now = self._database.now()
        if now - used < USE_NOTED_SECONDS:
            return
        noted = update(token_table).where(token_table.c.hash == token_hash).values(used=now)
        async with self._database.writing() as connection:
            await connection.execute(noted)


async def ensure_admin_token(database: Database) -> str | None:
    """The administrator's token if there was none before and it was made now, to be shown once; else None."""
    token = new_token()
    now = database.now()
    there = select(token_table.c.hash).where(token_table.c.kind == "admin")
    row = {"hash": hashed(token), "kind": "admin", "player": None, "created": now, "used": now}
    async with database.reading() as connection:
        if (await connection.execute(there)).first():
            return None
    try:
        async with database.writing() as connection:
            await connection.execute(insert(token_table).values(row))
    except IntegrityError:  # another replica was faster
        return None
    return token
