"""BotService: seats for bot workers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncGenerator

from parlour.api.lobby.v1 import bot_service_pb2 as pb
from parlour.kernel.refusals import Refused
from parlour.lobby.bots import BotSeats
from parlour.platform.calls import Call

_log = logging.getLogger(__name__)


class BotService:
    """As the proto says; NOT_WORKER for everybody without the workers' token."""

    def __init__(self, seats: BotSeats) -> None:
        self._seats = seats

    async def ServeBots(
        self, request: pb.ServeBotsRequest, call: Call
    ) -> AsyncGenerator[pb.ServeBotsResponse]:
        """Bots that want to be played."""
        if not call.principal.worker:
            raise Refused("NOT_WORKER", "this takes the bot workers' token")
        _log.info("a bot worker came", extra={"worker": request.worker[:64]})
        async with contextlib.aclosing(self._seats.serve()) as seats:
            async for response in seats:
                yield response
