"""Starts in any order: what is not there yet is waited for, and said."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.distributed.history import check
from tests.distributed.players import play_out
from tests.distributed.replicas import Fleet, begin
from tests.distributed.test_killing import SIX, long_game
from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer


@pytest.fixture
async def parts(tmp_path: Path) -> AsyncIterator[tuple[Postgres, RedisServer, Fleet]]:
    """A Postgres and a Redis that do not run yet, and services that need them."""
    postgres, redis = Postgres(), RedisServer()
    fleet = Fleet(tmp_path / "fleet", postgres.url(), redis.url, games=1)
    try:
        yield postgres, redis, fleet
    finally:
        fleet.stop()
        redis.stop()
        postgres.stop()


def start_bots(server: str, log: Path) -> subprocess.Popen[bytes]:
    """A worker process."""
    settings = {"PARLOUR_SERVER": server, "PARLOUR_WORKER_TOKEN": "of the bots"}
    command = [sys.executable, "-m", "parlour", "bots"]
    with log.open("wb") as file:
        return subprocess.Popen(command, stdout=file, stderr=file, env={**os.environ, **settings})


async def until(true: Callable[[], bool], what: str, seconds: float = 30.0) -> None:
    """Until it is so."""
    deadline = time.monotonic() + seconds
    while not await asyncio.to_thread(true):
        assert time.monotonic() < deadline, what
        await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    "start", [1, *(pytest.param(n, marks=pytest.mark.faults) for n in range(2, 11))]
)
async def test_b91_services_that_start_before_all_they_need_wait_say_so_and_recover(
    parts: tuple[Postgres, RedisServer, Fleet], tmp_path: Path, start: int
) -> None:
    """Ten cold starts, each on an empty database that comes late."""
    postgres, redis, fleet = parts
    fleet.launch()
    bots_log = tmp_path / "bots.log"
    bots = start_bots(fleet.lobby.address, bots_log)
    try:
        for service in fleet.all():
            await until(lambda s=service: "waiting for the database" in s.said(), service.said())
            status, body = service.health()
            assert status == 503, body
            assert '"listeners":{"ready":false' in body
        await until(lambda: b"waiting for the server" in bots_log.read_bytes(), "the bots wait")
        await asyncio.sleep(2)
        assert all(s.process is not None and s.process.poll() is None for s in fleet.all())
        await asyncio.to_thread(postgres.start)
        for service in fleet.all():
            await asyncio.to_thread(service.wait)
            await until(lambda s=service: s.health()[0] == 200, "healthy with its database")
            status, body = service.health()
            assert '"redis"' in body, "that Redis is away is shown, and no reason not to serve"
            assert "bus lost" in service.said()
        redis.start()
        for service in fleet.all():
            await until(lambda s=service: '"status":"ok"' in s.health()[1], service.health()[1])
        async with AsyncExitStack() as stack:
            table = await begin(stack, fleet, SIX, long_game(5))
            await play_out(table.players, start)
            await check(table.doors, table.players, [])
        assert bots.poll() is None, bots_log.read_text()
        await until(lambda: b"ready" in bots_log.read_bytes(), bots_log.read_text())
    finally:
        bots.kill()
        bots.wait()
