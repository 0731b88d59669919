"""The stream of a room: first all of it, then what changes, found by wake-ups and, where one may be lost, by looking."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Sequence

from parlour.api.lobby.v1 import lobby_service_pb2 as pb
from parlour.kernel.refusals import Refused
from parlour.lobby import wire
from parlour.lobby.domain.room import Room
from parlour.lobby.presence import Presence
from parlour.lobby.settings import LobbySettings
from parlour.lobby.signals import Signals
from parlour.lobby.store.chat import LATEST, Chat, Message
from parlour.lobby.store.people import People
from parlour.lobby.store.rooms import Rooms


class Watching:
    """Streams rooms to those in them."""

    def __init__(
        self,
        rooms: Rooms,
        chat: Chat,
        people: People,
        presence: Presence,
        signals: Signals,
        settings: LobbySettings,
    ) -> None:
        self._rooms = rooms
        self._chat = chat
        self._people = people
        self._presence = presence
        self._signals = signals
        self._settings = settings

    async def watch(
        self, code: str, player: str, token_hash: bytes, after: int
    ) -> AsyncGenerator[pb.WatchRoomResponse]:
        """The room with its latest messages (or those after a number), then changes, and a heartbeat when there are none.

        Ends by itself when the player leaves; with ROOM_CLOSED, KICKED, TOKEN_UNKNOWN or DRAINING otherwise. Listens before
        it reads, so nothing is missed in between.
        """
        mine = f"player/{player}"
        with self._signals.waiting(f"room/{code}", mine) as wake:
            (await self._rooms.get(code)).member(player)
            async with self._presence.stream(code, player):
                view = _View(after)
                while room := await self._present(code, player):
                    messages = await self._messages(code, view)
                    response = view.response(room, messages)
                    if response:
                        yield response
                        view.sent = time.monotonic()
                    if len(messages) >= LATEST:
                        continue  # there may be more
                    if time.monotonic() - view.sent >= self._settings.heartbeat:
                        yield pb.WatchRoomResponse(heartbeat=True)
                        view.sent = time.monotonic()
                    if mine in await wake.wait(self._patience(view)):
                        await self._check(token_hash)

    async def _present(self, code: str, player: str) -> Room | None:
        """The room as long as the player is in it; None: the player has left."""
        if self._signals.draining:
            raise Refused("DRAINING", "this server is going down; please connect again")
        room = await self._rooms.find(code)
        if room is None:
            raise Refused("ROOM_CLOSED", "this room is closed")
        member = room.find(player)
        if member is None:
            if player in (*room.kicked, *room.banned):
                raise Refused("KICKED", "you were put out of this room")
            return None
        if not member.connected:  # taken for away in the moment in which this stream began
            await self._presence.here(code, player)
            return await self._rooms.find(code)
        return room

    async def _messages(self, code: str, view: _View) -> Sequence[Message]:
        if view.last == 0:
            return await self._chat.latest(code)
        return await self._chat.after(code, view.last)

    async def _check(self, token_hash: bytes) -> None:
        if not await self._people.knows(token_hash):
            raise Refused("TOKEN_UNKNOWN", "this token was signed out")

    def _patience(self, view: _View) -> float:
        """Seconds until there is something to do without a wake-up."""
        until_heartbeat = view.sent + self._settings.heartbeat - time.monotonic()
        poll = self._settings.poll or self._settings.heartbeat
        return max(0.01, min(until_heartbeat, poll))


class _View:
    """What a watcher has seen: the revision, the last message, and when something was sent."""

    def __init__(self, after: int) -> None:
        self.last = max(after, 0)
        self.sent = time.monotonic()
        self._revision = 0

    def response(self, room: Room, messages: Sequence[Message]) -> pb.WatchRoomResponse | None:
        """What is new to the watcher, noted as seen; None: nothing. A room that was read before a newer one is not new."""
        changed = room.revision > self._revision
        if not changed and not messages:
            return None
        self._revision = max(self._revision, room.revision)
        self.last = messages[-1].number if messages else self.last
        return pb.WatchRoomResponse(
            room=wire.room(room) if changed else None,
            messages=[wire.message(message) for message in messages],
        )
