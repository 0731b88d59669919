"""Buckets of tokens: how often something may be done. This process's own, and the port to those that processes share."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

REMEMBERED = 50_000


class Buckets(Protocol):
    """A bucket a key, full at first; it holds `burst` tokens and gains `per_second`."""

    async def take(self, key: str, per_second: float, burst: int) -> float:
        """Take a token: 0.0, or if there is none, the seconds until there is one."""
        ...


@dataclass(slots=True)
class _Bucket:
    tokens: float
    since: float


class MemoryBuckets:
    """Buckets of this process; those not used for longest are forgotten first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    async def take(self, key: str, per_second: float, burst: int) -> float:
        """As the port says."""
        now = self._clock()
        bucket = self._buckets.setdefault(key, _Bucket(burst, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        gained = (now - bucket.since) * per_second
        bucket.tokens, bucket.since = min(burst, bucket.tokens + gained), now
        if bucket.tokens < 1.0:
            return (1.0 - bucket.tokens) / per_second
        bucket.tokens -= 1.0
        return 0.0
