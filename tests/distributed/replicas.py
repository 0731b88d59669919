"""Parlour's services as processes of their own on a real Postgres and Redis: to be killed, stopped and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from grpc import aio
from parlour.api.game.v1 import options_pb2
from parlour.api.game.v1.game_service_pb2_grpc import GameServiceStub
from parlour_client import Client, connect

from tests.distributed.players import Doors, Metadata, Player
from tests.parts.postgres import free_port

ROLES = ("lobby", "scoring", "catalogue", "game-state")


@dataclass
class Service:
    """One service process. It keeps its three ports whenever it is started again.

    `release`: a checkout of another release, whose code it runs from the next start on; None: of this one.
    """

    role: str
    log: Path
    environment: dict[str, str]
    ports: tuple[int, int, int]
    process: subprocess.Popen[bytes] | None = None
    release: Path | None = None
    _said_before: int = 0

    @property
    def address(self) -> str:
        """Its public listener."""
        return f"127.0.0.1:{self.ports[0]}"

    def start(self) -> None:
        """Start, without waiting."""
        public, internal, http = self.ports
        mine = {
            "PARLOUR_GRPC": f"127.0.0.1:{public}",
            "PARLOUR_INTERNAL": f"127.0.0.1:{internal}",
            "PARLOUR_HTTP": f"127.0.0.1:{http}",
        }
        with self.log.open("ab") as log:
            self._said_before = log.tell()
            self.process = subprocess.Popen(
                [sys.executable, "-m", "parlour", self.role],
                stdout=log,
                stderr=log,
                env={**os.environ, **_code(self.release), **self.environment, **mine},
            )

    def wait(self, seconds: float = 60.0) -> None:
        """Until it is ready to serve."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            assert self.process.poll() is None, f"{self.role} ended: {self.said()}"
            if b" ready at port " in self.log.read_bytes()[self._said_before :]:
                return
            time.sleep(0.05)
        raise AssertionError(f"{self.role} is not ready: {self.said()}")

    def health(self) -> tuple[int, str]:
        """Status and body of its health page; 0 if it does not answer."""
        address = f"http://127.0.0.1:{self.ports[2]}/healthz"
        try:
            with urllib.request.urlopen(address, timeout=2) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read().decode()
        except OSError:
            return 0, ""

    def metrics(self) -> str:
        """Its metrics page."""
        address = f"http://127.0.0.1:{self.ports[2]}/metrics"
        with urllib.request.urlopen(address, timeout=5) as response:
            return response.read().decode()

    def kill(self) -> None:
        """kill -9."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait for the end; gives the exit status."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        return process.wait(timeout=30)

    def freeze(self) -> None:
        """SIGSTOP: alive, and deaf."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """SIGCONT."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def resident(self) -> int:
        """Bytes of memory it holds."""
        assert self.process is not None
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def said(self) -> str:
        """The end of its log."""
        return self.log.read_text("utf-8", "replace")[-4000:]


@dataclass
class Fleet:
    """All services, `games` of game-state and one of each other; `database` and `redis` are addresses, maybe of proxies."""

    folder: Path
    database: str
    redis: str
    games: int = 2
    settings: dict[str, str] = field(default_factory=dict[str, str])
    services: dict[str, list[Service]] = field(default_factory=dict[str, list[Service]])

    def start(self) -> None:
        """Start all, and wait until they serve."""
        self.launch()
        for service in self.all():
            service.wait()

    def launch(self) -> None:
        """Start all, without waiting."""
        self.prepare()
        for service in self.all():
            service.start()

    def prepare(self) -> None:
        """Give everyone its ports and its settings."""
        self.folder.mkdir(parents=True, exist_ok=True)
        ports = {role: [_ports() for _ in range(self._count(role))] for role in ROLES}

        def inside(role: str) -> str:
            return "ipv4:" + ",".join(f"127.0.0.1:{port[1]}" for port in ports[role])

        environment = {
            "PARLOUR_DATABASE_URL": self.database,
            "PARLOUR_REDIS_URL": self.redis,
            "PARLOUR_SERVICE_SECRET": "between services",
            "PARLOUR_WORKER_TOKEN": "of the bots",
            "PARLOUR_DRAW_AHEAD": "no",
            "PARLOUR_LOBBY": inside("lobby"),
            "PARLOUR_SCORING": inside("scoring"),
            "PARLOUR_CATALOGUE": inside("catalogue"),
            "PARLOUR_GAME_STATE": inside("game-state"),
            **self.settings,
        }
        for role in ROLES:
            self.services[role] = [
                Service(role, self.folder / f"{role}-{number}.log", environment, one)
                for number, one in enumerate(ports[role])
            ]

    def _count(self, role: str) -> int:
        return self.games if role == "game-state" else 1

    def all(self) -> Sequence[Service]:
        """Every process."""
        return [service for services in self.services.values() for service in services]

    @property
    def game_states(self) -> list[Service]:
        """The replicas of game-state."""
        return self.services["game-state"]

    @property
    def lobby(self) -> Service:
        """The lobby."""
        return self.services["lobby"][0]

    @property
    def scoring(self) -> Service:
        """Scoring."""
        return self.services["scoring"][0]

    @property
    def catalogue(self) -> Service:
        """The catalogue."""
        return self.services["catalogue"][0]

    def mend(self) -> None:
        """Start whatever does not run, for the next test."""
        down = [s for s in self.all() if s.process is None or s.process.poll() is not None]
        for service in down:
            service.start()
        for service in down:
            service.wait()

    def stop(self) -> None:
        """End all."""
        for service in self.all():
            service.kill()


@dataclass
class Table:
    """A room's people, the game they began, and each as a player at some replica."""

    clients: list[Client]
    room: str
    game: str
    players: list[Player]
    doors: Doors


async def begin(
    stack: AsyncExitStack,
    fleet: Fleet,
    names: Sequence[str],
    options: options_pb2.GameOptions,
    addresses: Sequence[str] = (),
) -> Table:
    """A public room in the lobby, everybody in it, and a game started. `addresses`: of game-state, if not its own."""
    games = addresses or [service.address for service in fleet.game_states]
    return await begin_at(stack, fleet.lobby.address, games, names, options)


async def begin_at(
    stack: AsyncExitStack,
    lobby: str,
    games: Sequence[str],
    names: Sequence[str],
    options: options_pb2.GameOptions,
) -> Table:
    """The same with a lobby and replicas of game-state wherever they are."""
    clients: list[Client] = []
    for name in names:
        client = await stack.enter_async_context(connect(lobby))
        await client.sign_in(name)
        clients.append(client)
    room = await clients[0].create_room(options, seats=len(names), public=True)
    for client in clients[1:]:
        await client.join_room(room.code)
    for client in clients:
        await (await stack.enter_async_context(client.room(room.code))).ready()
    game = await (await stack.enter_async_context(clients[0].room(room.code))).start()
    keys = {name: client.metadata(game) for name, client in zip(names, clients, strict=True)}
    doors = await open_doors(stack, games, keys)
    players = [Player(doors, game, name, number) for number, name in enumerate(names)]
    return Table(clients, room.code, game, players, doors)


async def open_doors(
    stack: AsyncExitStack, addresses: Sequence[str], keys: dict[str, Metadata]
) -> Doors:
    """Channels to replicas, which come back quickly after one was away."""
    options: list[tuple[str, Any]] = [
        ("grpc.initial_reconnect_backoff_ms", 100),
        ("grpc.max_reconnect_backoff_ms", 500),
    ]
    stubs: list[Any] = []
    for address in addresses:
        channel = await stack.enter_async_context(aio.insecure_channel(address, options=options))
        stubs.append(GameServiceStub(channel))
    return Doors(stubs, keys.__getitem__)


async def restart(service: Service) -> None:
    """Start a service that was killed, and wait for it without holding anything else up."""
    service.start()
    await asyncio.to_thread(service.wait)


def _code(release: Path | None) -> dict[str, str]:
    if release is None:
        return {}
    return {"PYTHONPATH": os.pathsep.join(str(release / one) for one in ("services", "clients"))}


def _ports() -> tuple[int, int, int]:
    return free_port(), free_port(), free_port()
