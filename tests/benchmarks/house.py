"""The house that is measured: the distributed root on a Postgres and a Redis of its own, game-state on one core."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import asyncpg
from grpc import aio
from parlour.api.game.v1 import options_pb2
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.platform import peers
from parlour.roots import peers as calling
from parlour_client import connect

from tests.benchmarks.processes import Server, cores, pin
from tests.benchmarks.table import PATIENCE, Line, Metadata, Table
from tests.parts.postgres import Postgres, free_port
from tests.parts.redis_server import RedisServer

SECRET = "between services"
NAMES = ("Ana", "Bo", "Cem", "Dag", "Eva", "Fin")
LONG = 600  # seconds: nobody is away, and no phase ends, while a run looks elsewhere
CONNECTIONS = 8
CARDS = [f"dream/{number}" for number in range(1, 97)]


class House:
    """Postgres, Redis, lobby, scoring, and game-state in the kinds that are compared."""

    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        self.measured, self.beside = cores()
        self.postgres = Postgres()
        self._folder = folder
        self._stack = stack
        self._brokers: list[RedisServer] = []
        self._ports = {role: (free_port(), free_port()) for role in ("lobby", "scoring")}
        self._games: dict[str, int] = {}
        self.keys: list[Metadata] = []
        self._players: list[Any] = []

    async def open(self) -> None:
        """Start everything but game-state, and sign six people in."""
        self._stack.callback(self.postgres.stop)
        self.postgres.start()
        assert self.postgres.process is not None
        pin(self.postgres.process.pid, self.beside)
        for role in ("lobby", "scoring"):
            self._serve(role, ["parlour", role], self._ports[role], "postgres", self.broker())
        async with connect(f"127.0.0.1:{self._ports['lobby'][0]}") as client:
            for name in NAMES:
                self._players.append(await client.sign_in(name))
                self.keys.append(client.metadata())

    def broker(self) -> RedisServer:
        """A Redis of one's own: what is not measured is not heard."""
        broker = RedisServer()
        broker.start()
        self._stack.callback(broker.stop)
        assert broker.process is not None
        pin(broker.process.pid, self.beside)
        return broker

    async def game_state(
        self, name: str, broker: RedisServer, core: int, *, durable: bool = True
    ) -> Replica:
        """Start a game-state on a core; one whose log is in memory has a database of its own for the rest."""
        if not durable:
            connection = await asyncpg.connect(self.postgres.url())
            await connection.execute("CREATE DATABASE memory")
            await connection.close()
        ports = free_port(), free_port()
        arguments = ["parlour", "game-state"] if durable else ["tests.benchmarks.in_memory"]
        database = "postgres" if durable else "memory"
        server = self._serve(name, arguments, ports, database, broker, core)
        inside = peers.channel(f"127.0.0.1:{ports[1]}")
        self._stack.push_async_callback(inside.close)
        replica = Replica(self, server, f"127.0.0.1:{ports[0]}", calling.games(inside, SECRET))
        replica.lines = [self._line(replica.address) for _ in range(CONNECTIONS)]
        return replica

    def echo(self) -> tuple[Server, list[aio.Channel]]:
        """The yardstick, on the core of game-state, and connections to it."""
        log = self._folder / "echo.log"
        server = Server("echo", ["tests.benchmarks.echo"], {}, log, self.measured)
        self._stack.callback(server.stop)
        server.start()
        port = int(log.read_text().rsplit(maxsplit=1)[-1])
        return server, [self._line(f"127.0.0.1:{port}").channel for _ in range(CONNECTIONS)]

    async def create(self, replica: Replica, players: int) -> str:
        """Begin a game of the first so many people; gives its name."""
        request = internal_pb.CreateGameRequest(
            game=uuid.uuid4().hex, room="ROOM42", host=self._player(0), deck=CARDS
        )
        table = request.options.table
        table.first_player = options_pb2.FIRST_PLAYER_RANDOM  # a claim is not a round's move
        table.grace_seconds = LONG
        for phase in ("claim", "clue", "submit", "vote"):
            table.phase_seconds[phase] = LONG
        request.options.dixit.target = 200
        for seat in range(players):
            request.seats.add(player=self._player(seat), display_name=NAMES[seat])
        await replica.internal.call("CreateGame", request, PATIENCE)
        return f"games/{request.game}"

    def _player(self, seat: int) -> str:
        return str(self._players[seat].name).removeprefix("players/")

    def _line(self, address: str) -> Line:
        # Without a pool of its own every channel to one address would share one connection.
        channel = aio.insecure_channel(address, options=[("grpc.use_local_subchannel_pool", 1)])
        self._stack.push_async_callback(channel.close)
        return Line(channel)

    def _serve(
        self,
        name: str,
        arguments: Sequence[str],
        ports: tuple[int, int],
        database: str,
        broker: RedisServer,
        core: int | None = None,
    ) -> Server:
        environment = {
            "PARLOUR_DATABASE_URL": self.postgres.url(database),
            "PARLOUR_REDIS_URL": broker.url,
            "PARLOUR_SERVICE_SECRET": SECRET,
            "PARLOUR_WORKER_TOKEN": "of the bots",
            "PARLOUR_GRPC": f"127.0.0.1:{ports[0]}",
            "PARLOUR_INTERNAL": f"127.0.0.1:{ports[1]}",
            "PARLOUR_HTTP": f"127.0.0.1:{free_port()}",
            "PARLOUR_LOBBY": f"127.0.0.1:{self._ports['lobby'][1]}",
            "PARLOUR_SCORING": f"127.0.0.1:{self._ports['scoring'][1]}",
        }
        log = self._folder / f"{name}.log"
        server = Server(name, arguments, environment, log, self.beside if core is None else core)
        self._stack.callback(server.stop)
        server.start()
        return server


class Replica:
    """A game-state process and the ways to it."""

    def __init__(self, house: House, server: Server, address: str, internal: Any) -> None:
        self.house = house
        self.server = server
        self.address = address
        self.internal = internal
        self.lines: list[Line] = []

    async def tables(
        self,
        games: int,
        *,
        over_play: bool,
        players: int = len(NAMES),
        watching: int = 1,
        others: Sequence[Line] = (),
    ) -> list[Table]:
        """So many games, all of them watched. `others`: lines to another replica, for every second stream."""

        async def opened(number: int) -> Table:
            turn = number % CONNECTIONS
            lines = [*self.lines[turn:], *self.lines[:turn]]
            if others:
                lines = [line for pair in zip(lines, others, strict=True) for line in pair]
            name = await self.house.create(self, players)
            keys = self.house.keys[:players]
            table = Table(name, keys, lines, over_play=over_play, watching=watching)
            await table.open()
            return table

        made = await asyncio.gather(*(opened(number) for number in range(games)))
        await self.server.quiet()
        return made

    async def clear(self, tables: Sequence[Table]) -> None:
        """Close the tables."""
        await asyncio.gather(*(table.close() for table in tables))
        await self.server.quiet()
