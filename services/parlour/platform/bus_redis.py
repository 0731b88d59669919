"""The bus over Redis pub/sub: one pipelined publisher and one multiplexed subscription a process.

At most once by nature, and silent about what it lost: a subscriber whose connection dies may end without an error. So the
subscription is supervised by a ping of its own, and after every reconnect `on_gap` has everybody read the log.
"""

from __future__ import annotations

import asyncio
import logging
import math
import uuid
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import redis.asyncio as redis
from redis.exceptions import RedisError

from parlour.platform import metrics
from parlour.platform.bus import Listener

CHANNEL = "parlour:"
MOST_WAITING = 10_000  # wake-ups that wait for a broker that is away; more are dropped
MOST_A_PIPELINE = 200
SILENCE_SECONDS = 5.0
RECONNECT_SECONDS = 0.5
_log = logging.getLogger(__name__)


class RedisBus:
    """`Bus` on a Redis server, e.g. "redis://host:6379/0"."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._self = uuid.uuid4().bytes
        self._listeners: list[tuple[str, Listener]] = []
        self._gaps: list[Callable[[], None]] = []
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._heard = asyncio.Event()  # set once something of our own came back
        self.connected = False

    def publish(self, topic: str, payload: bytes) -> None:
        """As the port says."""
        self._waiting.append((CHANNEL + topic, self._self + payload))
        self._wake.set()

    def listen(self, prefix: str, listener: Listener) -> None:
        """As the port says."""
        self._listeners.append((prefix, listener))

    def on_gap(self, listener: Callable[[], None]) -> None:
        """As the port says."""
        self._gaps.append(listener)

    def start(self) -> None:
        """Begin to publish and to listen; the broker may come later."""
        self._tasks = [
            asyncio.create_task(self._publish(), name="bus-publisher"),
            asyncio.create_task(self._subscribe(), name="bus-subscriber"),
        ]

    async def stop(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _connection(self) -> Any:
        """A connection that is used straight: a client's pipelines, retries and counts cost more than the messages.

        Nor has it a timeout of its own, which would make a task of every message sent, or the protocol's third version, in
        which every message heard is put into words for a log that nobody keeps.
        """
        pool: Any = redis.ConnectionPool  # its types leave the options open
        form = {"socket_connect_timeout": 2, "socket_timeout": None, "protocol": 2}
        return pool.from_url(self._url, **form).make_connection()

    async def _publish(self) -> None:
        connection = self._connection()
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    batch = [
                        self._waiting.popleft()
                        for _ in range(min(len(self._waiting), MOST_A_PIPELINE))
                    ]
                    commands = [("PUBLISH", channel, payload) for channel, payload in batch]
                    try:
                        async with asyncio.timeout(SILENCE_SECONDS):
                            await self._open_publisher(connection)
                            self._heard.clear()
                            await connection.send_packed_command(connection.pack_commands(commands))
                            if self.connected:
                                await self._heard.wait()  # what comes meanwhile goes together
                    except (RedisError, OSError, TimeoutError):
                        # Lost wake-ups are found by whoever polls; waiting here would only make them late.
                        await connection.disconnect()
                        await asyncio.sleep(RECONNECT_SECONDS)
        finally:
            await connection.disconnect()

    async def _open_publisher(self, connection: Any) -> None:
        """Have it connected.

        The broker answers nothing there, for an answer costs as much as a message: we listen to ourselves, too, and so hear
        that it has one.
        """
        if connection.is_connected and await connection.can_read():
            await connection.disconnect()  # the broker has closed it
        if not connection.is_connected:
            await connection.connect()
            await connection.send_command("CLIENT", "REPLY", "OFF")

    async def _subscribe(self) -> None:
        while True:
            connection = self._connection()
            try:
                await connection.connect()
                await connection.send_command("PSUBSCRIBE", CHANNEL + "*")
                self._tell(connected=True)
                await self._hear(connection)
            except (RedisError, OSError, TimeoutError) as error:
                _log.info("bus lost", extra={"why": type(error).__name__})
            finally:
                await connection.disconnect()
            self._tell(connected=False)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _hear(self, connection: Any) -> None:
        """Until the connection ends, or is silent even to pings (TimeoutError)."""
        loop = asyncio.get_running_loop()
        pings = asyncio.create_task(self._ping(connection), name="bus-pings")
        try:
            async with asyncio.timeout(SILENCE_SECONDS) as patience:
                while True:
                    said = await connection.read_response(timeout=math.inf, push_request=True)
                    patience.reschedule(loop.time() + SILENCE_SECONDS)
                    match said:
                        case [b"pmessage", _, channel, data]:
                            self._deliver(channel.decode(), data)
                        case [b"psubscribe", *_]:
                            for gap in self._gaps:
                                gap()
                        case _:
                            pass  # a ping's answer
        finally:
            pings.cancel()

    async def _ping(self, connection: Any) -> None:
        with suppress(RedisError, OSError):  # whoever listens finds out
            while True:
                await asyncio.sleep(SILENCE_SECONDS / 2)
                await connection.send_command("PING")

    def _deliver(self, channel: str, data: bytes) -> None:
        if data[:16] == self._self:
            self._heard.set()
            return
        topic = channel.removeprefix(CHANNEL)
        for prefix, listener in self._listeners:
            if topic.startswith(prefix):
                try:
                    listener(topic, data[16:])
                except Exception:
                    _log.exception("listener failed", extra={"topic": prefix})

    def _tell(self, *, connected: bool) -> None:
        if connected != self.connected:
            _log.info("bus connected" if connected else "bus not connected")
        self.connected = connected
        self._heard.set()  # not to wait for what may have been lost between two connections
        metrics.DEGRADED.labels("redis").set(0 if connected else 1)
