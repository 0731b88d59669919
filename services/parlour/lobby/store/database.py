"""The lobby's database: short reads, and transactions that write first, so that two never wait for each other in a ring."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Generator

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.platform.database import translate

Clock = Callable[[], float]


class Database:
    """The engine and the time. Errors of the connection come out as UNAVAILABLE, a full disk as STORAGE_FULL."""

    def __init__(self, engine: AsyncEngine, clock: Clock = time.time) -> None:
        self._engine = engine
        self._clock = clock
        # SQLite has one writer at a time; waiting here is fairer than its busy loop.
        self._writing = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncConnection]:
        """A connection to read from."""
        with _translated():
            async with self._engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction, committed at the end. Its first statement must write."""
        with _translated():
            async with (
                self._writing or contextlib.nullcontext(),
                self._engine.begin() as connection,
            ):
                yield connection

    async def answers(self) -> bool:
        """Whether the database can be reached."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (OSError, DBAPIError, TimeoutError):
            return False
        return True


@contextlib.contextmanager
def _translated() -> Generator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, OSError, TimeoutError) as error:
        meant = translate(error)
        if meant is error:
            raise
        raise meant from error
