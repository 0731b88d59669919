"""Presence: which seats have a stream open, over all processes, and what follows when the last one closes.

Each process writes down the seats that have a stream with it, under a lease that it renews. A seat's last stream closing
begins its grace as an errand; whoever runs that errand looks whether any living process has the seat by then. Missing data is
never evidence of absence: when a process dies, all its seats get a full grace.
"""

from __future__ import annotations

import asyncio
import logging
import uuid
from collections import Counter

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.game_state import errand_keys
from parlour.game_state.games import Games
from parlour.kernel import conduct
from parlour.kernel.refusals import Refused
from parlour.platform.event_log import Errand

LEASE_SECONDS = 20.0
RENEW_SECONDS = 5.0
RETRY_SECONDS = 1.0
_SQLITE_NOW = "((julianday('now') - 2440587.5) * 86400.0)"
_log = logging.getLogger(__name__)
Key = tuple[str, int]


class Presence:
    """What this process knows and writes of seats with streams."""

    def __init__(self, engine: AsyncEngine, games: Games) -> None:
        self._engine = engine
        self._games = games
        self._replica = uuid.uuid4().hex
        self._open: Counter[Key] = Counter()
        self._written: set[Key] = set()
        self._busy: dict[Key, asyncio.Task[None]] = {}
        self._lease: asyncio.Task[None] | None = None
        sqlite = engine.dialect.name == "sqlite"
        self._now = _SQLITE_NOW if sqlite else "extract(epoch FROM clock_timestamp())"

    async def start(self) -> None:
        """Take a lease and keep it."""
        await self._renew()
        self._lease = asyncio.create_task(self._keep_lease(), name="presence-lease")

    async def stop(self) -> None:
        """Let the lease run out; the seats get their grace from whoever is left, or after the next start."""
        tasks = [*self._busy.values(), *([self._lease] if self._lease else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def opened(self, game: str, seat: int) -> None:
        """A stream of a seat was opened here."""
        self._open[game, seat] += 1
        self._settle((game, seat))

    def closed(self, game: str, seat: int) -> None:
        """A stream of a seat was closed here."""
        self._open[game, seat] -= 1
        if self._open[game, seat] <= 0:
            del self._open[game, seat]
        self._settle((game, seat))

    async def present(self, game: str, seat: int) -> bool:
        """Whether any living process has a stream of the seat."""
        if self._open[game, seat] > 0:
            return True
        query = text(
            "SELECT 1 FROM presence JOIN lease ON lease.replica = presence.replica"
            f" WHERE game = :game AND seat = :seat AND lease.expires > {self._now}"
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(query, {"game": game, "seat": seat})
            return found.first() is not None

    def _settle(self, key: Key) -> None:
        if key not in self._busy:
            task = asyncio.create_task(self._write(key))
            self._busy[key] = task
            task.add_done_callback(lambda _: self._busy.pop(key, None))

    async def _write(self, key: Key) -> None:
        """Write until what is written is what is: streams may open and close faster than the database."""
        while (self._open[key] > 0) != (key in self._written):
            try:
                if self._open[key] > 0:
                    await self._arrive(*key)
                    self._written.add(key)
                else:
                    await self._leave(*key)
                    self._written.discard(key)
            except (Refused, SQLAlchemyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _arrive(self, game: str, seat: int) -> None:
        row = {"game": game, "seat": seat, "replica": self._replica}
        async with self._engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO presence (game, seat, replica) VALUES (:game, :seat, :replica)"
                    " ON CONFLICT DO NOTHING"
                ),
                row,
            )
        await self._games.log.schedule(game, [], [errand_keys.away(seat)])
        hot = await self._games.get(game)
        await hot.act(lambda state: conduct.set_present(state, seat))

    async def _leave(self, game: str, seat: int) -> None:
        row = {"game": game, "seat": seat, "replica": self._replica}
        async with self._engine.begin() as connection:
            await connection.execute(
                text(
                    "DELETE FROM presence"
                    " WHERE game = :game AND seat = :seat AND replica = :replica"
                ),
                row,
            )
        await self._grace(game, seat)

    async def _grace(self, game: str, seat: int) -> None:
        try:
            hot = await self._games.get(game)
        except Refused:
            return  # the game is gone
        if not hot.state.over:
            seconds = float(hot.state.options.grace_seconds)
            await self._games.log.schedule(
                game, [Errand(errand_keys.away(seat), seconds, uuid.uuid4().bytes)]
            )

    async def _keep_lease(self) -> None:
        while True:
            try:
                await self._renew()
                for game, seat in await self._lapsed():
                    await self._grace(game, seat)
            except (Refused, SQLAlchemyError, OSError) as error:
                _log.info("presence lease not renewed", extra={"why": type(error).__name__})
            await asyncio.sleep(RENEW_SECONDS)

    async def _renew(self) -> None:
        query = text(
            f"INSERT INTO lease (replica, expires) VALUES (:replica, {self._now} + :seconds)"
            " ON CONFLICT (replica) DO UPDATE SET expires = excluded.expires"
        )
        async with self._engine.begin() as connection:
            await connection.execute(query, {"replica": self._replica, "seconds": LEASE_SECONDS})

    async def _lapsed(self) -> list[Key]:
        """Seats of processes that died; taken out of the books, so that one process gives them their grace."""
        query = text(
            "DELETE FROM presence WHERE replica NOT IN"
            f" (SELECT replica FROM lease WHERE expires > {self._now}) RETURNING game, seat"
        )
        async with self._engine.begin() as connection:
            rows = (await connection.execute(query)).all()
            await connection.execute(text(f"DELETE FROM lease WHERE expires < {self._now} - 3600"))
        return [(game, seat) for game, seat in rows]
