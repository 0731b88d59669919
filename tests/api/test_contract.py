"""The public API means the same whatever brings a call: gRPC, Connect or gRPC-Web, in protobuf or in JSON."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from grpc import StatusCode
from parlour.api.catalogue.v1 import catalogue_service_pb2 as catalogue
from parlour.api.game.v1 import game_service_pb2 as games
from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.api.lobby.v1 import room_pb2
from parlour.platform import metrics

from tests.api.transports import CallError
from tests.api.visitors import Visitor, Visitors, request_id

pytestmark = pytest.mark.asyncio(loop_scope="module")

AT_ONCE = 2.0  # seconds, on a busy machine; a stream that is held back waits for the heartbeat, 15
NOBODYS_ROOM = "rooms/ZZZZZZ"


async def _next(messages: AsyncIterator[Any]) -> Any:
    return await asyncio.wait_for(anext(messages), AT_ONCE)


async def _refusal(visitor: Visitor, request: Any, *headers: tuple[str, str]) -> CallError:
    with pytest.raises(CallError) as caught:
        await visitor.ask(request, object, *headers)  # type: ignore[type-var]  # there is no response
    return caught.value


async def test_a_guest_signs_in_and_is_known_by_the_token(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana 海 👩‍👩‍👧")
    known = await ana.ask(lobby.GetPlayerRequest(), lobby.GetPlayerResponse)
    assert (known.player.name, known.player.display_name) == (ana.name, "Ana 海 👩‍👩‍👧")


async def test_what_the_server_is_can_be_asked_without_signing_in(visitors: Visitors) -> None:
    server = await visitors.stranger.ask(lobby.GetServerInfoRequest(), lobby.GetServerInfoResponse)
    assert {"dixit", "jinx", "stella"} <= {game.key for game in server.games}


async def test_without_a_token_one_is_not_let_in(visitors: Visitors) -> None:
    for token, reason in (("", "UNAUTHENTICATED"), ("made-up", "TOKEN_UNKNOWN")):
        nobody = Visitor(visitors.stranger.transport, token)
        refusal = await _refusal(nobody, lobby.GetPlayerRequest())
        assert (refusal.code, refusal.reason) == (StatusCode.UNAUTHENTICATED, reason)


async def test_bad_input_names_the_field_and_the_reason(visitors: Visitors) -> None:
    refusal = await _refusal(visitors.stranger, lobby.SignInRequest(display_name=" "))
    assert refusal.code is StatusCode.INVALID_ARGUMENT
    assert refusal.reason == "TEXT_TOO_SHORT"
    assert refusal.fields == ("display_name",)
    assert refusal.message


async def test_what_does_not_exist_is_not_found(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    for request, reason in (
        (lobby.GetRoomRequest(name=NOBODYS_ROOM), "ROOM_NOT_FOUND"),
        (games.GetGameRequest(game=f"games/{'0' * 32}"), "GAME_NOT_FOUND"),
        (catalogue.GetCardSetRequest(name="cardSets/none"), "CARD_SET_NOT_FOUND"),
    ):
        refusal = await _refusal(ana, request)
        assert (refusal.code, refusal.reason) == (StatusCode.NOT_FOUND, reason)


async def test_what_only_the_host_may_is_denied_to_others(visitors: Visitors) -> None:
    ana, bo = await visitors.sign_in("Ana"), await visitors.sign_in("Bo")
    room = await ana.open_room()
    await bo.ask(lobby.JoinRoomRequest(name=room.name), lobby.JoinRoomResponse)
    refusal = await _refusal(bo, lobby.AddBotRequest(name=room.name, request_id=request_id()))
    assert (refusal.code, refusal.reason) == (StatusCode.PERMISSION_DENIED, "NOT_HOST")


async def test_too_few_people_cannot_start(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    room = await ana.open_room()
    refusal = await _refusal(ana, lobby.StartGameRequest(name=room.name, request_id=request_id()))
    assert (refusal.code, refusal.reason) == (
        StatusCode.FAILED_PRECONDITION,
        "WRONG_NUMBER_OF_PLAYERS",
    )


async def test_the_same_request_id_makes_one_room(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    request = lobby.CreateRoomRequest(request_id=request_id(), title="Tuesdays")
    first = await ana.ask(request, lobby.CreateRoomResponse)
    again = await ana.ask(request, lobby.CreateRoomResponse)
    assert again.room.name == first.room.name
    request.title = "Wednesdays"
    refusal = await _refusal(ana, request)
    assert (refusal.code, refusal.reason) == (StatusCode.INVALID_ARGUMENT, "REQUEST_ID_REUSED")


async def test_who_does_too_much_is_told_how_long_to_wait(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    room = await ana.open_room()
    said = 0
    with pytest.raises(CallError) as caught:
        while said < 200:
            request = lobby.SendMessageRequest(name=room.name, request_id=request_id(), text="hey")
            await ana.ask(request, lobby.SendMessageResponse)
            said += 1
    refusal = caught.value
    assert said >= 30
    assert (refusal.code, refusal.reason) == (StatusCode.RESOURCE_EXHAUSTED, "TOO_MANY_REQUESTS")
    assert 0 < refusal.retry_seconds <= 1


async def test_a_watched_room_shows_at_once_who_comes_and_what_is_said(visitors: Visitors) -> None:
    ana, bo = await visitors.sign_in("Ana"), await visitors.sign_in("Bo")
    room = await ana.open_room()
    async with ana.watch(lobby.WatchRoomRequest(name=room.name)) as messages:
        first = await _next(messages)
        assert [member.display_name for member in first.room.members] == ["Ana"]
        await bo.ask(lobby.JoinRoomRequest(name=room.name), lobby.JoinRoomResponse)
        await _until(messages, lambda one: len(one.room.members) == 2)
        said = lobby.SendMessageRequest(name=room.name, request_id=request_id(), text="<b>hi</b>")
        await bo.ask(said, lobby.SendMessageResponse)
        got = await _until(messages, lambda one: any(m.player for m in one.messages))
        assert [line.text for line in got.messages if line.player] == ["<b>hi</b>"]


async def test_a_watched_game_gives_each_their_own_view_and_goes_on_live(
    visitors: Visitors,
) -> None:
    ana, bo = await visitors.sign_in("Ana"), await visitors.sign_in("Bo")
    game = await _started_game(ana)
    place = ("parlour-game", game)
    async with (
        ana.watch(games.WatchGameRequest(game=game), place) as hers,
        ana.watch(games.WatchGameRequest(game=game, as_spectator=True), place) as shown,
    ):
        seated, public = await _next(hers), await _next(shown)
        assert seated.game.name == public.game.name == game
        assert seated.HasField("private")
        assert not public.HasField("private")
        pause = games.PauseGameRequest(game=game, request_id=request_id())
        await ana.ask(pause, games.PauseGameResponse, place)
        for messages in (hers, shown):
            later = await _until(messages, _is_paused)
            assert later.revision > seated.revision or later.revision > public.revision
    refusal = await _refusal(bo, games.PauseGameRequest(game=game, request_id=request_id()))
    assert refusal.code is StatusCode.PERMISSION_DENIED


async def test_a_move_that_cannot_be_is_refused_with_its_reason(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    game = await _started_game(ana)
    request = games.SubmitMoveRequest(game=game, request_id=request_id(), phase_id=10**15)
    refusal = await _refusal(ana, request)
    assert refusal.code is StatusCode.INVALID_ARGUMENT
    assert refusal.fields


async def test_a_stream_that_is_refused_says_why(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    for visitor, code, reason in (
        (ana, StatusCode.NOT_FOUND, "ROOM_NOT_FOUND"),
        (visitors.stranger, StatusCode.UNAUTHENTICATED, "UNAUTHENTICATED"),
    ):
        with pytest.raises(CallError) as caught:
            async with visitor.watch(lobby.WatchRoomRequest(name=NOBODYS_ROOM)) as messages:
                await _next(messages)
        assert (caught.value.code, caught.value.reason) == (code, reason)


async def test_a_stream_ends_at_the_deadline_it_was_given(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    room = await ana.open_room()
    began = time.monotonic()
    with pytest.raises(CallError) as caught:
        watching = lobby.WatchRoomRequest(name=room.name)
        async with ana.watch(watching, ("connect-timeout-ms", "500")) as messages:
            while True:
                await _next(messages)
    assert caught.value.code is StatusCode.DEADLINE_EXCEEDED
    assert 0.3 < time.monotonic() - began < 0.5 + AT_ONCE


async def test_who_leaves_a_stream_leaves_none_behind(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    room = await ana.open_room()
    before = _open_streams()
    async with ana.watch(lobby.WatchRoomRequest(name=room.name)) as messages:
        await _next(messages)
        assert _open_streams() == before + 1
    await _settles(lambda: _open_streams() == before)


async def test_a_picture_comes_whole_in_pieces(visitors: Visitors) -> None:
    request = catalogue.GetPictureRequest(
        card="cardSets/dream/cards/7", size=catalogue.PICTURE_SIZE_SMALL
    )
    async with visitors.stranger.watch(request) as messages:
        chunks = [one async for one in messages]
    assert b"".join(one.chunk for one in chunks)[8:12] == b"WEBP"


async def test_every_way_pages_through_a_list(visitors: Visitors) -> None:
    ana = await visitors.sign_in("Ana")
    mine = {(await ana.open_room(public=True)).name for _ in range(3)}
    found: set[str] = set()
    token = ""
    while mine - found:
        request = lobby.ListRoomsRequest(page_size=2, page_token=token)
        page = await ana.ask(request, lobby.ListRoomsResponse)
        assert len(page.rooms) <= 2
        found |= {room.name for room in page.rooms}
        token = page.next_page_token
        assert token or not mine - found


async def _started_game(host: Visitor) -> str:
    """A game of Dixit of this host and two bots, in play."""
    room = await host.open_room()
    for _ in range(2):
        await host.ask(
            lobby.AddBotRequest(name=room.name, request_id=request_id()), lobby.AddBotResponse
        )
    await host.ask(lobby.SetReadyRequest(name=room.name, ready=True), lobby.SetReadyResponse)
    start = lobby.StartGameRequest(name=room.name, request_id=request_id())
    game = (await host.ask(start, lobby.StartGameResponse)).game
    async with host.watch(lobby.WatchRoomRequest(name=room.name)) as messages:
        await _until(messages, lambda one: one.room.state == room_pb2.ROOM_STATE_PLAYING, 30)
    return game


async def _until(
    messages: AsyncIterator[Any], found: Callable[[Any], bool], seconds: float = AT_ONCE
) -> Any:
    async with asyncio.timeout(seconds):
        async for message in messages:
            if found(message):
                return message
    raise AssertionError("the stream ended before")


def _is_paused(message: games.WatchGameResponse) -> bool:
    return any(event.HasField("game_paused") for event in message.events)


def _open_streams() -> int:
    value: Any = metrics.STREAMS.labels("LobbyService", "WatchRoom")
    return int(value._value.get())


async def _settles(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(AT_ONCE):
        while not true():  # noqa: ASYNC110 - a gauge tells nobody
            await asyncio.sleep(0.02)
