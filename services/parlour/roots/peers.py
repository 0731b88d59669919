"""How services reach one another: stubs of each service's internal listener, and tokens resolved through the lobby."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from grpc import aio

from parlour.api.scoring.v1.scoring_service_pb2_grpc import ScoringServiceStub
from parlour.internal.catalogue.v1.catalogue_internal_service_pb2_grpc import (
    CatalogueInternalServiceStub,
)
from parlour.internal.game.v1.game_internal_service_pb2_grpc import GameInternalServiceStub
from parlour.internal.lobby.v1 import lobby_internal_service_pb2
from parlour.internal.lobby.v1.lobby_internal_service_pb2_grpc import LobbyInternalServiceStub
from parlour.internal.scoring.v1.scoring_internal_service_pb2_grpc import (
    ScoringInternalServiceStub,
)
from parlour.kernel.refusals import Refused
from parlour.platform.calls import Principal
from parlour.platform.peers import Peer


def lobby(channel: aio.Channel, secret: str) -> Peer:
    """The lobby's internal service."""
    return Peer("the lobby", LobbyInternalServiceStub(channel), secret)


def games(channel: aio.Channel, secret: str) -> Peer:
    """Game-state's internal service."""
    return Peer("game-state", GameInternalServiceStub(channel), secret)


def catalogue(channel: aio.Channel, secret: str) -> Peer:
    """The catalogue's internal service."""
    return Peer("the catalogue", CatalogueInternalServiceStub(channel), secret)


def scoring(channel: aio.Channel, secret: str) -> Peer:
    """Scoring: its internal service, and the rounds that its public service scores."""
    public: Any = ScoringServiceStub(channel)
    internal: Any = ScoringInternalServiceStub(channel)
    both = SimpleNamespace(
        ScoreRound=public.ScoreRound,
        RecordGame=internal.RecordGame,
        ForgetPlayer=internal.ForgetPlayer,
    )
    return Peer("scoring", both, secret)


class RemoteResolver:
    """`Resolver` for the processes in which the lobby does not live."""

    def __init__(self, lobby_peer: Peer) -> None:
        self._lobby = lobby_peer

    async def resolve(self, token_hash: bytes) -> Principal | None:
        """Ask the lobby."""
        request = lobby_internal_service_pb2.ResolveTokenRequest(token_hash=token_hash)
        try:
            found = await self._lobby.call("ResolveToken", request)
        except Refused as refusal:
            if refusal.reason == "TOKEN_UNKNOWN":
                return None
            raise
        return Principal(found.player, found.display_name, found.admin, found.worker, found.bot)
