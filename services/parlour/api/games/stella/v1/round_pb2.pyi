from parlour.api.games.stella.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class StellaRound(_message.Message):
    __slots__ = ("options", "order", "marks", "reveals", "left")
    class MarksEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: MarkList
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[MarkList, _Mapping]] = ...) -> None: ...
    class LeftEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    MARKS_FIELD_NUMBER: _ClassVar[int]
    REVEALS_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.StellaOptions
    order: _containers.RepeatedScalarFieldContainer[str]
    marks: _containers.MessageMap[str, MarkList]
    reveals: _containers.RepeatedCompositeFieldContainer[RoundShowing]
    left: _containers.ScalarMap[str, int]
    def __init__(self, options: _Optional[_Union[_options_pb2.StellaOptions, _Mapping]] = ..., order: _Optional[_Iterable[str]] = ..., marks: _Optional[_Mapping[str, MarkList]] = ..., reveals: _Optional[_Iterable[_Union[RoundShowing, _Mapping]]] = ..., left: _Optional[_Mapping[str, int]] = ...) -> None: ...

class MarkList(_message.Message):
    __slots__ = ("positions",)
    POSITIONS_FIELD_NUMBER: _ClassVar[int]
    positions: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, positions: _Optional[_Iterable[int]] = ...) -> None: ...

class RoundShowing(_message.Message):
    __slots__ = ("scout", "position")
    SCOUT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    scout: str
    position: int
    def __init__(self, scout: _Optional[str] = ..., position: _Optional[int] = ...) -> None: ...

class StellaResult(_message.Message):
    __slots__ = ("dark", "fallen", "stars")
    class StarsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    DARK_FIELD_NUMBER: _ClassVar[int]
    FALLEN_FIELD_NUMBER: _ClassVar[int]
    STARS_FIELD_NUMBER: _ClassVar[int]
    dark: str
    fallen: _containers.RepeatedScalarFieldContainer[str]
    stars: _containers.ScalarMap[str, int]
    def __init__(self, dark: _Optional[str] = ..., fallen: _Optional[_Iterable[str]] = ..., stars: _Optional[_Mapping[str, int]] = ...) -> None: ...
