"""What happened at a table, in sentences: for `watch`, `replay`, and the lines under a game that is played."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.api.common.v1 import award_pb2
from parlour.api.game.v1 import event_pb2, game_pb2

from parlour_cli.awards import all_or_none, explain_all
from parlour_cli.look import Look, sentence_case
from parlour_cli.plain_text import listing, safe
from parlour_cli.tables import side

_PAUSES = {
    game_pb2.PAUSE_CAUSE_HOST: "by the host",
    game_pb2.PAUSE_CAUSE_ABSENCE: "because nearly everybody is away",
    game_pb2.PAUSE_CAUSE_IDLENESS: "because nobody does anything",
}


def tell(look: Look, event: event_pb2.Event) -> list[str]:
    """An event in sentences; empty when it is not worth one."""
    kind = event.WhichOneof("event")
    if kind is None:
        return []
    match kind:
        case "game_begun":
            return [f"The game begins with {event.game_begun.seats} players."]
        case "presence_changed":
            return [_presence(look, event.presence_changed)]
        case "game_paused":
            cause = _PAUSES.get(event.game_paused.cause, "")
            return [f"The game is paused {cause}".rstrip() + "."]
        case "game_resumed":
            return ["The game goes on."]
        case "round_scored":
            return award_lines(look, event.round_scored.awards)
        case "seat_taken":
            return [f"{look.name(event.seat_taken.seat)} sits down and plays along."]
        case "seat_replaced":
            replaced = event.seat_replaced
            return [f"{look.name(replaced.seat)} plays on{' as a bot' if replaced.bot else ''}."]
        case "seat_acted_for":
            return [f"Time is up for {look.who(event.seat_acted_for.seat)}."]
        case "game_ended":
            return [_ended(look, event.game_ended)]
        case "phase_opened" | "round_completed":
            return []
        case _:
            return side(kind).tell(look, getattr(event, kind))


def award_lines(look: Look, awards: Iterable[award_pb2.Award]) -> list[str]:
    """Most points first: "Ana +5 (found the card: 3, 2 votes received: 2)". The same for the same reasons shares a line.

    Teams win together, so their members are not told apart, and other teams' not put with them.
    """
    told = sorted(awards, key=lambda award: -award.points)
    which = all_or_none(told)
    team = {seat: party[0] for party in side(look.game).parties(look) for seat in party}
    teams = len(set(team.values())) < len(team)
    sharing: dict[tuple[int, int, str], list[str]] = {}
    for award in told:
        seat = int(award.to) if award.to.isdigit() else -1
        key = (team.get(seat, seat) if teams else 0, award.points, explain_all(award, which))
        sharing.setdefault(key, []).append(look.who(seat) if seat >= 0 else safe(award.to))
    lines: list[str] = []
    for (_, points, why), who in sharing.items():
        each = " each" if len(who) > 1 and points and not teams else ""
        reasons = f" ({why})" if why else ""
        lines.append(f"{sentence_case(listing(who))} {points:+d}{each}{reasons}")
    return lines


def _presence(look: Look, change: event_pb2.PresenceChanged) -> str:
    who = sentence_case(look.who(change.seat))
    are = "are" if change.seat == look.me else "is"
    have = "have" if change.seat == look.me else "has"
    match change.presence:
        case game_pb2.PRESENCE_AWAY:
            return f"{who} {are} away."
        case game_pb2.PRESENCE_DEPARTED:
            return f"{who} {have} left the game."
        case _:
            return f"{who} {are} back."


def _ended(look: Look, ended: event_pb2.GameEnded) -> str:
    if ended.state == game_pb2.GAME_STATE_ABANDONED:
        return "The game was ended early; nobody wins."
    alone = len(ended.winners) == 1 and ended.winners[0] != look.me
    return f"The game is over. {sentence_case(look.names(ended.winners))} {'wins' if alone else 'win'}."
