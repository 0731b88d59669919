"""Tells a game again, move by move. GAME is its id. A game that is over is opened up: hands, owners and votes are named.

With --json each step is a JSON object on a line: revision, time, seat, events, game.
"""

from __future__ import annotations

import argparse

from parlour.api.game.v1 import game_pb2
from parlour_client import connect

from parlour_cli.complaint import Complaint
from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.look import Look
from parlour_cli.output import as_dict, json_argument, print_json
from parlour_cli.seats import standings
from parlour_cli.telling import tell
from parlour_cli.texts import texts_of


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help='the id, or "games/ID"')
    server_argument(parser)
    json_argument(parser)
    parser.add_argument("--name", metavar="NAME", help="as whom to ask (or PARLOUR_NAME)")


async def run(options: argparse.Namespace) -> int:
    """Prints all steps."""
    async with (
        some_server(options.server, running_first=True) as server,
        connect(server.address) as client,
    ):
        await sign_in(client, options.name, keep=not server.own)
        view: game_pb2.Game | None = None
        texts: dict[str, str] | None = None
        async for step in client.history(options.game):
            if options.json:
                print_json(as_dict(step) | {"revision": step.revision})
                continue
            if step.HasField("game"):
                view = step.game
            if view is None:
                raise Complaint("The game is not over yet; look on with: parlour watch CODE")
            if texts is None:
                texts = await texts_of(client, view)
            for event in step.events:
                for said in tell(Look(view, None, texts), event):
                    print(said)
        if view is not None and texts is not None and view.HasField("outcome"):
            print()
            for block in standings(Look(view, None, texts)):
                print(getattr(block, "plain", ""))
    return 0
