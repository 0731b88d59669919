"""GameService: translate, let the game act, translate back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

from google.protobuf import timestamp_pb2

from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state import history
from parlour.game_state.games import Games
from parlour.game_state.hot import HotGame, Request
from parlour.game_state.play import PlayStream
from parlour.game_state.presence import Presence
from parlour.game_state.viewers import Viewer
from parlour.internal.game.v1 import game_internal_service_pb2 as internal
from parlour.internal.lobby.v1 import lobby_internal_service_pb2 as lobby_pb
from parlour.kernel import conduct
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import PauseCause, Player
from parlour.platform import names, pages
from parlour.platform.calls import Call
from parlour.platform.peers import Peer

MOST_STREAMS = 16  # of one player in one game: phone, laptop, shared screen, and their reconnects
START_WAIT_SECONDS = 5.0

_OUTCOME = {
    "": game_pb2.GAME_STATE_RUNNING,
    "finished": game_pb2.GAME_STATE_FINISHED,
    "abandoned": game_pb2.GAME_STATE_ABANDONED,
}


class GameService:
    """The public service, over `Games`."""

    OPEN: frozenset[str] = frozenset()

    def __init__(self, games: Games, presence: Presence, lobby: Peer, chance: Chance) -> None:
        self._games = games
        self._presence = presence
        self._lobby = lobby
        self._chance = chance
        self._streams: dict[tuple[str, str], int] = {}

    async def drain(self) -> None:
        """End all streams."""
        await self._games.drain()

    async def SubmitMove(self, request: pb.SubmitMoveRequest, call: Call) -> pb.SubmitMoveResponse:
        """As the proto says."""
        hot = await self._game(request.game)
        answer = await self._move(hot, request, call.player)
        return pb.SubmitMoveResponse.FromString(answer)

    async def _move(self, hot: HotGame, request: pb.SubmitMoveRequest, player: str) -> bytes:
        request_id = names.request_id(request.request_id)

        def decide(state: Any) -> conduct.Step:
            seat = _seat_of(state, player)
            move = hot.showing.wire.read_move(request.move)
            return conduct.move(hot.game, state, seat, request.phase_id, move, self._chance)

        body = request.move.SerializeToString() + str(request.phase_id).encode()
        return await hot.act(decide, by=Request(player, request_id, body))

    async def WatchGame(self, request: pb.WatchGameRequest, call: Call) -> AsyncIterator[bytes]:
        """As the proto says."""
        viewer, close = await self._open(request, call.player)
        try:
            async for message in viewer.messages():
                yield message
        finally:
            close()

    def Play(self, requests: AsyncIterator[pb.PlayRequest], call: Call) -> AsyncIterator[bytes]:
        """As the proto says."""
        return PlayStream(requests, call.player, self._open, self._game, self._move).messages()

    async def GetGame(self, request: pb.GetGameRequest, call: Call) -> pb.GetGameResponse:
        """As the proto says."""
        hot = await self._game(request.game)
        await hot.up_to_date()
        seat = hot.state.seat_of(call.player)
        private = None if seat is None else hot.broadcast.private(seat)
        return pb.GetGameResponse(game=hot.broadcast.view(), private=private)

    async def ListGames(self, request: pb.ListGamesRequest, call: Call) -> pb.ListGamesResponse:
        """As the proto says."""
        size = pages.page_size(request.page_size, 50, 200)
        before = pages.position(request.page_token, call.player)
        records = await self._games.log.games_of(call.player, before, size + 1)
        response = pb.ListGamesResponse()
        for record in records[:size]:
            begin = internal.CreateGameRequest.FromString(record.start)
            created = timestamp_pb2.Timestamp()
            if record.created:
                created.FromDatetime(record.created)
            response.games.add(
                name=f"games/{record.game}",
                room=f"rooms/{record.room}",
                options=begin.options,
                state=_OUTCOME[record.outcome],
                create_time=created,
            )
        if len(records) > size:
            response.next_page_token = pages.token(records[size - 1].game, call.player)
        return response

    async def GetHistory(self, request: pb.GetHistoryRequest, call: Call) -> pb.GetHistoryResponse:
        """As the proto says."""
        hot = await self._game(request.game)
        await hot.up_to_date()
        return await history.page(self._games, hot, call.player, request)

    async def PauseGame(self, request: pb.PauseGameRequest, call: Call) -> pb.PauseGameResponse:
        """As the proto says."""
        revision = await self._tool(request, call, conduct.pause)
        return pb.PauseGameResponse(revision=revision)

    async def ResumeGame(self, request: pb.ResumeGameRequest, call: Call) -> pb.ResumeGameResponse:
        """As the proto says."""
        hot = await self._game(request.game)
        await hot.up_to_date()
        idle = hot.state.pause is PauseCause.IDLENESS
        anyone = idle and hot.state.seat_of(call.player) is not None
        revision = await self._tool(request, call, conduct.resume, host_only=not anyone)
        return pb.ResumeGameResponse(revision=revision)

    async def SkipSeat(self, request: pb.SkipSeatRequest, call: Call) -> pb.SkipSeatResponse:
        """As the proto says."""
        hot = await self._game(request.game)
        revision = await self._tool(
            request, call, lambda now: conduct.skip(hot.game, now, request.seat, self._chance)
        )
        return pb.SkipSeatResponse(revision=revision)

    async def ReplaceSeat(
        self, request: pb.ReplaceSeatRequest, call: Call
    ) -> pb.ReplaceSeatResponse:
        """As the proto says."""
        hot = await self._game(request.game)
        await hot.up_to_date()
        if not 0 <= request.seat < len(hot.state.seats):
            raise Refused("SEAT_NOT_FOUND", "there is no such seat")
        seat = hot.state.seats[request.seat]
        if not request.bot:
            own = seat.person.id == call.player
            revision = await self._tool(
                request,
                call,
                lambda now: conduct.replace_player(now, request.seat, seat.person),
                host_only=not own,
            )
            return pb.ReplaceSeatResponse(revision=revision)
        await self._require_host(hot, call.player)
        ask = lobby_pb.LendBotRequest(game=hot.id, seat=request.seat)
        lent = await self._lobby.call("LendBot", ask)
        bot = Player(lent.player, lent.display_name, bot=True)
        revision = await self._tool(
            request, call, lambda now: conduct.replace_player(now, request.seat, bot)
        )
        return pb.ReplaceSeatResponse(revision=revision)

    async def EndGame(self, request: pb.EndGameRequest, call: Call) -> pb.EndGameResponse:
        """As the proto says."""
        revision = await self._tool(request, call, conduct.end)
        return pb.EndGameResponse(revision=revision)

    async def _tool(
        self,
        request: Any,
        call: Call,
        decide: Callable[[Any], conduct.Step],
        *,
        host_only: bool = True,
    ) -> int:
        """A host's tool: as a move, but the house's doing and for the host alone."""
        hot = await self._game(request.game)
        if host_only:
            await self._require_host(hot, call.player)
        request_id = names.request_id(request.request_id)
        body = type(request).__name__.encode() + request.SerializeToString()
        answer = await hot.act(decide, by=Request(call.player, request_id, body))
        return pb.SubmitMoveResponse.FromString(answer).revision

    async def _require_host(self, hot: HotGame, player: str) -> None:
        record = await self._games.fresh_record(hot)
        if record.host != player:
            raise Refused("NOT_HOST", "only the host may do that")

    async def _game(self, name: str) -> HotGame:
        return await self._games.get(names.part_of(name, "games", "game"))

    async def _open(
        self,
        request: pb.WatchGameRequest,
        player: str,
        wrap: Callable[[bytes], bytes] | None = None,
    ) -> tuple[Viewer, Callable[[], None]]:
        """A viewer that has its first message, and how to close it. Waits a little for a game that is being made."""
        while True:
            hot = await self._started(request.game)
            await hot.up_to_date()
            record = await self._games.fresh_record(hot)
            if (
                self._games.here(hot.id) is hot
            ):  # else it was forgotten meanwhile, and nobody would tell us anything
                break
        if player in record.banned:
            raise Refused("BANNED_FROM_ROOM", "you may not watch this game")
        key = (hot.id, player)
        if self._streams.get(key, 0) >= MOST_STREAMS:
            raise Refused("TOO_MANY_STREAMS", f"at most {MOST_STREAMS} streams at a time")

        def moved(before: int | None, after: int | None) -> None:
            if before is not None:
                self._presence.closed(hot.id, before)
            if after is not None:
                self._presence.opened(hot.id, after)

        viewer = Viewer(
            player,
            None if request.as_spectator else hot.state.seat_of(player),
            spectating=request.as_spectator,
            resync=hot.broadcast.resync,
            wrap=wrap,
            moved=moved,
        )
        hot.broadcast.add(viewer, request.after_revision)
        self._streams[key] = self._streams.get(key, 0) + 1
        moved(None, viewer.seat)

        def close() -> None:
            hot.broadcast.remove(viewer)
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]
            moved(viewer.seat, None)

        return viewer, close

    async def _started(self, name: str) -> HotGame:
        deadline = asyncio.get_running_loop().time() + START_WAIT_SECONDS
        while True:
            try:
                return await self._game(name)
            except Refused as refusal:
                late = asyncio.get_running_loop().time() > deadline
                if refusal.reason != "GAME_NOT_FOUND" or late:
                    raise
            await asyncio.sleep(0.05)


def _seat_of(state: Any, player: str) -> int:
    seat = state.seat_of(player)
    if seat is None:
        raise Refused("NOT_SEATED", "you have no seat in this game")
    return int(seat)
