from parlour.api.games.dixit.v1 import view_pb2 as _view_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("cards_drawn", "turn_begun", "clue_given", "cards_submitted", "table_laid", "vote_cast", "turn_revealed", "turn_voided", "deck_reshuffled", "hands_passed")
    CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGUN_FIELD_NUMBER: _ClassVar[int]
    CLUE_GIVEN_FIELD_NUMBER: _ClassVar[int]
    CARDS_SUBMITTED_FIELD_NUMBER: _ClassVar[int]
    TABLE_LAID_FIELD_NUMBER: _ClassVar[int]
    VOTE_CAST_FIELD_NUMBER: _ClassVar[int]
    TURN_REVEALED_FIELD_NUMBER: _ClassVar[int]
    TURN_VOIDED_FIELD_NUMBER: _ClassVar[int]
    DECK_RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    HANDS_PASSED_FIELD_NUMBER: _ClassVar[int]
    cards_drawn: CardsDrawn
    turn_begun: TurnBegun
    clue_given: ClueGiven
    cards_submitted: CardsSubmitted
    table_laid: TableLaid
    vote_cast: VoteCast
    turn_revealed: TurnRevealed
    turn_voided: TurnVoided
    deck_reshuffled: DeckReshuffled
    hands_passed: HandsPassed
    def __init__(self, cards_drawn: _Optional[_Union[CardsDrawn, _Mapping]] = ..., turn_begun: _Optional[_Union[TurnBegun, _Mapping]] = ..., clue_given: _Optional[_Union[ClueGiven, _Mapping]] = ..., cards_submitted: _Optional[_Union[CardsSubmitted, _Mapping]] = ..., table_laid: _Optional[_Union[TableLaid, _Mapping]] = ..., vote_cast: _Optional[_Union[VoteCast, _Mapping]] = ..., turn_revealed: _Optional[_Union[TurnRevealed, _Mapping]] = ..., turn_voided: _Optional[_Union[TurnVoided, _Mapping]] = ..., deck_reshuffled: _Optional[_Union[DeckReshuffled, _Mapping]] = ..., hands_passed: _Optional[_Union[HandsPassed, _Mapping]] = ...) -> None: ...

class CardsDrawn(_message.Message):
    __slots__ = ("seat", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class TurnBegun(_message.Message):
    __slots__ = ("turn", "storyteller")
    TURN_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    turn: int
    storyteller: int
    def __init__(self, turn: _Optional[int] = ..., storyteller: _Optional[int] = ...) -> None: ...

class ClueGiven(_message.Message):
    __slots__ = ("seat", "text", "aloud", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ALOUD_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    text: str
    aloud: bool
    card: str
    def __init__(self, seat: _Optional[int] = ..., text: _Optional[str] = ..., aloud: _Optional[bool] = ..., card: _Optional[str] = ...) -> None: ...

class CardsSubmitted(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class TableLaid(_message.Message):
    __slots__ = ("slots",)
    SLOTS_FIELD_NUMBER: _ClassVar[int]
    slots: _containers.RepeatedCompositeFieldContainer[_view_pb2.Slot]
    def __init__(self, slots: _Optional[_Iterable[_Union[_view_pb2.Slot, _Mapping]]] = ...) -> None: ...

class VoteCast(_message.Message):
    __slots__ = ("seat", "slots", "red")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SLOTS_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    seat: int
    slots: _containers.RepeatedScalarFieldContainer[int]
    red: int
    def __init__(self, seat: _Optional[int] = ..., slots: _Optional[_Iterable[int]] = ..., red: _Optional[int] = ...) -> None: ...

class TurnRevealed(_message.Message):
    __slots__ = ("reveal",)
    REVEAL_FIELD_NUMBER: _ClassVar[int]
    reveal: _view_pb2.Reveal
    def __init__(self, reveal: _Optional[_Union[_view_pb2.Reveal, _Mapping]] = ...) -> None: ...

class TurnVoided(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class DeckReshuffled(_message.Message):
    __slots__ = ("draw_pile",)
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    draw_pile: int
    def __init__(self, draw_pile: _Optional[int] = ...) -> None: ...

class HandsPassed(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
