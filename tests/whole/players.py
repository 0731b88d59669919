"""Players who keep a record of what they were told, for history checks that know nothing of the server's code."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from parlour.api.game.v1 import game_pb2, options_pb2
from parlour_bots import Gallery, choose
from parlour_client import Client, Game, ParlourError, connect


@dataclass
class Told:
    """What a player was told: the revision of each accepted move, and how often a move was refused."""

    accepted: list[int] = field(default_factory=list[int])
    refused: Counter[str] = field(default_factory=Counter[str])


async def gather(
    stack: AsyncExitStack, addresses: list[str], names: list[str], options: options_pb2.GameOptions
) -> tuple[list[Client], str]:
    """A room of these people, each a client of its own (at one of the addresses), and the game they began."""
    clients: list[Client] = []
    for number, name in enumerate(names):
        address = addresses[number % len(addresses)]
        client = await stack.enter_async_context(connect(address))
        await client.sign_in(name)
        clients.append(client)
    room = await clients[0].create_room(options, seats=len(names), public=True)
    for client in clients[1:]:
        await client.join_room(room.code)
    for client in clients:
        await (await stack.enter_async_context(client.room(room.code))).ready()
    game = await (await stack.enter_async_context(clients[0].room(room.code))).start()
    return clients, game


async def play_and_note(client: Client, game_name: str, seed: int, pause: float = 0.0) -> Told:
    """Play a seat to the end as a bot would, noting what was answered."""
    told, chance = Told(), random.Random(seed)
    gallery = Gallery(client)
    async with client.game(game_name) as game:
        while not game.ended and not game.complete:
            view, private = game.view, game.private
            move = choose(view, private, await gallery.lore([]), chance)
            if move is not None:
                try:
                    told.accepted.append(await game.submit(move, phase_id=view.phase_id))
                except ParlourError as error:
                    told.refused[error.reason] += 1
                    if game.failure is not None:
                        raise
                await asyncio.sleep(pause)
            while _same(game, view, private):
                await game.changed()
    return told


def _same(game: Game, view: game_pb2.Game, private: game_pb2.PrivateView | None) -> bool:
    return game.view is view and game.private is private and not (game.ended or game.complete)


async def check_history(client: Client, game: str, told: list[Told]) -> game_pb2.Game:
    """What a player was told is done is done, exactly once: the log has those moves of each seat and no others.

    Gives the last view of the opened log, whose scores are the sum of its awards.
    """
    logged: list[list[int]] = [[] for _ in told]
    points: Counter[str] = Counter()
    last = game_pb2.Game()
    revision = 0
    async for step in client.history(game):
        assert step.revision in (revision, revision + 1), "one order, without a hole"
        revision = step.revision
        if step.HasField("seat"):
            logged[step.seat].append(step.revision)
        for event in step.events:
            for award in event.round_scored.awards:
                points[award.to] += award.points
        last = step.game
    for seat, one in enumerate(told):
        assert sorted(one.accepted) == sorted(logged[seat]), f"seat {seat} was told otherwise"
    assert {str(seat.seat): seat.score for seat in last.seats} == {
        str(seat.seat): points[str(seat.seat)] for seat in last.seats
    }
    return last
