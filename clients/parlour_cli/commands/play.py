"""Plays a game in this terminal.

parlour play                          a game of Dixit against three bots, on a server of its own
parlour play --option edition=odyssey --players 7
parlour play --server HOST:PORT       opens a room on a server and shows its code to your friends
parlour play --server HOST:PORT --join CODE
"""

from __future__ import annotations

import argparse
import asyncio

from parlour.api.lobby.v1 import room_pb2
from parlour_client import Client, connect, parse_options

from parlour_cli.complaint import MISUSED, Complaint
from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server, way_in
from parlour_cli.session import Session

_USUAL_PLAYERS = 4


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    server_argument(parser)
    parser.add_argument("--game", default="dixit", metavar="G", help="default dixit")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game, e.g. edition=odyssey; may be given again",
    )
    parser.add_argument("--players", type=int, metavar="N", help="seats, bots and you included")
    parser.add_argument("--bots", type=int, metavar="N", help="how many of them bots take")
    parser.add_argument("--join", metavar="CODE", help="join a room instead of opening one")
    parser.add_argument("--watch", action="store_true", help="with --join: only look on")
    parser.add_argument("--public", action="store_true", help="list the room for everybody")
    parser.add_argument("--name", metavar="NAME", help="what to be called (or PARLOUR_NAME)")
    parser.add_argument(
        "--invitation", default="", metavar="CODE", help="where the server asks for one"
    )


async def run(options: argparse.Namespace) -> int:
    """Plays until the player leaves."""
    async with (
        some_server(options.server, running_first=bool(options.join)) as server,
        connect(server.address) as client,
    ):
        await sign_in(client, options.name, invitation=options.invitation, keep=not server.own)
        if options.join:
            room = await client.join_room(options.join, as_spectator=options.watch)
            bots = 0
        else:
            room, bots = await _open_room(client, options, alone=server.own)
        async with client.room(room.code) as watched:
            for _ in range(bots):
                await watched.add_bot()
            session = Session(
                client,
                watched,
                start_at_once=bots > 0 and bots == room.seats - 1,
                stay=not server.own,
            )
            interrupted = False
            try:
                await session.run()
            except asyncio.CancelledError:  # Ctrl-C, or the terminal was closed
                interrupted = True
        for said in session.farewell:
            print(said)
        if not session.left and not server.own:
            print("Come back with:", way_in(server.address, room.code, options.name or ""))
        if interrupted:
            raise asyncio.CancelledError
    return 0


async def _open_room(
    client: Client, options: argparse.Namespace, *, alone: bool
) -> tuple[room_pb2.Room, int]:
    """(the room, how many bots to seat)."""
    game_options = parse_options(options.game, options.option)
    info = await client.server_info()
    game = next((game for game in info.games if game.key == options.game), None)
    if game is None:
        known = ", ".join(game.key for game in info.games)
        raise Complaint(f"This server does not play {options.game}; it plays {known}.", MISUSED)
    bots = options.bots
    players = options.players
    if players is None:
        players = (
            bots + 1 if bots is not None else max(_USUAL_PLAYERS, game.min_players) if alone else 0
        )
        players = max(players, game.min_players) if players else 0
    if bots is None:
        bots = players - 1 if alone else 0
    if bots < 0 or (players and bots >= players):
        raise Complaint(f"{bots} bots leave no seat for you among {players}.", MISUSED)
    room = await client.create_room(game_options, seats=players, public=options.public)
    return room, bots
