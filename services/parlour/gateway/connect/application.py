"""The API over Connect and gRPC-Web, binary and JSON, as an ASGI application."""

# pyright: reportUnknownMemberType=false
# (connectrpc's types cover messages of its own protobuf library only)

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from connectrpc.compat import google_protobuf_codecs
from connectrpc.server import ConnectASGIApplication
from google.protobuf.descriptor import ServiceDescriptor
from starlette.datastructures import MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from parlour.gateway.connect.forwarding import Endpoints, Forwarder

LARGEST_REQUEST = 256 * 1024  # bytes, unpacked: as the gRPC listeners take


class BrowserApi:
    """Services of the public API for browsers, at /{service}/{method}."""

    def __init__(self, services: Sequence[ServiceDescriptor], forwarder: Forwarder) -> None:
        endpoints: Endpoints = {}
        for service in services:
            endpoints |= forwarder.endpoints(service)
        self.services = tuple(service.full_name for service in services)
        self._application: Any = _Application(endpoints)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one call."""

        async def unbuffered(message: Message) -> None:
            if message["type"] == "http.response.start":
                # nginx keeps streams back until told not to, here or in its configuration.
                MutableHeaders(scope=message)["x-accel-buffering"] = "no"
            await send(message)

        path = scope["path"].removeprefix(scope.get("root_path", ""))
        headers = [(name, value) for name, value in scope["headers"] if value.isascii()]
        plain = {**scope, "path": path, "root_path": "", "headers": headers}
        await self._application(plain, receive, unbuffered)


class _Application(ConnectASGIApplication[Endpoints]):
    """connectrpc's application over endpoints that were made here, rather than generated a service."""

    def __init__(self, endpoints: Endpoints) -> None:
        super().__init__(
            service=endpoints,
            endpoints=lambda given: given,
            read_max_bytes=LARGEST_REQUEST,
            codecs=google_protobuf_codecs(),
        )

    @property
    def path(self) -> str:
        """It serves several services."""
        return ""
