"""What is kept for how long: rows that nobody can want any more are deleted."""

from __future__ import annotations

from sqlalchemy import delete

from parlour.lobby.settings import LobbySettings
from parlour.lobby.store.assignments import Assignments
from parlour.lobby.store.chat import Chat
from parlour.lobby.store.database import Database
from parlour.lobby.store.rooms import Rooms
from parlour.lobby.store.streams import Streams
from parlour.lobby.store.tables import device_code, invitation, request, token

BOT_SECONDS = 3600.0  # a bot without a seat may be on its way into one


class Retention:
    """Sweeps everything that has a time. Any replica may, at any time."""

    def __init__(
        self,
        database: Database,
        rooms: Rooms,
        chat: Chat,
        streams: Streams,
        assignments: Assignments,
        settings: LobbySettings,
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._chat = chat
        self._streams = streams
        self._assignments = assignments
        self._settings = settings

    async def sweep(self) -> None:
        """Once over everything (B96-B98)."""
        now, settings = self._database.now(), self._settings
        running = await self._rooms.collect(
            now - settings.room_retention,
            now - min(settings.room_retention, settings.lonely_room_retention),
        )
        for code in running:  # a game that nobody ended and nobody watches
            await self._rooms.remove(code)
        for old in (
            delete(request).where(request.c.created < now - settings.request_retention),
            delete(device_code).where(device_code.c.expires < now),
            delete(invitation).where(invitation.c.expires < now),
            delete(token).where(
                token.c.kind == "player", token.c.used < now - settings.token_retention
            ),
        ):
            async with self._database.writing() as connection:
                await connection.execute(old)
        await self._chat.trim()
        await self._assignments.collect_bots(now - BOT_SECONDS)
        await self._streams.sweep_processes(settings.room_retention)
