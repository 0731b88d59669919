from parlour.api.games.dixit.v1 import options_pb2 as _options_pb2
from parlour.api.games.jinx.v1 import options_pb2 as _options_pb2_1
from parlour.api.games.stella.v1 import options_pb2 as _options_pb2_1_1
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class FirstPlayer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FIRST_PLAYER_UNSPECIFIED: _ClassVar[FirstPlayer]
    FIRST_PLAYER_CLAIM: _ClassVar[FirstPlayer]
    FIRST_PLAYER_RANDOM: _ClassVar[FirstPlayer]
    FIRST_PLAYER_SEAT: _ClassVar[FirstPlayer]
FIRST_PLAYER_UNSPECIFIED: FirstPlayer
FIRST_PLAYER_CLAIM: FirstPlayer
FIRST_PLAYER_RANDOM: FirstPlayer
FIRST_PLAYER_SEAT: FirstPlayer

class GameOptions(_message.Message):
    __slots__ = ("table", "dixit", "party", "team", "jinx", "stella")
    TABLE_FIELD_NUMBER: _ClassVar[int]
    DIXIT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    table: TableOptions
    dixit: _options_pb2.DixitOptions
    party: _options_pb2.PartyOptions
    team: _options_pb2.TeamOptions
    jinx: _options_pb2_1.JinxOptions
    stella: _options_pb2_1_1.StellaOptions
    def __init__(self, table: _Optional[_Union[TableOptions, _Mapping]] = ..., dixit: _Optional[_Union[_options_pb2.DixitOptions, _Mapping]] = ..., party: _Optional[_Union[_options_pb2.PartyOptions, _Mapping]] = ..., team: _Optional[_Union[_options_pb2.TeamOptions, _Mapping]] = ..., jinx: _Optional[_Union[_options_pb2_1.JinxOptions, _Mapping]] = ..., stella: _Optional[_Union[_options_pb2_1_1.StellaOptions, _Mapping]] = ...) -> None: ...

class TableOptions(_message.Message):
    __slots__ = ("first_player", "first_seat", "phase_seconds", "grace_seconds", "departure_seconds", "late_joiners", "card_sets")
    class PhaseSecondsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    FIRST_PLAYER_FIELD_NUMBER: _ClassVar[int]
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    PHASE_SECONDS_FIELD_NUMBER: _ClassVar[int]
    GRACE_SECONDS_FIELD_NUMBER: _ClassVar[int]
    DEPARTURE_SECONDS_FIELD_NUMBER: _ClassVar[int]
    LATE_JOINERS_FIELD_NUMBER: _ClassVar[int]
    CARD_SETS_FIELD_NUMBER: _ClassVar[int]
    first_player: FirstPlayer
    first_seat: int
    phase_seconds: _containers.ScalarMap[str, int]
    grace_seconds: int
    departure_seconds: int
    late_joiners: bool
    card_sets: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, first_player: _Optional[_Union[FirstPlayer, str]] = ..., first_seat: _Optional[int] = ..., phase_seconds: _Optional[_Mapping[str, int]] = ..., grace_seconds: _Optional[int] = ..., departure_seconds: _Optional[int] = ..., late_joiners: _Optional[bool] = ..., card_sets: _Optional[_Iterable[str]] = ...) -> None: ...
