"""A house for tests: real game-state replicas and a real scoring service over gRPC, players known by name.

The lobby is a small one of the test's own here: it knows every token "token-NAME" and remembers what it is told.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grpc import aio
from parlour.api.game.v1 import options_pb2
from parlour.api.game.v1.game_service_pb2_grpc import GameServiceStub
from parlour.game_state.part import GameStatePart
from parlour.games import registry
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as lobby_pb
from parlour.kernel.chance import Chance
from parlour.platform import database, peers
from parlour.platform.bus import MemoryBus
from parlour.platform.bus_redis import RedisBus
from parlour.platform.calls import Call, Principal
from parlour.platform.chance import SystemChance
from parlour.platform.event_log.postgres import PostgresEventLog
from parlour.platform.event_log.sqlite import SqliteEventLog
from parlour.platform.grpc_server import GrpcServer
from parlour.roots import peers as calling
from parlour.scoring.part import ScoringPart

SECRET = "between services"


class Names:
    """Knows "token-NAME" as the player NAME."""

    def __init__(self) -> None:
        self._known: dict[bytes, str] = {}

    def token(self, name: str) -> str:
        """The token of a player."""
        token = f"token-{name}"
        self._known[hashlib.sha256(token.encode()).digest()] = name
        return token

    async def resolve(self, token_hash: bytes) -> Principal | None:
        """As `Resolver.resolve`."""
        name = self._known.get(token_hash)
        return Principal(name, name) if name else None


class SmallLobby:
    """What game-state tells the lobby, kept for the test."""

    def __init__(self) -> None:
        self.reports: list[lobby_pb.ReportGameRequest] = []

    async def ReportGame(self, request: Any, call: Call) -> Any:
        """Note it."""
        self.reports.append(request)
        return lobby_pb.ReportGameResponse()

    async def LendBot(self, request: Any, call: Call) -> Any:
        """A bot by the seat."""
        return lobby_pb.LendBotResponse(player=f"bot{request.seat}", display_name="Robot")

    async def ResolveToken(self, request: Any, call: Call) -> Any:
        """Nobody asks here."""
        raise AssertionError("tokens are resolved by Names")


@dataclass
class Replica:
    """One process's worth of game-state, in this process."""

    address: str
    part: GameStatePart
    internal: Any
    public_server: GrpcServer
    stop: Callable[[], Any]


@dataclass
class House:
    """All that a test of games needs. `chance` and `sqlite_log` go into replicas that are started later."""

    url: str
    folder: Path
    redis: str
    stack: AsyncExitStack
    chance: Chance = field(default_factory=SystemChance)
    sqlite_log: Callable[[Path], SqliteEventLog] = SqliteEventLog
    names: Names = field(default_factory=Names)
    lobby: SmallLobby = field(default_factory=SmallLobby)
    replicas: list[Replica] = field(default_factory=list[Replica])
    scoring_server: GrpcServer | None = None
    _scoring: Any = None
    _inside: Any = None
    _inside_address: str = ""

    async def open(self) -> None:
        """Start scoring and the lobby on an internal listener."""
        scoring_url = database.sqlite_url(self.folder, "scoring")
        scoring = ScoringPart(
            engine=database.open_engine(scoring_url, "scoring"), scorers=registry.scorers()
        )
        await scoring.start()
        self.stack.push_async_callback(scoring.stop)
        self._scoring = scoring
        port = await self._serve_inside("127.0.0.1:0")
        self._inside_address = f"127.0.0.1:{port}"
        self._inside = peers.channel(self._inside_address)
        self.stack.push_async_callback(self._inside.close)

    async def scoring_again(self) -> None:
        """Serve scoring and the lobby again, after `scoring_server` was stopped."""
        await self._serve_inside(self._inside_address)

    async def _serve_inside(self, address: str) -> int:
        scoring = self._scoring
        server = GrpcServer(secret=SECRET, reflect=False)
        for descriptor, service in (*scoring.internal(), *scoring.public()):
            server.add(descriptor, service)
        services = lobby_pb.DESCRIPTOR.services_by_name
        server.add(services["LobbyInternalService"], self.lobby)
        port = server.bind(address)
        await server.start()
        self.stack.push_async_callback(server.stop, 0.1)
        self.scoring_server = server
        return port

    async def replica(self) -> Replica:
        """Start a game-state; more than one need Postgres and Redis."""
        stack = AsyncExitStack()
        bus: Any = MemoryBus()
        if self.redis:
            bus = RedisBus(self.redis)
            bus.start()
            stack.push_async_callback(bus.stop)
        sqlite = self.url.startswith("sqlite")
        part = GameStatePart(
            engine=database.open_engine(self.url, "game-state"),
            open_log=lambda: (
                self.sqlite_log(Path(self.url.removeprefix("sqlite+aiosqlite:///")))
                if sqlite
                else PostgresEventLog(self.url)
            ),
            bus=bus,
            lobby=calling.lobby(self._inside, SECRET),
            scoring=calling.scoring(self._inside, SECRET),
            chance=self.chance,
            shared=bool(self.redis),
        )
        public = GrpcServer(resolver=self.names)
        internal = GrpcServer(secret=SECRET, reflect=False)
        for descriptor, service in part.public():
            public.add(descriptor, service)
        for descriptor, service in part.internal():
            internal.add(descriptor, service)
        port, inside = public.bind("127.0.0.1:0"), internal.bind("127.0.0.1:0")
        await part.start()
        stack.push_async_callback(part.stop)
        await internal.start()
        stack.push_async_callback(internal.stop, 0.1)
        await public.start()
        stack.push_async_callback(public.stop, 0.1)
        channel = peers.channel(f"127.0.0.1:{inside}")
        stack.push_async_callback(channel.close)
        made = Replica(
            f"127.0.0.1:{port}", part, calling.games(channel, SECRET), public, stack.aclose
        )
        self.replicas.append(made)
        self.stack.push_async_callback(stack.aclose)
        return made

    async def game(
        self,
        players: Sequence[str],
        options: options_pb2.GameOptions | None = None,
        *,
        cards: int = 84,
        public: bool = False,
    ) -> str:
        """Begin a game of these players, the first as host; gives its name. Dixit without timers if not told otherwise."""
        game = uuid.uuid4().hex
        chosen = options or options_pb2.GameOptions()
        if chosen.WhichOneof("game") is None:
            chosen.dixit.SetInParent()
        if not chosen.table.phase_seconds:
            for phase in ("claim", "clue", "submit", "vote"):
                chosen.table.phase_seconds[phase] = 0
        request = internal_pb.CreateGameRequest(
            game=game,
            room="ROOM42",
            options=chosen,
            host=players[0],
            deck=[f"dream/{number}" for number in range(1, cards + 1)],
            public=public,
        )
        for player in players:
            request.seats.add(player=player, display_name=player.title())
        await self.replicas[0].internal.call("CreateGame", request)
        return f"games/{game}"

    def client(self, player: str, replica: int = 0) -> Any:
        """A stub on a channel of its own, and the player's metadata."""
        channel = aio.insecure_channel(self.replicas[replica].address)
        self.stack.push_async_callback(channel.close)
        return GameServiceStub(channel)

    def key(self, player: str) -> tuple[tuple[str, str], ...]:
        """The metadata of a player's calls."""
        return (("authorization", f"Bearer {self.names.token(player)}"),)


@asynccontextmanager
async def open_house(url: str, folder: Path, redis: str = "") -> AsyncGenerator[House]:
    """A house without replicas yet."""
    async with AsyncExitStack() as stack:
        house = House(url, folder, redis, stack)
        await house.open()
        yield house
