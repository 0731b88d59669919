"""Databases: engines for SQLite and Postgres, and migrations that several replicas may run at once.

A service owns one schema: in Postgres a schema of its name, with SQLite a file of its name.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.kernel.refusals import Refused
from parlour.platform.errors import unavailable

_log = logging.getLogger(__name__)
_SERVICES = Path(__file__).resolve().parents[1]
_LOCK = 0x7061726C  # "parl": the advisory lock under which migrations run


def sqlite_url(folder: Path, service: str) -> str:
    """The address of a service's file in a data folder."""
    return f"sqlite+aiosqlite:///{quote(str(folder / f'{service}.db'))}"


def open_engine(url: str, service: str) -> AsyncEngine:
    """An engine for a service's schema. Connections are tested before use, so that a restart of the database is survived."""
    if url.startswith("sqlite"):
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(
        _asyncpg(url),
        pool_size=8,
        max_overflow=8,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args={
            "timeout": 5,
            "command_timeout": 10,
            "server_settings": {"search_path": service.replace("-", "_")},
        },
    )


def _asyncpg(url: str) -> str:
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+asyncpg://" + url[len(plain) :]
    return url


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine, service: str) -> None:
    """Bring a service's schema to this version's state; several processes may try, one does.

    Raises NEWER_DATA if the schema is of a newer version, MIGRATION_FAILED if a step fails.
    """
    schema = service.replace("-", "_")
    config = Config()
    config.set_main_option("script_location", str(_SERVICES / schema / "migrations"))
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
                await connection.execute(text(f'CREATE SCHEMA IF NOT EXISTS "{schema}"'))
            await connection.run_sync(functools.partial(_upgrade, config, service))
    except CommandError as error:
        message = f"the data of {service} cannot be brought to this version: {error}"
        raise Refused("MIGRATION_FAILED", message) from error


def _upgrade(config: Config, service: str, connection: Connection) -> None:
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    head = script.get_current_head()
    if current == head:
        return
    known = {revision.revision for revision in script.walk_revisions()}
    if current is not None and current not in known:
        message = f"the data of {service} was written by a newer version of Parlour ({current})"
        raise Refused("NEWER_DATA", message)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    _log.info("migrated", extra={"service": service, "from": current, "to": head})


async def wait_for(engine: AsyncEngine, what: str) -> None:
    """Wait until the database answers, saying so; for starts in any order."""
    told = False
    while True:
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            return
        except (OSError, DBAPIError, TimeoutError) as error:
            if not told:
                _log.warning("waiting for the database", extra={"of": what, "why": str(error)})
                told = True
            await asyncio.sleep(1.0)


async def answers(engine: AsyncEngine) -> bool:
    """Whether the database can be asked, for readiness."""
    try:
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except (OSError, DBAPIError, TimeoutError):
        return False
    return True


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection, None]:
    """A connection in a transaction, committed at the end of the block; database errors come out translated."""
    try:
        async with engine.begin() as connection:
            yield connection
    except (DBAPIError, OSError, TimeoutError) as error:
        meaning = translate(error)
        if meaning is error:
            raise
        raise meaning from error


def translate(error: BaseException) -> BaseException:
    """What a database error means to a caller: trouble with the connection is UNAVAILABLE, a full disk says so."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.OperationalError) and "full" in str(cause):
        return Refused("STORAGE_FULL", "the disk is full")
    state = _sqlstate(cause)
    if state == _DISK_FULL:
        return Refused("STORAGE_FULL", "the database's disk is full")
    lost = isinstance(error, (OperationalError, InterfaceError, OSError, TimeoutError))
    lost = lost or (isinstance(error, DBAPIError) and error.connection_invalidated)
    if lost or state.startswith(_AWAY):
        return unavailable("the database")
    return error


# Connection trouble, going down or starting up or too slow, too many connections, read-only for now.
_AWAY = ("08", "57P", "57014", "53300", "25006")
_DISK_FULL = "53100"


def _sqlstate(error: BaseException | None) -> str:
    """Postgres' own code of an error, however it was wrapped; "" if it has none."""
    while error is not None:
        state = getattr(error, "sqlstate", None)
        if isinstance(state, str):
            return state
        error = error.__cause__
    return ""
