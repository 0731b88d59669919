"""How the SDK connects: address, retries, keepalive, deadlines.

The service config is the one that docs/api recommends to clients in any language: four attempts, 0.05 s to 1 s apart,
and only for UNAVAILABLE, since every call that changes something is idempotent by its request id.
"""

from __future__ import annotations

import json
import random
import re
from urllib.parse import urlsplit

import grpc
import grpc.aio

UNARY_DEADLINE = 5.0  # seconds
KEEPALIVE = 30.0  # seconds between pings; the server bears 10
SILENCE = 45.0  # seconds without even a heartbeat (15 s) after which a stream is held for dead
DEFAULT_PORT = 7400

SERVICE_CONFIG = json.dumps(
    {
        "methodConfig": [
            {
                "name": [{}],
                "retryPolicy": {
                    "maxAttempts": 4,
                    "initialBackoff": "0.05s",
                    "maxBackoff": "1s",
                    "backoffMultiplier": 2,
                    "retryableStatusCodes": ["UNAVAILABLE"],
                },
            }
        ]
    }
)

_OPTIONS: tuple[tuple[str, str | int], ...] = (
    ("grpc.service_config", SERVICE_CONFIG),
    ("grpc.enable_retries", 1),
    ("grpc.keepalive_time_ms", int(KEEPALIVE * 1000)),
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.http2.max_pings_without_data", 0),
    # A server that was away for ten minutes is found again within seconds, not after the two minutes gRPC would wait.
    ("grpc.initial_reconnect_backoff_ms", 100),
    ("grpc.min_reconnect_backoff_ms", 100),
    ("grpc.max_reconnect_backoff_ms", 3_000),
    # Each client a connection of its own: many in one process are many people, not one.
    ("grpc.use_local_subchannel_pool", 1),
)


class AddressError(ValueError):
    """An address that makes no sense; the text is a sentence for people."""


def open_channel(server: str) -> grpc.aio.Channel:
    """A channel to "host", "host:port", "http://host:port" or, with TLS, "https://host[:port]"; connects when first used.

    Raises `AddressError`, a sentence, when the address makes no sense.
    """
    secure, target = resolve(server)
    if secure:
        return grpc.aio.secure_channel(target, grpc.ssl_channel_credentials(), options=_OPTIONS)
    return grpc.aio.insecure_channel(target, options=_OPTIONS)


def resolve(server: str) -> tuple[bool, str]:
    """(whether TLS, "host:port") of an address as people write it."""
    text = server.strip()
    parts = urlsplit(text if "://" in text else f"http://{text}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    odd = parts.scheme not in ("http", "https") or parts.path.strip("/")
    if odd or host is None or not re.fullmatch(r"[\w.:-]+", host):
        raise AddressError(
            f"{server!r} is no server address; write HOST:PORT, e.g. 127.0.0.1:7400."
        )
    secure = parts.scheme == "https"
    port = port or (443 if secure else DEFAULT_PORT)
    return secure, f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class BackOff:
    """Growing, jittered pauses between attempts, for ever: 0.05 s at first, never more than 5 s."""

    FIRST, MOST, GROWTH = 0.05, 5.0, 2.0

    def __init__(self) -> None:
        self._next = self.FIRST

    def reset(self) -> None:
        """It works again."""
        self._next = self.FIRST

    def pause(self) -> float:
        """Seconds to wait now: between half and all of the present step, so that a crowd does not come back as one."""
        step, self._next = self._next, min(self._next * self.GROWTH, self.MOST)
        return step * (0.5 + random.random() / 2)
