"""A player's figures from finished games: one line a game and edition, and the sum. PLAYER is an id, or "me"."""

from __future__ import annotations

import argparse

from parlour_client import connect

from parlour_cli.figures import HEADINGS, as_columns, as_numbers
from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, local_id, print_json
from parlour_cli.plain_text import table


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
                "stats": [
                    {"game": stats.game, "edition": stats.edition} | as_numbers(stats)
                    for stats in answer.stats
                ],
                "total": as_numbers(answer.total),
            },
            indent=2,
        )
        return 0
    if not answer.stats:
        print("No finished games yet.")
        return 0
    rows = [("GAME", "EDITION", *HEADINGS)]
    rows += [(s.game, s.edition or "-", *as_columns(s)) for s in answer.stats]
    rows.append(("all", "", *as_columns(answer.total)))
    print("\n".join(table(rows)))
    return 0
