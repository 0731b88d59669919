"""Streams: slow readers, reconnects, storms, and what a stream must never do."""

from __future__ import annotations

import asyncio
import time

import pytest
from grpc import aio
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state.viewers import MOST_PENDING, Viewer
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb

from tests.distributed.fault_proxy import Mode, before
from tests.distributed.history import check, events_of, gaps_of
from tests.distributed.houses import doors_of, gathered
from tests.distributed.players import Watcher, play_out, reason_of
from tests.services.dixit_round import CLUE, SUBMIT, VOTE, Hand
from tests.services.house import House
from tests.services.test_game_state import play_until, until

FOUR = ["ana", "bo", "cy", "dee"]


def to(target: int) -> options_pb2.GameOptions:
    """Dixit to so many points."""
    options = options_pb2.GameOptions()
    options.dixit.target = target
    return options


async def test_a_reader_who_falls_behind_gets_the_whole_view_chained_to_what_it_was_sent() -> None:
    """The dropped messages are no link of the chain."""

    def resync(viewer: Viewer) -> bytes:
        message = pb.WatchGameResponse(after_revision=viewer.revision, revision=500)
        viewer.revision = 500
        return message.SerializeToString()

    viewer = Viewer("ana", 0, spectating=False, resync=resync)
    sent = viewer.messages()
    revision = 0

    def step() -> None:
        nonlocal revision
        revision += 1
        link = pb.WatchGameResponse(after_revision=revision - 1, revision=revision)
        viewer.send(link.SerializeToString(), revision)

    step()
    chain = [pb.WatchGameResponse.FromString(await anext(sent))]
    for _ in range(MOST_PENDING + 5):
        step()
    chain.append(pb.WatchGameResponse.FromString(await anext(sent)))
    revision = 500
    step()
    chain.append(pb.WatchGameResponse.FromString(await anext(sent)))
    links = [(link.after_revision, link.revision) for link in chain]
    assert links == [(0, 1), (1, 500), (500, 501)]


async def test_b26_a_stream_reopened_faster_than_its_loss_is_noticed_always_resumes(
    house: House,
) -> None:
    """B28, B71: twenty times within milliseconds; one presence, never away."""
    options = to(30)
    options.table.grace_seconds = 5
    players = await gathered(house, FOUR, options)
    for player in players:
        player.start()
    bo = Hand(house, players[0].game, "bo")
    for number in range(20):
        stream = (
            doors_of(house)
            .stubs[number % 2]
            .WatchGame(pb.WatchGameRequest(game=bo.game), metadata=bo.key)
        )
        first = await stream.read()
        assert first.private.seat == 1
        stream.cancel()
    await asyncio.sleep(7)
    table, _ = await bo.look()
    assert table.seats[1].presence == game_pb2.PRESENCE_PRESENT
    for player in players:
        await player.stop()


async def test_b29_b30_two_tabs_of_one_seat_both_hear_everything(house: House) -> None:
    players = await gathered(house, FOUR, to(4))
    tabs = [Watcher(players[0].doors, players[0].game, "bo", door) for door in (0, 1, 0)]
    for tab in tabs:
        tab.start()
    await play_out(players, seed=29)
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.over)
    await check(players[0].doors, players, tabs)
    assert len({tuple(events_of(tab)) for tab in tabs}) == 1


async def test_b32_nothing_is_missed_between_looking_and_watching(house: House) -> None:
    """A step between the view and the stream: the first message already has it, or the chain brings it."""
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    table, _ = await hands[0].look()
    await play_until(hands, CLUE)
    stub = doors_of(house).stubs[1]
    stream = stub.WatchGame(
        pb.WatchGameRequest(game=game, after_revision=table.revision), metadata=hands[0].key
    )
    first = await stream.read()
    assert first.revision > table.revision
    assert first.after_revision in (0, table.revision)
    assert first.game.dixit.phase == CLUE
    stream.cancel()


async def test_a_revision_that_never_was_resumes_from_the_whole_view(house: House) -> None:
    game = await house.game(FOUR)
    hand = Hand(house, game, "ana")
    stream = hand.stub.WatchGame(
        pb.WatchGameRequest(game=game, after_revision=10_000), metadata=hand.key
    )
    first = await stream.read()
    assert first.after_revision == 0
    assert first.HasField("game")
    stream.cancel()


@pytest.mark.parametrize("clients", [60, pytest.param(500, marks=pytest.mark.faults)])
async def test_f10_watchers_who_reconnect_all_at_once_miss_nothing_and_hear_nothing_twice(
    house: House, clients: int
) -> None:
    players = await gathered(house, FOUR, to(10))
    async with before(house.replicas[0].address) as proxy:
        channels = [aio.insecure_channel(f"127.0.0.1:{proxy.port}") for _ in range(5)]
        watchers = [
            Watcher(doors_of(house, channels[n % 5]), players[0].game, f"w{n}", spectator=True)
            for n in range(clients)
        ]
        for watcher in watchers:
            watcher.start()
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: bool(watcher.told))
        for player in players:
            player.door = 1
        playing = asyncio.create_task(play_out(players, 10, 0.005))
        await asyncio.sleep(0.5)
        streams = [watcher.streams for watcher in watchers]
        proxy.cut()
        began = time.monotonic()
        for watcher, opened in zip(watchers, streams, strict=True):
            await watcher.until(
                lambda watcher=watcher, opened=opened: watcher.streams > opened or watcher.over
            )
        caught_up = time.monotonic() - began
        await asyncio.wait_for(playing, 60)
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.over)
        assert caught_up < 10
        log = await check(players[0].doors, players, watchers[:20])
        whole = [watcher for watcher in watchers if not gaps_of(watcher)]
        assert len({tuple(events_of(watcher)) for watcher in whole}) == 1
        assert {watcher.revision for watcher in watchers} == {log[-1].revision}
        for channel in channels:
            await channel.close()


@pytest.mark.parametrize("notices", [False, pytest.param(True, marks=pytest.mark.faults)])
async def test_b34_a_link_that_goes_dead_without_a_word_is_noticed_and_the_vote_kept(
    house: House, notices: bool
) -> None:
    """B28, B35: the dead client's seat is away after the grace, on every replica; what it voted stands.

    In the whole test nobody tells the server: its own keepalive notices, about a minute later.
    """
    options = to(30)
    options.table.grace_seconds = 5
    game = await house.game(FOUR, options)
    hands = [Hand(house, game, player) for player in FOUR]
    table = await play_until(hands, VOTE)
    number = next(n for n in range(4) if n != table.dixit.storyteller)
    voter = hands[number]
    others = [Watcher(doors_of(house), game, hand.player) for hand in hands if hand is not voter]
    for other in others:
        other.start()
    doors = doors_of(house)

    async def away() -> bool:
        looked = [
            await stub.GetGame(pb.GetGameRequest(game=game), metadata=voter.key)
            for stub in doors.stubs
        ]
        return all(one.game.seats[number].presence == game_pb2.PRESENCE_AWAY for one in looked)

    async with (
        before(house.replicas[0].address) as proxy,
        aio.insecure_channel(f"127.0.0.1:{proxy.port}") as channel,
    ):
        (stub,) = doors_of(house, channel).stubs
        stream = stub.WatchGame(pb.WatchGameRequest(game=game), metadata=voter.key)
        await stream.read()
        await voter.act()
        proxy.mode = Mode.DROP
        if not notices:
            proxy.cut()
        await until(away, 90 if notices else 30)
        stream.cancel()
    _, own = await voter.look()
    assert own.dixit.votes
    back = Watcher(doors, game, voter.player, door=1)
    back.start()
    await back.until(
        lambda: bool(back.told) and back.view.seats[number].presence == game_pb2.PRESENCE_PRESENT
    )
    for one in (*others, back):
        await one.stop()


async def test_who_sits_down_at_a_stream_that_is_open_already_is_there(house: House) -> None:
    """B21: a late joiner's stream was opened before the seat was; the seat is not taken for empty."""
    options = to(30)
    options.table.grace_seconds = 5
    options.table.late_joiners = True
    game = await house.game(FOUR, options)
    streams = [Watcher(doors_of(house), game, name) for name in (*FOUR, "eve")]
    for stream in streams:
        stream.start()
    eve = streams[-1]
    await eve.until(lambda: bool(eve.told))
    seat = internal_pb.SeatPlayerRequest(game=game.removeprefix("games/"))
    seat.participant.player, seat.participant.display_name = "eve", "Eve"
    await house.replicas[0].internal.call("SeatPlayer", seat)
    await eve.until(lambda: len(eve.view.seats) == 5)
    await asyncio.sleep(7)
    assert eve.view.seats[4].presence == game_pb2.PRESENCE_PRESENT
    for stream in streams:
        await stream.stop()


async def test_too_many_streams_of_one_player_are_refused_by_name(house: House) -> None:
    game = await house.game(FOUR)
    hand = Hand(house, game, "ana")
    streams = [
        hand.stub.WatchGame(pb.WatchGameRequest(game=game), metadata=hand.key) for _ in range(16)
    ]
    for stream in streams:
        await stream.read()
    with pytest.raises(aio.AioRpcError) as refused:
        await hand.stub.WatchGame(pb.WatchGameRequest(game=game), metadata=hand.key).read()
    assert reason_of(refused.value) == "TOO_MANY_STREAMS"
    for stream in streams:
        stream.cancel()
    assert (await play_until([hand], CLUE)).dixit.phase != SUBMIT
