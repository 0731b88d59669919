"""Bots: a library on the SDK, and a worker that plays the seats which hosts give to bots.

    gallery = Gallery(client)
    moves = await play(game, gallery, random.Random(7))

`choose` is the whole of a bot's mind: pure, on what its seat may see.
"""

from parlour_bots.choosing import choose, playable_games
from parlour_bots.gallery import Gallery, Lore
from parlour_bots.playing import play

__all__ = ["Gallery", "Lore", "choose", "play", "playable_games"]
