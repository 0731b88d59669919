"""Conducting a table: what every game does around its own rules (RULES 1).

Each function takes a state and gives the step that follows: all events, in order, up to the point where the table waits for
somebody again. Nothing is changed when `Refused` is raised. `fold` turns a step into the next state, here and in every replay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from parlour.kernel import events as e
from parlour.kernel.awards import Award
from parlour.kernel.chance import Chance
from parlour.kernel.game import Game
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import PauseCause, Player, Presence, Status
from parlour.kernel.table import Table, changed

AnyGame = Game[Any, Any, Any, Any]
AFTER_REVEAL_SECONDS = 20  # people look at the reveal before they think of a clue (1.8)


@dataclass(frozen=True, slots=True)
class Step:
    """An accepted step: its events, and the seat whose doing it was (None: time's, the host's, the house's).

    `after` is what `fold` makes of it, where that is known already from deciding it.
    """

    events: tuple[Any, ...]
    by: int | None = None
    after: Any = field(default=None, compare=False, repr=False)


def fold(game: AnyGame, state: Any, step: Step) -> Any:
    """The state after a step. `revision` grows only if a spectator can see something of it."""
    return _counted(game, _evolve(game, _stirred(state, step.by), step.events), step.events)


def observe(game: AnyGame, event: Any, seat: int | None) -> Any:
    """An event as a seat, or with None a spectator, may see it; None: not at all."""
    return event if isinstance(event, e.TableEvent) else game.observe(event, seat)


def begin(game: AnyGame, state: Any, players: Sequence[Player], chance: Chance) -> Step:
    """The first step of a game whose state is `game.initial(...)`."""
    first = e.Begun(tuple(players))
    seated = game.evolve(state, first)
    return _settled(game, state, [first, *game.begin(seated, chance)], chance)


def move(game: AnyGame, state: Any, seat: int, phase_id: int, move: Any, chance: Chance) -> Step:
    """A player's move, made for a phase (1.6)."""
    _running(state)
    if state.phase_id != phase_id:
        raise Refused("WRONG_PHASE", "that phase has closed; look at the table again")
    if state.seats[seat].waiting:
        raise Refused("NEXT_TURN", "you take part from the next turn on")
    return _settled(game, state, game.decide(state, seat, move, chance), chance, by=seat)


def expire(game: AnyGame, state: Any, phase_id: int, chance: Chance) -> Step | None:
    """What time does for all awaited seats when a phase's deadline has passed; None: it is too late for that."""
    if state.status is not Status.RUNNING or state.phase_id != phase_id:
        return None
    awaited = sorted(game.waiting_for(state))
    return _idled(game, state, awaited, chance) if awaited else None


def skip(game: AnyGame, state: Any, seat: int, chance: Chance) -> Step:
    """The host does for one awaited seat what time would do."""
    _running(state)
    if seat not in game.waiting_for(state):
        raise Refused("NOT_AWAITED", "nobody waits for that seat")
    return _idled(game, state, [seat], chance)


def depart(game: AnyGame, state: Any, seat: int, chance: Chance) -> Step | None:
    """A seat leaves for good (1.9), also while paused; None: it has left already."""
    if state.over or not state.seats[seat].active:
        return None
    events: list[Any] = [e.PresenceChanged(seat, Presence.DEPARTED)]
    events += _presence_pause(_evolve(game, state, events))
    return _settled(game, state, events, chance)


def set_away(state: Any, seat: int) -> Step | None:
    """A seat has been without a stream past its grace; None: it is not there to go away."""
    if state.over or state.seats[seat].presence is not Presence.PRESENT:
        return None
    changed = e.PresenceChanged(seat, Presence.AWAY)
    present = _present(state) - 1
    pause = [e.Paused(PauseCause.ABSENCE)] if present <= 1 and not state.pause else []
    return Step((changed, *pause))


def set_present(state: Any, seat: int) -> Step | None:
    """A seat is back; None: it was not away."""
    if state.over or state.seats[seat].presence is not Presence.AWAY:
        return None
    changed = e.PresenceChanged(seat, Presence.PRESENT)
    back = state.pause is PauseCause.ABSENCE and _present(state) + 1 > 1
    return Step((changed, e.Resumed()) if back else (changed,))


def pause(state: Any) -> Step:
    """The host stops all deadlines."""
    _running(state)
    return Step((e.Paused(PauseCause.HOST),))


def resume(state: Any) -> Step:
    """A paused game goes on."""
    if state.over:
        raise Refused("GAME_OVER", "the game is over")
    if state.status is not Status.PAUSED:
        raise Refused("NOT_PAUSED", "the game is not paused")
    return Step((e.Resumed(),))


def end(state: Any) -> Step:
    """The host ends the game: standings, no winner."""
    if state.over:
        raise Refused("GAME_OVER", "the game is over")
    return Step((e.Ended(finished=False, winners=()),))


def take_seat(game: AnyGame, state: Any, rules: Any, player: Player) -> Step:
    """A late joiner sits down last and plays from the next turn on (1.12)."""
    if state.over:
        raise Refused("GAME_OVER", "the game is over")
    if not (game.spec.late_joiners and state.options.late_joiners):
        raise Refused("NO_LATE_JOINERS", "this table takes nobody in while it plays")
    if len(state.active()) >= max(game.players(rules)):
        raise Refused("ROOM_FULL", "every seat is taken")
    return Step((e.SeatTaken(player),))


def replace_player(state: Any, seat: int, player: Player) -> Step:
    """A seat is played by somebody else; hand and score stay."""
    if state.over:
        raise Refused("GAME_OVER", "the game is over")
    if not state.seats[seat].active:
        raise Refused("SEAT_DEPARTED", "that seat has left for good")
    resumes = state.pause is PauseCause.ABSENCE and _present(state) >= 1
    back: tuple[Any, ...] = (e.Resumed(),) if resumes else ()
    return Step((e.SeatReplaced(seat, player), *back))


def scored(
    game: AnyGame, state: Any, number: int, awards: tuple[Award, ...], chance: Chance
) -> Step | None:
    """The points of a completed round, and what follows; None: they are in already, or the game is over."""
    if not state.counting or state.rounds + 1 != number:
        return None
    events: list[Any] = [e.RoundScored(number, awards)]
    after = _evolve(game, state, events)
    events += game.conclude(after, chance)
    return _settled(game, state, events, chance)


def seconds_to_act(game: AnyGame, state: Any) -> int | None:
    """How long the phase that just opened may take; None: no timer (1.8)."""
    default = game.spec.phases.get(state.phase)
    if default is None or state.over:
        return None
    seconds = state.options.phase_seconds.get(state.phase, default)
    if seconds == 0:
        return None
    return seconds + (AFTER_REVEAL_SECONDS if state.phase == "clue" and state.rounds else 0)


def _running(state: Table) -> None:
    if state.over:
        raise Refused("GAME_OVER", "the game is over")
    if state.status is Status.PAUSED:
        raise Refused("PAUSED", "the game is paused")


def _present(state: Table) -> int:
    return sum(seat.presence is Presence.PRESENT for seat in state.seats)


def _idled(game: AnyGame, state: Any, seats: Sequence[int], chance: Chance) -> Step:
    events: list[Any] = []
    for seat in seats:
        events += [e.SeatIdled(seat), *game.idle(_evolve(game, state, events), seat, chance)]
    return _settled(game, state, events, chance)


def _evolve(game: AnyGame, state: Any, events: Sequence[Any]) -> Any:
    for event in events:
        state = game.evolve(state, event)
    return state


def _settled(
    game: AnyGame,
    state: Any,
    events: Sequence[Any],
    chance: Chance,
    by: int | None = None,
) -> Step:
    """Everything that follows by itself, until somebody is awaited, points are counted or the game is over."""
    done = list(events)
    state = _evolve(game, _stirred(state, by), done)
    while not (state.over or state.counting):
        follows: Sequence[Any]
        if state.between or not state.active():
            follows = _next_turn(game, state, chance)
        elif not game.waiting_for(state):
            follows = game.close(state, chance)
        else:
            break
        done += follows
        state = _evolve(game, state, follows)
    return Step(tuple(done), by, _counted(game, state, done))


def _stirred(state: Any, by: int | None) -> Any:
    return state if by is None else changed(state, stirred=True, idle_turns=0)


def _counted(game: AnyGame, state: Any, events: Sequence[Any]) -> Any:
    seen = any(observe(game, event, None) is not None for event in events)
    return changed(state, revision=state.revision + 1) if seen else state


def _next_turn(game: AnyGame, state: Any, chance: Chance) -> Sequence[Any]:
    """Between turns; too few to go on with end the game (1.9)."""
    if len(state.active()) < game.spec.go_on_players:
        return [e.Ended(finished=False, winners=())]
    follows = list(game.next_turn(state, chance))
    # A whole lap in which nobody did anything: nobody is there, whatever their streams say (1.9).
    lap = state.pause is None and state.idle_turns >= len(state.active())
    if lap and not _evolve(game, state, follows).over:
        follows.append(e.Paused(PauseCause.IDLENESS))
    return follows


def _presence_pause(state: Table) -> list[Any]:
    if _present(state) <= 1 and state.pause is None and not state.over:
        return [e.Paused(PauseCause.ABSENCE)]
    return []
