"""Group commit: one writer takes whatever waits, without lingering, so that it tunes itself to the load."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from parlour.kernel.refusals import Refused
from parlour.platform import metrics
from parlour.platform.event_log.port import EventLog, NewStep

MOST_STEPS = 512
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    step: NewStep
    done: asyncio.Future[bool]


class StepWriter:
    """Commits steps in batches, of each game at most one step a batch.

    The commit belongs to the writer: a call that is cancelled cancels no commit. So the game of a cancelled call may decide
    again while that step still waits here, on the same number: in one batch with it, the log could not tell the two apart.
    """

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._waiting: list[_Waiting] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="step-writer")
        self._closed = False

    async def commit(self, step: NewStep) -> bool:
        """True: it is in. False: another step was first. Raises if the outcome is not known; then read the log."""
        if self._closed:
            raise Refused("DRAINING", "the server is going down; please try again")
        waiting = _Waiting(step, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        return await waiting.done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not (self._closed and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._commit(self._next_batch())

    def _next_batch(self) -> list[_Waiting]:
        batch: dict[str, _Waiting] = {}
        left: list[_Waiting] = []
        for waiting in self._waiting:
            if len(batch) < MOST_STEPS and waiting.step.game not in batch:
                batch[waiting.step.game] = waiting
            else:
                left.append(waiting)
        self._waiting = left
        return list(batch.values())

    async def _commit(self, batch: list[_Waiting]) -> None:
        # Sorted, so that two writers lock rows in the same order and never each other.
        steps = sorted((waiting.step for waiting in batch), key=lambda step: step.game)
        metrics.BATCH.observe(len(steps))
        try:
            with metrics.COMMIT_SECONDS.time():
                done = await self._log.append(steps)
        except Exception as error:  # the outcome is unknown to every caller alike
            if not isinstance(error, Refused):
                _log.exception("commit failed")
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
                    waiting.done.exception()  # a caller that is gone has nobody to tell
            return
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_result((waiting.step.game, waiting.step.number) in done)
