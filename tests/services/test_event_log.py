"""What the port `platform.event_log` promises, over all its adapters."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from parlour.kernel.refusals import Refused
from parlour.platform import database
from parlour.platform.event_log import Errand, GameRecord, NewStep, StepWriter
from parlour.platform.event_log.memory import MemoryEventLog
from parlour.platform.event_log.postgres import PostgresEventLog
from parlour.platform.event_log.sqlite import SqliteEventLog

from tests.parts.postgres import Postgres


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Any]:
    """A log of each technology."""
    if request.param == "memory":
        yield MemoryEventLog()
        return
    if request.param == "sqlite":
        engine = database.open_engine(database.sqlite_url(tmp_path, "game-state"), "game-state")
        made: Any = SqliteEventLog(tmp_path / "game-state.db")
    else:
        url = request.getfixturevalue("postgres_url")
        engine = database.open_engine(url, "game-state")
        made = PostgresEventLog(url)
    await database.migrate(engine, "game-state")
    await engine.dispose()
    yield made
    await made.close()


def record(game: str, *players: str) -> GameRecord:
    """A game's record with these players."""
    return GameRecord(
        game, "ROOM", "dixit", b"start", 1, "host", public=False, players=players or ("ana", "bo")
    )


async def new_game(log: Any, *players: str) -> str:
    """A game with its first step."""
    game = uuid.uuid4().hex
    assert await log.create(record(game, *players), NewStep(game, 1, b"first"))
    return game


async def test_a_game_is_created_once(log: Any) -> None:
    game = await new_game(log)
    assert not await log.create(record(game), NewStep(game, 1, b"other"))
    assert [step.data for step in await log.read(game, 0)] == [b"first"]
    found = await log.record(game)
    assert (found.room, found.kind, found.players, found.outcome) == (
        "ROOM",
        "dixit",
        ("ana", "bo"),
        "",
    )
    assert await log.record("nothing") is None


async def test_of_two_steps_with_a_number_one_is_in(log: Any) -> None:
    game = await new_game(log)
    assert await log.append([NewStep(game, 2, b"a")]) == {(game, 2)}
    assert await log.append([NewStep(game, 2, b"b")]) == set()
    assert [step.data for step in await log.read(game, 1)] == [b"a"]


async def test_a_request_is_in_once_whatever_its_number(log: Any) -> None:
    game = await new_game(log)
    step = NewStep(game, 2, b"a", by=0, player="ana", request_id="r", answer=b"yes")
    assert await log.append([step])
    again = NewStep(game, 3, b"a", by=0, player="ana", request_id="r")
    assert await log.append([again]) == set()
    other = NewStep(game, 3, b"b", by=1, player="bo", request_id="r")
    assert await log.append([other]) == {(game, 3)}
    stored = (await log.read(game, 1))[0]
    assert (stored.by, stored.player, stored.request_id, stored.answer) == (0, "ana", "r", b"yes")


async def test_a_losing_step_fails_alone_and_leaves_nothing(log: Any) -> None:
    one, two = await new_game(log), await new_game(log)
    await log.append([NewStep(one, 2, b"first there")])
    batch = [
        NewStep(one, 2, b"late", errands=(Errand("phase", 0.0, b"late"),), outcome="finished"),
        NewStep(two, 2, b"fine", errands=(Errand("phase", 0.0, b"fine"),)),
    ]
    assert await log.append(sorted(batch, key=lambda step: step.game)) == {(two, 2)}
    assert [(errand.game, errand.data) for errand in await log.due(10)] == [(two, b"fine")]
    assert (await log.record(one)).outcome == ""


async def test_errands_come_are_replaced_and_go_with_steps(log: Any) -> None:
    game = await new_game(log)
    await log.append([NewStep(game, 2, b"", errands=(Errand("phase", 50, b"a"), Errand("score")))])
    assert [errand.key for errand in await log.due(10)] == ["score"]
    pending = {errand.key: errand.overdue for errand in await log.pending(game)}
    assert -51 < pending["phase"] < -45
    replaced = NewStep(
        game, 3, b"", errands=(Errand("phase", 0, b"b"),), dropped=("score", "phase")
    )
    await log.append([replaced])
    assert [(errand.key, errand.data) for errand in await log.due(10)] == [("phase", b"b")]
    await log.append([NewStep(game, 4, b"", dropped=("phase",))])
    assert list(await log.pending(game)) == []


async def test_an_errand_is_settled_put_off_or_left_if_it_was_replaced(log: Any) -> None:
    game = await new_game(log)
    await log.schedule(game, [Errand("report", 0, b"1")])
    (errand,) = await log.due(10)
    await log.settle(errand, retry=60)
    assert list(await log.due(10)) == []
    assert (await log.pending(game))[0].attempts == 1
    await log.settle(errand)  # of an attempt that is not the last: somebody else has it now
    assert len(await log.pending(game)) == 1
    await log.schedule(game, [Errand("report", 0, b"2")])
    (errand,) = await log.due(10)
    await log.settle(errand)
    assert list(await log.pending(game)) == []


async def test_heads_are_the_greatest_numbers(log: Any) -> None:
    one, two = await new_game(log), await new_game(log)
    await log.append([NewStep(one, 2, b"")])
    assert await log.heads([one, two, "unknown"]) == {one: 2, two: 1}


async def test_the_end_is_noted_with_the_step(log: Any) -> None:
    game = await new_game(log)
    await log.append([NewStep(game, 2, b"", outcome="abandoned")])
    assert (await log.record(game)).outcome == "abandoned"
    assert await log.purge(3600) == 0
    await asyncio.sleep(0.05)
    assert await log.purge(0.01) == 1
    assert await log.record(game) is None
    assert list(await log.read(game, 0)) == []


async def test_rosters_follow_versions(log: Any) -> None:
    game = await new_game(log)
    await log.put_roster(game, 5, "bo", ["eve"])
    await log.put_roster(game, 4, "ana", [])
    found = await log.record(game)
    assert (found.host, found.banned, found.roster_version) == ("bo", ("eve",), 5)


async def test_games_of_a_player_newest_first_in_pages(log: Any) -> None:
    games: list[str] = []
    for _ in range(3):
        games.append(await new_game(log, "zoe", "bo"))
        await asyncio.sleep(0.01)
    first = await log.games_of("zoe", "", 2)
    assert [found.game for found in first] == [games[2], games[1]]
    rest = await log.games_of("zoe", games[1], 2)
    assert [found.game for found in rest] == [games[0]]


async def test_a_player_is_forgotten(log: Any) -> None:
    game = await new_game(log, "eve", "bo")
    await log.append([NewStep(game, 2, b"x", player="eve", request_id="r")])
    assert list(await log.forget("eve")) == [game]
    await log.rewrite(game, b"anonymous", {2: b"y"})
    assert (await log.record(game)).start == b"anonymous"
    stored = (await log.read(game, 1))[0]
    assert (stored.data, stored.player) == (b"y", "")
    assert list(await log.games_of("eve", "", 5)) == []


async def test_the_writer_commits_what_waits_together(log: Any) -> None:
    games = [await new_game(log) for _ in range(20)]
    writer = StepWriter(log)
    done = await asyncio.gather(*(writer.commit(NewStep(game, 2, b"x")) for game in games))
    assert done == [True] * 20
    assert await writer.commit(NewStep(games[0], 2, b"y")) is False
    await writer.close()
    with pytest.raises(Refused, match="DRAINING"):
        await writer.commit(NewStep(games[0], 3, b"z"))


async def test_a_cancelled_call_cancels_no_commit(log: Any) -> None:
    game = await new_game(log)
    writer = StepWriter(log)
    call = asyncio.create_task(writer.commit(NewStep(game, 2, b"x")))
    await asyncio.sleep(0)
    call.cancel()
    await writer.close()
    assert [step.data for step in await log.read(game, 1)] == [b"x"]


async def test_a_killed_postgres_is_unavailable_and_comes_back() -> None:
    server = Postgres()
    server.start()
    try:
        engine = database.open_engine(server.url(), "game-state")
        await database.migrate(engine, "game-state")
        await engine.dispose()
        log = PostgresEventLog(server.url())
        game = await new_game(log)
        server.kill()
        with pytest.raises(Refused, match="UNAVAILABLE"):
            await log.append([NewStep(game, 2, b"lost")])
        with pytest.raises(Refused, match="UNAVAILABLE"):
            await log.read(game, 0)
        server.start()
        assert await log.append([NewStep(game, 2, b"kept")]) == {(game, 2)}
        assert [step.data for step in await log.read(game, 0)] == [b"first", b"kept"]
        await log.close()
    finally:
        server.stop()
