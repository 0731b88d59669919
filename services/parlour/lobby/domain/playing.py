"""From the gathering to the game and back: readiness, options, the start, and what game-state reports."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from parlour.kernel.refusals import BadInput, Refused
from parlour.lobby.domain.room import Plan, Room, State, in_order, with_member


def open_room(
    code: str, plan: Plan, created: float, *, seats: int = 0, title: str = "", public: bool = False
) -> Room:
    """A room nobody is in yet; `seats` 0: as many as the game takes."""
    wanted = checked_seats(plan, seats) if seats else plan.players[-1]
    return Room(code=code, plan=plan, seats=wanted, created=created, title=title, public=public)


def checked_seats(plan: Plan, seats: int) -> int:
    """The number of seats if the game takes so many; raises `BadInput`."""
    least, most = plan.players[0], plan.players[-1]
    if not least <= seats <= most:
        raise BadInput("seats", f"must be {least} to {most} for this game", "OUT_OF_RANGE")
    return seats


@dataclass(frozen=True, slots=True)
class Changes:
    """What a host changes; None: stays."""

    title: str | None = None
    public: bool | None = None
    plan: Plan | None = None
    seats: int | None = None
    spectators_welcome: bool | None = None
    locked: bool | None = None


def update(room: Room, host: str, changes: Changes) -> Room:
    """The host changes the room; everybody but host and bots must get ready anew.

    A room as large as its game stays so when the game changes. Raises SEATS_TAKEN if more people sit than would have a seat.
    """
    room.led_by(host)
    room.at_rest()
    plan = changes.plan or room.plan
    seats = _seats_after(room, plan, changes.seats)
    if len(room.seated) > seats:
        many = len(room.seated)
        raise Refused("SEATS_TAKEN", f"{many} are seated, and there would be {seats} seats")
    stay = {member.player for member in room.members if member.bot} | {room.host}
    members = tuple(replace(m, ready=m.ready and m.player in stay) for m in room.members)
    plain = ("title", "public", "spectators_welcome", "locked")
    given = {name: getattr(changes, name) for name in plain if getattr(changes, name) is not None}
    return replace(room, plan=plan, seats=seats, members=members, start_failure="", **given)


def _seats_after(room: Room, plan: Plan, wanted: int | None) -> int:
    if wanted is not None:
        return checked_seats(plan, wanted)
    if room.seats == room.plan.players[-1]:
        return plan.players[-1]
    return min(max(room.seats, plan.players[0]), plan.players[-1])


def set_ready(room: Room, player: str, *, ready: bool) -> Room:
    """A seated member is ready, or not; raises NOT_SEATED for those who look on."""
    member = room.member(player)
    room.at_rest()
    if not member.seated:
        raise Refused("NOT_SEATED", "only those with a seat get ready")
    return with_member(room, replace(member, ready=ready or member.bot))


def may_start(room: Room, host: str) -> None:
    """Raises NOT_HOST, GAME_RUNNING, WRONG_NUMBER_OF_PLAYERS or NOT_READY. By starting, the host is ready."""
    room.led_by(host)
    room.at_rest()
    count = len(room.seated)
    if count not in room.plan.players:
        raise Refused("WRONG_NUMBER_OF_PLAYERS", _numbers(room.plan.players, count))
    late = [m.name for m in room.seated if not (m.ready or m.player == room.host)]
    if late:
        raise Refused("NOT_READY", f"not ready yet: {', '.join(late)}")


def _numbers(players: tuple[int, ...], count: int) -> str:
    steady = players == tuple(range(players[0], players[-1] + 1))
    wanted = f"{players[0]} to {players[-1]}" if steady else ", ".join(map(str, players))
    return f"this game takes {wanted} players, and {count} are seated"


def starting(room: Room, host: str, game: str) -> Room:
    """The game is about to be made; the last one is remembered until it is."""
    may_start(room, host)
    return replace(
        room,
        state=State.STARTING,
        game=game,
        last_game=room.game,
        start_failure="",
        departed=(),
    )


def started(room: Room, game: str) -> Room:
    """The game was made; if the room waits for that."""
    if room.game != game or room.state is not State.STARTING:
        return room
    return replace(room, state=State.PLAYING, last_game="")


def start_failed(room: Room, game: str, why: str) -> Room:
    """The game could not be made; if the room waits for that. It shows its last game again, if there was one."""
    if room.game != game or room.state is not State.STARTING:
        return room
    return replace(
        room,
        state=State.OPEN,
        game=room.last_game,
        last_game="",
        start_failure=why,
        departed=(),
    )


def departed(room: Room, game: str, players: Collection[str]) -> Room:
    """Some have left the running game for good, and look on until it is over."""
    if room.game != game or not room.running:
        return room
    gone = [m for m in room.seated if m.player in players]
    if not gone:
        return room
    names = {m.player for m in gone}
    members = (
        replace(m, seated=False, waits=True, ready=False) if m.player in names else m
        for m in room.members
    )
    return replace(
        room, members=in_order(members), departed=(*room.departed, *(m.player for m in gone))
    )


def watched(room: Room, game: str, players: Collection[str]) -> Room:
    """These watch the running game, so they are there, whether they have the room's stream open or not."""
    if room.game != game or not room.running:
        return room
    members = (replace(m, connected=m.connected or m.player in players) for m in room.members)
    return replace(room, members=tuple(members))


def over(room: Room, game: str) -> Room:
    """The game is over: people gather again, with the same seats, ready for nothing yet."""
    if room.game != game or not room.running:
        return room
    members = tuple(replace(m, ready=m.bot) for m in room.members)
    return replace(room, state=State.OPEN, members=members, departed=())
