"""Where calls come from: the peer's address, or what a proxy or gateway says it is, if that one may be believed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from urllib.parse import unquote

from parlour.kernel.refusals import Refused
from parlour.platform.auth import same_secret

FORWARDED = "x-forwarded-for"
GATEWAY_ADDRESS = "parlour-client-address"
GATEWAY_SECRET = "parlour-gateway-secret"  # noqa: S105 - the name of a metadata key


@dataclass(frozen=True, slots=True)
class Proxies:
    """The networks of the proxies that are believed; none unless configured."""

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @staticmethod
    def read(text: str) -> Proxies:
        """From addresses and networks with commas between, e.g. "127.0.0.1, 10.0.0.0/8, ::1". Raises WRONG_SETTING."""
        try:
            return Proxies(
                tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())
            )
        except ValueError as error:
            message = f"PARLOUR_TRUSTED_PROXIES must be addresses or networks: {error}"
            raise Refused("WRONG_SETTING", message) from error

    def trust(self, host: str) -> bool:
        """Whether what comes from this host may speak for others."""
        address = _parsed(host)
        return address is not None and any(address in network for network in self.networks)

    def client(self, host: str, forwarded: Sequence[str]) -> str:
        """The client behind `host`, given its X-Forwarded-For: the last one named that is no trusted proxy.

        What stands further left was written by somebody who is not trusted.
        """
        chain = [part.strip() for line in forwarded for part in line.split(",")]
        while self.trust(host) and chain:
            named = _parsed(chain.pop())
            if named is None:
                break
            host = str(named)
        return host


@lru_cache(maxsize=4096)  # asked for every call, and the same for all calls of a connection
def host_of_peer(peer: str) -> str:
    """The host in gRPC's name of a peer: "1.2.3.4" of "ipv4:1.2.3.4:567", "::1" of "ipv6:%5B::1%5D:567"."""
    kind, _, rest = peer.partition(":")
    if kind not in ("ipv4", "ipv6"):
        return peer
    host = unquote(rest).rpartition(":")[0].strip("[]")
    address = _parsed(host)
    return host if address is None else str(address)


@dataclass(frozen=True, slots=True)
class Origin:
    """Finds the client's host of gRPC calls. `secret`: what Parlour's own gateway proves itself with; "": there is none."""

    proxies: Proxies = field(default_factory=Proxies)
    secret: str = ""

    def host(self, peer: str, metadata: Mapping[str, str]) -> str:
        """The host to hold a call against."""
        named = metadata.get(GATEWAY_ADDRESS, "")
        if self.secret and named and same_secret(metadata.get(GATEWAY_SECRET, ""), self.secret):
            return named
        host, forwarded = host_of_peer(peer), metadata.get(FORWARDED, "")
        return self.proxies.client(host, (forwarded,)) if forwarded else host


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """An address; IPv4 within IPv6 as what it is; None for what is no address."""
    try:
        address = ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        return address.ipv4_mapped
    return address
