"""Logs at DEBUG and metrics through whole games: no token, no card, no clue, and no label that names anybody."""

from __future__ import annotations

import asyncio
import logging
import urllib.request
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from parlour.api.game.v1 import options_pb2
from parlour.game_state.service import GameService
from parlour.platform import grpc_server
from parlour.platform.metrics import STEPS

from tests.leaks.listening import listening, metrics, told_by_log, told_by_metrics
from tests.leaks.pairs import CLUE, FOUR, pair
from tests.leaks.tables import GAME, run
from tests.whole.players import gather, play_and_note
from tests.whole.server import EmbeddedServer

TOKENS = tuple(f"token-{player}" for player in (*FOUR, "eve"))
PEOPLE = (*FOUR, *(player.title() for player in FOUR), GAME, f"games/{GAME}", *TOKENS)
_log = logging.getLogger("parlour.planted")


async def told(folder: Path) -> list[str]:
    """What a turn of Dixit tells in the log and the metrics of its process."""
    turn = pair("a vote instead of another")
    with listening() as lines:
        await run(turn, turn.one, folder / "game")
    assert lines, "nothing was heard"
    return told_by_log(lines, (*TOKENS, CLUE)) + told_by_metrics(metrics(), PEOPLE)


async def test_a_turn_tells_nothing_in_logs_and_metrics(tmp_path: Path) -> None:
    assert await told(tmp_path) == []


async def test_a_whole_game_of_a_whole_server_tells_nothing_in_logs_and_metrics(
    tmp_path: Path,
) -> None:
    server = EmbeddedServer(tmp_path / "data", {"PARLOUR_LOG_LEVEL": "debug"})
    await asyncio.to_thread(server.start)
    try:
        async with AsyncExitStack() as stack:
            options = options_pb2.GameOptions()
            options.dixit.target = 6
            names = ["Anaximander", "Bodhisattva", "Cyrano", "Deianira"]
            clients, game = await gather(stack, [server.grpc], names, options)
            await asyncio.gather(*(play_and_note(one, game, n) for n, one in enumerate(clients)))
            clues = {
                event.dixit.clue_given.text
                async for step in clients[0].history(game)
                for event in step.events
                if event.dixit.clue_given.text
            }
            tokens = [client.token or "" for client in clients]
            ids = [client.player.name for client in clients if client.player]
        with await asyncio.to_thread(
            urllib.request.urlopen, f"http://{server.http}/metrics", timeout=10
        ) as answer:
            exposition = answer.read().decode()
    finally:
        await asyncio.to_thread(server.stop)
    lines = server.log().splitlines()
    assert any('"debug"' in line for line in lines), "the log is not at DEBUG"
    assert len(tokens) == len(ids) == len(names)
    assert all(tokens)
    assert clues
    assert told_by_log(lines, (*tokens, *clues)) == []
    bare = [name.rpartition("/")[2] for name in (*ids, game)]
    assert told_by_metrics(exposition, (*tokens, *ids, *names, *bare, game)) == []


def _log_a_token(patch: pytest.MonkeyPatch) -> None:
    real = grpc_server.bearer

    def bearer(metadata: Any) -> str:
        token = real(metadata)
        _log.debug("a call", extra={"token": token})
        return token

    patch.setattr(grpc_server, "bearer", bearer)


def _log_a_move(patch: pytest.MonkeyPatch) -> None:
    real = GameService.SubmitMove

    async def submit_move(self: Any, request: Any, call: Any) -> Any:
        if request.move.dixit.HasField("submit_cards"):
            _log.debug("a move %s", request.move)
        return await real(self, request, call)

    patch.setattr(GameService, "SubmitMove", submit_move)


def _log_a_clue(patch: pytest.MonkeyPatch) -> None:
    real = GameService.SubmitMove

    async def submit_move(self: Any, request: Any, call: Any) -> Any:
        _log.debug("a clue: %s", request.move.dixit.give_clue.text)
        return await real(self, request, call)

    patch.setattr(GameService, "SubmitMove", submit_move)


def _count_by_player(patch: pytest.MonkeyPatch) -> None:
    real = GameService.SubmitMove

    async def submit_move(self: Any, request: Any, call: Any) -> Any:
        STEPS.labels(call.player).inc()
        return await real(self, request, call)

    patch.setattr(GameService, "SubmitMove", submit_move)


@pytest.mark.parametrize(
    ("plant", "sign"),
    [
        (_log_a_token, "token-ana"),
        (_log_a_move, "dream/"),
        (_log_a_clue, CLUE),
        (_count_by_player, "kind=bo"),
    ],
    ids=["token", "card", "clue", "metrics"],
)
async def test_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None],
    sign: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    found = await told(tmp_path)
    for player in FOUR:  # the registry is the process's
        if any(f"kind={player}" in one for one in found):
            STEPS.remove(player)
    assert any(sign in one for one in found)
    assert told_by_metrics(metrics(), PEOPLE) == []
