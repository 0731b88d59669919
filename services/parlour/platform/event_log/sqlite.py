"""The log in a SQLite file: one thread, one connection, every commit synchronous and whole."""

from __future__ import annotations

import asyncio
import functools
import json
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from parlour.platform.database import translate
from parlour.platform.event_log.port import (
    Errand,
    GameRecord,
    NewStep,
    StoredErrand,
    StoredStep,
)

P = ParamSpec("P")
R = TypeVar("R")


class SqliteEventLog:
    """`EventLog` on the file that game-state's migrations made."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="event-log")
        self._db: sqlite3.Connection | None = None

    async def close(self) -> None:
        """Close the file."""
        await self._run(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._db:
            self._db.close()
            self._db = None

    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = sqlite3.connect(self._path, isolation_level=None)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=FULL")
            self._db.execute("PRAGMA busy_timeout=5000")
        return self._db

    async def _run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._thread, functools.partial(work, *args, **kwargs)
            )
        except sqlite3.Error as error:
            raise translate(error) from error

    def _transact(self, work: Callable[[sqlite3.Connection], R]) -> R:
        db = self._open()
        db.execute("BEGIN IMMEDIATE")
        try:
            result = work(db)
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")
        return result

    async def create(self, record: GameRecord, first: NewStep) -> bool:
        """As the port says."""
        return await self._run(self._transact, functools.partial(_create, record, first))

    async def append(self, steps: Sequence[NewStep]) -> set[tuple[str, int]]:
        """As the port says."""

        def work(db: sqlite3.Connection) -> set[tuple[str, int]]:
            return {(step.game, step.number) for step in steps if _insert(db, step)}

        return await self._run(self._transact, work)

    async def record(self, game: str) -> GameRecord | None:
        """As the port says."""
        rows = await self._rows(f"SELECT {_RECORD} FROM game WHERE game = ?", game)
        return _record(rows[0]) if rows else None

    async def read(self, game: str, after: int) -> Sequence[StoredStep]:
        """As the port says."""
        rows = await self._rows(
            "SELECT number, data, by_seat, player, request_id, request_hash, answer, created"
            " FROM step WHERE game = ? AND number > ? ORDER BY number",
            game,
            after,
        )
        return [
            StoredStep(number, data, by, player or "", request or "", hash_, answer, _time(created))
            for number, data, by, player, request, hash_, answer, created in rows
        ]

    async def heads(self, games: Sequence[str]) -> dict[str, int]:
        """As the port says."""
        rows = await self._rows(
            "SELECT game, max(number) FROM step WHERE game IN (SELECT value FROM json_each(?))"
            " GROUP BY game",
            json.dumps(list(games)),
        )
        return dict(rows)

    async def due(self, limit: int) -> Sequence[StoredErrand]:
        """As the port says."""
        now = time.time()
        rows = await self._rows(
            "SELECT game, key, data, attempts, due FROM errand WHERE due <= ? ORDER BY due LIMIT ?",
            now,
            limit,
        )
        return [
            StoredErrand(game, key, data, attempts, now - due)
            for game, key, data, attempts, due in rows
        ]

    async def schedule(
        self, game: str, errands: Sequence[Errand], dropped: Sequence[str] = ()
    ) -> None:
        """As the port says."""
        await self._run(
            self._transact, lambda db: _write_errands(db, game, tuple(errands), tuple(dropped))
        )

    async def settle(self, errand: StoredErrand, retry: float | None = None) -> None:
        """As the port says."""
        same = (errand.game, errand.key, errand.data, errand.attempts)
        where = "WHERE game = ? AND key = ? AND data = ? AND attempts = ?"
        if retry is None:
            await self._rows(f"DELETE FROM errand {where}", *same)
        else:
            await self._rows(
                f"UPDATE errand SET attempts = attempts + 1, due = ? {where}",
                time.time() + retry,
                *same,
            )

    async def pending(self, game: str) -> Sequence[StoredErrand]:
        """As the port says."""
        now = time.time()
        rows = await self._rows("SELECT key, data, attempts, due FROM errand WHERE game = ?", game)
        return [
            StoredErrand(game, key, data, attempts, now - due) for key, data, attempts, due in rows
        ]

    async def put_roster(self, game: str, version: int, host: str, banned: Sequence[str]) -> None:
        """As the port says."""
        await self._rows(
            "UPDATE game SET host = ?, banned = ?, roster_version = ?"
            " WHERE game = ? AND roster_version < ?",
            host,
            json.dumps(list(banned)),
            version,
            game,
            version,
        )

    async def games_of(self, player: str, before: str, limit: int) -> Sequence[GameRecord]:
        """As the port says."""
        rows = await self._rows(
            f"SELECT {_RECORD} FROM game WHERE game IN (SELECT game FROM seat WHERE player = ?)"
            " AND (? = '' OR (created, game) < (SELECT created, game FROM game WHERE game = ?))"
            " ORDER BY created DESC, game DESC LIMIT ?",
            player,
            before,
            before,
            limit,
        )
        return [_record(row) for row in rows]

    async def forget(self, player: str) -> Sequence[str]:
        """As the port says."""
        rows = await self._rows("DELETE FROM seat WHERE player = ? RETURNING game", player)
        await self._rows("UPDATE step SET player = '' WHERE player = ?", player)
        return [game for (game,) in rows]

    async def rewrite(self, game: str, start: bytes, steps: Mapping[int, bytes]) -> None:
        """As the port says."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE game SET start = ? WHERE game = ?", (start, game))
            db.executemany(
                "UPDATE step SET data = ? WHERE game = ? AND number = ?",
                [(data, game, number) for number, data in steps.items()],
            )

        await self._run(self._transact, work)

    async def purge(self, seconds: float) -> int:
        """As the port says."""

        def work(db: sqlite3.Connection) -> int:
            old = "SELECT game FROM game WHERE finished < ?"
            before = time.time() - seconds
            for table in ("step", "errand", "seat"):
                db.execute(f"DELETE FROM {table} WHERE game IN ({old})", (before,))
            return db.execute("DELETE FROM game WHERE finished < ?", (before,)).rowcount

        return await self._run(self._transact, work)

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._run(lambda: self._open().execute(sql, values).fetchall())


_RECORD = (
    "game, room, kind, start, rules_version, host, public, created, outcome, banned,"
    " roster_version, (SELECT json_group_array(player) FROM seat WHERE seat.game = game.game)"
)


def _record(row: Any) -> GameRecord:
    game, room, kind, start, rules, host, public, created, outcome, banned, version, players = row
    return GameRecord(
        game=game,
        room=room,
        kind=kind,
        start=start,
        rules_version=rules,
        host=host,
        public=bool(public),
        players=tuple(json.loads(players)),
        created=_time(created),
        outcome=outcome,
        banned=tuple(json.loads(banned)),
        roster_version=version,
    )


def _time(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def _create(record: GameRecord, first: NewStep, db: sqlite3.Connection) -> bool:
    made = db.execute(
        "INSERT INTO game (game, room, kind, start, rules_version, host, public, created, outcome,"
        " banned, roster_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '[]', 0) ON CONFLICT DO NOTHING",
        (
            record.game,
            record.room,
            record.kind,
            record.start,
            record.rules_version,
            record.host,
            record.public,
            time.time(),
        ),
    ).rowcount
    if not made:
        return False
    db.executemany(
        "INSERT INTO seat (game, player) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(record.game, player) for player in record.players],
    )
    return _insert(db, first)


def _insert(db: sqlite3.Connection, step: NewStep) -> bool:
    now = time.time()
    cursor = db.execute(
        "INSERT INTO step (game, number, data, by_seat, player, request_id, request_hash, answer,"
        " created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            step.game,
            step.number,
            step.data,
            step.by,
            step.player or None,
            step.request_id or None,
            step.request_hash,
            step.answer,
            now,
        ),
    )
    if cursor.rowcount != 1:
        return False
    _write_errands(db, step.game, step.errands, step.dropped)
    if step.outcome:
        db.execute(
            "UPDATE game SET finished = ?, outcome = ? WHERE game = ?",
            (now, step.outcome, step.game),
        )
    return True


def _write_errands(
    db: sqlite3.Connection, game: str, errands: tuple[Errand, ...], dropped: tuple[str, ...]
) -> None:
    for key in dropped:
        db.execute("DELETE FROM errand WHERE game = ? AND key = ?", (game, key))
    for errand in errands:
        db.execute(
            "INSERT INTO errand (game, key, due, attempts, data) VALUES (?, ?, ?, 0, ?)"
            " ON CONFLICT (game, key) DO UPDATE SET due = excluded.due, attempts = 0,"
            " data = excluded.data",
            (game, errand.key, time.time() + errand.delay, errand.data),
        )
