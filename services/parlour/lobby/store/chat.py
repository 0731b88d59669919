"""The chat of a room: messages numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from parlour.lobby.codes import room_not_found
from parlour.lobby.store.database import Database
from parlour.lobby.store.requests import Request, Requests
from parlour.lobby.store.tables import message as message_table
from parlour.lobby.store.tables import room as room_table

LATEST = 50  # shown to somebody who comes in
KEPT = 500  # a room


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
        """The number of the new message; raises ROOM_NOT_FOUND. IntegrityError: the request was answered already."""
        count = (
            update(room_table)
            .where(room_table.c.code == room)
            .values(messages=room_table.c.messages + 1)
            .returning(room_table.c.messages)
        )
        async with self._database.writing() as connection:
            number = (await connection.execute(count)).scalar_one_or_none()
            if number is None:
                raise room_not_found()
            row = {
                "room": room,
                "number": number,
                "player": player,
                "name": name,
                "text": text,
                "created": self._database.now(),
            }
            await connection.execute(insert(message_table).values(row))
            await connection.execute(self._requests.answered(request, str(number)))
        return number

    async def get(self, room: str, number: int) -> Message:
        """A message; raises ROOM_NOT_FOUND if room and message are gone."""
        found = await self.after(room, number - 1, limit=1)
        if not found:
            raise room_not_found()
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
        last = select(room_table.c.messages).where(room_table.c.code == message_table.c.room)
        old = delete(message_table).where(message_table.c.number <= last.scalar_subquery() - KEPT)
        async with self._database.writing() as connection:
            await connection.execute(old)


def _message(row: Any) -> Message:
    return Message(row.number, row.player, row.name, row.text, row.created)
