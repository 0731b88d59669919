"""A game as somebody at this terminal sees it: the views, and the names and texts that go with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from parlour.api.game.v1 import game_pb2

from parlour_cli.plain_text import listing, safe


def _nothing() -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Look:
    """`private` is None for those without a seat; `texts` says what is to be seen on a card ("dream/12")."""

    view: game_pb2.Game
    private: game_pb2.PrivateView | None = None
    texts: Mapping[str, str] = field(default_factory=_nothing)

    @property
    def game(self) -> str:
        """The game's key."""
        return self.view.WhichOneof("table") or ""

    @property
    def table(self) -> Any:
        """The public part of the game that is played."""
        return getattr(self.view, self.game)

    @property
    def hand(self) -> Any:
        """The private part of the game that is played; None without a seat."""
        return None if self.private is None else getattr(self.private, self.game)

    @property
    def me(self) -> int | None:
        """The own seat."""
        return None if self.private is None else self.private.seat

    @property
    def awaited(self) -> bool:
        """The table waits for this seat."""
        return self.private is not None and self.private.awaited

    def may(self, move: str) -> bool:
        """The seat may make this move now."""
        return self.private is not None and move in self.private.may

    def name(self, seat: int) -> str:
        """A seat's name, harmless for a terminal."""
        if not 0 <= seat < len(self.view.seats):
            return f"seat {seat + 1}"
        return safe(self.view.seats[seat].display_name) or f"seat {seat + 1}"

    def who(self, seat: int) -> str:
        """ "you", or the name."""
        return "you" if seat == self.me else self.name(seat)

    def names(self, seats: Iterable[int]) -> str:
        """Several, in words."""
        return listing([self.who(seat) for seat in seats])

    def text(self, card: str) -> str:
        """What is to be seen on a card; its name where nothing is known."""
        return safe(self.texts.get(card, "")) or safe(card)


def sentence_case(text: str) -> str:
    """With a capital at the start."""
    return text[:1].upper() + text[1:]
