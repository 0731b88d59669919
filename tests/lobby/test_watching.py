"""The room's stream and the chat: nothing missed, everybody told, presence kept."""

from __future__ import annotations

import asyncio

import pytest
from parlour.api.game.v1 import game_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour.kernel.refusals import BadInput, Refused
from parlour.lobby.settings import Rate, Rates
from parlour.lobby.store import tables
from sqlalchemy import insert, update

from tests.lobby.conftest import SQLITE_ALONE, Build
from tests.lobby.house import Clock, Guest, House, Town, new_request


async def say(guest: Guest, room: room_pb2.Room, text: str, request_id: str = "") -> int:
    response = await guest.call(
        "SendMessage", name=room.name, text=text, request_id=request_id or new_request()
    )
    return response.message.number


TALKATIVE = Rates(message_by_player=Rate(1000.0, 1000))


async def test_a_watch_begins_with_the_room_and_its_latest_messages(build: Build):
    house = await build(rates=TALKATIVE)
    ana = await house.guest()
    room = await ana.create()
    for n in range(55):
        await say(ana, room, f"line {n}")
    async with ana.watching(room) as watch:
        first = await watch.next()
        assert first.room.code == room.code
        assert [message.text for message in first.messages] == [f"line {n}" for n in range(5, 55)]
    async with ana.watching(room, after_message=2) as watch:
        texts = [message.text for message in (await watch.next()).messages]
        texts += [message.text for message in (await watch.next()).messages]
        assert texts == [f"line {n}" for n in range(2, 55)]


async def test_a_watch_tells_what_changes_as_it_changes(house: House):
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create()
    async with ana.watching(room) as watch:
        first = (await watch.next()).room
        await bo.join(room)
        joined = await watch.until(lambda room: len(room.members) == 2)
        assert joined.revision > first.revision
        await say(bo, room, "hello")
        response = await watch.next()
        assert not response.HasField("room")
        (message,) = response.messages
        assert (message.number, message.player, message.display_name, message.text) == (
            1,
            bo.resource,
            "Bo",
            "hello",
        )


async def test_a_silent_room_has_a_heartbeat(build: Build):
    house = await build(heartbeat=0.1)
    ana = await house.guest()
    room = await ana.create()
    async with ana.watching(room) as watch:
        await watch.next()
        beats = [await watch.next() for _ in range(2)]
    assert all(beat.heartbeat and not beat.HasField("room") for beat in beats)


async def test_what_happens_on_another_replica_arrives_over_the_bus(build: Build):
    here, there = await build(), await build()
    ana, bo = await here.guests("Ana", "Bo")
    room = await ana.create()
    bo.house = there
    async with ana.watching(room) as watch:
        await watch.next()
        await bo.join(room)
        await watch.until(lambda room: len(room.members) == 2)


async def test_what_the_bus_lost_is_found_by_looking(build: Build, town: Town):
    here, there = await build(poll=0.05), await build()
    ana, bo = await here.guests("Ana", "Bo")
    room = await ana.create()
    bo.house = there
    town.deaf = True
    async with ana.watching(room) as watch:
        await watch.next()
        await bo.join(room)
        await say(bo, room, "anybody here?")
        await watch.until(lambda room: len(room.members) == 2)


async def test_who_is_out_is_told_why(house: House):
    room, (ana, bo, cy) = await house.table("Ana", "Bo", "Cy")
    di = await house.guest("Di")
    await di.join(room)
    admin = await house.admin_token()
    async with (
        bo.watching(room) as kicked,
        cy.watching(room) as left,
        ana.watching(room) as closed,
        di.watching(room) as banned,
    ):
        for watch in (kicked, left, closed, banned):
            await watch.next()
        await ana.call("KickPlayer", name=room.name, player=bo.resource)
        assert await kicked.end() == "KICKED"
        await cy.call("LeaveRoom", name=room.name)
        assert await left.end() == ""
        await house.as_admin("BanPlayer", admin, player=di.resource, banned=True)
        assert await banned.end() == "KICKED"
        await house.as_admin("CloseRoom", admin, name=room.name)
        assert await closed.end() == "ROOM_CLOSED"


async def test_a_stream_ends_when_its_token_does_and_another_devices_goes_on(house: House):
    ana = await house.guest()
    room = await ana.create()
    code = (await ana.call("CreateDeviceCode")).code
    phone = Guest(house, ana.id, (await house.call("LinkDevice", code=code)).token, "Ana")
    async with ana.watching(room) as first, phone.watching(room) as second:
        await first.next()
        await second.next()
        await ana.call("SignOut")
        assert await first.end() == "TOKEN_UNKNOWN"
        await say(phone, room, "still here")
        assert (await second.next()).messages[0].text == "still here"


async def test_draining_sends_watchers_elsewhere(house: House):
    ana = await house.guest()
    room = await ana.create()
    async with ana.watching(room) as watch, house.working() as work:
        await watch.next()
        serving = asyncio.create_task(work.end())
        await asyncio.sleep(0.05)
        await house.lobby.drain()
        assert await watch.end() == "DRAINING"
        assert await serving == "DRAINING"


async def test_b26_closing_and_reopening_a_stream_at_once_twenty_times_is_one_presence(
    house: House, clock: Clock
):
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    for _ in range(20):
        async with ana.watching(room) as watch:
            await watch.next()
    async with ana.watching(room) as watch:
        await watch.next()
        clock.ahead += 100
        await house.part.streams.renew()
        await house.sweep()
        after = await ana.see(room)
        assert [member.connected for member in after.members] == [True, False]
        assert after.host == ana.resource


async def test_b13_b28_who_is_gone_past_the_grace_is_shown_so_and_hands_over(
    house: House, clock: Clock
):
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    async with bo.watching(room) as watch:
        await watch.next()
        async with ana.watching(room) as hers:
            await hers.next()
        clock.ahead += 50
        await house.part.streams.renew()
        await house.sweep()
        assert (await bo.see(room)).host == ana.resource
        clock.ahead += 11
        await house.sweep()
        after = await watch.until(lambda room: room.host == bo.resource)
        assert not after.members[0].connected
        async with ana.watching(room) as back:
            shown = await back.until(lambda room: room.members[0].connected)
            assert shown.host == bo.resource


async def test_a_host_who_holds_only_the_games_stream_stays_host(build: Build, clock: Clock):
    here, there = await build(), await build()
    room, (ana, bo, cy), game = await here.playing("Ana", "Bo", "Cy")
    running = game_pb2.GAME_STATE_RUNNING
    async with bo.watching(room) as watch:
        await watch.next()
        async with ana.watching(room) as hers:
            await hers.next()

        async def later(seconds: float) -> room_pb2.Room:
            clock.ahead += seconds
            for house in (here, there):
                await house.part.streams.renew()
                await house.sweep()
            return await bo.see(room)

        await there.report(game, running, present=[ana.id, bo.id])
        during = await later(1000)
        assert during.host == ana.resource
        assert [m.connected for m in during.members] == [True, True, False]
        assert during.members[2].player == cy.resource, "who watches neither is away"
        await there.report(game, running, present=[bo.id, cy.id])
        gone = await later(1)  # the game's grace was all there is
        assert gone.host == bo.resource
        assert [m.connected for m in gone.members] == [False, True, True]
        await there.report(game, running, present=[ana.id, bo.id, cy.id])
        back = await bo.see(room)
        assert [m.connected for m in back.members] == [True, True, True]
        assert back.host == bo.resource
        await there.report(game, game_pb2.GAME_STATE_FINISHED, present=[ana.id, bo.id, cy.id])
        assert all(m.connected for m in (await later(50)).members), "time to open the room again"
        await there.report(game, game_pb2.GAME_STATE_FINISHED, present=[ana.id, bo.id, cy.id])
        assert [m.connected for m in (await later(11)).members] == [False, True, False]


async def test_people_of_a_replica_that_died_get_a_full_grace(build: Build, clock: Clock):
    dead, alive = await build(), await build()
    ana, bo = await dead.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    bo.house = alive
    async with ana.watching(room) as hers, bo.watching(room) as his:
        await hers.next()
        await his.next()
        clock.ahead += 31 + 50  # its lease ended, her grace did not
        await alive.part.streams.renew()
        await alive.sweep()
        assert (await bo.see(room)).host == ana.resource
        clock.ahead += 20
        await alive.part.streams.renew()
        await alive.sweep()
        assert (await bo.see(room)).host == bo.resource


async def test_a_stream_taken_for_dead_by_mistake_sets_it_right(build: Build, clock: Clock):
    slow, other = await build(), await build()
    ana, bo = await slow.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    bo.house = other
    async with ana.watching(room) as hers, bo.watching(room) as his:
        await hers.next()
        await his.next()
        clock.ahead += 200  # the slow replica did not renew its lease, yet it lives
        await other.part.streams.renew()
        await other.sweep()
        await his.until(lambda room: not room.members[0].connected)
        await hers.until(lambda room: room.members[0].connected)


@SQLITE_ALONE
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "TEXT_TOO_SHORT"),
        ("x" * 501, "TEXT_TOO_LONG"),
        ("x" * 10**6, "TEXT_TOO_LONG"),
        ("a\x1b]0;owned\x07", "TEXT_UNSUITABLE"),
        ("\u202e", "TEXT_UNSUITABLE"),
        ("a\x00b", "TEXT_UNSUITABLE"),
    ],
)
async def test_b77_b83_messages_that_will_not_do_are_refused(house: House, text: str, reason: str):
    ana = await house.guest()
    room = await ana.create()
    with pytest.raises(BadInput) as bad:
        await say(ana, room, text)
    assert (bad.value.reason, bad.value.violations[0].field) == (reason, "text")


@SQLITE_ALONE
@pytest.mark.parametrize(
    "text", ["海", "x" * 500, "<img src=x onerror=alert(1)>", "👩\u200d👩\u200d👧 no"]
)
async def test_b82_b83_messages_are_kept_as_they_are(house: House, text: str):
    ana = await house.guest()
    room = await ana.create()
    await say(ana, room, text)
    async with ana.watching(room) as watch:
        assert (await watch.next()).messages[0].text == text


async def test_a_message_sent_again_is_there_once(house: House):
    ana = await house.guest()
    room = await ana.create()
    request_id = new_request()
    numbers = await asyncio.gather(*(say(ana, room, "hi", request_id) for _ in range(4)))
    assert set(numbers) == {1}
    with pytest.raises(Refused, match="REQUEST_ID_REUSED"):
        await say(ana, room, "ho", request_id)
    assert await say(ana, room, "hi") == 2


async def test_everybody_talks_at_once_on_two_replicas_and_each_line_has_its_number(
    build: Build,
):
    here, there = await build(), await build()
    room, people = await here.table("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
    people[3].house = people[4].house = people[5].house = there
    numbers = await asyncio.gather(*(say(p, room, f"{n}") for n in range(3) for p in people))
    assert sorted(numbers) == list(range(1, 19))


async def test_the_muted_do_not_write_until_they_may_again(house: House):
    room, (ana, bo, _) = await house.table("Ana", "Bo", "Cy")
    await ana.call("MutePlayer", name=room.name, player=bo.resource, muted=True)
    with pytest.raises(Refused, match="MUTED"):
        await say(bo, room, "hm")
    await ana.call("MutePlayer", name=room.name, player=bo.resource, muted=False)
    await say(bo, room, "ah")


@SQLITE_ALONE
async def test_b43_who_writes_too_much_is_told_how_long_to_wait(build: Build):
    house = await build(rates=Rates(message_by_player=Rate(0.5, 2)))
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    for _ in range(2):
        await say(ana, room, "me")
    with pytest.raises(Refused, match="TOO_MANY_REQUESTS"):
        await say(ana, room, "me")
    await say(bo, room, "you")


async def test_a_long_chat_is_kept_to_its_latest_lines(house: House):
    ana = await house.guest()
    room, other = await ana.create(), await ana.create()
    await say(ana, other, "short")
    line = {"room": room.code, "player": ana.id, "name": "Ana", "text": "x", "created": 1.0}
    async with house.engine.begin() as connection:
        written = tables.room.c.code == room.code
        await connection.execute(update(tables.room).where(written).values(messages=504))
        lines = [{**line, "number": number} for number in range(1, 505)]
        await connection.execute(insert(tables.message), lines)
    assert await say(ana, room, "the last") == 505
    await house.part.retention.sweep()
    async with ana.watching(room, after_message=1) as watch:
        assert (await watch.next()).messages[0].number == 6
    async with ana.watching(other) as watch:
        assert [message.text for message in (await watch.next()).messages] == ["short"]
