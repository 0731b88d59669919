"""Health and metrics of a service process over HTTP, for orchestrators and Prometheus."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.gateway.health import Health
from parlour.gateway.listener import Listener
from parlour.platform.part import Watched


class StatusPage:
    """GET /healthz and /metrics at one address."""

    def __init__(self, address: str, parts: Sequence[Watched]) -> None:
        self._address = address
        routes = [Route("/healthz", Health(parts).show), Route("/metrics", _metrics)]
        self._listener = Listener(Starlette(routes=routes))

    async def start(self) -> None:
        """Listen. Raises PORT_TAKEN."""
        self._listener.bind(self._address)
        await self._listener.start()

    async def stop(self) -> None:
        """Stop listening."""
        await self._listener.stop()


async def _metrics(_: Request) -> Response:
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
