"""What stands between the browser and here: proxies that are believed, path prefixes, IPv6 (CASES B94, B101)."""

from __future__ import annotations

import pytest
from grpc import aio
from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.gateway.settings import GatewaySettings
from parlour.kernel.refusals import Refused
from parlour.lobby import limits
from parlour.platform.address import Address
from parlour.platform.origin import GATEWAY_ADDRESS, GATEWAY_SECRET, Proxies, host_of_peer
from parlour.platform.settings import Environment

from tests.api import http_client
from tests.api.http_client import Site
from tests.api.transports import Grpc
from tests.api.visitors import Visitor
from tests.gateway.porch import SECRET, porch

FORWARDED = "x-forwarded-for"
LOOPBACK = Proxies.read("127.0.0.1")


async def test_a_forged_address_is_not_believed() -> None:
    async with porch() as house:
        assert await house.seen_as() == "127.0.0.1"
        assert await house.seen_as((FORWARDED, "192.0.2.7")) == "127.0.0.1"


async def test_an_address_from_a_trusted_proxy_is_believed() -> None:
    async with porch(GatewaySettings(proxies=LOOPBACK)) as house:
        assert await house.seen_as((FORWARDED, "192.0.2.7")) == "192.0.2.7"
        assert await house.seen_as((FORWARDED, "2001:db8::7")) == "2001:db8::7"
        assert await house.seen_as() == "127.0.0.1"


async def test_what_a_client_wrote_before_the_proxy_did_is_not_believed() -> None:
    async with porch(GatewaySettings(proxies=LOOPBACK)) as house:
        assert await house.seen_as((FORWARDED, "1.1.1.1, 192.0.2.7")) == "192.0.2.7"
        two_lines = ((FORWARDED, "1.1.1.1"), (FORWARDED, "192.0.2.7, 127.0.0.1"))
        assert await house.seen_as(*two_lines) == "192.0.2.7"


async def test_a_browser_cannot_pretend_to_be_the_gateway() -> None:
    async with porch() as house:
        forged = ((GATEWAY_ADDRESS, "192.0.2.7"), (GATEWAY_SECRET, SECRET))
        assert await house.seen_as(*forged) == "127.0.0.1"


@pytest.mark.parametrize(
    ("proxies", "headers", "seen"),
    [
        ("", ((FORWARDED, "192.0.2.7"),), "127.0.0.1"),
        ("127.0.0.1", ((FORWARDED, "192.0.2.7"),), "192.0.2.7"),
        ("", ((GATEWAY_ADDRESS, "192.0.2.7"), (GATEWAY_SECRET, "guessed")), "127.0.0.1"),
        ("", ((GATEWAY_ADDRESS, "192.0.2.7"),), "127.0.0.1"),
        ("", ((GATEWAY_ADDRESS, "192.0.2.7"), (GATEWAY_SECRET, SECRET)), "192.0.2.7"),
    ],
)
async def test_native_clients_are_held_to_the_same(
    proxies: str, headers: tuple[tuple[str, str], ...], seen: str
) -> None:
    settings = GatewaySettings(proxies=Proxies.read(proxies))
    async with porch(settings) as house, aio.insecure_channel(house.grpc) as channel:
        visitor = Visitor(Grpc(channel))
        answer = await visitor.ask(lobby.SignInRequest(), lobby.SignInResponse, *headers)
        assert answer.player.display_name == seen


@pytest.mark.parametrize(
    ("chain", "client"),
    [
        ("", "10.0.0.1"),
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("nonsense, 10.0.0.2", "10.0.0.2"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("[2001:DB8::1]", "2001:db8::1"),
    ],
)
def test_the_client_is_the_last_that_no_trusted_proxy_is(chain: str, client: str) -> None:
    assert Proxies.read("10.0.0.0/8").client("10.0.0.1", [chain] if chain else []) == client


@pytest.mark.parametrize(
    ("peer", "host"),
    [
        ("ipv4:192.0.2.7:5123", "192.0.2.7"),
        ("ipv6:%5B2001:db8::7%5D:5123", "2001:db8::7"),
        ("ipv6:[::1]:5123", "::1"),
        ("ipv6:%5B::ffff:192.0.2.7%5D:5123", "192.0.2.7"),
        ("unix:/run/parlour", "unix:/run/parlour"),
    ],
)
def test_one_person_has_one_host_however_grpc_writes_it(peer: str, host: str) -> None:
    assert host_of_peer(peer) == host


def test_an_ipv6_customer_is_one_however_many_addresses_they_use() -> None:
    assert limits.host_of("2001:db8:1:2::7") == limits.host_of("2001:db8:1:2:3:4:5:6")
    assert limits.host_of("2001:db8:1:2::7") != limits.host_of("2001:db8:1:3::7")
    assert limits.host_of("192.0.2.7") == "192.0.2.7"


@pytest.mark.parametrize("by", ["setting", "proxy"])
async def test_everything_works_under_a_path_prefix(by: str) -> None:
    prefix = "/games/dixit"
    settings = GatewaySettings(
        base_path=prefix if by == "setting" else "",
        proxies=LOOPBACK if by == "proxy" else Proxies(),
    )
    named = () if by == "setting" else (("x-forwarded-prefix", prefix),)
    async with porch(settings) as house:
        assert await house.seen_as(
            *named, prefix=prefix
        )  # a proxy that passes the path on as it is
        assert await house.seen_as(*named)  # a proxy that strips it
        async with house.visitor(prefix=prefix).watch(
            lobby.WatchRoomRequest(name="rooms/AAAAAA"), *named
        ) as messages:
            assert (await anext(messages)).room.title == "first"
        for path in (f"{prefix}/", "/"):
            async with http_client.request(house.site, "GET", path, named) as answer:
                page = (await answer.body()).decode()
            assert f'<base href="{prefix}/">' in page
            assert f"http://{house.site.address}{prefix}/</code>" in page
        async with http_client.request(house.site, "GET", prefix, named) as answer:
            assert (answer.status, answer.headers["location"]) == (308, f"{prefix}/")
        async with http_client.request(house.site, "GET", "/healthz") as answer:
            assert answer.status == 200


@pytest.mark.parametrize("prefix", ['/"><script>', "//evil.example", "/a/../b", "games", "/a b"])
async def test_a_prefix_cannot_write_into_the_page(prefix: str) -> None:
    async with porch(GatewaySettings(proxies=LOOPBACK)) as house:
        named = (("x-forwarded-prefix", prefix),)
        async with http_client.request(house.site, "GET", "/", named) as answer:
            assert '<base href="/">' in (await answer.body()).decode()
    if prefix != "//evil.example":
        with pytest.raises(Refused):
            GatewaySettings.read(Environment({"PARLOUR_BASE_PATH": prefix}))


async def test_a_prefix_from_a_stranger_is_not_believed() -> None:
    async with porch() as house:
        named = (("x-forwarded-prefix", "/games/dixit"),)
        async with http_client.request(house.site, "GET", "/", named) as answer:
            assert '<base href="/">' in (await answer.body()).decode()


async def test_behind_tls_the_page_knows_its_https_address() -> None:
    async with porch(GatewaySettings(proxies=LOOPBACK)) as house:
        named = (("x-forwarded-proto", "https"),)
        async with http_client.request(house.site, "GET", "/welcome", named) as answer:
            assert f"https://{house.site.address}" in (await answer.body()).decode()


async def test_it_listens_at_ipv6() -> None:
    async with porch(http="[::1]:0") as house:
        assert house.gateway.address.startswith("[::1]:")
        assert await house.seen_as() == "::1"
        async with http_client.request(Site(house.gateway.address), "GET", "/healthz") as answer:
            assert answer.status == 200


@pytest.mark.parametrize(
    ("text", "address", "from_here"),
    [
        ("127.0.0.1:80", Address("127.0.0.1", 80), "127.0.0.1:80"),
        ("[::1]:0", Address("::1", 0), "[::1]:0"),
        ("[::]:7400", Address("::", 7400), "127.0.0.1:7400"),
        ("0.0.0.0:7400", Address("0.0.0.0", 7400), "127.0.0.1:7400"),
        (":7400", Address("", 7400), "127.0.0.1:7400"),
        ("parlour.local:7400", Address("parlour.local", 7400), "parlour.local:7400"),
    ],
)
def test_an_address_to_listen_at(text: str, address: Address, from_here: str) -> None:
    assert Address.parse(text) == address
    assert address.from_here == from_here
    if text.rpartition(":")[0]:
        assert str(address) == text


@pytest.mark.parametrize(
    "text", ["", "7400", "host", "host:", "host:99999", "host:\u0663", "::1:7400"]
)
def test_what_is_no_address_to_listen_at(text: str) -> None:
    with pytest.raises(ValueError, match=r"host:port|brackets"):
        Address.parse(text)


def test_settings_of_the_edge_are_read_and_checked() -> None:
    read = GatewaySettings.read(
        Environment(
            {
                "PARLOUR_BASE_PATH": "/games/dixit/",
                "PARLOUR_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
                "PARLOUR_ALLOWED_ORIGINS": "https://a.example, http://b.example:8080",
                "PARLOUR_PICTURE_BASE": "https://pictures.example/dixit",
            }
        )
    )
    assert read.base_path == "/games/dixit"
    assert read.proxies.trust("10.1.2.3")
    assert not read.proxies.trust("11.1.2.3")
    assert read.allowed_origins == ("https://a.example", "http://b.example:8080")
    assert read.picture_origin == "https://pictures.example"
    for name, wrong in (
        ("TRUSTED_PROXIES", "everybody"),
        ("TRUSTED_PROXIES", "10.0.0.1/8"),
        ("ALLOWED_ORIGINS", "*"),
        ("ALLOWED_ORIGINS", "https://a.example/path"),
    ):
        with pytest.raises(Refused, match=name):
            GatewaySettings.read(Environment({f"PARLOUR_{name}": wrong}))
