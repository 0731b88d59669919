"""Coming and going: join, leave, presence, and what a host does about people (kick, mute, hand over)."""

from __future__ import annotations

from dataclasses import replace

from parlour.kernel.refusals import BadInput, Refused
from parlour.lobby.domain.naming import different
from parlour.lobby.domain.room import (
    EMBLEMS,
    Member,
    Room,
    State,
    in_order,
    with_member,
    without,
)

KICKED_REMEMBERED = 50
MOST_MEMBERS = 200


def join(
    room: Room, player: str, name: str, *, as_spectator: bool = False, emblem: int = 0
) -> Room:
    """Bring somebody in, or back to the same seat; with the emblem wished for if nobody has it.

    Raises BANNED_FROM_ROOM, ROOM_LOCKED, and for want of a seat where spectators are not welcome ROOM_FULL or GAME_RUNNING.
    """
    if player in room.banned:
        raise Refused("BANNED_FROM_ROOM", "the host does not let you into this room")
    member = room.find(player)
    if member is not None:
        return _rejoin(room, member, as_spectator)
    if room.locked:
        raise Refused("ROOM_LOCKED", "this room is locked; its host can open it")
    if len(room.members) >= MOST_MEMBERS:
        raise Refused("ROOM_FULL", f"a room holds {MOST_MEMBERS} people")
    seated = not as_spectator and _may_sit(room, player)
    if not seated and not room.spectators_welcome and room.members:
        _turn_away(room, as_spectator)
    newcomer = Member(
        player=player,
        name=different(name, (m.name for m in room.members)),
        arrival=room.arrivals + 1,
        seated=seated,
        waits=not seated and not as_spectator,
        emblem=emblem if seated and 1 <= emblem <= EMBLEMS and _free(room, emblem) else 0,
    )
    return replace(
        room,
        members=in_order((*room.members, newcomer)),
        arrivals=room.arrivals + 1,
        kicked=tuple(p for p in room.kicked if p != player),
    )


def choose_emblem(room: Room, player: str, emblem: int) -> Room:
    """Another emblem for one's seat; raises EMBLEM_TAKEN, NOT_SEATED, GAME_RUNNING, `BadInput` for one that there is not."""
    member = room.member(player)
    room.at_rest()
    if not 1 <= emblem <= EMBLEMS:
        raise BadInput("emblem", f"must be 1 to {EMBLEMS}", "OUT_OF_RANGE")
    if not member.seated:
        raise Refused("NOT_SEATED", "you have no seat in this room")
    if member.emblem != emblem and not _free(room, emblem):
        raise Refused("EMBLEM_TAKEN", "somebody else has that emblem")
    return with_member(room, replace(member, emblem=emblem))


def _free(room: Room, emblem: int) -> bool:
    return all(member.emblem != emblem for member in room.members)


def _rejoin(room: Room, member: Member, as_spectator: bool) -> Room:
    back = replace(member, connected=True)
    if as_spectator and not room.running:
        back = replace(back, seated=False, waits=False, ready=False)
    elif not as_spectator and not member.seated:
        seated = _may_sit(room, member.player)
        back = replace(back, seated=seated, waits=not seated)
        room = replace(room, members=tuple(m for m in room.members if m.player != member.player))
        return replace(room, members=in_order((*room.members, back)))
    return with_member(room, back)


def _may_sit(room: Room, player: str) -> bool:
    """Whether a seat is to be had now; who has departed from the running game only looks on (1.9, 1.12)."""
    if room.free <= 0:
        return False
    if not room.running:
        return True
    playing = room.state is State.PLAYING and room.plan.late_joiners
    return playing and player not in room.departed


def _turn_away(room: Room, as_spectator: bool) -> None:
    if as_spectator:
        raise Refused("NO_SPECTATORS", "this room wants no spectators")
    if room.free > 0:
        raise Refused("GAME_RUNNING", "a game is running, and this room wants no spectators")
    raise Refused("ROOM_FULL", "every seat is taken, and this room wants no spectators")


def leave(room: Room, player: str) -> Room:
    """Take somebody out; who is not in, is out already."""
    return without(room, player)


def presence(room: Room, player: str, *, connected: bool) -> Room:
    """Somebody has a stream again, or has had none for longer than the grace. Who is not in, does not matter."""
    member = room.find(player)
    if member is None or member.bot or member.connected is connected:
        return room
    return with_member(room, replace(member, connected=connected))


def forget(room: Room, player: str) -> Room:
    """Take somebody who is erased out of the room and of all it remembers, but for the running game's sake."""
    room = without(room, player)
    return replace(
        room,
        banned=tuple(p for p in room.banned if p != player),
        kicked=tuple(p for p in room.kicked if p != player),
    )


def kick(room: Room, host: str, player: str, *, ban: bool = False) -> Room:
    """The host puts somebody out, also while a game runs; a ban reaches those who have left, too."""
    room.led_by(host)
    if player == host:
        raise Refused("NOT_YOURSELF", "leave the room instead")
    if ban and room.find(player) is None:
        return _banned(room, player)
    room.other(player)
    room = put_out(room, player)
    return _banned(room, player) if ban else room


def put_out(room: Room, player: str) -> Room:
    """Somebody is out, and is told so."""
    kicked = tuple(p for p in room.kicked if p != player)[-KICKED_REMEMBERED:]
    return replace(without(room, player), kicked=(*kicked, player))


def _banned(room: Room, player: str) -> Room:
    return room if player in room.banned else replace(room, banned=(*room.banned, player))


def mute(room: Room, host: str, player: str, *, muted: bool) -> Room:
    """The host takes or gives back the right to write."""
    room.led_by(host)
    if player == host:
        raise Refused("NOT_YOURSELF", "the host cannot be muted")
    return with_member(room, replace(room.other(player), muted=muted))


def transfer(room: Room, host: str, player: str) -> Room:
    """The host makes another member the host; raises NOT_A_PERSON for a bot, NOT_PRESENT for somebody away."""
    room.led_by(host)
    heir = room.other(player)
    if heir.bot:
        raise Refused("NOT_A_PERSON", "a bot cannot be the host")
    if not heir.connected:
        raise Refused("NOT_PRESENT", f"{heir.name} is away")
    return replace(room, host=player)


def add_bot(room: Room, host: str, player: str, name: str) -> Room:
    """The host seats a bot."""
    room.led_by(host)
    room.at_rest()
    if room.free <= 0:
        raise Refused("ROOM_FULL", "every seat is taken")
    bot = Member(
        player=player,
        name=different(name, (m.name for m in room.members)),
        arrival=room.arrivals + 1,
        bot=True,
        seated=True,
        ready=True,
    )
    return replace(room, members=in_order((*room.members, bot)), arrivals=room.arrivals + 1)


def remove_bot(room: Room, host: str, player: str) -> Room:
    """The host unseats a bot; raises NOT_A_BOT for anybody else."""
    room.led_by(host)
    room.at_rest()
    if not room.other(player).bot:
        raise Refused("NOT_A_BOT", "that is no bot; kick people instead")
    return without(room, player)
