"""Lists the public rooms of a server, newest first."""

from __future__ import annotations

import argparse
from typing import Any

from parlour.api.lobby.v1 import room_pb2
from parlour_client import connect, options_as_dict
from parlour_client.options import game_key

from parlour_cli.identity import sign_in
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, local_id, print_json
from parlour_cli.plain_text import safe, table

STATES = {
    room_pb2.ROOM_STATE_OPEN: "open",
    room_pb2.ROOM_STATE_STARTING: "starting",
    room_pb2.ROOM_STATE_PLAYING: "playing",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    server_argument(parser)
    json_argument(parser)
    parser.add_argument("--game", default="", help="only rooms of this game, e.g. dixit")


async def run(options: argparse.Namespace) -> int:
    """Prints the rooms."""
    async with (
        some_server(options.server, running_first=True) as server,
        connect(server.address) as client,
    ):
        await sign_in(client, keep=not server.own)
        rooms = [room_as_dict(room) async for room in client.list_rooms(options.game)]
    if options.json:
        print_json(rooms, indent=2)
    elif not rooms:
        print("No public rooms. Open one with: parlour play --public")
    else:
        rows: list[tuple[str, ...]] = [("CODE", "GAME", "PLAYERS", "STATE", "HOST", "TITLE")]
        rows += [
            (
                room["code"],
                " ".join(filter(None, (room["game"], room["options"].get("edition")))),
                f"{len(room['players'])}/{room['seats']}",
                room["state"],
                safe(room["host"]),
                safe(room["title"]),
            )
            for room in rooms
        ]
        print("\n".join(table(rows)))
    return 0


def room_as_dict(room: room_pb2.Room) -> dict[str, Any]:
    """A room as the command prints it."""
    names = {member.player: member.display_name for member in room.members}
    return {
        "code": room.code,
        "title": room.title,
        "game": game_key(room.options),
        "options": options_as_dict(room.options),
        "state": STATES.get(room.state, "unknown"),
        "seats": room.seats,
        "players": [member.display_name for member in room.members if member.seated],
        "spectators": [member.display_name for member in room.members if not member.seated],
        "host": names.get(room.host, ""),
        "public": room.public,
        "running": local_id(room.game) if room.game else None,
    }
