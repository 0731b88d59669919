"""The games that this process has in memory, and what keeps them together with the other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from google.protobuf import timestamp_pb2

from parlour.game_state.codec import newer_release
from parlour.game_state.hot import HotGame, Surroundings
from parlour.game_state.views import Showing
from parlour.games import registry
from parlour.games.table_wire import read_table
from parlour.internal.game.v1 import game_internal_service_pb2 as internal
from parlour.internal.game.v1 import notice_pb2
from parlour.kernel.game import Deck
from parlour.kernel.refusals import Refused
from parlour.platform import metrics
from parlour.platform.bus import Bus
from parlour.platform.event_log import (
    Errand,
    EventLog,
    GameRecord,
    NewStep,
    StepWriter,
    StoredStep,
)

RULES_VERSION = 1  # higher when stored games are to be folded otherwise than before
COOL_SECONDS = 600.0
POLL_SECONDS = 3.0  # the net under lost wake-ups
BEAT_SECONDS = 5.0
TOPIC = "game/"
_log = logging.getLogger(__name__)


class Games:
    """Loads games from the log, keeps the used ones, and passes on what other processes commit.

    `on_errands` is called with a game and the errands of each step committed here. `shared`: other processes commit too.
    """

    def __init__(
        self,
        log: EventLog,
        bus: Bus,
        on_errands: Callable[[HotGame, Sequence[Errand]], None],
        *,
        shared: bool,
    ) -> None:
        self.log = log
        self._bus = bus
        self.on_errands = on_errands
        self._shared = shared
        self._hot: dict[str, HotGame] = {}
        self._loading: dict[str, asyncio.Task[HotGame]] = {}
        self._forgotten = 0  # how often a game was: what was being loaded then is loaded again
        self._asked: dict[str, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._writer: StepWriter | None = None

    async def start(self) -> None:
        """Begin to listen, poll and beat."""
        self._writer = StepWriter(self.log)
        self._bus.listen(TOPIC, self._hear)
        self._bus.on_gap(self._refresh_watched)
        self._tasks = [asyncio.create_task(self._beat(), name="heartbeats")]
        if self._shared:
            self._tasks.append(asyncio.create_task(self._poll(), name="log-poll"))

    async def drain(self) -> None:
        """End all streams: their clients watch again, elsewhere."""
        going = Refused("DRAINING", "the server is going down; watch again")
        for hot in list(self._hot.values()):
            hot.broadcast.close(going)

    async def stop(self) -> None:
        """Commit what waits and stop."""
        for task in self._tasks:
            task.cancel()
        if self._writer:
            await self._writer.close()

    def here(self, game: str) -> HotGame | None:
        """The game if it is in memory."""
        return self._hot.get(game)

    def all_here(self) -> Sequence[HotGame]:
        """All games in memory."""
        return list(self._hot.values())

    async def get(self, game: str) -> HotGame:
        """The game, loaded if need be; raises GAME_NOT_FOUND."""
        hot = self._hot.get(game)
        if hot is not None:
            return hot
        loading = self._loading.get(game)
        if loading is None:
            loading = asyncio.create_task(self._load(game))
            self._loading[game] = loading
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> HotGame:
        record = await self.log.record(game)
        if record is None:
            raise Refused("GAME_NOT_FOUND", "there is no such game")
        while True:
            forgotten = self._forgotten
            hot = self.build(record)
            await hot.load()
            if forgotten == self._forgotten:
                break
            record = await self.log.record(game) or record  # rewritten while we read
        self._hot[game] = hot
        metrics.HOT_GAMES.set(len(self._hot))
        await hot.up_to_date()  # steps that came before it was in the list
        return hot

    def build(self, record: GameRecord) -> HotGame:
        """A game that nothing has been folded into yet."""
        if record.rules_version > RULES_VERSION or record.kind not in registry.games():
            raise newer_release()
        begin = internal.CreateGameRequest.FromString(record.start)
        game, wire = registry.games()[record.kind], registry.wires()[record.kind]
        rules = wire.read_rules(begin.options)
        deck = Deck(tuple(begin.deck), tuple(tuple(card.split("\n")) for card in begin.words))
        table = read_table(begin.options.table, game.spec)
        created = timestamp_pb2.Timestamp()
        if record.created is not None:
            created.FromDatetime(record.created)
        showing = Showing(
            game, wire, f"games/{record.game}", f"rooms/{record.room}", begin.options, created
        )
        initial = game.initial(table, rules, deck)
        if self._writer is None:
            raise RuntimeError("games are used before they are started")
        around = Surroundings(self.log, self._writer, self._head, self._committed)
        return HotGame(record, rules, showing, initial, around)

    def forget(self, game: str) -> None:
        """Drop a game from memory; its viewers get it whole again from the log."""
        self._forgotten += 1
        hot = self._hot.pop(game, None)
        if hot is not None:
            hot.broadcast.close(Refused("DRAINING", "the game was changed; watch again"))

    def close_banned(self, game: str, banned: Sequence[str]) -> None:
        """End the streams of those who may not watch any more."""
        hot = self._hot.get(game)
        if hot is not None:
            for player in banned:
                refusal = Refused("BANNED_FROM_ROOM", "you may not watch this game")
                hot.broadcast.close_player(player, refusal)

    def announce_rewrite(self, game: str) -> None:
        """Tell all processes that a game's log was rewritten."""
        self.forget(game)
        self._bus.publish(TOPIC + game, notice_pb2.StepNotice().SerializeToString())

    def _committed(self, hot: HotGame, step: NewStep, errands: Sequence[Errand]) -> None:
        if self._shared:
            notice = notice_pb2.StepNotice(
                number=step.number,
                data=step.data,
                by=step.by,
                player=step.player,
                request_id=step.request_id,
                request_hash=step.request_hash,
                answer=step.answer,
            )
            self._bus.publish(TOPIC + hot.id, notice.SerializeToString())
        if errands:
            self.on_errands(hot, errands)

    def _hear(self, topic: str, payload: bytes) -> None:
        game = topic.removeprefix(TOPIC)
        hot = self._hot.get(game)
        if hot is None:
            return
        notice = notice_pb2.StepNotice.FromString(payload)
        if notice.number == 0:
            self.forget(game)
            return
        by = notice.by if notice.HasField("by") else None
        now = timestamp_pb2.Timestamp()
        now.GetCurrentTime()
        hot.hear(
            StoredStep(
                notice.number,
                notice.data,
                by,
                notice.player,
                notice.request_id,
                notice.request_hash,
                notice.answer,
                now.ToDatetime(),
            )
        )

    def _refresh_watched(self) -> None:
        for hot in self._hot.values():
            if len(hot.broadcast):
                hot.refresh()

    async def _head(self, game: str) -> int:
        """The head of a game's log. Those who ask in the same moment share one query."""
        future = self._asked.get(game)
        if future is None:
            future = asyncio.get_running_loop().create_future()
            self._asked[game] = future
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(future)

    async def _ask(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                heads = await self.log.heads(list(asked))
            except Exception as error:
                for future in asked.values():
                    if not future.done():
                        future.set_exception(error)
                        future.exception()
                continue
            for game, future in asked.items():
                if not future.done():
                    future.set_result(heads.get(game, 0))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            watched = [hot for hot in self._hot.values() if len(hot.broadcast)]
            if not watched:
                continue
            try:
                heads = await self.log.heads([hot.id for hot in watched])
            except Refused:
                continue
            for hot in watched:
                if heads.get(hot.id, 0) > hot.number:
                    metrics.BEHIND.inc()
                    hot.refresh()
                elif hot.remaining() == 0.0:  # perhaps another process has put the deadline off
                    with suppress(Refused):
                        await hot.up_to_date()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = time.monotonic()
            for game, hot in list(self._hot.items()):
                hot.broadcast.beat(now)
                if not len(hot.broadcast) and now - hot.used_at > COOL_SECONDS:
                    del self._hot[game]
            metrics.HOT_GAMES.set(len(self._hot))

    async def fresh_record(self, hot: HotGame) -> GameRecord:
        """The record as it is now: host and banned may have changed."""
        record: Any = await self.log.record(hot.id)
        hot.record = record or replace(hot.record)
        return hot.record
