"""LobbyInternalService: what the other services ask of the lobby, or tell it."""

from __future__ import annotations

from collections.abc import Collection

from parlour.api.game.v1 import game_pb2
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as pb
from parlour.kernel.refusals import Refused
from parlour.lobby.bot_names import new_bot_name
from parlour.lobby.domain import playing
from parlour.lobby.domain.room import Room
from parlour.lobby.signals import Signals
from parlour.lobby.store.assignments import Assignments
from parlour.lobby.store.rooms import Rooms
from parlour.lobby.store.streams import Streams
from parlour.platform.calls import Call, Resolver

_OVER = (game_pb2.GAME_STATE_FINISHED, game_pb2.GAME_STATE_ABANDONED)


class LobbyInternalService:
    """As the proto says."""

    def __init__(
        self,
        resolver: Resolver,
        rooms: Rooms,
        streams: Streams,
        assignments: Assignments,
        signals: Signals,
    ) -> None:
        self._resolver = resolver
        self._rooms = rooms
        self._streams = streams
        self._assignments = assignments
        self._signals = signals

    async def ResolveToken(
        self, request: pb.ResolveTokenRequest, call: Call
    ) -> pb.ResolveTokenResponse:
        """The holder of a token; raises TOKEN_UNKNOWN, PLAYER_BANNED."""
        holder = await self._resolver.resolve(request.token_hash)
        if holder is None:
            raise Refused("TOKEN_UNKNOWN", "nobody holds this token")
        return pb.ResolveTokenResponse(
            player=holder.player,
            display_name=holder.name,
            admin=holder.admin,
            worker=holder.worker,
            bot=holder.bot,
        )

    async def LendBot(self, request: pb.LendBotRequest, call: Call) -> pb.LendBotResponse:
        """A bot for a seat; raises GAME_NOT_FOUND if no room plays that game."""
        code = await self._rooms.of_game(request.game)
        room = await self._rooms.find(code) if code else None
        if room is None or not room.running:
            raise Refused("GAME_NOT_FOUND", "no room plays that game")
        name = new_bot_name({member.name for member in room.members})
        bot = await self._assignments.lend(request.game, request.seat, name)
        self._signals.publish("bots")
        return pb.LendBotResponse(player=bot.id, display_name=bot.name)

    async def ReportGame(self, request: pb.ReportGameRequest, call: Call) -> pb.ReportGameResponse:
        """Who watches, who is gone, whether it is over. A game whose room is gone, or plays another one, does not matter."""
        game, gone, there = request.game, set(request.departed), set(request.present)
        over = request.state in _OVER

        def decide(room: Room) -> Room:
            room = playing.watched(playing.departed(room, game, gone), game, there)
            return playing.over(room, game) if over else room

        code = await self._rooms.of_game(game)
        if code:
            try:
                room = await self._rooms.change(code, decide)
            except Refused as refused:
                if refused.reason != "ROOM_NOT_FOUND":
                    raise
            else:
                if room.game == game:
                    await self._watchers(room, there, over=over)
        if over:
            await self._assignments.close(game)
        return pb.ReportGameResponse()

    async def _watchers(self, room: Room, there: Collection[str], *, over: bool) -> None:
        if over:
            await self._streams.end_game(room.code)
        else:
            people = {member.player for member in room.people}
            await self._streams.watch_game(room.code, people.intersection(there))
