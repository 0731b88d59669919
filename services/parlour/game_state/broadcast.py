"""From steps to messages: what each viewer of a game is sent, encoded once for all who see the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state.encoding import field
from parlour.game_state.viewers import Viewer
from parlour.game_state.views import Hand, Showing
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
        self._hands: dict[int, Hand] = {}  # of each seat the last one, to see whether it changed
        self._constant = showing.constant().SerializeToString(deterministic=True)
        self._standing: tuple[Any, Any, bytes] = (None, None, b"")  # encoded, with what it shows
        self.state: Any = None
        self.ended: Any = None

    def __len__(self) -> int:
        return len(self._viewers)

    def begin(self, state: Any) -> None:
        """The state that the game was loaded with; viewers that are there get it whole."""
        self.state = state
        self._hands.clear()
        self.refresh()

    def refresh(self) -> None:
        """Send everybody the whole view soon."""
        for viewer in self._viewers:
            viewer.refresh()

    def add(self, viewer: Viewer, after_revision: int) -> None:
        """A new viewer: gets the view, with the events since a revision if they are all at hand."""
        events, complete = self._since(after_revision, viewer.seat)
        message = self._whole(viewer.seat)
        if complete:
            message.after_revision = after_revision
            message.events.extend(events)
        viewer.send(message.SerializeToString(deterministic=True), self.state.revision)
        self._viewers.add(viewer)

    def remove(self, viewer: Viewer) -> None:
        """The viewer has gone."""
        self._viewers.discard(viewer)

    def view(self) -> game_pb2.Game:
        """The public view."""
        return self._showing.public(self.state, self._remaining(), self.ended)

    def private(self, seat: int) -> game_pb2.PrivateView:
        """The private view of a seat."""
        awaited = self._showing.awaited(self.state)
        return self._showing.private(seat, self._showing.hand(self.state, seat, awaited))

    def resync(self, viewer: Viewer) -> bytes:
        """The whole view for a viewer that fell behind, chained to what it was last sent."""
        message = self._whole(viewer.seat)
        message.after_revision = viewer.revision
        viewer.revision = self.state.revision
        return message.SerializeToString(deterministic=True)

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
        awaited = self._showing.awaited(after)
        common = head.SerializeToString() + self._encoded_view(awaited)
        telling = Telling(self._showing, step.events)
        concerned = self._concerned(before, step)
        messages: dict[int | None, bytes] = {}
        for viewer in self._viewers:
            seat = viewer.seat if viewer.seat in concerned else None
            message = messages.get(seat)
            if message is None:
                message = common + telling.to(seat)
                if seat is not None:
                    message += self._changed_hand(seat, awaited)
                messages[seat] = message
            viewer.send(message, after.revision)

    def _concerned(self, before: Any, step: Step) -> Collection[int]:
        """Seats that a step may show more, or change more for, than for a spectator."""
        state = self.state
        same = state.phase_id == before.phase_id and state.seats is before.seats
        if step.by is None or not same or state.status is not before.status:
            return range(len(state.seats))
        return self._showing.game.company(state, step.by)

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
                awaited = self._showing.awaited(self.state)
                message = head.SerializeToString() + self._changed_hand(viewer.seat, awaited)
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

    def _changed_hand(self, seat: int, awaited: frozenset[int]) -> bytes:
        """The private part of a message, empty where nothing changed since the last one."""
        hand = self._showing.hand(self.state, seat, awaited)
        if self._hands.get(seat) == hand:
            return b""
        self._hands[seat] = hand
        private = self._showing.private(seat, hand).SerializeToString()
        return field(pb.WatchGameResponse.PRIVATE_FIELD_NUMBER, private)

    def _encoded_view(self, awaited: frozenset[int]) -> bytes:
        """The public part of a message."""
        state = self.state
        seats, awards, standing = self._standing
        if seats is not state.seats or awards is not state.last_awards:
            standing = self._showing.standing(state).SerializeToString()
            self._standing = (state.seats, state.last_awards, standing)
        changing = self._showing.changing(state, awaited, self._remaining(), self.ended)
        view = self._constant + standing + changing.SerializeToString()
        return field(pb.WatchGameResponse.GAME_FIELD_NUMBER, view)

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


class Telling:
    """The events of a step, encoded as each viewer may see them; what several see alike is encoded once."""

    def __init__(self, showing: Showing, events: tuple[Any, ...]) -> None:
        self._showing = showing
        self._events = [(event, list[tuple[Any, bytes]]()) for event in events]

    def to(self, seat: int | None) -> bytes:
        """As a seat, or with None a spectator, may see them."""
        return b"".join(self._encoded(event, known, seat) for event, known in self._events)

    def _encoded(self, event: Any, known: list[tuple[Any, bytes]], seat: int | None) -> bytes:
        everybodys = isinstance(event, e.TableEvent)
        if everybodys and known:
            return known[0][1]
        seen = event if everybodys else self._showing.game.observe(event, seat)
        if seen is None:
            return b""
        for other, encoded in known:
            if other is seen or other == seen:
                return encoded
        shown = pb.WatchGameResponse(events=self._showing.opened([seen]))
        encoded = shown.SerializeToString()
        known.append((seen, encoded))
        return encoded
