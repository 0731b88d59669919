"""Channels to the internal listeners of the other services, and the errors of calls over them."""

from __future__ import annotations

import json
from collections.abc import Awaitable
from typing import Any, TypeVar

import grpc
from grpc import aio

from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.errors import unavailable
from parlour.platform.status_details import unpack

CALL_SECONDS = 5.0
R = TypeVar("R")

_RETRY = json.dumps(
    {
        "methodConfig": [
            {
                "name": [{}],
                "retryPolicy": {
                    "maxAttempts": 3,
                    "initialBackoff": "0.05s",
                    "maxBackoff": "0.5s",
                    "backoffMultiplier": 2,
                    "retryableStatusCodes": ["UNAVAILABLE"],
                },
            }
        ],
        "loadBalancingConfig": [{"round_robin": {}}],
    }
)


def channel(address: str, *more: tuple[str, int]) -> aio.Channel:
    """A channel to "host:port" or "dns:///host:port"; spreads calls over all addresses of the name. `more`: further options."""
    return aio.insecure_channel(
        address,
        options=[
            ("grpc.service_config", _RETRY),
            ("grpc.keepalive_time_ms", 30_000),
            ("grpc.keepalive_timeout_ms", 10_000),
            ("grpc.http2.ping_timeout_ms", 10_000),
            ("grpc.keepalive_permit_without_calls", 1),
            ("grpc.initial_reconnect_backoff_ms", 100),
            ("grpc.max_reconnect_backoff_ms", 2_000),
            ("grpc.dns_min_time_between_resolutions_ms", 2_000),
            ("grpc.max_receive_message_length", 4 * 1024 * 1024),
            *more,
        ],
    )


class Peer:
    """A service's internal listener: calls with the service secret and a deadline."""

    def __init__(self, what: str, stub: Any, secret: str) -> None:
        self._what = what
        self._stub = stub
        self._metadata = (("authorization", f"Bearer {secret}"),)

    async def call(self, method: str, request: Any, seconds: float = CALL_SECONDS) -> Any:
        """The response; a refusal comes back as `Refused`, anything else as UNAVAILABLE."""
        pending: Awaitable[Any] = getattr(self._stub, method)(
            request, timeout=seconds, metadata=self._metadata
        )
        try:
            return await pending
        except aio.AioRpcError as error:
            raise refusal_of(error, self._what) from error


def refusal_of(error: aio.AioRpcError, what: str) -> Refused:
    """The refusal inside a failed call, as it was raised over there."""
    details = unpack(error)
    unreachable = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
    if details is None or error.code() in unreachable:
        return unavailable(what)
    if details.violations:
        bad = BadInput("", details.message, details.reason)
        bad.violations = details.violations
        return bad
    return Refused(details.reason, details.message)
