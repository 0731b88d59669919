"""The SDK on a real server: streams that resume, moves that count once, refusals with their facts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager

import grpc
import pytest
from parlour.api.game.v1 import game_pb2
from parlour.api.games.dixit.v1 import view_pb2
from parlour_bots import Gallery, play
from parlour_client import AddressError, Client, Game, ParlourError, connect, parse_options
from parlour_client.moves.dixit import dixit

from tests.clients.wire import Wire


@asynccontextmanager
async def table(
    server: str, *addresses: str, first_player: str = "seat"
) -> AsyncGenerator[list[Game], None]:
    """A game of three in which seat 0 tells first; the players connect over the addresses given, else directly."""
    async with AsyncExitStack() as stack:
        clients: list[Client] = []
        for number, name in enumerate(("Ana", "Bo", "Cy")):
            address = addresses[number] if number < len(addresses) else server
            client = await stack.enter_async_context(connect(address))
            await client.sign_in(name)
            clients.append(client)
        options = parse_options("dixit", [f"first_player={first_player}", "first_seat=0"])
        room = await clients[0].create_room(options, seats=3)
        for client in clients[1:]:
            await client.join_room(room.code)
        for client in clients:
            await client.room(room.code).ready()
        name = await clients[0].room(room.code).start()
        yield [await stack.enter_async_context(client.game(name)) for client in clients]


async def until(game: Game, phase: view_pb2.Phase) -> None:
    async with asyncio.timeout(20):
        while game.view.dixit.phase != phase:
            await game.changed()


async def test_a_vote_made_while_the_link_is_down_counts_once_after_the_resume(server: str) -> None:
    async with Wire(server) as wire, table(server, server, wire.address) as (ana, bo, cy):
        await ana.submit(dixit.give_clue("the sea", ana.view.dixit and ana.private.dixit.cards[0]))  # pyright: ignore[reportOptionalMemberAccess]
        for game in (bo, cy):
            await until(game, view_pb2.PHASE_SUBMIT)
            assert game.private is not None
            await game.submit(dixit.submit_cards(*game.private.dixit.cards[:2]))
        for game in (bo, cy):
            await until(game, view_pb2.PHASE_VOTE)
        assert bo.private is not None
        slot = next(s for s in range(1, 6) if s not in bo.private.dixit.own_slots)

        await wire.cut()
        vote = asyncio.create_task(bo.submit(dixit.cast_vote(slot)))
        await asyncio.sleep(0.5)
        assert not vote.done()
        await wire.mend()
        async with asyncio.timeout(20):
            await vote
            while not bo.private.dixit.votes:
                await bo.changed()
        assert list(bo.private.dixit.votes) == [slot]
        assert bo.online


async def test_a_move_for_a_phase_that_closed_meanwhile_is_refused_plainly(server: str) -> None:
    async with Wire(server) as wire, table(server, server, wire.address) as (ana, bo, cy):
        assert ana.private and bo.private and cy.private
        stale = ana.view.phase_id
        await ana.submit(dixit.give_clue("the sea", ana.private.dixit.cards[0]))
        await until(bo, view_pb2.PHASE_SUBMIT)
        await wire.cut()
        late = asyncio.create_task(
            bo.submit(dixit.submit_cards(*bo.private.dixit.cards[:2]), phase_id=stale)
        )
        await asyncio.sleep(0.2)
        await wire.mend()
        with pytest.raises(ParlourError) as refusal:
            async with asyncio.timeout(20):
                await late
        assert refusal.value.reason == "WRONG_PHASE"


async def test_a_stream_that_was_cut_often_misses_no_step(server: str) -> None:
    async with Wire(server) as wire, table(server, server, wire.address) as (ana, bo, cy):
        seen: list[int] = []

        async def read() -> None:
            async for update in bo.updates():
                seen.append(update.revision)

        async def cut_and_mend() -> None:
            while True:
                await asyncio.sleep(0.3)
                await wire.cut()
                await wire.mend()

        cutter = asyncio.create_task(cut_and_mend())
        chance = random.Random(3)
        async with asyncio.timeout(120), asyncio.TaskGroup() as group:
            group.create_task(read())
            for game in (ana, bo, cy):
                group.create_task(play(game, Gallery(game._client), chance))  # pyright: ignore[reportPrivateUsage]
        cutter.cancel()
        assert bo.view == ana.view
        assert bo.view.state == game_pb2.GAME_STATE_FINISHED
        assert seen == sorted(seen)


async def test_a_refusal_carries_code_reason_and_sentence(server: str) -> None:
    async with table(server) as (ana, bo, _):
        assert bo.private is not None
        with pytest.raises(ParlourError) as refusal:
            await bo.submit(dixit.give_clue("mine", bo.private.dixit.cards[0]))
        assert refusal.value.code == grpc.StatusCode.FAILED_PRECONDITION
        assert refusal.value.reason == "NOT_YOUR_TURN"
        assert "tells" in refusal.value.message
        assert ana.view.dixit.phase == view_pb2.PHASE_CLUE


async def test_bad_input_names_the_field(server: str) -> None:
    async with connect(server) as client:
        with pytest.raises(ParlourError) as refusal:
            await client.sign_in("a\x1b[2Jb")
        assert refusal.value.code == grpc.StatusCode.INVALID_ARGUMENT
        assert [violation.field for violation in refusal.value.violations] == ["display_name"]


async def test_a_game_that_does_not_exist_is_said(server: str) -> None:
    async with connect(server) as client:
        await client.sign_in("Ana")
        with pytest.raises(ParlourError) as refusal:
            async with asyncio.timeout(20), client.game("games/nowhere"):
                pass
        assert refusal.value.code == grpc.StatusCode.NOT_FOUND


async def test_an_unreachable_server_is_said_with_its_address() -> None:
    async with connect("127.0.0.1:9") as client:
        with pytest.raises(ParlourError) as failure:
            await client.server_info()
        assert failure.value.reason == "UNREACHABLE"
        assert "127.0.0.1:9" in failure.value.message


async def test_awaiting_a_game_gives_its_outcome(server: str) -> None:
    async with table(server) as games:
        chance = random.Random(1)
        gallery = Gallery(games[0]._client)  # pyright: ignore[reportPrivateUsage]
        async with asyncio.timeout(60), asyncio.TaskGroup() as group:
            for game in games:
                group.create_task(play(game, gallery, chance))
        outcome = await games[1]
        assert outcome.winners
        best = max(seat.score for seat in games[1].view.seats)
        assert all(games[1].view.seats[seat].score == best for seat in outcome.winners)


async def test_a_room_tells_its_chat_and_who_is_ready(server: str) -> None:
    async with connect(server) as ana, connect(server) as bo:
        await ana.sign_in("Ana")
        await bo.sign_in("Bo")
        code = (await ana.create_room(seats=3)).code
        await bo.join_room(code.lower())
        async with ana.room(code) as seen_by_ana, bo.room(code) as seen_by_bo, asyncio.timeout(10):
            await seen_by_bo.say("hello")
            await seen_by_bo.ready()
            while not (seen_by_ana.messages and seen_by_ana.view.members[1].ready):
                await seen_by_ana.changed()
            assert seen_by_ana.messages[-1].text == "hello"
            assert seen_by_ana.messages[-1].display_name == "Bo"


@pytest.mark.parametrize(
    ("written", "target"),
    [
        ("127.0.0.1:7400", (False, "127.0.0.1:7400")),
        ("example.org", (False, "example.org:7400")),
        ("https://example.org", (True, "example.org:443")),
        ("https://example.org:8443/", (True, "example.org:8443")),
        ("http://[::1]:7400", (False, "[::1]:7400")),
    ],
)
def test_addresses_are_taken_as_people_write_them(written: str, target: tuple[bool, str]) -> None:
    from parlour_client.channel import resolve

    assert resolve(written) == target


@pytest.mark.parametrize("written", ["", "a b", "ftp://x", "host:port", "http://h/path"])
def test_an_address_that_makes_no_sense_is_said(written: str) -> None:
    from parlour_client.channel import resolve

    with pytest.raises(AddressError, match="server address"):
        resolve(written)
