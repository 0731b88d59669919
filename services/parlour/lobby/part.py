"""The lobby as a part of a process: everything put together, in the order in which it depends on each other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.api.lobby.v1 import admin_service_pb2, bot_service_pb2, lobby_service_pb2
from parlour.internal.lobby.v1 import lobby_internal_service_pb2
from parlour.kernel.refusals import Refused
from parlour.lobby.accounts import Accounts
from parlour.lobby.bots import BotSeats
from parlour.lobby.codes import new_id
from parlour.lobby.delivery import Delivery
from parlour.lobby.errands import CATALOGUE, GAMES, SCORING
from parlour.lobby.limits import Limits
from parlour.lobby.openings import Openings
from parlour.lobby.plans import Plans
from parlour.lobby.presence import Presence
from parlour.lobby.resolving import LobbyResolver, ensure_admin_token
from parlour.lobby.service_admin import AdminService
from parlour.lobby.service_bots import BotService
from parlour.lobby.service_internal import LobbyInternalService
from parlour.lobby.service_lobby import LobbyService
from parlour.lobby.settings import LobbySettings
from parlour.lobby.signals import Signals
from parlour.lobby.starting import Starting
from parlour.lobby.store.assignments import Assignments
from parlour.lobby.store.chat import Chat
from parlour.lobby.store.database import Clock, Database
from parlour.lobby.store.outbox import Outbox
from parlour.lobby.store.people import People
from parlour.lobby.store.requests import Requests
from parlour.lobby.store.retention import Retention
from parlour.lobby.store.rooms import Rooms
from parlour.lobby.store.streams import Streams
from parlour.lobby.watching import Watching
from parlour.platform import database as databases
from parlour.platform.buckets import Buckets
from parlour.platform.bus import Bus
from parlour.platform.part import Mount
from parlour.platform.peers import Peer

_log = logging.getLogger(__name__)


class LobbyPart:
    """`platform.part.Part`. The engine stays the caller's to dispose of.

    `resolver` says who holds a token, for the public listener of the process the lobby lives in. `streams`, `presence`,
    `seats` and `retention` do their rounds by themselves; they are shown for whoever cannot wait for the next one.
    """

    name = "lobby"

    def __init__(
        self,
        *,
        engine: AsyncEngine,
        bus: Bus,
        buckets: Buckets,
        games: Peer,
        catalogue: Peer,
        scoring: Peer,
        settings: LobbySettings,
        clock: Clock = time.time,
    ) -> None:
        self._engine = engine
        self._settings = settings
        self._database = database = Database(engine, clock)
        self._signals = signals = Signals(bus)
        plans, requests, people = Plans(), Requests(database), People(database)
        rooms, chat = Rooms(database, signals), Chat(database, requests)
        assignments = Assignments(database, settings.lease)
        self.streams = Streams(database, new_id(), settings.lease)
        self.presence = Presence(self.streams, rooms, settings.grace)
        self._delivery = Delivery(
            Outbox(database),
            rooms,
            assignments,
            signals,
            {GAMES: games, SCORING: scoring, CATALOGUE: catalogue},
            settings.outbox_poll,
        )
        self.retention = Retention(database, rooms, chat, self.streams, assignments, settings)
        self.seats = BotSeats(assignments, signals, settings)
        self.resolver = LobbyResolver(database, settings.worker_token)
        accounts = Accounts(database, people, rooms, signals, settings)
        self._lobby = LobbyService(
            accounts=accounts,
            people=people,
            rooms=rooms,
            chat=chat,
            requests=requests,
            openings=Openings(database, people, rooms, requests, plans),
            starting=Starting(database, rooms, requests, plans, catalogue),
            watching=Watching(rooms, chat, people, self.presence, signals, settings),
            plans=plans,
            limits=Limits(buckets),
            signals=signals,
            settings=settings,
        )
        self._admin = AdminService(accounts, people, rooms)
        self._bots = BotService(self.seats)
        self._internal = LobbyInternalService(
            self.resolver, rooms, self.streams, assignments, signals
        )
        self._tasks: list[asyncio.Task[None]] = []

    def public(self) -> Sequence[Mount]:
        """Lobby, administration, bots."""
        lobby = lobby_service_pb2.DESCRIPTOR.services_by_name["LobbyService"]
        admin = admin_service_pb2.DESCRIPTOR.services_by_name["AdminService"]
        bots = bot_service_pb2.DESCRIPTOR.services_by_name["BotService"]
        return ((lobby, self._lobby), (admin, self._admin), (bots, self._bots))

    def internal(self) -> Sequence[Mount]:
        """Tokens and reports of games."""
        services = lobby_internal_service_pb2.DESCRIPTOR.services_by_name
        return ((services["LobbyInternalService"], self._internal),)

    async def ensure_admin_token(self) -> str | None:
        """The administrator's token, if there was none and it was made now: to be shown once. After `start`."""
        return await ensure_admin_token(self._database)

    def on_revoked(self, forget: Callable[[str], None]) -> None:
        """Call `forget` with a player's id whenever tokens of the player end or the name changes, here or elsewhere."""
        self._signals.follow("player/", lambda topic: forget(topic.partition("/")[2]))

    async def start(self) -> None:
        """Migrate, then deliver, look after presence, and collect what is old."""
        await databases.migrate(self._engine, self.name)
        await self.streams.renew()
        settings = self._settings
        self._tasks = [
            asyncio.create_task(self._delivery.run()),
            _every(settings.lease / 3, self.streams.renew),
            _every(settings.sweep, self.presence.sweep),
            _every(settings.housekeeping, self.retention.sweep),
        ]

    async def check(self) -> bool:
        """Whether the database answers."""
        return await self._database.answers()

    def degraded(self) -> Sequence[str]:
        """Services that errands cannot be delivered to at the moment."""
        return self._delivery.silent()

    async def stop(self) -> None:
        """End the background work, and note that this process' streams have ended."""
        self._signals.drain()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.settle()
        await self.seats.settle()
        try:
            await self.streams.leave_all()
        except Refused as refused:  # the lease says it, too, only later
            _log.warning("the end of streams was not noted", extra={"why": refused.message})


def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Work that is done again and again, whatever becomes of it once."""

    async def run() -> None:
        while True:
            try:
                await work()
            except Refused as refused:
                _log.warning("background work rests", extra={"why": refused.message})
            except Exception:
                _log.exception("background work failed")
            await asyncio.sleep(seconds)

    return asyncio.create_task(run())
