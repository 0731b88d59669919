"""What is to be seen on the cards of a game, in words."""

from __future__ import annotations

from contextlib import suppress

from parlour.api.game.v1 import game_pb2
from parlour_client import Client, ParlourError


async def texts_of(client: Client, game: game_pb2.Game) -> dict[str, str]:
    """Card ("dream/12") to text, for the sets that a game is played with. A catalogue that does not answer: nothing."""
    texts: dict[str, str] = {}
    with suppress(ParlourError):
        sets = list(game.options.table.card_sets) or [s.name async for s in client.card_sets()]
        for card_set in sets:
            async for card in client.cards(card_set):
                texts[card.id] = card.alt_text
    return texts
