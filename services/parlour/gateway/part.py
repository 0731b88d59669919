"""The gateway as a part of a process."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour.api.game.v1 import game_service_pb2
from parlour.api.lobby.v1 import admin_service_pb2, lobby_service_pb2
from parlour.api.scoring.v1 import scoring_service_pb2
from parlour.gateway.app import application
from parlour.gateway.connect.application import BrowserApi
from parlour.gateway.connect.forwarding import Forwarder
from parlour.gateway.health import Health
from parlour.gateway.listener import Listener
from parlour.gateway.page import Page
from parlour.gateway.pictures import Pictures
from parlour.gateway.settings import GatewaySettings
from parlour.gateway.welcome import Welcome
from parlour.platform import peers
from parlour.platform.address import Address
from parlour.platform.part import Mount, Watched

# What browsers may call. Bot workers speak gRPC.
SERVICES = tuple(
    service
    for module in (
        lobby_service_pb2,
        admin_service_pb2,
        game_service_pb2,
        scoring_service_pb2,
        catalogue_service_pb2,
    )
    for service in module.DESCRIPTOR.services_by_name.values()
)


class GatewayPart:
    """`platform.part.Part` of the gateway.

    `http`: where to listen, "host:port", port 0: a free one. `api`: where the public API is reached from here. `parts`: the
    others in this process, for /healthz. `shown_api`: what players are told to give as --server; "": the port of `api` at
    whatever host their browser asked. `secret`: what the API knows its own gateway by. `page`: the folder of the built page
    instead of the package's own.
    """

    name = "gateway"

    def __init__(
        self,
        *,
        http: str,
        api: str,
        parts: Sequence[Watched] = (),
        shown_api: str = "",
        settings: GatewaySettings | None = None,
        secret: str = "",
        page: Traversable | None = None,
    ) -> None:
        self._http = http
        self._port = 0
        self._channel = peers.channel(api)
        self._pictures = Pictures(self._channel)
        self._forwarder = Forwarder(api, secret)
        self._listener = Listener(
            application(
                BrowserApi(SERVICES, self._forwarder),
                self._pictures,
                Health((*parts, self)),
                Welcome(shown_api or f":{api.rpartition(':')[2]}"),
                Page(page),
                settings or GatewaySettings(),
            )
        )

    @property
    def address(self) -> str:
        """Where it listens, "host:port"; the port is known once it has started."""
        return str(Address(Address.parse(self._http).host, self._port))

    def public(self) -> Sequence[Mount]:
        """Nothing: the gateway speaks HTTP."""
        return ()

    def internal(self) -> Sequence[Mount]:
        """Nothing."""
        return ()

    async def start(self) -> None:
        """Listen. Raises PORT_TAKEN."""
        self._port = self._listener.bind(self._http)
        await self._listener.start()

    async def check(self) -> bool:
        """It has no database that could fail it."""
        return True

    def degraded(self) -> Sequence[str]:
        """The catalogue, while its last answer was none."""
        return () if self._pictures.reachable else ("catalogue",)

    async def stop(self) -> None:
        """End streams, let requests finish, and close the connections."""
        self._forwarder.drain()
        await self._listener.stop()
        await self._forwarder.close()
        await self._channel.close()
