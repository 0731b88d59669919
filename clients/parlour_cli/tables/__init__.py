"""What is to be seen and typed at the table of each game, one module a family of games, found by looking.

A module has GAMES, SHOWN and the functions of `TableSide`; adding a game adds a file.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

from parlour.api.game.v1 import move_pb2

from parlour_cli.look import Look
from parlour_cli.scene import Block


class TableSide(Protocol):
    """A module of this package."""

    GAMES: tuple[str, ...]
    SHOWN: frozenset[str]
    """Events of the game that need not be told to somebody who has the table before the eyes."""

    def moment(self, look: Look) -> Hashable:
        """Changes when the player has something new to read or to do."""
        ...

    def blocks(self, look: Look) -> list[Block]:
        """The table as it lies, and the own hand."""
        ...

    def asking(self, look: Look) -> tuple[str, str]:
        """(prompt, hint): what the player is asked for now; empty when for nothing."""
        ...

    def parse(self, look: Look, typed: str) -> move_pb2.Move:
        """The move that was typed. Raises `Complaint` with a sentence."""
        ...

    def reveal(self, look: Look) -> list[Block]:
        """The last completed round, opened up; empty before the first."""
        ...

    def tell(self, look: Look, event: Any) -> list[str]:
        """An event of the game in sentences; empty when it is not worth one."""
        ...

    def marks(self, look: Look, seat: int) -> str:
        """Signs beside a seat's name: who tells, who has acted."""
        ...

    def parties(self, look: Look) -> list[Sequence[int]]:
        """The seats, those together who win together, in order of seats."""
        ...

    def manual(self, look: Look) -> list[str]:
        """How it is played and what the signs mean, in some lines of at most 78 cells."""
        ...


def side(game: str) -> TableSide:
    """The table of a game. Raises LookupError for one that this client does not know."""
    try:
        return _sides()[game]
    except KeyError:
        raise LookupError(f"This version of parlour cannot show {game!r} yet.") from None


@cache
def _sides() -> dict[str, TableSide]:
    found: dict[str, TableSide] = {}
    for info in iter_modules(__path__):
        module = import_module(f"{__name__}.{info.name}")
        for game in getattr(module, "GAMES", ()):
            found[game] = cast(TableSide, module)
    return found
