"""Deadlines over downtime, clock jumps and replicas; timers that are off, stuck or many."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import asyncpg
import pytest
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.game.v1 import game_service_pb2 as pb

from tests.distributed.houses import doors_of
from tests.distributed.players import Watcher
from tests.services.dixit_round import SUBMIT, VOTE, Hand
from tests.services.house import House, open_house
from tests.services.test_game_state import play_until, until

FOUR = ["ana", "bo", "cy", "dee"]


def timed(**seconds: int) -> options_pb2.GameOptions:
    """Dixit with these phases timed and the others not."""
    options = options_pb2.GameOptions()
    options.dixit.SetInParent()
    options.table.phase_seconds.update({"claim": 0, "clue": 0, "submit": 0, "vote": 0, **seconds})
    return options


async def shift(house: House, game: str, seconds: float, key: str = "phase") -> None:
    """Let a game's errands look as after a jump of the clock: so many seconds nearer, or overdue."""
    connection = await asyncpg.connect(house.url)
    try:
        moved = await connection.execute(
            "UPDATE game_state.errand SET due = due - make_interval(secs => $2)"
            " WHERE game = $1 AND key LIKE $3 || '%'",
            game.removeprefix("games/"),
            seconds,
            key,
        )
        assert moved != "UPDATE 0"
    finally:
        await connection.close()


async def pending(house: House, game: str) -> dict[str, float]:
    """Errands of a game and the seconds until each."""
    errands = await house.replicas[0].part.log.pending(game.removeprefix("games/"))
    return {errand.key: -errand.overdue for errand in errands}


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_f12_a_clock_that_jumps_by_an_hour_skips_no_phase(house: House, jump: float) -> None:
    """Forwards: what seems long overdue is put off by 30 s, never done at once. Backwards: the process's own timer counts."""
    game = await house.game(FOUR, timed(submit=8))
    hands = [Hand(house, game, player) for player in FOUR]
    await play_until(hands, SUBMIT)
    await shift(house, game, jump)
    await asyncio.sleep(3)
    table, _ = await hands[0].look()
    assert table.dixit.phase == SUBMIT
    left = (await pending(house, game))["phase"]
    if jump > 0:
        assert 25 < left <= 30

        async def told() -> bool:
            tables = [(await Hand(house, game, "ana", n).look())[0] for n in (0, 1)]
            return all(10 < one.remaining.seconds <= 30 for one in tables)

        await until(told, 12)  # one replica put it off; the other looks when its own time is out
        table, _ = await hands[0].look()
        assert table.dixit.phase == SUBMIT, (
            "the replica with the timer follows the one that put it off"
        )
    else:

        async def voting() -> bool:
            return (await hands[0].look())[0].dixit.phase == VOTE

        await until(voting, 9)


async def test_f12_after_downtime_a_deadline_is_thirty_seconds_off_and_kept_then(
    house: House,
) -> None:
    game = await house.game(FOUR, timed(submit=8))
    hands = [Hand(house, game, player) for player in FOUR]
    table = await play_until(hands, SUBMIT)
    for replica in list(house.replicas):
        await replica.stop()
    await shift(house, game, 600)
    fresh = await house.replica()
    again = Hand(house, game, "ana", len(house.replicas) - 1)

    async def put_off() -> bool:
        left = await fresh.part.log.pending(game.removeprefix("games/"))
        return any(one.key == "phase" and -30 <= one.overdue < -25 for one in left)

    await until(put_off)
    after, _ = await again.look()
    assert after.phase_id == table.phase_id
    connection = await asyncpg.connect(house.url)
    await connection.execute("UPDATE game_state.errand SET due = due - make_interval(secs => 32)")
    await connection.close()

    async def voting() -> bool:
        return (await again.look())[0].dixit.phase == VOTE

    await until(voting, 6)


async def test_f12_who_was_away_before_downtime_may_come_back_before_being_gone(
    house: House,
) -> None:
    options = timed()
    options.table.grace_seconds = 5
    game = await house.game(FOUR, options)
    streams = [Watcher(doors_of(house), game, name) for name in FOUR[1:]]
    for stream in streams:
        stream.start()
    await streams[0].until(
        lambda: (
            bool(streams[0].told) and streams[0].view.seats[0].presence == game_pb2.PRESENCE_AWAY
        ),
        15,
    )
    await shift(house, game, 100_000, "gone/0")
    await asyncio.sleep(2.5)
    assert streams[0].view.seats[0].presence == game_pb2.PRESENCE_AWAY
    assert 20 < (await pending(house, game))["gone/0"] <= 30
    for stream in streams:
        await stream.stop()


async def test_b66_timers_that_are_off_do_nothing(house: House) -> None:
    """However much time passes: no deadline is even written down."""
    game = await house.game(FOUR, timed())
    hands = [Hand(house, game, player) for player in FOUR]
    for phase in (SUBMIT, VOTE):
        table = await play_until(hands, phase)
        assert "phase" not in await pending(house, game)
        assert not table.HasField("remaining")


async def test_b68_a_stuck_errand_holds_up_no_other_games(house: House) -> None:
    """Scoring does not answer one game's round; another game's deadline is kept all the same."""
    stuck = await house.game(FOUR, timed())
    hands = [Hand(house, stuck, player) for player in FOUR]
    await play_until(hands, VOTE)
    assert house.scoring_server is not None
    await house.scoring_server.stop(0.1)
    for hand in hands:
        await hand.act()
    assert (await hands[0].look())[0].counting_points
    other = await house.game(FOUR, timed(submit=5))
    others = [Hand(house, other, player) for player in FOUR]
    await play_until(others, SUBMIT)

    async def voting() -> bool:
        return (await others[0].look())[0].dixit.phase == VOTE

    await until(voting, 8)


async def test_b68_b97_finished_games_leave_no_timers_and_go_by_policy(house: House) -> None:
    games: list[str] = []
    for _ in range(20):
        game = await house.game(FOUR, timed(claim=60))
        hand = Hand(house, game, "ana")
        end = pb.EndGameRequest(game=game, request_id=hand.request(0).request_id)
        await hand.stub.EndGame(end, metadata=hand.key)
        games.append(game)

    async def none_left() -> bool:
        return not any([await pending(house, game) for game in games])

    await until(none_left)
    log = house.replicas[0].part.log
    assert await log.purge(3600) == 0
    assert await log.purge(0) == 20
    assert await log.record(games[0].removeprefix("games/")) is None


async def test_scoring_down_at_the_last_vote_the_round_is_scored_once_when_it_is_back(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    """The vote is accepted, the view says that points are being counted, leaving works, then the points come."""
    async with open_house(postgres_url, tmp_path, redis=redis_url) as house:
        await house.replica()
        await house.replica()
        game = await house.game(FOUR, timed())
        hands = [Hand(house, game, player, n % 2) for n, player in enumerate(FOUR)]
        await play_until(hands, VOTE)
        assert house.scoring_server is not None
        await house.scoring_server.stop(0.1)
        for hand in hands:
            await hand.act()
        table, _ = await hands[1].look()
        assert table.counting_points
        assert table.rounds == 0
        began = time.monotonic()
        await house.scoring_again()

        async def scored() -> bool:
            return (await hands[1].look())[0].rounds == 1

        await until(scored, 20)
        assert time.monotonic() - began < 20
        history = await hands[0].stub.GetHistory(
            pb.GetHistoryRequest(game=game), metadata=hands[0].key
        )
        rounds = [
            event.round_scored.round
            for step in history.steps
            for event in step.events
            if event.HasField("round_scored")
        ]
        assert rounds == [1]
