"""Answers to requests: a request that comes again within a day gets the first answer again."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from google.protobuf.message import Message
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from parlour.kernel.refusals import Refused
from parlour.lobby.store.database import Database
from parlour.lobby.store.tables import request as request_table
from parlour.platform.names import request_id


@dataclass(frozen=True, slots=True)
class Request:
    """A request as it is told from others: whose, its id, and a hash of all that it says."""

    player: str
    id: str
    hash: bytes


def read(player: str, given: str, message: Message) -> Request:
    """The request in a message; raises INVALID_REQUEST_ID."""
    said = message.DESCRIPTOR.full_name.encode() + message.SerializeToString(deterministic=True)
    return Request(player, request_id(given), hashlib.sha256(said).digest())


class Requests:
    """Answers are short texts (an id, a number), kept by player and request id."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def once(self, request: Request, do: Callable[[], Awaitable[str]]) -> str:
        """The answer that was given, or what `do` answers now; its transaction must hold `answered`.

        Raises REQUEST_ID_REUSED if another request had this id.
        """
        found = await self._find(request)
        if found is not None:
            return found
        try:
            return await do()
        except (IntegrityError, Refused):
            # The same request may have come twice at once, and the other one was faster: what it did refuses this one.
            found = await self._find(request)
            if found is None:
                raise
            return found

    def answered(self, request: Request, answer: str) -> Executable:
        """The statement that keeps an answer."""
        return insert(request_table).values(
            player=request.player,
            id=request.id,
            hash=request.hash,
            answer=answer,
            created=self._database.now(),
        )

    async def _find(self, request: Request) -> str | None:
        wanted = select(request_table.c.hash, request_table.c.answer).where(
            request_table.c.player == request.player, request_table.c.id == request.id
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        if row.hash != request.hash:
            raise Refused("REQUEST_ID_REUSED", "another request had this request_id")
        return row.answer
