"""Wake-ups that are lost: a replica that is behind finds that out before it says anything that depends on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from parlour.api.game.v1 import options_pb2

from tests.distributed.fault_proxy import FaultProxy, Mode, before
from tests.distributed.history import check
from tests.distributed.houses import doors_of, gathered
from tests.distributed.players import Watcher, play_out
from tests.services.dixit_round import SUBMIT, VOTE, Hand
from tests.services.house import House, open_house
from tests.services.test_game_state import play_until

FOUR = ["ana", "bo", "cy", "dee"]


@pytest.fixture
async def lossy(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> AsyncIterator[tuple[House, FaultProxy]]:
    """A house with two replicas, and the proxy through which they reach Redis."""
    async with AsyncExitStack() as stack:
        address = redis_url.removeprefix("redis://").partition("/")[0]
        proxy = await stack.enter_async_context(before(address))
        url = f"redis://127.0.0.1:{proxy.port}/0"
        house = await stack.enter_async_context(open_house(postgres_url, tmp_path, redis=url))
        await house.replica()
        await house.replica()
        yield house, proxy


@pytest.mark.parametrize("mode", [Mode.DROP, Mode.HALF_OPEN, Mode.REFUSE])
async def test_a_wake_up_lost_just_before_a_vote_reaches_the_other_replica(
    lossy: tuple[House, FaultProxy], mode: Mode
) -> None:
    """The vote is accepted: before WRONG_PHASE is said, the head of the log is looked at. A look is never behind either."""
    house, proxy = lossy
    game = await house.game(FOUR)
    here = [Hand(house, game, player, 0) for player in FOUR]
    there = [Hand(house, game, player, 1) for player in FOUR]
    await play_until(there, SUBMIT)
    proxy.mode = mode
    if mode is Mode.REFUSE:
        proxy.cut()
    table = await play_until(here, VOTE)
    voter = next(n for n in range(4) if n != table.dixit.storyteller)
    vote = here[voter].choose(*await here[voter].look())
    assert vote is not None
    answer = await there[voter].send(vote)
    assert answer.revision == table.revision + 1
    assert (await there[0].look())[0].revision == table.revision + 1
    assert (await here[0].look())[0].revision == table.revision + 1


@pytest.mark.parametrize("mode", [Mode.DROP, Mode.HALF_OPEN])
async def test_f4_without_any_wake_up_watchers_hear_within_five_seconds(
    lossy: tuple[House, FaultProxy], mode: Mode
) -> None:
    house, proxy = lossy
    game = await house.game(FOUR)
    here = [Hand(house, game, player, 0) for player in FOUR]
    watcher = Watcher(doors_of(house), game, "eve", door=1, spectator=True)
    watcher.start()
    await watcher.until(lambda: bool(watcher.told))
    proxy.mode = mode
    table = await play_until(here, SUBMIT)
    began = time.monotonic()
    await watcher.until(lambda: watcher.revision == table.revision, 5)
    assert time.monotonic() - began < 5
    await watcher.stop()


async def test_b36_a_bus_that_comes_and_goes_under_play_changes_nothing_for_anybody(
    lossy: tuple[House, FaultProxy],
) -> None:
    house, proxy = lossy
    options = options_pb2.GameOptions()
    options.dixit.target = 10
    players = await gathered(house, FOUR, options)
    watchers = [
        Watcher(players[0].doors, players[0].game, f"w{n}", n, spectator=True) for n in range(2)
    ]
    for watcher in watchers:
        watcher.start()
    playing = asyncio.create_task(play_out(players, 36, 0.01))
    modes = [Mode.DROP, Mode.PASS, Mode.REFUSE, Mode.PASS, Mode.HALF_OPEN, Mode.PASS]
    for mode in modes:
        proxy.mode = mode
        if mode is not Mode.DROP:
            proxy.cut()
        await asyncio.sleep(0.4)
    await asyncio.wait_for(playing, 90)
    for watcher in watchers:
        await watcher.until(lambda watcher=watcher: watcher.over)
    await check(players[0].doors, players, watchers)
