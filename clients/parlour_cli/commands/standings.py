"""Ranks the players of a server by finished games: by games won, then points, then name; equals share a rank.

Bots are not ranked, and games that were ended early do not count.
"""

from __future__ import annotations

import argparse

from parlour.api.scoring.v1 import scoring_service_pb2
from parlour_client import connect

from parlour_cli.complaint import MISUSED, Complaint
from parlour_cli.figures import HEADINGS, as_columns, as_numbers
from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, local_id, print_json
from parlour_cli.plain_text import safe, table


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    server_argument(parser)
    json_argument(parser)
    parser.add_argument("--game", default="", metavar="G", help="only this game, e.g. stella")
    parser.add_argument(
        "--edition", default="", metavar="E", help="only this edition, e.g. odyssey"
    )
    parser.add_argument("--top", type=int, default=50, metavar="N", help="how many; default 50")


async def run(options: argparse.Namespace) -> int:
    """Prints the ranking."""
    if options.top < 1:
        raise Complaint("--top is 1 or more.", MISUSED)
    ranking: list[scoring_service_pb2.PlayerStanding] = []
    async with (
        some_server(options.server, running_first=True) as server,
        connect(server.address) as client,
    ):
        await sign_in(client, keep=not server.own)
        async for standing in client.standings(options.game, options.edition):
            ranking.append(standing)
            if len(ranking) == options.top:
                break
    if options.json:
        print_json(
            [
                {"rank": line.rank, "player": local_id(line.player), "name": line.display_name}
                | as_numbers(line.stats)
                for line in ranking
            ],
            indent=2,
        )
    elif not ranking:
        print("No finished games yet.")
    else:
        rows = [("RANK", "PLAYER", *HEADINGS)]
        rows += [(str(s.rank), safe(s.display_name), *as_columns(s.stats)) for s in ranking]
        print("\n".join(table(rows)))
    return 0
