"""What a player may do. The form of a move is checked where it is read, its place in the game by `deciding`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Claim:
    """Be the first storyteller (1.4)."""


@dataclass(frozen=True, slots=True)
class GiveClue:
    """Tell (1.7). `card` is empty where the clue has none."""

    text: str
    aloud: bool = False
    card: str = ""


@dataclass(frozen=True, slots=True)
class SubmitCards:
    """Hand in cards from one's own hand."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CastVote:
    """Vote for slots of the table, counted from 1; `red` is Party's red token, 0: none."""

    slots: tuple[int, ...]
    red: int = 0


Move = Claim | GiveClue | SubmitCards | CastVote
