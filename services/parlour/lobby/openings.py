"""New rooms, and bots made for a room: what creates rows beside the room's own, once a request."""

from __future__ import annotations

import functools

from parlour.api.lobby.v1 import lobby_service_pb2 as pb
from parlour.kernel.text import TITLE_LIMIT, clean
from parlour.lobby.bot_names import new_bot_name
from parlour.lobby.codes import ROOM_CODE, new_code, new_id
from parlour.lobby.domain import gathering, playing
from parlour.lobby.domain.room import Room
from parlour.lobby.plans import Plans
from parlour.lobby.store import requests as request_ids
from parlour.lobby.store.database import Database
from parlour.lobby.store.people import People, new_player
from parlour.lobby.store.requests import Requests
from parlour.lobby.store.rooms import Rooms


class Openings:
    """Opens rooms and seats bots."""

    def __init__(
        self, database: Database, people: People, rooms: Rooms, requests: Requests, plans: Plans
    ) -> None:
        self._database = database
        self._people = people
        self._rooms = rooms
        self._requests = requests
        self._plans = plans

    async def open(self, request: pb.CreateRoomRequest, player: str) -> Room:
        """A new room with the player as host in the first seat."""
        asked = request_ids.read(player, request.request_id, request)
        code = await self._requests.once(
            asked, functools.partial(self._open, request, player, asked)
        )
        return await self._rooms.get(code)

    async def _open(
        self, request: pb.CreateRoomRequest, player: str, asked: request_ids.Request
    ) -> str:
        plan = self._plans.read(request.options)
        title = clean(request.title, TITLE_LIMIT, "title", least=0)
        host = await self._people.get(player)
        code = new_code(ROOM_CODE)
        while await self._rooms.find(code):
            code = new_code(ROOM_CODE)
        room = playing.open_room(
            code,
            plan,
            self._database.now(),
            seats=request.seats,
            title=title,
            public=request.public,
        )
        room = gathering.join(room, player, host.name)
        await self._rooms.add(room, [self._requests.answered(asked, code)])
        return code

    async def add_bot(self, request: pb.AddBotRequest, code: str, player: str) -> tuple[Room, str]:
        """The room with a new bot in it, and the bot's id."""
        asked = request_ids.read(player, request.request_id, request)
        bot = await self._requests.once(
            asked, functools.partial(self._add_bot, code, player, asked)
        )
        return await self._rooms.get(code), bot

    async def _add_bot(self, code: str, player: str, asked: request_ids.Request) -> str:
        taken = {member.name for member in (await self._rooms.get(code)).members}
        bot, name = new_id(), new_bot_name(taken)
        make = new_player(bot, name, self._database.now(), bot=True)
        answered = self._requests.answered(asked, bot)
        seat = functools.partial(gathering.add_bot, host=player, player=bot, name=name)
        await self._rooms.change(code, seat, lambda _: [make, answered])
        return bot
