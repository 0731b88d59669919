"""Wake-ups: within the process at once, to other processes over the bus. They say that, never what, something changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Generator

from parlour.platform.bus import Bus


class Wake:
    """Somebody who waits for topics to stir."""

    def __init__(self) -> None:
        self._event = asyncio.Event()
        self.stirred: set[str] = set()

    def stir(self, topic: str) -> None:
        """The topic has changed, or may have."""
        self.stirred.add(topic)
        self._event.set()

    async def wait(self, seconds: float) -> frozenset[str]:
        """The topics that stirred since the last time, as soon as there are any; empty when the time is up."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._event.wait()
        self._event.clear()
        stirred, self.stirred = frozenset(self.stirred), set()
        return stirred


class Signals:
    """Topics: "room/{code}" changed, "player/{id}" lost a token, "outbox" and "bots" have work, "drain": the end is near."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: dict[str, set[Wake]] = {}
        self._followers: list[tuple[str, Callable[[str], None]]] = []
        self.draining = False
        for prefix in ("room/", "player/", "bots"):
            bus.listen(prefix, lambda topic, _: self._stir(topic))
        bus.on_gap(self._stir_all)

    def publish(self, topic: str) -> None:
        """Wake all who wait for the topic, here and in other processes."""
        self._stir(topic)
        self._bus.publish(topic, b"")

    def nudge(self, topic: str) -> None:
        """Wake those who wait in this process."""
        self._stir(topic)

    def follow(self, prefix: str, listener: Callable[[str], None]) -> None:
        """Call the listener with every topic that begins so when it stirs, for as long as the process runs."""
        self._followers.append((prefix, listener))

    def drain(self) -> None:
        """Wake everybody for the last time."""
        self.draining = True
        self._stir_all()

    @contextlib.contextmanager
    def waiting(self, *topics: str) -> Generator[Wake]:
        """Somebody waits for these topics."""
        wake = Wake()
        for topic in topics:
            self._waiting.setdefault(topic, set()).add(wake)
        try:
            yield wake
        finally:
            for topic in topics:
                self._waiting[topic].discard(wake)
                if not self._waiting[topic]:
                    del self._waiting[topic]

    def _stir(self, topic: str) -> None:
        for prefix, listener in self._followers:
            if topic.startswith(prefix):
                listener(topic)
        for wake in self._waiting.get(topic, ()):
            wake.stir(topic)

    def _stir_all(self) -> None:
        for topic in list(self._waiting):
            self._stir(topic)
