"""The gateway's addresses, all of them."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.gateway.headers import SecurityHeaders
from parlour.gateway.health import Health
from parlour.gateway.pictures import Pictures
from parlour.gateway.refusals import refuse
from parlour.gateway.welcome import Welcome
from parlour.kernel.refusals import Refused


def application(pictures: Pictures, health: Health, welcome: Welcome) -> Starlette:
    """The ASGI application."""
    return Starlette(
        routes=[
            Route("/", welcome.page),
            Route("/style.css", welcome.style),
            Route("/healthz", health.show),
            Route("/metrics", _metrics),
            Route("/pictures/{address}", pictures.by_address),
            Route("/cards/{card_set}/{number}/{size}.webp", pictures.by_card),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={Refused: refuse},
    )


async def _metrics(_: Request) -> Response:
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
