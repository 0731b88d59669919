"""Starting a game: the deck is checked, the room says STARTING and the errand to make the game is written, in that order."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.sql.base import Executable

from parlour.api.game.v1 import options_pb2
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as catalogue_pb
from parlour.internal.game.v1 import game_internal_service_pb2 as game_pb
from parlour.kernel.refusals import BadInput, Refused
from parlour.lobby import errands
from parlour.lobby.codes import new_id
from parlour.lobby.domain import playing
from parlour.lobby.domain.room import Room, State
from parlour.lobby.plans import Plans
from parlour.lobby.store import outbox
from parlour.lobby.store.database import Database
from parlour.lobby.store.requests import Request, Requests
from parlour.lobby.store.rooms import Rooms
from parlour.platform.peers import Peer

MOST_DECKS = 5


class _ChangedError(Exception):
    """Between the deck and the start, the room has become another one."""


class Starting:
    """Starts games. Two starts at once make one game (B24): the second finds the room starting, and gives the same answer."""

    def __init__(
        self, database: Database, rooms: Rooms, requests: Requests, plans: Plans, catalogue: Peer
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._requests = requests
        self._plans = plans
        self._catalogue = catalogue

    async def start(self, code: str, player: str, request: Request) -> str:
        """The id of the game. Raises what `playing.may_start` raises, DECK_TOO_SMALL, UNKNOWN_CARD_SET, WRONG_CARD_SET."""
        for _ in range(MOST_DECKS):
            room = await self._rooms.get(code)
            room.led_by(player)
            if room.state is State.STARTING:
                return await self._same(room, request)
            playing.may_start(room, player)
            deck = await self._deck(room)
            try:
                return await self._begin(room, player, deck, request)
            except _ChangedError:
                continue
        raise Refused("TOO_BUSY", "this room keeps changing; please try again")

    async def _same(self, room: Room, request: Request) -> str:
        """The start that is under way answers this request, too."""
        answered = self._requests.answered(request, room.game)
        await self._rooms.change(room.code, lambda now: now, lambda _: [answered])
        return room.game

    async def _deck(self, room: Room) -> catalogue_pb.BuildDeckResponse:
        players = len(room.seated)
        need, card_sets = self._plans.need(room.plan, players)
        request = catalogue_pb.BuildDeckRequest(
            card_sets=card_sets,
            purpose=need.purpose,
            needed=need.needed,
            exactly=need.exactly,
            words=need.words,
            player=room.host,
        )
        try:
            return await self._catalogue.call("BuildDeck", request)
        except BadInput as bad:  # the room's fault, not the request's
            raise Refused(bad.reason, bad.message) from bad
        except Refused as refused:
            if refused.reason != "DECK_TOO_SMALL":
                raise
            # The catalogue knows cards, not players.
            message = refused.message.replace("the game needs", f"{players} players need", 1)
            raise Refused("DECK_TOO_SMALL", message) from refused

    async def _begin(
        self, seen: Room, player: str, deck: catalogue_pb.BuildDeckResponse, request: Request
    ) -> str:
        game = new_id()

        def decide(room: Room) -> Room:
            if room.state is State.STARTING:
                return room
            if (room.plan, len(room.seated)) != (seen.plan, len(seen.seated)):
                raise _ChangedError
            return playing.starting(room, player, game)

        def within(room: Room) -> Sequence[Executable]:
            answered = self._requests.answered(request, room.game)
            if room.game != game:  # somebody else's start was faster
                return [answered]
            create = errands.create(_create(room, deck))
            return [outbox.put(create, self._database.now()), answered]

        room = await self._rooms.change(seen.code, decide, within)
        return room.game


def _create(room: Room, deck: catalogue_pb.BuildDeckResponse) -> game_pb.CreateGameRequest:
    return game_pb.CreateGameRequest(
        game=room.game,
        room=room.code,
        options=options_pb2.GameOptions.FromString(room.plan.options),
        seats=[
            game_pb.Participant(player=m.player, display_name=m.name, bot=m.bot, emblem=m.emblem)
            for m in room.seated
        ],
        host=room.host,
        deck=deck.cards,
        words=deck.words,
        public=room.public,
    )
