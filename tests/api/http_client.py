"""A small HTTP/1.1 client that gives a response's body as it comes, and can leave in the middle of it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import h11


@dataclass(slots=True)
class Response:
    """Status, headers in lower case, and the body, chunk by chunk."""

    status: int
    headers: Mapping[str, str]
    chunks: AsyncIterator[bytes]

    async def body(self) -> bytes:
        """All of it."""
        return b"".join([chunk async for chunk in self.chunks])


@dataclass(frozen=True, slots=True)
class Site:
    """Where to ask: "host:port", with TLS or without, under a path prefix or not."""

    address: str
    prefix: str = ""
    tls: ssl.SSLContext | None = None
    name: str = ""


@asynccontextmanager
async def request(
    site: Site,
    method: str,
    path: str,
    headers: Sequence[tuple[str, str]] = (),
    body: bytes = b"",
) -> AsyncGenerator[Response]:
    """One request on a connection of its own, which is closed at the end of the context, whatever has come by then."""
    host, _, port = site.address.rpartition(":")
    name = site.name or host.strip("[]")
    reader, writer = await asyncio.open_connection(
        host.strip("[]"),
        int(port),
        ssl=site.tls,
        server_hostname=name if site.tls else None,
    )
    connection = h11.Connection(h11.CLIENT)
    standing = [("host", f"{site.name}:{port}" if site.name else site.address)]
    standing += [("content-length", str(len(body)))] if body or method == "POST" else []
    begin = h11.Request(method=method, target=site.prefix + path, headers=[*standing, *headers])
    sending = (begin, h11.Data(data=body), h11.EndOfMessage())
    try:
        writer.write(b"".join(connection.send(event) or b"" for event in sending))
        await writer.drain()
        started = await _next(connection, reader)
        assert isinstance(started, h11.Response)
        got = {key.decode(): value.decode() for key, value in started.headers}
        yield Response(started.status_code, got, _chunks(connection, reader))
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def _chunks(
    connection: h11.Connection, reader: asyncio.StreamReader
) -> AsyncGenerator[bytes]:
    while isinstance(event := await _next(connection, reader), h11.Data):
        yield bytes(event.data)


async def _next(connection: h11.Connection, reader: asyncio.StreamReader) -> h11.Event:
    while (event := connection.next_event()) is h11.NEED_DATA:
        connection.receive_data(await reader.read(65536))
    assert not isinstance(event, type)
    return event
