import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from parlour.api.lobby.v1 import player_pb2 as _player_pb2
from parlour.api.lobby.v1 import room_pb2 as _room_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ListAllRoomsRequest(_message.Message):
    __slots__ = ("page_size", "page_token")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListAllRoomsResponse(_message.Message):
    __slots__ = ("rooms", "next_page_token")
    ROOMS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    rooms: _containers.RepeatedCompositeFieldContainer[_room_pb2.Room]
    next_page_token: str
    def __init__(self, rooms: _Optional[_Iterable[_Union[_room_pb2.Room, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class CloseRoomRequest(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class CloseRoomResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListPlayersRequest(_message.Message):
    __slots__ = ("page_size", "page_token")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListPlayersResponse(_message.Message):
    __slots__ = ("players", "next_page_token")
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    players: _containers.RepeatedCompositeFieldContainer[_player_pb2.Player]
    next_page_token: str
    def __init__(self, players: _Optional[_Iterable[_Union[_player_pb2.Player, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class BanPlayerRequest(_message.Message):
    __slots__ = ("player", "banned")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    BANNED_FIELD_NUMBER: _ClassVar[int]
    player: str
    banned: bool
    def __init__(self, player: _Optional[str] = ..., banned: _Optional[bool] = ...) -> None: ...

class BanPlayerResponse(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: _player_pb2.Player
    def __init__(self, player: _Optional[_Union[_player_pb2.Player, _Mapping]] = ...) -> None: ...

class ErasePlayerRequest(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: str
    def __init__(self, player: _Optional[str] = ...) -> None: ...

class ErasePlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CreateInvitationRequest(_message.Message):
    __slots__ = ("uses",)
    USES_FIELD_NUMBER: _ClassVar[int]
    uses: int
    def __init__(self, uses: _Optional[int] = ...) -> None: ...

class CreateInvitationResponse(_message.Message):
    __slots__ = ("invitation", "expire_time")
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    EXPIRE_TIME_FIELD_NUMBER: _ClassVar[int]
    invitation: str
    expire_time: _timestamp_pb2.Timestamp
    def __init__(self, invitation: _Optional[str] = ..., expire_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
