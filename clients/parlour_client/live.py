"""Something watched over a stream that is opened again for ever, until it is closed or cannot come back."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from types import TracebackType
from typing import Self

import grpc.aio

from parlour_client.channel import SILENCE, BackOff
from parlour_client.errors import ParlourError, from_rpc


class Live(ABC):
    """Keeps a stream open. `online` says whether it is; `failure` why it never will be again."""

    def __init__(self) -> None:
        self.online = False
        self.failure: ParlourError | None = None
        self._complete = False
        self._back_off = BackOff()
        self._next: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._limit: asyncio.Timeout | None = None

    @abstractmethod
    async def _session(self) -> bool:
        """One stream's life: opens it and takes in what comes; calls `_arrived` for each message.

        True when it ended and there is nothing more to come. Raises AioRpcError when it broke.
        """

    @abstractmethod
    def _begun(self) -> bool:
        """The first message has come."""

    async def __aenter__(self) -> Self:
        self.open()
        try:
            while not self._begun():
                await self.changed()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def open(self) -> None:
        """Begins to watch, without waiting for the first message."""
        if self._task is None:
            self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stops watching. Whoever waits in `changed` gets CancelledError's kin: the last state stays readable."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._complete = True
        self._announce()

    @property
    def complete(self) -> bool:
        """Nothing more will come: closed, ended or failed."""
        return self._complete or self.failure is not None

    async def changed(self) -> None:
        """Waits for the next thing that comes. Returns at once when nothing more will come; raises `failure`.

        Nothing is missed between a look at the state and this call, as long as no other await stands between them.
        """
        if self.failure is not None:
            raise self.failure
        if self._complete:
            return
        if self._next is None:
            self._next = asyncio.get_running_loop().create_future()
        await asyncio.shield(self._next)
        if self.failure is not None:
            raise self.failure

    def _announce(self) -> None:
        if self._next is not None:
            self._next.set_result(None)
            self._next = None

    def _arrived(self) -> None:
        """A message came: the link works, and the next one is due within the time of silence."""
        self.online = True
        self._back_off.reset()
        if self._limit is not None:
            self._limit.reschedule(asyncio.get_running_loop().time() + SILENCE)

    async def _keep(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SILENCE) as self._limit:
                    if await self._session():
                        break
            except TimeoutError:
                pass  # a link that says nothing, not even a heartbeat, is dead
            except grpc.aio.AioRpcError as error:
                failure = from_rpc(error)
                if failure.final:
                    await self._over(failure)
                    return
                if failure.retry_after is not None:
                    await asyncio.sleep(failure.retry_after)
            if self.online:
                self.online = False
                self._announce()
            await asyncio.sleep(self._back_off.pause())
        await self._over(None)

    async def _over(self, failure: ParlourError | None) -> None:
        self.online = False
        self.failure = failure
        self._complete = True
        self._announce()
