"""Looks on at the game in a room, as somebody without a seat, until it ends; waits for it if none runs.

With --json each update is a JSON object on a line: revision, events, game.
"""

from __future__ import annotations

import argparse

from parlour.api.lobby.v1 import room_pb2
from parlour_client import Client, connect

from parlour_cli.card_rows import listed
from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.look import Look
from parlour_cli.output import as_dict, json_argument, print_json
from parlour_cli.plain_text import safe
from parlour_cli.scene import Cards
from parlour_cli.seats import seats_lines, standings
from parlour_cli.tables import side
from parlour_cli.telling import tell
from parlour_cli.terminal import size
from parlour_cli.texts import texts_of


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("code", metavar="CODE", help="the room's code")
    server_argument(parser)
    json_argument(parser)
    parser.add_argument("--name", metavar="NAME", help="what to be called (or PARLOUR_NAME)")


async def run(options: argparse.Namespace) -> int:
    """Prints until the game ends."""
    async with (
        some_server(options.server, running_first=True) as server,
        connect(server.address) as client,
    ):
        await sign_in(client, options.name, keep=not server.own)
        room = await client.join_room(options.code, as_spectator=True)
        async with client.room(room.code) as watched:
            try:
                if watched.view.state != room_pb2.ROOM_STATE_PLAYING and not options.json:
                    print(f"Waiting for a game to begin in {safe(room.code)} ...", flush=True)
                while watched.view.state != room_pb2.ROOM_STATE_PLAYING:
                    await watched.changed()
                await _follow(client, watched.view.game, as_json=options.json)
            finally:
                me = client.player.name if client.player else ""
                if not any(m.player == me and m.seated for m in watched.view.members):
                    await watched.leave()  # a seat of one's own is not given up by looking on
    return 0


async def _follow(client: Client, name: str, *, as_json: bool) -> None:
    async with client.game(name, as_spectator=True) as game:
        texts = {} if as_json else await texts_of(client, game.view)
        if not as_json:
            look = Look(game.view, None, texts)
            for row in seats_lines(look, size()[0]):
                print(row.plain, flush=True)
            for block in side(look.game).blocks(look):
                rows = listed(block, look.text) if isinstance(block, Cards) else [block]
                for row in rows:
                    print(row.plain, flush=True)
        async for update in game.updates():
            if as_json:
                events = [as_dict(event) for event in update.events]
                print_json(
                    {"revision": update.revision, "events": events, "game": as_dict(update.view)}
                )
                continue
            look = Look(update.view, None, texts)
            for event in update.events:
                for said in tell(look, event):
                    print(said, flush=True)
        if not as_json:
            for block in standings(Look(game.view, None, texts)):
                print(getattr(block, "plain", ""))
