"""The log in Postgres: one prepared, autocommitted statement a batch, straight on asyncpg.

SQLAlchemy owns schema, migrations and everything that is not hot; its share of a statement is several times the statement's
own cost (docs/decisions/0003-hot-statement.md). Times are the database's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

import asyncpg

from parlour.kernel.refusals import Refused
from parlour.platform.errors import unavailable
from parlour.platform.event_log.port import (
    Errand,
    GameRecord,
    NewStep,
    StoredErrand,
    StoredStep,
)

T = TypeVar("T")
STATEMENT_SECONDS = 10.0

# Deadlines and errands join what was really inserted: a step that loses leaves nothing behind.
_APPEND = """
WITH put AS (
    INSERT INTO step (game, number, data, by_seat, player, request_id, request_hash, answer, created)
    SELECT * , clock_timestamp()
    FROM unnest($1::text[], $2::int[], $3::bytea[], $4::int[], $5::text[], $6::text[], $7::bytea[],
                $8::bytea[])
    ON CONFLICT DO NOTHING
    RETURNING game, number
), dropped AS (
    DELETE FROM errand USING put, unnest($9::text[], $10::text[]) AS gone (game, key)
    WHERE put.game = gone.game AND errand.game = gone.game AND errand.key = gone.key
), come AS (
    INSERT INTO errand (game, key, due, attempts, data)
    SELECT new.game, new.key, clock_timestamp() + make_interval(secs => new.delay), 0, new.data
    FROM unnest($11::text[], $12::text[], $13::float8[], $14::bytea[]) AS new (game, key, delay, data)
    JOIN put ON put.game = new.game
    ON CONFLICT (game, key) DO UPDATE SET due = excluded.due, attempts = 0, data = excluded.data
), over AS (
    UPDATE game SET finished = clock_timestamp(), outcome = ended.outcome
    FROM put JOIN unnest($15::text[], $16::text[]) AS ended (game, outcome) ON put.game = ended.game
    WHERE game.game = put.game
)
SELECT game, number FROM put
"""

# The same for steps that bring and take no errands, which most are: half of the arguments, half of the work.
_APPEND_ALONE = """
INSERT INTO step (game, number, data, by_seat, player, request_id, request_hash, answer, created)
SELECT * , clock_timestamp()
FROM unnest($1::text[], $2::int[], $3::bytea[], $4::int[], $5::text[], $6::text[], $7::bytea[],
            $8::bytea[])
ON CONFLICT DO NOTHING
RETURNING game, number
"""

_CREATE_GAME = """
INSERT INTO game (game, room, kind, start, rules_version, host, public, created, outcome, banned,
                  roster_version)
VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), '', '{}', 0) ON CONFLICT DO NOTHING
"""

_RECORD = """
SELECT game, room, kind, start, rules_version, host, public, created, outcome, banned, roster_version,
       ARRAY(SELECT player FROM seat WHERE seat.game = game.game) AS players
FROM game
"""


class PostgresEventLog:
    """`EventLog` on the schema that game-state's migrations made. `url`: "postgresql://..."."""

    def __init__(self, url: str, schema: str = "game_state", connections: int = 8) -> None:
        self._url = url.replace("postgresql+asyncpg://", "postgresql://")
        self._schema = schema
        self._connections = connections
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._writer: Any = None  # the one connection of the hot statement, which keeps it prepared
        self._prepared: Any = None

    async def close(self) -> None:
        """Close all connections."""
        if self._writer is not None:
            await self._writer.close()
        if self._pool is not None:
            await self._pool.close()

    async def _open(self) -> Any:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=self._connections,
                    timeout=5,
                    command_timeout=STATEMENT_SECONDS,
                    server_settings={"search_path": self._schema},
                )
        return self._pool

    async def _guarded(self, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            pool = await self._open()
            return await work(pool)
        except asyncpg.DiskFullError as error:
            raise Refused("STORAGE_FULL", "the database's disk is full") from error
        except _LOST as error:
            raise unavailable("the database") from error

    async def append(self, steps: Sequence[NewStep]) -> set[tuple[str, int]]:
        """As the port says."""
        try:
            together, alone = await self._append_statements()
            if any(step.errands or step.dropped or step.outcome for step in steps):
                rows = await together.fetch(*_columns(steps), timeout=STATEMENT_SECONDS)
            else:
                rows = await alone.fetch(*_step_columns(steps), timeout=STATEMENT_SECONDS)
        except asyncpg.DiskFullError as error:
            raise Refused("STORAGE_FULL", "the database's disk is full") from error
        except _LOST as error:
            await self._drop_writer()
            raise unavailable("the database") from error
        return {(game, number) for game, number in rows}

    async def _append_statements(self) -> tuple[Any, Any]:
        if self._writer is None or self._writer.is_closed():
            self._writer = await asyncpg.connect(
                self._url, timeout=5, server_settings={"search_path": self._schema}
            )
            self._prepared = (
                await self._writer.prepare(_APPEND),
                await self._writer.prepare(_APPEND_ALONE),
            )
        return self._prepared

    async def _drop_writer(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            writer.terminate()

    async def create(self, record: GameRecord, first: NewStep) -> bool:
        """As the port says."""

        async def work(pool: Any) -> bool:
            async with pool.acquire() as connection, connection.transaction():
                made = await connection.execute(
                    _CREATE_GAME,
                    record.game,
                    record.room,
                    record.kind,
                    record.start,
                    record.rules_version,
                    record.host,
                    record.public,
                )
                if made != "INSERT 0 1":
                    return False
                await connection.executemany(
                    "INSERT INTO seat (game, player) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    [(record.game, player) for player in record.players],
                )
                return bool(await connection.fetch(_APPEND, *_columns([first])))

        return await self._guarded(work)

    async def record(self, game: str) -> GameRecord | None:
        """As the port says."""
        row = await self._guarded(lambda pool: pool.fetchrow(f"{_RECORD} WHERE game = $1", game))
        return _record(row) if row else None

    async def read(self, game: str, after: int) -> Sequence[StoredStep]:
        """As the port says."""
        rows = await self._guarded(
            lambda pool: pool.fetch(
                "SELECT number, data, by_seat, player, request_id, request_hash, answer, created"
                " FROM step WHERE game = $1 AND number > $2 ORDER BY number",
                game,
                after,
            )
        )
        return [
            StoredStep(number, data, by, player or "", request or "", hash_, answer, created)
            for number, data, by, player, request, hash_, answer, created in rows
        ]

    async def heads(self, games: Sequence[str]) -> dict[str, int]:
        """As the port says."""
        rows = await self._guarded(
            lambda pool: pool.fetch(
                "SELECT game, max(number) FROM step WHERE game = ANY ($1::text[]) GROUP BY game",
                list(games),
            )
        )
        return dict(rows)

    async def due(self, limit: int) -> Sequence[StoredErrand]:
        """As the port says."""
        rows = await self._guarded(
            lambda pool: pool.fetch(
                "SELECT game, key, data, attempts,"
                " extract(epoch FROM clock_timestamp() - due)::float8 FROM errand"
                " WHERE due <= clock_timestamp() ORDER BY due LIMIT $1",
                limit,
            )
        )
        return [StoredErrand(*row) for row in rows]

    async def schedule(
        self, game: str, errands: Sequence[Errand], dropped: Sequence[str] = ()
    ) -> None:
        """As the port says."""

        async def work(pool: Any) -> None:
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute(
                    "DELETE FROM errand WHERE game = $1 AND key = ANY ($2::text[])",
                    game,
                    list(dropped),
                )
                await connection.executemany(
                    "INSERT INTO errand (game, key, due, attempts, data) VALUES"
                    " ($1, $2, clock_timestamp() + make_interval(secs => $3), 0, $4)"
                    " ON CONFLICT (game, key) DO UPDATE SET due = excluded.due, attempts = 0,"
                    " data = excluded.data",
                    [(game, errand.key, errand.delay, errand.data) for errand in errands],
                )

        await self._guarded(work)

    async def settle(self, errand: StoredErrand, retry: float | None = None) -> None:
        """As the port says."""
        where = "WHERE game = $1 AND key = $2 AND data = $3 AND attempts = $4"
        same = (errand.game, errand.key, errand.data, errand.attempts)
        if retry is None:
            await self._guarded(lambda pool: pool.execute(f"DELETE FROM errand {where}", *same))
            return
        again = (
            "UPDATE errand SET attempts = attempts + 1,"
            f" due = clock_timestamp() + make_interval(secs => $5) {where}"
        )
        await self._guarded(lambda pool: pool.execute(again, *same, retry))

    async def pending(self, game: str) -> Sequence[StoredErrand]:
        """As the port says."""
        rows = await self._guarded(
            lambda pool: pool.fetch(
                "SELECT game, key, data, attempts,"
                " extract(epoch FROM clock_timestamp() - due)::float8 FROM errand WHERE game = $1",
                game,
            )
        )
        return [StoredErrand(*row) for row in rows]

    async def put_roster(self, game: str, version: int, host: str, banned: Sequence[str]) -> None:
        """As the port says."""
        await self._guarded(
            lambda pool: pool.execute(
                "UPDATE game SET host = $3, banned = $4, roster_version = $2"
                " WHERE game = $1 AND roster_version < $2",
                game,
                version,
                host,
                list(banned),
            )
        )

    async def games_of(self, player: str, before: str, limit: int) -> Sequence[GameRecord]:
        """As the port says."""
        rows = await self._guarded(
            lambda pool: pool.fetch(
                f"{_RECORD} WHERE game IN (SELECT game FROM seat WHERE player = $1) AND"
                " ($2 = '' OR (created, game) < (SELECT created, game FROM game WHERE game = $2))"
                " ORDER BY created DESC, game DESC LIMIT $3",
                player,
                before,
                limit,
            )
        )
        return [_record(row) for row in rows]

    async def forget(self, player: str) -> Sequence[str]:
        """As the port says."""
        rows = await self._guarded(
            lambda pool: pool.fetch("DELETE FROM seat WHERE player = $1 RETURNING game", player)
        )
        await self._guarded(
            lambda pool: pool.execute("UPDATE step SET player = '' WHERE player = $1", player)
        )
        return [game for (game,) in rows]

    async def rewrite(self, game: str, start: bytes, steps: Mapping[int, bytes]) -> None:
        """As the port says."""

        async def work(pool: Any) -> None:
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute("UPDATE game SET start = $2 WHERE game = $1", game, start)
                await connection.executemany(
                    "UPDATE step SET data = $3 WHERE game = $1 AND number = $2",
                    [(game, number, data) for number, data in steps.items()],
                )

        await self._guarded(work)

    async def purge(self, seconds: float) -> int:
        """As the port says."""
        done = await self._guarded(
            lambda pool: pool.execute(
                "DELETE FROM game WHERE finished < clock_timestamp() - make_interval(secs => $1)",
                seconds,
            )
        )
        return int(done.rpartition(" ")[2])


_LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.QueryCanceledError,
)


def _record(row: Any) -> GameRecord:
    created: datetime = row["created"]
    return GameRecord(
        game=row["game"],
        room=row["room"],
        kind=row["kind"],
        start=row["start"],
        rules_version=row["rules_version"],
        host=row["host"],
        public=row["public"],
        players=tuple(row["players"]),
        created=created,
        outcome=row["outcome"],
        banned=tuple(row["banned"]),
        roster_version=row["roster_version"],
    )


def _step_columns(steps: Sequence[NewStep]) -> tuple[list[Any], ...]:
    return (
        [step.game for step in steps],
        [step.number for step in steps],
        [step.data for step in steps],
        [step.by for step in steps],
        [step.player or None for step in steps],
        [step.request_id or None for step in steps],
        [step.request_hash for step in steps],
        [step.answer for step in steps],
    )


def _columns(steps: Sequence[NewStep]) -> tuple[list[Any], ...]:
    errands = [(step.game, errand) for step in steps for errand in step.errands]
    # A key that comes again is no longer gone: within one statement the deletion would win.
    kept = {(game, errand.key) for game, errand in errands}
    dropped = [
        (step.game, key) for step in steps for key in step.dropped if (step.game, key) not in kept
    ]
    return (
        *_step_columns(steps),
        [game for game, _ in dropped],
        [key for _, key in dropped],
        [game for game, _ in errands],
        [errand.key for _, errand in errands],
        [errand.delay for _, errand in errands],
        [errand.data for _, errand in errands],
        [step.game for step in steps if step.outcome],
        [step.outcome for step in steps if step.outcome],
    )
