"""The HTTP listener: uvicorn in the process's own loop, on a socket that is bound before anything else happens."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Generator
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from parlour.kernel.refusals import Refused
from parlour.platform.address import Address

GRACE_SECONDS = 2
HEAD_SECONDS = 15.0
BACKLOG = 256


class Listener:
    """Serves an ASGI application at one address."""

    def __init__(self, app: Any) -> None:
        config = uvicorn.Config(
            app,
            lifespan="off",
            http=_Protocol,
            ws="none",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        self._server = _Server(config)
        self._socket: socket.socket | None = None
        self._serving: asyncio.Task[None] | None = None

    def bind(self, address: str) -> int:
        """Take "host:port" (port 0: a free one); gives the port. Raises PORT_TAKEN."""
        try:
            wanted = Address.parse(address)
        except ValueError as error:
            raise Refused("PORT_TAKEN", f'cannot listen at "{address}": {error}') from None
        try:
            found = socket.getaddrinfo(
                wanted.host or None,
                wanted.port,
                type=socket.SOCK_STREAM,
                flags=socket.AI_PASSIVE,
            )
            family, kind, _, _, place = found[0]
            self._socket = bound = socket.socket(family, kind)
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind(place)
            bound.listen(
                BACKLOG
            )  # here, since two sockets can be bound to a port but only one can listen
        except (OSError, UnicodeError) as error:
            self._close()
            raise Refused("PORT_TAKEN", f"cannot listen at {address}: {_reason(error)}") from error
        bound.setblocking(False)
        return bound.getsockname()[1]

    async def start(self) -> None:
        """Serve what was bound."""
        if self._socket is None:
            raise RuntimeError("bind first")
        self._serving = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        while not self._server.started:
            if self._serving.done():
                await self._serving
                raise RuntimeError("the HTTP server ended before it began")
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        """Let requests in flight finish, for two seconds at most."""
        self._server.should_exit = True
        if self._serving:
            await self._serving
        self._close()

    def _close(self) -> None:
        if self._socket:
            self._socket.close()
            self._socket = None


class _Protocol(H11Protocol):
    """HTTP/1.1 whose clients have some seconds to say what they want."""

    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._late = self.loop.call_later(HEAD_SECONDS, transport.close)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        incomplete = self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        if incomplete and self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self.transport.close)
        elif not incomplete and self._late is not None:
            self._late.cancel()
            self._late = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._late is not None:
            self._late.cancel()
        super().connection_lost(exc)


class _Server(uvicorn.Server):
    """Signals belong to whoever runs the process."""

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield


def _reason(error: Exception) -> str:
    strerror = error.strerror if isinstance(error, OSError) else None
    return (strerror or str(error)).lower()
