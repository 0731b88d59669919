"""Guests of the soak: they open rooms, play, leave in the middle, end games, and have themselves forgotten."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack

from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour_bots import Gallery, play
from parlour_client import Client, Game, ParlourError, connect

from tests.distributed.replicas import Fleet, begin

PHASE_SECONDS = 5  # whoever goes leaves nobody waiting for long
FIRST_TO = 10
ROOMS_A_MAKER = 50  # within what one player may make at once
EVENINGS = ("play to the end", "leave", "end early", "vanish", "only meet")


async def evening(fleet: Fleet, chance: random.Random, done: Counter[str]) -> None:
    """A room from its making until it is left, one way or another; counts in `done` what came of it."""
    what = chance.choice(EVENINGS)
    names = [f"Guest {chance.randrange(10**9)}" for _ in range(chance.randint(3, 6))]
    try:
        async with AsyncExitStack() as stack:
            if what == "only meet":
                await _meet(stack, fleet, names)
            else:
                await _play(stack, fleet, names, what, chance)
        done[what] += 1
    except ParlourError as error:
        done[f"refused: {error.reason}"] += 1


async def empty_rooms(fleet: Fleet, count: int) -> None:
    """So many rooms that nobody ever comes to, made by guests who go at once."""

    async def maker(number: int, rooms: int) -> None:
        async with connect(fleet.lobby.address) as client:
            await client.sign_in(f"Maker {number}")
            for _ in range(rooms):
                await client.create_room(seats=6)

    for first in range(0, count, 20 * ROOMS_A_MAKER):
        left = count - first
        shares = [min(ROOMS_A_MAKER, left - n * ROOMS_A_MAKER) for n in range(20)]
        await asyncio.gather(
            *(maker(first + n, rooms) for n, rooms in enumerate(shares) if rooms > 0)
        )


async def _meet(stack: AsyncExitStack, fleet: Fleet, names: list[str]) -> None:
    """A room that never begins."""
    clients: list[Client] = []
    for name in names:
        client = await stack.enter_async_context(connect(fleet.lobby.address))
        await client.sign_in(name)
        clients.append(client)
    room = await clients[0].create_room(seats=len(names))
    for client in clients[1:]:
        await client.join_room(room.code)
    for client in clients:
        await (await stack.enter_async_context(client.room(room.code))).leave()
    await _forget(clients)


async def _play(
    stack: AsyncExitStack, fleet: Fleet, names: list[str], what: str, chance: random.Random
) -> None:
    options = options_pb2.GameOptions()
    options.dixit.target = FIRST_TO
    for phase in ("claim", "clue", "submit", "vote"):
        options.table.phase_seconds[phase] = PHASE_SECONDS
    table = await begin(stack, fleet, names, options)
    replicas = [chance.choice(fleet.game_states) for _ in names]
    playing = [
        asyncio.create_task(
            _seat(client, replica.address, table.game, random.Random(chance.random()))
        )
        for client, replica in zip(table.clients, replicas, strict=True)
    ]
    try:
        if what != "play to the end":
            await asyncio.sleep(chance.uniform(0.5, 4.0))
        if what == "leave":
            async with table.clients[-1].room(table.room) as room:
                await room.leave()
        if what == "end early":
            async with connect(replicas[0].address, table.clients[0].token) as client:
                await _end(Game(client, table.game))
        if what != "vanish":
            async with asyncio.timeout(120):
                await asyncio.gather(*playing, return_exceptions=True)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    staying = table.clients[:-1] if what == "leave" else table.clients
    for client in staying:
        async with client.room(table.room) as room:
            await room.leave()
    await _forget(table.clients)


async def _end(game: Game) -> None:
    """End a game, unless it was faster."""
    try:
        await game.end()
    except ParlourError as error:
        if error.reason != "GAME_OVER":
            raise


async def _seat(client: Client, address: str, game: str, chance: random.Random) -> None:
    async with connect(address, client.token) as here, here.game(game) as table:
        await play(table, Gallery(client), chance)


async def _forget(clients: list[Client]) -> None:
    """Every other guest wants no trace to be left."""
    for client in clients[::2]:
        await client.call(client.lobby.DeletePlayer, lobby_service_pb2.DeletePlayerRequest())
