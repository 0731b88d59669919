"""Phrases that the tables of all games use."""

from __future__ import annotations

from parlour_cli.look import Look
from parlour_cli.plain_text import safe


def quoted(clue: str, *, aloud: bool) -> str:
    """A clue as it is shown, harmless for a terminal."""
    if aloud:
        return f"“{safe(clue)}” (aloud)" if clue else "(aloud: listen)"
    return f"“{safe(clue)}”"


def verb(look: Look, seat: int, infinitive: str) -> str:
    """ "You tell", "Ana tells"."""
    return f"You {infinitive}" if seat == look.me else f"{look.name(seat)} {infinitive}s"


def has(look: Look, seat: int) -> str:
    """ "You have", "Ana has"."""
    return "You have" if seat == look.me else f"{look.name(seat)} has"
