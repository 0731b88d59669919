"""Plays whole games by bots through the API, each bot a client of its own with its own sign-in.

With --json one JSON object a game on a line: game, id, options, players, scores, winners, rounds, moves, seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any

from parlour.api.game.v1 import game_pb2, options_pb2
from parlour_bots import Gallery, play
from parlour_client import Client, ParlourError, connect, options_as_dict, parse_options

from parlour_cli.complaint import MISUSED, Complaint
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, local_id, print_json
from parlour_cli.plain_text import listing

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")
_PATIENCE = 120.0  # seconds that a server's wish to be asked later is heeded


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    server_argument(parser)
    json_argument(parser)
    parser.add_argument("--game", default="dixit", metavar="G", help="default dixit")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="default 4")
    parser.add_argument("--games", type=int, default=1, metavar="M", help="how many; default 1")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game, e.g. edition=odyssey; may be given again",
    )
    parser.add_argument("--seed", default=None, help="seeds the bots' choices, and only those")


async def run(options: argparse.Namespace) -> int:
    """Plays and prints."""
    if not 1 <= options.players <= len(NAMES):
        raise Complaint(f"--players is 1 to {len(NAMES)}.", MISUSED)
    if options.games < 1:
        raise Complaint("--games is 1 or more.", MISUSED)
    game_options = parse_options(options.game, options.option)
    async with some_server(options.server) as server, AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(connect(server.address)) for _ in range(options.players)
        ]
        for client, name in zip(clients, NAMES, strict=False):
            await _sign_in(client, name)
        gallery = Gallery(clients[0])
        for number in range(options.games):
            result = await _one_game(
                clients, gallery, game_options, f"{options.seed}/{number}", options.seed
            )
            if options.json:
                print_json(result)
            else:
                print(_told(result), flush=True)
    return 0


async def _one_game(
    clients: list[Client],
    gallery: Gallery,
    game_options: options_pb2.GameOptions,
    salt: str,
    seed: str | None,
) -> dict[str, Any]:
    host = clients[0]
    # Public, so that anyone may replay what the bots did.
    room = await host.create_room(game_options, seats=len(clients), public=True)
    async with AsyncExitStack() as stack:
        for client in clients[1:]:
            room = await client.join_room(room.code)
        rooms = [client.room(room.code) for client in clients]
        await asyncio.gather(*(view.ready() for view in rooms))
        begun = time.monotonic()
        name = await rooms[0].start()
        games = [client.game(name) for client in clients]
        await asyncio.gather(*(stack.enter_async_context(game) for game in games))
        chances = [
            random.Random() if seed is None else random.Random(f"{salt}/{number}")
            for number in range(len(clients))
        ]
        async with asyncio.TaskGroup() as group:
            playing = [
                group.create_task(play(game, gallery, chance))
                for game, chance in zip(games, chances, strict=True)
            ]
        seconds = time.monotonic() - begun
        view = games[0].view
    await asyncio.gather(*(each.leave() for each in rooms))
    return _result(view, sum(task.result() for task in playing), seconds)


def _result(view: game_pb2.Game, moves: int, seconds: float) -> dict[str, Any]:
    names = [seat.display_name for seat in view.seats]
    return {
        "game": view.WhichOneof("table"),
        "id": local_id(view.name),
        "options": options_as_dict(view.options),
        "players": names,
        "scores": {seat.display_name: seat.score for seat in view.seats},
        "winners": [names[seat] for seat in view.outcome.winners],
        "rounds": view.rounds,
        "moves": moves,
        "seconds": round(seconds, 3),
    }


def _told(result: dict[str, Any]) -> str:
    scores = ", ".join(f"{name} {points}" for name, points in result["scores"].items())
    winners = listing(result["winners"]) or "nobody"
    return (
        f"{result['game']} {result['id']}: {winners} won after {result['rounds']} rounds "
        f"and {result['moves']} moves in {result['seconds']:.1f} s ({scores})"
    )


async def _sign_in(client: Client, name: str) -> None:
    """Signs in, and heeds a server that wants fewer sign-ins at a time."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            await client.sign_in(name)
        except ParlourError as error:
            if error.retry_after is None or time.monotonic() > until:
                raise
            await asyncio.sleep(error.retry_after)
        else:
            return
