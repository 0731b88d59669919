"""The studio: decides what is drawn next, so that whoever looks at a hand sees it soon.

What somebody waits for goes before what is drawn ahead, and small pictures, which take a tenth of the time, before large
ones: a room of six sees 36 small cards after a second or two, and large ones as they come. One painter never works ahead,
so that a fresh request waits for no large picture that nobody has asked for; it alone has the machine's full attention.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import random
from collections.abc import Iterable, Sequence

from parlour.catalogue.collection import Piece
from parlour.catalogue.painter import Painter
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Size
from parlour.platform import metrics
from parlour.platform.errors import unavailable

REST_AFTER_SECONDS = 10.0
_URGENT = {Size.SMALL: 0, Size.LARGE: 1}
_AHEAD = {Size.SMALL: 2, Size.LARGE: 3}
_FIRST_AHEAD = _AHEAD[Size.SMALL]
_log = logging.getLogger(__name__)


class Studio:
    """Draws each picture once, however many ask for it at the same time, and puts it on the shelf."""

    def __init__(
        self, shelf: Shelf, ready: Painter, others: Sequence[Painter], *, draws_ahead: bool = True
    ) -> None:
        self._shelf = shelf
        self._ready = ready
        self._others = others
        self._draws_ahead = draws_ahead
        self._queue: list[tuple[int, int, Piece]] = []  # rank, order of arrival
        self._arrival = itertools.count()
        self._ahead: set[Piece] = set()
        self._begun: dict[
            Piece, asyncio.Future[str]
        ] = {}  # what somebody waits for or is drawn now
        self._changed = asyncio.Condition()
        self._workers: list[asyncio.Task[None]] = []
        self.failing = False  # whether the last picture could not be drawn

    def start(self) -> None:
        """Let the painters work."""
        self._workers = [
            asyncio.create_task(self._work(self._ready, ahead=False)),
            *(asyncio.create_task(self._work(painter, ahead=True)) for painter in self._others),
        ]

    async def stop(self) -> None:
        """Send the painters home; whoever waits is told to try again."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers = []
        for waiting in self._begun.values():
            if not waiting.done():
                waiting.set_exception(unavailable("the catalogue"))
                waiting.exception()  # nobody may be waiting, and that is no error
        self._begun.clear()

    async def address(self, piece: Piece) -> str:
        """The picture's address, once it is drawn. Raises `CannotDrawError`, UNAVAILABLE when the server goes down."""
        found = await self._shelf.find(piece)
        if found:
            return found
        waiting = self._begun.get(piece)
        if waiting is None:
            waiting = self._begun[piece] = asyncio.get_running_loop().create_future()
            await self._enter([piece], _URGENT[piece.size])
        return await asyncio.shield(waiting)  # who goes away leaves the others their picture

    async def ahead(self, pieces: Iterable[Piece]) -> None:
        """Draw these when there is nothing else to do, each once in the life of this process.

        In random order, since hands are dealt at random and replicas should not draw the same.
        """
        if not self._draws_ahead:
            return
        new = [piece for piece in pieces if piece not in self._ahead]
        self._ahead.update(new)
        random.shuffle(new)
        for size, rank in _AHEAD.items():
            await self._enter([piece for piece in new if piece.size == size], rank)

    async def _enter(self, pieces: Sequence[Piece], rank: int) -> None:
        async with self._changed:
            for piece in pieces:
                heapq.heappush(self._queue, (rank, next(self._arrival), piece))
            self._changed.notify_all()

    async def _work(self, painter: Painter, *, ahead: bool) -> None:
        def ready() -> bool:
            return bool(self._queue) and (ahead or self._queue[0][0] < _FIRST_AHEAD)

        try:
            while True:
                try:
                    async with asyncio.timeout(REST_AFTER_SECONDS), self._changed:
                        await self._changed.wait_for(ready)
                        rank, _, piece = heapq.heappop(self._queue)
                except TimeoutError:
                    await painter.rest()
                    continue
                await self._take(painter, piece, urgent=rank < _FIRST_AHEAD)
        finally:
            await painter.rest()

    async def _take(self, painter: Painter, piece: Piece, *, urgent: bool) -> None:
        if not urgent:
            if piece in self._begun:
                return  # somebody asked for it in the meantime: it goes before, or is being drawn
            self._begun[piece] = asyncio.get_running_loop().create_future()
        waiting = self._begun[piece]
        try:
            waiting.set_result(await self._drawn(painter, piece))
            self.failing = False
        except Exception as error:
            _log.exception("a picture could not be drawn", extra={"piece": repr(piece)})
            self.failing = True
            waiting.set_exception(error)
            waiting.exception()  # nobody may be waiting, and that is no error
        del self._begun[piece]

    async def _drawn(self, painter: Painter, piece: Piece) -> str:
        async with self._shelf.turn(piece):
            found = await self._shelf.find(piece)
            if found:
                return found
            with metrics.PICTURE_SECONDS.labels(piece.size).time():
                data = await painter.draw(piece)
            return await self._shelf.put(piece, data)
