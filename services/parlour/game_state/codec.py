"""Steps to stored bytes and back: events of every table here, events of a game by the game's own wire."""

from __future__ import annotations

from typing import Any

from parlour.games.contract import Wire
from parlour.kernel import events as e
from parlour.kernel.awards import Award, Reason
from parlour.kernel.conduct import Step
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import PauseCause, Player, Presence
from parlour.store.table.v1 import step_pb2 as pb


def encode(step: Step, wire: Wire) -> bytes:
    """A step's events as they are stored; who acted is stored beside them."""
    message = pb.Step()
    for event in step.events:
        into = message.events.add()
        if isinstance(event, e.TableEvent):
            _write(event, into)
        else:
            into.game = wire.store(event)
    return message.SerializeToString()


def decode(data: bytes, by: int | None, wire: Wire) -> Step:
    """A stored step, of any released version. Raises NEWER_RELEASE for events that this one does not know."""
    message = pb.Step.FromString(data)
    try:
        return Step(tuple(_read(event, wire) for event in message.events), by)
    except ValueError as error:
        raise newer_release() from error


def newer_release() -> Refused:
    """A game that this process cannot go on with, and must not: during an update another one can."""
    message = "the game is played by a newer release; ask again, it may be another replica"
    return Refused("NEWER_RELEASE", message)


def forget(data: bytes, player: str) -> bytes:
    """A stored step without a player's id and name; all else stays as it is, also what only a newer release can read."""
    message = pb.Step.FromString(data)
    for event in message.events:
        seated = [*event.begun.players, event.seat_taken.player, event.seat_replaced.player]
        for one in seated:
            if one.id == player:
                one.id = one.name = ""
    return message.SerializeToString()


def _write(event: e.TableEvent, into: pb.Event) -> None:
    match event:
        case e.Begun(players):
            into.begun.players.extend(_player(player) for player in players)
        case e.PhaseOpened(phase):
            into.phase_opened.phase = phase
        case e.TurnEnded():
            into.turn_ended.SetInParent()
        case e.PresenceChanged(seat, presence):
            into.presence_changed.seat = seat
            into.presence_changed.presence = presence.value
        case e.Paused(cause):
            into.paused.cause = cause.value
        case e.Resumed():
            into.resumed.SetInParent()
        case e.RoundCompleted(number):
            into.round_completed.round = number
        case e.RoundScored(number, awards):
            into.round_scored.round = number
            into.round_scored.awards.extend(_award(award) for award in awards)
        case e.SeatTaken(player):
            into.seat_taken.player.CopyFrom(_player(player))
        case e.SeatReplaced(seat, player):
            into.seat_replaced.seat = seat
            into.seat_replaced.player.CopyFrom(_player(player))
        case e.SeatIdled(seat):
            into.seat_idled.seat = seat
        case e.Ended(finished, winners):
            into.ended.finished = finished
            into.ended.winners.extend(winners)
        case _:
            raise TypeError(f"no stored form of {event!r}")


def _read(event: pb.Event, wire: Wire) -> Any:
    match event.WhichOneof("event"):
        case "game":
            return wire.restore(event.game)
        case "begun":
            return e.Begun(tuple(_seated(player) for player in event.begun.players))
        case "phase_opened":
            return e.PhaseOpened(event.phase_opened.phase)
        case "turn_ended":
            return e.TurnEnded()
        case "presence_changed":
            changed = event.presence_changed
            return e.PresenceChanged(changed.seat, Presence(changed.presence))
        case "paused":
            return e.Paused(PauseCause(event.paused.cause))
        case "resumed":
            return e.Resumed()
        case "round_completed":
            return e.RoundCompleted(event.round_completed.round)
        case "round_scored":
            scored = event.round_scored
            return e.RoundScored(scored.round, tuple(_awarded(award) for award in scored.awards))
        case "seat_taken":
            return e.SeatTaken(_seated(event.seat_taken.player))
        case "seat_replaced":
            return e.SeatReplaced(event.seat_replaced.seat, _seated(event.seat_replaced.player))
        case "seat_idled":
            return e.SeatIdled(event.seat_idled.seat)
        case "ended":
            return e.Ended(event.ended.finished, tuple(event.ended.winners))
        case _:
            raise ValueError("a stored event of a version that is newer than this one")


def _player(player: Player) -> pb.Player:
    return pb.Player(id=player.id, name=player.name, bot=player.bot, emblem=player.emblem)


def _seated(player: pb.Player) -> Player:
    return Player(player.id, player.name, player.bot, player.emblem)


def _award(award: Award) -> pb.Award:
    reasons = [pb.Reason(reason=r.reason, points=r.points, count=r.count) for r in award.reasons]
    return pb.Award(seat=award.seat, points=award.points, reasons=reasons)


def _awarded(award: pb.Award) -> Award:
    reasons = tuple(Reason(r.reason, r.points, r.count) for r in award.reasons)
    return Award(award.seat, award.points, reasons)
