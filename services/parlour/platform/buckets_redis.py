"""Buckets that all replicas share, in Redis; while it is away each process counts for itself, and nobody is refused for that.

A bucket is one number: when it will be full again. A key goes by itself when its bucket is full, so what is kept of people is
gone within a minute or so. Written here because the libraries that limit rates count in windows, and none of them falls back.
"""

from __future__ import annotations

import time
from typing import Any

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from parlour.platform.buckets import MemoryBuckets

PREFIX = "parlour:bucket:"
PATIENCE_SECONDS = 0.5
PAUSE_SECONDS = 2.0  # after a failure nobody waits for Redis again for so long
MOST_CONNECTIONS = 8

# The clock is Redis' own, since those of replicas differ. Whole microseconds: a double holds them exactly.
_TAKE = """
local now = redis.call('TIME')
now = now[1] * 1000000 + now[2]
local each, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local wait = full - now - (burst - 1) * each
if wait > 0 then return wait end
full = full + each
redis.call('SET', KEYS[1], string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000))
return 0
"""


class RedisBuckets:
    """`Buckets` on a Redis server, e.g. "redis://host:6379/0"."""

    def __init__(self, url: str) -> None:
        make: Any = redis.BlockingConnectionPool  # its types leave the options open
        self._pool = make.from_url(
            url,
            max_connections=MOST_CONNECTIONS,
            timeout=PATIENCE_SECONDS,
            socket_connect_timeout=PATIENCE_SECONDS,
            socket_timeout=PATIENCE_SECONDS,
            retry=Retry(NoBackoff(), 1),  # a connection may be from before Redis' last restart
        )
        self._script: Any = redis.Redis(connection_pool=self._pool).register_script(_TAKE)
        self._own = MemoryBuckets()
        self._away_until = 0.0

    async def take(self, key: str, per_second: float, burst: int) -> float:
        """As the port says."""
        if time.monotonic() >= self._away_until:
            each = round(1_000_000 / per_second)
            try:
                wait = await self._script(keys=[PREFIX + key], args=[each, burst])
            except (RedisError, OSError, TimeoutError):
                self._away_until = time.monotonic() + PAUSE_SECONDS
            else:
                return wait / 1_000_000
        return await self._own.take(key, per_second, burst)

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.aclose()
