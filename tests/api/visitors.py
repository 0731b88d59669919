"""People who use the API over some transport."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from google.protobuf.descriptor import ServiceDescriptor
from google.protobuf.message import Message
from parlour.api.catalogue.v1 import catalogue_service_pb2 as catalogue
from parlour.api.game.v1 import game_service_pb2 as games
from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.api.lobby.v1 import room_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring

from tests.api.transports import Headers, Transport

M = TypeVar("M", bound=Message)

_SERVICES: list[ServiceDescriptor] = [
    service
    for module in (lobby, games, scoring, catalogue)
    for service in module.DESCRIPTOR.services_by_name.values()
]
_METHODS = {method.input_type.full_name: method for s in _SERVICES for method in s.methods}


def request_id() -> str:
    return str(uuid.uuid4())


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody, signed in or not; `name` is "players/{player}"."""

    transport: Transport
    token: str = ""
    name: str = ""

    async def ask(self, request: Message, response: type[M], *headers: tuple[str, str]) -> M:
        """Call the method that takes such a request."""
        method = _METHODS[request.DESCRIPTOR.full_name]
        got = await self.transport.call(method, request, (*self._headers(), *headers))
        return cast("M", _checked(got, response))

    def watch(
        self, request: Message, *headers: tuple[str, str]
    ) -> AbstractAsyncContextManager[AsyncIterator[Any]]:
        """Open the stream that takes such a request."""
        method = _METHODS[request.DESCRIPTOR.full_name]
        return self.transport.stream(method, request, (*self._headers(), *headers))

    async def open_room(self, **fields: Any) -> room_pb2.Room:
        """A room with this visitor as host."""
        request = lobby.CreateRoomRequest(request_id=request_id(), **fields)
        return (await self.ask(request, lobby.CreateRoomResponse)).room

    def _headers(self) -> Headers:
        return (("authorization", f"Bearer {self.token}"),) if self.token else ()


class Visitors:
    """Lets people in."""

    def __init__(self, transport: Transport) -> None:
        self.stranger = Visitor(transport)

    async def sign_in(self, name: str) -> Visitor:
        """A new guest."""
        request = lobby.SignInRequest(display_name=name)
        answer = await self.stranger.ask(request, lobby.SignInResponse)
        return Visitor(self.stranger.transport, answer.token, answer.player.name)


def _checked(got: Message, response: type[Message]) -> Message:
    assert isinstance(got, response)
    return got
