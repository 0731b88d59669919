"""Every game and edition at every number of players it allows: played to the end through the API by bots."""

from __future__ import annotations

import pytest

from tests.whole.server import EmbeddedServer
from tests.whole.simulating import replayed_scores, simulate

EDITIONS = {
    "original": range(3, 7),
    "revised": range(3, 7),
    "refreshed": range(3, 9),
    "disney": range(3, 7),
    "odyssey": range(3, 13),
}
OTHERS = {
    "party": range(6, 13),
    "team": range(6, 13, 2),
    "jinx": range(3, 7),
    "stella": range(3, 7),
}
CELLS = [
    ("dixit", players, (f"edition={edition}",))
    for edition, counts in EDITIONS.items()
    for players in counts
] + [(game, players, ()) for game, counts in OTHERS.items() for players in counts]


async def play(server: EmbeddedServer, cell: tuple[str, int, tuple[str, ...]], games: int) -> None:
    """Play a cell and hold every game against a replay of its log."""
    game, players, options = cell
    results = await simulate(server.grpc, game, players, games, options)
    assert len(results) == games
    for result in results:
        assert len(result["players"]) == len(set(result["players"])) == players
        assert set(result["winners"]) <= set(result["players"])
        assert result["winners"], "somebody wins a game that is played to the end"
        assert result["rounds"] > 0
        assert result["moves"] > result["rounds"]
        assert result["scores"] == await replayed_scores(server.grpc, result["id"])


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: f"{cell[0]}-{cell[1]}-{''.join(cell[2])}")
async def test_a_game_of_every_cell_ends_and_replays(
    server: EmbeddedServer, cell: tuple[str, int, tuple[str, ...]]
) -> None:
    await play(server, cell, 1)


@pytest.mark.long
@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: f"{cell[0]}-{cell[1]}-{''.join(cell[2])}")
async def test_twenty_games_of_every_cell_end_and_replay(
    server: EmbeddedServer, cell: tuple[str, int, tuple[str, ...]]
) -> None:
    await play(server, cell, 20)
