from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Move(_message.Message):
    __slots__ = ("give_clue", "point")
    GIVE_CLUE_FIELD_NUMBER: _ClassVar[int]
    POINT_FIELD_NUMBER: _ClassVar[int]
    PASS_FIELD_NUMBER: _ClassVar[int]
    give_clue: GiveClue
    point: Point
    def __init__(self, give_clue: _Optional[_Union[GiveClue, _Mapping]] = ..., point: _Optional[_Union[Point, _Mapping]] = ..., **kwargs) -> None: ...

class GiveClue(_message.Message):
    __slots__ = ("text", "aloud")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ALOUD_FIELD_NUMBER: _ClassVar[int]
    text: str
    aloud: bool
    def __init__(self, text: _Optional[str] = ..., aloud: _Optional[bool] = ...) -> None: ...

class Point(_message.Message):
    __slots__ = ("position",)
    POSITION_FIELD_NUMBER: _ClassVar[int]
    position: int
    def __init__(self, position: _Optional[int] = ...) -> None: ...

class Pass(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
