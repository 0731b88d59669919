"""Pictures say nothing of a game: the same for all viewers and at all times, and no list tells which were looked at."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from grpc import aio
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.service import CatalogueService
from parlour.gateway.part import GatewayPart
from parlour.gateway.pictures import Pictures
from parlour.platform.grpc_server import GrpcServer

from tests.catalogue.house import Catalogue
from tests.gateway.porch import NO_PAGE

SERVICE = "/parlour.api.catalogue.v1.CatalogueService/"
VIEWERS: Mapping[str, Mapping[str, str]] = {
    "anybody": {},
    "ana": {"Authorization": "Bearer token-ana", "Cookie": "seat=0", "Referer": "/games/1"},
    "bo": {"Authorization": "Bearer token-bo", "Cookie": "seat=1", "X-Forwarded-For": "192.0.2.7"},
}
LOOKED_AT = "/cards/dream/7/small.webp"
Answer = tuple[int, list[tuple[str, str]], bytes]
Lists = Sequence[bytes]


@asynccontextmanager
async def standing(folder: Path) -> AsyncGenerator[tuple[str, str]]:
    """A gateway before a catalogue in which nothing is drawn: its HTTP and its gRPC address."""
    folder.mkdir()  # noqa: ASYNC240 - nobody waits for it
    catalogue = Catalogue(folder)
    await catalogue.part.start()
    server = GrpcServer()
    for descriptor, service in catalogue.part.public():
        server.add(descriptor, service)
    api = f"127.0.0.1:{server.bind('127.0.0.1:0')}"
    await server.start()
    gateway = GatewayPart(http="127.0.0.1:0", api=api, parts=[catalogue.part], page=NO_PAGE)
    await gateway.start()
    try:
        yield gateway.address, api
    finally:
        await gateway.stop()
        await server.stop(0)
        await catalogue.part.stop()


async def get(address: str, path: str, headers: Mapping[str, str]) -> Answer:
    """All of a response but its date."""

    def ask() -> Answer:
        connection = http.client.HTTPConnection(address, timeout=30)
        try:
            connection.request("GET", path, headers=dict(headers))
            response = connection.getresponse()
            kept = [(k.lower(), v) for k, v in response.getheaders() if k.lower() != "date"]
            return response.status, kept, response.read()
        finally:
            connection.close()

    return await asyncio.to_thread(ask)


async def differing_pictures(folder: Path) -> list[str]:
    """Where a response depends on who asks, or on whether somebody looked at the picture before."""
    found: list[str] = []
    async with standing(folder / "catalogue") as (address, _):
        first = await get(address, LOOKED_AT, {})
        etag = dict(first[1])["etag"]
        by_address = f"/pictures/{etag.strip(chr(34))}.webp"
        for path, more in (
            (LOOKED_AT, {}),
            (by_address, {}),
            (LOOKED_AT, {"If-None-Match": etag}),
            (f"/pictures/{'0' * 64}.webp", {}),
        ):
            wanted = first if path == LOOKED_AT and not more else await get(address, path, more)
            for viewer, headers in VIEWERS.items():
                answer = await get(address, path, {**headers, **more})
                if answer != wanted:
                    found.append(f"{path} for {viewer}: {answer[:2]} / {wanted[:2]}")
    return found


async def lists(folder: Path, card: str) -> Lists:
    """All lists of the catalogue after somebody looked at a card."""
    async with standing(folder) as (address, api):
        assert (await get(address, card, {}))[0] == 200
        channel: Any = aio.insecure_channel(api)
        requests = {
            "ListCardSets": pb.ListCardSetsRequest(),
            "GetCardSet": pb.GetCardSetRequest(name="cardSets/dream"),
            "ListCards": pb.ListCardsRequest(parent="cardSets/dream"),
        }
        answers = [
            await channel.unary_unary(SERVICE + method)(request.SerializeToString())
            for method, request in requests.items()
        ]
        await channel.close()
        return answers


async def looked_at_shows(folder: Path) -> bool:
    """Whether any list differs after a look at one card or another."""
    one = await lists(folder / "one", LOOKED_AT)
    return one != await lists(folder / "other", "/cards/dream/12/small.webp")


async def test_a_picture_is_the_same_for_everybody_and_at_any_time(tmp_path: Path) -> None:
    assert await differing_pictures(tmp_path) == []


async def test_no_list_tells_which_card_was_looked_at(tmp_path: Path) -> None:
    assert not await looked_at_shows(tmp_path)


def _by_viewer(patch: pytest.MonkeyPatch) -> None:
    """A picture's address is another for each viewer."""
    real = Pictures.by_card

    async def by_card(self: Pictures, request: Any) -> Any:
        response = await real(self, request)
        response.headers["content-location"] = f"/of/{request.headers.get('authorization', '')}"
        return response

    patch.setattr(Pictures, "by_card", by_card)


def _by_time(patch: pytest.MonkeyPatch) -> None:
    """A picture that nobody had seen before is not kept."""
    real = Pictures.by_card
    seen: set[str] = set()

    async def by_card(self: Pictures, request: Any) -> Any:
        response = await real(self, request)
        if request.url.path not in seen:
            response.headers["cache-control"] = "no-store"
        seen.add(request.url.path)
        return response

    patch.setattr(Pictures, "by_card", by_card)


@pytest.mark.parametrize("plant", [_by_viewer, _by_time], ids=["by viewer", "by time"])
async def test_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert await differing_pictures(tmp_path) != []


async def test_a_list_with_addresses_of_what_is_drawn_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drawn(self: Any, shown: Any, count: int) -> Any:
        del count
        return await self._shelf.drawn(shown.spec)

    monkeypatch.setattr(CatalogueService, "_complete", drawn)
    assert await looked_at_shows(tmp_path)
