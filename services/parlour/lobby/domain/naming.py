"""Names within a room: shown side by side, so made different by a number (B19)."""

from __future__ import annotations

from collections.abc import Iterable

import regex

from parlour.kernel.text import NAME_LIMIT


def different(name: str, others: Iterable[str]) -> str:
    """The name, or "name 2", "name 3", ... if somebody is called so already, whatever the case; never over the limit."""
    taken = {other.casefold() for other in others}
    candidate, number = name, 1
    while candidate.casefold() in taken:
        number += 1
        ending = f" {number}"
        kept = regex.findall(r"\X", name)[: NAME_LIMIT - len(ending)]
        candidate = "".join(kept).rstrip() + ending
    return candidate
