"""Redis and Postgres going away and coming back: truth is never lost, and what is late is late by seconds."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
import redis.asyncio as redis
from parlour.kernel.refusals import Refused
from parlour.platform import database
from parlour_bots import Lore, choose
from sqlalchemy.exc import DBAPIError

from tests.distributed.history import check, read_log
from tests.distributed.players import Player, Watcher
from tests.distributed.replicas import Fleet, Table, begin
from tests.distributed.test_killing import SIX, long_game
from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer

ENDLESS = 200


async def timed_moves(table: Table, seconds: float, seed: int) -> list[float]:
    """Players move for so long, one after the other; gives how long each move took to be told done."""
    chance, lore, took = random.Random(seed), Lore({}), list[float]()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for player in table.players:
            if player.private is None or player.over:
                continue
            move = choose(player.view, player.private, lore, chance)
            if move is None:
                continue
            began = time.monotonic()
            await player.submit(move, player.view.phase_id)
            took.append(time.monotonic() - began)
            await asyncio.sleep(0.08)  # no game is to end meanwhile
        await asyncio.sleep(0.05)
    return took


async def watched(
    stack: AsyncExitStack, fleet: Fleet, target: int = ENDLESS
) -> tuple[Table, list[Watcher]]:
    """A table under way, and a spectator at each replica."""
    table = await begin(stack, fleet, SIX, long_game(target))
    watchers = [Watcher(table.doors, table.game, SIX[n], n, spectator=True) for n in range(2)]
    for one in (*table.players, *watchers):
        one.start()
    for one in table.players:
        await one.until(lambda one=one: one.private is not None)
        stack.push_async_callback(one.stop)
    for one in watchers:
        stack.push_async_callback(one.stop)
    return table, watchers


async def all_have(watchers: list[Watcher], players: list[Player]) -> None:
    """Every watcher gets to where the last accepted move was."""
    last = max(sent.revision or 0 for player in players for sent in player.sent)
    for watcher in watchers:
        await watcher.until(lambda watcher=watcher: watcher.revision >= last, 6)


async def ended(table: Table, watchers: list[Watcher]) -> None:
    """The host ends the game, and the whole history is checked."""
    from parlour.api.game.v1 import game_service_pb2 as pb

    host = table.players[0]
    request = pb.EndGameRequest(game=table.game, request_id="00000000-0000-4000-8000-000000000000")
    await table.doors.stubs[0].EndGame(request, metadata=table.doors.key(host.name))
    for one in (*table.players, *watchers):
        await one.until(lambda one=one: one.over)
    await check(table.doors, table.players, watchers)


@pytest.mark.parametrize("seconds", [4.0, pytest.param(30.0, marks=pytest.mark.faults)])
async def test_f5_redis_stopped_moves_are_accepted_and_watchers_updated_by_polling(
    fleet: Fleet, own_redis: RedisServer, seconds: float
) -> None:
    """B36: readiness stays true, /healthz says degraded meanwhile; afterwards nothing comes twice."""
    async with AsyncExitStack() as stack:
        table, watchers = await watched(stack, fleet)
        await timed_moves(table, 0.5, 5)
        own_redis.stop()
        try:
            took = await timed_moves(table, seconds, 6)
            began = time.monotonic()
            await all_have(watchers, table.players)
            assert time.monotonic() - began < 5
            for service in fleet.game_states:
                status, body = await asyncio.to_thread(service.health)
                assert status == 200
                assert "redis" in json.dumps(json.loads(body)), "it says what is degraded"
                page = await asyncio.to_thread(service.metrics)
                assert 'parlour_degraded{part="redis"} 1.0' in page
                (behind,) = re.findall(r"^parlour_games_behind_total (\S+)$", page, re.M)
                assert float(behind) > 0, "and that it learns of steps by its poll alone"
        finally:
            own_redis.start()
        took.sort()
        assert took[int(len(took) * 0.99)] < 1.0, "p99 of moves without Redis"
        print(
            f"\nF5: {len(took)} moves without Redis, p50 {took[len(took) // 2]:.3f} s, max {took[-1]:.3f} s"
        )
        await timed_moves(table, 1.0, 7)
        await all_have(watchers, table.players)
        for _ in range(60):
            if "redis" not in (await asyncio.to_thread(fleet.game_states[0].health))[1]:
                break
            await asyncio.sleep(0.2)
        assert "redis" not in (await asyncio.to_thread(fleet.game_states[0].health))[1]
        await ended(table, watchers)


async def test_f5_b36_redis_flushed_and_subscribers_killed_lose_nothing(
    fleet: Fleet, own_redis: RedisServer
) -> None:
    """FLUSHALL, and CLIENT KILL of every subscriber: no exception is seen, and steps arrive again within seconds."""
    client = redis.Redis.from_url(own_redis.url)  # pyright: ignore[reportUnknownMemberType]
    async with AsyncExitStack() as stack:
        stack.push_async_callback(client.aclose)
        table, watchers = await watched(stack, fleet)
        for number in range(5):
            await timed_moves(table, 0.3, number)
            await client.execute_command("FLUSHALL")  # pyright: ignore[reportUnknownMemberType]
            await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")  # pyright: ignore[reportUnknownMemberType]
            await timed_moves(table, 0.3, number)
            await all_have(watchers, table.players)
        await ended(table, watchers)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (asyncpg.CannotConnectNowError("starting up"), "UNAVAILABLE"),
        (asyncpg.AdminShutdownError("going down"), "UNAVAILABLE"),
        (asyncpg.TooManyConnectionsError("full"), "UNAVAILABLE"),
        (asyncpg.ReadOnlySQLTransactionError("read-only"), "UNAVAILABLE"),
        (asyncpg.DiskFullError("no space"), "STORAGE_FULL"),
    ],
)
def test_f6_what_postgres_says_while_it_cannot_serve_is_no_mistake_of_ours(
    error: Exception, reason: str
) -> None:
    wrapped = DBAPIError("SELECT 1", None, error)
    meaning = database.translate(wrapped)
    assert isinstance(meaning, Refused)
    assert meaning.reason == reason


@pytest.mark.parametrize("times", [1, pytest.param(5, marks=pytest.mark.faults)])
async def test_f6_b37_postgres_killed_and_restarted_halves_nothing(
    fleet: Fleet, own_postgres: Postgres, times: int
) -> None:
    """Moves fail as UNAVAILABLE within their deadline, and succeed again within seconds, services untouched."""
    async with AsyncExitStack() as stack:
        table, watchers = await watched(stack, fleet)
        for number in range(times):
            moving = asyncio.create_task(timed_moves(table, 3.0, number))
            await asyncio.sleep(0.5)
            await asyncio.to_thread(own_postgres.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(own_postgres.start)
            back = time.monotonic()
            await moving
            if len(await timed_moves(table, 0.1, 0)) == 0:
                await timed_moves(table, 1.0, 1)
            assert time.monotonic() - back < 10
        await all_have(watchers, table.players)
        await ended(table, watchers)


async def test_f6_a_database_that_only_reads_takes_no_moves_and_loses_none(
    fleet: Fleet, own_postgres: Postgres
) -> None:
    """As after a failover to a standby: moves fail as UNAVAILABLE, then are done once, services untouched."""
    async with AsyncExitStack() as stack:
        table, watchers = await watched(stack, fleet)
        await timed_moves(table, 0.5, 6)
        await only_reading(own_postgres, yes=True)
        moving = asyncio.create_task(timed_moves(table, 1.0, 7))
        await asyncio.sleep(1.5)
        revision = max(watcher.revision for watcher in watchers)
        await asyncio.sleep(0.5)
        assert max(watcher.revision for watcher in watchers) == revision, "nothing is told as done"
        await only_reading(own_postgres, yes=False)
        await asyncio.wait_for(moving, 15)
        assert await timed_moves(table, 0.5, 8)
        await all_have(watchers, table.players)
        await ended(table, watchers)


async def only_reading(postgres: Postgres, *, yes: bool) -> None:
    """Have all transactions from now on read only, or write as well."""
    connection = await asyncpg.connect(postgres.url())
    try:
        await connection.execute("SET default_transaction_read_only = off")
        value = "on" if yes else "off"
        await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
        await connection.execute("SELECT pg_reload_conf()")
    finally:
        await connection.close()
    await asyncio.sleep(0.3)  # the server reads it anew


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of its own, which is soon full."""
    with tempfile.TemporaryDirectory(prefix="parlour-disk-") as folder:
        mounting = ["mount", "-t", "tmpfs", "-o", "size=200m,mode=755", "none", folder]
        if subprocess.run(mounting, check=False).returncode:
            pytest.skip("this user may not mount a disk: a full one is told by its error alone")
        Path(folder).chmod(0o755)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.mark.faults
async def test_f6_a_full_disk_takes_no_moves_and_loses_none(
    small_disk: Path, own_redis: RedisServer, tmp_path: Path
) -> None:
    """Whatever finds no place is refused as STORAGE_FULL and told to nobody; with place again the game goes on."""
    postgres = Postgres(small_disk)
    postgres.start()
    fleet = Fleet(tmp_path / "fleet", postgres.url(), own_redis.url)
    try:
        fleet.start()
        async with AsyncExitStack() as stack:
            table, watchers = await watched(stack, fleet)
            await timed_moves(table, 0.5, 9)
            filler = small_disk / "filler"
            fill(filler)
            async with asyncio.timeout(120):
                while not any(sent.reason for player in table.players for sent in player.sent):
                    await timed_moves(table, 0.5, 10)
            refused = {sent.reason for player in table.players for sent in player.sent} - {""}
            assert refused == {"STORAGE_FULL"}
            await all_have(watchers, table.players)
            filler.unlink()
            assert await timed_moves(table, 1.0, 11)
            assert table.players[0].sent[-1].revision or table.players[1].sent[-1].revision
            await all_have(watchers, table.players)
            await ended(table, watchers)
    finally:
        fleet.stop()
        postgres.stop()


def fill(file: Path) -> None:
    """Write until nothing more fits on the disk."""
    for size in (2**20, 2**12, 1):
        with contextlib.suppress(OSError), file.open("ab", buffering=0) as open_file:
            while True:
                open_file.write(b"x" * size)


async def test_f16_a_dump_taken_in_play_restores_to_a_game_that_replays_equal(
    fleet: Fleet, own_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """pg_dump of a running house, restored beside it: the same steps, up to where the dump was taken."""
    async with AsyncExitStack() as stack:
        table, watchers = await watched(stack, fleet)
        moving = asyncio.create_task(timed_moves(table, 1.5, 16))
        await asyncio.sleep(0.5)
        dump = await asyncio.to_thread(own_postgres.dumped)
        await moving
        await all_have(watchers, table.players)
        before = await read_log(table.doors, table.game, SIX[0])
        await asyncio.to_thread(own_postgres.restored, dump, "second")
        second = Fleet(
            tmp_path_factory.mktemp("second"), own_postgres.url("second"), fleet.redis, games=1
        )
        try:
            await asyncio.to_thread(second.start)
            from tests.distributed.replicas import open_doors

            keys = {name: table.doors.key(name) for name in SIX}
            doors = await open_doors(stack, [second.game_states[0].address], keys)
            restored = await read_log(doors, table.game, SIX[0])
            assert restored
            assert restored == before[: len(restored)]
            players = [Player(doors, table.game, name) for name in SIX]
            for player in players:
                player.start()
            for player in players:
                await player.until(lambda player=player: player.private is not None)
            again = Table(table.clients, table.room, table.game, players, doors)
            assert await timed_moves(again, 1.0, 17), "it plays on"
            for player in players:
                await player.stop()
        finally:
            second.stop()
        await ended(table, watchers)
