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
    PHASE_ASSOCIATE: _ClassVar[Phase]
    PHASE_REVEAL: _ClassVar[Phase]
    PHASE_SCORE: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class Spark(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SPARK_UNSPECIFIED: _ClassVar[Spark]
    SPARK_NONE: _ClassVar[Spark]
    SPARK_SPARK: _ClassVar[Spark]
    SPARK_SUPER_SPARK: _ClassVar[Spark]
PHASE_UNSPECIFIED: Phase
PHASE_ASSOCIATE: Phase
PHASE_REVEAL: Phase
PHASE_SCORE: Phase
PHASE_OVER: Phase
SPARK_UNSPECIFIED: Spark
SPARK_NONE: Spark
SPARK_SPARK: Spark
SPARK_SUPER_SPARK: Spark

class TableView(_message.Message):
    __slots__ = ("phase", "round", "grid", "word_card", "word", "first_scout", "other_word", "confirmed", "counts", "in_the_dark", "scout", "showings", "fallen", "slates", "draw_pile", "last_reveal")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    GRID_FIELD_NUMBER: _ClassVar[int]
    WORD_CARD_FIELD_NUMBER: _ClassVar[int]
    WORD_FIELD_NUMBER: _ClassVar[int]
    FIRST_SCOUT_FIELD_NUMBER: _ClassVar[int]
    OTHER_WORD_FIELD_NUMBER: _ClassVar[int]
    CONFIRMED_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    IN_THE_DARK_FIELD_NUMBER: _ClassVar[int]
    SCOUT_FIELD_NUMBER: _ClassVar[int]
    SHOWINGS_FIELD_NUMBER: _ClassVar[int]
    FALLEN_FIELD_NUMBER: _ClassVar[int]
    SLATES_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    LAST_REVEAL_FIELD_NUMBER: _ClassVar[int]
    phase: Phase
    round: int
    grid: _containers.RepeatedScalarFieldContainer[str]
    word_card: _containers.RepeatedScalarFieldContainer[str]
    word: str
    first_scout: int
    other_word: _containers.RepeatedScalarFieldContainer[int]
    confirmed: _containers.RepeatedScalarFieldContainer[int]
    counts: _containers.RepeatedCompositeFieldContainer[MarkCount]
    in_the_dark: int
    scout: int
    showings: _containers.RepeatedCompositeFieldContainer[Showing]
    fallen: _containers.RepeatedScalarFieldContainer[int]
    slates: _containers.RepeatedCompositeFieldContainer[Slate]
    draw_pile: int
    last_reveal: Reveal
    def __init__(self, phase: _Optional[_Union[Phase, str]] = ..., round: _Optional[int] = ..., grid: _Optional[_Iterable[str]] = ..., word_card: _Optional[_Iterable[str]] = ..., word: _Optional[str] = ..., first_scout: _Optional[int] = ..., other_word: _Optional[_Iterable[int]] = ..., confirmed: _Optional[_Iterable[int]] = ..., counts: _Optional[_Iterable[_Union[MarkCount, _Mapping]]] = ..., in_the_dark: _Optional[int] = ..., scout: _Optional[int] = ..., showings: _Optional[_Iterable[_Union[Showing, _Mapping]]] = ..., fallen: _Optional[_Iterable[int]] = ..., slates: _Optional[_Iterable[_Union[Slate, _Mapping]]] = ..., draw_pile: _Optional[int] = ..., last_reveal: _Optional[_Union[Reveal, _Mapping]] = ...) -> None: ...

class MarkCount(_message.Message):
    __slots__ = ("seat", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class Showing(_message.Message):
    __slots__ = ("scout", "position", "seats", "spark", "filled")
    SCOUT_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SPARK_FIELD_NUMBER: _ClassVar[int]
    FILLED_FIELD_NUMBER: _ClassVar[int]
    scout: int
    position: int
    seats: _containers.RepeatedScalarFieldContainer[int]
    spark: Spark
    filled: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, scout: _Optional[int] = ..., position: _Optional[int] = ..., seats: _Optional[_Iterable[int]] = ..., spark: _Optional[_Union[Spark, str]] = ..., filled: _Optional[_Iterable[int]] = ...) -> None: ...

class Slate(_message.Message):
    __slots__ = ("seat", "stars", "points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    STARS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    stars: int
    points: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., stars: _Optional[int] = ..., points: _Optional[_Iterable[int]] = ...) -> None: ...

class Reveal(_message.Message):
    __slots__ = ("round", "word", "grid", "counts", "in_the_dark", "showings", "fallen")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    WORD_FIELD_NUMBER: _ClassVar[int]
    GRID_FIELD_NUMBER: _ClassVar[int]
    COUNTS_FIELD_NUMBER: _ClassVar[int]
    IN_THE_DARK_FIELD_NUMBER: _ClassVar[int]
    SHOWINGS_FIELD_NUMBER: _ClassVar[int]
    FALLEN_FIELD_NUMBER: _ClassVar[int]
    round: int
    word: str
    grid: _containers.RepeatedScalarFieldContainer[str]
    counts: _containers.RepeatedCompositeFieldContainer[MarkCount]
    in_the_dark: int
    showings: _containers.RepeatedCompositeFieldContainer[Showing]
    fallen: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, round: _Optional[int] = ..., word: _Optional[str] = ..., grid: _Optional[_Iterable[str]] = ..., counts: _Optional[_Iterable[_Union[MarkCount, _Mapping]]] = ..., in_the_dark: _Optional[int] = ..., showings: _Optional[_Iterable[_Union[Showing, _Mapping]]] = ..., fallen: _Optional[_Iterable[int]] = ...) -> None: ...

class Hand(_message.Message):
    __slots__ = ("marks",)
    MARKS_FIELD_NUMBER: _ClassVar[int]
    marks: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, marks: _Optional[_Iterable[int]] = ...) -> None: ...
