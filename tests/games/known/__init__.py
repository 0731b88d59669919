"""What the conformance suite has to know of each game, one module a game, found by the game's key."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from parlour.api.game.v1 import options_pb2
from parlour.kernel.options import FirstPlayer, TableOptions


@dataclass(frozen=True)
class Cell:
    """One kind of game: options and a number of players. `cards`: the deck's size, 0 means as the game needs it."""

    options: options_pb2.GameOptions
    players: int
    label: str
    table: TableOptions
    cards: int = 84


class Known(Protocol):
    """A module of this package."""

    def cells(self) -> Sequence[Cell]:
        """Every edition with every number of players."""
        ...

    def pairs(self) -> Sequence[Cell]:
        """Options combined so that each pair of values is met."""
        ...

    def cards(self, state: Any) -> Sequence[str]:
        """Every card of the deck, from where it is."""
        ...

    def hidden(self, state: Any, seat: int | None) -> frozenset[str]:
        """Cards whose place, or being in the game at all, a seat or with None a spectator may not know."""
        ...

    def secret(self, before: Any, events: Sequence[Any]) -> bool:
        """Whether a step holds a choice of which others may learn only that it was made."""
        ...

    def twins(self, state: Any, seat: int | None) -> Iterable[Any]:
        """States that differ only in what the viewer may not know, beyond the places of cards."""
        ...


def known(key: str) -> Known:
    """The module of a game; a game without one does not conform."""
    return cast("Known", importlib.import_module(f"tests.games.known.{key}"))


def tables() -> Iterable[TableOptions]:
    """Ways to find the first player, in turn."""
    while True:
        for first in FirstPlayer:
            yield TableOptions(first_player=first, first_seat=1, late_joiners=True)
