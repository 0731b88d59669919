"""Handing bots' seats to workers: each seat to one stream at a time, and to another one when that ends."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator

from parlour.api.lobby.v1 import bot_service_pb2 as pb
from parlour.kernel.refusals import Refused
from parlour.lobby.codes import new_id
from parlour.lobby.settings import LobbySettings
from parlour.lobby.signals import Signals
from parlour.lobby.store.assignments import Assignments
from parlour.platform.names import name

_log = logging.getLogger(__name__)


class BotSeats:
    """Streams seats to play."""

    def __init__(self, assignments: Assignments, signals: Signals, settings: LobbySettings) -> None:
        self._assignments = assignments
        self._signals = signals
        self._settings = settings
        self._endings: set[asyncio.Task[None]] = set()

    async def serve(self) -> AsyncGenerator[pb.ServeBotsResponse]:
        """Seats as they come up, and a heartbeat when there are none. Ends with DRAINING."""
        holder = new_id()
        renewal = self._settings.lease / 3
        try:
            with self._signals.waiting("bots") as wake:
                sent = renewed = time.monotonic()
                while True:
                    if self._signals.draining:
                        raise Refused("DRAINING", "this server is going down; please connect again")
                    while assignment := await self._assignments.claim(holder):
                        self._signals.publish(f"player/{assignment.player}")  # an older token ended
                        yield pb.ServeBotsResponse(
                            game=name("games", assignment.game),
                            player=name("players", assignment.player),
                            token=assignment.token,
                        )
                        sent = time.monotonic()
                    if time.monotonic() - renewed >= renewal:
                        await self._assignments.renew(holder)
                        renewed = time.monotonic()
                    if time.monotonic() - sent >= self._settings.heartbeat:
                        yield pb.ServeBotsResponse(heartbeat=True)
                        sent = time.monotonic()
                    due = min(renewed + renewal, sent + self._settings.heartbeat)
                    await wake.wait(max(0.01, due - time.monotonic()))
        finally:
            ending = asyncio.create_task(self._release(holder))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)

    async def settle(self) -> None:
        """Wait until all that has ended is written."""
        while self._endings:
            await asyncio.gather(*self._endings)

    async def _release(self, holder: str) -> None:
        try:
            await self._assignments.release(holder)
        except Refused as refused:  # the lease ends by itself
            _log.warning("seats of a worker were not freed", extra={"why": refused.message})
            return
        self._signals.publish("bots")
