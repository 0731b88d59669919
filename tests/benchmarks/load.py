"""Loads, and what they cost: a closed loop that keeps every table busy, and an open one of so many moves a second."""

from __future__ import annotations

import asyncio
import itertools
import statistics
import time
import uuid
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import asyncpg
from grpc import aio
from parlour.api.game.v1 import game_service_pb2 as pb

from tests.benchmarks.echo import METHOD
from tests.benchmarks.processes import Server
from tests.benchmarks.table import Table

WARM_SECONDS = 0.5


@dataclass
class Cost:
    """What was done: operations, the servers' processor seconds, the time it took, and seconds to the last of those told."""

    done: int = 0
    cpu: float = 0.0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list[float])

    @property
    def each(self) -> float:
        """Processor seconds an operation."""
        return self.cpu / self.done

    @property
    def rate(self) -> float:
        """Operations a second."""
        return self.done / self.seconds


Loop = Callable[[Cost], Awaitable[None]]


async def _measured(loops: Sequence[Loop], servers: Sequence[Server], seconds: float) -> Cost:
    """Run loops, each of which does one operation a call, for a while; what happens in the first moments does not count."""
    cost = Cost()
    stopping = False

    async def run(one: Loop) -> None:
        while not stopping:
            await one(cost)

    running = [asyncio.create_task(run(loop)) for loop in loops]
    await asyncio.sleep(WARM_SECONDS)
    cost.done, cost.waits = 0, []
    began, before = time.perf_counter(), sum(server.cpu() for server in servers)
    await asyncio.sleep(seconds)
    done, waits = cost.done, cost.waits
    cpu, seconds = sum(server.cpu() for server in servers) - before, time.perf_counter() - began
    stopping = True
    await asyncio.gather(*running)
    return Cost(done, cpu, seconds, waits)


async def moves(tables: Sequence[Table], servers: Sequence[Server], seconds: float) -> Cost:
    """All tables play, one move at a time each."""

    def at(table: Table) -> Loop:
        async def move(cost: Cost) -> None:
            seat = await table.awaited()
            began = time.perf_counter()
            await table.move(seat)
            cost.waits.append(time.perf_counter() - began)
            cost.done += 1

        return move

    return await _measured([at(table) for table in tables], servers, seconds)


async def echoes(
    channels: Sequence[aio.Channel], server: Server, callers: int, seconds: float
) -> Cost:
    """So many callers of the yardstick, each with one call at a time."""
    calls = [_echo_of(channel) for channel in channels]
    request = echo_request()

    def by(call: Any) -> Loop:
        async def one(cost: Cost) -> None:
            began = time.perf_counter()
            await call(request)
            cost.waits.append(time.perf_counter() - began)
            cost.done += 1

        return one

    spread = itertools.islice(itertools.cycle(calls), callers)
    return await _measured([by(call) for call in spread], [server], seconds)


async def light(tables: Sequence[Table], rate: float, count: int) -> list[float]:
    """So many moves, one every 1/rate seconds, each at the next table; seconds from sending until all were told."""
    waits: list[float] = []
    loop = asyncio.get_running_loop()
    running: set[asyncio.Task[None]] = set()
    turns = [asyncio.Lock() for _ in tables]  # a machine that is too slow must not play two at once

    async def move(number: int) -> None:
        table = tables[number % len(tables)]
        async with turns[number % len(tables)]:
            seat = await table.awaited()
            began = loop.time()
            await table.move(seat)
            waits.append(loop.time() - began)

    start = loop.time()
    for number in range(count):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - loop.time()))
        task = asyncio.create_task(move(number))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return waits


async def single_echo(channel: aio.Channel, count: int) -> float:
    """Seconds of an echo when nothing else is called: the median of so many."""
    call, request = _echo_of(channel), echo_request()
    return await _median_time(lambda: call(request), count)


async def single_commit(url: str, count: int) -> float:
    """Seconds of one committed row, straight through asyncpg: the median of so many."""
    connection: Any = await asyncpg.connect(url)
    try:
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS yardstick (game text, number bigserial, data bytea,"
            " PRIMARY KEY (game, number))"
        )
        insert = await connection.prepare("INSERT INTO yardstick (game, data) VALUES ($1, $2)")
        return await _median_time(lambda: insert.fetch("a game", b"x" * 60), count)
    finally:
        await connection.close()


async def _median_time(work: Callable[[], Awaitable[Any]], count: int) -> float:
    times: list[float] = []
    for _ in range(count):
        began = time.perf_counter()
        await work()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def echo_request() -> pb.SubmitMoveRequest:
    """A move as it is sent: what the yardstick reads is as long."""
    request = pb.SubmitMoveRequest(
        game=f"games/{uuid.uuid4().hex}", request_id=str(uuid.uuid4()), phase_id=12
    )
    request.move.dixit.submit_cards.cards.append("dream/12")
    return request


def _echo_of(channel: aio.Channel) -> Any:
    return channel.unary_unary(
        METHOD, pb.SubmitMoveRequest.SerializeToString, pb.SubmitMoveResponse.FromString
    )
