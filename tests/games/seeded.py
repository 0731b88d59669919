"""Chance that comes out the same each time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Seeded:
    """`kernel.chance.Chance` from a seed."""

    def __init__(self, seed: int | str = 1) -> None:
        self._random = random.Random(seed)

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        shuffled = list(items)
        self._random.shuffle(shuffled)
        return tuple(shuffled)

    def choose(self, items: Sequence[T]) -> T:
        return self._random.choice(items)
