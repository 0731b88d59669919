import datetime

from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from parlour.api.common.v1 import award_pb2 as _award_pb2
from parlour.api.game.v1 import options_pb2 as _options_pb2
from parlour.api.games.dixit.v1 import view_pb2 as _view_pb2
from parlour.api.games.jinx.v1 import view_pb2 as _view_pb2_1
from parlour.api.games.stella.v1 import view_pb2 as _view_pb2_1_1
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class GameState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_STATE_UNSPECIFIED: _ClassVar[GameState]
    GAME_STATE_RUNNING: _ClassVar[GameState]
    GAME_STATE_PAUSED: _ClassVar[GameState]
    GAME_STATE_FINISHED: _ClassVar[GameState]
    GAME_STATE_ABANDONED: _ClassVar[GameState]

class PauseCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PAUSE_CAUSE_UNSPECIFIED: _ClassVar[PauseCause]
    PAUSE_CAUSE_HOST: _ClassVar[PauseCause]
    PAUSE_CAUSE_ABSENCE: _ClassVar[PauseCause]
    PAUSE_CAUSE_IDLENESS: _ClassVar[PauseCause]

class Presence(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PRESENCE_UNSPECIFIED: _ClassVar[Presence]
    PRESENCE_PRESENT: _ClassVar[Presence]
    PRESENCE_AWAY: _ClassVar[Presence]
    PRESENCE_DEPARTED: _ClassVar[Presence]
GAME_STATE_UNSPECIFIED: GameState
GAME_STATE_RUNNING: GameState
GAME_STATE_PAUSED: GameState
GAME_STATE_FINISHED: GameState
GAME_STATE_ABANDONED: GameState
PAUSE_CAUSE_UNSPECIFIED: PauseCause
PAUSE_CAUSE_HOST: PauseCause
PAUSE_CAUSE_ABSENCE: PauseCause
PAUSE_CAUSE_IDLENESS: PauseCause
PRESENCE_UNSPECIFIED: Presence
PRESENCE_PRESENT: Presence
PRESENCE_AWAY: Presence
PRESENCE_DEPARTED: Presence

class Game(_message.Message):
    __slots__ = ("name", "room", "options", "revision", "phase_id", "state", "pause_cause", "seats", "waiting_for", "remaining", "counting_points", "rounds", "last_awards", "outcome", "create_time", "dixit", "party", "team", "jinx", "stella")
    NAME_FIELD_NUMBER: _ClassVar[int]
    ROOM_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PHASE_ID_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    PAUSE_CAUSE_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    WAITING_FOR_FIELD_NUMBER: _ClassVar[int]
    REMAINING_FIELD_NUMBER: _ClassVar[int]
    COUNTING_POINTS_FIELD_NUMBER: _ClassVar[int]
    ROUNDS_FIELD_NUMBER: _ClassVar[int]
    LAST_AWARDS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    DIXIT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    name: str
    room: str
    options: _options_pb2.GameOptions
    revision: int
    phase_id: int
    state: GameState
    pause_cause: PauseCause
    seats: _containers.RepeatedCompositeFieldContainer[Seat]
    waiting_for: _containers.RepeatedScalarFieldContainer[int]
    remaining: _duration_pb2.Duration
    counting_points: bool
    rounds: int
    last_awards: _containers.RepeatedCompositeFieldContainer[_award_pb2.Award]
    outcome: Outcome
    create_time: _timestamp_pb2.Timestamp
    dixit: _view_pb2.TableView
    party: _view_pb2.TableView
    team: _view_pb2.TableView
    jinx: _view_pb2_1.TableView
    stella: _view_pb2_1_1.TableView
    def __init__(self, name: _Optional[str] = ..., room: _Optional[str] = ..., options: _Optional[_Union[_options_pb2.GameOptions, _Mapping]] = ..., revision: _Optional[int] = ..., phase_id: _Optional[int] = ..., state: _Optional[_Union[GameState, str]] = ..., pause_cause: _Optional[_Union[PauseCause, str]] = ..., seats: _Optional[_Iterable[_Union[Seat, _Mapping]]] = ..., waiting_for: _Optional[_Iterable[int]] = ..., remaining: _Optional[_Union[datetime.timedelta, _duration_pb2.Duration, _Mapping]] = ..., counting_points: _Optional[bool] = ..., rounds: _Optional[int] = ..., last_awards: _Optional[_Iterable[_Union[_award_pb2.Award, _Mapping]]] = ..., outcome: _Optional[_Union[Outcome, _Mapping]] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., dixit: _Optional[_Union[_view_pb2.TableView, _Mapping]] = ..., party: _Optional[_Union[_view_pb2.TableView, _Mapping]] = ..., team: _Optional[_Union[_view_pb2.TableView, _Mapping]] = ..., jinx: _Optional[_Union[_view_pb2_1.TableView, _Mapping]] = ..., stella: _Optional[_Union[_view_pb2_1_1.TableView, _Mapping]] = ...) -> None: ...

class Seat(_message.Message):
    __slots__ = ("seat", "player", "display_name", "bot", "presence", "score", "emblem")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    EMBLEM_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player: str
    display_name: str
    bot: bool
    presence: Presence
    score: int
    emblem: int
    def __init__(self, seat: _Optional[int] = ..., player: _Optional[str] = ..., display_name: _Optional[str] = ..., bot: _Optional[bool] = ..., presence: _Optional[_Union[Presence, str]] = ..., score: _Optional[int] = ..., emblem: _Optional[int] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("winners", "standings", "end_time")
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    STANDINGS_FIELD_NUMBER: _ClassVar[int]
    END_TIME_FIELD_NUMBER: _ClassVar[int]
    winners: _containers.RepeatedScalarFieldContainer[int]
    standings: _containers.RepeatedCompositeFieldContainer[Standing]
    end_time: _timestamp_pb2.Timestamp
    def __init__(self, winners: _Optional[_Iterable[int]] = ..., standings: _Optional[_Iterable[_Union[Standing, _Mapping]]] = ..., end_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Standing(_message.Message):
    __slots__ = ("seat", "rank", "score")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    rank: int
    score: int
    def __init__(self, seat: _Optional[int] = ..., rank: _Optional[int] = ..., score: _Optional[int] = ...) -> None: ...

class PrivateView(_message.Message):
    __slots__ = ("seat", "may", "awaited", "dixit", "party", "team", "jinx", "stella")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MAY_FIELD_NUMBER: _ClassVar[int]
    AWAITED_FIELD_NUMBER: _ClassVar[int]
    DIXIT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    seat: int
    may: _containers.RepeatedScalarFieldContainer[str]
    awaited: bool
    dixit: _view_pb2.Hand
    party: _view_pb2.Hand
    team: _view_pb2.Hand
    jinx: _view_pb2_1.Hand
    stella: _view_pb2_1_1.Hand
    def __init__(self, seat: _Optional[int] = ..., may: _Optional[_Iterable[str]] = ..., awaited: _Optional[bool] = ..., dixit: _Optional[_Union[_view_pb2.Hand, _Mapping]] = ..., party: _Optional[_Union[_view_pb2.Hand, _Mapping]] = ..., team: _Optional[_Union[_view_pb2.Hand, _Mapping]] = ..., jinx: _Optional[_Union[_view_pb2_1.Hand, _Mapping]] = ..., stella: _Optional[_Union[_view_pb2_1_1.Hand, _Mapping]] = ...) -> None: ...
