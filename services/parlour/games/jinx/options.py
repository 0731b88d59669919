"""What a table of Jinx may choose (RULES 8)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JinxRules:
    """`nobody_penalty`: cards that the active player loses when nobody finds the target, 0 or 1 (D6)."""

    nobody_penalty: int = 0
