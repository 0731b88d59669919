"""The bus on a real Redis: messages come through again, whatever became of the connection that carried them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import redis.asyncio as redis
from parlour.platform import bus_redis
from parlour.platform.bus_redis import RedisBus

from tests.distributed.fault_proxy import Mode, before


async def until(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it never came to hold"
        await asyncio.sleep(0.01)


@pytest.fixture
async def two(redis_url: str) -> AsyncIterator[tuple[RedisBus, list[bytes]]]:
    """A bus, and what another process hears of it."""
    heard: list[bytes] = []
    here, there = RedisBus(redis_url), RedisBus(redis_url)
    there.listen("test/", lambda _, payload: heard.append(payload))
    here.listen("test/", lambda _, payload: pytest.fail(f"heard itself: {payload!r}"))
    for bus in (here, there):
        bus.start()
    await until(lambda: here.connected and there.connected)
    await until(lambda: _comes_through(here, heard))
    heard.clear()
    yield here, heard
    for bus in (here, there):
        await bus.stop()


def _comes_through(bus: RedisBus, heard: list[bytes]) -> bool:
    bus.publish("test/x", b"is anybody there")
    return bool(heard)


async def test_messages_come_in_order_and_not_back(two: tuple[RedisBus, list[bytes]]) -> None:
    here, heard = two
    sent = [b"%d" % number for number in range(500)]
    for payload in sent:
        here.publish("test/x", payload)
    await until(lambda: heard[-500:] == sent)


async def test_f4_the_first_message_after_the_brokers_end_was_closed_comes_through(
    two: tuple[RedisBus, list[bytes]], redis_url: str
) -> None:
    here, heard = two
    client: Any = redis.Redis  # its types leave the answer open
    async with client.from_url(redis_url) as admin:
        assert await admin.execute_command("CLIENT", "KILL", "TYPE", "normal") >= 1
    await asyncio.sleep(0.2)
    here.publish("test/x", b"after")
    await until(lambda: b"after" in heard)


async def test_f4_a_publisher_that_nothing_comes_back_from_connects_anew(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_redis, "SILENCE_SECONDS", 1.0)
    heard: list[bytes] = []
    there = RedisBus(redis_url)
    there.listen("test/", lambda _, payload: heard.append(payload))
    address = redis_url.removeprefix("redis://").partition("/")[0]
    async with before(address) as proxy:
        here = RedisBus(f"redis://127.0.0.1:{proxy.port}/0")
        for bus in (here, there):
            bus.start()
        await until(lambda: here.connected and there.connected)
        await until(lambda: _comes_through(here, heard))
        proxy.mode = Mode.DROP
        here.publish("test/x", b"lost")
        await asyncio.sleep(0.1)
        proxy.mode = Mode.PASS
        await until(lambda: here.connected)

        def comes_through() -> bool:
            here.publish("test/x", b"again")
            return b"again" in heard

        await until(comes_through, 10)
        for bus in (here, there):
            await bus.stop()
