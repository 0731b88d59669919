from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Step(_message.Message):
    __slots__ = ("events",)
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    events: _containers.RepeatedCompositeFieldContainer[Event]
    def __init__(self, events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("game", "begun", "phase_opened", "presence_changed", "paused", "resumed", "round_completed", "round_scored", "seat_taken", "seat_replaced", "ended", "seat_idled", "turn_ended")
    GAME_FIELD_NUMBER: _ClassVar[int]
    BEGUN_FIELD_NUMBER: _ClassVar[int]
    PHASE_OPENED_FIELD_NUMBER: _ClassVar[int]
    PRESENCE_CHANGED_FIELD_NUMBER: _ClassVar[int]
    PAUSED_FIELD_NUMBER: _ClassVar[int]
    RESUMED_FIELD_NUMBER: _ClassVar[int]
    ROUND_COMPLETED_FIELD_NUMBER: _ClassVar[int]
    ROUND_SCORED_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_REPLACED_FIELD_NUMBER: _ClassVar[int]
    ENDED_FIELD_NUMBER: _ClassVar[int]
    SEAT_IDLED_FIELD_NUMBER: _ClassVar[int]
    TURN_ENDED_FIELD_NUMBER: _ClassVar[int]
    game: bytes
    begun: Begun
    phase_opened: PhaseOpened
    presence_changed: PresenceChanged
    paused: Paused
    resumed: Resumed
    round_completed: RoundCompleted
    round_scored: RoundScored
    seat_taken: SeatTaken
    seat_replaced: SeatReplaced
    ended: Ended
    seat_idled: SeatIdled
    turn_ended: TurnEnded
    def __init__(self, game: _Optional[bytes] = ..., begun: _Optional[_Union[Begun, _Mapping]] = ..., phase_opened: _Optional[_Union[PhaseOpened, _Mapping]] = ..., presence_changed: _Optional[_Union[PresenceChanged, _Mapping]] = ..., paused: _Optional[_Union[Paused, _Mapping]] = ..., resumed: _Optional[_Union[Resumed, _Mapping]] = ..., round_completed: _Optional[_Union[RoundCompleted, _Mapping]] = ..., round_scored: _Optional[_Union[RoundScored, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., seat_replaced: _Optional[_Union[SeatReplaced, _Mapping]] = ..., ended: _Optional[_Union[Ended, _Mapping]] = ..., seat_idled: _Optional[_Union[SeatIdled, _Mapping]] = ..., turn_ended: _Optional[_Union[TurnEnded, _Mapping]] = ...) -> None: ...

class Player(_message.Message):
    __slots__ = ("id", "name", "bot", "emblem")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    EMBLEM_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: str
    bot: bool
    emblem: int
    def __init__(self, id: _Optional[str] = ..., name: _Optional[str] = ..., bot: _Optional[bool] = ..., emblem: _Optional[int] = ...) -> None: ...

class Begun(_message.Message):
    __slots__ = ("players",)
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    players: _containers.RepeatedCompositeFieldContainer[Player]
    def __init__(self, players: _Optional[_Iterable[_Union[Player, _Mapping]]] = ...) -> None: ...

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
    presence: int
    def __init__(self, seat: _Optional[int] = ..., presence: _Optional[int] = ...) -> None: ...

class Paused(_message.Message):
    __slots__ = ("cause",)
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    cause: int
    def __init__(self, cause: _Optional[int] = ...) -> None: ...

class Resumed(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class RoundCompleted(_message.Message):
    __slots__ = ("round",)
    ROUND_FIELD_NUMBER: _ClassVar[int]
    round: int
    def __init__(self, round: _Optional[int] = ...) -> None: ...

class Award(_message.Message):
    __slots__ = ("seat", "points", "reasons")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    REASONS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    reasons: _containers.RepeatedCompositeFieldContainer[Reason]
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., reasons: _Optional[_Iterable[_Union[Reason, _Mapping]]] = ...) -> None: ...

class Reason(_message.Message):
    __slots__ = ("reason", "points", "count")
    REASON_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    reason: str
    points: int
    count: int
    def __init__(self, reason: _Optional[str] = ..., points: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class RoundScored(_message.Message):
    __slots__ = ("round", "awards")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    round: int
    awards: _containers.RepeatedCompositeFieldContainer[Award]
    def __init__(self, round: _Optional[int] = ..., awards: _Optional[_Iterable[_Union[Award, _Mapping]]] = ...) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: Player
    def __init__(self, player: _Optional[_Union[Player, _Mapping]] = ...) -> None: ...

class SeatReplaced(_message.Message):
    __slots__ = ("seat", "player")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    player: Player
    def __init__(self, seat: _Optional[int] = ..., player: _Optional[_Union[Player, _Mapping]] = ...) -> None: ...

class Ended(_message.Message):
    __slots__ = ("finished", "winners")
    FINISHED_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    finished: bool
    winners: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, finished: _Optional[bool] = ..., winners: _Optional[_Iterable[int]] = ...) -> None: ...

class SeatIdled(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TurnEnded(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
