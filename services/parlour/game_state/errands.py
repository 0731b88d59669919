"""Runs errands: deadlines, points to fetch, results to report. Each may run anywhere and more than once without harm."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from dataclasses import replace

from parlour.game_state import errand_keys as keys
from parlour.game_state.codec import newer_release
from parlour.game_state.games import Games
from parlour.game_state.hot import HotGame
from parlour.game_state.presence import Presence
from parlour.game_state.report import finished_game, standing_report
from parlour.kernel import conduct
from parlour.kernel.chance import Chance
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Presence as Being
from parlour.kernel.table import Table
from parlour.platform import metrics
from parlour.platform.event_log import Errand, StoredErrand
from parlour.platform.peers import Peer

POLL_SECONDS = 1.0
ANOTHERS_HEAD_START = 1.5  # the process that opened a phase has a timer of its own for it
DOWNTIME_SECONDS = 5.0  # overdue for longer: nobody was there, or the clock jumped
LEAST_AFTER_DOWNTIME = 30.0
RUN_SECONDS = 30.0
MOST_AT_ONCE = 64
_log = logging.getLogger(__name__)


class Errands:
    """The errand runner of one process."""

    def __init__(
        self, games: Games, presence: Presence, lobby: Peer, scoring: Peer, chance: Chance
    ) -> None:
        self._games = games
        self._presence = presence
        self._lobby = lobby
        self._scoring = scoring
        self._chance = chance
        self._running: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._poll: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look for errands that are due."""
        self._poll = asyncio.create_task(self._look(), name="errands")

    async def stop(self) -> None:
        """Stop; what is left is run by another process, or after the next start."""
        tasks = [*self._running.values(), *([self._poll] if self._poll else [])]
        for task in tasks:
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def come(self, hot: HotGame, errands: Sequence[Errand]) -> None:
        """Errands of a step committed here: at once what is due at once, by a timer the phase's deadline."""
        for errand in errands:
            stored = StoredErrand(hot.id, errand.key, errand.data, 0, 0.0)
            if errand.key == keys.PHASE:
                self._set_timer(stored, errand.delay)
            elif errand.delay == 0.0:
                self._spawn(stored)

    def _set_timer(self, errand: StoredErrand, delay: float) -> None:
        old = self._timers.pop(errand.game, None)
        if old:
            old.cancel()
        loop = asyncio.get_running_loop()
        when = loop.time() + delay
        self._timers[errand.game] = loop.call_at(when, self._ring, errand, when)

    def _ring(self, errand: StoredErrand, when: float) -> None:
        self._timers.pop(errand.game, None)
        # Late, if the process was stopped meanwhile.
        late = asyncio.get_running_loop().time() - when
        self._spawn(replace(errand, overdue=late))

    def _spawn(self, errand: StoredErrand) -> None:
        key = (errand.game, errand.key)
        if key not in self._running:
            task = asyncio.create_task(self._run(errand))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS * random.uniform(0.8, 1.2))
            free = MOST_AT_ONCE - len(self._running)
            if free <= 0:
                continue
            try:
                due = await self._games.log.due(free)
            except Refused:
                continue  # the database is away; it is asked again
            for errand in due:
                if errand.key != keys.PHASE or errand.overdue >= ANOTHERS_HEAD_START:
                    self._spawn(errand)

    async def _run(self, errand: StoredErrand) -> None:
        kind = errand.key.partition("/")[0]
        try:
            async with asyncio.timeout(RUN_SECONDS):
                done = await self._do(kind, errand)
            if done:
                await self._games.log.settle(errand)
            metrics.ERRANDS.labels(kind, "done").inc()
        except Exception as error:
            metrics.ERRANDS.labels(kind, "failed").inc()
            if not isinstance(error, (Refused, TimeoutError)):
                _log.exception("errand failed", extra={"kind": kind})
            if isinstance(error, Refused) and error.reason == "GAME_NOT_FOUND":
                await self._settle(errand, None)
                return
            await self._settle(errand, min(0.2 * 2 ** min(errand.attempts, 7), 15.0))

    async def _settle(self, errand: StoredErrand, retry: float | None) -> None:
        try:
            await self._games.log.settle(errand, retry)
        except Refused:
            _log.info("errand not put off; it stays due")

    async def _do(self, kind: str, errand: StoredErrand) -> bool:
        """Run it. True: it is done with; False: the step that it made has seen to its row."""
        hot = await self._games.get(errand.game)
        if kind in (keys.AWAY, keys.GONE) and errand.overdue > DOWNTIME_SECONDS:
            # Nobody could come back while nobody was there to come back to.
            await self._games.log.settle(errand, LEAST_AFTER_DOWNTIME)
            return False
        match kind:
            case keys.PHASE:
                return await self._expire(hot, errand)
            case keys.SCORE:
                return await self._score(hot, int(errand.data))
            case keys.AWAY:
                return await self._away(hot, int(errand.key.partition("/")[2]))
            case keys.GONE:
                return await self._gone(hot, int(errand.key.partition("/")[2]))
            case keys.REPORT:
                await hot.up_to_date()
                await self._lobby.call("ReportGame", standing_report(hot))
            case keys.RECORD:
                await self._scoring.call("RecordGame", await finished_game(self._games, hot))
            case _:  # of a newer release, one process of which will run it
                raise newer_release()
        return True

    async def _expire(self, hot: HotGame, errand: StoredErrand) -> bool:
        phase_id = int(errand.data)
        if errand.overdue > DOWNTIME_SECONDS:
            await hot.up_to_date()
            if hot.state.phase_id != phase_id:
                return True
            # Settled rather than scheduled anew: the deadline of a phase that opens just now must not be overwritten.
            await self._games.log.settle(errand, LEAST_AFTER_DOWNTIME)
            if hot.state.phase_id == phase_id:
                hot.put_off(LEAST_AFTER_DOWNTIME)
                self._set_timer(
                    replace(errand, attempts=errand.attempts + 1, overdue=0.0), LEAST_AFTER_DOWNTIME
                )
            return False
        later = await self._put_off_elsewhere(errand)
        if later is not None:
            if hot.state.phase_id == phase_id:
                hot.put_off(-later.overdue)
                self._set_timer(replace(later, overdue=0.0), -later.overdue)
            return False
        await hot.act(lambda state: conduct.expire(hot.game, state, phase_id, self._chance))
        return True

    async def _put_off_elsewhere(self, errand: StoredErrand) -> StoredErrand | None:
        """The deadline as another process put it off while a timer ran here: what everybody is shown there must hold here.

        A row that lies ahead without having been tried again comes of a clock set back; then the timer is right.
        """
        for one in await self._games.log.pending(errand.game):
            same = (one.key, one.data) == (errand.key, errand.data)
            if same and one.overdue < 0 and one.attempts > errand.attempts:
                return one
        return None

    async def _score(self, hot: HotGame, number: int) -> bool:
        if not _counting(hot.state, number):
            await hot.up_to_date()  # perhaps this process missed something
        state = hot.state
        if not _counting(state, number):
            return True
        wire = hot.showing.wire
        response = await self._scoring.call("ScoreRound", wire.round(state))
        awards = wire.awards(state, response)
        await hot.act(lambda now: conduct.scored(hot.game, now, number, awards, self._chance))
        return False

    async def _away(self, hot: HotGame, seat: int) -> bool:
        if not await self._presence.present(hot.id, seat):
            await hot.act(lambda state: conduct.set_away(state, seat))
        return True

    async def _gone(self, hot: HotGame, seat: int) -> bool:
        if await self._presence.present(hot.id, seat):
            return True

        def decide(state: object) -> conduct.Step | None:
            away = hot.state.seats[seat].presence is Being.AWAY
            return conduct.depart(hot.game, state, seat, self._chance) if away else None

        await hot.act(decide)
        return True


def _counting(state: Table, number: int) -> bool:
    return state.counting and state.rounds + 1 == number
