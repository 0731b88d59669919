import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from parlour.api.game.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RoomState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ROOM_STATE_UNSPECIFIED: _ClassVar[RoomState]
    ROOM_STATE_OPEN: _ClassVar[RoomState]
    ROOM_STATE_STARTING: _ClassVar[RoomState]
    ROOM_STATE_PLAYING: _ClassVar[RoomState]
ROOM_STATE_UNSPECIFIED: RoomState
ROOM_STATE_OPEN: RoomState
ROOM_STATE_STARTING: RoomState
ROOM_STATE_PLAYING: RoomState

class Room(_message.Message):
    __slots__ = ("name", "code", "title", "public", "options", "seats", "members", "host", "state", "game", "revision", "create_time", "start_failure", "spectators_welcome", "locked")
    NAME_FIELD_NUMBER: _ClassVar[int]
    CODE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    START_FAILURE_FIELD_NUMBER: _ClassVar[int]
    SPECTATORS_WELCOME_FIELD_NUMBER: _ClassVar[int]
    LOCKED_FIELD_NUMBER: _ClassVar[int]
    name: str
    code: str
    title: str
    public: bool
    options: _options_pb2.GameOptions
    seats: int
    members: _containers.RepeatedCompositeFieldContainer[Member]
    host: str
    state: RoomState
    game: str
    revision: int
    create_time: _timestamp_pb2.Timestamp
    start_failure: str
    spectators_welcome: bool
    locked: bool
    def __init__(self, name: _Optional[str] = ..., code: _Optional[str] = ..., title: _Optional[str] = ..., public: _Optional[bool] = ..., options: _Optional[_Union[_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., members: _Optional[_Iterable[_Union[Member, _Mapping]]] = ..., host: _Optional[str] = ..., state: _Optional[_Union[RoomState, str]] = ..., game: _Optional[str] = ..., revision: _Optional[int] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., start_failure: _Optional[str] = ..., spectators_welcome: _Optional[bool] = ..., locked: _Optional[bool] = ...) -> None: ...

class Member(_message.Message):
    __slots__ = ("player", "display_name", "seated", "ready", "bot", "muted", "connected", "emblem")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    SEATED_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    MUTED_FIELD_NUMBER: _ClassVar[int]
    CONNECTED_FIELD_NUMBER: _ClassVar[int]
    EMBLEM_FIELD_NUMBER: _ClassVar[int]
    player: str
    display_name: str
    seated: bool
    ready: bool
    bot: bool
    muted: bool
    connected: bool
    emblem: int
    def __init__(self, player: _Optional[str] = ..., display_name: _Optional[str] = ..., seated: _Optional[bool] = ..., ready: _Optional[bool] = ..., bot: _Optional[bool] = ..., muted: _Optional[bool] = ..., connected: _Optional[bool] = ..., emblem: _Optional[int] = ...) -> None: ...

class ChatMessage(_message.Message):
    __slots__ = ("number", "player", "display_name", "text", "time")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    number: int
    player: str
    display_name: str
    text: str
    time: _timestamp_pb2.Timestamp
    def __init__(self, number: _Optional[int] = ..., player: _Optional[str] = ..., display_name: _Optional[str] = ..., text: _Optional[str] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
