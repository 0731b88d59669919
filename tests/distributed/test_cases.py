"""Cases from the field that belong to games and streams, played over the API on two replicas; each named by its number."""

from __future__ import annotations

import asyncio
import itertools

import grpc
import pytest
from grpc import aio
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.platform.status_details import unpack

from tests.distributed.history import check, read_log
from tests.distributed.houses import doors_of, gathered
from tests.distributed.players import Watcher, play_out, reason_of
from tests.services.dixit_round import CLAIM, CLUE, SUBMIT, VOTE, Hand
from tests.services.house import House
from tests.services.test_game_state import play_until, until

FIVE = ["ana", "bo", "cy", "dee", "eve"]


def hands_of(house: House, game: str, names: list[str]) -> list[Hand]:
    """The players, at one replica and the other in turn."""
    return [Hand(house, game, name, number % 2) for number, name in enumerate(names)]


async def depart(house: House, game: str, player: str, replica: int = 0) -> None:
    """The lobby says that a player has left or was kicked."""
    request = internal_pb.DepartPlayerRequest(game=game.removeprefix("games/"), player=player)
    await house.replicas[replica].internal.call("DepartPlayer", request)


async def refusal(hand: Hand, request: pb.SubmitMoveRequest) -> aio.AioRpcError:
    """The error with which a move is refused."""
    with pytest.raises(aio.AioRpcError) as refused:
        await hand.send(request)
    return refused.value


@pytest.mark.parametrize("acted_first", [True, False], ids=["acted", "not-yet"])
@pytest.mark.parametrize("phase", [SUBMIT, VOTE], ids=["submit", "vote"])
async def test_b01_b22_who_leaves_in_the_middle_stops_nobody(
    house: House, phase: int, acted_first: bool
) -> None:
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, phase)
    others = [hand for n, hand in enumerate(hands) if n != table.dixit.storyteller]
    leaver = others[0]
    if acted_first:
        assert await leaver.act()
    for hand in others[1:-1]:
        assert await hand.act()
    await depart(house, game, leaver.player, replica=1)
    assert await others[-1].act()
    after, _ = await others[-1].look()
    assert after.phase_id > table.phase_id, "the phase closed with the last one awaited"
    await play_until([hand for hand in hands if hand is not leaver], CLUE)


async def test_b06_b11_the_next_storyteller_and_the_present_one_leave(house: House) -> None:
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, CLUE)
    teller = table.dixit.storyteller
    for gone in (FIVE[(teller + 1) % 5], FIVE[teller]):
        await depart(house, game, gone)
    left = [hand for n, hand in enumerate(hands) if n not in (teller, (teller + 1) % 5)]
    after = await play_until(left, SUBMIT)
    assert after.dixit.storyteller not in (teller, (teller + 1) % 5)
    assert after.state == game_pb2.GAME_STATE_RUNNING


async def test_b08_the_card_of_somebody_who_left_may_be_voted_for(house: House) -> None:
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, VOTE)
    others = [n for n in range(5) if n != table.dixit.storyteller]
    leaver = others[0]
    _, own = await hands[leaver].look()
    (slot,) = own.dixit.own_slots
    await depart(house, game, FIVE[leaver])
    for n in others[1:]:
        now, _ = await hands[n].look()
        request = hands[n].request(now.phase_id)
        request.move.dixit.cast_vote.slots.append(slot)
        await hands[n].send(request)

    async def counted() -> bool:
        return (await hands[others[1]].look())[0].rounds == 1

    await until(counted)


async def test_b10_with_everybody_but_one_away_the_game_pauses_and_goes_on_when_one_is_back(
    house: House,
) -> None:
    options = options_pb2.GameOptions()
    options.table.grace_seconds = 5
    game = await house.game(FIVE[:4], options)
    alone = Watcher(doors_of(house), game, "ana")
    alone.start()
    await alone.until(lambda: alone.view.state == game_pb2.GAME_STATE_PAUSED, 20)
    assert alone.view.pause_cause == game_pb2.PAUSE_CAUSE_ABSENCE
    rounds = alone.view.rounds
    back = Watcher(doors_of(house), game, "bo", door=1)
    back.start()
    await alone.until(lambda: alone.view.state == game_pb2.GAME_STATE_RUNNING)
    assert alone.view.rounds == rounds
    for one in (alone, back):
        await one.stop()


async def test_b03_what_the_host_may_skip_is_who_is_awaited(house: House) -> None:
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, SUBMIT)
    host = hands[0]
    done = next(n for n in range(5) if n not in table.waiting_for)
    wrong = pb.SkipSeatRequest(game=game, request_id=host.request(0).request_id, seat=done)
    with pytest.raises(aio.AioRpcError) as refused:
        await host.stub.SkipSeat(wrong, metadata=host.key)
    assert reason_of(refused.value) == "NOT_AWAITED"
    for seat in table.waiting_for:
        skip = pb.SkipSeatRequest(game=game, request_id=host.request(0).request_id, seat=seat)
        await host.stub.SkipSeat(skip, metadata=host.key)
    after, _ = await hands[1].look()
    assert after.phase_id > table.phase_id


async def test_b42_b63_a_finished_game_is_read_by_a_fresh_process_with_the_same_end(
    house: House,
) -> None:
    options = options_pb2.GameOptions()
    options.dixit.target = 6
    players = await gathered(house, FIVE, options)
    await play_out(players, seed=42)
    log = await check(players[0].doors, players)
    await house.replica()
    fresh = doors_of(house)
    assert await read_log(fresh, players[0].game, "ana", door=2) == log
    seen = await fresh.stubs[2].GetGame(
        pb.GetGameRequest(game=players[0].game), metadata=house.key("ana")
    )
    assert seen.game.state == game_pb2.GAME_STATE_FINISHED
    assert list(seen.game.outcome.winners) == list(log[-1].game.outcome.winners)
    assert [seat.score for seat in seen.game.seats] == [s.score for s in log[-1].game.seats]
    assert await house.replicas[0].part.log.purge(0) == 1
    await house.replica()
    with pytest.raises(aio.AioRpcError) as expired:
        await (
            doors_of(house)
            .stubs[3]
            .GetGame(pb.GetGameRequest(game=players[0].game), metadata=house.key("ana"))
        )
    assert reason_of(expired.value) == "GAME_NOT_FOUND"


async def test_b45_of_two_different_votes_at_once_one_counts(house: House) -> None:
    """A vote may be replaced while the phase is open; whatever the order, it is scored once."""
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, VOTE)
    number = next(n for n in range(5) if n != table.dixit.storyteller)
    voter = hands[number]
    _, own = await voter.look()
    free = [s.slot for s in table.dixit.table if s.slot not in own.dixit.own_slots]
    requests = [voter.request(table.phase_id) for _ in range(2)]
    for request, slot in zip(requests, free, strict=False):
        request.move.dixit.cast_vote.slots.append(slot)
    stubs = doors_of(house).stubs
    await asyncio.gather(
        *(
            stub.SubmitMove(request, metadata=voter.key)
            for stub, request in zip(stubs, requests, strict=True)
        )
    )
    _, own = await voter.look()
    assert len(own.dixit.votes) == 1
    assert own.dixit.votes[0] in free[:2]
    for n, hand in enumerate(hands):
        if n not in (number, table.dixit.storyteller):
            await hand.act()

    async def counted() -> bool:
        return (await voter.look())[0].rounds == 1

    await until(counted)
    votes = (await voter.look())[0].dixit.last_reveal
    assert votes.ByteSize()


async def test_b61_every_refusal_names_its_reason(house: House) -> None:
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, CLUE)
    teller = hands[table.dixit.storyteller]
    other = hands[(table.dixit.storyteller + 1) % 5]
    _, own = await other.look()
    early = other.request(table.phase_id)
    early.move.dixit.submit_cards.cards.append(own.dixit.cards[0])
    foreign = teller.request(table.phase_id)
    foreign.move.dixit.give_clue.text = "a clue"
    foreign.move.dixit.give_clue.card = own.dixit.cards[0]
    late = teller.request(table.phase_id - 1)
    late.move.dixit.give_clue.text = "a clue"
    stranger = Hand(house, game, "zoe")
    for hand, request in ((other, early), (teller, foreign), (teller, late), (stranger, late)):
        error = await refusal(hand, request)
        details = unpack(error)
        assert details is not None
        assert details.reason == details.reason.upper() != ""
        assert details.message
        assert error.code() in (
            grpc.StatusCode.FAILED_PRECONDITION,
            grpc.StatusCode.INVALID_ARGUMENT,
            grpc.StatusCode.PERMISSION_DENIED,
        )
        again = await refusal(hand, request)
        assert reason_of(again) == details.reason, "the same on the second try"


async def test_b69_one_round_missed_is_one_strike_for_nobody_who_is_there(house: House) -> None:
    """Time acts for an idle seat; it stays seated and present as long as it has a stream."""
    options = options_pb2.GameOptions()
    options.dixit.SetInParent()
    options.table.phase_seconds.update({"claim": 0, "clue": 0, "submit": 5, "vote": 0})
    names = FIVE[:3]
    game = await house.game(names, options)
    streams = [Watcher(doors_of(house), game, name) for name in names]
    for stream in streams:
        stream.start()
    hands = hands_of(house, game, names)
    table = await play_until(hands, SUBMIT)
    await streams[0].until(lambda: streams[0].view.phase_id > table.phase_id, 12)
    assert all(s.presence == game_pb2.PRESENCE_PRESENT for s in streams[0].view.seats)
    assert streams[0].view.state == game_pb2.GAME_STATE_RUNNING
    for stream in streams:
        await stream.stop()


async def test_b72_nobody_is_sent_a_hand_that_is_not_theirs(house: House) -> None:
    """All bytes to all seats and spectators up to the vote: no card that only others hold, no owner, no vote."""
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    doors = doors_of(house)
    raw: dict[str, bytearray] = {name: bytearray() for name in (*FIVE, "zoe")}
    streams = {
        name: doors.stubs[n % 2].WatchGame(pb.WatchGameRequest(game=game), metadata=house.key(name))
        for n, name in enumerate(raw)
    }

    async def listen(name: str) -> None:
        async for message in streams[name]:
            raw[name] += message.SerializeToString()

    listening = [asyncio.create_task(listen(name)) for name in raw]
    table = await play_until(hands, VOTE)
    await asyncio.sleep(0.3)
    shown = {slot.card for slot in table.dixit.table}
    held = {hand.player: set((await hand.look())[1].dixit.cards) for hand in hands}
    for mine, (owner, cards) in itertools.product(raw, held.items()):
        if mine == owner:
            continue
        for card in cards - shown:
            found = _as_field(card) in bytes(raw[mine])
            assert not found, f"{mine} was sent {card}, which {owner} holds"
    for stream in streams.values():
        stream.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


def _as_field(text: str) -> bytes:
    """Length and bytes, as any protobuf field holds a string: "dream/1" is not found within "dream/12"."""
    return bytes([len(text)]) + text.encode()


async def test_b04_all_who_time_out_are_acted_for_and_the_table_pauses_after_a_whole_idle_lap(
    house: House,
) -> None:
    options = options_pb2.GameOptions()
    options.dixit.SetInParent()
    options.table.phase_seconds.update({"claim": 5, "clue": 5, "submit": 5, "vote": 5})
    game = await house.game(FIVE[:3], options)
    streams = [Watcher(doors_of(house), game, name, n) for n, name in enumerate(FIVE[:3])]
    for stream in streams:
        stream.start()
    first = streams[0]
    await first.until(lambda: bool(first.told))
    assert first.view.dixit.phase in (CLAIM, CLUE)
    phase_id = first.view.phase_id
    await first.until(lambda: first.view.phase_id > phase_id, 12)
    assert first.view.state == game_pb2.GAME_STATE_RUNNING
    await first.until(lambda: first.view.state == game_pb2.GAME_STATE_PAUSED, 45)
    assert first.view.pause_cause == game_pb2.PAUSE_CAUSE_IDLENESS
    assert first.view.dixit.turn == 4, "a whole lap of three, and the next turn has begun"
    assert all(seat.score == 0 for seat in first.view.seats)
    for stream in streams:
        await stream.stop()


async def test_b58_of_two_cards_in_flight_one_is_handed_in_and_the_other_stays(
    house: House,
) -> None:
    """A move names cards, not places in a hand; what was only looked at cannot be lost."""
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    table = await play_until(hands, SUBMIT)
    name = FIVE[next(n for n in range(5) if n != table.dixit.storyteller)]
    both = [Hand(house, game, name, replica) for replica in (0, 1)]
    _, before = await both[0].look()
    requests = [hand.request(table.phase_id) for hand in both]
    for request, card in zip(requests, before.dixit.cards, strict=False):
        request.move.dixit.submit_cards.cards.append(card)
    await asyncio.gather(*(hand.send(one) for hand, one in zip(both, requests, strict=True)))
    for hand in both:
        _, after = await hand.look()
        assert len(after.dixit.submitted) == 1
        assert {*after.dixit.submitted, *after.dixit.cards} == set(before.dixit.cards)


async def test_b62_who_votes_otherwise_at_the_last_moment_is_counted_as_such(house: House) -> None:
    names = FIVE[:4]
    game = await house.game(names)
    hands = hands_of(house, game, names)
    table = await play_until(hands, VOTE)
    voters = [n for n in range(4) if n != table.dixit.storyteller]
    slots: dict[int, int] = {}

    async def vote(seat: int, which: int) -> None:
        _, own = await hands[seat].look()
        open_slots = [s.slot for s in table.dixit.table if s.slot not in own.dixit.own_slots]
        slots[seat] = open_slots[which]
        request = hands[seat].request(table.phase_id)
        request.move.dixit.cast_vote.slots.append(slots[seat])
        await hands[seat].send(request)

    for seat, which in ((voters[0], 0), (voters[1], 0), (voters[0], 1), (voters[2], 0)):
        await vote(seat, which)
    after, _ = await hands[0].look()
    assert after.phase_id > table.phase_id, "the table moved on with the last vote"
    stored = {n: shown.slot for shown in after.dixit.last_reveal.slots for n in shown.votes}
    assert stored == slots


async def test_b73_a_spectator_sees_what_lies_open_and_may_do_nothing(house: House) -> None:
    game = await house.game(FIVE)
    hands = hands_of(house, game, FIVE)
    await play_until(hands, SUBMIT)
    await hands[1].act()
    stranger = Hand(house, game, "zoe", 1)
    table, own = await stranger.look()
    assert own == game_pb2.PrivateView()
    held = {card for hand in hands for card in (await hand.look())[1].dixit.cards}
    sent = table.SerializeToString()
    assert held
    assert not [card for card in held if _as_field(card) in sent]
    request = stranger.request(table.phase_id)
    request.move.dixit.submit_cards.cards.append(next(iter(held)))
    refused = await refusal(stranger, request)
    assert (refused.code(), reason_of(refused)) == (
        grpc.StatusCode.PERMISSION_DENIED,
        "NOT_SEATED",
    )
    ending = pb.EndGameRequest(game=game, request_id=request.request_id)
    with pytest.raises(aio.AioRpcError) as not_host:
        await stranger.stub.EndGame(ending, metadata=stranger.key)
    assert not_host.value.code() is grpc.StatusCode.PERMISSION_DENIED
