"""A lobby to knock at: the whole part on a database, other services played by the test, calls made as a transport would."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2
from parlour.api.lobby.v1 import (
    admin_service_pb2,
    bot_service_pb2,
    lobby_service_pb2,
    room_pb2,
)
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as catalogue_pb
from parlour.internal.game.v1 import game_internal_service_pb2 as game_pb
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as internal_pb
from parlour.kernel.refusals import Refused
from parlour.lobby.part import LobbyPart
from parlour.lobby.settings import LobbySettings
from parlour.platform.auth import authenticate
from parlour.platform.buckets import Buckets, MemoryBuckets
from parlour.platform.bus import Listener
from parlour.platform.calls import Call
from parlour.platform.database import open_engine
from parlour.platform.errors import unavailable

WORKER_TOKEN = "the workers' own token"
PATIENCE = 5.0


class FakePeer:
    """Another service: remembers what it was asked, answers as it is told to, and can be away, hang or refuse."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any]] = []
        self.away = False
        self.hangs = False
        self.refusals: dict[str, Refused] = {}
        self.answer: Callable[[str, Any], Any] = lambda _method, _request: None

    async def call(self, method: str, request: Any, seconds: float = 5.0) -> Any:
        del seconds
        await asyncio.sleep(0)
        if self.away:
            raise unavailable("the other service")
        if self.hangs:
            await asyncio.Event().wait()
        if method in self.refusals:
            raise self.refusals[method]
        self.asked.append((method, request))
        return self.answer(method, request)

    def told(self, method: str) -> list[Any]:
        """The requests of one method so far, in order."""
        return [request for asked, request in self.asked if asked == method]


class FakeCatalogue(FakePeer):
    """A catalogue with so many cards."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = 84
        self.answer = self._deck

    def _deck(self, method: str, request: catalogue_pb.BuildDeckRequest) -> Any:
        if method != "BuildDeck":
            return None
        if request.needed > self.cards:
            raise Refused(
                "DECK_TOO_SMALL",
                f"the game needs {request.needed} cards, this set has {self.cards}",
            )
        return catalogue_pb.BuildDeckResponse(cards=[f"dream/{n}" for n in range(self.cards)])


class Town:
    """A bus between the lobbies of one test, which can lose everything."""

    def __init__(self) -> None:
        self.houses: list[TownBus] = []
        self.deaf = False


class TownBus:
    """One process' end of it."""

    def __init__(self, town: Town) -> None:
        self._town = town
        self.listeners: list[tuple[str, Listener]] = []
        town.houses.append(self)

    def publish(self, topic: str, payload: bytes) -> None:
        if self._town.deaf:
            return
        for house in self._town.houses:
            if house is not self:
                for prefix, listener in house.listeners:
                    if topic.startswith(prefix):
                        listener(topic, payload)

    def listen(self, prefix: str, listener: Listener) -> None:
        self.listeners.append((prefix, listener))

    def on_gap(self, listener: Callable[[], None]) -> None:
        del listener


@dataclass
class Clock:
    """The lobby's clock, which a test may set forward."""

    ahead: float = 0.0
    start: float = 1_800_000_000.0
    _ticks: int = field(default=0)

    def __call__(self) -> float:
        # Never the same twice, as real time is not.
        self._ticks += 1
        return self.start + self.ahead + self._ticks * 1e-4


@dataclass
class Guest:
    """Somebody signed in, and how to call as them."""

    house: House
    id: str
    token: str
    name: str

    @property
    def resource(self) -> str:
        return f"players/{self.id}"

    async def call(self, method: str, **fields: Any) -> Any:
        """A LobbyService method with a request made of the fields."""
        return await self.house.call(method, self.token, **fields)

    async def create(self, **fields: Any) -> room_pb2.Room:
        return (await self.call("CreateRoom", request_id=new_request(), **fields)).room

    async def join(self, room: room_pb2.Room, **fields: Any) -> room_pb2.Room:
        return (await self.call("JoinRoom", name=room.name, **fields)).room

    async def ready(self, room: room_pb2.Room) -> room_pb2.Room:
        return (await self.call("SetReady", name=room.name, ready=True)).room

    async def see(self, room: room_pb2.Room) -> room_pb2.Room:
        return (await self.call("GetRoom", name=room.name)).room

    @contextlib.asynccontextmanager
    async def watching(self, room: room_pb2.Room, **fields: Any) -> AsyncGenerator[Watch]:
        """The room's stream, open inside."""
        request = lobby_service_pb2.WatchRoomRequest(name=room.name, **fields)
        call = await self.house.caller(self.token)
        stream = self.house.lobby.WatchRoom(request, call)
        watch = Watch(stream)
        try:
            yield watch
        finally:
            await stream.aclose()
            await self.house.part.presence.settle()


class Watch:
    """An open stream, read with patience."""

    def __init__(self, stream: AsyncIterator[Any]) -> None:
        self._stream = stream

    async def next(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            return await anext(self._stream)

    async def until(self, wanted: Callable[[room_pb2.Room], bool]) -> room_pb2.Room:
        """The first room that is as wanted."""
        while True:
            response = await self.next()
            if response.HasField("room") and wanted(response.room):
                return response.room

    async def end(self) -> str:
        """The reason why the stream ends; "" if it just does."""
        try:
            while True:
                await self.next()
        except StopAsyncIteration:
            return ""
        except Refused as refused:
            return refused.reason


class House:
    """A lobby in this process."""

    def __init__(self, url: str, town: Town, clock: Clock, settings: LobbySettings, peers: Peers):
        self.engine = open_engine(url, "lobby")
        self.peers = peers
        self.clock = clock
        self.part = LobbyPart(
            engine=self.engine,
            bus=TownBus(town),
            buckets=peers.buckets or MemoryBuckets(),
            games=peers.games,  # type: ignore[arg-type]  # the test's own
            catalogue=peers.catalogue,  # type: ignore[arg-type]
            scoring=peers.scoring,  # type: ignore[arg-type]
            settings=settings,
            clock=clock,
        )
        mounted = {descriptor.name: service for descriptor, service in self.part.public()}
        self.lobby: Any = mounted["LobbyService"]
        self.admin: Any = mounted["AdminService"]
        self.bots: Any = mounted["BotService"]
        self.internal: Any = self.part.internal()[0][1]
        self.address = "10.0.0.1"

    async def caller(self, token: str, *, required: bool = True) -> Call:
        principal, token_hash = await authenticate(self.part.resolver, token, required=required)
        return Call(principal, token_hash, self.address)

    async def call(self, method: str, token: str = "", **fields: Any) -> Any:
        required = method not in self.lobby.OPEN
        request = getattr(lobby_service_pb2, f"{method}Request")(**fields)
        return await getattr(self.lobby, method)(
            request, await self.caller(token, required=required)
        )

    async def guest(self, name: str = "Ana", **fields: Any) -> Guest:
        response = await self.call("SignIn", display_name=name, **fields)
        return Guest(self, response.player.name.split("/")[1], response.token, name)

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    async def as_admin(self, method: str, token: str, **fields: Any) -> Any:
        request = getattr(admin_service_pb2, f"{method}Request")(**fields)
        return await getattr(self.admin, method)(request, await self.caller(token))

    async def admin_token(self) -> str:
        token = await self.part.ensure_admin_token()
        assert token
        return token

    @contextlib.asynccontextmanager
    async def working(self, token: str = WORKER_TOKEN) -> AsyncGenerator[Watch]:
        """A bot worker's stream, open inside."""
        request = bot_service_pb2.ServeBotsRequest(worker="test")
        stream = self.bots.ServeBots(request, await self.caller(token))
        try:
            yield Watch(stream)
        finally:
            await stream.aclose()

    async def report(
        self,
        game: str,
        state: game_pb2.GameState,
        *departed: str,
        present: Sequence[str] = (),
    ) -> None:
        """Game-state tells how a game stands."""
        request = internal_pb.ReportGameRequest(
            game=game, state=state, departed=departed, present=present
        )
        await self.internal.ReportGame(request, Call())

    async def sweep(self) -> None:
        """Presence and retention, once, as if their time had come."""
        await self.part.presence.settle()
        await self.part.presence.sweep()
        await self.part.retention.sweep()

    async def settled(self, wanted: Callable[[], Awaitable[bool] | bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                holds = wanted()
                if holds is True or (not isinstance(holds, bool) and await holds):
                    return
                await asyncio.sleep(0.01)

    async def table(self, *names: str, **fields: Any) -> tuple[room_pb2.Room, list[Guest]]:
        """A room with these people, all ready, the first of them host."""
        guests = await self.guests(*names)
        room = await guests[0].create(**fields)
        for guest in guests[1:]:
            await guest.join(room)
            room = await guest.ready(room)
        return room, guests

    async def playing(self, *names: str, **fields: Any) -> tuple[room_pb2.Room, list[Guest], str]:
        """The same with a game running; gives its id, too."""
        room, guests = await self.table(*names, **fields)
        game = await start(guests[0], room)
        await self.settled(lambda: self.in_state(room, room_pb2.ROOM_STATE_PLAYING, guests[0]))
        return await guests[0].see(room), guests, game

    async def in_state(self, room: room_pb2.Room, state: room_pb2.RoomState, by: Guest) -> bool:
        return (await by.see(room)).state == state


@dataclass
class Peers:
    """The other services, shared by the replicas of a test. `buckets`: shared, too; None: each counts for itself."""

    games: FakePeer = field(default_factory=FakePeer)
    catalogue: FakeCatalogue = field(default_factory=FakeCatalogue)
    scoring: FakePeer = field(default_factory=FakePeer)
    buckets: Buckets | None = None


def new_request() -> str:
    return str(uuid.uuid4())


async def start(host: Guest, room: room_pb2.Room, request_id: str = "") -> str:
    """The id of the game that the host starts."""
    response = await host.call("StartGame", name=room.name, request_id=request_id or new_request())
    return response.game.split("/")[1]


def odyssey(**table: Any) -> options_pb2.GameOptions:
    """Dixit for up to twelve."""
    options = options_pb2.GameOptions(table=options_pb2.TableOptions(**table))
    options.dixit.edition = dixit_pb2.EDITION_ODYSSEY
    return options


def names(room: room_pb2.Room) -> list[str]:
    return [member.display_name for member in room.members]


def creates(peers: Peers) -> list[game_pb.CreateGameRequest]:
    return peers.games.told("CreateGame")
