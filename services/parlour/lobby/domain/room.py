"""A room as a value: who is in it, who is host, what is played, what goes on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum

from parlour.kernel.refusals import Refused

EMBLEMS = 12  # as many as seats in the largest game


class State(Enum):
    """What goes on in a room."""

    OPEN = "open"
    STARTING = "starting"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played, as far as a room must know.

    `players`: numbers it may start with, ascending. `late_joiners`: game and table take people in while it runs (1.12).
    `options`: the encoded `GameOptions`, every default filled in.
    """

    kind: str
    players: tuple[int, ...]
    late_joiners: bool
    options: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """Somebody in a room.

    `arrival` counts those who came, so the least has been here longest. `waits`: looks on for want of a seat, and takes one
    that comes free. `connected`: has a stream open, or had one within the grace. `emblem`: of the seat, 1 to EMBLEMS.
    """

    player: str
    name: str
    arrival: int
    bot: bool = False
    seated: bool = False
    waits: bool = False
    ready: bool = False
    muted: bool = False
    connected: bool = True
    emblem: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """A room between two changes. Members: the seated in order of seats, then those who look on.

    `revision` counts changes. `arrivals` counts those who ever came in; `shared`: more than one person did. `departed`: who
    has left the running game for good (1.9). `last_game`: what `game` was before the start that is under way. `kicked` is kept
    to tell them why their stream ends; `banned` may not come back.
    """

    code: str
    plan: Plan
    seats: int
    created: float
    title: str = ""
    public: bool = False
    spectators_welcome: bool = True
    locked: bool = False
    members: tuple[Member, ...] = ()
    host: str = ""
    state: State = State.OPEN
    game: str = ""
    last_game: str = ""
    start_failure: str = ""
    revision: int = 0
    arrivals: int = 0
    shared: bool = False
    banned: tuple[str, ...] = ()
    kicked: tuple[str, ...] = ()
    departed: tuple[str, ...] = ()

    @property
    def running(self) -> bool:
        """A game runs, or is being made."""
        return self.state is not State.OPEN

    @property
    def seated(self) -> tuple[Member, ...]:
        """Those with a seat, in order of seats."""
        return tuple(member for member in self.members if member.seated)

    @property
    def people(self) -> tuple[Member, ...]:
        """Those who are no bots."""
        return tuple(member for member in self.members if not member.bot)

    @property
    def free(self) -> int:
        """Seats that nobody has."""
        return self.seats - len(self.seated)

    def find(self, player: str) -> Member | None:
        """The member who is this player, or None."""
        return next((member for member in self.members if member.player == player), None)

    def member(self, player: str) -> Member:
        """The member who is this player; raises NOT_A_MEMBER."""
        member = self.find(player)
        if member is None:
            raise Refused("NOT_A_MEMBER", "you are not in this room")
        return member

    def other(self, player: str) -> Member:
        """Somebody a host names; raises PLAYER_NOT_FOUND."""
        member = self.find(player)
        if member is None:
            raise Refused("PLAYER_NOT_FOUND", "nobody of that kind is in this room")
        return member

    def led_by(self, player: str) -> None:
        """Raises NOT_A_MEMBER or NOT_HOST unless the player is the host."""
        self.member(player)
        if self.host != player:
            raise Refused("NOT_HOST", "only the host can do that")

    def at_rest(self) -> None:
        """Raises GAME_RUNNING while a game runs or is being made."""
        if self.running:
            raise Refused("GAME_RUNNING", "a game is running in this room")


def in_order(members: Iterable[Member]) -> tuple[Member, ...]:
    """The seated first, otherwise as they are; each of the seated with an emblem of its own, the first free one if need be."""
    ordered = sorted(members, key=lambda member: not member.seated)
    taken = {member.emblem for member in ordered if member.seated}
    free = (emblem for emblem in range(1, EMBLEMS + 1) if emblem not in taken)
    return tuple(
        replace(member, emblem=next(free) if member.seated else 0)
        if member.seated is not bool(member.emblem)
        else member
        for member in ordered
    )


def with_member(room: Room, changed: Member) -> Room:
    """The room with one member changed."""
    members = (changed if m.player == changed.player else m for m in room.members)
    return replace(room, members=in_order(members))


def without(room: Room, player: str) -> Room:
    """The room without one member; one who had a seat in the running game has departed from it."""
    member = room.find(player)
    if member is None:
        return room
    gone = member.seated and room.running and player not in room.departed
    departed = (*room.departed, player) if gone else room.departed
    members = tuple(m for m in room.members if m.player != player)
    return replace(room, members=members, departed=departed)
