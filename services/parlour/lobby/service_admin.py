"""AdminService: what the administrator may do about rooms and players."""

from __future__ import annotations

from parlour.api.lobby.v1 import admin_service_pb2 as pb
from parlour.kernel.refusals import Refused
from parlour.lobby import wire
from parlour.lobby.accounts import Accounts
from parlour.lobby.codes import room_code, room_not_found
from parlour.lobby.store.people import People
from parlour.lobby.store.rooms import Rooms
from parlour.platform import pages
from parlour.platform.calls import Call
from parlour.platform.names import part_of

PAGE, MOST_PAGE = 50, 200


class AdminService:
    """As the proto says; NOT_ADMIN for everybody without the administrator's token."""

    def __init__(self, accounts: Accounts, people: People, rooms: Rooms) -> None:
        self._accounts = accounts
        self._people = people
        self._rooms = rooms

    async def ListAllRooms(
        self, request: pb.ListAllRoomsRequest, call: Call
    ) -> pb.ListAllRoomsResponse:
        """All rooms, newest first."""
        _admin(call)
        rooms, following = await self._rooms.page(
            pages.page_size(request.page_size, PAGE, MOST_PAGE),
            pages.position(request.page_token, "all rooms"),
            public_only=False,
        )
        return pb.ListAllRoomsResponse(
            rooms=[wire.room(room) for room in rooms],
            next_page_token=pages.token(following, "all rooms") if following else "",
        )

    async def CloseRoom(self, request: pb.CloseRoomRequest, call: Call) -> pb.CloseRoomResponse:
        """The end of a room and its game."""
        _admin(call)
        if not await self._rooms.remove(room_code(request.name)):
            raise room_not_found()
        return pb.CloseRoomResponse()

    async def ListPlayers(
        self, request: pb.ListPlayersRequest, call: Call
    ) -> pb.ListPlayersResponse:
        """All people, newest first; bots are no people."""
        _admin(call)
        people, following = await self._people.page(
            pages.page_size(request.page_size, PAGE, MOST_PAGE),
            pages.position(request.page_token, "players"),
        )
        return pb.ListPlayersResponse(
            players=[wire.person(person) for person in people],
            next_page_token=pages.token(following, "players") if following else "",
        )

    async def BanPlayer(self, request: pb.BanPlayerRequest, call: Call) -> pb.BanPlayerResponse:
        """Refused from now on, or not any more."""
        _admin(call)
        player = part_of(request.player, "players", "player")
        person = await self._accounts.ban(player, request.banned)
        return pb.BanPlayerResponse(player=wire.person(person))

    async def ErasePlayer(
        self, request: pb.ErasePlayerRequest, call: Call
    ) -> pb.ErasePlayerResponse:
        """The end of an account."""
        _admin(call)
        player = part_of(request.player, "players", "player")
        await self._people.get(player)
        await self._accounts.erase(player)
        return pb.ErasePlayerResponse()

    async def CreateInvitation(
        self, request: pb.CreateInvitationRequest, call: Call
    ) -> pb.CreateInvitationResponse:
        """A code to sign in with."""
        _admin(call)
        code, expires = await self._accounts.invitation(request.uses)
        return pb.CreateInvitationResponse(invitation=code, expire_time=wire.timestamp(expires))


def _admin(call: Call) -> None:
    if not call.principal.admin:
        raise Refused("NOT_ADMIN", "this takes the administrator's token")
