"""Processes that die at the worst moment: what was acknowledged is there, once, and every game ends."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack

import pytest
from parlour.api.game.v1 import game_pb2, options_pb2

from tests.distributed.history import check
from tests.distributed.players import Watcher, play_out
from tests.distributed.replicas import Fleet, Service, begin, restart

SIX = ["Ana", "Bo", "Cy", "Dee", "Eve", "Fay"]


def long_game(target: int = 40) -> options_pb2.GameOptions:
    """Dixit with a far target and no timers, so that every step is somebody's."""
    options = options_pb2.GameOptions()
    options.dixit.target = target
    for phase in ("claim", "clue", "submit", "vote"):
        options.table.phase_seconds[phase] = 0
    return options


async def killed_under_play(
    fleet: Fleet, victims: list[Service], kills: int, seed: int, target: int = 40
) -> int:
    """Games of six are played until the victims were killed so often in turn; gives the number of moves that were checked."""
    chance = random.Random(seed)
    done = moves = 0
    while done < kills:
        async with AsyncExitStack() as stack:
            table = await begin(stack, fleet, SIX, long_game(target))
            watchers = [
                Watcher(table.doors, table.game, SIX[n], n, spectator=True) for n in range(2)
            ]
            for watcher in watchers:
                watcher.start()
            playing = asyncio.create_task(play_out(table.players, seed + done, 0.005))
            while done < kills and not playing.done():
                await asyncio.sleep(chance.uniform(0.1, 0.9))
                if playing.done():
                    break
                victim = victims[done % len(victims)]
                victim.kill()
                done += 1
                await restart(victim)
            await asyncio.wait_for(playing, 180)
            for watcher in watchers:
                await watcher.until(lambda watcher=watcher: watcher.over)
            log = await check(table.doors, table.players, watchers)
            assert log[-1].game.state == game_pb2.GAME_STATE_FINISHED
            moves += sum(sent.revision is not None for p in table.players for sent in p.sent)
    return moves


@pytest.mark.parametrize("kills", [4, pytest.param(200, marks=pytest.mark.faults)])
async def test_f1_a_replica_killed_under_play_loses_and_doubles_nothing(
    fleet: Fleet, kills: int
) -> None:
    moves = await killed_under_play(fleet, fleet.game_states, kills, seed=1)
    print(f"F1: {kills} kills, {moves} accepted moves, 0 lost, 0 doubled")
    assert moves


@pytest.mark.parametrize("kills", [4, pytest.param(40, marks=pytest.mark.faults)])
async def test_every_other_service_killed_between_its_commit_and_its_push(
    fleet: Fleet, kills: int
) -> None:
    """They die again and again; rounds are scored once, and the lobby hears of the end."""
    victims = [fleet.scoring, fleet.lobby, fleet.catalogue, fleet.game_states[0]]
    moves = await killed_under_play(fleet, victims, kills, seed=2)
    assert moves


async def test_f4_killed_between_commit_and_wake_up_watchers_hear_within_five_seconds(
    fleet: Fleet,
) -> None:
    """kill -9 right after the answer: the poll of the other replica is the net under the lost wake-up."""
    victim = fleet.game_states[0]
    async with AsyncExitStack() as stack:
        table = await begin(stack, fleet, SIX, long_game())
        watcher = Watcher(table.doors, table.game, "Ana", door=1, spectator=True)
        watcher.start()
        for player in table.players:
            player.door = 1
            player.start()
        await table.players[0].until(lambda: table.players[0].private is not None)
        claimer = table.players[0]
        claimer.door = 0
        from parlour_bots import Lore, choose

        move = choose(claimer.view, claimer.private, Lore({}), random.Random(1))
        assert move is not None
        sent = asyncio.create_task(claimer.submit(move, claimer.view.phase_id))
        await sent
        victim.kill()
        began = time.monotonic()
        revision = claimer.sent[0].revision
        assert revision is not None
        await watcher.until(lambda: watcher.revision >= revision, 6)
        assert time.monotonic() - began < 5
        await restart(victim)
        await asyncio.gather(*(p.play(n) for n, p in enumerate(table.players)))
        await watcher.until(lambda: watcher.over)
        await check(table.doors, table.players, [watcher])


@pytest.mark.parametrize("seconds", [3.0, pytest.param(20.0, marks=pytest.mark.faults)])
async def test_f7_a_replica_stopped_with_moves_in_flight_forks_nothing(
    fleet: Fleet, seconds: float
) -> None:
    stopped = fleet.game_states[1]
    async with AsyncExitStack() as stack:
        table = await begin(stack, fleet, SIX, long_game())
        watcher = Watcher(table.doors, table.game, "Ana", door=1, spectator=True)
        watcher.start()
        playing = asyncio.create_task(play_out(table.players, 7, 0.01))
        await asyncio.sleep(0.7)
        stopped.freeze()
        try:
            await asyncio.sleep(seconds)
        finally:
            stopped.thaw()
        await asyncio.wait_for(playing, 120)
        await watcher.until(lambda: watcher.over)
        await check(table.doors, table.players, [watcher])


async def test_f11_b38_every_service_restarted_in_turn_under_play_shows_no_error(
    fleet: Fleet,
) -> None:
    """SIGTERM, as a rolling update does: clients retry and see nothing but refusals of the game itself."""
    async with AsyncExitStack() as stack:
        table = await begin(stack, fleet, SIX, long_game())
        playing = asyncio.create_task(play_out(table.players, 11, 0.01))
        for service in fleet.all():
            await asyncio.sleep(0.2)
            assert await asyncio.to_thread(service.end) == 0, "it stops as it was told"
            await restart(service)
        await asyncio.wait_for(playing, 120)
        await check(table.doors, table.players)


async def test_f15_a_deadline_whose_owner_died_is_kept_by_another_exactly_once(
    fleet: Fleet,
) -> None:
    victim = fleet.game_states[0]
    options = long_game()
    options.table.phase_seconds["claim"] = 5
    async with AsyncExitStack() as stack:
        addresses = [victim.address, fleet.game_states[1].address]
        table = await begin(stack, fleet, SIX[:4], options, addresses)
        watcher = Watcher(table.doors, table.game, "Ana", door=1, spectator=True)
        watcher.start()
        await watcher.until(lambda: bool(watcher.told))
        phase_id = watcher.view.phase_id
        victim.kill()
        began = time.monotonic()
        await watcher.until(lambda: watcher.view.phase_id != phase_id, 15)
        assert time.monotonic() - began < 9
        assert watcher.view.phase_id == phase_id + 1
        await asyncio.sleep(2.5)  # whoever else thought that it was due has tried by now
        assert watcher.view.phase_id == phase_id + 1
        await watcher.stop()
