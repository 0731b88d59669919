"""Sparks and falls: what a shown mark comes to, and who scouts next (7.3). The same for the table and the scorekeeper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from parlour.games.stella.options import Scouting

P = TypeVar("P")
SUPER_SPARK = 2  # players with a mark there, exactly; more make a spark, fewer a fall
SPARK_STARS, SUPER_SPARK_STARS = 2, 3


def stars(players: int) -> int:
    """Stars that everybody concerned fills for a card which so many have marked."""
    if players < SUPER_SPARK:
        return 0
    return SUPER_SPARK_STARS if players == SUPER_SPARK else SPARK_STARS


def alone_at_the_top(counts: Mapping[P, int]) -> P | None:
    """Who is in the dark: the one who marked more than anybody else (7.2, nr 51)."""
    most = max(counts.values(), default=0)
    top = [player for player, count in counts.items() if count == most]
    return top[0] if len(top) == 1 else None


@dataclass(frozen=True, slots=True)
class Showing(Generic[P]):
    """`players` with a mark there; those of them who fill stars in `filled`; both clockwise from the first scout."""

    players: tuple[P, ...]
    filled: tuple[P, ...]


@dataclass(frozen=True, slots=True)
class Sky(Generic[P]):
    """The marks of a round and what has become of them.

    `order`: clockwise from the first scout. `marks`: player to positions; who sits the round out is missing. `shown`: positions
    that somebody has shown. `left`: who is not at the table any more; their marks count on for the others (7.6).
    """

    order: tuple[P, ...]
    marks: Mapping[P, frozenset[int]]
    shown: frozenset[int] = frozenset()
    fallen: frozenset[P] = frozenset()
    left: frozenset[P] = frozenset()

    def unshown(self, player: P) -> tuple[int, ...]:
        """A player's marks that nobody has shown yet, ascending."""
        return tuple(sorted(self.marks.get(player, frozenset()) - self.shown))

    def can_scout(self, player: P) -> bool:
        """Neither fallen nor gone, and something to show."""
        out = self.fallen | self.left
        return player not in out and bool(self.unshown(player))

    def next_scout(self, after: P | None, scouting: Scouting) -> P | None:
        """Who shows the next mark; `after` showed the last one, None: nobody has yet. None: the round is over."""
        if after is None:
            candidates = self.order
        else:
            next_one = self.order.index(after) + 1
            candidates = (*self.order[next_one:], *self.order[:next_one])
            if scouting is Scouting.UNTIL_FALLEN:
                candidates = (after, *candidates)
        return next((player for player in candidates if self.can_scout(player)), None)

    def show(self, position: int) -> Showing[P]:
        """What a mark comes to. The fallen count for the others, but fill nothing (nr 46-48)."""
        players = tuple(p for p in self.order if position in self.marks.get(p, ()))
        out = self.fallen | self.left
        filled = tuple(p for p in players if p not in out) if len(players) > 1 else ()
        return Showing(players, filled)

    def after(self, showing: Showing[P], position: int) -> Sky[P]:
        """The sky once a mark is shown."""
        fallen = self.fallen | (set(showing.players) if len(showing.players) == 1 else set[P]())
        return replace(self, shown=self.shown | {position}, fallen=fallen)
