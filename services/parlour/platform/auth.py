"""Tokens: made here, stored hashed, resolved through the lobby and remembered for a while."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from parlour.kernel.refusals import Refused
from parlour.platform.calls import NOBODY, Principal, Resolver

FRESH_SECONDS = 300.0
STALE_SECONDS = 3600.0  # while the lobby is down, a known player plays on
REMEMBERED = 20_000


def new_token() -> str:
    """A token of 192 random bits, safe in headers and addresses."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> bytes:
    """What is stored of a token: SHA-256, enough for secrets of this entropy."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def bearer(metadata: Mapping[str, str]) -> str:
    """The bearer token of a call's metadata, or ""."""
    value = metadata.get("authorization", "")
    scheme, _, token = value.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def same_secret(given: str, expected: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(given.encode(), expected.encode())


@dataclass(slots=True)
class _Known:
    principal: Principal
    since: float


class RememberingResolver:
    """A resolver before another one: remembers answers by the token's hash, least recently used forgotten first.

    An answer is fresh for five minutes; a stale one serves up to an hour while the other cannot be reached. `forget`
    follows revocations.
    """

    def __init__(self, source: Resolver) -> None:
        self._source = source
        self._known: OrderedDict[bytes, _Known] = OrderedDict()

    async def resolve(self, token_hash: bytes) -> Principal | None:
        """As `Resolver.resolve`."""
        known = self._known.get(token_hash)
        now = time.monotonic()
        if known and now - known.since < FRESH_SECONDS:
            self._known.move_to_end(token_hash)
            return known.principal
        try:
            principal = await self._source.resolve(token_hash)
        except Refused as refused:
            unreachable = refused.reason == "UNAVAILABLE"
            if known and unreachable and now - known.since < STALE_SECONDS:
                return known.principal
            raise
        if principal is None:
            self._known.pop(token_hash, None)
            return None
        self._known[token_hash] = _Known(principal, now)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return principal

    def forget(self, player: str) -> None:
        """Forget all tokens of a player: the next call asks anew."""
        gone = [key for key, known in self._known.items() if known.principal.player == player]
        for key in gone:
            del self._known[key]


async def authenticate(
    resolver: Resolver | None, token: str, *, required: bool
) -> tuple[Principal, bytes]:
    """Who calls with this token; NOBODY without one where none is required. Raises UNAUTHENTICATED, TOKEN_UNKNOWN."""
    if not token:
        if required:
            raise Refused("UNAUTHENTICATED", "this needs a token: sign in first")
        return NOBODY, b""
    if resolver is None:
        return NOBODY, b""
    token_hash = hashed(token)
    principal = await resolver.resolve(token_hash)
    if principal is None:
        if required:
            raise Refused("TOKEN_UNKNOWN", "this token is not known, or was signed out")
        return NOBODY, b""
    return principal, token_hash
