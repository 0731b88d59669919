"""Chance of live games: the operating system's, with no seed that anybody could learn."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
_random = secrets.SystemRandom()


class SystemChance:
    """`kernel.chance.Chance` on the operating system's random source."""

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """All items in an order drawn uniformly."""
        drawn = list(items)
        _random.shuffle(drawn)
        return tuple(drawn)

    def choose(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return _random.choice(items)
