from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class StepNotice(_message.Message):
    __slots__ = ("number", "data", "by", "player", "request_id", "request_hash", "answer")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    DATA_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_HASH_FIELD_NUMBER: _ClassVar[int]
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    number: int
    data: bytes
    by: int
    player: str
    request_id: str
    request_hash: bytes
    answer: bytes
    def __init__(self, number: _Optional[int] = ..., data: _Optional[bytes] = ..., by: _Optional[int] = ..., player: _Optional[str] = ..., request_id: _Optional[str] = ..., request_hash: _Optional[bytes] = ..., answer: _Optional[bytes] = ...) -> None: ...
