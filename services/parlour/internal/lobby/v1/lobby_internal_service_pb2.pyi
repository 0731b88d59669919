from parlour.api.game.v1 import game_pb2 as _game_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ResolveTokenRequest(_message.Message):
    __slots__ = ("token_hash",)
    TOKEN_HASH_FIELD_NUMBER: _ClassVar[int]
    token_hash: bytes
    def __init__(self, token_hash: _Optional[bytes] = ...) -> None: ...

class ResolveTokenResponse(_message.Message):
    __slots__ = ("player", "display_name", "admin", "worker", "bot")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    ADMIN_FIELD_NUMBER: _ClassVar[int]
    WORKER_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    player: str
    display_name: str
    admin: bool
    worker: bool
    bot: bool
    def __init__(self, player: _Optional[str] = ..., display_name: _Optional[str] = ..., admin: _Optional[bool] = ..., worker: _Optional[bool] = ..., bot: _Optional[bool] = ...) -> None: ...

class ReportGameRequest(_message.Message):
    __slots__ = ("game", "state", "departed", "present")
    GAME_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    DEPARTED_FIELD_NUMBER: _ClassVar[int]
    PRESENT_FIELD_NUMBER: _ClassVar[int]
    game: str
    state: _game_pb2.GameState
    departed: _containers.RepeatedScalarFieldContainer[str]
    present: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, game: _Optional[str] = ..., state: _Optional[_Union[_game_pb2.GameState, str]] = ..., departed: _Optional[_Iterable[str]] = ..., present: _Optional[_Iterable[str]] = ...) -> None: ...

class ReportGameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class LendBotRequest(_message.Message):
    __slots__ = ("game", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class LendBotResponse(_message.Message):
    __slots__ = ("player", "display_name")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    player: str
    display_name: str
    def __init__(self, player: _Optional[str] = ..., display_name: _Optional[str] = ...) -> None: ...
