"""LobbyService: requests read, limits kept, the work done elsewhere, responses written."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import AsyncGenerator

from google.protobuf.duration_pb2 import Duration

from parlour.api.lobby.v1 import lobby_service_pb2 as pb
from parlour.api.lobby.v1 import room_pb2
from parlour.kernel.refusals import BadInput, Refused
from parlour.kernel.text import CLUE_LIMIT, MESSAGE_LIMIT, NAME_LIMIT, TITLE_LIMIT, clean
from parlour.lobby import wire
from parlour.lobby.accounts import Accounts
from parlour.lobby.codes import room_code, room_not_found
from parlour.lobby.domain import gathering, playing
from parlour.lobby.limits import Limits, host_of
from parlour.lobby.openings import Openings
from parlour.lobby.plans import Plans, server_version
from parlour.lobby.settings import LobbySettings
from parlour.lobby.signals import Signals
from parlour.lobby.starting import Starting
from parlour.lobby.store import requests as request_ids
from parlour.lobby.store.chat import Chat
from parlour.lobby.store.people import People
from parlour.lobby.store.requests import Request, Requests
from parlour.lobby.store.rooms import Decide, Rooms
from parlour.lobby.watching import Watching
from parlour.platform import pages
from parlour.platform.calls import Call
from parlour.platform.names import name, part_of

PAGE, MOST_PAGE = 50, 200


class LobbyService:
    """As the proto says; see `platform.calls` for the shape."""

    OPEN = frozenset({"GetServerInfo", "SignIn", "LinkDevice"})

    def __init__(
        self,
        *,
        accounts: Accounts,
        people: People,
        rooms: Rooms,
        chat: Chat,
        requests: Requests,
        openings: Openings,
        starting: Starting,
        watching: Watching,
        plans: Plans,
        limits: Limits,
        signals: Signals,
        settings: LobbySettings,
    ) -> None:
        self._accounts = accounts
        self._people = people
        self._rooms = rooms
        self._chat = chat
        self._requests = requests
        self._openings = openings
        self._starting = starting
        self._watching = watching
        self._plans = plans
        self._limits = limits
        self._signals = signals
        self._settings = settings

    async def drain(self) -> None:
        """End the streams; clients connect again, to another replica."""
        self._signals.drain()

    async def GetServerInfo(
        self, request: pb.GetServerInfoRequest, call: Call
    ) -> pb.GetServerInfoResponse:
        """What this server is and can."""
        return pb.GetServerInfoResponse(
            version=server_version(),
            api_version="v1",
            games=self._plans.describe(),
            invitation_required=self._settings.invitation_only,
            history_retention=Duration(seconds=int(self._settings.history_retention)),
            room_retention=Duration(seconds=int(self._settings.room_retention)),
            name_limit=NAME_LIMIT,
            message_limit=MESSAGE_LIMIT,
            clue_limit=CLUE_LIMIT,
            picture_base=self._settings.picture_base,
        )

    async def SignIn(self, request: pb.SignInRequest, call: Call) -> pb.SignInResponse:
        """A new guest."""
        rate = self._settings.rates.sign_in_by_address
        await self._limits.take("sign in", host_of(call.address), rate)
        person, token = await self._accounts.sign_in(request.display_name, request.invitation)
        return pb.SignInResponse(player=wire.person(person), token=token)

    async def SignOut(self, request: pb.SignOutRequest, call: Call) -> pb.SignOutResponse:
        """Tokens end."""
        await self._accounts.sign_out(call.player, call.token_hash, everywhere=request.everywhere)
        return pb.SignOutResponse()

    async def CreateDeviceCode(
        self, request: pb.CreateDeviceCodeRequest, call: Call
    ) -> pb.CreateDeviceCodeResponse:
        """A code for another device."""
        await self._limits.take("link", call.player, self._settings.rates.link_by_address)
        code, expires = await self._accounts.device_code(call.player)
        return pb.CreateDeviceCodeResponse(code=code, expire_time=wire.timestamp(expires))

    async def LinkDevice(self, request: pb.LinkDeviceRequest, call: Call) -> pb.LinkDeviceResponse:
        """The code for a token."""
        rate = self._settings.rates.link_by_address
        await self._limits.take("link", host_of(call.address), rate)
        person, token = await self._accounts.link(request.code)
        return pb.LinkDeviceResponse(player=wire.person(person), token=token)

    async def GetPlayer(self, request: pb.GetPlayerRequest, call: Call) -> pb.GetPlayerResponse:
        """Oneself."""
        return pb.GetPlayerResponse(player=wire.person(await self._people.get(call.player)))

    async def UpdatePlayer(
        self, request: pb.UpdatePlayerRequest, call: Call
    ) -> pb.UpdatePlayerResponse:
        """Another name."""
        person = await self._accounts.rename(call.player, request.display_name)
        return pb.UpdatePlayerResponse(player=wire.person(person))

    async def DeletePlayer(
        self, request: pb.DeletePlayerRequest, call: Call
    ) -> pb.DeletePlayerResponse:
        """The end of an account."""
        await self._accounts.erase(call.player)
        return pb.DeletePlayerResponse()

    async def CreateRoom(self, request: pb.CreateRoomRequest, call: Call) -> pb.CreateRoomResponse:
        """A new room."""
        await self._limits.take("create", call.player, self._settings.rates.create_by_player)
        room = await self._openings.open(request, call.player)
        return pb.CreateRoomResponse(room=wire.room(room))

    async def GetRoom(self, request: pb.GetRoomRequest, call: Call) -> pb.GetRoomResponse:
        """A room one is in, or a public one; others are not to be known of."""
        room = await self._rooms.get(room_code(request.name))
        if not room.public and room.find(call.player) is None:
            raise room_not_found()
        return pb.GetRoomResponse(room=wire.room(room))

    async def ListRooms(self, request: pb.ListRoomsRequest, call: Call) -> pb.ListRoomsResponse:
        """Public rooms in which somebody is."""
        bound = f"rooms/{request.game}"
        rooms, following = await self._rooms.page(
            pages.page_size(request.page_size, PAGE, MOST_PAGE),
            pages.position(request.page_token, bound),
            public_only=True,
            kind=request.game,
        )
        return pb.ListRoomsResponse(
            rooms=[wire.room(room) for room in rooms],
            next_page_token=pages.token(following, bound) if following else "",
        )

    async def JoinRoom(self, request: pb.JoinRoomRequest, call: Call) -> pb.JoinRoomResponse:
        """In, or back in."""
        rates = self._settings.rates
        await self._limits.take("join", call.player, rates.join_by_player)
        await self._limits.take("join", host_of(call.address), rates.join_by_address)
        person = await self._people.get(call.player)
        join = functools.partial(
            gathering.join,
            player=person.id,
            name=person.name,
            as_spectator=request.as_spectator,
            emblem=request.emblem,
        )
        return pb.JoinRoomResponse(room=await self._change(request.name, join))

    async def LeaveRoom(self, request: pb.LeaveRoomRequest, call: Call) -> pb.LeaveRoomResponse:
        """Out."""
        leave = functools.partial(gathering.leave, player=call.player)
        await self._change(request.name, leave)
        return pb.LeaveRoomResponse()

    async def UpdateRoom(self, request: pb.UpdateRoomRequest, call: Call) -> pb.UpdateRoomResponse:
        """Other options, seats, title."""
        changes = self._changes(request)
        update = functools.partial(playing.update, host=call.player, changes=changes)
        return pb.UpdateRoomResponse(
            room=await self._change(request.room.name, update, "room.name")
        )

    def _changes(self, request: pb.UpdateRoomRequest) -> playing.Changes:
        asked, paths = request.room, set(request.update_mask.paths)
        unknown = paths - {"title", "public", "options", "seats", "spectators_welcome", "locked"}
        if unknown or not paths:
            what = f"cannot change {', '.join(sorted(unknown))}" if unknown else "is required"
            raise BadInput("update_mask", what, "INVALID_MASK")
        title = clean(asked.title, TITLE_LIMIT, "room.title", least=0) if "title" in paths else None
        return playing.Changes(
            title=title,
            public=asked.public if "public" in paths else None,
            plan=self._plans.read(asked.options, "room.options") if "options" in paths else None,
            seats=asked.seats if "seats" in paths else None,
            spectators_welcome=asked.spectators_welcome if "spectators_welcome" in paths else None,
            locked=asked.locked if "locked" in paths else None,
        )

    async def SetReady(self, request: pb.SetReadyRequest, call: Call) -> pb.SetReadyResponse:
        """Ready, or not."""
        ready = functools.partial(playing.set_ready, player=call.player, ready=request.ready)
        return pb.SetReadyResponse(room=await self._change(request.name, ready))

    async def ChooseEmblem(
        self, request: pb.ChooseEmblemRequest, call: Call
    ) -> pb.ChooseEmblemResponse:
        """Another emblem."""
        choose = functools.partial(
            gathering.choose_emblem, player=call.player, emblem=request.emblem
        )
        return pb.ChooseEmblemResponse(room=await self._change(request.name, choose))

    async def KickPlayer(self, request: pb.KickPlayerRequest, call: Call) -> pb.KickPlayerResponse:
        """Somebody out."""
        player = part_of(request.player, "players", "player")
        kick = functools.partial(gathering.kick, host=call.player, player=player, ban=request.ban)
        return pb.KickPlayerResponse(room=await self._change(request.name, kick))

    async def MutePlayer(self, request: pb.MutePlayerRequest, call: Call) -> pb.MutePlayerResponse:
        """Somebody silent."""
        player = part_of(request.player, "players", "player")
        mute = functools.partial(
            gathering.mute, host=call.player, player=player, muted=request.muted
        )
        return pb.MutePlayerResponse(room=await self._change(request.name, mute))

    async def TransferHost(
        self, request: pb.TransferHostRequest, call: Call
    ) -> pb.TransferHostResponse:
        """Another host."""
        player = part_of(request.player, "players", "player")
        transfer = functools.partial(gathering.transfer, host=call.player, player=player)
        return pb.TransferHostResponse(room=await self._change(request.name, transfer))

    async def AddBot(self, request: pb.AddBotRequest, call: Call) -> pb.AddBotResponse:
        """A bot in a seat."""
        code = room_code(request.name)
        room, bot = await self._openings.add_bot(request, code, call.player)
        return pb.AddBotResponse(room=wire.room(room), player=name("players", bot))

    async def RemoveBot(self, request: pb.RemoveBotRequest, call: Call) -> pb.RemoveBotResponse:
        """A bot out of a seat."""
        player = part_of(request.player, "players", "player")
        remove = functools.partial(gathering.remove_bot, host=call.player, player=player)
        return pb.RemoveBotResponse(room=await self._change(request.name, remove))

    async def SendMessage(
        self, request: pb.SendMessageRequest, call: Call
    ) -> pb.SendMessageResponse:
        """A line in the chat."""
        code, player = room_code(request.name), call.player
        asked = request_ids.read(player, request.request_id, request)
        say = functools.partial(self._say, code, player, request.text, asked)
        number = await self._requests.once(asked, say)
        message = await self._chat.get(code, int(number))
        return pb.SendMessageResponse(message=wire.message(message))

    async def _say(self, code: str, player: str, text: str, asked: Request) -> str:
        text = clean(text, MESSAGE_LIMIT, "text")
        member = (await self._rooms.get(code)).member(player)
        if member.muted:
            raise Refused("MUTED", "the host has taken your right to write here")
        await self._limits.take("message", player, self._settings.rates.message_by_player)
        number = await self._chat.add(code, player, member.name, text, asked)
        self._signals.publish(f"room/{code}")
        return str(number)

    async def StartGame(self, request: pb.StartGameRequest, call: Call) -> pb.StartGameResponse:
        """The game begins."""
        code = room_code(request.name)
        asked = request_ids.read(call.player, request.request_id, request)
        start = functools.partial(self._starting.start, code, call.player, asked)
        return pb.StartGameResponse(game=name("games", await self._requests.once(asked, start)))

    async def WatchRoom(
        self, request: pb.WatchRoomRequest, call: Call
    ) -> AsyncGenerator[pb.WatchRoomResponse]:
        """The room as it changes."""
        code = room_code(request.name)
        watch = self._watching.watch(code, call.player, call.token_hash, request.after_message)
        async with contextlib.aclosing(watch):
            async for response in watch:
                yield response

    async def _change(self, room: str, decide: Decide, field: str = "name") -> room_pb2.Room:
        return wire.room(await self._rooms.change(room_code(room, field), decide))
