from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class ServeBotsRequest(_message.Message):
    __slots__ = ("worker",)
    WORKER_FIELD_NUMBER: _ClassVar[int]
    worker: str
    def __init__(self, worker: _Optional[str] = ...) -> None: ...

class ServeBotsResponse(_message.Message):
    __slots__ = ("game", "player", "token", "heartbeat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    player: str
    token: str
    heartbeat: bool
    def __init__(self, game: _Optional[str] = ..., player: _Optional[str] = ..., token: _Optional[str] = ..., heartbeat: _Optional[bool] = ...) -> None: ...
