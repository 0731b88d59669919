"""The start of a game, what the game is told while it runs, and the way back to the room."""

from __future__ import annotations

import asyncio

import pytest
from parlour.api.game.v1 import game_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour.kernel.refusals import BadInput, Refused

from tests.lobby.conftest import Build
from tests.lobby.house import House, Peers, creates, names, new_request, odyssey, start

OPEN, STARTING, PLAYING = (
    room_pb2.ROOM_STATE_OPEN,
    room_pb2.ROOM_STATE_STARTING,
    room_pb2.ROOM_STATE_PLAYING,
)


async def test_a_start_makes_the_game_and_the_room_says_playing(house: House, peers: Peers):
    room, (ana, bo, cy) = await house.table("Ana", "Bo", "Cy", public=True)
    async with bo.watching(room) as watch:
        game = await start(ana, room)
        playing = await watch.until(lambda room: room.state == PLAYING)
    assert playing.game == f"games/{game}"
    (create,) = creates(peers)
    assert (create.game, create.room, create.host, create.public) == (game, room.code, ana.id, True)
    assert [(seat.player, seat.display_name) for seat in create.seats] == [
        (ana.id, "Ana"),
        (bo.id, "Bo"),
        (cy.id, "Cy"),
    ]
    assert create.options.dixit.target == 30
    assert len(create.deck) == 84


async def test_a_start_is_for_the_host_and_a_full_ready_table(house: House, peers: Peers):
    ana, bo, cy = await house.guests("Ana", "Bo", "Cy")
    room = await ana.create()
    with pytest.raises(BadInput, match="INVALID_REQUEST_ID"):
        await ana.call("StartGame", name=room.name)
    with pytest.raises(Refused, match="WRONG_NUMBER_OF_PLAYERS"):
        await start(ana, room)
    await bo.join(room)
    await cy.join(room)
    with pytest.raises(Refused, match="NOT_HOST"):
        await start(bo, room)
    await bo.ready(room)
    with pytest.raises(Refused, match="NOT_READY: not ready yet: Cy"):
        await start(ana, room)
    assert peers.catalogue.asked == []


async def test_a_start_that_a_lobby_leaves_undelivered_when_it_is_stopped_is_anothers_at_once(
    build: Build, peers: Peers
):
    going, staying = await build(), await build()
    room, (ana, *_) = await going.table("Ana", "Bo", "Cy")
    peers.games.hangs = True
    await start(ana, room)
    await asyncio.sleep(0.2)  # one of the two has claimed it, and waits for an answer
    peers.games.hangs = False
    await going.part.stop()
    await staying.part.stop()
    fresh = await build()
    again = type(ana)(fresh, ana.id, ana.token, ana.name)
    await fresh.settled(lambda: fresh.in_state(room, PLAYING, again))
    assert len(creates(peers)) == 1


async def test_b24_two_starts_at_once_on_two_replicas_make_one_game(build: Build, peers: Peers):
    here, there = await build(), await build()
    room, (ana, *_) = await here.table("Ana", "Bo", "Cy")
    again = type(ana)(there, ana.id, ana.token, ana.name)
    answers = await asyncio.gather(
        *(start(who, room) for who in (ana, again) * 4), return_exceptions=True
    )
    games = {answer for answer in answers if isinstance(answer, str)}
    assert len(games) == 1
    refused = [answer for answer in answers if not isinstance(answer, str)]
    assert all(isinstance(r, Refused) and r.reason == "GAME_RUNNING" for r in refused)
    await here.settled(lambda: here.in_state(room, PLAYING, ana))
    assert {create.game for create in creates(peers)} == games


async def test_the_same_start_sent_again_names_the_same_game(house: House, peers: Peers):
    room, (ana, *_) = await house.table("Ana", "Bo", "Cy")
    request_id = new_request()
    games = await asyncio.gather(*(start(ana, room, request_id) for _ in range(4)))
    assert len(set(games)) == 1
    await house.settled(lambda: house.in_state(room, PLAYING, ana))
    assert await start(ana, room, request_id) == games[0]
    with pytest.raises(Refused, match="GAME_RUNNING"):
        await start(ana, room)
    assert len(creates(peers)) == 1


async def test_b53_too_few_cards_are_found_before_anything_is_dealt(house: House, peers: Peers):
    people = [f"P{n}" for n in range(12)]
    room, (host, *_) = await house.table(*people, options=odyssey())
    peers.catalogue.cards = 60
    with pytest.raises(Refused) as refused:
        await start(host, room)
    assert refused.value.reason == "DECK_TOO_SMALL"
    assert refused.value.message == "12 players need 84 cards, this set has 60"
    assert (await host.see(room)).state == OPEN
    assert creates(peers) == []
    peers.catalogue.cards = 84
    await start(host, room)


async def test_an_unknown_card_set_is_the_rooms_fault_not_the_requests(house: House, peers: Peers):
    options = odyssey(card_sets=["cardSets/gone"])
    room, (host, *_) = await house.table("Ana", "Bo", "Cy", options=options)
    peers.catalogue.refusals["BuildDeck"] = BadInput("card_sets", "no set", "UNKNOWN_CARD_SET")
    with pytest.raises(Refused) as refused:
        await start(host, room)
    assert refused.value.reason == "UNKNOWN_CARD_SET"
    assert not isinstance(refused.value, BadInput)


async def test_without_the_catalogue_nothing_starts_and_the_room_stays_as_it_is(
    house: House, peers: Peers
):
    room, (host, *_) = await house.table("Ana", "Bo", "Cy")
    peers.catalogue.away = True
    with pytest.raises(Refused, match="UNAVAILABLE"):
        await start(host, room)
    assert await host.see(room) == await host.see(room)
    assert (await host.see(room)).state == OPEN


async def test_while_game_state_is_away_the_room_says_starting_and_starts_when_it_is_back(
    house: House, peers: Peers
):
    room, (host, bo, *_) = await house.table("Ana", "Bo", "Cy", "Di")
    peers.games.away = True
    game = await start(host, room)
    assert await start(host, room) == game
    assert (await host.see(room)).state == STARTING
    await house.settled(lambda: house.part.degraded() == ["games"])
    await bo.call("LeaveRoom", name=room.name)
    peers.games.away = False
    house.clock.ahead += 31  # the longest pause between two attempts
    await house.settled(lambda: house.in_state(room, PLAYING, host))
    house.clock.ahead += 31
    await house.settled(lambda: len(peers.games.asked) == 2)
    assert [method for method, _ in peers.games.asked] == ["CreateGame", "DepartPlayer"]
    assert house.part.degraded() == []


async def test_a_game_that_cannot_be_made_opens_the_room_again_and_says_why(
    house: House, peers: Peers
):
    room, (host, bo, *_) = await house.table("Ana", "Bo", "Cy")
    peers.games.refusals["CreateGame"] = Refused("NO_LUCK", "the stars are wrong")
    async with bo.watching(room) as watch:
        await start(host, room)
        failed = await watch.until(lambda room: room.start_failure != "")
    assert (failed.state, failed.start_failure) == (OPEN, "the stars are wrong")
    del peers.games.refusals["CreateGame"]
    await start(host, room)
    await house.settled(lambda: house.in_state(room, PLAYING, host))
    assert (await host.see(room)).start_failure == ""


async def test_a_rematch_that_cannot_be_made_leaves_the_last_game_to_be_looked_at(
    house: House, peers: Peers
):
    room, (ana, bo, cy), first = await house.playing("Ana", "Bo", "Cy")
    await house.report(first, game_pb2.GAME_STATE_FINISHED)
    await bo.ready(room)
    await cy.ready(room)
    peers.games.refusals["CreateGame"] = Refused("NO_LUCK", "the stars are wrong")
    for _ in range(2):
        second = await start(ana, room)
        assert second != first
        await house.settled(lambda: house.in_state(room, OPEN, ana))
        failed = await ana.see(room)
        assert (failed.game, failed.start_failure) == (f"games/{first}", "the stars are wrong")
    del peers.games.refusals["CreateGame"]
    third = await start(ana, room)
    await house.settled(lambda: house.in_state(room, PLAYING, ana))
    assert (await ana.see(room)).game == f"games/{third}"


async def test_a_start_that_another_replica_was_to_push_is_pushed_by_the_next(
    build: Build, peers: Peers
):
    dying = await build()
    room, (ana, *_) = await dying.table("Ana", "Bo", "Cy")
    peers.games.away = True
    game = await start(ana, room)
    await dying.part.stop()
    peers.games.away = False
    alive = await build()
    ana.house = alive
    alive.clock.ahead += 31  # a claim of the other one has ended
    await alive.settled(lambda: alive.in_state(room, PLAYING, ana))
    assert creates(peers)[0].game == game


async def test_b14_who_leaves_or_is_put_out_of_a_game_departs_and_the_new_host_is_told(
    house: House, peers: Peers
):
    room, (ana, bo, cy, di), game = await house.playing("Ana", "Bo", "Cy", "Di")
    await ana.call("KickPlayer", name=room.name, player=di.resource, ban=True)
    await ana.call("LeaveRoom", name=room.name)
    await house.settled(lambda: len(peers.games.told("PutRoster")) == 2)
    assert [d.player for d in peers.games.told("DepartPlayer")] == [di.id, ana.id]
    first, second = peers.games.told("PutRoster")
    assert (first.game, first.host, list(first.banned)) == (game, ana.id, [di.id])
    assert (second.host, list(second.banned)) == (bo.id, [di.id])
    assert second.version > first.version
    assert (await cy.see(room)).host == bo.resource


async def test_b21_a_late_joiner_is_seated_where_the_table_allows_it(house: House, peers: Peers):
    room, _, game = await house.playing("Ana", "Bo", "Cy", options=odyssey(late_joiners=True))
    di = await house.guest("Di")
    assert (await di.join(room)).members[3].seated
    await house.settled(lambda: bool(peers.games.told("SeatPlayer")))
    (seat,) = peers.games.told("SeatPlayer")
    assert (seat.game, seat.participant.player, seat.participant.display_name) == (
        game,
        di.id,
        "Di",
    )


async def test_b21_a_late_joiner_whom_the_game_does_not_take_looks_on(house: House, peers: Peers):
    room, _, _ = await house.playing("Ana", "Bo", "Cy", options=odyssey(late_joiners=True))
    peers.games.refusals["SeatPlayer"] = Refused("GAME_OVER", "the game is over")
    di = await house.guest("Di")
    await di.join(room)
    async with di.watching(room) as watch:
        await watch.until(lambda room: not room.members[3].seated)


async def test_b98_after_the_game_the_same_people_play_again_in_the_same_room(
    house: House, peers: Peers
):
    room, (ana, bo, cy), first = await house.playing("Ana", "Bo", "Cy")
    await house.report(first, game_pb2.GAME_STATE_RUNNING)
    assert (await ana.see(room)).state == PLAYING
    for _ in range(2):
        await house.report(first, game_pb2.GAME_STATE_FINISHED)
    after = await ana.see(room)
    assert (after.state, after.game) == (OPEN, f"games/{first}")
    with pytest.raises(Refused, match="NOT_READY"):
        await start(ana, room)
    await bo.ready(room)
    await cy.ready(room)
    second = await start(ana, room)
    assert second != first
    await house.settled(lambda: house.in_state(room, PLAYING, ana))
    await house.report(first, game_pb2.GAME_STATE_ABANDONED)  # late, and of another game
    assert (await ana.see(room)).state == PLAYING
    assert [create.game for create in creates(peers)] == [first, second]


async def test_who_departed_by_staying_away_looks_on_until_the_game_is_over(house: House):
    room, (ana, bo, _, _), game = await house.playing("Ana", "Bo", "Cy", "Di")
    await house.report(game, game_pb2.GAME_STATE_RUNNING, bo.id)
    during = await ana.see(room)
    assert [member.seated for member in during.members] == [True, True, True, False]
    assert not (await bo.join(room)).members[3].seated
    await house.report(game, game_pb2.GAME_STATE_FINISHED, bo.id)
    assert all(member.seated for member in (await ana.see(room)).members)


async def test_a_report_of_an_unknown_game_does_no_harm(house: House):
    await house.report("never heard of", game_pb2.GAME_STATE_FINISHED, "nobody")


async def test_with_the_last_person_gone_the_game_is_closed(house: House, peers: Peers):
    ana = await house.guest()
    room = await ana.create(seats=3)
    for _ in range(2):
        await ana.call("AddBot", name=room.name, request_id=new_request())
    game = await start(ana, room)
    await house.settled(lambda: house.in_state(room, PLAYING, ana))
    await ana.call("LeaveRoom", name=room.name)
    await house.settled(lambda: bool(peers.games.told("CloseGame")))
    assert peers.games.told("CloseGame")[0].game == game
    back = await ana.join(room)
    assert (names(back), back.host) == (["Ana"], ana.resource)
