"""Plays a course through the real services over gRPC, with everybody watching who may not know its fact."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.games import registry
from parlour.internal.game.v1 import game_internal_service_pb2 as internal_pb
from parlour.platform.database import sqlite_url
from parlour.platform.event_log import GameRecord
from parlour.platform.event_log.sqlite import SqliteEventLog

from tests.leaks.courses import Course, Pair, Play, Stacked
from tests.leaks.watching import Noted, Watcher, differences
from tests.services.house import House, open_house

GAME = "0" * 32
HOST = "host"  # has no seat
ANYBODY = ""  # without a token
BEGAN = datetime(2026, 1, 1, tzinfo=UTC)


class Dateless(SqliteEventLog):
    """A log whose games all began at the same time: that they do not is no fact about a game."""

    async def record(self, game: str) -> GameRecord | None:
        """As the port says."""
        found = await super().record(game)
        return found and replace(found, created=BEGAN)

    async def games_of(self, player: str, before: str, limit: int) -> Sequence[GameRecord]:
        """As the port says."""
        games = await super().games_of(player, before, limit)
        return [replace(record, created=BEGAN) for record in games]


async def compare(pair: Pair, folder: Path) -> list[str]:
    """In what the two courses of a pair differ for those who may not know: every difference is a leak."""
    one = await run(pair, pair.one, folder / "one")
    other = await run(pair, pair.other, folder / "other")
    return [
        f"{viewer or 'anybody'} {difference}"
        for viewer in one
        for difference in differences(one[viewer], other[viewer])
    ]


async def run(pair: Pair, course: Course, folder: Path) -> dict[str, list[Noted]]:
    """Play one of a pair's courses; gives what each viewer noted."""
    folder.mkdir()  # noqa: ASYNC240 - nobody waits for it
    async with open_house(sqlite_url(folder, "game-state"), folder) as house:
        house.chance = Stacked(course)
        house.sqlite_log = Dateless
        await house.replica()
        await _create(house, pair, course)
        return await _Table(house, pair).play(course)


async def _create(house: House, pair: Pair, course: Course) -> None:
    options = pair.options
    kind = options.WhichOneof("game") or ""
    for phase in registry.games()[kind].spec.phases:
        options.table.phase_seconds[phase] = (
            0  # no timers: time left is the one thing that may differ
        )
    request = internal_pb.CreateGameRequest(
        game=GAME,
        room="ROOM42",
        options=options,
        host=HOST,
        deck=sorted(course.deck),
        words=[f"word {n}\nother {n}" for n in range(30)],
        public=True,
    )
    for player in pair.players:
        request.seats.add(player=player, display_name=player.title())
    await house.replicas[0].internal.call("CreateGame", request)


class _Table:
    def __init__(self, house: House, pair: Pair) -> None:
        self._house = house
        self._pair = pair
        self._stub = house.client(HOST)
        self._requests = 1000

    async def play(self, course: Course) -> dict[str, list[Noted]]:
        """What each viewer notes."""
        house, pair, address = self._house, self._pair, self._house.replicas[0].address
        watchers = {
            viewer: Watcher(address, house.key(viewer), f"games/{GAME}", pair.probes)
            for viewer in pair.viewers
        }
        watchers[ANYBODY] = Watcher(address, (), f"games/{GAME}", ())
        async with AsyncExitStack() as stack:
            for watcher in watchers.values():
                await stack.enter_async_context(watcher.watching())
            for number, beat in enumerate(course.beats):
                for player, play in beat:
                    await self._move(player, play)
                await self._pause_and_resume()
                last = number == len(course.beats) - 1
                looks = [one.look_around(number, last=last) for one in watchers.values()]
                await asyncio.gather(*looks)
        return {viewer: watcher.noted for viewer, watcher in watchers.items()}

    async def _move(self, player: str, play: Play) -> None:
        table = await self._look()
        request = pb.SubmitMoveRequest(
            game=f"games/{GAME}",
            request_id=self._next_id(),
            phase_id=table.phase_id,
            move=play(table),
        )
        await self._stub.SubmitMove(request, metadata=self._house.key(player))
        while (await self._look()).counting_points:  # noqa: ASYNC110 - as clients see it
            await asyncio.sleep(0.005)

    async def _pause_and_resume(self) -> None:
        """What everybody is told of closes a beat on every stream."""
        key, game = self._house.key(HOST), f"games/{GAME}"
        pause = pb.PauseGameRequest(game=game, request_id=self._next_id())
        await self._stub.PauseGame(pause, metadata=key)
        resume = pb.ResumeGameRequest(game=game, request_id=self._next_id())
        await self._stub.ResumeGame(resume, metadata=key)

    async def _look(self) -> game_pb2.Game:
        request = pb.GetGameRequest(game=f"games/{GAME}")
        return (await self._stub.GetGame(request, metadata=self._house.key(HOST))).game

    def _next_id(self) -> str:
        self._requests += 1
        return str(uuid.UUID(int=self._requests))
