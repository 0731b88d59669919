from parlour.api.games.jinx.v1 import view_pb2 as _view_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("grid_laid", "turn_begun", "position_drawn", "clue_given", "pointed", "passed", "target_revealed", "grid_cleared", "turn_voided")
    GRID_LAID_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGUN_FIELD_NUMBER: _ClassVar[int]
    POSITION_DRAWN_FIELD_NUMBER: _ClassVar[int]
    CLUE_GIVEN_FIELD_NUMBER: _ClassVar[int]
    POINTED_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    TARGET_REVEALED_FIELD_NUMBER: _ClassVar[int]
    GRID_CLEARED_FIELD_NUMBER: _ClassVar[int]
    TURN_VOIDED_FIELD_NUMBER: _ClassVar[int]
    grid_laid: GridLaid
    turn_begun: TurnBegun
    position_drawn: PositionDrawn
    clue_given: ClueGiven
    pointed: Pointed
    passed: Passed
    target_revealed: TargetRevealed
    grid_cleared: GridCleared
    turn_voided: TurnVoided
    def __init__(self, grid_laid: _Optional[_Union[GridLaid, _Mapping]] = ..., turn_begun: _Optional[_Union[TurnBegun, _Mapping]] = ..., position_drawn: _Optional[_Union[PositionDrawn, _Mapping]] = ..., clue_given: _Optional[_Union[ClueGiven, _Mapping]] = ..., pointed: _Optional[_Union[Pointed, _Mapping]] = ..., passed: _Optional[_Union[Passed, _Mapping]] = ..., target_revealed: _Optional[_Union[TargetRevealed, _Mapping]] = ..., grid_cleared: _Optional[_Union[GridCleared, _Mapping]] = ..., turn_voided: _Optional[_Union[TurnVoided, _Mapping]] = ...) -> None: ...

class GridLaid(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ...) -> None: ...

class TurnBegun(_message.Message):
    __slots__ = ("turn", "active_player")
    TURN_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_PLAYER_FIELD_NUMBER: _ClassVar[int]
    turn: int
    active_player: int
    def __init__(self, turn: _Optional[int] = ..., active_player: _Optional[int] = ...) -> None: ...

class PositionDrawn(_message.Message):
    __slots__ = ("seat", "position")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    position: int
    def __init__(self, seat: _Optional[int] = ..., position: _Optional[int] = ...) -> None: ...

class ClueGiven(_message.Message):
    __slots__ = ("seat", "text", "aloud")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ALOUD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    text: str
    aloud: bool
    def __init__(self, seat: _Optional[int] = ..., text: _Optional[str] = ..., aloud: _Optional[bool] = ...) -> None: ...

class Pointed(_message.Message):
    __slots__ = ("mark",)
    MARK_FIELD_NUMBER: _ClassVar[int]
    mark: _view_pb2.Mark
    def __init__(self, mark: _Optional[_Union[_view_pb2.Mark, _Mapping]] = ...) -> None: ...

class Passed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TargetRevealed(_message.Message):
    __slots__ = ("target", "finder")
    TARGET_FIELD_NUMBER: _ClassVar[int]
    FINDER_FIELD_NUMBER: _ClassVar[int]
    target: int
    finder: int
    def __init__(self, target: _Optional[int] = ..., finder: _Optional[int] = ...) -> None: ...

class GridCleared(_message.Message):
    __slots__ = ("won", "returned")
    WON_FIELD_NUMBER: _ClassVar[int]
    RETURNED_FIELD_NUMBER: _ClassVar[int]
    won: _containers.RepeatedCompositeFieldContainer[_view_pb2.Pile]
    returned: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, won: _Optional[_Iterable[_Union[_view_pb2.Pile, _Mapping]]] = ..., returned: _Optional[_Iterable[str]] = ...) -> None: ...

class TurnVoided(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...
