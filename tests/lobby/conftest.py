"""A lobby for each test, on SQLite and on Postgres."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from parlour.lobby.settings import LobbySettings
from parlour.platform.database import sqlite_url

from tests.lobby.house import WORKER_TOKEN, Clock, House, Peers, Town

Build = Callable[..., Awaitable[House]]


SQLITE_ALONE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For tests of what never reaches the database."""


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path, "lobby")
    return request.getfixturevalue("postgres_url")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def town() -> Town:
    return Town()


@pytest.fixture
def peers() -> Peers:
    return Peers()


@pytest_asyncio.fixture
async def build(url: str, clock: Clock, town: Town, peers: Peers) -> AsyncGenerator[Build]:
    """Makes lobbies on the same database: replicas of each other."""
    houses: list[House] = []

    async def make(**settings: Any) -> House:
        # Background rounds are the test's to ask for, except delivery.
        quiet: dict[str, Any] = {"sweep": 3600.0, "housekeeping": 3600.0, "outbox_poll": 0.05}
        chosen = LobbySettings(worker_token=WORKER_TOKEN, **(quiet | settings))
        house = House(url, town, clock, chosen, peers)
        houses.append(house)
        await house.part.start()
        return house

    yield make
    for house in houses:
        await house.part.stop()
        await house.engine.dispose()


@pytest_asyncio.fixture
async def house(build: Build) -> House:
    return await build()
