"""Options that every table has (8), with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType


class FirstPlayer(Enum):
    """How the first storyteller, active player or scout is found (1.4)."""

    CLAIM = 1
    RANDOM = 2
    SEAT = 3


def _no_seconds() -> Mapping[str, int]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What a table chose. Times are in seconds.

    `phase_seconds`: phase to seconds; no entry means the game's default, 0 means no timer. `card_sets`: names of sets,
    empty means the server's default.
    """

    first_player: FirstPlayer = FirstPlayer.RANDOM
    first_seat: int = 0
    phase_seconds: Mapping[str, int] = field(default_factory=_no_seconds)
    grace_seconds: int = 60
    departure_seconds: int = 900
    late_joiners: bool = False
    card_sets: tuple[str, ...] = ()
