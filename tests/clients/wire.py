"""A link that tests can cut: a TCP forwarder between a client and a server."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self


class Wire:
    """Forwards to a server as long as it is whole; `cut` drops every connection and refuses new ones until `mend`."""

    def __init__(self, server: str) -> None:
        host, _, port = server.rpartition(":")
        self._target = (host, int(port))
        self._listener: asyncio.Server | None = None
        self._port = 0
        self._links: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        """Where clients connect."""
        return f"127.0.0.1:{self._port}"

    async def __aenter__(self) -> Self:
        await self.mend()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.cut()

    async def mend(self) -> None:
        """Connections come through again, at the same address."""
        self._listener = await asyncio.start_server(self._link, "127.0.0.1", self._port)
        self._port = self._listener.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Nothing comes through any more."""
        if self._listener is not None:
            self._listener.close()
        for writer in list(self._writers):
            writer.transport.abort()
        for task in list(self._links):
            task.cancel()
        await asyncio.gather(*self._links, return_exceptions=True)

    async def _link(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._links.add(task)
        self._writers.add(writer)
        ends = [writer]
        try:
            back, forth = await asyncio.open_connection(*self._target)
            ends.append(forth)
            self._writers.add(forth)
            await asyncio.gather(_pump(reader, forth), _pump(back, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._links.discard(task)
            for end in ends:
                self._writers.discard(end)
                end.transport.abort()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
