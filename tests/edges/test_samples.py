"""The sample configurations of deploy/ carry page, pictures, streams and native gRPC, with TLS (CASES B93, B94, B101)."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import grpc
import pytest
import pytest_asyncio
from grpc import StatusCode, aio
from parlour.api.game.v1 import game_service_pb2 as games
from parlour.api.game.v1.game_service_pb2_grpc import GameServiceStub
from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.gateway.settings import GatewaySettings
from parlour.platform.origin import Proxies
from parlour.platform.settings import HouseSettings
from parlour.roots import embedded
from parlour.roots.embedded import Serving

from tests.api import http_client
from tests.api.http_client import Site
from tests.api.transports import CallError, Connect, Grpc, GrpcWeb, Transport
from tests.api.visitors import Visitor, Visitors, request_id
from tests.edges import proxies
from tests.gateway.porch import porch

pytestmark = [pytest.mark.edges, pytest.mark.asyncio(loop_scope="module")]

AT_ONCE = 3.0
TRUSTING = GatewaySettings(proxies=Proxies.read("127.0.0.1, ::1"))
WAYS = ("grpc", "connect", "grpc-web-json")


@dataclass(frozen=True, slots=True)
class Edge:
    """A proxy before Parlour, and the way through it."""

    address: str
    prefix: str
    pem: Path

    @property
    def site(self) -> Site:
        context = ssl.create_default_context(cafile=str(self.pem))
        return Site(self.address, self.prefix, context, "localhost")

    def channel(self) -> aio.Channel:
        trusted = grpc.ssl_channel_credentials(self.pem.read_bytes())
        return aio.secure_channel(self.address, trusted)

    async def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        async with http_client.request(self.site, "GET", path) as answer:
            return answer.status, dict(answer.headers), await answer.body()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return proxies.certificate(tmp_path_factory.mktemp("certificate"))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def serving(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Serving]:
    data = tmp_path_factory.mktemp("data")
    house = HouseSettings()
    async with embedded.serve(data, "127.0.0.1:0", "127.0.0.1:0", house, TRUSTING) as serving:
        yield serving


@pytest_asyncio.fixture(
    scope="module", loop_scope="module", params=sorted(proxies.SAMPLES), ids="".join
)
async def edge(
    request: pytest.FixtureRequest,
    serving: Serving,
    pair: tuple[Path, Path],
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncGenerator[Edge]:
    proxy, prefix = request.param
    folder = tmp_path_factory.mktemp(proxy)
    async with proxies.sample(proxy, prefix, serving.grpc, serving.http, *pair, folder) as address:
        yield Edge(address, prefix, pair[0])


@pytest_asyncio.fixture(loop_scope="module", params=WAYS)
async def transport(request: pytest.FixtureRequest, edge: Edge) -> AsyncGenerator[Transport]:
    async with edge.channel() as channel:
        ways: dict[str, Transport] = {
            "grpc": Grpc(channel),
            "connect": Connect(edge.site, "proto"),
            "grpc-web-json": GrpcWeb(edge.site, "json"),
        }
        yield ways[request.param]


async def test_the_page_and_its_pictures_come_through(edge: Edge) -> None:
    status, headers, body = await edge.get("/")
    assert status == 200
    assert f'<base href="{edge.prefix}/">' in body.decode()
    assert "script-src 'self'" in headers["content-security-policy"]
    status, headers, body = await edge.get("/cards/dream/7/small.webp")
    assert (status, body[8:12]) == (200, b"WEBP")
    tag = headers["etag"].strip('"')
    assert (await edge.get(f"/pictures/{tag}.webp"))[2] == body


async def test_what_is_for_the_host_alone_is_not_shown_to_everybody(edge: Edge) -> None:
    assert (await edge.get("/metrics"))[0] == 404
    assert (await edge.get("/healthz"))[0] == 200


async def test_a_room_is_watched_live(transport: Transport) -> None:
    visitors = Visitors(transport)
    ana, bo = await visitors.sign_in("Ana"), await visitors.sign_in("Bo")
    room = await ana.open_room()
    async with ana.watch(lobby.WatchRoomRequest(name=room.name)) as messages:
        async with asyncio.timeout(AT_ONCE):
            assert len((await anext(messages)).room.members) == 1
        await bo.ask(lobby.JoinRoomRequest(name=room.name), lobby.JoinRoomResponse)
        async with asyncio.timeout(AT_ONCE):
            while len((await anext(messages)).room.members) != 2:
                pass


async def test_refusals_keep_their_reasons(transport: Transport) -> None:
    with pytest.raises(CallError) as caught:
        await Visitors(transport).sign_in(" ")
    assert (caught.value.code, caught.value.reason) == (
        StatusCode.INVALID_ARGUMENT,
        "TEXT_TOO_SHORT",
    )
    assert caught.value.fields == ("display_name",)
    with pytest.raises(CallError) as caught:
        nowhere = lobby.WatchRoomRequest(name="rooms/ZZZZZZ")
        async with Visitor(transport).watch(nowhere) as messages:
            await anext(messages)
    assert caught.value.reason == "UNAUTHENTICATED"


async def test_a_player_stays_on_one_stream_both_ways(edge: Edge) -> None:
    async with edge.channel() as channel:
        ana = await Visitors(Grpc(channel)).sign_in("Ana")
        room = await ana.open_room()
        for _ in range(2):
            bot = lobby.AddBotRequest(name=room.name, request_id=request_id())
            await ana.ask(bot, lobby.AddBotResponse)
        await ana.ask(lobby.SetReadyRequest(name=room.name, ready=True), lobby.SetReadyResponse)
        start = lobby.StartGameRequest(name=room.name, request_id=request_id())
        game = (await ana.ask(start, lobby.StartGameResponse)).game
        metadata = (("authorization", f"Bearer {ana.token}"), ("parlour-game", game))
        stub: Any = GameServiceStub(channel)
        call = stub.Play(metadata=metadata)
        opening = games.PlayRequest(open=games.WatchGameRequest(game=game))
        move = games.SubmitMoveRequest(request_id=request_id(), phase_id=10**15)
        async with asyncio.timeout(15.0):
            await call.write(opening)
            assert (await call.read()).update.game.name == game
            await call.write(games.PlayRequest(move=move))
            while not (got := await call.read()).HasField("answer"):
                pass
        assert got.answer.request_id == move.request_id
        call.cancel()


@pytest.mark.parametrize(("proxy", "prefix"), sorted(proxies.SAMPLES))
async def test_a_forged_address_is_not_believed(
    proxy: str, prefix: str, pair: tuple[Path, Path], tmp_path: Path
) -> None:
    forged = ("x-forwarded-for", "198.51.100.7")
    async with (
        porch(TRUSTING) as house,
        proxies.sample(
            proxy, prefix, house.grpc, house.gateway.address, *pair, tmp_path
        ) as address,
    ):
        edge = Edge(address, prefix, pair[0])
        async with edge.channel() as channel:
            for way in (Connect(edge.site, "proto"), Grpc(channel)):
                asked = lobby.SignInRequest(display_name="Ana")
                answer = await Visitor(way).ask(asked, lobby.SignInResponse, forged)
                assert answer.player.display_name not in ("", forged[1])


async def test_behind_the_plainest_nginx_streams_are_live_too(
    serving: Serving, tmp_path: Path
) -> None:
    async with proxies.plainest_nginx(serving.http, tmp_path) as address:
        await test_a_room_is_watched_live(Connect(Site(address), "proto"))
        await test_a_room_is_watched_live(GrpcWeb(Site(address), "proto"))
