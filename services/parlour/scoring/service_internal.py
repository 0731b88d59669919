"""ScoringInternalService: takes finished games in and players out. For Parlour's own services."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.internal.scoring.v1 import scoring_internal_service_pb2 as pb
from parlour.kernel.refusals import BadInput
from parlour.scoring.records import Records, Result

if TYPE_CHECKING:
    from parlour.platform.calls import Call


class ScoringInternalService:
    """Every call may be repeated: outboxes push until they are answered."""

    def __init__(self, records: Records) -> None:
        self._records = records

    async def RecordGame(self, request: pb.RecordGameRequest, call: Call) -> pb.RecordGameResponse:
        """Take a finished game in, once."""
        for field in ("game", "kind"):
            if not getattr(request, field):
                raise BadInput(field, "may not be empty")
        players = [result.player for result in request.results]
        if "" in players or len(set(players)) < len(players):
            raise BadInput("results", "must name every player, and each once")
        await self._records.record(
            request.game,
            request.kind,
            request.edition,
            request.end_time.ToMilliseconds(),
            [_result(result) for result in request.results],
        )
        return pb.RecordGameResponse()

    async def ForgetPlayer(
        self, request: pb.ForgetPlayerRequest, call: Call
    ) -> pb.ForgetPlayerResponse:
        """Take a player out of the statistics."""
        if not request.player:
            raise BadInput("player", "may not be empty")
        await self._records.forget(request.player)
        return pb.ForgetPlayerResponse()


def _result(result: pb.PlayerResult) -> Result:
    return Result(
        player=result.player,
        display_name=result.display_name,
        won=result.won,
        points=result.points,
        told=result.told,
        told_well=result.told_well,
        guessed=result.guessed,
        found=result.found,
    )
