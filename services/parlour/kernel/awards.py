"""What a round brings a seat, and why."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """One line of an explanation; `count` says how many of the thing named there were."""

    reason: str
    points: int
    count: int = 0


@dataclass(frozen=True, slots=True)
class Award:
    """Points of one seat in one round. `points` is the sum over `reasons`; negative only in Jinx."""

    seat: int
    points: int
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a round says about its players, for statistics: seats that told, guessed and found."""

    told: int | None
    told_well: bool
    guessed: tuple[int, ...]
    found: tuple[int, ...]
