"""Bots' seats in running games, each held by one worker's stream at a time."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.lobby.codes import new_id
from parlour.lobby.store.database import Database
from parlour.lobby.store.people import Person, add_token, as_person, end_tokens, new_player
from parlour.lobby.store.tables import assignment as assignment_table
from parlour.lobby.store.tables import member as member_table
from parlour.lobby.store.tables import player as player_table
from parlour.platform.auth import new_token


@dataclass(frozen=True, slots=True)
class Assignment:
    """A bot's seat in a game, and the token to play it with."""

    game: str
    player: str
    token: str


class Assignments:
    """Rows of seats to play. A holder that does not renew loses them."""

    def __init__(self, database: Database, lease: float) -> None:
        self._database = database
        self._lease = lease

    async def add(self, game: str, players: Collection[str]) -> None:
        """Seats that want to be played; those there already stay as they are."""
        for player in players:
            row = {"game": game, "player": player, "holder": "", "held_until": 0.0}
            try:
                async with self._database.writing() as connection:
                    await connection.execute(insert(assignment_table).values(row))
            except IntegrityError:
                continue

    async def lend(self, game: str, seat: int, name: str) -> Person:
        """A bot for a seat of a running game; the same seat again gives the same bot."""
        lent = await self._lent(game, seat)
        if lent:
            return lent
        now, bot = self._database.now(), new_id()
        row = {"game": game, "player": bot, "holder": "", "held_until": 0.0, "seat": seat}
        try:
            async with self._database.writing() as connection:
                await connection.execute(new_player(bot, name, now, bot=True))
                await connection.execute(insert(assignment_table).values(row))
        except IntegrityError:  # asked for twice at once
            lent = await self._lent(game, seat)
            if lent is None:
                raise
            return lent
        return Person(bot, name, bot=True, banned=False, created=now)

    async def _lent(self, game: str, seat: int) -> Person | None:
        columns = assignment_table.c
        wanted = select(player_table).join(assignment_table, columns.player == player_table.c.id)
        async with self._database.reading() as connection:
            rows = await connection.execute(
                wanted.where(columns.game == game, columns.seat == seat)
            )
            row = rows.one_or_none()
        return as_person(row) if row else None

    async def claim(self, holder: str) -> Assignment | None:
        """A seat that nobody plays, with a fresh token, the only one that works; None: there is none."""
        now = self._database.now()
        columns = assignment_table.c
        free = select(assignment_table).where(columns.held_until < now).limit(8)
        async with self._database.reading() as connection:
            rows = (await connection.execute(free)).all()
        for row in rows:
            claimed = await self._claim(row, holder, now)
            if claimed:
                return claimed
        return None

    async def _claim(self, row: Any, holder: str, now: float) -> Assignment | None:
        mine = (
            update(assignment_table)
            .where(
                assignment_table.c.game == row.game,
                assignment_table.c.player == row.player,
                assignment_table.c.held_until == row.held_until,
            )
            .values(holder=holder, held_until=now + self._lease)
        )
        token = new_token()
        async with self._database.writing() as connection:
            if (await connection.execute(mine)).rowcount != 1:
                return None
            await connection.execute(end_tokens(row.player))
            await connection.execute(add_token(row.player, token, now))
        return Assignment(row.game, row.player, token)

    async def renew(self, holder: str) -> None:
        """The holder still plays."""
        mine = update(assignment_table).where(assignment_table.c.holder == holder)
        async with self._database.writing() as connection:
            await connection.execute(mine.values(held_until=self._database.now() + self._lease))

    async def release(self, holder: str) -> None:
        """The holder plays no more; its seats are anybody's."""
        mine = update(assignment_table).where(assignment_table.c.holder == holder)
        async with self._database.writing() as connection:
            await connection.execute(mine.values(holder="", held_until=0.0))

    async def close(self, game: str, players: Collection[str] | None = None) -> None:
        """The game, or some of its seats, need no playing any more."""
        theirs = assignment_table.c.game == game
        if players is not None:
            theirs &= assignment_table.c.player.in_(players)
        async with self._database.writing() as connection:
            await connection.execute(delete(assignment_table).where(theirs))

    async def collect_bots(self, older_than: float) -> None:
        """Delete accounts of bots that sit in no room and play no game."""
        columns = player_table.c
        sits = select(member_table.c.player).where(member_table.c.player == columns.id).exists()
        plays = (
            select(assignment_table.c.player)
            .where(assignment_table.c.player == columns.id)
            .exists()
        )
        idle = delete(player_table).where(columns.bot, columns.created < older_than, ~sits, ~plays)
        async with self._database.writing() as connection:
            await connection.execute(idle)
