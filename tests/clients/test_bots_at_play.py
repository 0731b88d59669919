"""Bots at a real table: what a bot does when the house is in trouble."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from parlour.api.game.v1 import options_pb2
from parlour.platform.errors import unavailable
from parlour.platform.event_log import NewStep
from parlour.platform.event_log.sqlite import SqliteEventLog
from parlour.platform.settings import HouseSettings
from parlour.roots import embedded
from parlour_bots import Gallery, play

from tests.whole.players import gather

AWAY_SECONDS = 1.5
PATIENCE_SECONDS = 30.0  # well before the phase's deadline would help


async def test_bots_whose_moves_met_a_database_that_was_away_play_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append, refused, since = SqliteEventLog.append, list[int](), list[float]()

    async def failing(self: SqliteEventLog, steps: Sequence[NewStep]) -> set[tuple[str, int]]:
        """Nothing is committed for a while, from the first move of a player on."""
        if any(step.by is not None for step in steps):
            since[:] = since or [time.monotonic()]
            if time.monotonic() - since[0] < AWAY_SECONDS:
                refused.append(len(steps))
                raise unavailable("the database")
        return await append(self, steps)

    monkeypatch.setattr(SqliteEventLog, "append", failing)
    options = options_pb2.GameOptions()
    options.dixit.target = 5
    async with (
        embedded.serve(tmp_path, "127.0.0.1:0", "127.0.0.1:0", HouseSettings()) as serving,
        AsyncExitStack() as stack,
    ):
        names = ["Ana", "Bo", "Cy", "Dee"]
        clients, name = await gather(stack, [serving.grpc], names, options)
        games = [await stack.enter_async_context(client.game(name)) for client in clients]
        async with asyncio.timeout(PATIENCE_SECONDS):
            moves = await asyncio.gather(
                *(
                    play(game, Gallery(client), random.Random(seed))
                    for seed, (game, client) in enumerate(zip(games, clients, strict=True))
                )
            )
    assert refused
    assert all(count > 0 for count in moves)
    assert all(game.ended for game in games)
