"""Game-state as a part of a process: what it is made of, started and stopped in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.api.game.v1 import game_service_pb2
from parlour.game_state.errands import Errands
from parlour.game_state.games import Games
from parlour.game_state.presence import Presence
from parlour.game_state.service import GameService
from parlour.game_state.service_internal import GameInternalService
from parlour.internal.game.v1 import game_internal_service_pb2
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import Refused
from parlour.platform import database
from parlour.platform.bus import Bus
from parlour.platform.part import Mount
from parlour.platform.peers import Peer

PURGE_EVERY_SECONDS = 3600.0
_log = logging.getLogger(__name__)


class GameStatePart:
    """The service with its log, games, presence and errands.

    `open_log` is called once the schema is up to date. `retention_seconds`: how long finished games are kept, 0 for ever.
    `shared`: other processes serve the same games.
    """

    name = "game-state"

    def __init__(
        self,
        *,
        engine: AsyncEngine,
        open_log: Callable[[], Any],
        bus: Bus,
        lobby: Peer,
        scoring: Peer,
        chance: Chance,
        shared: bool,
        retention_seconds: float = 0.0,
    ) -> None:
        self._engine = engine
        self.log = open_log()
        self._games = Games(self.log, bus, self._come, shared=shared)
        self._presence = Presence(engine, self._games)
        self._errands = Errands(self._games, self._presence, lobby, scoring, chance)
        self._service = GameService(self._games, self._presence, lobby, chance)
        self._internal = GameInternalService(self._games, chance)
        self._retention = retention_seconds
        self._purge: asyncio.Task[None] | None = None

    def _come(self, hot: Any, errands: Any) -> None:
        self._errands.come(hot, errands)

    def public(self) -> Sequence[Mount]:
        """The public service."""
        return [(game_service_pb2.DESCRIPTOR.services_by_name["GameService"], self._service)]

    def internal(self) -> Sequence[Mount]:
        """The internal service."""
        services = game_internal_service_pb2.DESCRIPTOR.services_by_name
        return [(services["GameInternalService"], self._internal)]

    async def start(self) -> None:
        """Migrate, then begin to serve."""
        await database.migrate(self._engine, self.name)
        await self._games.start()
        await self._presence.start()
        await self._errands.start()
        if self._retention:
            self._purge = asyncio.create_task(self._purge_old(), name="purge")

    async def check(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    def degraded(self) -> Sequence[str]:
        """Nothing of its own."""
        return ()

    async def stop(self) -> None:
        """Stop in the order that loses nothing: what waits is committed."""
        if self._purge:
            self._purge.cancel()
        await self._errands.stop()
        await self._presence.stop()
        await self._games.stop()
        await self.log.close()
        await self._engine.dispose()

    async def _purge_old(self) -> None:
        while True:
            try:
                gone = await self.log.purge(self._retention)
                if gone:
                    _log.info("finished games deleted", extra={"games": gone})
            except Refused:
                _log.info("cannot delete finished games now")
            await asyncio.sleep(PURGE_EVERY_SECONDS)
