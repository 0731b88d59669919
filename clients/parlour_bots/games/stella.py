"""A bot for Stella: marks what goes with the word, and shows first what others will have marked too."""

from __future__ import annotations

import hashlib
import random

from parlour.api.game.v1 import game_pb2, move_pb2
from parlour_client.moves import stella

from parlour_bots.gallery import Lore, words_of

GAMES = ("stella",)

_FEELING = 0.6  # of a shared word; without it, bots would have nothing to agree on for a word that no card shows
_NOISE = 0.25
_LEAST, _MOST = 2, 7  # marks; more than others leads into the dark


def choose(
    game: str,
    view: game_pb2.Game,
    private: game_pb2.PrivateView,
    lore: Lore,
    chance: random.Random,
) -> move_pb2.Move | None:
    """Agrees to another word, marks, confirms or shows, whichever the seat may do now."""
    table, hand = view.stella, private.stella
    if "accept_other_word" in private.may and private.seat not in table.other_word:
        return stella.accept_other_word()
    if "mark" in private.may and not hand.marks:
        felt = {
            position: _likeness(table.word, card, lore) + chance.random() * _NOISE
            for position, card in enumerate(table.grid, 1)
        }
        ranked = sorted(felt, key=lambda position: -felt[position])
        return stella.mark(*sorted(ranked[: chance.randint(_LEAST, _MOST)]))
    if "confirm" in private.may and hand.marks:
        return stella.confirm()
    if "show" in private.may:
        shown = {showing.position for showing in table.showings}
        open_marks = [position for position in hand.marks if position not in shown]
        return stella.show(
            max(open_marks, key=lambda place: _likeness(table.word, table.grid[place - 1], lore))
        )
    return None


def _likeness(word: str, card: str, lore: Lore) -> float:
    """How well a card goes with a word: by what is to be seen, and by a feeling that all bots share."""
    digest = hashlib.sha256(f"{word}\n{card}".encode()).digest()
    return lore.likeness(words_of(word), card) + _FEELING * digest[0] / 255
