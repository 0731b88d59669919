"""What a house holds at a moment: streams, tasks, database connections, Redis keys, memory."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import asyncpg
import redis.asyncio as redis

from tests.distributed.replicas import Fleet


@dataclass(frozen=True)
class Reading:
    """One look. `streams`, `tasks` and `resident` (bytes) by process; `rooms`: those that the lobby keeps."""

    streams: dict[str, int]
    tasks: dict[str, int]
    resident: dict[str, int]
    connections: int
    keys: int
    rooms: int


async def read(fleet: Fleet) -> Reading:
    """Look at every process and at what they share."""
    pages = {service.log.stem: service.metrics() for service in fleet.all()}
    connection = await asyncpg.connect(fleet.database)
    try:
        connections = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )
        rooms = await connection.fetchval("SELECT count(*) FROM lobby.room")
    finally:
        await connection.close()
    made: Any = redis.Redis  # its types leave the options open
    broker = made.from_url(fleet.redis)
    keys: int = await broker.dbsize()
    await broker.aclose()
    return Reading(
        streams={name: _sum(page, "parlour_streams_open") for name, page in pages.items()},
        tasks={name: _sum(page, "parlour_tasks") for name, page in pages.items()},
        resident={service.log.stem: service.resident() for service in fleet.all()},
        connections=int(connections or 0),
        keys=keys,
        rooms=int(rooms or 0),
    )


def _sum(page: str, metric: str) -> int:
    """The sum of a metric's values, whatever their labels."""
    values = re.findall(rf"^{metric}(?:\{{[^}}]*\}})? (\S+)$", page, re.MULTILINE)
    return int(sum(float(value) for value in values))
