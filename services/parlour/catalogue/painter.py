"""A painter: the service's end of an easel process, begun when there is something to draw and ended when there is not.

Drawing takes long and a lot of memory; in a process of its own it never holds up the service, and leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass

from parlour.catalogue.collection import Piece
from parlour.catalogue.easel import HEADER

LONGEST_SECONDS = 60.0  # for one picture, on a slow and busy machine
MOST_BYTES = 4 * 1024 * 1024
_log = logging.getLogger(__name__)


class CannotDrawError(Exception):
    """A picture could not be drawn; why is in the log."""


@dataclass(frozen=True, slots=True)
class _Easel:
    process: Process
    questions: asyncio.StreamWriter
    answers: asyncio.StreamReader


class Painter:
    """Draws one picture at a time. `niceness` above 0 leaves the machine to others first (see nice(1))."""

    def __init__(self, source_module: str, niceness: int = 0) -> None:
        self._source_module = source_module
        self._niceness = niceness
        self._easel: _Easel | None = None

    @property
    def pid(self) -> int | None:
        """The process id of its easel while it has one."""
        return self._easel.process.pid if self._easel else None

    async def draw(self, piece: Piece) -> bytes:
        """The picture; an easel that broke down is replaced once. Raises `CannotDrawError`."""
        for attempt in ("first", "second"):
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    return await self._ask(piece)
            except (OSError, EOFError, TimeoutError) as error:
                _log.warning("a painter broke down", extra={"attempt": attempt, "why": repr(error)})
                await self._break_off()
            except asyncio.CancelledError:
                await self._break_off()  # its answer would be taken for that to the next question
                raise
        raise CannotDrawError(piece)

    async def rest(self) -> None:
        """End the easel, if there is one; it comes back with the next picture."""
        easel, self._easel = self._easel, None
        if easel:
            easel.questions.close()
            await easel.process.wait()

    async def _ask(self, piece: Piece) -> bytes:
        easel = self._easel = self._easel or await self._begin()
        question = json.dumps([piece.card_set, piece.number, piece.size])
        easel.questions.write(question.encode() + b"\n")
        await easel.questions.drain()
        done, length = HEADER.unpack(await easel.answers.readexactly(HEADER.size))
        if length > MOST_BYTES:
            raise OSError(f"an answer of {length} bytes")
        answer = await easel.answers.readexactly(length)
        if not done:
            raise CannotDrawError(piece, answer.decode(errors="replace"))
        return answer

    async def _begin(self) -> _Easel:
        """A session of its own keeps the terminal's Ctrl-C for the service, which ends its painters itself."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # modules come from where the service's come from, not from wherever it was started
            "-m",
            "parlour.catalogue.easel",
            self._source_module,
            str(self._niceness),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("an easel without pipes")
        return _Easel(process, process.stdin, process.stdout)

    async def _break_off(self) -> None:
        easel, self._easel = self._easel, None
        if easel is None:
            return
        if easel.process.returncode is None:
            easel.process.kill()
        easel.questions.close()
        await easel.process.wait()
