"""Games that earlier releases stored end today as they ended then."""

from __future__ import annotations

from pathlib import Path

import pytest
from parlour.games import registry

from tests.golden.recording import logs, replay

RELEASES = sorted(path for path in Path(__file__).parent.glob("v*") if path.is_dir())


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_every_stored_game_of_a_release_replays_to_its_end(release: Path) -> None:
    played = set[str]()
    for log in logs(release):
        assert replay(log) == log["end"], f"{log['game']} {log['cell']}"
        played.add(log["game"])
    assert played <= set(registry.games())
    assert played, "a release has its logs"


def test_there_is_a_release() -> None:
    assert RELEASES
