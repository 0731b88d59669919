"""A room to watch, to talk in and to start games from."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

from google.protobuf.field_mask_pb2 import FieldMask
from parlour.api.lobby.v1 import lobby_service_pb2, room_pb2

from parlour_client.live import Live

if TYPE_CHECKING:
    from parlour_client.client import Client

_KEPT_MESSAGES = 500


@dataclass(frozen=True, slots=True)
class RoomUpdate:
    """The room as it is now, and what was said since the update before."""

    view: room_pb2.Room
    messages: tuple[room_pb2.ChatMessage, ...]


class Room(Live):
    """A room as the caller sees it: `view`, and the latest `messages` of its chat.

    Entering it watches it; joining is `Client.join_room`.
    """

    def __init__(self, client: Client, code: str) -> None:
        super().__init__()
        self.name = room_name(code)
        self.messages: deque[room_pb2.ChatMessage] = deque(maxlen=_KEPT_MESSAGES)
        self._client = client
        self._view: room_pb2.Room | None = None
        self._last_message = 0

    @property
    def view(self) -> room_pb2.Room:
        """The room as it last came. Raises RuntimeError before the first message."""
        if self._view is None:
            raise RuntimeError(
                "The room has not come yet: enter it with `async with`, or await changed()."
            )
        return self._view

    @property
    def code(self) -> str:
        """The code that people read to each other."""
        return self.name.removeprefix("rooms/")

    async def updates(self) -> AsyncIterator[RoomUpdate]:
        """One update at once, then one whenever something changed. Raises `failure`."""
        seen, heard = None, 0
        while True:
            news = tuple(m for m in self.messages if m.number > heard)
            if self._view is not None and (news or seen is not self._view):
                seen, heard = self._view, self._last_message
                yield RoomUpdate(self._view, news)
            elif self.complete:
                return
            else:
                await self.changed()

    async def say(self, text: str) -> None:
        """Writes in the chat."""
        request = lobby_service_pb2.SendMessageRequest(
            name=self.name, request_id=str(uuid4()), text=text
        )
        await self._client.call(self._client.lobby.SendMessage, request)

    async def ready(self, ready: bool = True) -> None:
        """Says whether the caller is ready."""
        request = lobby_service_pb2.SetReadyRequest(name=self.name, ready=ready)
        self._learn((await self._client.call(self._client.lobby.SetReady, request)).room)

    async def start(self) -> str:
        """Starts the game and gives its name. Host only."""
        request = lobby_service_pb2.StartGameRequest(name=self.name, request_id=str(uuid4()))
        return (await self._client.call(self._client.lobby.StartGame, request)).game

    async def add_bot(self) -> str:
        """Seats a bot and gives its player name. Host only."""
        request = lobby_service_pb2.AddBotRequest(name=self.name, request_id=str(uuid4()))
        response = await self._client.call(self._client.lobby.AddBot, request)
        self._learn(response.room)
        return response.player

    async def remove_bot(self, player: str) -> None:
        """Unseats a bot. Host only."""
        request = lobby_service_pb2.RemoveBotRequest(name=self.name, player=player)
        self._learn((await self._client.call(self._client.lobby.RemoveBot, request)).room)

    async def kick(self, player: str, *, ban: bool = False) -> None:
        """Puts somebody out. Host only."""
        request = lobby_service_pb2.KickPlayerRequest(name=self.name, player=player, ban=ban)
        self._learn((await self._client.call(self._client.lobby.KickPlayer, request)).room)

    async def mute(self, player: str, muted: bool = True) -> None:
        """Takes or gives back the right to write. Host only."""
        request = lobby_service_pb2.MutePlayerRequest(name=self.name, player=player, muted=muted)
        self._learn((await self._client.call(self._client.lobby.MutePlayer, request)).room)

    async def hand_over(self, player: str) -> None:
        """Makes another member the host. Host only."""
        request = lobby_service_pb2.TransferHostRequest(name=self.name, player=player)
        self._learn((await self._client.call(self._client.lobby.TransferHost, request)).room)

    async def update(self, room: room_pb2.Room, fields: Iterable[str]) -> None:
        """Changes the named fields (title, public, options, seats, ...) to those of `room`. Host only."""
        room.name = self.name
        request = lobby_service_pb2.UpdateRoomRequest(
            room=room, update_mask=FieldMask(paths=list(fields))
        )
        self._learn((await self._client.call(self._client.lobby.UpdateRoom, request)).room)

    async def leave(self) -> None:
        """Takes the caller out; during a game the seat departs for good."""
        request = lobby_service_pb2.LeaveRoomRequest(name=self.name)
        await self._client.call(self._client.lobby.LeaveRoom, request)

    def _begun(self) -> bool:
        return self._view is not None

    async def _session(self) -> bool:
        request = lobby_service_pb2.WatchRoomRequest(
            name=self.name, after_message=self._last_message
        )
        call = self._client.lobby.WatchRoom(request, metadata=self._client.metadata())
        try:
            first = True
            async for response in call:
                self._arrived()
                if response.heartbeat:
                    continue
                if response.HasField("room"):
                    self._learn(response.room, even_older=first)  # a fresh stream speaks the truth
                first = False
                for message in response.messages:
                    if message.number > self._last_message:
                        self._last_message = message.number
                        self.messages.append(message)
                self._announce()
        finally:
            call.cancel()
        return False

    def _learn(self, room: room_pb2.Room, *, even_older: bool = False) -> None:
        if self._view is None or even_older or room.revision > self._view.revision:
            self._view = room
            self._announce()


def room_name(code: str) -> str:
    """ "rooms/{code}" of a code or name as people write it."""
    return "rooms/" + code.strip().removeprefix("rooms/").upper()
