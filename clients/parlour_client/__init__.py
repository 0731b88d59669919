"""The Python SDK: connects, resumes, retries; knows the public API only.

async with connect("127.0.0.1:7400") as client:
    await client.sign_in("Ana")
    async with client.room("XK4T7P") as room, client.game(room.view.game) as game:
        async for update in game.updates():
            ...
"""

from parlour_client.channel import AddressError
from parlour_client.client import Client, connect
from parlour_client.errors import ParlourError, Violation
from parlour_client.game import Game, Update
from parlour_client.options import OptionError, options_as_dict, parse_options
from parlour_client.room import Room, RoomUpdate

__all__ = [
    "AddressError",
    "Client",
    "Game",
    "OptionError",
    "ParlourError",
    "Room",
    "RoomUpdate",
    "Update",
    "Violation",
    "connect",
    "options_as_dict",
    "parse_options",
]
