from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("deck_shuffled", "grid_laid", "turn_begun", "position_drawn", "clue_given", "pointed", "passed", "target_revealed", "grid_cleared", "turn_voided")
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    GRID_LAID_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGUN_FIELD_NUMBER: _ClassVar[int]
    POSITION_DRAWN_FIELD_NUMBER: _ClassVar[int]
    CLUE_GIVEN_FIELD_NUMBER: _ClassVar[int]
    POINTED_FIELD_NUMBER: _ClassVar[int]
    PASSED_FIELD_NUMBER: _ClassVar[int]
    TARGET_REVEALED_FIELD_NUMBER: _ClassVar[int]
    GRID_CLEARED_FIELD_NUMBER: _ClassVar[int]
    TURN_VOIDED_FIELD_NUMBER: _ClassVar[int]
    deck_shuffled: DeckShuffled
    grid_laid: GridLaid
    turn_begun: TurnBegun
    position_drawn: PositionDrawn
    clue_given: ClueGiven
    pointed: Pointed
    passed: Passed
    target_revealed: TargetRevealed
    grid_cleared: GridCleared
    turn_voided: TurnVoided
    def __init__(self, deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., grid_laid: _Optional[_Union[GridLaid, _Mapping]] = ..., turn_begun: _Optional[_Union[TurnBegun, _Mapping]] = ..., position_drawn: _Optional[_Union[PositionDrawn, _Mapping]] = ..., clue_given: _Optional[_Union[ClueGiven, _Mapping]] = ..., pointed: _Optional[_Union[Pointed, _Mapping]] = ..., passed: _Optional[_Union[Passed, _Mapping]] = ..., target_revealed: _Optional[_Union[TargetRevealed, _Mapping]] = ..., grid_cleared: _Optional[_Union[GridCleared, _Mapping]] = ..., turn_voided: _Optional[_Union[TurnVoided, _Mapping]] = ...) -> None: ...

class DeckShuffled(_message.Message):
    __slots__ = ("draw_pile", "removed")
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    draw_pile: _containers.RepeatedScalarFieldContainer[str]
    removed: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, draw_pile: _Optional[_Iterable[str]] = ..., removed: _Optional[_Iterable[str]] = ...) -> None: ...

class GridLaid(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ...) -> None: ...

class TurnBegun(_message.Message):
    __slots__ = ("turn", "active_player", "playing")
    TURN_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_PLAYER_FIELD_NUMBER: _ClassVar[int]
    PLAYING_FIELD_NUMBER: _ClassVar[int]
    turn: int
    active_player: int
    playing: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, turn: _Optional[int] = ..., active_player: _Optional[int] = ..., playing: _Optional[_Iterable[int]] = ...) -> None: ...

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
    __slots__ = ("seat", "position", "right")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    RIGHT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    position: int
    right: bool
    def __init__(self, seat: _Optional[int] = ..., position: _Optional[int] = ..., right: _Optional[bool] = ...) -> None: ...

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
    won: _containers.RepeatedCompositeFieldContainer[Won]
    returned: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, won: _Optional[_Iterable[_Union[Won, _Mapping]]] = ..., returned: _Optional[_Iterable[str]] = ...) -> None: ...

class Won(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class TurnVoided(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...
