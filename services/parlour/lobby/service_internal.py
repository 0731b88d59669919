"""LobbyInternalService: what the other services ask of the lobby, or tell it."""

from __future__ import annotations

from parlour.api.game.v1 import game_pb2
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as pb
from parlour.kernel.refusals import Refused
from parlour.lobby.domain import playing
from parlour.lobby.domain.room import Room
from parlour.lobby.store.assignments import Assignments
from parlour.lobby.store.rooms import Rooms
from parlour.platform.calls import Call, Resolver

_OVER = (game_pb2.GAME_STATE_FINISHED, game_pb2.GAME_STATE_ABANDONED)


class LobbyInternalService:
    """As the proto says."""

    def __init__(self, resolver: Resolver, rooms: Rooms, assignments: Assignments) -> None:
        self._resolver = resolver
        self._rooms = rooms
        self._assignments = assignments

    async def ResolveToken(
        self, request: pb.ResolveTokenRequest, call: Call
    ) -> pb.ResolveTokenResponse:
        """The holder of a token; raises PLAYER_NOT_FOUND, PLAYER_BANNED."""
        holder = await self._resolver.resolve(request.token_hash)
        if holder is None:
            raise Refused("PLAYER_NOT_FOUND", "nobody holds this token")
        return pb.ResolveTokenResponse(
            player=holder.player,
            display_name=holder.name,
            admin=holder.admin,
            worker=holder.worker,
            bot=holder.bot,
        )

    async def ReportGame(self, request: pb.ReportGameRequest, call: Call) -> pb.ReportGameResponse:
        """Who is gone, and whether it is over. A game whose room is gone, or plays another one, does not matter."""
        game, gone = request.game, set(request.departed)
        over = request.state in _OVER

        def decide(room: Room) -> Room:
            room = playing.departed(room, game, gone)
            return playing.over(room, game) if over else room

        code = await self._rooms.of_game(game)
        if code:
            try:
                await self._rooms.change(code, decide)
            except Refused as refused:
                if refused.reason != "ROOM_NOT_FOUND":
                    raise
        if over:
            await self._assignments.close(game)
        return pb.ReportGameResponse()
