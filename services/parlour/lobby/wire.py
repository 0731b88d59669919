"""Rooms, people and messages as the API shows them."""

from __future__ import annotations

from google.protobuf.timestamp_pb2 import Timestamp

from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1 import player_pb2, room_pb2
from parlour.lobby.domain.room import Member, Room, State
from parlour.lobby.store.chat import Message
from parlour.lobby.store.people import Person
from parlour.platform.names import name

_STATES = {
    State.OPEN: room_pb2.ROOM_STATE_OPEN,
    State.STARTING: room_pb2.ROOM_STATE_STARTING,
    State.PLAYING: room_pb2.ROOM_STATE_PLAYING,
}


def timestamp(seconds: float) -> Timestamp:
    """A time, to the millisecond."""
    stamp = Timestamp()
    stamp.FromMilliseconds(int(seconds * 1000))
    return stamp


def person(of: Person) -> player_pb2.Player:
    """An account."""
    return player_pb2.Player(
        name=name("players", of.id),
        display_name=of.name,
        create_time=timestamp(of.created),
        banned=of.banned,
        bot=of.bot,
    )


def room(of: Room) -> room_pb2.Room:
    """A room."""
    return room_pb2.Room(
        name=name("rooms", of.code),
        code=of.code,
        title=of.title,
        public=of.public,
        options=options_pb2.GameOptions.FromString(of.plan.options),
        seats=of.seats,
        members=[member(one) for one in of.members],
        host=name("players", of.host) if of.host else "",
        state=_STATES[of.state],
        game=name("games", of.game) if of.game else "",
        revision=of.revision,
        create_time=timestamp(of.created),
        start_failure=of.start_failure,
        spectators_welcome=of.spectators_welcome,
        locked=of.locked,
    )


def member(of: Member) -> room_pb2.Member:
    """Somebody in a room. Bots are always there."""
    return room_pb2.Member(
        player=name("players", of.player),
        display_name=of.name,
        seated=of.seated,
        ready=of.ready,
        bot=of.bot,
        muted=of.muted,
        connected=of.connected,
        emblem=of.emblem,
    )


def message(of: Message) -> room_pb2.ChatMessage:
    """A line of the chat."""
    return room_pb2.ChatMessage(
        number=of.number,
        player=name("players", of.player) if of.player else "",
        display_name=of.name,
        text=of.text,
        time=timestamp(of.time),
    )
