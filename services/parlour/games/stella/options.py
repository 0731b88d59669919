"""What a table of Stella may choose (RULES 8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Scouting(Enum):
    """How long a scout goes on (D1)."""

    UNTIL_FALLEN = "until_fallen"
    ROTATE = "rotate"


class Words(Enum):
    """Which word cards are played with (7.1)."""

    TWO_WORD = "two_word"
    DISCOVERY = "discovery"
    CUSTOM = "custom"


@dataclass(frozen=True, slots=True)
class StellaRules:
    """`custom_words`: 4 to 10 words of the table's own; read with `Words.CUSTOM` only."""

    scouting: Scouting = Scouting.UNTIL_FALLEN
    words: Words = Words.TWO_WORD
    custom_words: tuple[str, ...] = ()
