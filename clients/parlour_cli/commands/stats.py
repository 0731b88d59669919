"""A player's figures from finished games: one line a game and edition, and the sum. PLAYER is an id, or "me"."""

from __future__ import annotations

import argparse
from typing import Any

from parlour.api.scoring.v1 import scoring_service_pb2
from parlour_client import connect

from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, local_id, print_json
from parlour_cli.plain_text import table

FIELDS = ("games", "wins", "points", "told", "told_well", "guessed", "found")


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("player", metavar="PLAYER", help='the id, as "players/ID" or ID; or "me"')
    server_argument(parser)
    json_argument(parser)
    parser.add_argument("--name", help='with "me": the name one plays under')


async def run(options: argparse.Namespace) -> int:
    """Prints the figures."""
    async with (
        some_server(options.server, running_first=True) as server,
        connect(server.address) as client,
    ):
        await sign_in(client, options.name, keep=not server.own)
        player = options.player
        if player == "me":
            player = (await client.who_am_i()).name
        answer = await client.stats(player)
    if options.json:
        print_json(
            {
                "player": local_id(player),
                "stats": [_line(stats) for stats in answer.stats],
                "total": {field: getattr(answer.total, field) for field in FIELDS},
            },
            indent=2,
        )
        return 0
    if not answer.stats:
        print("No finished games yet.")
        return 0
    rows = [("GAME", "EDITION", "GAMES", "WON", "POINTS", "TOLD", "TOLD WELL", "GUESSED", "FOUND")]
    rows += [(s.game, s.edition or "-", *_figures(s)) for s in answer.stats]
    rows.append(("all", "", *_figures(answer.total)))
    print("\n".join(table(rows)))
    return 0


def _line(stats: scoring_service_pb2.PlayerStats) -> dict[str, Any]:
    return {"game": stats.game, "edition": stats.edition} | {
        field: getattr(stats, field) for field in FIELDS
    }


def _figures(stats: scoring_service_pb2.PlayerStats) -> tuple[str, ...]:
    return tuple(str(getattr(stats, field)) for field in FIELDS)
