"""Games that end when everybody has told as often as agreed (RULES 4, 5)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from parlour.games.dixit.state import State
from parlour.games.dixit.variant import Variant, clockwise

R = TypeVar("R")


class InLaps(Variant[R]):
    """Void turns count as told; a late joiner has laps to tell like everybody else (1.12)."""

    @abstractmethod
    def laps(self, rules: R) -> int:
        """How often each player tells."""

    def over(self, state: State[R]) -> bool:
        """Everybody who is there has told often enough."""
        seats = state.seated()
        return bool(seats) and not any(self._has_to_tell(state, n) for n in seats)

    def next_storyteller(self, state: State[R], seats: tuple[int, ...]) -> int:
        """The next one to the left who has still to tell."""
        return next(n for n in clockwise(state, seats) if self._has_to_tell(state, n))

    def _has_to_tell(self, state: State[R], seat: int) -> bool:
        return state.told.get(seat, 0) < self.laps(state.rules)
