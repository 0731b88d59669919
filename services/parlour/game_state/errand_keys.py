"""Names of errands: what may have to be done about a game at some time."""

from __future__ import annotations

from typing import Any

from parlour.kernel import events as e
from parlour.kernel.conduct import AnyGame, Step, seconds_to_act
from parlour.kernel.seats import Presence, Status
from parlour.platform.event_log import Errand

PHASE = "phase"  # a phase's deadline; data: the phase id
SCORE = "score"  # a complete round's points; data: the round
REPORT = "report"  # tell the lobby who watches, who left and how it ended
RECORD = "record"  # tell scoring about a game played to the end
# Of the next two, and of a report, the data tells one time from the next: settling an old one must not take a new one along.
AWAY = "away"  # "away/3": seat 3 without a stream for the grace
GONE = "gone"  # "gone/3": seat 3 away for too long
LEAST_AFTER_PAUSE = 30.0
_SEATS = (e.Begun, e.PresenceChanged, e.SeatReplaced, e.SeatTaken)


def away(seat: int) -> str:
    """The key of a seat's grace."""
    return f"{AWAY}/{seat}"


def gone(seat: int) -> str:
    """The key of a seat's time until it has departed."""
    return f"{GONE}/{seat}"


def phase_deadline(game: AnyGame, before: Any, after: Any) -> float | None:
    """Seconds until the deadline that a step sets; None: it sets none."""
    opened = after.phase_id != before.phase_id
    resumed = before.status is Status.PAUSED and after.status is Status.RUNNING
    if after.status is not Status.RUNNING or not (opened or resumed):
        return None
    seconds = seconds_to_act(game, after)
    if seconds is None:
        return None
    return max(float(seconds), LEAST_AFTER_PAUSE) if resumed else float(seconds)


def of_step(
    game: AnyGame, before: Any, step: Step, after: Any
) -> tuple[tuple[Errand, ...], tuple[str, ...]]:
    """The errands that come and the keys that go with a step."""
    come: list[Errand] = []
    drop: list[str] = []
    seconds = phase_deadline(game, before, after)
    if seconds is not None:
        come.append(Errand(PHASE, seconds, str(after.phase_id).encode()))
    elif after.phase_id != before.phase_id or after.status is not Status.RUNNING:
        drop.append(PHASE)
    if after.counting and not before.counting:
        come.append(Errand(SCORE, 0.0, str(after.rounds + 1).encode()))
    grace, stamp = float(after.options.grace_seconds), str(after.revision).encode()
    for event in step.events:
        match event:
            case e.PresenceChanged(seat, Presence.AWAY):
                come.append(Errand(gone(seat), float(after.options.departure_seconds), stamp))
                drop.append(away(seat))
            case e.PresenceChanged(seat, _):
                drop += [away(seat), gone(seat)]
            case e.RoundScored():
                drop.append(SCORE)
            case e.SeatReplaced(seat, _):
                come.append(Errand(away(seat), grace, stamp))
                drop.append(gone(seat))
            case e.SeatTaken():
                taken = len(after.seats) - 1
                come.append(Errand(away(taken), grace, stamp))
            case e.Begun(players):
                come += [Errand(away(seat), grace, stamp) for seat in range(len(players))]
            case _:
                pass
    if after.over and not before.over:
        seats = range(len(after.seats))
        drop += [PHASE, SCORE, *map(away, seats), *map(gone, seats)]
        come = [errand for errand in come if errand.key not in drop]
        if after.status is Status.FINISHED:
            come.append(Errand(RECORD))
    seats_changed = any(isinstance(event, _SEATS) for event in step.events)
    if seats_changed or (after.over and not before.over):
        come.append(Errand(REPORT, 0.0, stamp))
    coming = {errand.key for errand in come}
    return tuple(come), tuple(key for key in dict.fromkeys(drop) if key not in coming)
