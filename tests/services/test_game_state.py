"""Game-state as a service: moves, streams, idempotency, deadlines, presence; on SQLite and on Postgres."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import grpc
import pytest
from grpc import aio
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.api.games.dixit.v1 import options_pb2 as dixit_options
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.platform.status_details import unpack

from tests.services.dixit_round import CLUE, SUBMIT, VOTE, Hand
from tests.services.house import House, open_house

FOUR = ["ana", "bo", "cy", "dee"]


@pytest.fixture
async def house(database_url: str, tmp_path: Path) -> AsyncIterator[House]:
    """A house with one replica."""
    async with open_house(database_url, tmp_path) as opened:
        await opened.replica()
        yield opened


async def reason(call: Awaitable[Any]) -> str:
    """The reason with which a call is refused."""
    with pytest.raises(aio.AioRpcError) as failure:
        await call
    details = unpack(failure.value)
    assert details is not None
    return details.reason


async def until(condition: Callable[[], Awaitable[bool]], seconds: float = 5.0) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + seconds
    while not await condition():
        assert time.monotonic() < deadline, "it never came to hold"
        await asyncio.sleep(0.02)


async def play_until(hands: list[Hand], phase: int) -> game_pb2.Game:
    """Everybody does what is awaited until a phase is open."""
    for turn in range(2000):
        table, _ = await hands[0].look()
        if table.dixit.phase == phase:
            return table
        await hands[turn % len(hands)].act()
    raise AssertionError("the phase never came")


async def test_a_whole_game_is_played_and_its_history_opened(house: House) -> None:
    options = options_pb2.GameOptions()
    options.dixit.target = 6
    game = await house.game(FOUR, options)
    hands = [Hand(house, game, player) for player in FOUR]
    table, _ = await hands[0].look()
    while table.state == game_pb2.GAME_STATE_RUNNING:
        for hand in hands:
            await hand.act()
        table, _ = await hands[0].look()
    assert table.state == game_pb2.GAME_STATE_FINISHED
    assert max(seat.score for seat in table.seats) >= 6
    best = max(seat.score for seat in table.seats)
    assert [seat.seat for seat in table.seats if seat.score == best] == list(table.outcome.winners)
    history = await hands[0].stub.GetHistory(
        pb.GetHistoryRequest(game=game, page_size=1000), metadata=hands[0].key
    )
    assert history.opened
    assert history.steps[-1].game.outcome.winners == table.outcome.winners
    assert [seat.score for seat in history.steps[-1].game.seats] == [s.score for s in table.seats]
    states = [game_pb2.GAME_STATE_RUNNING, game_pb2.GAME_STATE_FINISHED]
    await until(lambda: _true([told.state for told in house.lobby.reports] == states))


async def _true(value: Any) -> bool:
    return bool(value)


async def test_without_a_token_nobody_plays(house: House) -> None:
    game = await house.game(FOUR)
    stub = house.client("ana")
    assert await reason(stub.GetGame(pb.GetGameRequest(game=game))) == "UNAUTHENTICATED"
    wrong = (("authorization", "Bearer nonsense"),)
    assert await reason(stub.GetGame(pb.GetGameRequest(game=game), metadata=wrong)) == (
        "TOKEN_UNKNOWN"
    )


async def test_what_is_no_name_no_game_or_no_id_is_refused(house: House) -> None:
    game = await house.game(FOUR)
    ana = Hand(house, game, "ana")
    call = ana.stub.GetGame
    assert await reason(call(pb.GetGameRequest(game="rooms/x"), metadata=ana.key)) == "INVALID_NAME"
    assert await reason(call(pb.GetGameRequest(game="games/x"), metadata=ana.key)) == (
        "GAME_NOT_FOUND"
    )
    request = ana.request(1)
    request.request_id = "again"
    assert await reason(ana.send(request)) == "INVALID_REQUEST_ID"
    empty = ana.request(1)
    empty.ClearField("move")
    table, _ = await ana.look()
    empty.phase_id = table.phase_id
    with pytest.raises(aio.AioRpcError) as failure:
        await ana.send(empty)
    assert failure.value.code() is grpc.StatusCode.INVALID_ARGUMENT


async def test_a_request_sent_again_gets_the_first_answer_even_after_the_phase(
    house: House,
) -> None:
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    table = await play_until(hands, CLUE)
    teller = hands[table.dixit.storyteller]
    request = teller.choose(*await teller.look())
    assert request is not None
    first = await teller.send(request)
    assert (await hands[0].look())[0].dixit.phase == SUBMIT
    assert await teller.send(request) == first
    other = pb.SubmitMoveRequest.FromString(request.SerializeToString())
    other.move.dixit.give_clue.text = "another clue"
    assert await reason(teller.send(other)) == "REQUEST_ID_REUSED"
    late = teller.choose(*await teller.look()) or teller.request(table.phase_id)
    late.move.dixit.give_clue.text = "late"
    assert await reason(teller.send(late)) == "WRONG_PHASE"


async def test_eleven_who_act_at_once_are_all_accepted(house: House) -> None:
    players = [f"p{number}" for number in range(12)]
    options = options_pb2.GameOptions()
    options.dixit.edition = dixit_options.EDITION_ODYSSEY
    game = await house.game(players, options)
    hands = [Hand(house, game, player) for player in players]
    await play_until(hands, SUBMIT)
    requests = [(hand, hand.choose(*await hand.look())) for hand in hands]
    answers = await asyncio.gather(*(hand.send(request) for hand, request in requests if request))
    assert len(answers) == 11
    assert (await hands[0].look())[0].dixit.phase == VOTE


async def test_watching_chains_revisions_and_hides_what_is_hidden(house: House) -> None:
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    stream = hands[1].stub.WatchGame(pb.WatchGameRequest(game=game), metadata=hands[1].key)
    first = await stream.read()
    assert first.after_revision == 0
    assert first.private.seat == 1
    await play_until(hands, VOTE)
    last = first
    while last.game.dixit.phase != VOTE:
        message = await stream.read()
        assert message.after_revision == last.revision
        assert message.revision > last.revision
        for event in message.events:
            if event.dixit.HasField("cards_submitted") and event.dixit.cards_submitted.seat != 1:
                assert not event.dixit.cards_submitted.cards
        last = message
    stream.cancel()


async def test_a_replaced_vote_leaves_no_trace_for_the_others(house: House) -> None:
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    table = await play_until(hands, VOTE)
    voters = [hand for n, hand in enumerate(hands) if n != table.dixit.storyteller]
    await voters[0].act()
    before, own = await voters[0].look()
    watch = pb.WatchGameRequest(game=game)
    own_stream = voters[0].stub.WatchGame(watch, metadata=voters[0].key)
    others = voters[1].stub.WatchGame(watch, metadata=voters[1].key)
    await own_stream.read()
    await others.read()
    request = voters[0].request(before.phase_id)
    taken = {*own.dixit.own_slots, *own.dixit.votes}
    request.move.dixit.cast_vote.slots.append(
        next(slot.slot for slot in before.dixit.table if slot.slot not in taken)
    )
    answer = await voters[0].send(request)
    assert answer.revision == before.revision
    told = await own_stream.read()
    assert told.after_revision == told.revision == before.revision
    assert list(told.private.dixit.votes) == list(request.move.dixit.cast_vote.slots)
    assert not told.HasField("game")
    after, _ = await voters[1].look()
    before.ClearField("remaining")
    assert after == before
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(others.read(), 0.3)
    own_stream.cancel()
    others.cancel()


async def test_a_stream_resumes_with_the_events_since(house: House) -> None:
    game = await house.game(FOUR)
    hands = [Hand(house, game, player) for player in FOUR]
    table, _ = await hands[0].look()
    await play_until(hands, SUBMIT)
    watch = pb.WatchGameRequest(game=game, after_revision=table.revision)
    stream = hands[0].stub.WatchGame(watch, metadata=hands[0].key)
    first = await stream.read()
    assert first.after_revision == table.revision
    assert [
        event.dixit.clue_given.text for event in first.events if event.dixit.HasField("clue_given")
    ]
    stream.cancel()


async def test_play_takes_moves_and_answers_in_their_order(house: House) -> None:
    game = await house.game(FOUR)
    hand = Hand(house, game, "ana")
    stream = hand.stub.Play(metadata=hand.key)
    await stream.write(pb.PlayRequest(open=pb.WatchGameRequest(game=game)))
    first = (await stream.read()).update
    claim = hand.choose(first.game, first.private)
    assert claim is not None
    wrong = hand.request(first.game.phase_id)
    wrong.move.dixit.cast_vote.slots.append(1)
    claim.game = ""
    await stream.write(pb.PlayRequest(move=wrong))
    await stream.write(pb.PlayRequest(move=claim))
    answers: list[pb.MoveAnswer] = []
    updates: list[pb.WatchGameResponse] = []
    while len(answers) < 2 or not updates:
        message = await stream.read()
        if message.HasField("answer"):
            answers.append(message.answer)
        else:
            updates.append(message.update)
    assert [answer.request_id for answer in answers] == [wrong.request_id, claim.request_id]
    assert answers[0].refused.reason
    assert answers[1].accepted.revision == updates[0].revision
    stream.cancel()


async def test_time_acts_for_those_who_do_not(house: House) -> None:
    options = options_pb2.GameOptions()
    options.table.phase_seconds.update({"claim": 0, "clue": 0, "submit": 5, "vote": 0})
    game = await house.game(FOUR, options)
    hands = [Hand(house, game, player) for player in FOUR]
    table = await play_until(hands, SUBMIT)
    assert 3 < table.remaining.seconds <= 5

    async def voting() -> bool:
        return (await hands[0].look())[0].dixit.phase == VOTE

    await until(voting, 9)


async def test_the_hosts_tools_are_the_hosts(house: House) -> None:
    game = await house.game(FOUR)
    ana, bo = Hand(house, game, "ana"), Hand(house, game, "bo")
    rid = ana.request(0).request_id
    pause = pb.PauseGameRequest(game=game, request_id=rid)
    assert await reason(bo.stub.PauseGame(pause, metadata=bo.key)) == "NOT_HOST"
    first = await ana.stub.PauseGame(pause, metadata=ana.key)
    assert await ana.stub.PauseGame(pause, metadata=ana.key) == first
    table, own = await bo.look()
    assert table.state == game_pb2.GAME_STATE_PAUSED
    assert not own.may
    claim = bo.request(table.phase_id)
    claim.move.dixit.claim.SetInParent()
    assert await reason(bo.send(claim)) == "PAUSED"
    resume = pb.ResumeGameRequest(game=game, request_id=bo.request(0).request_id)
    await ana.stub.ResumeGame(resume, metadata=ana.key)
    await bo.send(claim)
    end = pb.EndGameRequest(game=game, request_id=bo.request(0).request_id)
    await ana.stub.EndGame(end, metadata=ana.key)
    table, _ = await bo.look()
    assert table.state == game_pb2.GAME_STATE_ABANDONED
    assert not table.outcome.winners


async def test_a_kick_ends_the_streams_and_later_moves_are_refused(house: House) -> None:
    game = await house.game(FOUR)
    bo = Hand(house, game, "bo")
    stream = bo.stub.WatchGame(pb.WatchGameRequest(game=game), metadata=bo.key)
    await stream.read()
    kick = internal_pb.DepartPlayerRequest(game=game.removeprefix("games/"), player="bo")
    await house.replicas[0].internal.call("DepartPlayer", kick)
    await house.replicas[0].internal.call("DepartPlayer", kick)
    with pytest.raises(aio.AioRpcError) as ended:
        while True:
            message = await stream.read()
            assert message is not aio.EOF
    assert unpack(ended.value).reason == "NOT_SEATED"  # type: ignore[union-attr]
    claim = bo.request(1)
    claim.move.dixit.claim.SetInParent()
    assert await reason(bo.send(claim)) == "NOT_SEATED"
    table, own = await bo.look()
    assert table.seats[1].presence == game_pb2.PRESENCE_DEPARTED
    assert not own.may


async def test_a_seat_without_streams_is_away_after_its_grace_and_back_with_one(
    house: House,
) -> None:
    options = options_pb2.GameOptions()
    options.table.grace_seconds = 5
    game = await house.game(FOUR, options)
    bo = Hand(house, game, "bo")
    streams = [
        house.client(player).WatchGame(pb.WatchGameRequest(game=game), metadata=house.key(player))
        for player in ("ana", "cy", "dee")
    ]
    for stream in streams:
        await stream.read()

    async def presence(wanted: int) -> bool:
        return (await bo.look())[0].seats[1].presence == wanted

    def told() -> list[str]:
        return sorted(house.lobby.reports[-1].present)

    assert told() == FOUR, "nobody is away before the grace has passed"
    await until(lambda: presence(game_pb2.PRESENCE_AWAY), 9)
    await until(lambda: _true(told() == ["ana", "cy", "dee"]))
    back = bo.stub.WatchGame(pb.WatchGameRequest(game=game), metadata=bo.key)
    await back.read()
    await until(lambda: presence(game_pb2.PRESENCE_PRESENT))
    await until(lambda: _true(told() == FOUR))
    for stream in (*streams, back):
        stream.cancel()


async def test_spectators_see_a_table_without_hands(house: House) -> None:
    game = await house.game(FOUR)
    eve = Hand(house, game, "eve")
    table, own = await eve.look()
    assert table.seats
    assert own == game_pb2.PrivateView()
    history = pb.GetHistoryRequest(game=game)
    assert await reason(eve.stub.GetHistory(history, metadata=eve.key)) == "HISTORY_CLOSED"
    claim = eve.request(table.phase_id)
    claim.move.dixit.claim.SetInParent()
    assert await reason(eve.send(claim)) == "NOT_SEATED"


async def test_an_erased_players_name_is_nowhere(house: House) -> None:
    game = await house.game(FOUR)
    ana = Hand(house, game, "ana")
    forget = internal_pb.ForgetPlayerRequest(player="bo")
    await house.replicas[0].internal.call("ForgetPlayer", forget)
    table, _ = await ana.look()
    assert (table.seats[1].player, table.seats[1].display_name) == ("", "")
    assert table.seats[2].display_name == "Cy"
    for stored in await house.replicas[0].part.log.read(game.removeprefix("games/"), 0):
        assert b"Bo" not in stored.data


async def test_my_games_newest_first(house: House) -> None:
    games = [await house.game(FOUR) for _ in range(3)]
    ana = Hand(house, games[0], "ana")
    page = await ana.stub.ListGames(pb.ListGamesRequest(page_size=2), metadata=ana.key)
    assert [game.name for game in page.games] == [games[2], games[1]]
    more = pb.ListGamesRequest(page_size=2, page_token=page.next_page_token)
    rest = await ana.stub.ListGames(more, metadata=ana.key)
    assert [game.name for game in rest.games] == [games[0]]
    eve = Hand(house, games[0], "eve")
    assert await reason(eve.stub.ListGames(more, metadata=eve.key)) == "INVALID_PAGE"
