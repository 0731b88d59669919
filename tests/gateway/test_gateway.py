"""The gateway over a real socket, before a real catalogue over real gRPC."""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import io
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from parlour.gateway.headers import SECURITY
from parlour.gateway.part import GatewayPart
from parlour.kernel.refusals import Refused
from parlour.platform.grpc_server import GrpcServer
from parlour.platform.part import Mount
from PIL import Image

from tests.catalogue.house import Catalogue
from tests.gateway.porch import NO_PAGE

CARD = "/cards/dream/7/small.webp"


@dataclass(frozen=True, slots=True)
class Answer:
    """A response; names of headers in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def ask(address: str, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = http.client.HTTPConnection(address, timeout=30)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, headers=sent)
        response = connection.getresponse()
        got = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, got, response.read())
    finally:
        connection.close()


class House:
    """A gateway and the catalogue behind it."""

    def __init__(self, gateway: GatewayPart, server: GrpcServer) -> None:
        self.gateway = gateway
        self.server = server

    async def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        return await asyncio.to_thread(ask, self.gateway.address, path, method, **headers)


class Unwell:
    """A part with something the matter."""

    name = "unwell"

    def __init__(self, *, ready: bool, degraded: Sequence[str]) -> None:
        self._ready = ready
        self._degraded = degraded

    def public(self) -> Sequence[Mount]:
        return ()

    def internal(self) -> Sequence[Mount]:
        return ()

    async def start(self) -> None: ...

    async def check(self) -> bool:
        return self._ready

    def degraded(self) -> Sequence[str]:
        return self._degraded

    async def stop(self) -> None: ...


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    catalogue = Catalogue(tmp_path)
    await catalogue.part.start()
    server = GrpcServer()
    for descriptor, service in catalogue.part.public():
        server.add(descriptor, service)
    port = server.bind("127.0.0.1:0")
    await server.start()
    gateway = GatewayPart(
        http="127.0.0.1:0", api=f"127.0.0.1:{port}", parts=[catalogue.part], page=NO_PAGE
    )
    await gateway.start()
    yield House(gateway, server)
    await gateway.stop()
    await server.stop(0)
    await catalogue.part.stop()


async def test_a_cards_picture_is_drawn_for_whoever_asks_first(house: House) -> None:
    answer = await house.get(CARD)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/webp")
    with Image.open(io.BytesIO(answer.body)) as image:
        assert image.size == (160, 240)
    assert answer.headers["etag"] == f'"{hashlib.sha256(answer.body).hexdigest()}"'
    assert answer.headers["cache-control"] == "public, max-age=300"


async def test_a_picture_by_address_may_be_kept_for_ever(house: House) -> None:
    card = await house.get(CARD)
    address = card.headers["etag"].strip('"')
    for path in (f"/pictures/{address}.webp", f"/pictures/{address}"):
        answer = await house.get(path)
        assert (answer.headers["content-type"], answer.body) == ("image/webp", card.body)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_what_the_browser_has_is_not_sent_again(house: House) -> None:
    etag = (await house.get(CARD)).headers["etag"]
    address = etag.strip('"')
    for path in (CARD, f"/pictures/{address}.webp"):
        for tag in (etag, f"W/{etag}", f'"other", {etag}'):
            answer = await house.get(path, if_none_match=tag)
            assert (answer.status, answer.body) == (304, b"")
            assert answer.headers["etag"] == etag
    other = await house.get(CARD, if_none_match='"other"')
    assert other.status == 200


async def test_head_tells_the_same_without_the_picture(house: House) -> None:
    got = await house.get(CARD)
    head = await house.get(CARD, method="HEAD")
    assert head.body == b""
    assert head.headers["content-length"] == str(len(got.body))


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        (f"/pictures/{'0' * 64}.webp", 404, "PICTURE_NOT_FOUND"),
        ("/pictures/short.webp", 404, "PICTURE_NOT_FOUND"),
        ("/cards/none/1/small.webp", 404, "CARD_SET_NOT_FOUND"),
        ("/cards/dream/85/small.webp", 404, "CARD_NOT_FOUND"),
        ("/cards/dream/1/huge.webp", 404, "PICTURE_NOT_FOUND"),
        ("/cards/dream/x/small.webp", 400, "INVALID_NAME"),
        ("/cards/%2e%2e%20/1/small.webp", 400, "INVALID_NAME"),
    ],
)
async def test_a_picture_that_does_not_exist_is_refused_with_its_reason(
    house: House, path: str, status: int, reason: str
) -> None:
    answer = await house.get(path)
    assert (answer.status, json.loads(answer.body)["reason"]) == (status, reason)
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/nothing", "/pictures/", "/pictures/x.png", "/../etc/passwd"])
async def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    assert (await house.get(path)).status == 404


@pytest.mark.parametrize("path", ["/", "/welcome.css", "/healthz", "/metrics", CARD, "/nothing"])
async def test_every_response_carries_the_security_headers(house: House, path: str) -> None:
    answer = await house.get(path)
    assert SECURITY.items() <= answer.headers.items()
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


async def test_the_page_says_how_to_play_here_and_loads_nothing_from_elsewhere(
    house: House,
) -> None:
    answer = await house.get("/")
    page = answer.body.decode()
    assert answer.headers["content-type"].startswith("text/html")
    assert "parlour play --server 127.0.0.1:" in page
    assert '<base href="/">' in page
    assert 'href="healthz"' in page
    assert "unofficial" in page
    for attribute in ('src="', 'href="'):
        assert not any(part.startswith(("//", "http")) for part in page.split(attribute)[1:])
    assert "<script" not in page
    assert "style=" not in page


async def test_a_host_header_cannot_write_into_the_page(house: House) -> None:
    answer = await house.get("/", host='evil"><script>x</script>')
    assert b"<script" not in answer.body


async def test_health_is_ok_while_all_parts_are_well(house: House) -> None:
    answer = await house.get("/healthz")
    assert answer.status == 200
    report = json.loads(answer.body)
    assert report["status"] == "ok"
    assert report["parts"]["catalogue"] == {"ready": True, "degraded": []}


async def test_an_unreachable_catalogue_is_unavailable_and_shown_as_degraded(house: House) -> None:
    await house.server.stop(0)
    answer = await house.get(CARD)
    assert (answer.status, json.loads(answer.body)["reason"]) == (503, "UNAVAILABLE")
    assert answer.headers["retry-after"]
    health = await house.get("/healthz")
    assert health.status == 200
    report = json.loads(health.body)
    assert report["status"] == "degraded"
    assert report["parts"]["gateway"]["degraded"] == ["catalogue"]


@pytest.mark.parametrize(
    ("ready", "degraded", "status", "word"),
    [(True, ("redis",), 200, "degraded"), (False, (), 503, "down")],
)
async def test_a_part_that_is_not_ready_fails_health_and_one_that_is_degraded_does_not(
    ready: bool, degraded: Sequence[str], status: int, word: str
) -> None:
    parts = [Unwell(ready=ready, degraded=degraded)]
    gateway = GatewayPart(http="127.0.0.1:0", api="127.0.0.1:1", parts=parts)
    await gateway.start()
    answer = await asyncio.to_thread(ask, gateway.address, "/healthz")
    await gateway.stop()
    assert (answer.status, json.loads(answer.body)["status"]) == (status, word)


async def test_metrics_are_in_prometheus_format(house: House) -> None:
    await house.get(CARD)
    answer = await house.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert b"# HELP parlour_calls_total" in answer.body


async def test_a_taken_port_is_refused_in_plain_words(house: House) -> None:
    second = GatewayPart(http=house.gateway.address, api="127.0.0.1:1")
    with pytest.raises(Refused) as caught:
        await second.start()
    await second.stop()
    assert caught.value.reason == "PORT_TAKEN"
    assert house.gateway.address in caught.value.message


@pytest.mark.parametrize("address", ["127.0.0.1:99999", "192.0.2.1:0", "127.0.0.1:http-ish"])
async def test_an_address_that_nobody_can_listen_at_is_refused(address: str) -> None:
    gateway = GatewayPart(http=address, api="127.0.0.1:1")
    with pytest.raises(Refused) as caught:
        await gateway.start()
    await gateway.stop()
    assert caught.value.reason == "PORT_TAKEN"


async def test_after_a_stop_the_port_is_free_again() -> None:
    first = GatewayPart(http="127.0.0.1:0", api="127.0.0.1:1")
    await first.start()
    await asyncio.to_thread(ask, first.address, "/healthz")
    await first.stop()
    second = GatewayPart(http=first.address, api="127.0.0.1:1")
    await second.start()
    await second.stop()
