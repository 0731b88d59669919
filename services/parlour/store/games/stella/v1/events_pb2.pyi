from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("decks_shuffled", "cards_laid", "round_begun", "marked", "confirmed", "other_word_supported", "word_changed", "announced", "scout_named", "mark_shown")
    DECKS_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARDS_LAID_FIELD_NUMBER: _ClassVar[int]
    ROUND_BEGUN_FIELD_NUMBER: _ClassVar[int]
    MARKED_FIELD_NUMBER: _ClassVar[int]
    CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    OTHER_WORD_SUPPORTED_FIELD_NUMBER: _ClassVar[int]
    WORD_CHANGED_FIELD_NUMBER: _ClassVar[int]
    ANNOUNCED_FIELD_NUMBER: _ClassVar[int]
    SCOUT_NAMED_FIELD_NUMBER: _ClassVar[int]
    MARK_SHOWN_FIELD_NUMBER: _ClassVar[int]
    decks_shuffled: DecksShuffled
    cards_laid: CardsLaid
    round_begun: RoundBegun
    marked: Marked
    confirmed: Confirmed
    other_word_supported: OtherWordSupported
    word_changed: WordChanged
    announced: Announced
    scout_named: ScoutNamed
    mark_shown: MarkShown
    def __init__(self, decks_shuffled: _Optional[_Union[DecksShuffled, _Mapping]] = ..., cards_laid: _Optional[_Union[CardsLaid, _Mapping]] = ..., round_begun: _Optional[_Union[RoundBegun, _Mapping]] = ..., marked: _Optional[_Union[Marked, _Mapping]] = ..., confirmed: _Optional[_Union[Confirmed, _Mapping]] = ..., other_word_supported: _Optional[_Union[OtherWordSupported, _Mapping]] = ..., word_changed: _Optional[_Union[WordChanged, _Mapping]] = ..., announced: _Optional[_Union[Announced, _Mapping]] = ..., scout_named: _Optional[_Union[ScoutNamed, _Mapping]] = ..., mark_shown: _Optional[_Union[MarkShown, _Mapping]] = ...) -> None: ...

class DecksShuffled(_message.Message):
    __slots__ = ("draw_pile", "words")
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    draw_pile: _containers.RepeatedScalarFieldContainer[str]
    words: _containers.RepeatedCompositeFieldContainer[WordCard]
    def __init__(self, draw_pile: _Optional[_Iterable[str]] = ..., words: _Optional[_Iterable[_Union[WordCard, _Mapping]]] = ...) -> None: ...

class WordCard(_message.Message):
    __slots__ = ("words",)
    WORDS_FIELD_NUMBER: _ClassVar[int]
    words: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, words: _Optional[_Iterable[str]] = ...) -> None: ...

class CardsLaid(_message.Message):
    __slots__ = ("position", "cards")
    POSITION_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    position: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, position: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ...) -> None: ...

class RoundBegun(_message.Message):
    __slots__ = ("round", "first_scout", "playing", "word_card")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    FIRST_SCOUT_FIELD_NUMBER: _ClassVar[int]
    PLAYING_FIELD_NUMBER: _ClassVar[int]
    WORD_CARD_FIELD_NUMBER: _ClassVar[int]
    round: int
    first_scout: int
    playing: _containers.RepeatedScalarFieldContainer[int]
    word_card: WordCard
    def __init__(self, round: _Optional[int] = ..., first_scout: _Optional[int] = ..., playing: _Optional[_Iterable[int]] = ..., word_card: _Optional[_Union[WordCard, _Mapping]] = ...) -> None: ...

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
    counts: _containers.RepeatedCompositeFieldContainer[Count]
    in_the_dark: int
    def __init__(self, counts: _Optional[_Iterable[_Union[Count, _Mapping]]] = ..., in_the_dark: _Optional[int] = ...) -> None: ...

class Count(_message.Message):
    __slots__ = ("seat", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class ScoutNamed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class MarkShown(_message.Message):
    __slots__ = ("scout", "position", "seats", "filled")
    SCOUT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    FILLED_FIELD_NUMBER: _ClassVar[int]
    scout: int
    position: int
    seats: _containers.RepeatedScalarFieldContainer[int]
    filled: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, scout: _Optional[int] = ..., position: _Optional[int] = ..., seats: _Optional[_Iterable[int]] = ..., filled: _Optional[_Iterable[int]] = ...) -> None: ...
