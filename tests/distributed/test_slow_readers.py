"""F9: watchers that never read hold nothing up, and are cut off before they cost much."""

from __future__ import annotations

import re
import time
import uuid
from contextlib import AsyncExitStack
from typing import Any

import pytest
from grpc import aio
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.api.game.v1.game_service_pb2_grpc import GameServiceStub
from parlour_client import connect

from tests.distributed.players import Metadata
from tests.distributed.replicas import Fleet, Service, Table
from tests.distributed.test_outages import ended, timed_moves, watched
from tests.services.test_game_state import until

MIB = 1024 * 1024
# A small window, and no growing of it: what is not read soon stands still. Each channel a connection of its own.
DEAF = [
    ("grpc.http2.bdp_probe", 0),
    ("grpc.http2.lookahead_bytes", 1024),
    ("grpc.use_local_subchannel_pool", 1),
]
OPEN = re.compile(r'^parlour_streams_open\{.*method="WatchGame".*\} (\S+)$', re.M)
CUT = re.compile(r'^parlour_slow_readers_total\{done="ended"\} (\S+)$', re.M)


def measure(service: Service, what: re.Pattern[str]) -> float:
    """A number of the metrics page; 0 if it is not there yet."""
    found = what.search(service.metrics())
    return float(found.group(1)) if found else 0.0


async def flood(table: Table, seconds: float) -> int:
    """The host pauses and resumes for so long: a step and a whole view each; gives how many."""
    stub, key = table.doors.stubs[0], table.doors.key(table.players[0].name)
    deadline, steps = time.monotonic() + seconds, 0
    while time.monotonic() < deadline or steps % 2:
        name, request_id = table.game, str(uuid.uuid4())
        if steps % 2:
            await stub.ResumeGame(
                pb.ResumeGameRequest(game=name, request_id=request_id), metadata=key
            )
        else:
            await stub.PauseGame(
                pb.PauseGameRequest(game=name, request_id=request_id), metadata=key
            )
        steps += 1
    return steps


@pytest.mark.parametrize(
    ("deaf", "seconds"), [(12, 11.0), pytest.param(200, 60.0, marks=pytest.mark.faults)]
)
async def test_f9_watchers_that_never_read_are_ended_and_cost_nobody_anything(
    fleet: Fleet, deaf: int, seconds: float
) -> None:
    replica = fleet.game_states[0]
    async with AsyncExitStack() as stack:
        table, watchers = await watched(stack, fleet)
        calm = sorted(await timed_moves(table, 2.0, 9))
        base, opened = replica.resident(), measure(replica, OPEN)
        cut_before = measure(replica, CUT)
        streams: list[Any] = []
        keys: list[Metadata] = []
        for number in range(deaf // 12 + 1):
            guest = await stack.enter_async_context(connect(fleet.lobby.address))
            await guest.sign_in(f"Deaf {number}")
            keys.append(guest.metadata(table.game))
        for number in range(deaf):
            channel = await stack.enter_async_context(
                aio.insecure_channel(replica.address, options=DEAF)
            )
            request = pb.WatchGameRequest(game=table.game, as_spectator=True)
            key = keys[number // 12]
            streams.append(GameServiceStub(channel).WatchGame(request, metadata=key))
        await flood(table, seconds)
        busy = sorted(await timed_moves(table, 2.0, 10))

        async def all_ended() -> bool:
            return measure(replica, CUT) - cut_before >= deaf and measure(replica, OPEN) <= opened

        await until(all_ended, 20)
        grown = (replica.resident() - base) / MIB
        print(
            f"\nF9: {deaf} deaf watchers: memory {grown:+.1f} MiB afterwards,"
            f" slowest move {calm[-1]:.3f} s before, {busy[-1]:.3f} s after"
        )
        assert grown < 50
        assert busy[-1] < 1.0
        await ended(table, watchers)
        del streams
