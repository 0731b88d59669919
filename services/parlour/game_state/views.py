"""What is shown of a table: the public view, the private one, and events as somebody may see them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from google.protobuf import duration_pb2, timestamp_pb2

from parlour.api.game.v1 import event_pb2, game_pb2, options_pb2
from parlour.games.contract import Wire
from parlour.kernel import events as e
from parlour.kernel.awards import Award
from parlour.kernel.conduct import AnyGame, observe
from parlour.kernel.seats import PauseCause, Presence, Seat, Status
from parlour.kernel.table import Table

_STATE = {
    Status.RUNNING: game_pb2.GAME_STATE_RUNNING,
    Status.PAUSED: game_pb2.GAME_STATE_PAUSED,
    Status.FINISHED: game_pb2.GAME_STATE_FINISHED,
    Status.ABANDONED: game_pb2.GAME_STATE_ABANDONED,
}
_CAUSE = {
    None: game_pb2.PAUSE_CAUSE_UNSPECIFIED,
    PauseCause.HOST: game_pb2.PAUSE_CAUSE_HOST,
    PauseCause.ABSENCE: game_pb2.PAUSE_CAUSE_ABSENCE,
    PauseCause.IDLENESS: game_pb2.PAUSE_CAUSE_IDLENESS,
}
_PRESENCE = {
    Presence.PRESENT: game_pb2.PRESENCE_PRESENT,
    Presence.AWAY: game_pb2.PRESENCE_AWAY,
    Presence.DEPARTED: game_pb2.PRESENCE_DEPARTED,
}


class Hand(NamedTuple):
    """What a seat alone may know: the game's private view, the moves that are open to it, whether the table waits for it."""

    view: Any
    may: tuple[str, ...]
    awaited: bool


@dataclass(frozen=True, slots=True)
class Showing:
    """How to show one game: its rules and wire, and what never changes about it."""

    game: AnyGame
    wire: Wire
    name: str
    room: str
    options: options_pb2.GameOptions
    created: timestamp_pb2.Timestamp

    def awaited(self, state: Any) -> frozenset[int]:
        """Whom the table waits for."""
        return frozenset() if state.over else self.game.waiting_for(state)

    def public(self, state: Any, remaining: float | None, ended: Any = None) -> game_pb2.Game:
        """The public view; `remaining` seconds of the phase, `ended` the timestamp of the end."""
        view = self.constant()
        view.MergeFrom(self.standing(state))
        view.MergeFrom(self.changing(state, self.awaited(state), remaining, ended))
        return view

    def constant(self) -> game_pb2.Game:
        """The part of the public view that never changes."""
        return game_pb2.Game(
            name=self.name, room=self.room, options=self.options, create_time=self.created
        )

    def standing(self, state: Any) -> game_pb2.Game:
        """The part that changes with `state.seats` and `state.last_awards`."""
        view = game_pb2.Game(seats=[_seat(n, seat) for n, seat in enumerate(state.seats)])
        for award in state.last_awards:
            write_award(award, view.last_awards.add())
        return view

    def changing(
        self, state: Any, awaited: frozenset[int], remaining: float | None, ended: Any
    ) -> game_pb2.Game:
        """The part that changes with any step."""
        view = game_pb2.Game(
            revision=state.revision,
            phase_id=state.phase_id,
            state=_STATE[state.status],
            pause_cause=_CAUSE[state.pause],
            waiting_for=sorted(awaited),
            counting_points=state.counting,
            rounds=state.rounds,
        )
        if remaining is not None:
            view.remaining.CopyFrom(_duration(remaining))
        if state.over:
            view.outcome.CopyFrom(_outcome(state, ended))
        self.wire.write_view(self.game.view(state), view)
        return view

    def hand(self, state: Any, seat: int, awaited: frozenset[int]) -> Hand:
        """What a seat alone may know."""
        running = state.status is Status.RUNNING
        may = tuple(self.game.may(state, seat)) if running else ()
        return Hand(self.game.private(state, seat), may, running and seat in awaited)

    def private(self, seat: int, hand: Hand) -> game_pb2.PrivateView:
        """The private view of a seat."""
        view = game_pb2.PrivateView(seat=seat, may=hand.may, awaited=hand.awaited)
        self.wire.write_private(hand.view, view)
        return view

    def events(self, events: Sequence[Any], seat: int | None) -> list[event_pb2.Event]:
        """The events as a seat, or with None a spectator, may see them."""
        seen: list[event_pb2.Event] = []
        for event in events:
            observed = observe(self.game, event, seat)
            if observed is not None:
                self._add(observed, seen)
        return seen

    def opened(self, events: Sequence[Any]) -> list[event_pb2.Event]:
        """All that happened, for the history of a finished game."""
        seen: list[event_pb2.Event] = []
        for event in events:
            self._add(event, seen)
        return seen

    def _add(self, event: Any, to: list[event_pb2.Event]) -> None:
        message = event_pb2.Event()
        table = isinstance(event, e.TableEvent)
        shown = (
            _write_table_event(event, message) if table else self.wire.write_event(event, message)
        )
        if shown:
            to.append(message)


def write_award(award: Award, into: Any) -> None:
    """An award as the API shows it."""
    into.to = str(award.seat)
    into.points = award.points
    for reason in award.reasons:
        into.reasons.add(reason=reason.reason, points=reason.points, count=reason.count)


def _seat(number: int, seat: Seat) -> game_pb2.Seat:
    return game_pb2.Seat(
        seat=number,
        player=f"players/{seat.player.id}" if seat.player.id else "",
        display_name=seat.player.name,
        bot=seat.player.bot,
        presence=_PRESENCE[seat.presence],
        score=seat.score,
        emblem=seat.person.emblem,
    )


def _duration(seconds: float) -> duration_pb2.Duration:
    """Whole tenths: nothing of what the server does between two messages shows in it."""
    tenths = max(0, round(seconds * 10))
    return duration_pb2.Duration(seconds=tenths // 10, nanos=tenths % 10 * 100_000_000)


def _outcome(state: Table, ended: Any) -> game_pb2.Outcome:
    outcome = game_pb2.Outcome(winners=state.winners)
    if ended is not None:
        outcome.end_time.CopyFrom(ended)
    order = sorted(
        enumerate(state.seats), key=lambda place: (not place[1].active, -place[1].score, place[0])
    )
    rank, before = 0, None
    for place, (number, seat) in enumerate(order, 1):
        key = (seat.active, seat.score)
        rank, before = (rank, before) if key == before else (place, key)
        outcome.standings.add(seat=number, rank=rank, score=seat.score)
    return outcome


def _write_table_event(event: e.TableEvent, into: event_pb2.Event) -> bool:
    match event:
        case e.Begun(players):
            into.game_begun.seats = len(players)
        case e.PhaseOpened(phase):
            into.phase_opened.phase = phase
        case e.PresenceChanged(seat, presence):
            into.presence_changed.seat = seat
            into.presence_changed.presence = _PRESENCE[presence]
        case e.Paused(cause):
            into.game_paused.cause = _CAUSE[cause]
        case e.Resumed():
            into.game_resumed.SetInParent()
        case e.RoundCompleted(number):
            into.round_completed.round = number
        case e.RoundScored(number, awards):
            into.round_scored.round = number
            for award in awards:
                write_award(award, into.round_scored.awards.add())
        case e.SeatIdled(seat):
            into.seat_acted_for.seat = seat
        case e.Ended(finished, winners):
            status = Status.FINISHED if finished else Status.ABANDONED
            into.game_ended.state = _STATE[status]
            into.game_ended.winners.extend(winners)
        case _:
            return _write_seat_event(event, into)
    return True


def _write_seat_event(event: e.TableEvent, into: event_pb2.Event) -> bool:
    match event:
        case e.SeatTaken(player):
            into.seat_taken.player = f"players/{player.id}"
            into.seat_taken.display_name = player.name
        case e.SeatReplaced(seat, player):
            into.seat_replaced.seat = seat
            into.seat_replaced.player = f"players/{player.id}"
            into.seat_replaced.display_name = player.name
            into.seat_replaced.bot = player.bot
        case _:
            return False  # a turn's end shows in what follows
    return True
