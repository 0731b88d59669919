"""The gateway's addresses, all of them."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from parlour.gateway.connect.application import BrowserApi
from parlour.gateway.edge import Edge
from parlour.gateway.headers import SecurityHeaders
from parlour.gateway.health import Health
from parlour.gateway.page import Page
from parlour.gateway.patience import Patience
from parlour.gateway.pictures import Pictures
from parlour.gateway.refusals import refuse
from parlour.gateway.settings import GatewaySettings
from parlour.gateway.welcome import Welcome
from parlour.kernel.refusals import Refused

# What browsers send with calls, and what they are told with answers.
_ASKED = (
    "authorization connect-protocol-version connect-timeout-ms content-type grpc-timeout"
    " parlour-game x-grpc-web x-user-agent"
)
_TOLD = "grpc-message grpc-status grpc-status-details-bin"


def application(
    api: BrowserApi,
    pictures: Pictures,
    health: Health,
    welcome: Welcome,
    page: Page,
    settings: GatewaySettings,
) -> Starlette:
    """The ASGI application."""
    calls = _for_origins(api, settings.allowed_origins)
    return Starlette(
        routes=[
            *(Route(f"/{service}/{{method}}", calls) for service in api.services),
            Route("/healthz", health.show),
            Route("/metrics", _metrics),
            Route("/pictures/{address}", pictures.by_address),
            Route("/cards/{card_set}/{number}/{size}.webp", pictures.by_card),
            Route("/welcome", welcome.page),
            Route("/welcome.css", welcome.style),
            *page.routes(otherwise=welcome.page),
        ],
        middleware=[
            Middleware(SecurityHeaders, picture_origin=settings.picture_origin),
            Middleware(Edge, settings=settings),
            Middleware(Patience),
        ],
        exception_handlers={Refused: refuse},
    )


def _for_origins(api: ASGIApp, origins: Sequence[str]) -> ASGIApp:
    """The API for pages of these origins too; without any, browsers let only our own page call it."""
    if not origins:
        return api
    return CORSMiddleware(
        api,
        allow_origins=origins,
        allow_methods=("POST",),
        allow_headers=_ASKED.split(),
        expose_headers=_TOLD.split(),
        max_age=7200,
    )


async def _metrics(_: Request) -> Response:
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})
