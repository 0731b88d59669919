"""A house that is played in all the time holds no more when its guests have gone than before they came."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.distributed.replicas import Fleet
from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer
from tests.soak.guests import empty_rooms, evening
from tests.soak.readings import Reading, read

MINUTES = float(os.environ.get("PARLOUR_SOAK_MINUTES", "30"))
TABLES = 6
REST_SECONDS = 60.0
ROOM_HOURS = 0.1
COLLECTED_SECONDS = ROOM_HOURS * 3600 + 120  # the lobby looks every minute
EMPTY_ROOMS = 10_000
SPARE_TASKS = 12  # periodic work that happens to run while one looks
GROWTH = 1.25  # of a process that is warm: games that were played stay in memory for ten minutes
SPARE_BYTES = 24 * 2**20


@pytest.fixture
def fleet(postgres: Postgres, redis_server: RedisServer, tmp_path: Path) -> Iterator[Fleet]:
    """Two replicas of game-state and one of every other service; rooms are collected soon."""
    settings = {"PARLOUR_ROOM_HOURS": str(ROOM_HOURS), "PARLOUR_HISTORY_DAYS": "1"}
    fleet = Fleet(tmp_path, postgres.emptied(), redis_server.url, settings=settings)
    try:
        fleet.start()
        yield fleet
    finally:
        fleet.stop()


@pytest.mark.soak
async def test_all_comes_to_rest_when_the_guests_have_gone(fleet: Fleet) -> None:
    chance = random.Random(20261201)
    done: Counter[str] = Counter()
    await empty_rooms(fleet, EMPTY_ROOMS)
    assert (await read(fleet)).rooms == EMPTY_ROOMS
    await _evenings(fleet, chance, done, time.monotonic() + MINUTES * 20)
    warm = await _at_rest(fleet)
    await _evenings(fleet, chance, done, time.monotonic() + MINUTES * 40)
    rest = await _at_rest(fleet)
    print(f"\n{dict(done)}\nwarm: {warm}\nrest: {rest}")
    assert done["play to the end"], "nobody played a game to its end"
    refused = sum(count for what, count in done.items() if what.startswith("refused"))
    assert refused <= done.total() // 20, f"too much was refused: {done}"
    assert not any(rest.streams.values()), "streams are open that nobody watches"
    assert rest.keys == 0, "keys are left in Redis"
    assert rest.connections <= _pooled(fleet), "database connections were not given back"
    for name, tasks in rest.tasks.items():
        assert tasks <= warm.tasks[name] + SPARE_TASKS, f"{name} keeps tasks"
    for name, resident in rest.resident.items():
        most = warm.resident[name] * GROWTH + SPARE_BYTES
        assert resident <= most, f"{name} grew from {warm.resident[name]} to {resident} bytes"

    # Collected by policy: the empty rooms (B96), and those of guests who left in one way or another.
    collected = await _read_until(fleet, lambda reading: reading.rooms == 0, COLLECTED_SECONDS)
    assert collected.rooms == 0, "rooms are kept that nobody will come back to"


def _pooled(fleet: Fleet) -> int:
    """Database connections that are kept for the next use: more were open at times, and must have been closed."""
    return 8 * len(fleet.all()) + (8 + 1) * len(fleet.game_states)  # the log's own, and its writer


async def _evenings(fleet: Fleet, chance: random.Random, done: Counter[str], until: float) -> None:
    async def table() -> None:
        while time.monotonic() < until:
            await evening(fleet, chance, done)

    await asyncio.gather(*(table() for _ in range(TABLES)))


async def _at_rest(fleet: Fleet) -> Reading:
    """The house once no stream is open and tasks have ended, or after a minute as it is then."""
    fewest: dict[str, int] = {}

    def quiet(reading: Reading) -> bool:
        settled = bool(fewest) and reading.tasks == fewest
        fewest.clear()
        fewest.update(reading.tasks)
        return settled and not any(reading.streams.values())

    return await _read_until(fleet, quiet)


async def _read_until(
    fleet: Fleet, holds: Callable[[Reading], bool], seconds: float = REST_SECONDS
) -> Reading:
    deadline = time.monotonic() + seconds
    while True:
        reading = await read(fleet)
        if holds(reading) or time.monotonic() > deadline:
            return reading
        await asyncio.sleep(2.0)
