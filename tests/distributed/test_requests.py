"""Requests: sent again, sent twice, sent at once to two replicas, cancelled; a kick and a vote at the same instant."""

from __future__ import annotations

import asyncio
import random

import pytest
from grpc import aio
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.api.games.dixit.v1 import options_pb2 as dixit_options
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.platform.event_log import GameRecord, NewStep, StepWriter
from parlour.platform.event_log.memory import MemoryEventLog

from tests.distributed.fault_proxy import Mode, before
from tests.distributed.history import check
from tests.distributed.houses import doors_of, gathered
from tests.distributed.players import Watcher, play_out, reason_of
from tests.services.dixit_round import SUBMIT, VOTE, Hand
from tests.services.house import House
from tests.services.test_game_state import play_until, until

FOUR = ["ana", "bo", "cy", "dee"]


async def awaited(hands: list[Hand]) -> tuple[Hand, pb.SubmitMoveRequest]:
    """Somebody who may move, and the move."""
    for hand in hands:
        request = hand.choose(*await hand.look())
        if request is not None:
            return hand, request
    raise AssertionError("nobody may move")


async def test_f2_the_same_request_in_parallel_to_two_replicas_is_one_event(house: House) -> None:
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    doors = doors_of(house)
    for copies in (2, 5, 20):
        table = await play_until(hands, SUBMIT)
        mover, request = await awaited(hands)
        answers = await asyncio.gather(
            *(
                doors.stubs[number % 2].SubmitMove(request, metadata=mover.key)
                for number in range(copies)
            )
        )
        assert len({answer.revision for answer in answers}) == 1, "all answers are equal"
        after, _ = await mover.look()
        assert after.revision == table.revision + 1
        await play_until(hands, VOTE)


async def test_f2_a_request_whose_answer_was_lost_is_done_once(house: House) -> None:
    """B33: what was sent while the link was down is delivered once."""
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    table = await play_until(hands, SUBMIT)
    mover, request = await awaited(hands)
    async with (
        before(house.replicas[0].address) as proxy,
        aio.insecure_channel(f"127.0.0.1:{proxy.port}") as channel,
    ):
        mute = doors_of(house, channel)
        looked = pb.GetGameRequest(game=game)
        await mute.stubs[0].GetGame(looked, metadata=mover.key)
        proxy.mode = Mode.MUTE
        with pytest.raises(aio.AioRpcError):
            await mute.stubs[0].SubmitMove(request, metadata=mover.key, timeout=1.0)
    assert (await mover.look())[0].revision == table.revision + 1, "done, though nobody was told"
    answer = await doors_of(house).stubs[1].SubmitMove(request, metadata=mover.key)
    assert answer.revision == table.revision + 1
    assert (await mover.look())[0].revision == table.revision + 1


async def test_f3_the_same_id_with_another_body_is_refused_on_every_replica(house: House) -> None:
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    await play_until(hands, SUBMIT)
    mover, request = await awaited(hands)
    _, own = await mover.look()
    await mover.send(request)
    before_it, _ = await mover.look()
    request.move.dixit.submit_cards.cards[0] = own.dixit.cards[-1]
    for stub in doors_of(house).stubs:
        with pytest.raises(aio.AioRpcError) as refused:
            await stub.SubmitMove(request, metadata=mover.key)
        assert reason_of(refused.value) == "REQUEST_ID_REUSED"
    after, _ = await mover.look()
    assert after.revision == before_it.revision


async def test_calls_that_are_cancelled_while_their_commit_waits_take_no_others_place(
    house: House,
) -> None:
    """A cancelled call cancels no commit, and the move of somebody else is not told done in its stead."""
    players = [f"p{number}" for number in range(12)]
    options = options_pb2.GameOptions()
    options.dixit.edition = dixit_options.EDITION_ODYSSEY
    game = await house.game(players, options)
    hands = [Hand(house, game, player, number % 2) for number, player in enumerate(players)]
    table = await play_until(hands, SUBMIT)
    movers = [hand for n, hand in enumerate(hands) if n != table.dixit.storyteller]
    requests = [(hand, hand.choose(*await hand.look())) for hand in movers]
    chance = random.Random(4)

    async def impatient(hand: Hand, request: pb.SubmitMoveRequest) -> int:
        while True:
            try:
                answer = await hand.send(request, timeout=chance.uniform(0.002, 0.02))
            except aio.AioRpcError:
                continue
            return answer.revision

    told = await asyncio.gather(
        *(impatient(hand, request) for hand, request in requests if request)
    )
    assert len(set(told)) == len(told) == 11, "two were told the same place in the log"
    assert (await hands[0].look())[0].dixit.phase == VOTE


async def test_f8_players_split_over_two_replicas_see_one_order(house: House) -> None:
    """B59: the last voters vote at the same instant on two replicas, and the round is scored once."""
    doors = doors_of(house)
    options = options_pb2.GameOptions()
    options.dixit.target = 8
    players = await gathered(house, ["p0", "p1", "p2", "p3", "p4", "p5"], options)
    game = players[0].game
    watchers = [Watcher(doors, game, f"w{n}", n, spectator=True) for n in range(4)]
    for watcher in watchers:
        watcher.start()
    await play_out(players, seed=8)
    for watcher in watchers:
        await watcher.until(lambda watcher=watcher: watcher.over)
    await check(doors, players, watchers)


@pytest.mark.parametrize("votes", [100, pytest.param(1000, marks=pytest.mark.faults)])
async def test_f8_of_a_thousand_votes_at_once_each_player_has_one(house: House, votes: int) -> None:
    """Every voter changes the mind again and again over both replicas at once; the last one to vote closes the phase."""
    names = [*FOUR, "eve", "fay"]
    game = await house.game(names)
    hands = [Hand(house, game, name) for name in names]
    table = await play_until(hands, VOTE)
    voters = [n for n in range(6) if n != table.dixit.storyteller]
    chance, doors = random.Random(8), doors_of(house)
    own = {n: set((await hands[n].look())[1].dixit.own_slots) for n in voters}
    accepted: dict[int, set[int]] = {n: set() for n in voters}
    reasons = set[str]()

    async def vote(number: int) -> None:
        seat = voters[number % len(voters)]
        open_slots = [s.slot for s in table.dixit.table if s.slot not in own[seat]]
        request = hands[seat].request(table.phase_id)
        request.move.dixit.cast_vote.slots.append(chance.choice(open_slots))
        try:
            await doors.stubs[chance.randrange(2)].SubmitMove(request, metadata=hands[seat].key)
        except aio.AioRpcError as error:
            reasons.add(reason_of(error))
        else:
            accepted[seat].update(request.move.dixit.cast_vote.slots)

    await asyncio.gather(*map(vote, range(votes)))
    assert reasons <= {"WRONG_PHASE", "TOO_BUSY"}, "nothing else happens to a vote"
    for replica in (0, 1):
        after, _ = await Hand(house, game, names[0], replica).look()
        shown = [(n, slot.slot) for slot in after.dixit.last_reveal.slots for n in slot.votes]
        assert sorted(n for n, _ in shown) == voters, "each player has one vote"
        assert all(slot in accepted[n] for n, slot in shown), "what counts was told as accepted"


@pytest.mark.parametrize("turns", [5, pytest.param(60, marks=pytest.mark.faults)])
async def test_a_kick_and_that_players_vote_at_the_same_instant(house: House, turns: int) -> None:
    """The vote stands if it was first, else NOT_SEATED; either way the table goes on, the same on both replicas."""
    chance, outcomes = random.Random(5), set[str]()
    for _ in range(turns):
        players = await gathered(house, FOUR)
        hands = [Hand(house, players[0].game, name, n % 2) for n, name in enumerate(FOUR)]
        table = await play_until(hands, VOTE)
        voters = [n for n in range(4) if n != table.dixit.storyteller]
        victim = hands[voters[0]]
        vote = victim.choose(*await victim.look())
        assert vote is not None
        kick = internal_pb.DepartPlayerRequest(
            game=players[0].game.removeprefix("games/"), player=victim.player
        )

        kicked = house.replicas[chance.randrange(2)].internal.call("DepartPlayer", kick)
        voted = asyncio.create_task(victim.send(vote))
        await asyncio.sleep(chance.uniform(0, 0.01))
        await kicked
        try:
            await voted
            outcomes.add("voted")
        except aio.AioRpcError as error:
            assert reason_of(error) == "NOT_SEATED"
            outcomes.add("kicked")
        for n in voters[1:]:
            await hands[n].act()

        async def scored(hands: list[Hand] = hands) -> bool:
            return all([(await hand.look())[0].rounds == 1 for hand in hands])

        await until(scored)
        views = [(await hands[n].look())[0] for n in (0, 1)]
        assert views[0].revision == views[1].revision
        assert views[0].seats[voters[0]].presence == game_pb2.PRESENCE_DEPARTED
    assert outcomes


async def test_of_two_steps_of_a_game_that_wait_together_only_one_is_told_in() -> None:
    """A cancelled call leaves its step waiting; the next step of that game then waits beside it, on the same number."""
    log = MemoryEventLog()
    record = GameRecord("g", "ROOM", "dixit", b"", 1, "ana", public=False, players=("ana",))
    assert await log.create(record, NewStep("g", 1, b"first"))
    writer = StepWriter(log)
    left = asyncio.create_task(writer.commit(NewStep("g", 2, b"left", player="a", request_id="1")))
    await asyncio.sleep(0)
    left.cancel()
    assert not await writer.commit(NewStep("g", 2, b"next", player="b", request_id="2"))
    assert [step.data for step in await log.read("g", 1)] == [b"left"]
    await writer.close()
