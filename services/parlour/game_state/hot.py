"""A game in memory: one actor a game and process, over a cache of its log.

Any process may act on any game. The log alone decides which step is next; a process whose cache is behind finds that out when
its step loses, or before it sends a refusal, and then catches up. Clients never see the conflict.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from google.protobuf import timestamp_pb2

from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state import codec, errand_keys
from parlour.game_state.broadcast import Broadcast
from parlour.game_state.views import Showing
from parlour.kernel.conduct import AnyGame, Step, fold
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform import metrics
from parlour.platform.event_log import (
    Errand,
    EventLog,
    GameRecord,
    NewStep,
    StepWriter,
    StoredStep,
)

MOST_TRIES = 50
_log = logging.getLogger(__name__)
Decide = Callable[[Any], Step | None]


@dataclass(frozen=True, slots=True)
class Request:
    """Whose doing a step is, and by which request it can be sent again."""

    player: str
    request_id: str
    body: bytes

    @property
    def hash(self) -> bytes:
        """Tells another body under the same id."""
        return hashlib.blake2b(self.body, digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a hot game needs of its process."""

    log: EventLog
    writer: StepWriter
    head: Callable[[str], Any]  # game -> awaitable of the log's head
    committed: Callable[[HotGame, NewStep, Sequence[Errand]], None]


class HotGame:
    """One game in memory. `number` is how much of the log is folded into `state`."""

    def __init__(
        self, record: GameRecord, rules: Any, showing: Showing, initial: Any, around: Surroundings
    ) -> None:
        self.record = record
        self.rules = rules
        self.game: AnyGame = showing.game
        self.showing = showing
        self.state = initial
        self.number = 0
        self.used_at = time.monotonic()
        self.deadline: float | None = None  # of the phase, on the monotonic clock
        self.broadcast = Broadcast(showing, self.remaining)
        self._around = around
        self._answers: dict[tuple[str, str], tuple[bytes, bytes]] = {}
        self._lock = asyncio.Lock()
        self._refreshing: set[asyncio.Task[None]] = set()
        self._counter = metrics.STEPS.labels(record.kind)

    @property
    def id(self) -> str:
        """The game's id."""
        return self.record.game

    def remaining(self) -> float | None:
        """Seconds left of the phase; None: no timer runs."""
        return None if self.deadline is None else max(0.0, self.deadline - time.monotonic())

    def put_off(self, seconds: float) -> None:
        """The phase's deadline was put off to so many seconds from now; viewers are told."""
        self.deadline = time.monotonic() + seconds
        self.broadcast.refresh()

    async def _look_at_deadline(self) -> None:
        """Take over the phase's deadline if it was put off elsewhere."""
        phase_id = str(self.state.phase_id).encode()
        for errand in await self._around.log.pending(self.id):
            if (errand.key, errand.data) == (errand_keys.PHASE, phase_id) and errand.overdue < 0:
                self.put_off(-errand.overdue)

    async def load(self) -> None:
        """Fold the whole log."""
        async with self._lock:
            await self._read_on()
            for errand in await self._around.log.pending(self.id):
                if errand.key == errand_keys.PHASE:
                    self.deadline = time.monotonic() - errand.overdue
            self.broadcast.begin(self.state)

    async def act(self, decide: Decide, *, by: Request | None = None) -> bytes:
        """Make the step that `decide` gives for the present state, and wait until it is committed.

        Gives the answer (an encoded SubmitMoveResponse), for a repeated request the first one. `decide` may be asked again
        if another step came first; None from it means that there is nothing to do. Raises what it raises, once the cache is
        known to be up to date.
        """
        self.used_at = time.monotonic()
        async with self._lock:
            checked = False
            for _ in range(MOST_TRIES):
                known = self._known(by)
                if known is not None:
                    return known
                try:
                    step = decide(self.state)
                except Refused:
                    if not checked:
                        checked = True
                        if await self._catch_up():
                            continue
                    raise
                if step is None:
                    return _answer(self.state.revision)
                after = fold(self.game, self.state, step) if step.after is None else step.after
                new = self._new_step(step, after, by)
                if await self._commit(new):
                    self._apply(new, step, after)
                    return new.answer
                metrics.CONFLICTS.inc()
                await self._read_on()
        raise Refused("TOO_BUSY", "too many moves at once; please try again")

    async def up_to_date(self) -> None:
        """Catch up with the log if this process missed something."""
        self.used_at = time.monotonic()
        async with self._lock:
            await self._catch_up()
        if self.remaining() == 0.0:
            await self._look_at_deadline()

    def hear(self, stored: StoredStep) -> None:
        """Another process committed a step."""
        if stored.number == self.number + 1 and not self._lock.locked():
            try:
                self._fold_stored(stored)
            except Refused as refusal:
                self._left_behind(refusal)
        elif stored.number > self.number:
            self.refresh()

    def refresh(self) -> None:
        """Read on soon."""
        task = asyncio.create_task(self._refresh())
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh(self) -> None:
        try:
            async with self._lock:
                await self._read_on()
        except Refused as refusal:
            self._left_behind(refusal)

    def _left_behind(self, refusal: Refused) -> None:
        """The log cannot be read on: the poll tries again, unless the steps to come are for newer releases to read."""
        _log.info("cannot read on", extra={"why": refusal.reason})
        if refusal.reason == "NEWER_RELEASE":
            self.broadcast.close(refusal)

    async def _commit(self, new: NewStep) -> bool:
        try:
            return await self._around.writer.commit(new)
        except asyncio.CancelledError:
            self.refresh()  # the step may well be in: a cancelled call cancels no commit
            raise
        except Exception:
            self.refresh()  # the outcome is not known: trust nothing but the log
            raise

    def _known(self, by: Request | None) -> bytes | None:
        if by is None:
            return None
        known = self._answers.get((by.player, by.request_id))
        if known is None:
            return None
        if known[0] != by.hash:
            message = "this request id was used for something else"
            raise BadInput("request_id", message, "REQUEST_ID_REUSED")
        return known[1]

    def _new_step(self, step: Step, after: Any, by: Request | None) -> NewStep:
        errands, dropped = errand_keys.of_step(self.game, self.state, step, after)
        outcome = after.status.name.lower() if after.over and not self.state.over else ""
        return NewStep(
            game=self.id,
            number=self.number + 1,
            data=codec.encode(step, self.showing.wire),
            by=step.by,
            player=by.player if by else "",
            request_id=by.request_id if by else "",
            request_hash=by.hash if by else b"",
            answer=_answer(after.revision),
            errands=errands,
            dropped=dropped,
            outcome=outcome,
        )

    def _apply(self, new: NewStep, step: Step, after: Any) -> None:
        self._advance(new.number, step, after, None)
        if new.request_id:
            self._answers[new.player, new.request_id] = (new.request_hash, new.answer)
        self._counter.inc()
        self._around.committed(self, new, new.errands)

    def _advance(self, number: int, step: Step, after: Any, when: Any) -> None:
        before, self.state, self.number = self.state, after, number
        seconds = errand_keys.phase_deadline(self.game, before, after)
        if seconds is not None:
            self.deadline = time.monotonic() + seconds
        elif after.phase_id != before.phase_id or after.pause or after.over:
            self.deadline = None
        if after.over and self.broadcast.ended is None:
            ended = timestamp_pb2.Timestamp()
            if when is None:
                ended.GetCurrentTime()
            else:
                ended.FromDatetime(when)
            self.broadcast.ended = ended
        self.broadcast.step(before, step, after)

    async def _catch_up(self) -> bool:
        """Look at the head of the log; True if there was something new."""
        head = await self._around.head(self.id)
        return head > self.number and await self._read_on()

    async def _read_on(self) -> bool:
        stored = await self._around.log.read(self.id, self.number)
        for one in stored:
            if one.number == self.number + 1:
                self._fold_stored(one)
        return bool(stored)

    def _fold_stored(self, stored: StoredStep) -> None:
        step = codec.decode(stored.data, stored.by, self.showing.wire)
        after = fold(self.game, self.state, step)
        if stored.request_id:
            key = (stored.player, stored.request_id)
            self._answers[key] = (stored.request_hash, stored.answer)
        self._advance(stored.number, step, after, stored.time)


def _answer(revision: int) -> bytes:
    return pb.SubmitMoveResponse(revision=revision).SerializeToString()
