"""What the command line tells people when it cannot do as asked."""

from __future__ import annotations

REFUSED, MISUSED = 1, 2


class Complaint(Exception):  # noqa: N818 - it is what the user reads, not a fault
    """A sentence for the user, and the exit status."""

    def __init__(self, sentence: str, status: int = REFUSED) -> None:
        super().__init__(sentence)
        self.status = status
