"""The distributed root: one process a service, any number of each, on Postgres and Redis.

Settings come from the environment (docs/settings.md). A process waits for its database, says so, migrates its own schema,
and serves as soon as it can; Redis and the other services may come later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

from parlour.catalogue.part import CataloguePart
from parlour.game_state.part import GameStatePart
from parlour.games import registry
from parlour.gateway.part import SERVICES as API
from parlour.gateway.part import GatewayPart
from parlour.gateway.settings import GatewaySettings
from parlour.lobby.part import LobbyPart
from parlour.lobby.settings import DAY, HOUR, LobbySettings
from parlour.platform import auth, database, metrics, peers
from parlour.platform.buckets_redis import RedisBuckets
from parlour.platform.bus_redis import RedisBus
from parlour.platform.chance import SystemChance
from parlour.platform.event_log.postgres import PostgresEventLog
from parlour.platform.grpc_server import GrpcServer
from parlour.platform.origin import Origin, Proxies
from parlour.platform.part import Part
from parlour.platform.settings import Environment, HouseSettings
from parlour.roots import peers as calling
from parlour.roots.status_page import StatusPage
from parlour.scoring.part import ScoringPart

LOOK_EVERY_SECONDS = 2.0
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Shared:
    """What every service process is made with."""

    environment: Environment
    house: HouseSettings
    closing: AsyncExitStack
    url: str
    secret: str
    bus: RedisBus

    def peer(self, make: Callable[..., peers.Peer], setting: str, default: str) -> peers.Peer:
        """Another service's internal listener."""
        channel = peers.channel(self.environment.text(setting, default))
        self.closing.push_async_callback(channel.close)
        return make(channel, self.secret)

    def lobby(self) -> peers.Peer:
        """The lobby."""
        return self.peer(calling.lobby, "LOBBY", "dns:///lobby:7401")

    def games(self) -> peers.Peer:
        """Game-state."""
        return self.peer(calling.games, "GAME_STATE", "dns:///game-state:7401")

    def scoring(self) -> peers.Peer:
        """Scoring."""
        return self.peer(calling.scoring, "SCORING", "dns:///scoring:7401")

    def catalogue(self) -> peers.Peer:
        """The catalogue."""
        return self.peer(calling.catalogue, "CATALOGUE", "dns:///catalogue:7401")


def _lobby(shared: Shared) -> LobbyPart:
    house = shared.house
    engine = database.open_engine(shared.url, "lobby")
    shared.closing.push_async_callback(engine.dispose)
    buckets = RedisBuckets(shared.environment.required("REDIS_URL"))
    shared.closing.push_async_callback(buckets.close)
    return LobbyPart(
        engine=engine,
        bus=shared.bus,
        buckets=buckets,
        games=shared.games(),
        catalogue=shared.catalogue(),
        scoring=shared.scoring(),
        settings=LobbySettings(
            invitation_only=house.invitation_only,
            worker_token=shared.environment.required("WORKER_TOKEN"),
            picture_base=house.picture_base,
            poll=5.0,
            room_retention=house.room_hours * HOUR,
            history_retention=house.history_days * DAY,
        ),
    )


def _game_state(shared: Shared) -> GameStatePart:
    return GameStatePart(
        engine=database.open_engine(shared.url, "game-state"),
        open_log=lambda: PostgresEventLog(shared.url),
        bus=shared.bus,
        lobby=shared.lobby(),
        scoring=shared.scoring(),
        chance=SystemChance(),
        shared=True,
        retention_seconds=shared.house.history_days * DAY,
    )


def _scoring(shared: Shared) -> ScoringPart:
    return ScoringPart(
        engine=database.open_engine(shared.url, "scoring"), scorers=registry.scorers()
    )


def _catalogue(shared: Shared) -> CataloguePart:
    return CataloguePart(
        engine=database.open_engine(shared.url, "catalogue"),
        chance=SystemChance(),
        draw_ahead=shared.house.draw_ahead,
    )


SERVICES: dict[str, Callable[[Shared], Part]] = {
    "lobby": _lobby,
    "game-state": _game_state,
    "scoring": _scoring,
    "catalogue": _catalogue,
}


async def run_service(role: str, stopping: asyncio.Event, ready: Callable[[str], None]) -> None:
    """Run one service until `stopping` is set; `ready` is told where it listens."""
    async with AsyncExitStack() as closing:
        environment = Environment()
        bus = RedisBus(environment.required("REDIS_URL"))
        shared = Shared(
            environment,
            HouseSettings.read(environment),
            closing,
            environment.required("DATABASE_URL"),
            environment.required("SERVICE_SECRET"),
            bus,
        )
        part = SERVICES[role](shared)
        resolver = auth.RememberingResolver(
            part.resolver if isinstance(part, LobbyPart) else calling.RemoteResolver(shared.lobby())
        )
        bus.listen("player/", lambda topic, _: resolver.forget(topic.removeprefix("player/")))
        if isinstance(part, LobbyPart):
            part.on_revoked(resolver.forget)
        proxies = Proxies.read(environment.text("TRUSTED_PROXIES"))
        public = GrpcServer(
            resolver=resolver, origin=Origin(proxies, shared.secret), also_reflect=_reflected(role)
        )
        internal = GrpcServer(secret=shared.secret, reflect=False, receive_kib=4096)
        for descriptor, service in part.public():
            public.add(descriptor, service)
        inside = [*part.internal(), *(part.public() if role == "scoring" else ())]
        for descriptor, service in inside:
            internal.add(descriptor, service)
        port = public.bind(environment.address("GRPC", "[::]:7400"))
        internal.bind(environment.address("INTERNAL", "[::]:7401"))
        listeners = Listeners()
        watched = (part, BusWatch(bus), listeners)
        status = StatusPage(environment.address("HTTP", "0.0.0.0:7480"), watched)

        await status.start()
        closing.push_async_callback(status.stop)
        bus.start()
        closing.push_async_callback(bus.stop)
        engine = database.open_engine(shared.url, role)
        metrics.DEGRADED.labels("database").set(1)  # until it has answered
        await _unless_stopped(database.wait_for(engine, role), stopping)
        await engine.dispose()
        if stopping.is_set():
            return
        await part.start()
        closing.push_async_callback(part.stop)
        if isinstance(part, LobbyPart):
            token = await part.ensure_admin_token()
            if token:
                print(f"administrator's token, shown this once: {token}", flush=True)
        for server in (internal, public):
            await server.start()
            closing.push_async_callback(server.stop, 5.0)
        looking = asyncio.create_task(_look(part, (public, internal)))
        closing.callback(looking.cancel)
        listeners.open = True
        ready(f"{role} ready at port {port}")
        await stopping.wait()
        listeners.open = False


def _reflected(role: str) -> Sequence[str]:
    """The edge brings reflection to the lobby, which shows the whole public API."""
    return [service.full_name for service in API] if role == "lobby" else ()


async def run_gateway(stopping: asyncio.Event, ready: Callable[[str], None]) -> None:
    """Run the gateway until `stopping` is set."""
    environment = Environment()
    gateway = GatewayPart(
        http=environment.address("HTTP", "0.0.0.0:7480"),
        api=environment.text("API", "envoy:7400"),
        shown_api=environment.text("SHOWN_API"),
        settings=GatewaySettings.read(environment),
        secret=environment.text("SERVICE_SECRET"),
    )
    await gateway.start()
    ready(f"gateway ready at {gateway.address}")
    await stopping.wait()
    await gateway.stop()


async def migrate() -> None:
    """Bring all schemas to this version, once the database answers."""
    url = Environment().required("DATABASE_URL")
    for service in SERVICES:
        engine = database.open_engine(url, service)
        await database.wait_for(engine, service)
        await database.migrate(engine, service)
        await engine.dispose()


async def _look(part: Part, servers: Sequence[GrpcServer]) -> None:
    """Readiness follows the database, and nothing else: no shared part may take all replicas out."""
    told = False
    while True:
        well = await part.check()
        metrics.DEGRADED.labels("database").set(0 if well else 1)
        for server in servers:
            await server.ready(well)
        if well != told:
            _log.info("serving" if well else "not serving: the database does not answer")
        told = well
        await asyncio.sleep(LOOK_EVERY_SECONDS)


async def _unless_stopped(work: Coroutine[None, None, None], stopping: asyncio.Event) -> None:
    waiting = asyncio.create_task(work)
    stopped = asyncio.create_task(stopping.wait())
    await asyncio.wait((waiting, stopped), return_when=asyncio.FIRST_COMPLETED)
    for task in (waiting, stopped):
        task.cancel()


class Listeners:
    """Whether the API can be called: not before all is started, and not while the process goes down."""

    name = "listeners"

    def __init__(self) -> None:
        self.open = False

    async def check(self) -> bool:
        """As told."""
        return self.open

    def degraded(self) -> Sequence[str]:
        """Nothing of its own."""
        return ()


class BusWatch:
    """The bus as something whose trouble shows, and never counts against readiness."""

    name = "bus"

    def __init__(self, bus: RedisBus) -> None:
        self._bus = bus

    async def check(self) -> bool:
        """Always: the log is the truth."""
        return True

    def degraded(self) -> Sequence[str]:
        """Redis, while it cannot be reached."""
        return () if self._bus.connected else ("redis",)
