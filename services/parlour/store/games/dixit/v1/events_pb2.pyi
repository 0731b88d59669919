from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Event(_message.Message):
    __slots__ = ("deck_shuffled", "drawn", "turn_begun", "clue_given", "submitted", "table_laid", "voted", "revealed", "turn_voided", "table_cleared", "hand_discarded", "hands_passed")
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    DRAWN_FIELD_NUMBER: _ClassVar[int]
    TURN_BEGUN_FIELD_NUMBER: _ClassVar[int]
    CLUE_GIVEN_FIELD_NUMBER: _ClassVar[int]
    SUBMITTED_FIELD_NUMBER: _ClassVar[int]
    TABLE_LAID_FIELD_NUMBER: _ClassVar[int]
    VOTED_FIELD_NUMBER: _ClassVar[int]
    REVEALED_FIELD_NUMBER: _ClassVar[int]
    TURN_VOIDED_FIELD_NUMBER: _ClassVar[int]
    TABLE_CLEARED_FIELD_NUMBER: _ClassVar[int]
    HAND_DISCARDED_FIELD_NUMBER: _ClassVar[int]
    HANDS_PASSED_FIELD_NUMBER: _ClassVar[int]
    deck_shuffled: DeckShuffled
    drawn: Drawn
    turn_begun: TurnBegun
    clue_given: ClueGiven
    submitted: Submitted
    table_laid: TableLaid
    voted: Voted
    revealed: Revealed
    turn_voided: TurnVoided
    table_cleared: TableCleared
    hand_discarded: HandDiscarded
    hands_passed: HandsPassed
    def __init__(self, deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., drawn: _Optional[_Union[Drawn, _Mapping]] = ..., turn_begun: _Optional[_Union[TurnBegun, _Mapping]] = ..., clue_given: _Optional[_Union[ClueGiven, _Mapping]] = ..., submitted: _Optional[_Union[Submitted, _Mapping]] = ..., table_laid: _Optional[_Union[TableLaid, _Mapping]] = ..., voted: _Optional[_Union[Voted, _Mapping]] = ..., revealed: _Optional[_Union[Revealed, _Mapping]] = ..., turn_voided: _Optional[_Union[TurnVoided, _Mapping]] = ..., table_cleared: _Optional[_Union[TableCleared, _Mapping]] = ..., hand_discarded: _Optional[_Union[HandDiscarded, _Mapping]] = ..., hands_passed: _Optional[_Union[HandsPassed, _Mapping]] = ...) -> None: ...

class DeckShuffled(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ...) -> None: ...

class Drawn(_message.Message):
    __slots__ = ("seat", "cards", "blind")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    BLIND_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    blind: bool
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ..., blind: _Optional[bool] = ...) -> None: ...

class TurnBegun(_message.Message):
    __slots__ = ("turn", "storyteller", "active")
    TURN_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    turn: int
    storyteller: int
    active: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, turn: _Optional[int] = ..., storyteller: _Optional[int] = ..., active: _Optional[_Iterable[int]] = ...) -> None: ...

class ClueGiven(_message.Message):
    __slots__ = ("text", "aloud", "card", "seat")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ALOUD_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    text: str
    aloud: bool
    card: str
    seat: int
    def __init__(self, text: _Optional[str] = ..., aloud: _Optional[bool] = ..., card: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class Submitted(_message.Message):
    __slots__ = ("seat", "cards", "instead_of")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    INSTEAD_OF_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[str]
    instead_of: int
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[str]] = ..., instead_of: _Optional[int] = ...) -> None: ...

class TableLaid(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ...) -> None: ...

class Voted(_message.Message):
    __slots__ = ("seat", "slots", "red", "instead_of")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SLOTS_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    INSTEAD_OF_FIELD_NUMBER: _ClassVar[int]
    seat: int
    slots: _containers.RepeatedScalarFieldContainer[int]
    red: int
    instead_of: int
    def __init__(self, seat: _Optional[int] = ..., slots: _Optional[_Iterable[int]] = ..., red: _Optional[int] = ..., instead_of: _Optional[int] = ...) -> None: ...

class Revealed(_message.Message):
    __slots__ = ("turn", "storyteller", "text", "aloud", "slots")
    TURN_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ALOUD_FIELD_NUMBER: _ClassVar[int]
    SLOTS_FIELD_NUMBER: _ClassVar[int]
    turn: int
    storyteller: int
    text: str
    aloud: bool
    slots: _containers.RepeatedCompositeFieldContainer[RevealedSlot]
    def __init__(self, turn: _Optional[int] = ..., storyteller: _Optional[int] = ..., text: _Optional[str] = ..., aloud: _Optional[bool] = ..., slots: _Optional[_Iterable[_Union[RevealedSlot, _Mapping]]] = ...) -> None: ...

class RevealedSlot(_message.Message):
    __slots__ = ("card", "owner", "votes", "storytellers", "red")
    CARD_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    VOTES_FIELD_NUMBER: _ClassVar[int]
    STORYTELLERS_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    card: str
    owner: int
    votes: _containers.RepeatedScalarFieldContainer[int]
    storytellers: bool
    red: bool
    def __init__(self, card: _Optional[str] = ..., owner: _Optional[int] = ..., votes: _Optional[_Iterable[int]] = ..., storytellers: _Optional[bool] = ..., red: _Optional[bool] = ...) -> None: ...

class TurnVoided(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TableCleared(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class HandDiscarded(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class HandsPassed(_message.Message):
    __slots__ = ("seats",)
    SEATS_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seats: _Optional[_Iterable[int]] = ...) -> None: ...
