"""How often one may do things: each player, and each address, has a bucket of tokens for each kind of thing."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from parlour.lobby.settings import Rate
from parlour.platform.buckets import Buckets
from parlour.platform.errors import TryLater


class Limits:
    """Takes tokens; whether replicas share the buckets is for the root to say."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets

    async def take(self, what: str, who: str, rate: Rate) -> None:
        """Do it once more; raises TOO_MANY_REQUESTS with the seconds to wait."""
        seconds = await self._buckets.take(f"{what}:{who}", rate.per_second, rate.burst)
        if seconds > 0.0:
            message = f"that was too often; try again in {max(1, round(seconds))} s"
            raise TryLater("TOO_MANY_REQUESTS", message, seconds)


def host_of(address: str) -> str:
    """Whom to count a call from this host for: one IPv4 address, or a network of 64 bits, which one IPv6 customer has whole."""
    try:
        host = ip_address(address)
    except ValueError:
        return address
    return str(host) if host.version == 4 else str(ip_network((host, 64), strict=False))
