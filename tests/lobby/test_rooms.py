"""Rooms through the service: opened, found, changed, left."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from google.protobuf.field_mask_pb2 import FieldMask
from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour.kernel.refusals import BadInput, Refused

from tests.lobby.conftest import SQLITE_ALONE, Build
from tests.lobby.house import Clock, Guest, House, names, new_request, odyssey


async def test_a_room_opens_with_its_host_in_the_first_seat_and_every_option_filled_in(
    house: House,
):
    ana = await house.guest()
    room = await ana.create(title="  Friday  ", public=True)
    assert re.fullmatch("[A-HJKMNP-Z2-9]{6}", room.code)
    assert room.name == f"rooms/{room.code}"
    assert (room.title, room.public, room.host) == ("Friday", True, ana.resource)
    assert (room.seats, room.state) == (8, room_pb2.ROOM_STATE_OPEN)
    assert room.options.WhichOneof("game") == "dixit"
    assert room.options.dixit.target == 30
    assert room.options.table.phase_seconds["clue"] == 120
    assert room.options.table.departure_seconds == 900
    (host,) = room.members
    assert (host.seated, host.connected, host.bot) == (True, True, False)


@SQLITE_ALONE
@pytest.mark.parametrize("request_id", ["", "1", "not-a-uuid"])
async def test_a_room_takes_a_request_id(house: House, request_id: str):
    ana = await house.guest()
    with pytest.raises(BadInput, match="INVALID_REQUEST_ID"):
        await ana.call("CreateRoom", request_id=request_id)


async def test_the_same_request_makes_one_room_and_another_body_is_refused(house: House):
    ana, bo = await house.guests("Ana", "Bo")
    request_id = new_request()
    rooms = await asyncio.gather(
        *(ana.call("CreateRoom", request_id=request_id, title="one") for _ in range(5))
    )
    assert len({response.room.code for response in rooms}) == 1
    with pytest.raises(Refused, match="REQUEST_ID_REUSED"):
        await ana.call("CreateRoom", request_id=request_id, title="two")
    theirs = await bo.call("CreateRoom", request_id=request_id, title="one")
    assert theirs.room.code != rooms[0].room.code


def _target(target: int) -> options_pb2.GameOptions:
    options = options_pb2.GameOptions()
    options.dixit.target = target
    return options


BAD_OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"options": _target(-1)}, "options.dixit.target"),
    ({"options": _target(0)}, "options.dixit.target"),
    ({"options": _target(2**31 - 1)}, "options.dixit.target"),
    ({"options": odyssey(grace_seconds=4)}, "options.table.grace_seconds"),
    ({"options": odyssey(departure_seconds=10**6)}, "options.table.departure_seconds"),
    ({"options": odyssey(phase_seconds={"clue": 4})}, "options.table.phase_seconds[clue]"),
    ({"options": odyssey(phase_seconds={"tea": 60})}, "options.table.phase_seconds[tea]"),
    ({"options": odyssey(first_seat=1)}, "options.table.first_seat"),
    ({"options": odyssey(first_player=3, first_seat=12)}, "options.table.first_seat"),
    ({"options": odyssey(card_sets=["dream"])}, "options.table.card_sets[0]"),
    ({"options": odyssey(card_sets=["cardSets/a"] * 2)}, "options.table.card_sets[1]"),
    ({"options": odyssey(), "seats": 13}, "seats"),
    ({"seats": 2}, "seats"),
    ({"seats": -1}, "seats"),
    ({"title": "x" * 61}, "title"),
    ({"title": "\u202eevil"}, "title"),
]


@SQLITE_ALONE
@pytest.mark.parametrize(("fields", "field"), BAD_OPTIONS, ids=[field for _, field in BAD_OPTIONS])
async def test_b84_what_is_out_of_range_is_refused_by_the_server(
    house: House, fields: dict[str, Any], field: str
):
    ana = await house.guest()
    with pytest.raises(BadInput) as bad:
        await ana.create(**fields)
    assert [violation.field for violation in bad.value.violations] == [field]


async def test_a_private_room_is_not_to_be_known_of_and_a_public_one_is(house: House):
    ana, bo = await house.guests("Ana", "Bo")
    hidden, shown = await ana.create(), await ana.create(public=True)
    for name in (hidden.name, "rooms/ZZZZZZ", "rooms/toolongcode"):
        with pytest.raises(Refused, match="ROOM_NOT_FOUND"):
            await bo.call("GetRoom", name=name)
    with pytest.raises(BadInput, match="INVALID_NAME"):
        await bo.call("GetRoom", name="players/x")
    assert (await bo.see(shown)).code == shown.code
    lower = room_pb2.Room(name=hidden.name.lower())
    assert (await bo.join(lower)).code == hidden.code
    assert (await bo.see(hidden)).code == hidden.code


async def test_what_members_do_is_not_for_others(house: House):
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create(public=True)
    for method, fields in (
        ("SetReady", {"ready": True}),
        ("SendMessage", {"request_id": new_request(), "text": "hi"}),
        ("StartGame", {"request_id": new_request()}),
        ("AddBot", {"request_id": new_request()}),
        ("KickPlayer", {"player": ana.resource}),
    ):
        with pytest.raises(Refused, match="NOT_A_MEMBER"):
            await bo.call(method, name=room.name, **fields)
    with pytest.raises(Refused, match="NOT_A_MEMBER"):
        async with bo.watching(room) as watch:
            await watch.next()
    await bo.call("LeaveRoom", name=room.name)  # leaving a room one is not in is the same


async def test_the_public_list_is_paged_newest_first_and_shows_no_room_nobody_is_in(
    house: House,
):
    ana, bo = await house.guests("Ana", "Bo")
    rooms = [await ana.create(public=True, title=f"room {n}") for n in range(5)]
    await ana.create(title="hidden")
    await ana.call("LeaveRoom", name=rooms[4].name)
    first = await bo.call("ListRooms", page_size=3)
    assert [room.title for room in first.rooms] == ["room 3", "room 2", "room 1"]
    rest = await bo.call("ListRooms", page_size=3, page_token=first.next_page_token)
    assert [room.title for room in rest.rooms] == ["room 0"]
    assert rest.next_page_token == ""
    for bad in ({"page_token": "x"}, {"page_size": -1}):
        with pytest.raises(BadInput, match="INVALID_PAGE"):
            await bo.call("ListRooms", **bad)
    with pytest.raises(BadInput, match="INVALID_PAGE"):
        await bo.call("ListRooms", page_token=first.next_page_token, game="dixit")
    assert len((await bo.call("ListRooms", game="dixit")).rooms) == 4
    assert not (await bo.call("ListRooms", game="chess")).rooms


async def test_a_dozen_people_come_in_at_the_same_instant_on_two_replicas(build: Build):
    here, there = await build(), await build()
    ana = await here.guest()
    room = await ana.create(options=odyssey())
    people = await here.guests(*(["Sahil"] * 11))
    for n, person in enumerate(people):
        person.house = (here, there)[n % 2]
    await asyncio.gather(*(person.join(room) for person in people))
    await asyncio.gather(*(person.ready(room) for person in people))
    full = await ana.see(room)
    assert len(full.members) == 12
    assert all(member.seated for member in full.members)
    assert len(set(names(full))) == 12
    assert all(member.ready for member in full.members[1:])
    assert full.revision == room.revision + 22


async def _update(guest: Guest, room: room_pb2.Room, *paths: str, **fields: Any) -> room_pb2.Room:
    changed = room_pb2.Room(name=room.name, **fields)
    response = await guest.call("UpdateRoom", room=changed, update_mask=FieldMask(paths=paths))
    return response.room


async def test_the_host_changes_what_the_mask_names_and_nothing_else(house: House):
    room, (ana, bo, _) = await house.table("Ana", "Bo", "Cy")
    with pytest.raises(Refused, match="NOT_HOST"):
        await _update(bo, room, "title", title="mine")
    for mask in ([], ["name"], ["members"], ["options.dixit.target"]):
        with pytest.raises(BadInput, match="INVALID_MASK"):
            await _update(ana, room, *mask, title="mine")
    with pytest.raises(BadInput) as bad:
        await _update(ana, room, "options", options=_target(0))
    assert bad.value.violations[0].field == "room.options.dixit.target"
    after = await _update(ana, room, "options", options=odyssey(), title="unasked", locked=True)
    assert (after.seats, after.title, after.locked) == (12, "", False)
    assert not any(member.ready for member in after.members[1:])
    after = await _update(
        ana,
        room,
        *("title", "public", "seats", "spectators_welcome", "locked"),
        title="Tonight",
        public=True,
        seats=3,
        locked=True,
    )
    assert (after.title, after.public, after.seats) == ("Tonight", True, 3)
    assert (after.spectators_welcome, after.locked) == (False, True)
    di = await house.guest("Di")
    with pytest.raises(Refused, match="ROOM_LOCKED"):
        await di.join(room)


async def test_kick_ban_mute_and_hand_over(house: House):
    room, (ana, bo, cy) = await house.table("Ana", "Bo", "Cy")
    with pytest.raises(BadInput, match="INVALID_NAME"):
        await ana.call("KickPlayer", name=room.name, player="bo")
    after = (await ana.call("KickPlayer", name=room.name, player=cy.resource, ban=True)).room
    assert names(after) == ["Ana", "Bo"]
    with pytest.raises(Refused, match="BANNED_FROM_ROOM"):
        await cy.join(room)
    muted = (await ana.call("MutePlayer", name=room.name, player=bo.resource, muted=True)).room
    assert [member.muted for member in muted.members] == [False, True]
    after = (await ana.call("TransferHost", name=room.name, player=bo.resource)).room
    assert after.host == bo.resource
    with pytest.raises(Refused, match="NOT_HOST"):
        await ana.call("KickPlayer", name=room.name, player=bo.resource)


async def test_bots_come_with_names_of_their_own_and_go(house: House):
    ana = await house.guest()
    room = await ana.create(seats=4)
    request_id = new_request()
    added = [await ana.call("AddBot", name=room.name, request_id=request_id) for _ in range(2)]
    assert added[0].player == added[1].player
    await ana.call("AddBot", name=room.name, request_id=new_request())
    full = (await ana.call("AddBot", name=room.name, request_id=new_request())).room
    assert len(set(names(full))) == 4
    assert all(member.bot and member.ready for member in full.members[1:])
    with pytest.raises(Refused, match="ROOM_FULL"):
        await ana.call("AddBot", name=room.name, request_id=new_request())
    after = (await ana.call("RemoveBot", name=room.name, player=added[0].player)).room
    assert len(after.members) == 3


async def test_b96_rooms_that_nobody_joins_are_gone_after_an_hour(house: House, clock: Clock):
    ana, bo = await house.guests("Ana", "Bo")
    lonely = [await ana.create(public=True) for _ in range(20)]
    shared = await ana.create(public=True)
    await bo.join(shared)
    clock.ahead += 61  # past the grace: nobody has a stream open
    await house.sweep()
    assert (await bo.call("ListRooms")).rooms == []
    clock.ahead += 3601
    await house.sweep()
    for room in lonely:
        with pytest.raises(Refused, match="ROOM_NOT_FOUND"):
            await ana.see(room)
    assert (await ana.see(shared)).code == shared.code
    async with house.engine.connect() as connection:
        for table in ("room", "member", "presence"):
            count = await connection.exec_driver_sql(f"SELECT count(*) FROM {table}")
            assert count.scalar_one() <= 2, table


async def test_b98_a_room_that_was_shared_is_there_for_a_rematch_for_a_day(
    house: House, clock: Clock
):
    room, (ana, *_), _ = await house.playing("Ana", "Bo", "Cy")
    clock.ahead += 61
    await house.sweep()
    clock.ahead += 23 * 3600
    await house.sweep()
    assert len((await ana.see(room)).members) == 3
    clock.ahead += 2 * 3600
    await house.sweep()
    with pytest.raises(Refused, match="ROOM_NOT_FOUND"):
        await ana.see(room)


async def test_a_room_somebody_watches_stays_however_long(house: House, clock: Clock):
    ana = await house.guest()
    room = await ana.create()
    async with ana.watching(room) as watch:
        await watch.next()
        for _ in range(3):
            clock.ahead += 24 * 3600
            await house.part.streams.renew()
            await house.sweep()
        assert (await ana.see(room)).members[0].connected


async def test_answers_to_requests_are_kept_for_a_day(house: House, clock: Clock):
    ana = await house.guest()
    request_id = new_request()
    first = await ana.call("CreateRoom", request_id=request_id)
    clock.ahead += 23 * 3600
    await house.part.retention.sweep()
    again = await ana.call("CreateRoom", request_id=request_id)
    assert again.room.code == first.room.code
    clock.ahead += 2 * 3600
    await house.part.retention.sweep()
    other = await ana.call("CreateRoom", request_id=request_id)
    assert other.room.code != first.room.code


@SQLITE_ALONE
async def test_server_info_says_what_can_be_played_and_what_every_option_does(house: House):
    info = await house.call("GetServerInfo")
    assert (info.api_version, info.name_limit, info.message_limit) == ("v1", 40, 500)
    assert info.room_retention.seconds == 24 * 3600
    games = {game.key: game for game in info.games}
    dixit = games["dixit"]
    assert (dixit.min_players, dixit.max_players) == (3, 12)
    assert dixit.defaults.dixit.target == 30
    for game in info.games:
        keys = [option.key for option in game.options]
        assert len(keys) == len(set(keys))
        assert {"first_player", "grace_seconds", "card_sets"} <= set(keys)
        assert all(option.description.endswith(".") for option in game.options)
    assert "late_joiners" in [option.key for option in dixit.options]
