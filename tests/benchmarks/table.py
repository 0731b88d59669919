"""A table of the load: real Dixit, a stream or more a seat, one move at a time."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import grpc
from grpc import aio
from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb

SERVICE = "/parlour.api.game.v1.GameService/"
PATIENCE = 60.0
Metadata = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Line:
    """A connection to a replica. Messages are read here, so that a stream costs the load as little as may be."""

    channel: aio.Channel

    def submit(self, request: pb.SubmitMoveRequest, key: Metadata) -> Any:
        """The unary call."""
        call = self.channel.unary_unary(
            SERVICE + "SubmitMove",
            pb.SubmitMoveRequest.SerializeToString,
            pb.SubmitMoveResponse.FromString,
        )
        return call(request, metadata=key)

    def watch(self, game: str, key: Metadata) -> Any:
        """A stream of updates."""
        call = self.channel.unary_stream(
            SERVICE + "WatchGame",
            pb.WatchGameRequest.SerializeToString,
            pb.WatchGameResponse.FromString,
        )
        return call(pb.WatchGameRequest(game=game), metadata=key)

    def play(self, key: Metadata) -> Any:
        """A stream of moves and updates."""
        call = self.channel.stream_stream(
            SERVICE + "Play", pb.PlayRequest.SerializeToString, pb.PlayResponse.FromString
        )
        return call(metadata=key)


class Table:
    """The six of one game, or however many. `keys`: the metadata of each seat's calls; `lines`: the connections to spread over.

    `watching` streams a seat; with `over_play` the first of them carries the seat's moves.
    """

    def __init__(
        self,
        game: str,
        keys: Sequence[Metadata],
        lines: Sequence[Line],
        *,
        over_play: bool,
        watching: int = 1,
    ) -> None:
        self.game = game
        self.view = game_pb2.Game()
        self._keys = keys
        self._lines = lines
        self._over_play = over_play
        self._watching = watching
        self._hands: list[game_pb2.PrivateView] = [game_pb2.PrivateView() for _ in keys]
        self._revisions = [0] * (len(keys) * watching)
        self._calls: list[Any] = []
        self._readers: list[asyncio.Task[None]] = []
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._news: asyncio.Future[None] | None = None
        self._plays: list[Any] = []

    async def open(self) -> None:
        """Open all streams and wait for their first messages."""
        for seat, key in enumerate(self._keys):
            for number in range(self._watching):
                stream = seat * self._watching + number
                line = self._lines[stream % len(self._lines)]
                if self._over_play and number == 0:
                    call = line.play(key)
                    self._plays.append(call)
                    opening = pb.PlayRequest(open=pb.WatchGameRequest(game=self.game))
                    await call.write(opening)
                else:
                    call = line.watch(self.game, key)
                self._calls.append(call)
                self._readers.append(asyncio.create_task(self._read(call, stream, seat)))
        await self.all_at(1)

    async def close(self) -> None:
        """Close all streams."""
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)

    async def all_at(self, revision: int) -> None:
        """Until every stream has been told of a revision."""
        async with asyncio.timeout(PATIENCE):
            while min(self._revisions) < revision:
                await self._hear()

    async def awaited(self) -> int:
        """Until somebody is awaited, and all know: the seat that moves next."""
        async with asyncio.timeout(PATIENCE):
            while self.view.counting_points or min(self._revisions) < self.view.revision:
                await self._hear()
        if not self.view.waiting_for:
            raise RuntimeError(f"nobody is awaited in {self.view}")
        return int(self.view.waiting_for[0])

    async def move(self, seat: int) -> None:
        """Make the seat's move, and wait until all have been told of it."""
        request = pb.SubmitMoveRequest(
            game=self.game, request_id=str(uuid.uuid4()), phase_id=self.view.phase_id
        )
        self._choose(seat, request.move.dixit)
        if self._over_play:
            answer = asyncio.get_running_loop().create_future()
            self._answers[request.request_id] = answer
            await self._plays[seat].write(pb.PlayRequest(move=request))
            revision = await answer
        else:
            line = self._lines[seat % len(self._lines)]
            revision = (await line.submit(request, self._keys[seat])).revision
        await self.all_at(revision)

    def _choose(self, seat: int, move: Any) -> None:
        """The first card or slot that is allowed, in the seat's present phase."""
        hand, table = self._hands[seat].dixit, self.view.dixit
        match list(self._hands[seat].may):
            case ["give_clue"]:
                move.give_clue.text = "The last thing on everybody's mind"
                move.give_clue.card = hand.cards[0]
            case ["submit_cards"]:
                move.submit_cards.cards.extend(hand.cards[: table.cards_to_submit])
            case ["cast_vote"]:
                slots = (slot.slot for slot in table.table if slot.slot not in hand.own_slots)
                move.cast_vote.slots.append(next(slots))
            case other:
                raise RuntimeError(f"seat {seat} is awaited and may {other}")

    async def _hear(self) -> None:
        if self._news is None:
            self._news = asyncio.get_running_loop().create_future()
        await self._news

    async def _read(self, call: Any, stream: int, seat: int) -> None:
        try:
            async for message in call:
                update = message
                if isinstance(message, pb.PlayResponse):
                    if message.HasField("answer"):
                        self._answered(message.answer)
                    if not message.HasField("update"):
                        continue
                    update = message.update
                if update.HasField("game") and update.revision >= self.view.revision:
                    self.view = update.game
                if update.HasField("private"):
                    self._hands[seat] = update.private
                self._revisions[stream] = update.revision
                self._tell()
        except aio.AioRpcError as error:
            if error.code() is not grpc.StatusCode.CANCELLED:
                raise

    def _answered(self, answer: pb.MoveAnswer) -> None:
        waiting = self._answers.pop(answer.request_id)
        if answer.WhichOneof("result") == "refused":
            waiting.set_exception(RuntimeError(f"refused: {answer.refused}"))
        else:
            waiting.set_result(answer.accepted.revision)

    def _tell(self) -> None:
        news, self._news = self._news, None
        if news is not None and not news.done():
            news.set_result(None)
