"""Bots' seats and the workers that play them."""

from __future__ import annotations

import asyncio

import pytest
from parlour.api.game.v1 import game_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as internal_pb
from parlour.kernel.refusals import Refused
from parlour.platform.calls import Call

from tests.lobby.conftest import Build
from tests.lobby.house import Clock, Guest, House, new_request, start


async def bots_table(house: House, bots: int = 2) -> tuple[room_pb2.Room, Guest, str]:
    """A game of one person and so many bots."""
    ana = await house.guest()
    room = await ana.create()
    for _ in range(bots):
        await ana.call("AddBot", name=room.name, request_id=new_request())
    game = await start(ana, room)
    await house.settled(lambda: house.in_state(room, room_pb2.ROOM_STATE_PLAYING, ana))
    return await ana.see(room), ana, game


async def test_serving_bots_takes_the_workers_token(house: House):
    ana, admin = await house.guest(), await house.admin_token()
    for token in (ana.token, admin):
        async with house.working(token) as work:
            assert await work.end() == "NOT_WORKER"


async def test_a_worker_gets_each_bots_seat_with_a_token_that_plays_it(house: House):
    async with house.working() as work:
        waiting = asyncio.gather(work.next())
        room, _, game = await bots_table(house)
        seats = [*await waiting, await work.next()]
    bots = {member.player for member in room.members if member.bot}
    assert {seat.player for seat in seats} == bots
    assert {seat.game for seat in seats} == {f"games/{game}"}
    for seat in seats:
        player = (await house.call("GetPlayer", seat.token)).player
        assert (player.name, player.bot) == (seat.player, True)


async def test_a_worker_without_work_hears_a_heartbeat(build: Build):
    house = await build(heartbeat=0.1)
    async with house.working() as work:
        assert (await work.next()).heartbeat
        assert (await work.next()).heartbeat


async def test_a_seat_goes_to_one_worker_at_a_time_and_to_another_when_that_ends(build: Build):
    here, there = await build(), await build()
    room, _, _ = await bots_table(here, bots=3)
    bots = {member.player for member in room.members if member.bot}
    async with there.working() as second:
        async with here.working() as first:
            held = {(await first.next()).player: 1 for _ in range(3)}
            assert set(held) == bots
            waiting = asyncio.ensure_future(second.next())
            await asyncio.sleep(0.2)
            assert not waiting.done()
        seats = [await waiting, await second.next(), await second.next()]
    assert {seat.player for seat in seats} == bots


async def test_with_a_fresh_token_the_old_one_ends(house: House):
    await bots_table(house, bots=2)
    async with house.working() as first:
        old = [await first.next(), await first.next()]
    await house.part.seats.settle()
    async with house.working() as second:
        new = [await second.next(), await second.next()]
    for seat in old:
        with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
            await house.call("GetPlayer", seat.token)
    for seat in new:
        await house.call("GetPlayer", seat.token)


async def test_the_seats_of_a_worker_whose_replica_died_are_free_after_its_lease(
    build: Build, clock: Clock
):
    here, there = await build(), await build()
    await bots_table(here)
    async with here.working() as first, there.working() as second:
        taken = {(await first.next()).player, (await first.next()).player}
        clock.ahead += 31
        again = {(await second.next()).player, (await second.next()).player}
    assert again == taken


async def test_no_seat_is_handed_out_once_the_game_is_over_or_the_bot_is_gone(house: House):
    room, ana, game = await bots_table(house, bots=3)
    bot = room.members[1].player
    await ana.call("KickPlayer", name=room.name, player=bot)
    await house.settled(lambda: bool(house.peers.games.told("DepartPlayer")))
    await house.settled(lambda: _seats(house, 2))
    async with house.working() as work:
        assert {(await work.next()).player for _ in range(2)} == {
            member.player for member in room.members[2:]
        }
    await house.report(game, game_pb2.GAME_STATE_FINISHED)
    assert await _seats(house, 0)


async def _seats(house: House, count: int) -> bool:
    async with house.engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT count(*) FROM assignment")
        return rows.scalar_one() == count


async def test_a_bot_is_lent_to_a_seat_of_a_running_game_the_same_to_the_same_seat(house: House):
    _, _, game = await house.playing("Ana", "Bo", "Cy")

    async def lend(game: str, seat: int) -> internal_pb.LendBotResponse:
        request = internal_pb.LendBotRequest(game=game, seat=seat)
        return await house.internal.LendBot(request, Call())

    with pytest.raises(Refused, match="GAME_NOT_FOUND"):
        await lend("another", 0)
    lent = await asyncio.gather(*(lend(game, 1) for _ in range(3)))
    assert len({bot.player for bot in lent}) == 1
    assert lent[0].display_name not in ("Ana", "Bo", "Cy", "")
    other = await lend(game, 2)
    assert other.player != lent[0].player
    async with house.working() as work:
        seats = [await work.next(), await work.next()]
    assert {seat.player.split("/")[1] for seat in seats} == {lent[0].player, other.player}


async def test_b97_bots_without_room_and_game_are_forgotten(house: House, clock: Clock):
    room, ana, game = await bots_table(house)
    clock.ahead += 3601
    await house.part.retention.sweep()
    assert await _bots(house, 2)
    await house.report(game, game_pb2.GAME_STATE_FINISHED)
    await ana.call("LeaveRoom", name=room.name)
    await house.part.retention.sweep()
    assert await _bots(house, 0)


async def _bots(house: House, count: int) -> bool:
    async with house.engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT count(*) FROM player WHERE bot")
        return rows.scalar_one() == count
