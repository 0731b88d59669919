"""`parlour simulate` as a command, and a replay of the log that knows none of the server's code."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from typing import Any

from parlour_client import connect


async def simulate(
    address: str, game: str, players: int, games: int = 1, options: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    """The games that the command printed."""
    arguments = ["simulate", "--server", address, "--game", game, "--players", str(players)]
    arguments += ["--games", str(games), "--seed", "7", "--json"]
    for option in options:
        arguments += ["--option", option]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "parlour_cli",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 60.0 * games)
    assert process.returncode == 0, err.decode()
    return [json.loads(line) for line in out.decode().splitlines()]


async def replayed_scores(address: str, game: str) -> dict[str, int]:
    """Scores by display name, added up from the awards in the opened history of a public game's log."""
    async with connect(address) as client:
        await client.sign_in("Replay")
        names: dict[str, str] = {}
        points: Counter[str] = Counter()
        async for step in client.history(f"games/{game}"):
            names = {str(seat.seat): seat.display_name for seat in step.game.seats}
            for event in step.events:
                for award in event.round_scored.awards:
                    points[award.to] += award.points
        return {name: points[seat] for seat, name in names.items()}
