"""What a player of Jinx may do (6.2)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GiveClue:
    """The active player hints at the card on the drawn position; the text is clean already (1.7)."""

    text: str
    aloud: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """The one guess of the round: a position, 1-9."""

    position: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Give up this round's guess, for good."""


Move = GiveClue | Point | Pass
