"""What a round of Stella is worth (7.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from parlour.games.stella.options import Scouting
from parlour.games.stella.sky import (
    SPARK_STARS,
    SUPER_SPARK,
    SUPER_SPARK_STARS,
    Showing,
    Sky,
    alone_at_the_top,
    stars,
)
from parlour.kernel.awards import Reason


def _nobody() -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round.

    `order`: clockwise from the first scout. `marks`: who sits the round out is missing. `reveals`: (scout, position) in order.
    `left`: player to how many cards had been shown when the player left.
    """

    order: tuple[str, ...]
    marks: Mapping[str, frozenset[int]]
    reveals: tuple[tuple[str, int], ...]
    scouting: Scouting = Scouting.UNTIL_FALLEN
    left: Mapping[str, int] = field(default_factory=_nobody)

    def skies(self) -> Iterator[Sky[str]]:
        """The sky before each showing, and after the last one."""
        sky = Sky(self.order, self.marks)
        for shown in range(len(self.reveals) + 1):
            gone = frozenset(player for player, when in self.left.items() if when <= shown)
            sky = replace(sky, left=gone)
            yield sky
            if shown < len(self.reveals):
                position = self.reveals[shown][1]
                sky = sky.after(sky.show(position), position)

    def showings(self) -> list[Showing[str]]:
        """What each mark that was shown came to."""
        pairs = zip(self.skies(), self.reveals, strict=False)  # the last sky shows nothing any more
        return [sky.show(position) for sky, (_, position) in pairs]


@dataclass(frozen=True, slots=True)
class Score:
    """`stars`: before anything is taken off, and `reasons`: why, both for everybody in `order`. `fallen`: sorted by name."""

    dark: str | None
    fallen: tuple[str, ...]
    stars: Mapping[str, int]
    reasons: Mapping[str, tuple[Reason, ...]]


def score(played: Round) -> Score:
    """Judge a round that is known to be legal."""
    *_, last = played.skies()
    dark = alone_at_the_top({player: len(marks) for player, marks in played.marks.items()})
    sparks: Counter[str] = Counter()
    supers: Counter[str] = Counter()
    filled: Counter[str] = Counter()
    for showing in played.showings():
        kind = supers if len(showing.players) == SUPER_SPARK else sparks
        kind.update(showing.filled)
        filled.update(dict.fromkeys(showing.filled, stars(len(showing.players))))
    reasons: dict[str, tuple[Reason, ...]] = {}
    for player in played.order:
        fell_in_the_dark = player == dark and player in last.fallen
        won = _reasons(sparks[player], supers[player], fell_in_the_dark=fell_in_the_dark)
        reasons[player] = won if player in played.marks else (Reason("SAT_OUT", 0),)
    return Score(
        dark=dark,
        fallen=tuple(sorted(last.fallen)),
        stars={player: filled[player] for player in played.order},
        reasons=reasons,
    )


def _reasons(sparks: int, supers: int, *, fell_in_the_dark: bool) -> tuple[Reason, ...]:
    """Two stars a spark, three a super spark; whoever fell in the dark loses one for each of them (nr 52)."""
    reasons: list[Reason] = []
    if sparks:
        reasons.append(Reason("SPARKS", sparks * SPARK_STARS, sparks))
    if supers:
        reasons.append(Reason("SUPER_SPARKS", supers * SUPER_SPARK_STARS, supers))
    if fell_in_the_dark and reasons:
        reasons.append(Reason("FELL_IN_THE_DARK", -(sparks + supers), sparks + supers))
    return tuple(reasons) or (Reason("NO_SPARKS", 0),)
