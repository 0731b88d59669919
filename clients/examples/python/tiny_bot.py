"""A bot for Dixit in about 60 lines: signs in, joins a room by its code, plays until the game is over.

python clients/examples/python/tiny_bot.py 127.0.0.1:7400 XK4T7P
"""

from __future__ import annotations

import asyncio
import random
import sys

from parlour.api.game.v1 import move_pb2
from parlour.api.lobby.v1 import room_pb2
from parlour_client import Client, Game, ParlourError, connect
from parlour_client.moves.dixit import dixit

CLUES = ("once upon a time", "almost there", "what the moon saw", "a secret", "the day after")


def decide(game: Game) -> move_pb2.Move | None:
    """A legal move, or None to wait: `may` says what this seat may do, `awaited` that the table waits for it."""
    me, table = game.private, game.view.dixit
    if me is None or not me.awaited:
        return None
    hand = me.dixit
    if "claim" in me.may:
        return dixit.claim()
    if "give_clue" in me.may:
        return dixit.give_clue(random.choice(CLUES), random.choice(hand.cards))
    if "submit_cards" in me.may:
        return dixit.submit_cards(*random.sample(list(hand.cards), table.cards_to_submit))
    if "cast_vote" in me.may:
        return dixit.cast_vote(
            random.choice([s.slot for s in table.table if s.slot not in hand.own_slots])
        )
    return None


async def play(game: Game) -> None:
    """Reacts to every update. The SDK resumes the stream when it breaks; a move counts once however often it is sent."""
    async for _ in game.updates():
        if move := decide(game):
            try:
                await game.submit(move)
            except ParlourError as refusal:  # somebody was faster: look again at the next update
                print(refusal.reason, refusal)


async def join(client: Client, code: str) -> None:
    """Takes a seat, says that it is ready, and plays the next game."""
    await client.sign_in("Tiny")
    await client.join_room(code)
    async with client.room(code) as room:
        await room.ready()
        while room.view.state != room_pb2.ROOM_STATE_PLAYING:
            await room.changed()
        async with client.game(room.view.game) as game:
            await play(game)
            print({seat.display_name: seat.score for seat in game.view.seats})


async def main(server: str, code: str) -> None:
    """Connects and plays."""
    async with connect(server) as client:
        await join(client, code)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
