"""Which bot plays which game: the modules of `parlour_bots.games`, found by looking, so that a new game adds a file."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Protocol, cast

from parlour.api.game.v1 import game_pb2, move_pb2

import parlour_bots.games
from parlour_bots.gallery import Lore


class Player(Protocol):
    """A module of `parlour_bots.games`."""

    GAMES: tuple[str, ...]

    def choose(
        self,
        game: str,
        view: game_pb2.Game,
        private: game_pb2.PrivateView,
        lore: Lore,
        chance: random.Random,
    ) -> move_pb2.Move | None:
        """The seat's next move, or None to wait. Called only when the seat is awaited."""
        ...


def choose(
    view: game_pb2.Game,
    private: game_pb2.PrivateView | None,
    lore: Lore,
    chance: random.Random,
) -> move_pb2.Move | None:
    """A legal move for the seat that `private` belongs to, or None when there is nothing to do but wait.

    `lore` says what the cards show; all randomness comes from `chance`. Raises LookupError for a game no bot knows.
    """
    if private is None or not private.awaited or view.state != game_pb2.GAME_STATE_RUNNING:
        return None
    game = view.WhichOneof("table") or ""
    players = _players()
    if game not in players:
        raise LookupError(f"No bot knows the game {game!r}.")
    return players[game].choose(game, view, private, lore, chance)


def playable_games() -> list[str]:
    """The games that bots know."""
    return sorted(_players())


@cache
def _players() -> Mapping[str, Player]:
    found: dict[str, Player] = {}
    for info in iter_modules(parlour_bots.games.__path__):
        player = cast(Player, import_module(f"parlour_bots.games.{info.name}"))
        found |= dict.fromkeys(player.GAMES, player)
    return found
