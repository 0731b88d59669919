"""Who has a stream open, in which process. Processes hold a lease; when one dies, its people get a full grace.

Who watches the room's game has a row, too, of no process: game-state looks after those streams, and says when they are gone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, FromClause, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from parlour.lobby.store.database import Database
from parlour.lobby.store.tables import presence as presence_table
from parlour.lobby.store.tables import process as process_table

Seat = tuple[str, str]  # room, player
GAME = "game"  # in place of a process
LONG_AGO = 0.0


class Streams:
    """Rows of open streams, one a room, player and process, however many streams that are."""

    def __init__(self, database: Database, process: str, lease: float) -> None:
        self._database = database
        self._process = process
        self._lease = lease

    async def renew(self) -> None:
        """This process lives."""
        alive = {"alive_until": self._database.now() + self._lease}
        mine = update(process_table).where(process_table.c.id == self._process).values(alive)
        async with self._database.writing() as connection:
            if (await connection.execute(mine)).rowcount == 0:
                row = {"id": self._process, **alive}
                await connection.execute(insert(process_table).values(row))

    async def put(self, room: str, player: str, *, gone: bool) -> None:
        """Somebody has a stream in this process, or the last one has ended. A room that is gone does not matter."""
        await self._put(room, player, self._process, self._database.now() if gone else None)

    async def watch_game(self, room: str, players: Collection[str]) -> None:
        """These watch the room's game, and nobody else does; whoever did has been away past the game's grace."""
        row = presence_table.c
        away = update(presence_table).where(
            row.room == room,
            row.process == GAME,
            row.gone.is_(None),
            row.player.not_in(players),
        )
        async with self._database.writing() as connection:
            await connection.execute(away.values(gone=LONG_AGO))
        for player in players:
            await self._put(room, player, GAME, None)

    async def end_game(self, room: str) -> None:
        """The room's game is over; those who watched it have a grace to open the room's stream."""
        row = presence_table.c
        watched = update(presence_table).where(
            row.room == room, row.process == GAME, row.gone.is_(None)
        )
        async with self._database.writing() as connection:
            await connection.execute(watched.values(gone=self._database.now()))

    async def _put(self, room: str, player: str, process: str, since: float | None) -> None:
        row = presence_table.c
        mine = (row.room == room) & (row.player == player) & (row.process == process)
        try:
            async with self._database.writing() as connection:
                changed = update(presence_table).where(mine).values(gone=since)
                if (await connection.execute(changed)).rowcount == 0 and since is None:
                    values = {"room": room, "player": player, "process": process}
                    await connection.execute(insert(presence_table).values(values))
        except IntegrityError:
            return

    async def leave_all(self) -> None:
        """The process ends in good order: its streams have ended now, and nobody need wait for its lease."""
        ended = update(presence_table).where(
            presence_table.c.process == self._process, presence_table.c.gone.is_(None)
        )
        async with self._database.writing() as connection:
            await connection.execute(ended.values(gone=self._database.now()))

    async def lost(self, grace: float) -> Sequence[Seat]:
        """People all of whose streams have been gone for longer than the grace."""
        stale = self._stale(grace)
        rows = presence_table
        other = presence_table.alias()
        alive = (
            select(other.c.room)
            .where(
                other.c.room == rows.c.room,
                other.c.player == rows.c.player,
                ~self._stale(grace, other),
            )
            .exists()
        )
        wanted = select(rows.c.room, rows.c.player).where(stale, ~alive).distinct().limit(500)
        async with self._database.reading() as connection:
            return [(row.room, row.player) for row in (await connection.execute(wanted)).all()]

    async def forget(self, room: str, player: str, grace: float) -> bool:
        """Drop the stale rows of somebody; True: none is left, so nobody has come back meanwhile."""
        row = presence_table.c
        theirs = (row.room == room) & (row.player == player)
        async with self._database.writing() as connection:
            await connection.execute(delete(presence_table).where(theirs, self._stale(grace)))
            left = await connection.execute(select(row.room).where(theirs).limit(1))
            return left.first() is None

    async def sweep_processes(self, older: float) -> None:
        """Forget processes that have been dead for long and have no streams left."""
        used = select(presence_table.c.process).where(
            presence_table.c.process == process_table.c.id
        )
        dead = process_table.c.alive_until < self._database.now() - older
        async with self._database.writing() as connection:
            await connection.execute(delete(process_table).where(dead, ~used.exists()))

    def _stale(self, grace: float, rows: FromClause = presence_table) -> ColumnElement[bool]:
        """Gone longer than the grace, or of a process whose lease ended longer ago than that.

        A stream without a process row is not stale: missing data is never evidence of absence.
        """
        limit = self._database.now() - grace
        dead = (
            select(process_table.c.id)
            .where(process_table.c.id == rows.c.process, process_table.c.alive_until < limit)
            .exists()
        )
        return or_(
            rows.c.gone.is_not(None) & (rows.c.gone < limit), dead
        )  # never unknown: it is negated
