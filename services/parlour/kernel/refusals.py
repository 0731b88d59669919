"""Why something is not done. A refusal has a stable reason, and nothing was changed."""

from __future__ import annotations

from dataclasses import dataclass


class Refused(Exception):  # noqa: N818 - in the words of the table: a move is refused
    """Something the rules or the house do not allow now.

    `reason` is a stable name in capitals, e.g. "NOT_YOUR_TURN"; `message` a sentence for people.
    `platform.errors` says which status code a reason travels with.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(reason, message)
        self.reason = reason
        self.message = message

    def __str__(self) -> str:
        return f"{self.reason}: {self.message}"


@dataclass(frozen=True, slots=True)
class Violation:
    """One field that was at fault; `field` is its path in the request."""

    field: str
    description: str


class BadInput(Refused):
    """Input that would never be right, whatever the state; names the fields at fault."""

    def __init__(self, field: str, description: str, reason: str = "INVALID_INPUT") -> None:
        super().__init__(reason, description)
        self.violations: tuple[Violation, ...] = (Violation(field, description),)
