"""Non-interference over recorded bytes: what somebody may not know changes nothing of what they are sent (RULES 1.2, 1.5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.leaks.courses import Pair
from tests.leaks.pairs import PAIRS, pair
from tests.leaks.planted import LEAKS, Leak
from tests.leaks.tables import compare


@pytest.mark.parametrize("fact", PAIRS, ids=lambda fact: fact.fact)
async def test_a_hidden_fact_changes_no_byte(fact: Pair, tmp_path: Path) -> None:
    assert await compare(fact, tmp_path) == []


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
async def test_a_planted_leak_is_caught(
    leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak.plant(monkeypatch)
    found = await compare(pair(leak.fact), tmp_path)
    assert any(f"over {leak.channel}: " in difference for difference in found), found
