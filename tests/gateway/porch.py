"""A gateway before an API of the test's own, which says from where calls come and when streams end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.resources.abc import Traversable
from pathlib import Path

from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.api.lobby.v1 import player_pb2, room_pb2
from parlour.gateway.part import GatewayPart
from parlour.gateway.settings import GatewaySettings
from parlour.platform.calls import Call
from parlour.platform.grpc_server import GrpcServer
from parlour.platform.origin import Origin

from tests.api.http_client import Site
from tests.api.transports import Connect
from tests.api.visitors import Visitor

SECRET = "between services"
LOBBY = "/parlour.api.lobby.v1.LobbyService"
NO_PAGE = Path(__file__).parent / "no page was built here"
JSON = (("content-type", "application/json"),)


class Porter:
    """A lobby that answers what tests ask about."""

    OPEN = frozenset({"SignIn", "SignOut", "WatchRoom"})

    def __init__(self) -> None:
        self.inside = 0
        self.sent = 0

    async def SignIn(self, request: lobby.SignInRequest, call: Call) -> lobby.SignInResponse:
        """The caller's host for a name."""
        return lobby.SignInResponse(player=player_pb2.Player(display_name=call.address))

    async def SignOut(self, request: lobby.SignOutRequest, call: Call) -> lobby.SignOutResponse:
        """Takes for ever."""
        self.inside += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.inside -= 1
        return lobby.SignOutResponse()

    async def WatchRoom(
        self, request: lobby.WatchRoomRequest, call: Call
    ) -> AsyncGenerator[lobby.WatchRoomResponse]:
        """One message, or 10 kB without end with `after_message`."""
        self.inside += 1
        try:
            yield lobby.WatchRoomResponse(room=room_pb2.Room(title="first"))
            while request.after_message:
                self.sent += 1
                yield lobby.WatchRoomResponse(room=room_pb2.Room(title="x" * 10_000))
            await asyncio.Event().wait()
        finally:
            self.inside -= 1


class Porch:
    """The gateway, and whoever stands before it."""

    def __init__(self, gateway: GatewayPart, server: GrpcServer, grpc: str, porter: Porter) -> None:
        self.gateway = gateway
        self.server = server
        self.grpc = grpc
        self.porter = porter

    @property
    def site(self) -> Site:
        return Site(self.gateway.address)

    def visitor(self, codec: str = "proto", prefix: str = "") -> Visitor:
        return Visitor(Connect(Site(self.gateway.address, prefix), codec))

    async def seen_as(self, *headers: tuple[str, str], prefix: str = "") -> str:
        """The host that a call with these headers is held against."""
        asked = lobby.SignInRequest(display_name="Ana")
        answer = await self.visitor(prefix=prefix).ask(asked, lobby.SignInResponse, *headers)
        return answer.player.display_name

    async def settles(self, inside: int) -> None:
        """Wait until so many calls are open at the API."""
        async with asyncio.timeout(3.0):
            while self.porter.inside != inside:  # noqa: ASYNC110 - a number tells nobody
                await asyncio.sleep(0.02)


@asynccontextmanager
async def porch(
    settings: GatewaySettings | None = None,
    page: Traversable | None = None,
    http: str = "127.0.0.1:0",
) -> AsyncGenerator[Porch]:
    """Open for as long as the context lasts."""
    settings = settings or GatewaySettings()
    porter = Porter()
    server = GrpcServer(origin=Origin(settings.proxies, SECRET))
    server.add(lobby.DESCRIPTOR.services_by_name["LobbyService"], _Whole(porter))
    grpc = f"127.0.0.1:{server.bind('127.0.0.1:0')}"
    await server.start()
    gateway = GatewayPart(
        http=http, api=grpc, settings=settings, secret=SECRET, page=page or NO_PAGE
    )
    await gateway.start()
    try:
        yield Porch(gateway, server, grpc, porter)
    finally:
        await gateway.stop()
        await server.stop(0)


class _Whole:
    """All methods of the lobby; those that the porter lacks are never called."""

    def __init__(self, porter: Porter) -> None:
        self.OPEN = porter.OPEN
        self._porter = porter

    def __getattr__(self, name: str) -> object:
        if not name[0].isupper():
            raise AttributeError(name)
        return getattr(self._porter, name, None)
