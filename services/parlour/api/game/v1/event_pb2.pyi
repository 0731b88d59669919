from parlour.api.common.v1 import award_pb2 as _award_pb2
from parlour.api.game.v1 import game_pb2 as _game_pb2
from parlour.api.games.dixit.v1 import events_pb2 as _events_pb2
from parlour.api.games.jinx.v1 import events_pb2 as _events_pb2_1
from parlour.api.games.stella.v1 import events_pb2 as _events_pb2_1_1
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("game_begun", "phase_opened", "presence_changed", "game_paused", "game_resumed", "round_completed", "round_scored", "seat_taken", "seat_replaced", "game_ended", "seat_acted_for", "dixit", "party", "team", "jinx", "stella")
    GAME_BEGUN_FIELD_NUMBER: _ClassVar[int]
    PHASE_OPENED_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_CHANGED_FIELD_NUMBER: _ClassVar[int]
    GAME_PAUSED_FIELD_NUMBER: _ClassVar[int]
    GAME_RESUMED_FIELD_NUMBER: _ClassVar[int]
    ROUND_COMPLETED_FIELD_NUMBER: _ClassVar[int]
    ROUND_SCORED_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_REPLACED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    SEAT_ACTED_FOR_FIELD_NUMBER: _ClassVar[int]
    DIXIT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    game_begun: GameBegun
    phase_opened: PhaseOpened
    presence_changed: PresenceChanged
    game_paused: GamePaused
    game_resumed: GameResumed
    round_completed: RoundCompleted
    round_scored: RoundScored
    seat_taken: SeatTaken
    seat_replaced: SeatReplaced
    game_ended: GameEnded
    seat_acted_for: SeatActedFor
    dixit: _events_pb2.Event
    party: _events_pb2.Event
    team: _events_pb2.Event
    jinx: _events_pb2_1.Event
    stella: _events_pb2_1_1.Event
    def __init__(self, game_begun: _Optional[_Union[GameBegun, _Mapping]] = ..., phase_opened: _Optional[_Union[PhaseOpened, _Mapping]] = ..., presence_changed: _Optional[_Union[PresenceChanged, _Mapping]] = ..., game_paused: _Optional[_Union[GamePaused, _Mapping]] = ..., game_resumed: _Optional[_Union[GameResumed, _Mapping]] = ..., round_completed: _Optional[_Union[RoundCompleted, _Mapping]] = ..., round_scored: _Optional[_Union[RoundScored, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., seat_replaced: _Optional[_Union[SeatReplaced, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ..., seat_acted_for: _Optional[_Union[SeatActedFor, _Mapping]] = ..., dixit: _Optional[_Union[_events_pb2.Event, _Mapping]] = ..., party: _Optional[_Union[_events_pb2.Event, _Mapping]] = ..., team: _Optional[_Union[_events_pb2.Event, _Mapping]] = ..., jinx: _Optional[_Union[_events_pb2_1.Event, _Mapping]] = ..., stella: _Optional[_Union[_events_pb2_1_1.Event, _Mapping]] = ...) -> None: ...

class GameBegun(_message.Message):
    __slots__ = ("seats",)
    SEATS_FIELD_NUMBER: _ClassVar[int]
    seats: int
    def __init__(self, seats: _Optional[int] = ...) -> None: ...

class PhaseOpened(_message.Message):
    __slots__ = ("phase",)
    PHASE_FIELD_NUMBER: _ClassVar[int]
    phase: str
    def __init__(self, phase: _Optional[str] = ...) -> None: ...

class PresenceChanged(_message.Message):
    __slots__ = ("seat", "presence")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    presence: _game_pb2.Presence
    def __init__(self, seat: _Optional[int] = ..., presence: _Optional[_Union[_game_pb2.Presence, str]] = ...) -> None: ...

class GamePaused(_message.Message):
    __slots__ = ("cause",)
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    cause: _game_pb2.PauseCause
    def __init__(self, cause: _Optional[_Union[_game_pb2.PauseCause, str]] = ...) -> None: ...

class GameResumed(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class RoundCompleted(_message.Message):
    __slots__ = ("round",)
    ROUND_FIELD_NUMBER: _ClassVar[int]
    round: int
    def __init__(self, round: _Optional[int] = ...) -> None: ...

class RoundScored(_message.Message):
    __slots__ = ("round", "awards")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    round: int
    awards: _containers.RepeatedCompositeFieldContainer[_award_pb2.Award]
    def __init__(self, round: _Optional[int] = ..., awards: _Optional[_Iterable[_Union[_award_pb2.Award, _Mapping]]] = ...) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ("seat", "player", "display_name")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player: str
    display_name: str
    def __init__(self, seat: _Optional[int] = ..., player: _Optional[str] = ..., display_name: _Optional[str] = ...) -> None: ...

class SeatReplaced(_message.Message):
    __slots__ = ("seat", "player", "display_name", "bot")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player: str
    display_name: str
    bot: bool
    def __init__(self, seat: _Optional[int] = ..., player: _Optional[str] = ..., display_name: _Optional[str] = ..., bot: _Optional[bool] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("state", "winners")
    STATE_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    state: _game_pb2.GameState
    winners: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, state: _Optional[_Union[_game_pb2.GameState, str]] = ..., winners: _Optional[_Iterable[int]] = ...) -> None: ...

class SeatActedFor(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...
