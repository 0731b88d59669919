"""Points with their reasons; docs/api/awards.md says what each reason means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.kernel.awards import Reason


@dataclass(frozen=True, slots=True)
class Score:
    """What a player, or a team, gets in a turn."""

    to: str
    reasons: tuple[Reason, ...]

    @property
    def points(self) -> int:
        """The sum of the reasons."""
        return sum(reason.points for reason in self.reasons)


Votes = Mapping[str, tuple[str, ...]]  # voter to cards; whoever abstained has no entry

NOBODY_VOTED = Reason("NOBODY_VOTED", 0)
ABSTAINED = Reason("ABSTAINED", 0)


def tellers_reason(found: int, voted: int) -> Reason:
    """Why a storyteller gets 3 or nothing (2.4)."""
    if found == 0:
        return Reason("STORYTELLER_FOUND_BY_NONE", 0)
    if found == voted:
        return Reason("STORYTELLER_FOUND_BY_ALL", 0, found)
    return Reason("STORYTELLER_FOUND_BY_SOME", 3, found)


def voters_reason(has_found: bool, found: int, voted: int) -> Reason:
    """Why a voter gets 2, 3 or nothing (2.4)."""
    if found in (0, voted):
        return Reason("ALL_OR_NONE", 2)
    return Reason("FOUND_THE_CARD", 3) if has_found else Reason("MISSED_THE_CARD", 0)


def capped(votes: int, cap: int | None) -> int:
    """Points for votes received."""
    return votes if cap is None else min(votes, cap)
