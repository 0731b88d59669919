from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_CLUE: _ClassVar[Phase]
    PHASE_GUESS: _ClassVar[Phase]
    PHASE_SCORE: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]
PHASE_UNSPECIFIED: Phase
PHASE_CLUE: Phase
PHASE_GUESS: Phase
PHASE_SCORE: Phase
PHASE_OVER: Phase

class TableView(_message.Message):
    __slots__ = ("phase", "turn", "active_player", "clue", "clue_aloud", "grid", "marks", "passed", "piles", "draw_pile", "discard", "last_reveal")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_PLAYER_FIELD_NUMBER: _ClassVar[int]
    CLUE_FIELD_NUMBER: _ClassVar[int]
    CLUE_ALOUD_FIELD_NUMBER: _ClassVar[int]
    GRID_FIELD_NUMBER: _ClassVar[int]
    MARKS_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    PILES_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    LAST_REVEAL_FIELD_NUMBER: _ClassVar[int]
    phase: Phase
    turn: int
    active_player: int
    clue: str
    clue_aloud: bool
    grid: _containers.RepeatedScalarFieldContainer[str]
    marks: _containers.RepeatedCompositeFieldContainer[Mark]
    passed: _containers.RepeatedScalarFieldContainer[int]
    piles: _containers.RepeatedCompositeFieldContainer[Pile]
    draw_pile: int
    discard: int
    last_reveal: Reveal
    def __init__(self, phase: _Optional[_Union[Phase, str]] = ..., turn: _Optional[int] = ..., active_player: _Optional[int] = ..., clue: _Optional[str] = ..., clue_aloud: _Optional[bool] = ..., grid: _Optional[_Iterable[str]] = ..., marks: _Optional[_Iterable[_Union[Mark, _Mapping]]] = ..., passed: _Optional[_Iterable[int]] = ..., piles: _Optional[_Iterable[_Union[Pile, _Mapping]]] = ..., draw_pile: _Optional[int] = ..., discard: _Optional[int] = ..., last_reveal: _Optional[_Union[Reveal, _Mapping]] = ...) -> None: ...

class Mark(_message.Message):
    __slots__ = ("seat", "position", "right")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    RIGHT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    position: int
    right: bool
    def __init__(self, seat: _Optional[int] = ..., position: _Optional[int] = ..., right: _Optional[bool] = ...) -> None: ...

class Pile(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class Reveal(_message.Message):
    __slots__ = ("turn", "active_player", "clue", "clue_aloud", "grid", "target", "marks", "finder")
    TURN_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_PLAYER_FIELD_NUMBER: _ClassVar[int]
    CLUE_FIELD_NUMBER: _ClassVar[int]
    CLUE_ALOUD_FIELD_NUMBER: _ClassVar[int]
    GRID_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    MARKS_FIELD_NUMBER: _ClassVar[int]
    FINDER_FIELD_NUMBER: _ClassVar[int]
    turn: int
    active_player: int
    clue: str
    clue_aloud: bool
    grid: _containers.RepeatedScalarFieldContainer[str]
    target: int
    marks: _containers.RepeatedCompositeFieldContainer[Mark]
    finder: int
    def __init__(self, turn: _Optional[int] = ..., active_player: _Optional[int] = ..., clue: _Optional[str] = ..., clue_aloud: _Optional[bool] = ..., grid: _Optional[_Iterable[str]] = ..., target: _Optional[int] = ..., marks: _Optional[_Iterable[_Union[Mark, _Mapping]]] = ..., finder: _Optional[int] = ...) -> None: ...

class Hand(_message.Message):
    __slots__ = ("target",)
    TARGET_FIELD_NUMBER: _ClassVar[int]
    target: int
    def __init__(self, target: _Optional[int] = ...) -> None: ...
