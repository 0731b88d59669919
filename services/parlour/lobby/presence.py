"""Presence: who has a room's stream open in this process, written down so that all replicas agree on who is there.

Whoever watches the room's game is there as well; game-state reports that (`service_internal`).
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
from collections import Counter
from collections.abc import AsyncGenerator
from weakref import WeakValueDictionary

from parlour.kernel.refusals import Refused
from parlour.lobby.domain import gathering
from parlour.lobby.store.rooms import Rooms
from parlour.lobby.store.streams import Seat, Streams

_log = logging.getLogger(__name__)


class Presence:
    """Counts open streams, writes the first and the last of each person, and says who has been away for too long."""

    def __init__(self, streams: Streams, rooms: Rooms, grace: float) -> None:
        self._streams = streams
        self._rooms = rooms
        self._grace = grace
        self._open: Counter[Seat] = Counter()
        self._locks: WeakValueDictionary[Seat, asyncio.Lock] = WeakValueDictionary()
        self._endings: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def stream(self, room: str, player: str) -> AsyncGenerator[None]:
        """A stream of somebody is open inside."""
        seat = (room, player)
        self._open[seat] += 1
        try:
            await self._write(seat)
            await self.here(room, player)
            yield
        finally:
            self._open[seat] -= 1
            # A task of its own: the stream may be ending because its own task was cancelled.
            ending = asyncio.create_task(self._end(seat))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)

    async def here(self, room: str, player: str) -> None:
        """The room shows somebody as connected."""
        there = functools.partial(gathering.presence, player=player, connected=True)
        await self._rooms.change(room, there)

    async def settle(self) -> None:
        """Wait until all that has ended is written."""
        while self._endings:
            await asyncio.gather(*self._endings)

    async def _end(self, seat: Seat) -> None:
        try:
            await self._write(seat)
        except Refused as refused:
            # The row stays as it is; when this process is gone, its lease ends and the grace runs.
            _log.warning("the end of a stream was not noted", extra={"why": refused.message})

    async def _write(self, seat: Seat) -> None:
        """Write whether there is a stream now; whatever came while waiting for the lock is in that."""
        lock = self._locks.setdefault(seat, asyncio.Lock())
        async with lock:
            await self._streams.put(*seat, gone=self._open[seat] == 0)
        if self._open[seat] == 0:
            del self._open[seat]

    async def sweep(self) -> None:
        """Show people as away whose grace has passed; a host among them hands over (1.9, B13)."""
        for room, player in await self._streams.lost(self._grace):
            away = functools.partial(gathering.presence, player=player, connected=False)
            with contextlib.suppress(Refused):
                await self._rooms.change(room, away)
            if not await self._streams.forget(room, player, self._grace):
                with contextlib.suppress(Refused):
                    await self.here(room, player)
