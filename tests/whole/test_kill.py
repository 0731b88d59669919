"""kill -9 of the embedded server in the middle of a game: what was acknowledged is there, once, and the game ends."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from parlour.api.game.v1 import game_pb2, options_pb2

from tests.whole.players import check_history, gather, play_and_note
from tests.whole.server import EmbeddedServer


async def killed_under_play(folder: Path, kills: int, seed: int) -> None:
    """Games of six under play until the server was killed so many times; then every history is checked."""
    server = EmbeddedServer(folder / "data")
    await asyncio.to_thread(server.start)
    chance = random.Random(seed)
    done = 0
    try:
        while done < kills:
            async with AsyncExitStack() as stack:
                names = ["Ana", "Bo", "Cy", "Dee", "Eve", "Fay"]
                options = options_pb2.GameOptions()
                options.dixit.target = 60
                clients, game = await gather(stack, [server.grpc], names, options)
                playing = asyncio.gather(
                    *(play_and_note(client, game, n, 0.01) for n, client in enumerate(clients))
                )
                while done < kills and not playing.done():
                    await asyncio.sleep(chance.uniform(0.2, 1.2))
                    if playing.done():
                        break
                    server.kill()
                    done += 1
                    await asyncio.to_thread(server.start)
                told = await asyncio.wait_for(playing, 120)
                last = await check_history(clients[0], game, list(told))
                assert last.state == game_pb2.GAME_STATE_FINISHED
    finally:
        server.stop()


async def test_a_killed_server_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    await killed_under_play(tmp_path, kills=3, seed=1)


@pytest.mark.long
async def test_a_server_killed_twenty_times_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    await killed_under_play(tmp_path, kills=20, seed=2)
