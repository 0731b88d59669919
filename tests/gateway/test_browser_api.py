"""What the gateway does around calls from browsers: limits, endings, origins."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator

import pytest
from grpc import StatusCode
from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.gateway.connect.application import LARGEST_REQUEST
from parlour.gateway.listener import Listener
from parlour.gateway.patience import BODY_RATE, Patience
from parlour.gateway.settings import GatewaySettings
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from tests.api import http_client
from tests.api.http_client import Site
from tests.api.transports import CallError
from tests.gateway.porch import JSON, LOBBY, Porch, porch

WATCHING = lobby.WatchRoomRequest(name="rooms/AAAAAA")
STREAMED = (("content-type", "application/connect+proto"),)


@pytest.fixture
async def house() -> AsyncIterator[Porch]:
    async with porch() as house:
        yield house


async def _post(
    house: Porch, method: str, body: bytes, *headers: tuple[str, str]
) -> tuple[int, dict[str, str], bytes]:
    async with http_client.request(house.site, "POST", f"{LOBBY}/{method}", headers, body) as got:
        return got.status, dict(got.headers), await got.body()


async def test_a_browser_that_goes_away_ends_the_stream_behind_the_gateway(house: Porch) -> None:
    async with house.visitor().watch(WATCHING) as messages:
        assert (await anext(messages)).room.title == "first"
        assert house.porter.inside == 1
    await house.settles(0)


async def test_a_browser_that_goes_away_ends_the_call_behind_the_gateway(house: Porch) -> None:
    asking = asyncio.create_task(house.visitor().ask(lobby.SignOutRequest(), lobby.SignOutResponse))
    await house.settles(1)
    asking.cancel()
    await house.settles(0)


async def test_a_deadline_ends_the_call_behind_the_gateway(house: Porch) -> None:
    deadline = ("connect-timeout-ms", "300")
    with pytest.raises(CallError) as caught:
        await house.visitor().ask(lobby.SignOutRequest(), lobby.SignOutResponse, deadline)
    assert caught.value.code is StatusCode.DEADLINE_EXCEEDED
    await house.settles(0)


async def test_a_browser_that_does_not_read_holds_back_the_stream_instead_of_filling_memory(
    house: Porch,
) -> None:
    endless = lobby.WatchRoomRequest(name="rooms/AAAAAA", after_message=1)
    async with house.visitor().watch(endless) as messages:
        await anext(messages)
        held = -1
        async with asyncio.timeout(8.0):  # the API itself ends a stream that is not read for 10 s
            while held != house.porter.sent:
                held = house.porter.sent
                await asyncio.sleep(0.7)
        assert held * 10_000 < 8_000_000  # most of it in the system's own buffers of two sockets
    await house.settles(0)


async def test_a_gateway_that_stops_tells_streams_to_come_back() -> None:
    async with porch() as house, house.visitor().watch(WATCHING) as messages:
        await anext(messages)
        began = time.monotonic()
        stopping = asyncio.create_task(house.gateway.stop())
        with pytest.raises(CallError) as caught:
            await anext(messages)
        await stopping
        assert (caught.value.code, caught.value.reason) == (StatusCode.UNAVAILABLE, "DRAINING")
        assert time.monotonic() - began < 1.5


async def test_an_api_that_cannot_be_reached_is_unavailable_and_not_named(house: Porch) -> None:
    await house.server.stop(0)
    with pytest.raises(CallError) as caught:
        await house.seen_as()
    assert (caught.value.code, caught.value.reason) == (StatusCode.UNAVAILABLE, "UNAVAILABLE")
    assert "127.0.0.1" not in caught.value.message
    with pytest.raises(CallError) as caught:
        async with house.visitor().watch(WATCHING) as messages:
            await anext(messages)
    assert caught.value.reason == "UNAVAILABLE"


@pytest.mark.parametrize(
    "body",
    [
        b"x" * (LARGEST_REQUEST + 1),
        gzip.compress(b" " * 200_000_000, 9),  # 200 kB
    ],
    ids=["large", "packed"],
)
async def test_a_request_that_is_too_large_is_refused_unpacked_or_not(
    house: Porch, body: bytes
) -> None:
    packed = (("content-encoding", "gzip"),) if body.startswith(b"\x1f") else ()
    status, _, answer = await _post(house, "SignIn", body, *JSON, *packed)
    assert (status, json.loads(answer)["code"]) == (429, "resource_exhausted")


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b"{"),
        ("application/json", b'{"displayName": 5}'),
        ("application/json", b'{"displayName": "\xff"}'),
        ("application/json", b"[" * 100_000),
        ("application/proto", b"\xff\xff"),
    ],
)
async def test_a_request_that_makes_no_sense_is_invalid(
    house: Porch, kind: str, body: bytes
) -> None:
    status, _, answer = await _post(house, "SignIn", body, ("content-type", kind))
    assert (status, json.loads(answer)["code"]) == (400, "invalid_argument")


async def test_half_a_request_on_a_stream_is_invalid(house: Porch) -> None:
    _, _, answer = await _post(house, "WatchRoom", b"\0\0\0\0\x09abc", *STREAMED)
    assert json.loads(answer[5:])["error"]["code"] == "invalid_argument"


async def test_fields_of_a_newer_page_are_passed_over(house: Porch) -> None:
    body = b'{"displayName": "Ana", "pronouns": "she"}'
    assert (await _post(house, "SignIn", body, *JSON))[0] == 200


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        (f"{LOBBY}/Nothing", "POST", 404),
        (f"{LOBBY}/SignIn", "GET", 405),
        ("/parlour.api.game.v1.GameService/Play", "POST", 404),
        ("/parlour.api.lobby.v1.BotService/ServeBots", "POST", 404),
        ("/parlour.internal.lobby.v1.LobbyInternalService/ResolveToken", "POST", 404),
    ],
)
async def test_what_browsers_cannot_call_is_not_there(
    house: Porch, path: str, method: str, status: int
) -> None:
    async with http_client.request(house.site, method, path, JSON, b"") as answer:
        assert answer.status == status


async def test_a_form_of_another_site_cannot_call(house: Porch) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        status, _, _ = await _post(house, "SignIn", b"{}", ("content-type", kind))
        assert status == 415


async def test_answers_are_packed_for_whoever_takes_that_and_streams_never_are(
    house: Porch,
) -> None:
    takes = ("accept-encoding", "gzip, br")
    _, headers, answer = await _post(house, "SignIn", b"{}", *JSON, takes)
    assert headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(answer))["player"]
    async with http_client.request(
        house.site, "POST", f"{LOBBY}/WatchRoom", (*STREAMED, takes), b"\0\0\0\0\0"
    ) as stream:
        assert "content-encoding" not in stream.headers
        assert stream.headers["x-accel-buffering"] == "no"
        assert stream.headers["cache-control"] == "no-store"


async def test_pages_of_other_origins_may_not_call_unless_they_are_allowed() -> None:
    asked = (
        ("origin", "https://dixit.example.org"),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "authorization,connect-protocol-version,content-type"),
    )
    for origins, allowed in (((), False), (("https://dixit.example.org",), True)):
        async with porch(GatewaySettings(allowed_origins=origins)) as house:
            path = f"{LOBBY}/SignIn"
            async with http_client.request(house.site, "OPTIONS", path, asked) as answer:
                assert (answer.status == 200) is allowed
                assert ("access-control-allow-origin" in answer.headers) is allowed
            _, headers, _ = await _post(house, "SignIn", b"{}", *JSON, asked[0])
            assert ("access-control-allow-origin" in headers) is allowed
            other = ("origin", "https://elsewhere.example.org")
            _, headers, _ = await _post(house, "SignIn", b"{}", *JSON, other)
            assert "access-control-allow-origin" not in headers


async def test_headers_that_are_no_text_do_no_harm(house: Porch) -> None:
    host, _, port = house.site.address.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"POST {LOBBY}/SignIn HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    rest = b"authorization: Bearer \xe9\xff\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}"
    writer.write(head.encode() + rest)
    assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()
    await writer.wait_closed()


async def _swallow(scope: Scope, receive: Receive, send: Send) -> None:
    body = await Request(scope, receive).body()
    await Response(str(len(body)))(scope, receive, send)


async def _pour(scope: Scope, receive: Receive, send: Send) -> None:
    async def without_end() -> AsyncIterator[bytes]:
        while True:
            yield b"x" * 65536

    await StreamingResponse(without_end())(scope, receive, send)


async def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    given_up = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await _swallow(scope, receive, send)
        except ClientDisconnect:
            given_up.set()
            await Response(status_code=408)(scope, receive, send)

    listener = Listener(Patience(app, body_seconds=0.2))
    port = listener.bind("127.0.0.1:0")
    await listener.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf")
    answer = await asyncio.wait_for(reader.read(), 2.0)
    assert given_up.is_set()
    assert answer.startswith(b"HTTP/1.1 408")
    writer.close()
    await writer.wait_closed()
    await listener.stop()


async def test_a_large_body_has_the_time_that_it_takes() -> None:
    listener = Listener(Patience(_swallow, body_seconds=0.3))
    port = listener.bind("127.0.0.1:0")
    await listener.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    pieces = 4
    head = f"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: {pieces * BODY_RATE}\r\n\r\n"
    writer.write(head.encode())
    for _ in range(pieces):
        writer.write(b"x" * BODY_RATE)
        await asyncio.sleep(0.2)
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 2.0)
    assert answer.startswith(b"HTTP/1.1 200")
    writer.close()
    await writer.wait_closed()
    await listener.stop()


async def test_who_does_not_say_what_is_wanted_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("parlour.gateway.listener.HEAD_SECONDS", 0.3)
    listener = Listener(_swallow)
    port = listener.bind("127.0.0.1:0")
    await listener.start()
    asked = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
    for before, said in ((b"", b""), (b"", b"GET / HT"), (asked, b"GET / HT")):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if before:
            writer.write(before)
            await reader.readuntil(b"\r\n\r\n0")
        writer.write(said)
        assert await asyncio.wait_for(reader.read(), 2.0) == b""
        writer.close()
        await writer.wait_closed()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for _ in range(2):  # who asks now and then stays
        writer.write(asked)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        await reader.readexactly(1)
        await asyncio.sleep(0.4)
    writer.close()
    await writer.wait_closed()
    await listener.stop()


async def test_a_response_that_is_not_read_is_given_up() -> None:
    ended = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await _pour(scope, receive, send)
        finally:
            ended.set()

    listener = Listener(Patience(app, read_seconds=0.3))
    port = listener.bind("127.0.0.1:0")
    await listener.start()
    async with http_client.request(Site(f"127.0.0.1:{port}"), "GET", "/") as answer:
        assert answer.status == 200
        await asyncio.wait_for(ended.wait(), 5.0)
    await listener.stop()
