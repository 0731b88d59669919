"""The bidirectional stream: moves in, answers and updates out, over the same code as the unary calls."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import lru_cache

from parlour.api.common.v1 import refusal_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state.encoding import field
from parlour.game_state.hot import HotGame
from parlour.game_state.viewers import Viewer
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.errors import details_of

Opened = tuple[Viewer, Callable[[], None]]
Open = Callable[[pb.WatchGameRequest, str, Callable[[bytes], bytes] | None], Awaitable[Opened]]
Move = Callable[[HotGame, pb.SubmitMoveRequest, str], Awaitable[bytes]]


class PlayStream:
    """One open `Play`: the first request opens, the others are moves, answered in their order."""

    def __init__(
        self,
        requests: AsyncIterator[pb.PlayRequest],
        player: str,
        open_viewer: Open,
        game: Callable[[str], Awaitable[HotGame]],
        move: Move,
    ) -> None:
        self._requests = requests
        self._player = player
        self._open = open_viewer
        self._game = game
        self._move = move

    async def messages(self) -> AsyncIterator[bytes]:
        """Encoded PlayResponses, until either side closes."""
        first = await anext(self._requests, None)
        if first is None or first.WhichOneof("message") != "open":
            raise BadInput("open", "the first message must open the stream", "STREAM_NOT_OPENED")
        viewer, close = await self._open(first.open, self._player, _update)
        moves = asyncio.create_task(self._take_moves(first.open.game, viewer))
        try:
            async for message in viewer.messages():
                yield message
        finally:
            moves.cancel()
            close()

    async def _take_moves(self, name: str, viewer: Viewer) -> None:
        async for request in self._requests:
            viewer.answer(await self._answer(name, request))

    async def _answer(self, name: str, request: pb.PlayRequest) -> bytes:
        move = request.move
        answer = pb.MoveAnswer(request_id=move.request_id)
        try:
            if request.WhichOneof("message") != "move":
                raise BadInput("open", "the stream is open already", "STREAM_NOT_OPENED")
            if move.game and move.game != name:
                raise BadInput("move.game", "this stream is for another game", "WRONG_GAME")
            encoded = await self._move(await self._game(name), move, self._player)
            answer.accepted.CopyFrom(pb.SubmitMoveResponse.FromString(encoded))
        except Exception as error:
            answer.refused.CopyFrom(_refusal(error))
        return pb.PlayResponse(answer=answer).SerializeToString()


@lru_cache(maxsize=256)  # most viewers of a game are sent the very same bytes
def _update(message: bytes) -> bytes:
    """An encoded WatchGameResponse as the update of a PlayResponse, without decoding it."""
    return field(pb.PlayResponse.UPDATE_FIELD_NUMBER, message)


def _refusal(error: Exception) -> refusal_pb2.Refusal:
    details = details_of(error)
    refusal = refusal_pb2.Refusal(
        code=int(details.code.value[0]), reason=details.reason, message=details.message
    )
    if isinstance(error, Refused):
        for violation in details.violations:
            refusal.violations.add(field=violation.field, description=violation.description)
    return refusal
