"""A house with two replicas in this process, and a fleet of service processes for the tests that kill and stop them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.distributed.replicas import Fleet
from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer
from tests.services.house import House, open_house


@pytest.fixture
async def house(postgres_url: str, redis_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A house with two replicas."""
    async with open_house(postgres_url, tmp_path, redis=redis_url) as opened:
        await opened.replica()
        await opened.replica()
        yield opened


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres]:
    """A Postgres that may be killed."""
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def own_redis() -> Iterator[RedisServer]:
    """A Redis that may be killed."""
    server = RedisServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def running_fleet(
    own_postgres: Postgres, own_redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Fleet]:
    """Two replicas of game-state and one of every other service, for this run (of one test process)."""
    folder: Path = tmp_path_factory.mktemp("fleet")
    fleet = Fleet(folder, own_postgres.url(), own_redis.url)
    try:
        fleet.start()
        yield fleet
    finally:
        fleet.stop()


@pytest.fixture
def fleet(running_fleet: Fleet) -> Iterator[Fleet]:
    """The fleet, all of it running."""
    running_fleet.mend()
    yield running_fleet
