"""The bus: tells other processes that something happened, at most once. A wake-up, never the truth."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, bytes], None]
_log = logging.getLogger(__name__)


class Bus(Protocol):
    """Topics are short strings such as "game/3f"; what is lost is found by whoever polls."""

    def publish(self, topic: str, payload: bytes) -> None:
        """Send soon, without waiting; dropped if the broker cannot be reached."""
        ...

    def listen(self, prefix: str, listener: Listener) -> None:
        """Call the listener (topic, payload) for topics that begin so, for as long as the process runs.

        A process does not hear what it published itself. The listener must be quick and must not raise.
        """
        ...

    def on_gap(self, listener: Callable[[], None]) -> None:
        """Call when messages may have been lost: after a reconnect."""
        ...


class MemoryBus:
    """The bus of a single process, in which nobody else is there to hear."""

    def publish(self, topic: str, payload: bytes) -> None:
        """Nobody hears it."""

    def listen(self, prefix: str, listener: Listener) -> None:
        """Nothing will ever come."""

    def on_gap(self, listener: Callable[[], None]) -> None:
        """Nothing is ever lost."""
