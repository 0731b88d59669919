"""F13: while a house is updated, a process meets what a newer release has written: it keeps off, and spoils nothing."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest
from grpc import StatusCode, aio
from parlour.api.game.v1 import event_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state import codec
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.internal.game.v1 import notice_pb2
from parlour.platform.bus_redis import RedisBus
from parlour.platform.event_log import Errand, NewStep
from parlour.store.table.v1 import step_pb2

from tests.distributed.houses import doors_of
from tests.distributed.players import Watcher, reason_of
from tests.services.dixit_round import SUBMIT, Hand
from tests.services.house import House
from tests.services.test_game_state import play_until, until

FOUR = ["ana", "bo", "cy", "dee"]
# A step as a newer release might store it: field 99 is nothing that this one knows.
UNKNOWN = step_pb2.Event.FromString(b"\x9a\x06\x03new")
NEWER = step_pb2.Step(events=[UNKNOWN]).SerializeToString()


def bare_id(game: str) -> str:
    return game.removeprefix("games/")


async def newer_step(house: House, game: str) -> None:
    """A newer release has made a step, and tells of it."""
    log = house.replicas[1].part.log
    number = (await log.heads([bare_id(game)]))[bare_id(game)] + 1
    assert await log.append([NewStep(bare_id(game), number, NEWER)])


async def refused(hand: Hand) -> None:
    """Looking and moving end as UNAVAILABLE with the reason, so that a client asks another replica."""
    request = hand.request(0)
    request.move.dixit.claim.SetInParent()
    calls = (
        hand.send(request),
        hand.look(),
        hand.stub.GetHistory(pb.GetHistoryRequest(game=hand.game), metadata=hand.key),
    )
    for call in calls:
        with pytest.raises(aio.AioRpcError) as error:
            await call
        assert error.value.code() is StatusCode.UNAVAILABLE
        assert reason_of(error.value) == "NEWER_RELEASE"


async def test_f13_a_game_that_a_newer_release_played_on_in_is_left_to_it(house: House) -> None:
    game, other = await house.game(FOUR, public=True), await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    await play_until(hands, SUBMIT)
    watcher = Watcher(doors_of(house), game, "eve", spectator=True)
    watcher.start()
    await watcher.until(lambda: bool(watcher.told))
    seen = watcher.revision
    await newer_step(house, game)
    await until(lambda: _reopened(watcher), 8)
    for number in (0, 1):
        await refused(Hand(house, game, "ana", number))
    assert watcher.revision == seen, "nobody is told what cannot be told"
    await watcher.stop()
    steps = await house.replicas[0].part.log.read(bare_id(game), 0)
    assert steps[-1].data == NEWER, "nothing comes after it"
    await play_until([Hand(house, other, player) for player in FOUR], SUBMIT)


async def _reopened(watcher: Watcher) -> bool:
    return watcher.streams > 1


async def test_f13_a_wake_up_of_a_newer_release_is_taken_as_one(
    house: House, redis_url: str
) -> None:
    """Its step cannot be folded, and it says more than this release knows: other games of the process do not notice."""
    game = await house.game(FOUR)
    ana = Hand(house, game, "ana", 1)
    table, _ = await ana.look()
    notice = notice_pb2.StepNotice(number=2, data=NEWER)
    neighbour = RedisBus(redis_url)
    neighbour.start()
    for _ in range(3):
        neighbour.publish(f"game/{bare_id(game)}", notice.SerializeToString() + b"\x9a\x06\x03new")
        await asyncio.sleep(0.2)
    await neighbour.stop()
    again, _ = await ana.look()
    assert again.revision == table.revision, "the log says otherwise, and is believed"
    await play_until([Hand(house, game, player, n % 2) for n, player in enumerate(FOUR)], SUBMIT)


@pytest.mark.parametrize("what", ["rules_version = 2", "kind = 'mahjong'"])
async def test_f13_a_game_by_newer_rules_is_not_touched(house: House, what: str) -> None:
    game = await house.game(FOUR)
    connection = await asyncpg.connect(house.url)
    await connection.execute(f"UPDATE game_state.game SET {what}")
    await connection.close()
    await refused(Hand(house, game, "ana", 1))


async def test_f13_an_errand_of_a_newer_release_is_left_for_it(house: House) -> None:
    game = await house.game(FOUR)
    log = house.replicas[0].part.log
    await log.schedule(bare_id(game), [Errand("ponder/1", 0.0, b"what only they know")])

    async def tried() -> bool:
        return any(one.attempts for one in await log.pending(bare_id(game)))

    await until(tried)
    await asyncio.sleep(1.5)
    (left,) = [one for one in await log.pending(bare_id(game)) if one.key == "ponder/1"]
    assert left.data == b"what only they know"


async def test_f13_forgetting_a_player_keeps_what_a_newer_release_wrote(house: House) -> None:
    """Also in steps that name the player, and in games that this release cannot play."""
    game = await house.game(FOUR)
    log = house.replicas[0].part.log
    (first,) = await log.read(bare_id(game), 0)
    more = step_pb2.Step.FromString(first.data)
    more.events[0].begun.players[2].MergeFromString(b"\x9a\x06\x03new")
    data = more.SerializeToString() + NEWER
    await log.rewrite(bare_id(game), (await _start(house, game)), {1: data})
    forget = internal_pb.ForgetPlayerRequest(player="cy")
    for _ in range(2):  # the lobby may ask again
        await house.replicas[0].internal.call("ForgetPlayer", forget)
    (after,) = await log.read(bare_id(game), 0)
    assert b"Cy" not in after.data
    assert b"Bo" in after.data
    assert after.data.count(b"\x9a\x06\x03new") == 2
    assert b"Cy" not in await _start(house, game)


async def test_who_is_forgotten_halfway_is_forgotten_when_asked_again(house: House) -> None:
    """The process ends after the first of two games."""
    games = [await house.game(FOUR) for _ in range(2)]
    log = house.replicas[0].part.log
    failing, rewrite = iter([False, True]), log.rewrite

    async def rewrite_once(*args: object) -> None:
        if next(failing, False):
            raise ConnectionResetError
        await rewrite(*args)

    log.rewrite = rewrite_once
    forget = internal_pb.ForgetPlayerRequest(player="bo")
    with pytest.raises(Exception, match="mistake"):
        await house.replicas[0].internal.call("ForgetPlayer", forget)
    await house.replicas[0].internal.call("ForgetPlayer", forget)
    for game in games:
        assert b"Bo" not in await _start(house, game)
        for step in await log.read(bare_id(game), 0):
            assert b"Bo" not in step.data


async def _start(house: House, game: str) -> bytes:
    record = await house.replicas[0].part.log.record(bare_id(game))
    assert record is not None
    return record.start


def test_an_event_of_the_api_that_is_not_known_is_no_mistake() -> None:
    """A client of this release meets events of a newer one: empty, and to be passed over."""
    assert event_pb2.Event.FromString(b"\x9a\x06\x03new").WhichOneof("event") is None
    assert codec.forget(NEWER, "bo") == NEWER
