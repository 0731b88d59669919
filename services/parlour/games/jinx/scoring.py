"""What a round of Jinx is worth (6.4). Every card collected is a point."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from parlour.kernel.awards import Reason

GRID = 9


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round, not judged yet.

    `piles`: player to cards held before, in order of seats. `guesses`: (player, position) as they were accepted.
    """

    piles: Mapping[str, int]
    active: str
    target: int
    guesses: Sequence[tuple[str, int]]
    nobody_penalty: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """`reasons`: player to why, for everybody; `returned` to the draw pile, `discarded` from the grid, in cards."""

    reasons: Mapping[str, tuple[Reason, ...]]
    returned: int
    discarded: int

    def points(self, player: str) -> int:
        """Cards that a player gained, or lost."""
        return sum(reason.points for reason in self.reasons[player])


def score(played: Round) -> Score:
    """Judge a round that is known to be legal."""
    finder = next((who for who, where in played.guesses if where == played.target), None)
    wrong = sum(where != played.target for _, where in played.guesses)
    reasons: dict[str, tuple[Reason, ...]] = dict.fromkeys(played.piles, ())
    reasons[played.active] = _of_the_active(played, found=finder is not None, wrong=wrong)
    if finder is not None:
        reasons[finder] = (Reason("FOUND_THE_CARD", 1),)
    won = 0 if finder is None else 1 + wrong
    lost = sum(max(0, -reason.points) for reason in reasons[played.active])
    return Score(reasons, returned=lost, discarded=GRID - won)


def _of_the_active(played: Round, *, found: bool, wrong: int) -> tuple[Reason, ...]:
    """Wrong cards go to the active player only if somebody finds the target; found at once, one is lost."""
    held = played.piles[played.active]
    if not found:
        penalty = played.nobody_penalty
        return (Reason("NOBODY_FOUND_IT", -min(held, penalty)),) if penalty else ()
    if wrong:
        return (Reason("WRONG_GUESSES", wrong, wrong),)
    return (Reason("FOUND_AT_ONCE", -min(held, 1)),)
