"""A TCP proxy that misbehaves on demand: slow, deaf, half-open, resetting, or cut at this moment."""

from __future__ import annotations

import asyncio
import contextlib
import enum
import socket
import struct
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

CHUNK = 64 * 1024


class Mode(enum.Enum):
    """What happens to bytes, and to those who connect."""

    PASS = "pass"
    """Bytes go through, after `latency` seconds."""
    DROP = "drop"
    """Bytes are lost in both directions, and no end hears of it: a cable pulled out."""
    MUTE = "mute"
    """What clients send goes through; what they should get is lost: done, and nobody told."""
    HALF_OPEN = "half-open"
    """New connections are accepted and swallowed; those that are open lose everything."""
    REFUSE = "refuse"
    """New connections are reset at once; those that are open stay as they are."""


class FaultProxy:
    """Stands before one server; `port` is where clients connect. Change `mode` and `latency` at any time."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.mode = Mode.PASS
        self.latency = 0.0
        self.port = 0

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """Close everything."""
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Reset all connections now."""
        for writer in list(self._open):
            _reset(writer)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        self._open.add(writer)
        try:
            await self._join(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass  # a connection of ours ends however it likes
        finally:
            self._tasks.discard(task)
            self._open.discard(writer)
            writer.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.mode is Mode.REFUSE:
            _reset(writer)
            return
        if self.mode is Mode.HALF_OPEN:
            while await reader.read(CHUNK):
                pass
            return
        there, back = await asyncio.open_connection(*self._target)
        self._open.add(back)
        ways = [
            asyncio.create_task(self._carry(reader, back, answers=False)),
            asyncio.create_task(self._carry(there, writer, answers=True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self._open.discard(back)
            back.close()

    async def _carry(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, *, answers: bool
    ) -> None:
        while data := await source.read(CHUNK):
            if self.latency:
                await asyncio.sleep(self.latency)
            lost = self.mode in (Mode.DROP, Mode.HALF_OPEN)
            if lost or (answers and self.mode is Mode.MUTE):
                continue
            sink.write(data)
            await sink.drain()


def _reset(writer: asyncio.StreamWriter) -> None:
    """Close with RST instead of FIN."""
    made: socket.socket | None = writer.get_extra_info("socket")
    if made is not None:
        with contextlib.suppress(OSError):
            made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


@asynccontextmanager
async def before(address: str) -> AsyncGenerator[FaultProxy]:
    """A proxy before "host:port"."""
    host, _, port = address.rpartition(":")
    proxy = FaultProxy(host, int(port))
    await proxy.start()
    try:
        yield proxy
    finally:
        await proxy.stop()
