"""How often one may do things: a bucket of tokens for each player and address, in this process."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from parlour.lobby.settings import Rate
from parlour.platform.errors import TryLater

REMEMBERED = 50_000


@dataclass(slots=True)
class _Bucket:
    tokens: float
    since: float


class Limits:
    """Buckets by what is done and by whom; those not used for longest are forgotten first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], _Bucket] = OrderedDict()

    def take(self, what: str, who: str, rate: Rate) -> None:
        """Do it once more; raises TOO_MANY_REQUESTS with the seconds to wait."""
        now = self._clock()
        bucket = self._buckets.setdefault((what, who), _Bucket(rate.burst, now))
        self._buckets.move_to_end((what, who))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        gained = (now - bucket.since) * rate.per_second
        bucket.tokens, bucket.since = min(rate.burst, bucket.tokens + gained), now
        if bucket.tokens < 1.0:
            seconds = (1.0 - bucket.tokens) / rate.per_second
            message = f"that was too often; try again in {max(1, round(seconds))} s"
            raise TryLater("TOO_MANY_REQUESTS", message, seconds)
        bucket.tokens -= 1.0


def host_of(address: str) -> str:
    """Whom to count a call from this host for: one IPv4 address, or a network of 64 bits, which one IPv6 customer has whole."""
    try:
        host = ip_address(address)
    except ValueError:
        return address
    return str(host) if host.version == 4 else str(ip_network((host, 64), strict=False))
