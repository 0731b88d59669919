"""What a player of Stella may do (7.2), and what marks are well formed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.kernel.refusals import BadInput

ROWS, COLUMNS = 3, 5
POSITIONS = tuple(range(1, ROWS * COLUMNS + 1))
MOST_MARKS = 10


@dataclass(frozen=True, slots=True)
class Mark:
    """The whole set of marks, in place of those made before: 1 to 10 different positions."""

    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Confirm:
    """The marks are made."""


@dataclass(frozen=True, slots=True)
class ProposeOtherWord:
    """Propose to play with the other word of the card, and agree to it."""


@dataclass(frozen=True, slots=True)
class AcceptOtherWord:
    """Agree to a proposal."""


@dataclass(frozen=True, slots=True)
class Show:
    """The scout shows a mark: a position, 1-15."""

    position: int


Move = Mark | Confirm | ProposeOtherWord | AcceptOtherWord | Show


def check_marks(positions: Sequence[int], field: str) -> None:
    """Raises `BadInput` for `field` with NO_MARKS, TOO_MANY_MARKS, OUT_OF_RANGE or DUPLICATE_MARK (7.2, nr 56)."""
    if not positions:
        raise BadInput(field, "mark at least one card", "NO_MARKS")
    if len(positions) > MOST_MARKS:
        raise BadInput(field, f"mark at most {MOST_MARKS} cards", "TOO_MANY_MARKS")
    if any(position not in POSITIONS for position in positions):
        raise BadInput(field, f"positions run from 1 to {len(POSITIONS)}", "OUT_OF_RANGE")
    if len(set(positions)) != len(positions):
        raise BadInput(field, "names a position twice", "DUPLICATE_MARK")
