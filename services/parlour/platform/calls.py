"""A call as services see it, whatever brought it: gRPC, Connect or gRPC-Web.

A service is a class with one coroutine a method of its proto, named as there: `async def SubmitMove(self, request, call)`
gives the response; a server stream is an async generator of responses (or of their bytes, encoded once for many); where
the client streams, the request is an async iterator of messages. What may be called without signing in stands in the class's
`OPEN`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from parlour.kernel.refusals import Refused


@dataclass(frozen=True, slots=True)
class Principal:
    """Who calls. `player` is the id, empty for the administrator and for bot workers."""

    player: str = ""
    name: str = ""
    admin: bool = False
    worker: bool = False
    bot: bool = False


NOBODY = Principal()


@dataclass(frozen=True, slots=True)
class Call:
    """One call: who makes it, with which token (hashed), from which host; `drain` is set when the server goes down."""

    principal: Principal = NOBODY
    token_hash: bytes = b""
    address: str = ""
    draining: Any = field(default=None, compare=False)

    @property
    def player(self) -> str:
        """The calling player's id; raises UNAUTHENTICATED for calls by no player."""
        if not self.principal.player:
            raise Refused("UNAUTHENTICATED", "sign in first")
        return self.principal.player


class Resolver(Protocol):
    """Says who holds a token."""

    async def resolve(self, token_hash: bytes) -> Principal | None:
        """The holder of the token with this SHA-256, or None. Raises UNAVAILABLE when that cannot be found out."""
        ...
