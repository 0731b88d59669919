"""Viewers of a game: what each is sent, and how a slow one is kept from holding anything up."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable

from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.platform import metrics

MOST_PENDING = 64
HEARTBEAT_SECONDS = 15.0


class Viewer:
    """One stream of one game, as a seat or (seat None) as a spectator.

    Messages wait in a bounded list. Whoever falls further behind gets the whole view instead of them (`resync`); whoever does
    not read at all is cut off by the transport. `revision` is what the viewer is brought to by all that was sent or waits.
    `moved` is told when the viewer's seat changes: the seat before and after.
    """

    __slots__ = (
        "_answers",
        "_behind",
        "_closed",
        "_messages",
        "_taken",
        "_wake",
        "active_at",
        "moved",
        "player",
        "resync",
        "revision",
        "seat",
        "spectating",
        "wrap",
    )

    def __init__(
        self,
        player: str,
        seat: int | None,
        *,
        spectating: bool,
        resync: Callable[[Viewer], bytes],
        wrap: Callable[[bytes], bytes] | None = None,
        moved: Callable[[int | None, int | None], None] | None = None,
    ) -> None:
        self.player = player
        self.seat = seat
        self.spectating = spectating
        self.resync = resync
        self.wrap = wrap
        self.moved = moved
        self.revision = 0
        self.active_at = time.monotonic()
        self._messages: list[bytes] = []
        self._taken = 0  # the revision that the messages taken from the list bring the viewer to
        self._answers: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._behind = False
        self._closed: Exception | None = None

    def send(self, message: bytes, revision: int) -> None:
        """Send soon; `revision` is what the message brings the viewer to."""
        if len(self._messages) >= MOST_PENDING:
            self.refresh()
            return
        if not self._behind:
            self._messages.append(message)
            self.revision = revision
        self._signal()

    def take(self, seat: int | None) -> None:
        """The player has another seat now, or none: the stream goes on as that."""
        before, self.seat = self.seat, seat
        if self.moved is not None:
            self.moved(before, seat)
        self.refresh()

    def answer(self, message: bytes) -> None:
        """Send the answer to a move over the same stream: as it is, or before an update in one message."""
        self._answers.append(message)
        self._signal()

    def refresh(self) -> None:
        """Send the whole view instead of all that waits."""
        if not self._behind:
            metrics.SLOW_READERS.labels("coalesced").inc()
        self._messages.clear()
        self.revision = self._taken
        self._behind = True
        self._signal()

    def close(self, why: Exception) -> None:
        """End the stream with a refusal, after what waits."""
        self._closed = self._closed or why
        self._signal()

    def beat(self, now: float) -> None:
        """Send a heartbeat if nothing was sent for a while."""
        if now - self.active_at >= HEARTBEAT_SECONDS and not self._messages:
            self._messages.append(_heartbeat(self.revision))
            self._signal()

    def _signal(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def messages(self) -> AsyncIterator[bytes]:
        """The messages, until the stream is closed from either side."""
        loop = asyncio.get_running_loop()
        wrap = self.wrap or _as_it_is
        while True:
            if len(self._answers) > 1 or (self._answers and (self._behind or not self._messages)):
                yield self._answers.popleft()
            elif self._behind:
                self._behind = False
                message = self.resync(self)
                self._taken = self.revision
                yield wrap(message)
            elif self._messages:
                batch, self._messages = self._messages, []
                self._taken = self.revision
                # An answer and the update that its move made are one message: two are twice the work.
                together = self._answers.popleft() if self._answers else b""
                for message in batch:
                    yield together + wrap(message)
                    together = b""
            elif self._closed is not None:
                raise self._closed
            else:
                self.active_at = time.monotonic()
                self._wake = loop.create_future()
                await self._wake
                self._wake = None


def _as_it_is(message: bytes) -> bytes:
    return message


def _heartbeat(revision: int) -> bytes:
    message = pb.WatchGameResponse(after_revision=revision, revision=revision, heartbeat=True)
    return message.SerializeToString()
