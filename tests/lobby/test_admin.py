"""What the administrator may do, and nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.kernel.refusals import BadInput, Refused

from tests.lobby.house import WORKER_TOKEN, House, Peers, names, new_request

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("ListAllRooms", {}),
    ("CloseRoom", {"name": "rooms/AAAAAA"}),
    ("ListPlayers", {}),
    ("BanPlayer", {"player": "players/x", "banned": True}),
    ("ErasePlayer", {"player": "players/x"}),
    ("CreateInvitation", {}),
]


async def test_every_call_takes_the_administrators_token(house: House):
    ana = await house.guest()
    for method, fields in CALLS:
        for token in (ana.token, WORKER_TOKEN):
            with pytest.raises(Refused, match="NOT_ADMIN"):
                await house.as_admin(method, token, **fields)


async def test_what_is_not_there_is_said_so(house: House):
    admin = await house.admin_token()
    with pytest.raises(Refused, match="ROOM_NOT_FOUND"):
        await house.as_admin("CloseRoom", admin, name="rooms/AAAAAA")
    for method in ("BanPlayer", "ErasePlayer"):
        with pytest.raises(Refused, match="PLAYER_NOT_FOUND"):
            await house.as_admin(method, admin, player="players/x")
        with pytest.raises(BadInput, match="INVALID_NAME"):
            await house.as_admin(method, admin, player="x")


async def test_rooms_and_players_are_listed_in_pages_private_ones_too_without_bots(house: House):
    admin = await house.admin_token()
    ana, bo = await house.guests("Ana", "Bo")
    rooms = [await ana.create(), await bo.create(public=True), await ana.create()]
    await ana.call("AddBot", name=rooms[0].name, request_id=new_request())
    first = await house.as_admin("ListAllRooms", admin, page_size=2)
    assert [room.name for room in first.rooms] == [rooms[2].name, rooms[1].name]
    rest = await house.as_admin("ListAllRooms", admin, page_token=first.next_page_token)
    assert [room.name for room in rest.rooms] == [rooms[0].name]
    page = await house.as_admin("ListPlayers", admin, page_size=1)
    assert [player.display_name for player in page.players] == ["Bo"]
    page = await house.as_admin("ListPlayers", admin, page_token=page.next_page_token)
    assert [player.display_name for player in page.players] == ["Ana"]
    assert page.next_page_token == ""


async def test_b14_the_banned_are_out_of_rooms_and_games_and_come_back_when_that_is_undone(
    house: House, peers: Peers
):
    admin = await house.admin_token()
    room, (ana, bo, _), _ = await house.playing("Ana", "Bo", "Cy")
    code = (await ana.call("CreateDeviceCode")).code
    banned = await house.as_admin("BanPlayer", admin, player=ana.resource, banned=True)
    assert banned.player.banned
    with pytest.raises(Refused, match="PLAYER_BANNED"):
        await ana.call("GetPlayer")
    with pytest.raises(Refused, match="CODE_NOT_FOUND"):
        await house.call("LinkDevice", code=code)
    after = await bo.see(room)
    assert (names(after), after.host) == (["Bo", "Cy"], bo.resource)
    await house.settled(lambda: bool(peers.games.told("DepartPlayer")))
    await house.as_admin("BanPlayer", admin, player=ana.resource, banned=False)
    assert names(await ana.join(room)) == ["Bo", "Cy", "Ana"]


async def test_closing_a_room_ends_its_game_and_everything_of_it(house: House, peers: Peers):
    admin = await house.admin_token()
    room, (ana, *_), game = await house.playing("Ana", "Bo", "Cy")
    await house.as_admin("CloseRoom", admin, name=room.name)
    with pytest.raises(Refused, match="ROOM_NOT_FOUND"):
        await ana.see(room)
    await house.settled(lambda: bool(peers.games.told("CloseGame")))
    assert peers.games.told("CloseGame")[0].game == game


async def test_erasing_is_what_players_may_do_themselves(house: House, peers: Peers):
    admin = await house.admin_token()
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    await house.as_admin("ErasePlayer", admin, player=ana.resource)
    assert (await bo.see(room)).host == bo.resource
    with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
        await ana.call("GetPlayer")
    await house.settled(lambda: bool(peers.scoring.told("ForgetPlayer")))
    assert peers.scoring.told("ForgetPlayer")[0].player == ana.id
