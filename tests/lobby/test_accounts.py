"""Signing in and out, names, another device, the end of an account: through the service, on real databases."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as internal_pb
from parlour.kernel.refusals import BadInput, Refused
from parlour.lobby.settings import Rate, Rates
from parlour.platform.auth import hashed
from parlour.platform.calls import Call
from parlour.platform.errors import TryLater
from parlour.platform.names import part_of

from tests.lobby.conftest import SQLITE_ALONE, Build
from tests.lobby.house import WORKER_TOKEN, Clock, House, Peers, names, new_request

BAD_NAMES = {
    "": "TEXT_TOO_SHORT",
    "   ": "TEXT_TOO_SHORT",
    "a" * 41: "TEXT_TOO_LONG",
    "a" * 1_000_000: "TEXT_TOO_LONG",
    "A\x00na": "TEXT_UNSUITABLE",
    "\x1b[31mAna": "TEXT_UNSUITABLE",
    "Ana\u202eoB": "TEXT_UNSUITABLE",
    "A\u200bna": "TEXT_UNSUITABLE",
}
GOOD_NAMES = [
    *(
        "Mörkö",
        "Ñandú",
        "Łukasz",
        "海",
        "عائشة",
        "עברית",
        "Bob 🐺",
        "👩\u200d👩\u200d👧",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "a" * 40,
    ),
    "<img src=x onerror=alert(1)>",
]


@SQLITE_ALONE
@pytest.mark.parametrize("name", BAD_NAMES, ids=range(len(BAD_NAMES)))
async def test_b77_b83_a_name_that_will_not_do_is_refused_for_its_bearer_alone(
    house: House, name: str
):
    with pytest.raises(BadInput) as bad:
        await house.guest(name)
    assert bad.value.reason == BAD_NAMES[name]
    assert bad.value.violations[0].field == "display_name"


@SQLITE_ALONE
@pytest.mark.parametrize("name", GOOD_NAMES)
async def test_b77_b79_b82_names_of_the_world_are_kept_as_they_are(house: House, name: str):
    guest = await house.guest(name)
    room = await guest.create()
    assert names(room) == [name]


async def test_a_call_without_a_token_or_with_a_wrong_one_is_refused(house: House):
    with pytest.raises(Refused, match="UNAUTHENTICATED"):
        await house.call("GetPlayer")
    with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
        await house.call("GetPlayer", "not a token")


async def test_the_workers_and_the_administrator_are_no_players(house: House):
    for token in (WORKER_TOKEN, await house.admin_token()):
        with pytest.raises(Refused, match="UNAUTHENTICATED"):
            await house.call("GetPlayer", token)


async def test_a_token_is_all_that_proves_who_one_is_and_is_stored_as_a_hash(house: House):
    ana, other = await house.guests("Ana", "Ana")
    assert ana.id != other.id
    assert len(ana.token) >= 22  # 128 bits in base 64
    player = (await ana.call("GetPlayer")).player
    assert (player.name, player.display_name, player.bot) == (ana.resource, "Ana", False)
    async with house.engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT hash FROM token")
        stored = [bytes(row[0]) for row in rows]
    assert hashed(ana.token) in stored
    assert ana.token.encode() not in stored


async def test_signing_out_ends_this_token_or_all(house: House):
    ana = await house.guest()
    code = (await ana.call("CreateDeviceCode")).code
    phone = (await house.call("LinkDevice", code=code)).token
    await ana.call("SignOut")
    with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
        await ana.call("GetPlayer")
    code = (await house.call("CreateDeviceCode", phone)).code
    tablet = (await house.call("LinkDevice", code=code)).token
    unused = (await house.call("CreateDeviceCode", tablet)).code
    await house.call("SignOut", phone, everywhere=True)
    for token in (phone, tablet):
        with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
            await house.call("GetPlayer", token)
    with pytest.raises(Refused, match="CODE_NOT_FOUND"):
        await house.call("LinkDevice", code=unused)


async def test_b16_another_device_becomes_the_same_player_in_the_same_seat(house: House):
    ana, bo = await house.guests("Ana", "Bo")
    room = await ana.create()
    await bo.join(room)
    code = (await bo.call("CreateDeviceCode")).code
    assert len(code) == 8
    linked = await house.call("LinkDevice", code=f" {code[:4].lower()}-{code[4:].lower()} ")
    assert part_of(linked.player.name, "players", "name") == bo.id
    bo.token = linked.token
    again = await bo.join(room)
    assert names(again) == ["Ana", "Bo"]


async def test_a_device_code_works_once_and_not_for_long_and_only_the_latest(
    house: House, clock: Clock
):
    ana = await house.guest()
    first = (await ana.call("CreateDeviceCode")).code
    second = (await ana.call("CreateDeviceCode")).code
    with pytest.raises(Refused, match="CODE_NOT_FOUND"):
        await house.call("LinkDevice", code=first)
    await house.call("LinkDevice", code=second)
    with pytest.raises(Refused, match="CODE_NOT_FOUND"):
        await house.call("LinkDevice", code=second)
    third = (await ana.call("CreateDeviceCode")).code
    clock.ahead += 601
    with pytest.raises(Refused, match="CODE_NOT_FOUND"):
        await house.call("LinkDevice", code=third)


async def test_a_new_name_is_for_rooms_joined_from_now_on(house: House):
    ana = await house.guest()
    room = await ana.create()
    with pytest.raises(BadInput):
        await ana.call("UpdatePlayer", display_name="")
    player = (await ana.call("UpdatePlayer", display_name="  Anna\u0308  ")).player
    assert player.display_name == "Annä"
    assert names(await ana.see(room)) == ["Ana"]
    assert names(await ana.create()) == ["Annä"]


async def test_where_sign_up_is_closed_an_invitation_lets_in_as_many_as_it_says(
    build: Build, clock: Clock
):
    house = await build(invitation_only=True)
    assert (await house.call("GetServerInfo")).invitation_required
    admin = await house.admin_token()
    for wrong in ("", "NOSUCHCODE"):
        with pytest.raises(Refused, match="INVITATION_REQUIRED"):
            await house.guest(invitation=wrong)
    code = (await house.as_admin("CreateInvitation", admin, uses=2)).invitation
    await house.guest(invitation=code)
    await house.guest(invitation=code.lower())
    with pytest.raises(Refused, match="INVITATION_REQUIRED"):
        await house.guest(invitation=code)
    late = (await house.as_admin("CreateInvitation", admin)).invitation
    clock.ahead += 8 * 24 * 3600
    with pytest.raises(Refused, match="INVITATION_REQUIRED"):
        await house.guest(invitation=late)


async def test_who_deletes_the_account_leaves_rooms_and_games_and_is_forgotten_everywhere(
    house: House, peers: Peers
):
    room, (ana, bo, _cy), game = await house.playing("Ana", "Bo", "Cy")
    await ana.call("SendMessage", name=room.name, request_id=new_request(), text="hello")
    await ana.call("DeletePlayer")
    with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
        await ana.call("GetPlayer")
    after = await bo.see(room)
    assert names(after) == ["Bo", "Cy"]
    assert after.host == bo.resource
    async with bo.watching(room) as watch:
        message = (await watch.next()).messages[0]
    assert (message.player, message.display_name, message.text) == ("", "Somebody", "hello")
    await house.settled(lambda: bool(peers.scoring.told("ForgetPlayer")))
    await house.settled(lambda: bool(peers.games.told("ForgetPlayer")))
    methods = [method for method, _ in peers.games.asked]
    assert methods.index("DepartPlayer") < methods.index("ForgetPlayer")
    assert peers.games.told("DepartPlayer")[0].game == game
    assert peers.games.told("ForgetPlayer")[0].player == ana.id
    await house.settled(lambda: bool(peers.catalogue.told("ForgetPlayer")))
    assert peers.catalogue.told("ForgetPlayer")[0].player == ana.id


async def test_a_catalogue_that_was_away_is_told_of_a_deleted_account_when_it_is_back(
    house: House, peers: Peers
):
    ana = await house.guest()
    peers.catalogue.away = True
    await ana.call("DeletePlayer")
    await house.settled(lambda: house.part.degraded() == ["catalogue"])
    assert not peers.catalogue.told("ForgetPlayer")
    peers.catalogue.away = False
    house.clock.ahead += 31  # the longest pause between two attempts
    await house.settled(lambda: bool(peers.catalogue.told("ForgetPlayer")))
    assert peers.catalogue.told("ForgetPlayer")[0].player == ana.id


@SQLITE_ALONE
async def test_signing_in_too_often_from_one_address_takes_patience(build: Build):
    house = await build(rates=Rates(sign_in_by_address=Rate(0.5, 3)))
    for _ in range(3):
        await house.guest()
    with pytest.raises(TryLater) as later:
        await house.guest()
    assert later.value.reason == "TOO_MANY_REQUESTS"
    assert 0 < later.value.seconds <= 2
    house.address = "2001:db8::1"
    await house.guest()


@SQLITE_ALONE
@pytest.mark.parametrize(
    ("rates", "method", "fields"),
    [
        (Rates(link_by_address=Rate(0.1, 1)), "LinkDevice", {"code": "WRONG"}),
        (Rates(join_by_address=Rate(0.1, 1)), "JoinRoom", {"name": "rooms/AAAAAA"}),
        (Rates(join_by_player=Rate(0.1, 1)), "JoinRoom", {"name": "rooms/AAAAAA"}),
    ],
)
async def test_codes_are_not_to_be_guessed(
    build: Build, rates: Rates, method: str, fields: dict[str, Any]
):
    house = await build(rates=rates)
    ana = await house.guest()
    reasons: list[str] = []
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            await ana.call(method, **fields)
        reasons.append(refused.value.reason)
    assert reasons[0].endswith("_NOT_FOUND")
    assert reasons[1] == "TOO_MANY_REQUESTS"


async def test_the_other_services_learn_who_holds_a_token(house: House):
    ana, admin = await house.guest(), await house.admin_token()

    async def resolve(token: str) -> internal_pb.ResolveTokenResponse:
        request = internal_pb.ResolveTokenRequest(token_hash=hashed(token))
        return await house.internal.ResolveToken(request, Call())

    with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
        await resolve("nobody's")
    found = await resolve(ana.token)
    assert (found.player, found.display_name, found.bot) == (ana.id, "Ana", False)
    assert (await resolve(admin)).admin
    assert (await resolve(WORKER_TOKEN)).worker


async def test_caches_hear_of_ended_tokens_in_this_process_and_in_others(build: Build):
    here, there = await build(), await build()
    heard: dict[str, list[str]] = {"here": [], "there": []}
    here.part.on_revoked(heard["here"].append)
    there.part.on_revoked(heard["there"].append)
    ana = await here.guest()
    await ana.call("SignOut")
    assert heard == {"here": [ana.id], "there": [ana.id]}


async def test_the_administrators_token_is_made_once_and_known_for_good(build: Build):
    first, second = await build(), await build()
    token = await first.admin_token()
    assert await first.part.ensure_admin_token() is None
    assert await second.part.ensure_admin_token() is None
    assert (await second.as_admin("ListPlayers", token)).players == []


async def test_a_token_not_used_for_long_ends_and_a_used_one_does_not(house: House, clock: Clock):
    ana, bo = await house.guests("Ana", "Bo")
    admin = await house.admin_token()
    for _ in range(4):
        clock.ahead += 30 * 24 * 3600
        await ana.call("GetPlayer")
    await house.sweep()
    await ana.call("GetPlayer")
    with pytest.raises(Refused, match="TOKEN_UNKNOWN"):
        await bo.call("GetPlayer")
    await house.as_admin("ListPlayers", admin)
