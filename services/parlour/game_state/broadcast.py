"""From steps to messages: what each viewer of a game is sent, encoded once for all who see the same.

A message is put together from encoded parts, since protobuf's encoding of a message is the concatenation of its fields.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state.viewers import Viewer
from parlour.game_state.views import Showing
from parlour.kernel import events as e
from parlour.kernel.conduct import Step
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Presence

RECENT_STEPS = 64


@dataclass(frozen=True, slots=True)
class _Recent:
    revision: int
    events: tuple[Any, ...]


class Broadcast:
    """The viewers of one game. `remaining` gives the seconds left of the phase."""

    def __init__(self, showing: Showing, remaining: Any) -> None:
        self._showing = showing
        self._remaining = remaining
        self._viewers: set[Viewer] = set()
        self._recent: deque[_Recent] = deque(maxlen=RECENT_STEPS)
        self._hands: dict[
            int, Any
        ] = {}  # the last private view of each seat, to see whether it changed
        self.state: Any = None
        self.ended: Any = None

    def __len__(self) -> int:
        return len(self._viewers)

    def begin(self, state: Any) -> None:
        """The state that the game was loaded with; viewers that are there get it whole."""
        self.state = state
        self._hands.clear()
        for viewer in self._viewers:
            viewer.refresh()

    def add(self, viewer: Viewer, after_revision: int) -> None:
        """A new viewer: gets the view, with the events since a revision if they are all at hand."""
        events, complete = self._since(after_revision, viewer.seat)
        message = self._whole(viewer.seat)
        if complete:
            message.after_revision = after_revision
            message.events.extend(events)
        viewer.send(message.SerializeToString(), self.state.revision)
        self._viewers.add(viewer)

    def remove(self, viewer: Viewer) -> None:
        """The viewer has gone."""
        self._viewers.discard(viewer)

    def view(self) -> game_pb2.Game:
        """The public view."""
        return self._showing.public(self.state, self._remaining(), self.ended)

    def private(self, seat: int) -> game_pb2.PrivateView:
        """The private view of a seat."""
        hand = self._showing.game.private(self.state, seat)
        return self._showing.private(self.state, seat, hand)

    def resync(self, viewer: Viewer) -> bytes:
        """The whole view for a viewer that fell behind, chained to what it was last sent."""
        message = self._whole(viewer.seat)
        message.after_revision = viewer.revision
        viewer.revision = self.state.revision
        return message.SerializeToString()

    def step(self, before: Any, step: Step, after: Any) -> None:
        """Tell everybody of a step what they may know of it."""
        self.state = after
        if after.revision == before.revision:
            self._hidden_step(step)
            return
        self._recent.append(_Recent(after.revision, step.events))
        self._follow_seats(step)
        if not self._viewers:
            self._hands.clear()
            return
        head = pb.WatchGameResponse(after_revision=before.revision, revision=after.revision)
        body = pb.WatchGameResponse(game=self.view()).SerializeToString()
        seatless = self._encoded_events(step, None)
        common = head.SerializeToString()
        messages: dict[int | None, bytes] = {}
        for viewer in self._viewers:
            message = messages.get(viewer.seat)
            if message is None:
                message = common + seatless + body
                if viewer.seat is not None:
                    own = self._encoded_events(step, viewer.seat)
                    message = common + own + body + self._changed_hand(viewer.seat)
                messages[viewer.seat] = message
            viewer.send(message, after.revision)

    def beat(self, now: float) -> None:
        """Heartbeats to those who have heard nothing for long."""
        for viewer in self._viewers:
            viewer.beat(now)

    def close(self, why: Exception) -> None:
        """End all streams."""
        for viewer in list(self._viewers):
            viewer.close(why)

    def close_player(self, player: str, why: Exception) -> None:
        """End the streams of one player."""
        for viewer in list(self._viewers):
            if viewer.player == player:
                viewer.close(why)

    def _hidden_step(self, step: Step) -> None:
        """Only the seat that acted may know that anything happened at all."""
        revision = self.state.revision
        message: bytes | None = None
        for viewer in self._viewers:
            if viewer.seat is None or viewer.seat != step.by:
                continue
            if message is None:
                head = pb.WatchGameResponse(after_revision=revision, revision=revision)
                head.events.extend(self._showing.events(step.events, viewer.seat))
                message = head.SerializeToString() + self._changed_hand(viewer.seat)
            viewer.send(message, revision)

    def _follow_seats(self, step: Step) -> None:
        """Streams of a seat that departed end; those of a player who got or lost a seat begin anew."""
        for event in step.events:
            match event:
                case e.PresenceChanged(seat, Presence.DEPARTED):
                    for viewer in self._viewers:
                        if viewer.seat == seat:
                            viewer.close(Refused("NOT_SEATED", "you have left this game"))
                case e.SeatTaken() | e.SeatReplaced():
                    for viewer in self._viewers:
                        if not viewer.spectating:
                            seat = self.state.seat_of(viewer.player)
                            if seat != viewer.seat:
                                viewer.take(seat)
                case _:
                    pass

    def _changed_hand(self, seat: int) -> bytes:
        """The private part of a message, empty where nothing changed since the last one."""
        hand = self._showing.game.private(self.state, seat)
        now = (hand, tuple(self._showing.game.may(self.state, seat)), self.state.status)
        awaited = seat in self._showing.game.waiting_for(self.state)
        if self._hands.get(seat) == (now, awaited):
            return b""
        self._hands[seat] = (now, awaited)
        private = self._showing.private(self.state, seat, hand)
        return pb.WatchGameResponse(private=private).SerializeToString()

    def _encoded_events(self, step: Step, seat: int | None) -> bytes:
        events = self._showing.events(step.events, seat)
        return pb.WatchGameResponse(events=events).SerializeToString()

    def _whole(self, seat: int | None) -> pb.WatchGameResponse:
        message = pb.WatchGameResponse(revision=self.state.revision, game=self.view())
        if seat is not None:
            message.private.CopyFrom(self.private(seat))
        return message

    def _since(self, revision: int, seat: int | None) -> tuple[list[Any], bool]:
        """The events after a revision, and whether they are all at hand."""
        if not 0 < revision <= self.state.revision:
            return [], False
        wanted = [recent for recent in self._recent if recent.revision > revision]
        if len(wanted) != self.state.revision - revision:
            return [], False
        events: list[Any] = []
        for recent in wanted:
            events += self._showing.events(recent.events, seat)
        return events, True
