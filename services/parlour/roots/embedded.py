"""The embedded root: all of Parlour in one process, on SQLite files in one folder.

The very same services as in the distributed root meet over gRPC here too, on an internal listener of their own; only what
lies beneath them differs: files for Postgres, an in-process bus for Redis.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from parlour_bots.worker import Worker

from parlour.catalogue.part import CataloguePart
from parlour.game_state.part import GameStatePart
from parlour.games import registry
from parlour.gateway.part import GatewayPart
from parlour.gateway.settings import GatewaySettings
from parlour.lobby.part import LobbyPart
from parlour.lobby.settings import DAY, HOUR, LobbySettings
from parlour.platform import auth, database, peers
from parlour.platform.address import Address
from parlour.platform.buckets import MemoryBuckets
from parlour.platform.bus import MemoryBus
from parlour.platform.chance import SystemChance
from parlour.platform.event_log.sqlite import SqliteEventLog
from parlour.platform.grpc_server import GrpcServer
from parlour.platform.origin import Origin
from parlour.platform.settings import HouseSettings
from parlour.roots import peers as calling
from parlour.roots.data_folder import hold
from parlour.scoring.part import ScoringPart


@dataclass(frozen=True, slots=True)
class Serving:
    """A server that is ready: where it listens; `admin_token` at the first start of a data folder, else ""."""

    grpc: str
    http: str
    admin_token: str


@asynccontextmanager
async def serve(
    data: Path,
    grpc: str,
    http: str,
    house: HouseSettings,
    edge: GatewaySettings | None = None,
) -> AsyncGenerator[Serving, None]:
    """Run everything until the context ends. Raises `Refused` with what a host can do about it."""
    async with AsyncExitStack() as closing:
        closing.enter_context(hold(data))
        edge = edge or GatewaySettings()
        secret, worker_token = auth.new_token(), auth.new_token()
        chance, bus = SystemChance(), MemoryBus()

        internal = GrpcServer(secret=secret, reflect=False, receive_kib=4096)
        port = internal.bind("127.0.0.1:0")
        inside = peers.channel(f"127.0.0.1:{port}")
        closing.push_async_callback(inside.close)

        lobby_engine = database.open_engine(database.sqlite_url(data, "lobby"), "lobby")
        closing.push_async_callback(lobby_engine.dispose)
        lobby = LobbyPart(
            engine=lobby_engine,
            bus=bus,
            buckets=MemoryBuckets(),
            games=calling.games(inside, secret),
            catalogue=calling.catalogue(inside, secret),
            scoring=calling.scoring(inside, secret),
            settings=LobbySettings(
                invitation_only=house.invitation_only,
                worker_token=worker_token,
                picture_base=house.picture_base,
                room_retention=house.room_hours * HOUR,
                history_retention=house.history_days * DAY,
            ),
        )
        games = GameStatePart(
            engine=database.open_engine(database.sqlite_url(data, "game-state"), "game-state"),
            open_log=lambda: SqliteEventLog(data / "game-state.db"),
            bus=bus,
            lobby=calling.lobby(inside, secret),
            scoring=calling.scoring(inside, secret),
            chance=chance,
            shared=False,
            retention_seconds=house.history_days * DAY,
        )
        scoring = ScoringPart(
            engine=database.open_engine(database.sqlite_url(data, "scoring"), "scoring"),
            scorers=registry.scorers(),
        )
        catalogue = CataloguePart(
            engine=database.open_engine(database.sqlite_url(data, "catalogue"), "catalogue"),
            chance=chance,
            draw_ahead=house.draw_ahead,
        )
        parts = (scoring, catalogue, games, lobby)

        resolver = auth.RememberingResolver(lobby.resolver)
        lobby.on_revoked(resolver.forget)
        public = GrpcServer(resolver=resolver, origin=Origin(edge.proxies, secret))
        for part in parts:
            for descriptor, service in part.public():
                public.add(descriptor, service)
            for descriptor, service in part.internal():
                internal.add(descriptor, service)
        for descriptor, service in scoring.public():
            internal.add(descriptor, service)
        at = Address(Address.parse(grpc).host, public.bind(grpc))

        for part in parts:
            await part.start()
            closing.push_async_callback(part.stop)
        admin_token = await lobby.ensure_admin_token() or ""
        await internal.start()
        closing.push_async_callback(internal.stop, 1.0)
        await public.start()
        closing.push_async_callback(public.stop, 2.0)
        gateway = GatewayPart(
            http=http, api=at.from_here, parts=parts, settings=edge, secret=secret
        )
        await gateway.start()
        closing.push_async_callback(gateway.stop)
        await internal.ready(True)
        await public.ready(True)

        bots = asyncio.create_task(Worker(at.from_here, worker_token).run())
        closing.push_async_callback(_end, bots)
        yield Serving(str(at), gateway.address, admin_token)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
