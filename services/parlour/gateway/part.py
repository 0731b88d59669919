"""The gateway as a part of a process."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.gateway.app import application
from parlour.gateway.health import Health
from parlour.gateway.listener import Listener
from parlour.gateway.pictures import Pictures
from parlour.gateway.welcome import Welcome
from parlour.platform import peers
from parlour.platform.part import Mount, Part


class GatewayPart:
    """`platform.part.Part` of the gateway.

    `http`: where to listen, "host:port", port 0: a free one. `api`: where the public API is reached from here. `parts`: the
    others in this process, for /healthz. `shown_api`: what players are told to give as --server; "": the port of `api` at
    whatever host their browser asked.
    """

    name = "gateway"

    def __init__(
        self, *, http: str, api: str, parts: Sequence[Part] = (), shown_api: str = ""
    ) -> None:
        self._http = http
        self._port = 0
        self._channel = peers.channel(api)
        self._pictures = Pictures(self._channel)
        welcome = Welcome(shown_api or f":{api.rpartition(':')[2]}")
        self._listener = Listener(application(self._pictures, Health((*parts, self)), welcome))

    @property
    def address(self) -> str:
        """Where it listens, "host:port"; the port is known once it has started."""
        return f"{self._http.rpartition(':')[0]}:{self._port}"

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
        """Let requests finish, and close the channel."""
        await self._listener.stop()
        await self._channel.close()
