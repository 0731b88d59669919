from parlour.api.games.dixit.v1 import moves_pb2 as _moves_pb2
from parlour.api.games.jinx.v1 import moves_pb2 as _moves_pb2_1
from parlour.api.games.stella.v1 import moves_pb2 as _moves_pb2_1_1
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Move(_message.Message):
    __slots__ = ("dixit", "party", "team", "jinx", "stella")
    DIXIT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    dixit: _moves_pb2.Move
    party: _moves_pb2.Move
    team: _moves_pb2.Move
    jinx: _moves_pb2_1.Move
    stella: _moves_pb2_1_1.Move
    def __init__(self, dixit: _Optional[_Union[_moves_pb2.Move, _Mapping]] = ..., party: _Optional[_Union[_moves_pb2.Move, _Mapping]] = ..., team: _Optional[_Union[_moves_pb2.Move, _Mapping]] = ..., jinx: _Optional[_Union[_moves_pb2_1.Move, _Mapping]] = ..., stella: _Optional[_Union[_moves_pb2_1_1.Move, _Mapping]] = ...) -> None: ...
