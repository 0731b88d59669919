"""What holds after every change, whatever it was: exactly one host, free seats taken, no room of bots alone."""

from __future__ import annotations

from dataclasses import replace

from parlour.lobby.domain.room import Room, State, in_order


def settled(before: Room | None, room: Room) -> Room:
    """The changed room as it is kept, its revision one up; the same object as before if nothing changed."""
    room = _hosted(_seated(_abandoned(room)))
    room = replace(room, shared=room.shared or len(room.people) > 1)
    if room == before:
        return room
    return replace(room, revision=(before.revision if before else 0) + 1)


def _abandoned(room: Room) -> Room:
    """Without people there is nobody to play for: bots go, and a game that runs is over."""
    if room.people:
        return room
    return replace(room, members=(), host="", state=State.OPEN, departed=())


def _seated(room: Room) -> Room:
    """Between games, who waits for a seat takes a free one, first come first served."""
    if room.running or room.free <= 0:
        return room
    waiting = sorted((m for m in room.members if m.waits), key=lambda member: member.arrival)
    lucky = {member.player for member in waiting[: room.free]}
    if not lucky:
        return room
    members = (
        replace(m, seated=True, waits=False) if m.player in lucky else m for m in room.members
    )
    return replace(room, members=in_order(members))


def _hosted(room: Room) -> Room:
    """Exactly one host while anybody is in (B13-B15): who is, stays, unless away while somebody else is there.

    The next one is whoever has been there longest of those connected, or of all if nobody is.
    """
    host = room.find(room.host)
    if host is not None and host.connected:
        return room
    there = [member for member in room.people if member.connected]
    if host is not None and not there:
        return room
    candidates = there or room.people
    if not candidates:
        return replace(room, host="")
    return replace(room, host=min(candidates, key=lambda member: member.arrival).player)
