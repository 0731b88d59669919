"""A game to await and to play on, over one `Play` stream that is resumed for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

import grpc
import grpc.aio
from parlour.api.game.v1 import event_pb2, game_pb2, game_service_pb2, move_pb2

from parlour_client.errors import ParlourError, from_refusal
from parlour_client.live import Live

if TYPE_CHECKING:
    from parlour_client.client import Client

_ENDED = (game_pb2.GAME_STATE_FINISHED, game_pb2.GAME_STATE_ABANDONED)
_Stream = grpc.aio.StreamStreamCall[game_service_pb2.PlayRequest, game_service_pb2.PlayResponse]


@dataclass(frozen=True, slots=True)
class Update:
    """What one look brings: all events since the look before, and the views as they are now."""

    revision: int
    events: tuple[event_pb2.Event, ...]
    view: game_pb2.Game
    private: game_pb2.PrivateView | None


@dataclass(slots=True)
class _Pending:
    request: game_service_pb2.SubmitMoveRequest
    answer: asyncio.Future[int]


class Game(Live):
    """A game as the caller may see it: `view` for all, `private` for the own seat (None: no seat), `events` of the last
    message.

    A move made while the link is down waits in the outbox and goes out after the resume under the same request id, so that
    it counts once, or is refused plainly when the table has moved on. `await game` waits for the end and gives the outcome.
    """

    def __init__(self, client: Client, name: str, *, as_spectator: bool = False) -> None:
        super().__init__()
        self.name = name if "/" in name else f"games/{name}"
        self.revision = 0
        self.private: game_pb2.PrivateView | None = None
        self.events: tuple[event_pb2.Event, ...] = ()
        self._client = client
        self._as_spectator = as_spectator
        self._view: game_pb2.Game | None = None
        self._outbox: dict[str, _Pending] = {}
        self._posted = asyncio.Event()
        self._readers: list[list[event_pb2.Event]] = []

    @property
    def view(self) -> game_pb2.Game:
        """The public view as it last came. Raises RuntimeError before the first message."""
        if self._view is None:
            raise RuntimeError(
                "The game has not come yet: enter it with `async with`, or await changed()."
            )
        return self._view

    @property
    def seat(self) -> int | None:
        """The caller's seat; None for a spectator."""
        return None if self.private is None else self.private.seat

    @property
    def ended(self) -> bool:
        """Finished or abandoned."""
        return self._view is not None and self._view.state in _ENDED

    def __await__(self) -> Generator[None, None, game_pb2.Outcome]:
        return self._outcome().__await__()

    async def _outcome(self) -> game_pb2.Outcome:
        while not self.ended and not self.complete:
            await self.changed()
        return self.view.outcome

    async def updates(self) -> AsyncIterator[Update]:
        """One update at once, then one whenever something changed, until the game is over or closed. Raises `failure`.

        A slow reader gets fewer updates, never stale ones: their events add up, their views are the latest.
        """
        events: list[event_pb2.Event] = list(self.events)
        self._readers.append(events)
        try:
            seen: tuple[object, object] = (None, None)
            while True:
                if self._view is not None and (events or seen != (self._view, self.private)):
                    seen = (self._view, self.private)
                    taken = tuple(events)
                    events.clear()
                    yield Update(self.revision, taken, self._view, self.private)
                elif self.ended or self.complete:
                    return
                else:
                    await self.changed()
        finally:
            self._readers = [reader for reader in self._readers if reader is not events]

    async def submit(
        self, move: move_pb2.Move, *, phase_id: int | None = None, request_id: str | None = None
    ) -> int:
        """Makes a move for the phase of `view` (or `phase_id`) and gives the revision at which it counts.

        Waits as long as the link is down. Raises `ParlourError` when it is refused: nothing was changed then.
        """
        request_id = request_id or str(uuid4())
        request = game_service_pb2.SubmitMoveRequest(
            game=self.name,
            request_id=request_id,
            phase_id=self.view.phase_id if phase_id is None else phase_id,
            move=move,
        )
        if self.complete:
            return await self._submit_alone(request)
        pending = _Pending(request, asyncio.get_running_loop().create_future())
        self._outbox[request_id] = pending
        self._posted.set()
        try:
            return await pending.answer
        finally:
            self._outbox.pop(request_id, None)

    async def pause(self) -> None:
        """Stops all deadlines. Host only."""
        request = game_service_pb2.PauseGameRequest(game=self.name, request_id=str(uuid4()))
        await self._client.call(self._client.games.PauseGame, request, game=self.name)

    async def resume(self) -> None:
        """Lets a paused game go on."""
        request = game_service_pb2.ResumeGameRequest(game=self.name, request_id=str(uuid4()))
        await self._client.call(self._client.games.ResumeGame, request, game=self.name)

    async def skip(self, seat: int) -> None:
        """Does now what time would do for a seat that is awaited. Host only."""
        request = game_service_pb2.SkipSeatRequest(
            game=self.name, request_id=str(uuid4()), seat=seat
        )
        await self._client.call(self._client.games.SkipSeat, request, game=self.name)

    async def replace(self, seat: int, *, bot: bool) -> None:
        """Gives a seat to a bot, or back to the person who had it."""
        request = game_service_pb2.ReplaceSeatRequest(
            game=self.name, request_id=str(uuid4()), seat=seat, bot=bot
        )
        await self._client.call(self._client.games.ReplaceSeat, request, game=self.name)

    async def end(self) -> None:
        """Ends the game now, as abandoned. Host only."""
        request = game_service_pb2.EndGameRequest(game=self.name, request_id=str(uuid4()))
        await self._client.call(self._client.games.EndGame, request, game=self.name)

    def _begun(self) -> bool:
        return self._view is not None

    async def _session(self) -> bool:
        call: _Stream = self._client.games.Play(metadata=self._client.metadata(self.name))
        mail: asyncio.Task[None] | None = None
        try:
            opening = game_service_pb2.WatchGameRequest(
                game=self.name, after_revision=self.revision, as_spectator=self._as_spectator
            )
            await _write(call, game_service_pb2.PlayRequest(open=opening))
            first = True
            async for response in call:
                self._arrived()
                # An answer may come with the update that the move made: that is taken first, so that the mover sees it.
                whole = not response.HasField("update") or self._take(response.update, first=first)
                if response.HasField("answer"):
                    self._settle(response.answer)
                if not whole:
                    return False  # a link of the chain is missing: resume from what is known
                if first:
                    first = False
                    mail = asyncio.create_task(self._post(call))
            return self.ended
        finally:
            if mail is not None:
                mail.cancel()
            call.cancel()

    def _take(self, update: game_service_pb2.WatchGameResponse, *, first: bool) -> bool:
        if update.heartbeat:
            return True
        if (
            not first and update.after_revision != self.revision
        ) or update.revision < self.revision:
            return False
        self.revision = update.revision
        if update.HasField("game"):
            self._view = update.game
        if update.HasField("private"):
            self.private = update.private
        self.events = tuple(update.events)
        for reader in self._readers:
            reader.extend(self.events)
        self._announce()
        return True

    async def _post(self, call: _Stream) -> None:
        """Sends what lies in the outbox over this stream, each move once; what got no answer goes over the next one."""
        sent: set[str] = set()
        while True:
            self._posted.clear()
            for request_id, pending in list(self._outbox.items()):
                if request_id not in sent:
                    sent.add(request_id)
                    await _write(call, game_service_pb2.PlayRequest(move=pending.request))
            await self._posted.wait()

    def _settle(self, answer: game_service_pb2.MoveAnswer) -> None:
        pending = self._outbox.get(answer.request_id)
        if pending is None or pending.answer.done():
            return
        if answer.HasField("refused"):
            pending.answer.set_exception(from_refusal(answer.refused))
        else:
            pending.answer.set_result(answer.accepted.revision)

    async def _submit_alone(self, request: game_service_pb2.SubmitMoveRequest) -> int:
        if self.failure is not None:
            raise self.failure
        method = self._client.games.SubmitMove
        return (await self._client.call(method, request, game=self.name)).revision

    async def _over(self, failure: ParlourError | None) -> None:
        await super()._over(failure)
        for pending in list(
            self._outbox.values()
        ):  # the stream is gone for good; the call still tells the truth
            try:
                revision = await self._submit_alone(pending.request)
            except ParlourError as error:
                if not pending.answer.done():
                    pending.answer.set_exception(error)
            else:
                if not pending.answer.done():
                    pending.answer.set_result(revision)


async def _write(call: _Stream, message: game_service_pb2.PlayRequest) -> None:
    """Writes; on a stream that has ended it does nothing, since the reader tells why."""
    try:
        await call.write(message)
    except (grpc.aio.AioRpcError, grpc.aio.UsageError, asyncio.InvalidStateError):
        return
