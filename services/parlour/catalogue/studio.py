"""The studio: decides what is drawn next, so that whoever looks at a hand sees it soon.

What somebody waits for goes before what is drawn ahead, and small pictures, which take a tenth of the time, before large
ones: a room of six sees 36 small cards after a second or two, and large ones as they come. One painter never works ahead,
so that a fresh request waits for no large picture that nobody has asked for; it alone has the machine's full attention.

How long an answer takes must not tell that somebody has looked at a card: at a first game, those are the hands. So while a set
is not all there in a size, whoever asks for a card of it waits for a drawing that is begun after the question, were it the
second one, and what waits is drawn in random order. Asking also has the rest of the set drawn ahead, so that this ends soon.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

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
    """Draws each picture once for all who may wait for it together, and puts it on the shelf.

    `size_of`: how many cards a set has. Without `draws_ahead`, what is there is shown at once, were it all that is there.
    """

    def __init__(
        self,
        shelf: Shelf,
        size_of: Callable[[str], int],
        ready: Painter,
        others: Sequence[Painter],
        *,
        draws_ahead: bool = True,
    ) -> None:
        self._shelf = shelf
        self._size_of = size_of
        self._ready = ready
        self._others = others
        self._draws_ahead = draws_ahead
        self._queue: list[tuple[int, float, Piece]] = []  # rank, chance
        self._ahead: set[Piece] = set()
        self._waiting: dict[Piece, asyncio.Future[str]] = {}  # what somebody may wait for together
        self._whole: set[tuple[str, str, Size]] = set()  # sets of which no picture is missing
        self._changed = asyncio.Condition()
        self._workers: list[asyncio.Task[None]] = []
        self._closed = False
        self.failing = False  # whether the last picture could not be drawn

    @property
    def waiting(self) -> int:
        """How many pictures somebody waits for."""
        return len(self._waiting)

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
        self._closed = True
        for waiting in self._waiting.values():
            _fail(waiting, unavailable("the catalogue"))
        self._waiting.clear()

    async def address(self, piece: Piece) -> str:
        """The picture's address, once it is drawn. Raises `CannotDrawError`, UNAVAILABLE when the server goes down."""
        found = await self._shelf.find(piece)
        if found and (not self._draws_ahead or await self._is_whole(piece)):
            return found
        if self._closed:
            raise unavailable("the catalogue")
        waiting = self._waiting.get(piece)
        if waiting is None:
            waiting = self._waiting[piece] = asyncio.get_running_loop().create_future()
            await self._enter([piece], _URGENT[piece.size])
            await self.ahead(_set_of(piece, self._size_of(piece.card_set)))
        return await asyncio.shield(waiting)  # who goes away leaves the others their picture

    async def ahead(self, pieces: Iterable[Piece]) -> None:
        """Draw these when there is nothing else to do, each once in the life of this process."""
        if not self._draws_ahead:
            return
        new = [piece for piece in pieces if piece not in self._ahead]
        self._ahead.update(new)
        for size, rank in _AHEAD.items():
            await self._enter([piece for piece in new if piece.size == size], rank)

    async def _is_whole(self, piece: Piece) -> bool:
        key = (piece.card_set, piece.version, piece.size)
        if key not in self._whole:
            there = await self._shelf.count(piece.card_set, piece.version, piece.size)
            if there < self._size_of(piece.card_set):
                return False
            self._whole.add(key)
        return True

    async def _enter(self, pieces: Sequence[Piece], rank: int) -> None:
        """In random order: hands are dealt at random, replicas should not draw the same, and order tells nothing."""
        async with self._changed:
            for piece in pieces:
                heapq.heappush(self._queue, (rank, random.random(), piece))
            self._changed.notify_all()

    async def _work(self, painter: Painter, *, ahead: bool) -> None:
        def ready() -> bool:
            return bool(self._queue) and (ahead or self._queue[0][0] < _FIRST_AHEAD)

        try:
            while True:
                try:
                    async with asyncio.timeout(REST_AFTER_SECONDS), self._changed:
                        await self._changed.wait_for(ready)
                        _, _, piece = heapq.heappop(self._queue)
                except TimeoutError:
                    await painter.rest()
                    continue
                await self._take(painter, piece)
        finally:
            await painter.rest()

    async def _take(self, painter: Painter, piece: Piece) -> None:
        asked = self._waiting.get(piece)
        if self._draws_ahead:
            self._waiting.pop(piece, None)  # who asks from now on must not be answered sooner
        try:
            address = await self._drawn(painter, piece, anew=bool(asked) and self._draws_ahead)
        except asyncio.CancelledError:
            _fail(asked, unavailable("the catalogue"))
            raise
        except Exception as error:
            _log.exception("a picture could not be drawn", extra={"piece": repr(piece)})
            self.failing = True
            _fail(asked, error)
        else:
            self.failing = False
            if asked:
                asked.set_result(address)
        if self._waiting.get(piece) is asked:
            self._waiting.pop(piece, None)

    async def _drawn(self, painter: Painter, piece: Piece, *, anew: bool) -> str:
        if anew:
            return await self._shelf.put(piece, await _timed(painter, piece))
        async with self._shelf.turn(piece):
            found = await self._shelf.find(piece)
            return found or await self._shelf.put(piece, await _timed(painter, piece))


async def _timed(painter: Painter, piece: Piece) -> bytes:
    with metrics.PICTURE_SECONDS.labels(piece.size).time():
        return await painter.draw(piece)


def _set_of(piece: Piece, count: int) -> list[Piece]:
    return [replace(piece, number=number) for number in range(1, count + 1)]


def _fail(asked: asyncio.Future[str] | None, error: BaseException) -> None:
    if asked and not asked.done():
        asked.set_exception(error)
        asked.exception()  # nobody may be waiting any more, and that is no error
