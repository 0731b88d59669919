"""Seats and who sits in them. Seats are numbered from 0 clockwise; the left neighbour is the next number (1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Presence(Enum):
    """Whether somebody is there (1.9)."""

    PRESENT = 1
    AWAY = 2
    DEPARTED = 3


class PauseCause(Enum):
    """Why deadlines stand still (1.9)."""

    HOST = 1
    ABSENCE = 2
    IDLENESS = 3


class Status(Enum):
    """Whether a game runs."""

    RUNNING = 1
    PAUSED = 2
    FINISHED = 3
    ABANDONED = 4


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody by id; name and emblem (0: none) are only shown, never compared."""

    id: str
    name: str
    bot: bool = False
    emblem: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table.

    `person` had the seat before a bot took over and may have it back, and the seat's emblem is that person's; `waiting` is a
    late joiner before the first turn.
    """

    player: Player
    person: Player
    presence: Presence = Presence.PRESENT
    score: int = 0
    waiting: bool = False

    @property
    def active(self) -> bool:
        """Takes part in the turns that begin from now on."""
        return self.presence is not Presence.DEPARTED
