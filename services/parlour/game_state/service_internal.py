"""GameInternalService: what the lobby tells game-state. Every call may come again."""

from __future__ import annotations

from typing import Any

from parlour.game_state import codec, errand_keys
from parlour.game_state.games import RULES_VERSION, Games
from parlour.games import registry
from parlour.games.table_wire import read_table
from parlour.internal.game.v1 import game_internal_service_pb2 as pb
from parlour.kernel import conduct
from parlour.kernel.chance import Chance
from parlour.kernel.conduct import Step, fold
from parlour.kernel.game import Deck
from parlour.kernel.refusals import BadInput
from parlour.kernel.seats import Player
from parlour.platform.calls import Call
from parlour.platform.event_log import GameRecord, NewStep


class GameInternalService:
    """The internal service, over `Games`."""

    def __init__(self, games: Games, chance: Chance) -> None:
        self._games = games
        self._chance = chance

    async def CreateGame(self, request: pb.CreateGameRequest, call: Call) -> pb.CreateGameResponse:
        """As the proto says."""
        kind = request.options.WhichOneof("game")
        if kind not in registry.games():
            raise BadInput("options.game", "names no game that is played here", "UNKNOWN_GAME")
        game, wire = registry.games()[kind], registry.wires()[kind]
        rules = wire.read_rules(request.options)
        players = [_player(seat) for seat in request.seats]
        deck = Deck(tuple(request.deck), tuple(tuple(c.split("\n")) for c in request.words))
        table = read_table(request.options.table, game.spec)
        initial = game.initial(table, rules, deck)
        step = conduct.begin(game, initial, players, self._chance)
        after = fold(game, initial, step)
        errands, dropped = errand_keys.of_step(game, initial, step, after)
        record = GameRecord(
            game=request.game,
            room=request.room,
            kind=kind,
            start=request.SerializeToString(),
            rules_version=RULES_VERSION,
            host=request.host,
            public=request.public,
            players=tuple(player.id for player in players),
        )
        first = NewStep(request.game, 1, codec.encode(step, wire), errands=errands, dropped=dropped)
        if await self._games.log.create(record, first):
            hot = await self._games.get(request.game)
            self._games.on_errands(hot, errands)
        return pb.CreateGameResponse()

    async def DepartPlayer(
        self, request: pb.DepartPlayerRequest, call: Call
    ) -> pb.DepartPlayerResponse:
        """As the proto says."""
        hot = await self._games.get(request.game)
        await hot.up_to_date()

        def decide(state: Any) -> Step | None:
            seat = state.seat_of(request.player)
            if seat is None:
                return None
            return conduct.depart(hot.game, state, seat, self._chance)

        await hot.act(decide)
        return pb.DepartPlayerResponse()

    async def SeatPlayer(self, request: pb.SeatPlayerRequest, call: Call) -> pb.SeatPlayerResponse:
        """As the proto says."""
        hot = await self._games.get(request.game)
        await hot.up_to_date()
        sits = request.participant
        player = _player(sits)

        def decide(state: Any) -> Step | None:
            if state.seat_of(player.id) is not None:
                return None
            return conduct.take_seat(hot.game, state, hot.rules, player)

        await hot.act(decide)
        return pb.SeatPlayerResponse()

    async def PutRoster(self, request: pb.PutRosterRequest, call: Call) -> pb.PutRosterResponse:
        """As the proto says."""
        banned = list(request.banned)
        await self._games.log.put_roster(request.game, request.version, request.host, banned)
        self._games.close_banned(request.game, banned)
        return pb.PutRosterResponse()

    async def CloseGame(self, request: pb.CloseGameRequest, call: Call) -> pb.CloseGameResponse:
        """As the proto says."""
        hot = await self._games.get(request.game)
        await hot.up_to_date()
        await hot.act(lambda state: None if state.over else conduct.end(state))
        return pb.CloseGameResponse()

    async def ForgetPlayer(
        self, request: pb.ForgetPlayerRequest, call: Call
    ) -> pb.ForgetPlayerResponse:
        """As the proto says: names and ids go out of starts and steps, where they were written."""
        # The seats go last: they say which games are left to do if this process ends in the middle.
        for record in await self._all_games_of(request.player):
            begin = pb.CreateGameRequest.FromString(record.start)
            for seat in begin.seats:
                if seat.player == request.player:
                    seat.player, seat.display_name = "", ""
            if begin.host == request.player:
                begin.host = ""
            rewritten: dict[int, bytes] = {}
            for stored in await self._games.log.read(record.game, 0):
                data = codec.forget(stored.data, request.player)
                if data != stored.data:
                    rewritten[stored.number] = data
            await self._games.log.rewrite(record.game, begin.SerializeToString(), rewritten)
            self._games.announce_rewrite(record.game)
        await self._games.log.forget(request.player)
        return pb.ForgetPlayerResponse()

    async def _all_games_of(self, player: str) -> list[GameRecord]:
        found: list[GameRecord] = []
        while page := await self._games.log.games_of(player, found[-1].game if found else "", 200):
            found += page
        return found


def _player(sits: pb.Participant) -> Player:
    return Player(sits.player, sits.display_name, sits.bot, sits.emblem)
