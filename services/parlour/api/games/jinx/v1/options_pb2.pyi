from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class JinxOptions(_message.Message):
    __slots__ = ("nobody_penalty",)
    NOBODY_PENALTY_FIELD_NUMBER: _ClassVar[int]
    nobody_penalty: int
    def __init__(self, nobody_penalty: _Optional[int] = ...) -> None: ...
