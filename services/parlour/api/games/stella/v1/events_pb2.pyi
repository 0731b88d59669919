from parlour.api.games.stella.v1 import view_pb2 as _view_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("cards_laid", "round_begun", "marked", "confirmed", "other_word_supported", "word_changed", "announced", "scout_named", "mark_shown")
    CARDS_LAID_FIELD_NUMBER: _ClassVar[int]
    ROUND_BEGUN_FIELD_NUMBER: _ClassVar[int]
    MARKED_FIELD_NUMBER: _ClassVar[int]
    CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    OTHER_WORD_SUPPORTED_FIELD_NUMBER: _ClassVar[int]
    WORD_CHANGED_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCED_FIELD_NUMBER: _ClassVar[int]
    SCOUT_NAMED_FIELD_NUMBER: _ClassVar[int]
    MARK_SHOWN_FIELD_NUMBER: _ClassVar[int]
    cards_laid: CardsLaid
    round_begun: RoundBegun
    marked: Marked
    confirmed: Confirmed
    other_word_supported: OtherWordSupported
    word_changed: WordChanged
    announced: Announced
    scout_named: ScoutNamed
    mark_shown: MarkShown
    def __init__(self, cards_laid: _Optional[_Union[CardsLaid, _Mapping]] = ..., round_begun: _Optional[_Union[RoundBegun, _Mapping]] = ..., marked: _Optional[_Union[Marked, _Mapping]] = ..., confirmed: _Optional[_Union[Confirmed, _Mapping]] = ..., other_word_supported: _Optional[_Union[OtherWordSupported, _Mapping]] = ..., word_changed: _Optional[_Union[WordChanged, _Mapping]] = ..., announced: _Optional[_Union[Announced, _Mapping]] = ..., scout_named: _Optional[_Union[ScoutNamed, _Mapping]] = ..., mark_shown: _Optional[_Union[MarkShown, _Mapping]] = ...) -> None: ...

class CardsLaid(_message.Message):
    __slots__ = ("position", "cards")
    POSITION_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    position: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, position: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class RoundBegun(_message.Message):
    __slots__ = ("round", "first_scout", "word_card")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    FIRST_SCOUT_FIELD_NUMBER: _ClassVar[int]
    WORD_CARD_FIELD_NUMBER: _ClassVar[int]
    round: int
    first_scout: int
    word_card: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, round: _Optional[int] = ..., first_scout: _Optional[int] = ..., word_card: _Optional[_Iterable[str]] = ...) -> None: ...

class Marked(_message.Message):
    __slots__ = ("seat", "positions")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POSITIONS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    positions: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., positions: _Optional[_Iterable[int]] = ...) -> None: ...

class Confirmed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class OtherWordSupported(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class WordChanged(_message.Message):
    __slots__ = ("word",)
    WORD_FIELD_NUMBER: _ClassVar[int]
    word: str
    def __init__(self, word: _Optional[str] = ...) -> None: ...

class Announced(_message.Message):
    __slots__ = ("counts", "in_the_dark")
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    IN_THE_DARK_FIELD_NUMBER: _ClassVar[int]
    counts: _containers.RepeatedCompositeFieldContainer[_view_pb2.MarkCount]
    in_the_dark: int
    def __init__(self, counts: _Optional[_Iterable[_Union[_view_pb2.MarkCount, _Mapping]]] = ..., in_the_dark: _Optional[int] = ...) -> None: ...

class ScoutNamed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class MarkShown(_message.Message):
    __slots__ = ("showing",)
    SHOWING_FIELD_NUMBER: _ClassVar[int]
    showing: _view_pb2.Showing
    def __init__(self, showing: _Optional[_Union[_view_pb2.Showing, _Mapping]] = ...) -> None: ...
