"""Chance as a port: its results are stored in events, so that a replay needs no random source."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of random results. Live games draw on the operating system; tests inject seeded ones."""

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """All items in an order drawn uniformly."""
        ...

    def choose(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely; the sequence is not empty."""
        ...
