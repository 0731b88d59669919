"""The log in memory, for tests and benchmarks only: it forgets everything when the process ends."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from parlour.platform.event_log.port import (
    Errand,
    GameRecord,
    NewStep,
    StoredErrand,
    StoredStep,
)


@dataclass(frozen=True, slots=True)
class _Due:
    due: float
    data: bytes
    attempts: int


class MemoryEventLog:
    """`EventLog` in dictionaries."""

    def __init__(self) -> None:
        self._records: dict[str, GameRecord] = {}
        self._steps: dict[str, list[StoredStep]] = {}
        self._requests: set[tuple[str, str, str]] = set()
        self._errands: dict[tuple[str, str], _Due] = {}
        self._finished: dict[str, float] = {}

    async def close(self) -> None:
        """Nothing to close."""

    async def create(self, record: GameRecord, first: NewStep) -> bool:
        """As the port says."""
        if record.game in self._records:
            return False
        self._records[record.game] = replace(record, created=datetime.now(UTC))
        self._steps[record.game] = []
        return self._insert(first)

    async def record(self, game: str) -> GameRecord | None:
        """As the port says."""
        return self._records.get(game)

    async def append(self, steps: Sequence[NewStep]) -> set[tuple[str, int]]:
        """As the port says."""
        return {(step.game, step.number) for step in steps if self._insert(step)}

    def _insert(self, step: NewStep) -> bool:
        steps = self._steps.get(step.game)
        request = (step.game, step.player, step.request_id)
        taken = bool(step.request_id) and request in self._requests
        if steps is None or step.number != len(steps) + 1 or taken:
            return False
        if step.request_id:
            self._requests.add(request)
        steps.append(
            StoredStep(
                step.number,
                step.data,
                step.by,
                step.player,
                step.request_id,
                step.request_hash,
                step.answer,
                datetime.now(UTC),
            )
        )
        self._write(step.game, step.errands, step.dropped)
        if step.outcome:
            self._finished[step.game] = time.time()
            self._records[step.game] = replace(self._records[step.game], outcome=step.outcome)
        return True

    def _write(self, game: str, errands: Sequence[Errand], dropped: Sequence[str]) -> None:
        for key in dropped:
            self._errands.pop((game, key), None)
        for errand in errands:
            self._errands[game, errand.key] = _Due(time.time() + errand.delay, errand.data, 0)

    async def read(self, game: str, after: int) -> Sequence[StoredStep]:
        """As the port says."""
        return self._steps.get(game, [])[after:]

    async def heads(self, games: Sequence[str]) -> dict[str, int]:
        """As the port says."""
        return {game: len(self._steps[game]) for game in games if game in self._steps}

    async def due(self, limit: int) -> Sequence[StoredErrand]:
        """As the port says."""
        now = time.time()
        rows = sorted(
            (errand.due, game, key, errand)
            for (game, key), errand in self._errands.items()
            if errand.due <= now
        )
        return [
            StoredErrand(game, key, errand.data, errand.attempts, now - due)
            for due, game, key, errand in rows[:limit]
        ]

    async def schedule(
        self, game: str, errands: Sequence[Errand], dropped: Sequence[str] = ()
    ) -> None:
        """As the port says."""
        self._write(game, errands, dropped)

    async def settle(self, errand: StoredErrand, retry: float | None = None) -> None:
        """As the port says."""
        key = (errand.game, errand.key)
        now = self._errands.get(key)
        if now is None or (now.data, now.attempts) != (errand.data, errand.attempts):
            return
        if retry is None:
            del self._errands[key]
        else:
            self._errands[key] = _Due(time.time() + retry, now.data, now.attempts + 1)

    async def pending(self, game: str) -> Sequence[StoredErrand]:
        """As the port says."""
        now = time.time()
        return [
            StoredErrand(game, key, errand.data, errand.attempts, now - errand.due)
            for (of, key), errand in self._errands.items()
            if of == game
        ]

    async def put_roster(self, game: str, version: int, host: str, banned: Sequence[str]) -> None:
        """As the port says."""
        record = self._records.get(game)
        if record and record.roster_version < version:
            self._records[game] = replace(
                record, host=host, banned=tuple(banned), roster_version=version
            )

    async def games_of(self, player: str, before: str, limit: int) -> Sequence[GameRecord]:
        """As the port says."""
        newest = [r for r in reversed(self._records.values()) if player in r.players]
        names = [record.game for record in newest]
        start = names.index(before) + 1 if before in names else 0
        return newest[start : start + limit]

    async def forget(self, player: str) -> Sequence[str]:
        """As the port says."""
        games = [record.game for record in self._records.values() if player in record.players]
        for game in games:
            record = self._records[game]
            kept = tuple(other for other in record.players if other != player)
            self._records[game] = replace(record, players=kept)
            self._steps[game] = [
                replace(step, player="") if step.player == player else step
                for step in self._steps[game]
            ]
        return games

    async def rewrite(self, game: str, start: bytes, steps: Mapping[int, bytes]) -> None:
        """As the port says."""
        self._records[game] = replace(self._records[game], start=start)
        self._steps[game] = [
            replace(step, data=steps.get(step.number, step.data)) for step in self._steps[game]
        ]

    async def purge(self, seconds: float) -> int:
        """As the port says."""
        before = time.time() - seconds
        old = [game for game, finished in self._finished.items() if finished < before]
        for game in old:
            del self._finished[game], self._records[game], self._steps[game]
            self._requests = {request for request in self._requests if request[0] != game}
            for key in [key for key in self._errands if key[0] == game]:
                del self._errands[key]
        return len(old)
