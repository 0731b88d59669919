"""A signed-in caller: the five services, and the calls that most clients need."""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator
from types import TracebackType
from typing import Protocol, Self, TypeVar
from uuid import uuid4

import grpc
import grpc.aio
from google.protobuf.message import Message
from parlour.api.catalogue.v1 import catalogue_service_pb2, catalogue_service_pb2_grpc
from parlour.api.game.v1 import game_service_pb2, game_service_pb2_grpc, options_pb2
from parlour.api.lobby.v1 import (
    admin_service_pb2_grpc,
    bot_service_pb2_grpc,
    lobby_service_pb2,
    lobby_service_pb2_grpc,
    player_pb2,
    room_pb2,
)
from parlour.api.scoring.v1 import scoring_service_pb2, scoring_service_pb2_grpc

from parlour_client.channel import UNARY_DEADLINE, open_channel
from parlour_client.errors import from_rpc
from parlour_client.game import Game
from parlour_client.room import Room, room_name

_Request = TypeVar("_Request", bound=Message)
_Response = TypeVar("_Response", bound=Message)


def connect(server: str, token: str | None = None) -> Client:
    """A client of "host:port" (or "https://host"), signed in when a token is given. Nothing is sent before the first call.

    Raises `AddressError` when the address makes no sense. Use it in `async with`, or close it.
    """
    return Client(server, token)


class Client:
    """One caller. `lobby`, `games`, `scoring`, `catalogue`, `admin` and `bots` are the services' stubs; `call` calls them
    with sign-in, deadline and typed errors. `player` is the own account once known.
    """

    def __init__(self, server: str, token: str | None = None) -> None:
        self.server = server
        self.token = token
        self.player: player_pb2.Player | None = None
        self.channel = open_channel(server)
        self.lobby = lobby_service_pb2_grpc.LobbyServiceStub(self.channel)
        self.games = game_service_pb2_grpc.GameServiceStub(self.channel)
        self.scoring = scoring_service_pb2_grpc.ScoringServiceStub(self.channel)
        self.catalogue = catalogue_service_pb2_grpc.CatalogueServiceStub(self.channel)
        self.admin = admin_service_pb2_grpc.AdminServiceStub(self.channel)
        self.bots = bot_service_pb2_grpc.BotServiceStub(self.channel)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the connection, and with it every stream."""
        await self.channel.close()

    def metadata(self, game: str | None = None) -> tuple[tuple[str, str], ...]:
        """What travels with a call: the token, and the game for the balancer's sake."""
        pairs: list[tuple[str, str]] = []
        if self.token:
            pairs.append(("authorization", f"Bearer {self.token}"))
        if game:
            pairs.append(("parlour-game", game))
        return tuple(pairs)

    async def call(
        self,
        method: _Unary[_Request, _Response],
        request: _Request,
        *,
        game: str | None = None,
        timeout: float = UNARY_DEADLINE,
    ) -> _Response:
        """Calls a unary method of a stub. Raises `ParlourError`."""
        try:
            return await method(request, timeout=timeout, metadata=self.metadata(game))
        except grpc.aio.AioRpcError as error:
            raise from_rpc(error, self.server) from None

    async def server_info(self) -> lobby_service_pb2.GetServerInfoResponse:
        """What the server is and can; the cheapest way to see whether it is there."""
        return await self.call(self.lobby.GetServerInfo, lobby_service_pb2.GetServerInfoRequest())

    async def sign_in(self, display_name: str, *, invitation: str = "") -> player_pb2.Player:
        """Makes a guest and signs this client in as it; keep `token` to come back as the same player."""
        request = lobby_service_pb2.SignInRequest(display_name=display_name, invitation=invitation)
        response = await self.call(self.lobby.SignIn, request)
        self.token, self.player = response.token, response.player
        return response.player

    async def who_am_i(self) -> player_pb2.Player:
        """The account of the token."""
        request = lobby_service_pb2.GetPlayerRequest()
        self.player = (await self.call(self.lobby.GetPlayer, request)).player
        return self.player

    async def create_room(
        self,
        options: options_pb2.GameOptions | None = None,
        *,
        seats: int = 0,
        public: bool = False,
        title: str = "",
    ) -> room_pb2.Room:
        """Opens a room with the caller as host in the first seat. Zero seats: as many as the game takes."""
        request = lobby_service_pb2.CreateRoomRequest(
            request_id=str(uuid4()), options=options, seats=seats, public=public, title=title
        )
        return (await self.call(self.lobby.CreateRoom, request)).room

    async def join_room(self, code: str, *, as_spectator: bool = False) -> room_pb2.Room:
        """Brings the caller into a room, or back into the same seat."""
        request = lobby_service_pb2.JoinRoomRequest(name=room_name(code), as_spectator=as_spectator)
        return (await self.call(self.lobby.JoinRoom, request)).room

    def room(self, code: str) -> Room:
        """A room to watch: `async with client.room(code) as room`."""
        return Room(self, code)

    def game(self, name: str, *, as_spectator: bool = False) -> Game:
        """A game to watch and to play on: `async with client.game(name) as game`."""
        return Game(self, name, as_spectator=as_spectator)

    async def list_rooms(self, game: str = "") -> AsyncIterator[room_pb2.Room]:
        """All public rooms, newest first; of one game if it is named."""
        request = lobby_service_pb2.ListRoomsRequest(game=game)
        while True:
            page = await self.call(self.lobby.ListRooms, request)
            for room in page.rooms:
                yield room
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def history(self, game: str) -> AsyncIterator[game_service_pb2.HistoryStep]:
        """All steps of a game, oldest first; opened up when it is over."""
        request = game_service_pb2.GetHistoryRequest(game=game if "/" in game else f"games/{game}")
        while True:
            page = await self.call(self.games.GetHistory, request, game=request.game)
            for step in page.steps:
                yield step
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def stats(self, player: str) -> scoring_service_pb2.GetPlayerStatsResponse:
        """A player's figures."""
        name = player if "/" in player else f"players/{player}"
        request = scoring_service_pb2.GetPlayerStatsRequest(player=name)
        return await self.call(self.scoring.GetPlayerStats, request)

    async def standings(
        self, game: str = "", edition: str = ""
    ) -> AsyncIterator[scoring_service_pb2.PlayerStanding]:
        """The ranking, best first; of one game or edition if it is named."""
        request = scoring_service_pb2.ListStandingsRequest(game=game, edition=edition)
        while True:
            page = await self.call(self.scoring.ListStandings, request)
            for standing in page.standings:
                yield standing
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def card_sets(
        self, purpose: catalogue_service_pb2.Purpose = catalogue_service_pb2.PURPOSE_UNSPECIFIED
    ) -> AsyncIterator[catalogue_service_pb2.CardSet]:
        """All card sets, or those for one purpose."""
        request = catalogue_service_pb2.ListCardSetsRequest(purpose=purpose)
        while True:
            page = await self.call(self.catalogue.ListCardSets, request)
            for card_set in page.card_sets:
                yield card_set
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def cards(self, card_set: str) -> AsyncIterator[catalogue_service_pb2.Card]:
        """All cards of a set ("dream" or "cardSets/dream"), by number."""
        parent = card_set if "/" in card_set else f"cardSets/{card_set}"
        request = catalogue_service_pb2.ListCardsRequest(parent=parent, page_size=500)
        while True:
            page = await self.call(self.catalogue.ListCards, request)
            for card in page.cards:
                yield card
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def picture(self, card: str, *, large: bool = True) -> tuple[str, bytes]:
        """(media type, bytes) of a card's picture; `card` as games name it ("dream/12") or in full. Raises `ParlourError`."""
        set_id, number = card.removeprefix("cardSets/").replace("/cards/", "/").rsplit("/", 1)
        size = (
            catalogue_service_pb2.PICTURE_SIZE_LARGE
            if large
            else catalogue_service_pb2.PICTURE_SIZE_SMALL
        )
        request = catalogue_service_pb2.GetPictureRequest(
            card=f"cardSets/{set_id}/cards/{number}", size=size
        )
        media_type, content = "", bytearray()
        try:
            call = self.catalogue.GetPicture(request, timeout=30.0, metadata=self.metadata())
            async for part in call:
                media_type = media_type or part.media_type
                content += part.chunk
        except grpc.aio.AioRpcError as error:
            raise from_rpc(error, self.server) from None
        return media_type, bytes(content)


_Request_contra = TypeVar("_Request_contra", bound=Message, contravariant=True)
_Response_co = TypeVar("_Response_co", bound=Message, covariant=True)


class _Awaits(Protocol[_Response_co]):
    def __await__(self) -> Generator[object, None, _Response_co]: ...


class _Unary(Protocol[_Request_contra, _Response_co]):
    """A unary method of an asynchronous stub."""

    def __call__(
        self,
        request: _Request_contra,
        /,
        *,
        timeout: float | None = None,
        metadata: tuple[tuple[str, str], ...] | None = None,
    ) -> _Awaits[_Response_co]: ...
