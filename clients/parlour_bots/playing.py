"""A bot at a table: looks, chooses, moves, until the game is over."""

from __future__ import annotations

import asyncio
import random

from grpc import StatusCode
from parlour.api.game.v1 import game_pb2
from parlour_client import Game, ParlourError
from parlour_client.channel import BackOff

from parlour_bots.choosing import choose
from parlour_bots.gallery import Gallery


async def play(game: Game, gallery: Gallery, chance: random.Random) -> int:
    """Plays the seat of an entered game to its end and gives how many of its moves were accepted.

    Reacts at once and never polls. A move that came too late (another was faster, the phase closed) is simply decided
    anew on the next view; one that met something away, after a pause: without it there may never be a next view. Raises
    `ParlourError` when the game cannot be watched any more.
    """
    accepted, back_off = 0, BackOff()
    while not game.ended and not game.complete:
        view, private = game.view, game.private
        lore = await gallery.lore(_cards(view, private))
        move = choose(view, private, lore, chance)
        if move is not None:
            try:
                await game.submit(move, phase_id=view.phase_id)
                accepted += 1
                back_off.reset()
            except ParlourError as error:
                if game.failure is not None:
                    raise
                if error.code is StatusCode.UNAVAILABLE:
                    await asyncio.sleep(back_off.pause())
                    continue
        while game.view is view and game.private is private and not game.complete:
            await game.changed()
    return accepted


def _cards(view: game_pb2.Game, private: game_pb2.PrivateView | None) -> list[str]:
    """The cards in sight, to know which sets are played with."""
    seen: list[str] = []
    for message in (view, private):
        if message is None:
            continue
        kind = message.WhichOneof("table" if isinstance(message, game_pb2.Game) else "hand")
        if kind is None:
            continue
        part = getattr(message, kind)
        for field in ("cards", "submitted", "grid"):
            seen += getattr(part, field, ())
        seen += [slot.card for slot in getattr(part, "table", ())]
    return seen
