"""Rooms as values, for tests of the pure rules."""

from __future__ import annotations

from parlour.lobby.domain import gathering, playing
from parlour.lobby.domain.room import Plan, Room
from parlour.lobby.domain.settling import settled

DIXIT = Plan(kind="dixit", players=tuple(range(3, 9)), late_joiners=False, options=b"")
LATE = Plan(kind="dixit", players=tuple(range(3, 9)), late_joiners=True, options=b"late")
TEAM = Plan(kind="team", players=(6, 8, 10, 12), late_joiners=False, options=b"")


def room_of(*players: str, plan: Plan = DIXIT, seats: int = 0) -> Room:
    """A room with these people, the first of them host; ids and names are the same."""
    room = playing.open_room("AAAAAA", plan, 1.0, seats=seats)
    for player in players:
        room = settled(room, gathering.join(room, player, player))
    return room


def playing_room(*players: str, plan: Plan = DIXIT, seats: int = 0) -> Room:
    """The same while the game "g" runs."""
    room = room_of(*players, plan=plan, seats=seats)
    for player in players:
        room = settled(room, playing.set_ready(room, player, ready=True))
    room = settled(room, playing.starting(room, players[0], "g"))
    return settled(room, playing.started(room, "g"))


def seated(room: Room) -> list[str]:
    return [member.player for member in room.seated]
