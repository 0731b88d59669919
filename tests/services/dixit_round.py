"""Playing Dixit by hand in tests: whole turns with little choice."""

from __future__ import annotations

import uuid
from typing import Any

from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.api.games.dixit.v1 import view_pb2

from tests.services.house import House

CLAIM, CLUE = view_pb2.PHASE_CLAIM, view_pb2.PHASE_CLUE
SUBMIT, VOTE, OVER = view_pb2.PHASE_SUBMIT, view_pb2.PHASE_VOTE, view_pb2.PHASE_OVER


class Hand:
    """One player at a table, over unary calls. `replica`: which one to talk to."""

    def __init__(self, house: House, game: str, player: str, replica: int = 0) -> None:
        self.player = player
        self.game = game
        self.stub = house.client(player, replica)
        self.key = house.key(player)

    async def look(self) -> tuple[game_pb2.Game, game_pb2.PrivateView]:
        """The table and one's own hand."""
        seen = await self.stub.GetGame(pb.GetGameRequest(game=self.game), metadata=self.key)
        return seen.game, seen.private

    def request(self, phase_id: int) -> pb.SubmitMoveRequest:
        """An empty move for a phase."""
        request = pb.SubmitMoveRequest(
            game=self.game, request_id=str(uuid.uuid4()), phase_id=phase_id
        )
        request.move.dixit.SetInParent()
        return request

    async def send(self, request: pb.SubmitMoveRequest, **options: Any) -> Any:
        """Send it."""
        return await self.stub.SubmitMove(request, metadata=self.key, **options)

    def choose(
        self, table: game_pb2.Game, own: game_pb2.PrivateView, *, claim: bool = True
    ) -> pb.SubmitMoveRequest | None:
        """A move that is open to this seat, or None."""
        request = self.request(table.phase_id)
        move = request.move.dixit
        if "claim" in own.may and claim:
            move.claim.SetInParent()
        elif "give_clue" in own.may:
            move.give_clue.text, move.give_clue.card = "a clue", own.dixit.cards[0]
        elif "submit_cards" in own.may and own.awaited:
            move.submit_cards.cards.extend(own.dixit.cards[: table.dixit.cards_to_submit])
        elif "cast_vote" in own.may and own.awaited:
            own_slots = set(own.dixit.own_slots)
            slots = [slot.slot for slot in table.dixit.table if slot.slot not in own_slots]
            move.cast_vote.slots.append(slots[0])
        else:
            return None
        return request

    async def act(self) -> bool:
        """Do whatever is awaited from this player; False: nothing is."""
        table, own = await self.look()
        request = self.choose(table, own)
        if request is None:
            return False
        await self.send(request)
        return True
