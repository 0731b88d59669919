"""Delivery of errands: any replica pushes what is due, again and again with growing pauses, until the other side has it."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence

from parlour.internal.game.v1 import game_internal_service_pb2 as game_pb
from parlour.kernel.refusals import Refused
from parlour.lobby.domain import playing
from parlour.lobby.domain.room import Room, State
from parlour.lobby.errands import TARGETS, Errand
from parlour.lobby.signals import Signals
from parlour.lobby.store.assignments import Assignments
from parlour.lobby.store.outbox import Claimed, Outbox
from parlour.lobby.store.rooms import Decide, Rooms
from parlour.platform.peers import Peer

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 30.0
# Trouble over there, not an answer: the errand is tried again.
TRANSIENT = frozenset(
    {"UNAVAILABLE", "DRAINING", "TOO_BUSY", "INTERNAL", "STORAGE_FULL", "UNAUTHENTICATED"}
)
_log = logging.getLogger(__name__)


class Delivery:
    """Pushes the outbox, and does in the room what the answer to an errand means."""

    def __init__(
        self,
        outbox: Outbox,
        rooms: Rooms,
        assignments: Assignments,
        signals: Signals,
        peers: Mapping[str, Peer],
        poll: float,
    ) -> None:
        self._outbox = outbox
        self._rooms = rooms
        self._assignments = assignments
        self._signals = signals
        self._peers = peers
        self._poll = poll
        self._silent: set[str] = set()

    def silent(self) -> list[str]:
        """Peers that did not answer the last time."""
        return sorted(self._silent)

    async def run(self) -> None:
        """Push for as long as the process runs."""
        with self._signals.waiting("outbox") as wake:
            while True:
                try:
                    pushed = await self.push()
                except Refused as refused:
                    _log.warning("the outbox rests", extra={"why": refused.message})
                    pushed = 0
                except Exception:  # whatever one errand meets, the others are still to be pushed
                    _log.exception("the outbox failed")
                    pushed = 0
                if not pushed:
                    await wake.wait(self._poll)

    async def push(self) -> int:
        """Push what is due now; gives how many errands that were."""
        claimed = await self._outbox.claim()
        try:
            await asyncio.gather(*(self._deliver(one) for one in claimed))
        except asyncio.CancelledError:
            await self._give_back(claimed)
            raise
        return len(claimed)

    async def _give_back(self, claimed: Sequence[Claimed]) -> None:
        """This process goes: what it was about to deliver is anybody's at once, not only when its claim has run out."""
        try:
            for one in claimed:
                await self._outbox.retry(one, 0.0)
        except Refused as refused:
            _log.warning("errands were not given back", extra={"why": refused.message})

    async def _deliver(self, claimed: Claimed) -> None:
        errand = claimed.errand
        target = TARGETS[errand.kind]
        try:
            await self._peers[target.peer].call(
                target.method, target.message.FromString(errand.payload)
            )
        except Refused as refused:
            if refused.reason in TRANSIENT:
                self._silent.add(target.peer)
                await self._later(claimed, refused)
                return
            await self._refused(errand, refused)
        else:
            await self._accepted(errand)
        self._silent.discard(target.peer)
        await self._outbox.done(claimed)

    async def _later(self, claimed: Claimed, refused: Refused) -> None:
        pause = min(FIRST_PAUSE * 2 ** min(claimed.attempts - 1, 10), LONGEST_PAUSE)
        if claimed.attempts == 1:
            extra = {"errand": claimed.errand.kind, "why": refused.message}
            _log.warning("an errand will be tried again", extra=extra)
        await self._outbox.retry(claimed, pause * random.uniform(0.8, 1.2))

    async def _accepted(self, errand: Errand) -> None:
        if errand.kind == "create":
            request = game_pb.CreateGameRequest.FromString(errand.payload)
            room = await self._change(request.room, lambda r: playing.started(r, request.game))
            if room and room.game == request.game and room.state is State.PLAYING:
                bots = [member.player for member in room.seated if member.bot]
                await self._assignments.add(request.game, bots)
                self._signals.publish("bots")
        elif errand.kind == "depart":
            depart = game_pb.DepartPlayerRequest.FromString(errand.payload)
            await self._assignments.close(depart.game, {depart.player})
        elif errand.kind == "close":
            close = game_pb.CloseGameRequest.FromString(errand.payload)
            await self._assignments.close(close.game)

    async def _refused(self, errand: Errand, refused: Refused) -> None:
        """An answer that will not change: the room takes it as it is."""
        _log.info("an errand was refused", extra={"errand": errand.kind, "reason": refused.reason})
        if errand.kind == "create":
            request = game_pb.CreateGameRequest.FromString(errand.payload)
            await self._change(
                request.room, lambda r: playing.start_failed(r, request.game, refused.message)
            )
            await self._outbox.drop_topic(errand.topic)  # what else was to be told to no game
        elif errand.kind == "seat":
            seat = game_pb.SeatPlayerRequest.FromString(errand.payload)
            code = await self._rooms.of_game(seat.game)
            if code:
                gone = {seat.participant.player}
                await self._change(code, lambda r: playing.departed(r, seat.game, gone))

    async def _change(self, code: str, decide: Decide) -> Room | None:
        try:
            return await self._rooms.change(code, decide)
        except Refused as refused:
            if refused.reason != "ROOM_NOT_FOUND":
                raise
            return None
