"""How often one may do things: buckets of this process, and buckets that replicas share through Redis."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from parlour.kernel.refusals import Refused
from parlour.lobby.settings import Rate, Rates
from parlour.platform import buckets_redis
from parlour.platform.buckets import Buckets, MemoryBuckets
from parlour.platform.buckets_redis import RedisBuckets
from redis.asyncio import Redis

from tests.lobby.conftest import SQLITE_ALONE, Build
from tests.lobby.house import Peers
from tests.parts.redis_server import RedisServer

SLOW = (0.1, 3)  # tokens a second, burst


@asynccontextmanager
async def emptied(url: str) -> AsyncGenerator[Any]:
    """A plain client of a Redis without keys."""
    make: Any = Redis  # its types are incomplete
    async with make.from_url(url) as client:
        await client.flushdb()
        yield client


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A Redis that may be killed."""
    server = RedisServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["memory", "redis"])
async def buckets(request: pytest.FixtureRequest) -> AsyncIterator[Buckets]:
    """Buckets of each kind, all full."""
    if request.param == "memory":
        yield MemoryBuckets()
        return
    url: str = request.getfixturevalue("redis_url")
    async with emptied(url):
        shared = RedisBuckets(url)
        yield shared
        await shared.close()


async def test_a_bucket_gives_what_it_holds_at_once_and_then_says_how_long_to_wait(
    buckets: Buckets,
):
    assert [await buckets.take("join:ana", *SLOW) for _ in range(3)] == [0.0, 0.0, 0.0]
    wait = await buckets.take("join:ana", *SLOW)
    assert 0.0 < wait <= 10.0
    assert await buckets.take("join:bo", *SLOW) == 0.0, "everybody has a bucket of their own"


async def test_a_bucket_gains_tokens_with_time_and_a_refusal_costs_none(buckets: Buckets):
    quick = (5.0, 2)
    for _ in range(2):
        assert await buckets.take("join:ana", *quick) == 0.0
    wait = 0.0
    for _ in range(20):
        wait = await buckets.take("join:ana", *quick)
        assert wait <= 0.2
    await asyncio.sleep(wait + 0.02)
    assert await buckets.take("join:ana", *quick) == 0.0


async def test_callers_at_the_same_instant_get_no_more_than_the_bucket_holds(buckets: Buckets):
    waits = await asyncio.gather(*(buckets.take("join:ana", *SLOW) for _ in range(50)))
    assert waits.count(0.0) == 3


async def test_what_redis_keeps_of_people_goes_by_itself(redis_url: str):
    async with emptied(redis_url) as client:
        buckets = RedisBuckets(redis_url)
        await buckets.take("join:10.0.0.1", 10.0, 5)
        await asyncio.sleep(0.15)
        assert await client.keys("*") == []
        await buckets.close()


@SQLITE_ALONE
async def test_two_replicas_share_the_limit_of_one(build: Build, peers: Peers, redis_url: str):
    async with emptied(redis_url):
        peers.buckets = shared = RedisBuckets(redis_url)
        rates = Rates(sign_in_by_address=Rate(*SLOW))
        here, there = await build(rates=rates), await build(rates=rates)
        for house in (here, there, here):
            await house.guest()
        for house in (here, there):
            with pytest.raises(Refused, match="TOO_MANY_REQUESTS"):
                await house.guest()
        await shared.close()


async def test_while_redis_is_away_each_process_counts_for_itself_and_does_not_wait(
    own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(buckets_redis, "PAUSE_SECONDS", 0.2)
    buckets = RedisBuckets(own_redis.url)
    for _ in range(3):
        assert await buckets.take("join:ana", *SLOW) == 0.0
    assert await buckets.take("join:ana", *SLOW) > 0.0
    own_redis.stop()
    began = time.monotonic()
    waits = [await buckets.take("join:ana", *SLOW) for _ in range(4)]
    assert waits[:3] == [0.0, 0.0, 0.0], "nobody is refused because Redis is away"
    assert waits[3] > 0.0, "and nobody may do what they like because of it"
    assert time.monotonic() - began < 2.0
    own_redis.start()
    await asyncio.sleep(0.25)
    assert await buckets.take("join:ana", *SLOW) == 0.0, "an empty Redis: full buckets"
    await buckets.close()


async def test_a_redis_that_hangs_is_waited_for_once(
    own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(buckets_redis, "PATIENCE_SECONDS", 0.2)
    buckets = RedisBuckets(own_redis.url)
    assert await buckets.take("join:ana", *SLOW) == 0.0
    own_redis.pause()
    try:
        began = time.monotonic()
        for number in range(50):
            assert await buckets.take(f"join:{number}", *SLOW) == 0.0
        assert time.monotonic() - began < 2.0
    finally:
        own_redis.resume()
    await buckets.close()
