"""docker compose: from nothing to a finished game, with replicas, and through the loss of any one service.

Needs a Docker engine; run by `make test-compose`, which builds the image.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from parlour.api.game.v1 import game_pb2, options_pb2
from parlour_client import ParlourError, connect

from tests.whole.players import check_history, gather, play_and_note
from tests.whole.simulating import replayed_scores, simulate

pytestmark = pytest.mark.compose
ROOT = Path(__file__).resolve().parents[2]
PROJECT = "parlour-test"
API = "127.0.0.1:7499"
PORTS = {"PARLOUR_GRPC_PORT": "7499", "PARLOUR_HTTP_PORT": "7498"}
SERVICES = ["game-state", "lobby", "scoring", "catalogue", "envoy", "redis", "postgres"]


def compose(*arguments: str) -> str:
    """Run docker compose; gives what it printed."""
    import os

    done = subprocess.run(
        ["docker", "compose", "-p", PROJECT, *arguments],
        cwd=ROOT,
        env={**os.environ, **PORTS},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module", autouse=True)
def stack() -> Iterator[None]:
    """Everything up from an empty volume, and down again."""
    compose("down", "-v", "--remove-orphans")
    compose("up", "-d", "--build", "--wait", "--wait-timeout", "240")
    yield
    compose("down", "-v", "--remove-orphans")


async def test_a_cold_start_leads_to_a_finished_game() -> None:
    (result,) = await simulate(API, "dixit", 6)
    assert result["scores"] == await replayed_scores(API, result["id"])


async def test_every_game_is_played() -> None:
    for game, players in (("party", 6), ("team", 6), ("jinx", 4), ("stella", 4)):
        (result,) = await simulate(API, game, players)
        assert result["winners"]


async def test_with_three_game_states_and_two_lobbies() -> None:
    compose("up", "-d", "--wait", "--scale", "game-state=3", "--scale", "lobby=2")
    results = await simulate(API, "dixit", 6, 3)
    assert len(results) == 3
    for result in results:
        assert result["scores"] == await replayed_scores(API, result["id"])


async def served() -> None:
    """Wait until the edge reaches every service again after the test before."""
    for _ in range(60):
        try:
            async with connect(API) as client:
                await client.sign_in("Probe")
                await client.who_am_i()
                await anext(client.card_sets())
                return
        except ParlourError:
            await asyncio.sleep(1)
    raise AssertionError("the edge never came back")


@pytest.mark.parametrize("service", SERVICES)
async def test_a_game_survives_the_loss_of_a_service(service: str) -> None:
    await served()
    async with AsyncExitStack() as stack:
        names = ["Ana", "Bo", "Cy", "Dee", "Eve", "Fay"]
        options = options_pb2.GameOptions()
        options.dixit.target = 40
        clients, game = await gather(stack, [API], names, options)
        playing = asyncio.gather(
            *(play_and_note(client, game, n, 0.15) for n, client in enumerate(clients))
        )
        await asyncio.sleep(2)
        assert not playing.done(), "the loss is to come in the middle of the game"
        await asyncio.to_thread(compose, "kill", service)
        await asyncio.sleep(3)
        await asyncio.to_thread(compose, "start", service)
        told = await asyncio.wait_for(playing, 150)
        last = await check_history(clients[0], game, list(told))
        assert last.state == game_pb2.GAME_STATE_FINISHED


def test_no_secret_is_in_the_file_and_nobody_is_root() -> None:
    described = json.loads(compose("config", "--format", "json"))
    for name, service in described["services"].items():
        if service.get("image") == "parlour":
            assert service["read_only"], name
            assert service["cap_drop"] == ["ALL"], name
    user = compose("exec", "-T", "game-state", "id", "-u").strip()
    assert user != "0"
