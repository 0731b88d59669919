"""The chat of a room: messages numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.kernel.refusals import Refused
from parlour.lobby.store.database import Database
from parlour.lobby.store.requests import Request, Requests
from parlour.lobby.store.tables import message as message_table

LATEST = 50  # shown to somebody who comes in
KEPT = 500  # a room
MOST_ATTEMPTS = 30


@dataclass(frozen=True, slots=True)
class Message:
    """A line of the chat. `player` empty: of somebody whose account was deleted."""

    number: int
    player: str
    name: str
    text: str
    time: float


class Chat:
    """Messages in the database."""

    def __init__(self, database: Database, requests: Requests) -> None:
        self._database = database
        self._requests = requests

    async def add(self, room: str, player: str, name: str, text: str, request: Request) -> int:
        """The number of the new message. IntegrityError: the request was answered already, or the room is gone."""
        last = select(func.coalesce(func.max(message_table.c.number), 0))
        last = last.where(message_table.c.room == room)
        for _ in range(MOST_ATTEMPTS):
            async with self._database.reading() as connection:
                number = (await connection.execute(last)).scalar_one() + 1
            row = {
                "room": room,
                "number": number,
                "player": player,
                "name": name,
                "text": text,
                "created": self._database.now(),
            }
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(message_table).values(row))
                    await connection.execute(self._requests.answered(request, str(number)))
            except IntegrityError:
                if await self._number_is_free(room, number):
                    raise
                continue
            return number
        raise Refused("TOO_BUSY", "everybody is talking at once; please try again")

    async def _number_is_free(self, room: str, number: int) -> bool:
        return not await self.after(room, number - 1, limit=1)

    async def get(self, room: str, number: int) -> Message:
        """A message; raises ROOM_NOT_FOUND if room and message are gone."""
        found = await self.after(room, number - 1, limit=1)
        if not found:
            raise Refused("ROOM_NOT_FOUND", "there is no such room")
        return found[0]

    async def after(self, room: str, number: int, limit: int = LATEST) -> Sequence[Message]:
        """The messages with a greater number, oldest first, at most so many."""
        wanted = (
            select(message_table)
            .where(message_table.c.room == room, message_table.c.number > number)
            .order_by(message_table.c.number)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [_message(row) for row in (await connection.execute(wanted)).all()]

    async def latest(self, room: str) -> Sequence[Message]:
        """The latest 50, oldest first."""
        wanted = (
            select(message_table)
            .where(message_table.c.room == room)
            .order_by(message_table.c.number.desc())
            .limit(LATEST)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_message(row) for row in reversed(rows)]

    async def trim(self) -> None:
        """Delete what is older than the latest 500 of each room."""
        last = func.max(message_table.c.number)
        long = select(message_table.c.room, last).group_by(message_table.c.room).having(last > KEPT)
        async with self._database.reading() as connection:
            rows = (await connection.execute(long)).all()
        for room, number in rows:
            old = delete(message_table).where(
                message_table.c.room == room, message_table.c.number <= number - KEPT
            )
            async with self._database.writing() as connection:
                await connection.execute(old)


def _message(row: Any) -> Message:
    return Message(row.number, row.player, row.name, row.text, row.created)
