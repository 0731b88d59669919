from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Award(_message.Message):
    __slots__ = ("to", "points", "reasons")
    TO_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    REASONS_FIELD_NUMBER: _ClassVar[int]
    to: str
    points: int
    reasons: _containers.RepeatedCompositeFieldContainer[AwardReason]
    def __init__(self, to: _Optional[str] = ..., points: _Optional[int] = ..., reasons: _Optional[_Iterable[_Union[AwardReason, _Mapping]]] = ...) -> None: ...

class AwardReason(_message.Message):
    __slots__ = ("reason", "points", "count")
    REASON_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    reason: str
    points: int
    count: int
    def __init__(self, reason: _Optional[str] = ..., points: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...
