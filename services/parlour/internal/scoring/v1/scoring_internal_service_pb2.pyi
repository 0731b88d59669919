import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RecordGameRequest(_message.Message):
    __slots__ = ("game", "kind", "edition", "results", "end_time")
    GAME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    RESULTS_FIELD_NUMBER: _ClassVar[int]
    END_TIME_FIELD_NUMBER: _ClassVar[int]
    game: str
    kind: str
    edition: str
    results: _containers.RepeatedCompositeFieldContainer[PlayerResult]
    end_time: _timestamp_pb2.Timestamp
    def __init__(self, game: _Optional[str] = ..., kind: _Optional[str] = ..., edition: _Optional[str] = ..., results: _Optional[_Iterable[_Union[PlayerResult, _Mapping]]] = ..., end_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class PlayerResult(_message.Message):
    __slots__ = ("player", "display_name", "won", "points", "told", "told_well", "guessed", "found")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    WON_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    TOLD_FIELD_NUMBER: _ClassVar[int]
    TOLD_WELL_FIELD_NUMBER: _ClassVar[int]
    GUESSED_FIELD_NUMBER: _ClassVar[int]
    FOUND_FIELD_NUMBER: _ClassVar[int]
    player: str
    display_name: str
    won: bool
    points: int
    told: int
    told_well: int
    guessed: int
    found: int
    def __init__(self, player: _Optional[str] = ..., display_name: _Optional[str] = ..., won: _Optional[bool] = ..., points: _Optional[int] = ..., told: _Optional[int] = ..., told_well: _Optional[int] = ..., guessed: _Optional[int] = ..., found: _Optional[int] = ...) -> None: ...

class RecordGameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ForgetPlayerRequest(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: str
    def __init__(self, player: _Optional[str] = ...) -> None: ...

class ForgetPlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
