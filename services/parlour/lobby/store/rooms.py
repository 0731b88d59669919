"""Rooms: each change is read, decided by a pure function, and written if nobody else was faster."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Select, delete, insert, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import Executable

from parlour.kernel.refusals import Refused
from parlour.lobby import errands
from parlour.lobby.codes import room_not_found
from parlour.lobby.domain.consequences import Consequence, consequences
from parlour.lobby.domain.room import Room, State
from parlour.lobby.domain.settling import settled
from parlour.lobby.signals import Signals
from parlour.lobby.store import document, outbox
from parlour.lobby.store.database import Database
from parlour.lobby.store.tables import member as member_table
from parlour.lobby.store.tables import presence as presence_table
from parlour.lobby.store.tables import room as room_table

MOST_ATTEMPTS = 60  # a dozen people who all act in the same instant, with room to spare

Decide = Callable[[Room], Room]


class Rooms:
    """The rooms in the database. `change` is the only way to alter one, so what must follow always follows."""

    def __init__(self, database: Database, signals: Signals) -> None:
        self._database = database
        self._signals = signals

    async def find(self, code: str) -> Room | None:
        """The room with this code, or None."""
        row = await self._row(code)
        return document.read(row.document) if row else None

    async def get(self, code: str) -> Room:
        """The room with this code; raises ROOM_NOT_FOUND."""
        room = await self.find(code)
        if room is None:
            raise room_not_found()
        return room

    async def add(self, room: Room, within: Sequence[Executable] = ()) -> Room:
        """A new room, in one transaction with the other statements. IntegrityError: the code is taken."""
        room = settled(None, room)
        now = self._database.now()
        async with self._database.writing() as connection:
            await connection.execute(
                insert(room_table).values(version=1, messages=0, **_columns(room, None, now))
            )
            await self._follow(connection, None, room, within, now)
        self._signals.publish(f"room/{room.code}")
        return room

    async def change(
        self,
        code: str,
        decide: Decide,
        within: Callable[[Room], Sequence[Executable]] | None = None,
    ) -> Room:
        """The room afterwards. `within` gives statements for the same transaction.

        Raises what `decide` raises, ROOM_NOT_FOUND, and TOO_BUSY if others were faster again and again.
        """
        for attempt in range(MOST_ATTEMPTS):
            row = await self._row(code)
            if row is None:
                raise room_not_found()
            before = document.read(row.document)
            after = settled(before, decide(before))
            statements = within(after) if within else ()
            if after == before and not statements:
                return before
            if await self._swap(row, before, after, statements):
                return after
            await asyncio.sleep(random.uniform(0, 0.002 * (attempt + 1)))
        raise Refused("TOO_BUSY", "this room is very busy; please try again")

    async def _swap(
        self, row: Any, before: Room, after: Room, statements: Sequence[Executable]
    ) -> bool:
        now = self._database.now()
        follow = consequences(before, after)
        swap = (
            update(room_table)
            .where(room_table.c.code == after.code, room_table.c.version == row.version)
            .values(version=row.version + 1, **_columns(after, row.idle_since, now, row.document))
        )
        async with self._database.writing() as connection:
            if (await connection.execute(swap)).rowcount != 1:
                return False
            await self._follow(connection, before, after, statements, now, follow)
        if after != before:
            self._signals.publish(f"room/{after.code}")
        if follow or statements:
            self._signals.nudge("outbox")
        return True

    async def _follow(
        self,
        connection: AsyncConnection,
        before: Room | None,
        after: Room,
        statements: Sequence[Executable],
        now: float,
        follow: Sequence[Consequence] = (),
    ) -> None:
        for statement in statements:
            await connection.execute(statement)
        for statement in _people(before, after, now):
            await connection.execute(statement)
        for consequence in follow:
            await connection.execute(outbox.put(errands.of_consequence(consequence), now))

    async def remove(self, code: str) -> bool:
        """Close a room for good; a game that runs in it ends. False: there is none."""
        for _ in range(MOST_ATTEMPTS):
            row = await self._row(code)
            if row is None:
                return False
            follow = consequences(document.read(row.document), None)
            gone = delete(room_table).where(
                room_table.c.code == code, room_table.c.version == row.version
            )
            async with self._database.writing() as connection:
                if (await connection.execute(gone)).rowcount != 1:
                    continue
                for consequence in follow:
                    errand = errands.of_consequence(consequence)
                    await connection.execute(outbox.put(errand, self._database.now()))
            self._signals.publish(f"room/{code}")
            self._signals.nudge("outbox")
            return True
        raise Refused("TOO_BUSY", "this room is very busy; please try again")

    async def of_player(self, player: str) -> Sequence[str]:
        """Codes of the rooms somebody is in."""
        wanted = select(member_table.c.room).where(member_table.c.player == player)
        async with self._database.reading() as connection:
            return (await connection.execute(wanted.order_by(member_table.c.room))).scalars().all()

    async def of_game(self, game: str) -> str | None:
        """The code of the room a game is played in."""
        wanted = select(room_table.c.code).where(room_table.c.game == game)
        async with self._database.reading() as connection:
            return (await connection.execute(wanted)).scalars().first()

    async def page(
        self, size: int, after: str, *, public_only: bool, kind: str = ""
    ) -> tuple[list[Room], str]:
        """Rooms, newest first, and where the next page begins ("" on the last).

        `public_only`: those of the public list, in which somebody is there.
        """
        columns = room_table.c
        wanted: Select[Any] = select(columns.document).order_by(
            columns.created.desc(), columns.code.desc()
        )
        if public_only:
            wanted = wanted.where(columns.public, columns.idle_since.is_(None))
        if kind:
            wanted = wanted.where(columns.kind == kind)
        if after:
            created, _, code = after.partition("/")
            wanted = wanted.where(tuple_(columns.created, columns.code) < (float(created), code))
        async with self._database.reading() as connection:
            rows = (await connection.execute(wanted.limit(size + 1))).scalars().all()
        rooms = [document.read(row) for row in rows[:size]]
        more = len(rows) > size
        return rooms, f"{rooms[-1].created!r}/{rooms[-1].code}" if more else ""

    async def collect(self, shared_before: float, lonely_before: float) -> Sequence[str]:
        """Delete rooms in which nobody has been connected since these times; gives the codes of those with a game to close.

        `lonely_before` is for rooms that never more than one person came to.
        """
        columns = room_table.c
        idle = (columns.shared & (columns.idle_since < shared_before)) | (
            ~columns.shared & (columns.idle_since < lonely_before)
        )
        at_rest = columns.state == State.OPEN.value
        async with self._database.writing() as connection:
            await connection.execute(delete(room_table).where(at_rest, idle))
        async with self._database.reading() as connection:
            wanted = select(columns.code).where(~at_rest, columns.idle_since < shared_before)
            return (await connection.execute(wanted.limit(100))).scalars().all()

    async def _row(self, code: str) -> Any:
        columns = room_table.c
        wanted = select(columns.version, columns.document, columns.idle_since)
        async with self._database.reading() as connection:
            return (await connection.execute(wanted.where(columns.code == code))).one_or_none()


def _columns(room: Room, idle_since: float | None, now: float, over: str = "") -> dict[str, Any]:
    there = any(member.connected for member in room.people)
    return {
        "code": room.code,
        "document": document.write(room, over),
        "kind": room.plan.kind,
        "public": room.public,
        "state": room.state.value,
        "game": room.game,
        "shared": room.shared,
        "created": room.created,
        "idle_since": None if there else (idle_since or now),
    }


def _people(before: Room | None, after: Room, now: float) -> list[Executable]:
    """Statements that keep membership and presence in step with the room.

    Who has just come is connected on credit: a row of no process that is gone already, so that the grace runs.
    """
    old = {m.player: m for m in before.members} if before else {}
    new = {m.player: m for m in after.members}
    statements: list[Executable] = []
    for player in old.keys() - new.keys():
        for table in (member_table, presence_table):
            statements.append(
                delete(table).where(table.c.room == after.code, table.c.player == player)
            )
    for player, member in new.items():
        if player not in old:
            statements.append(insert(member_table).values(room=after.code, player=player))
        known = player in old and old[player].connected
        if member.connected and not member.bot and not known:
            statements += on_credit(after.code, player, now)
    return statements


def on_credit(room: str, player: str, now: float) -> list[Executable]:
    """Statements that give somebody a full grace to open a stream."""
    table = presence_table.c
    mine = (table.room == room) & (table.player == player) & (table.process == "")
    row = {"room": room, "player": player, "process": "", "gone": now}
    return [delete(presence_table).where(mine), insert(presence_table).values(row)]
