"""What tests of services need: databases of both kinds, a broker, and a place for each test's own files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A Postgres server for this run."""
    server = Postgres()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> str:
    """An empty database: on the server that PARLOUR_TEST_POSTGRES_URL names, else on one of our own."""
    named = os.environ.get("PARLOUR_TEST_POSTGRES_URL", "")
    if named:
        return named
    server: Postgres = request.getfixturevalue("postgres")
    return server.emptied()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis server for this run."""
    server = RedisServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def redis_url(request: pytest.FixtureRequest) -> str:
    """A broker: the one that PARLOUR_TEST_REDIS_URL names, else one of our own."""
    named = os.environ.get("PARLOUR_TEST_REDIS_URL", "")
    if named:
        return named
    server: RedisServer = request.getfixturevalue("redis_server")
    return server.url


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/service.db"
    return request.getfixturevalue("postgres_url")
