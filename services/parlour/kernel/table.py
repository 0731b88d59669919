"""The state that every game has: seats, phase, scores, pause. A game's state is this and its own fields."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from parlour.kernel import events as e
from parlour.kernel.awards import Award
from parlour.kernel.options import TableOptions
from parlour.kernel.seats import PauseCause, Presence, Seat, Status


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table between two steps. Games' states have no slots either, for `changed` to be quick.

    `revision` counts the steps that changed something in public, and is the only counter that clients see: a hidden step (a
    replaced vote) leaves no trace in it. `phase_id` is the revision that opened the phase. `between`: a turn is over and the
    next has not begun. `idled`: seats acted for in this phase. `stirred`: somebody acted in this turn; `idle_turns`: turns in
    a row in which nobody did.
    """

    options: TableOptions = field(default_factory=TableOptions)
    seats: tuple[Seat, ...] = ()
    status: Status = Status.RUNNING
    pause: PauseCause | None = None
    revision: int = 0
    phase: str = ""
    phase_id: int = 0
    rounds: int = 0
    counting: bool = False
    between: bool = False
    idled: frozenset[int] = frozenset()
    stirred: bool = False
    idle_turns: int = 0
    last_awards: tuple[Award, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Nothing will ever happen here again."""
        return self.status in (Status.FINISHED, Status.ABANDONED)

    def active(self) -> tuple[int, ...]:
        """Seats that take part in a turn which begins now, in order."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.active)

    def seat_of(self, player: str) -> int | None:
        """The seat a player plays, or None; departed ones play none."""
        for n, seat in enumerate(self.seats):
            if seat.player.id == player and seat.active:
                return n
        return None

    def next_active(self, after: int) -> int:
        """The first active seat to the left of a seat (1.3); itself if it is the only one."""
        count = len(self.seats)
        order = ((after + step) % count for step in range(1, count + 1))
        return next(n for n in order if self.seats[n].active)


T = TypeVar("T", bound=Table)


def changed(table: T, **fields: Any) -> T:
    """The table with some fields changed: `dataclasses.replace`, which takes ten times as long for states of thirty fields."""
    known = table.__dict__
    if not fields.keys() <= known.keys():
        raise TypeError(f"no such fields: {fields.keys() - known.keys()}")
    new = object.__new__(type(table))
    new.__dict__.update(known, **fields)
    return new


def with_seat(table: T, seat: int, there: Seat) -> T:
    """The table with one seat changed."""
    seats = (*table.seats[:seat], there, *table.seats[seat + 1 :])
    return changed(table, seats=seats)


def evolve_table(table: T, event: e.TableEvent) -> T:
    """Fold one event that every table has. Total: checks nothing, draws nothing."""
    match event:
        case e.Begun(players):
            return changed(table, seats=tuple(Seat(player, player) for player in players))
        case e.PhaseOpened(phase):
            opened = {"phase": phase, "phase_id": table.revision + 1}
            return changed(table, **opened, idled=frozenset[int](), between=False)
        case e.TurnEnded():
            idle = 0 if table.stirred else table.idle_turns + 1
            return changed(table, between=True, stirred=False, idle_turns=idle)
        case e.SeatIdled(seat):
            return changed(table, idled=table.idled | {seat})
        case e.RoundCompleted():
            return changed(table, counting=True)
        case e.RoundScored(_, awards):
            return _score(table, awards)
        case e.Paused(cause):
            return changed(table, status=Status.PAUSED, pause=cause, idle_turns=0)
        case e.Resumed():
            return changed(table, status=Status.RUNNING, pause=None)
        case e.Ended(finished, winners):
            status = Status.FINISHED if finished else Status.ABANDONED
            return changed(
                table, status=status, pause=None, winners=winners, counting=False, between=False
            )
        case _:
            return _evolve_seats(table, event)


def _evolve_seats(table: T, event: e.TableEvent) -> T:
    match event:
        case e.PresenceChanged(seat, presence):
            return with_seat(table, seat, replace(table.seats[seat], presence=presence))
        case e.SeatTaken(player):
            return changed(table, seats=(*table.seats, Seat(player, player, waiting=True)))
        case e.SeatReplaced(seat, player):
            there = replace(table.seats[seat], player=player, presence=Presence.PRESENT)
            return with_seat(table, seat, there)
        case _:
            return table


def _score(table: T, awards: tuple[Award, ...]) -> T:
    points = {award.seat: award.points for award in awards}
    seats = tuple(
        replace(seat, score=seat.score + points.get(n, 0)) for n, seat in enumerate(table.seats)
    )
    return changed(table, seats=seats, rounds=table.rounds + 1, counting=False, last_awards=awards)
