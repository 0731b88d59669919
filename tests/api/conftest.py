"""The embedded server, once a module, and the ways to it."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
import pytest_asyncio
from grpc import aio
from parlour.platform.settings import HouseSettings
from parlour.roots import embedded
from parlour.roots.embedded import Serving

from tests.api.http_client import Site
from tests.api.transports import Connect, Grpc, GrpcWeb, Transport
from tests.api.visitors import Visitors

WAYS = ("grpc", "connect", "connect-json", "grpc-web", "grpc-web-json")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def serving(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Serving]:
    """All of Parlour in this process, over its real sockets."""
    data = tmp_path_factory.mktemp("data")
    async with embedded.serve(data, "127.0.0.1:0", "127.0.0.1:0", HouseSettings()) as serving:
        yield serving


@pytest_asyncio.fixture(scope="module", loop_scope="module", params=WAYS)
async def transport(request: pytest.FixtureRequest, serving: Serving) -> AsyncGenerator[Transport]:
    """Each way to the API."""
    site = Site(serving.http)
    async with aio.insecure_channel(serving.grpc) as channel:
        ways: dict[str, Transport] = {
            "grpc": Grpc(channel),
            "connect": Connect(site, "proto"),
            "connect-json": Connect(site, "json"),
            "grpc-web": GrpcWeb(site, "proto"),
            "grpc-web-json": GrpcWeb(site, "json"),
        }
        yield ways[request.param]


@pytest.fixture
def visitors(transport: Transport) -> Visitors:
    """People who come in that way."""
    return Visitors(transport)
