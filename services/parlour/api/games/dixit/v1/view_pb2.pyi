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
    PHASE_CLAIM: _ClassVar[Phase]
    PHASE_CLUE: _ClassVar[Phase]
    PHASE_SUBMIT: _ClassVar[Phase]
    PHASE_VOTE: _ClassVar[Phase]
    PHASE_SCORE: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]
PHASE_UNSPECIFIED: Phase
PHASE_CLAIM: Phase
PHASE_CLUE: Phase
PHASE_SUBMIT: Phase
PHASE_VOTE: Phase
PHASE_SCORE: Phase
PHASE_OVER: Phase

class TableView(_message.Message):
    __slots__ = ("phase", "turn", "storyteller", "clue", "clue_aloud", "handed_in", "voted", "table", "cards_to_submit", "votes_allowed", "draw_pile", "discard", "hand_size", "last_reveal", "teams")
    PHASE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    CLUE_FIELD_NUMBER: _ClassVar[int]
    CLUE_ALOUD_FIELD_NUMBER: _ClassVar[int]
    HANDED_IN_FIELD_NUMBER: _ClassVar[int]
    VOTED_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    CARDS_TO_SUBMIT_FIELD_NUMBER: _ClassVar[int]
    VOTES_ALLOWED_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    LAST_REVEAL_FIELD_NUMBER: _ClassVar[int]
    TEAMS_FIELD_NUMBER: _ClassVar[int]
    phase: Phase
    turn: int
    storyteller: int
    clue: str
    clue_aloud: bool
    handed_in: _containers.RepeatedScalarFieldContainer[int]
    voted: _containers.RepeatedScalarFieldContainer[int]
    table: _containers.RepeatedCompositeFieldContainer[Slot]
    cards_to_submit: int
    votes_allowed: int
    draw_pile: int
    discard: int
    hand_size: int
    last_reveal: Reveal
    teams: _containers.RepeatedCompositeFieldContainer[Team]
    def __init__(self, phase: _Optional[_Union[Phase, str]] = ..., turn: _Optional[int] = ..., storyteller: _Optional[int] = ..., clue: _Optional[str] = ..., clue_aloud: _Optional[bool] = ..., handed_in: _Optional[_Iterable[int]] = ..., voted: _Optional[_Iterable[int]] = ..., table: _Optional[_Iterable[_Union[Slot, _Mapping]]] = ..., cards_to_submit: _Optional[int] = ..., votes_allowed: _Optional[int] = ..., draw_pile: _Optional[int] = ..., discard: _Optional[int] = ..., hand_size: _Optional[int] = ..., last_reveal: _Optional[_Union[Reveal, _Mapping]] = ..., teams: _Optional[_Iterable[_Union[Team, _Mapping]]] = ...) -> None: ...

class Slot(_message.Message):
    __slots__ = ("slot", "card")
    SLOT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    slot: int
    card: str
    def __init__(self, slot: _Optional[int] = ..., card: _Optional[str] = ...) -> None: ...

class Reveal(_message.Message):
    __slots__ = ("turn", "storyteller", "clue", "clue_aloud", "slots")
    TURN_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    CLUE_FIELD_NUMBER: _ClassVar[int]
    CLUE_ALOUD_FIELD_NUMBER: _ClassVar[int]
    SLOTS_FIELD_NUMBER: _ClassVar[int]
    turn: int
    storyteller: int
    clue: str
    clue_aloud: bool
    slots: _containers.RepeatedCompositeFieldContainer[RevealedSlot]
    def __init__(self, turn: _Optional[int] = ..., storyteller: _Optional[int] = ..., clue: _Optional[str] = ..., clue_aloud: _Optional[bool] = ..., slots: _Optional[_Iterable[_Union[RevealedSlot, _Mapping]]] = ...) -> None: ...

class RevealedSlot(_message.Message):
    __slots__ = ("slot", "card", "owner", "votes", "storytellers", "red")
    SLOT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    VOTES_FIELD_NUMBER: _ClassVar[int]
    STORYTELLERS_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    slot: int
    card: str
    owner: int
    votes: _containers.RepeatedScalarFieldContainer[int]
    storytellers: bool
    red: bool
    def __init__(self, slot: _Optional[int] = ..., card: _Optional[str] = ..., owner: _Optional[int] = ..., votes: _Optional[_Iterable[int]] = ..., storytellers: _Optional[bool] = ..., red: _Optional[bool] = ...) -> None: ...

class Team(_message.Message):
    __slots__ = ("seats",)
    SEATS_FIELD_NUMBER: _ClassVar[int]
    seats: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seats: _Optional[_Iterable[int]] = ...) -> None: ...

class Hand(_message.Message):
    __slots__ = ("cards", "submitted", "own_slots", "votes", "red")
    CARDS_FIELD_NUMBER: _ClassVar[int]
    SUBMITTED_FIELD_NUMBER: _ClassVar[int]
    OWN_SLOTS_FIELD_NUMBER: _ClassVar[int]
    VOTES_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    submitted: _containers.RepeatedScalarFieldContainer[str]
    own_slots: _containers.RepeatedScalarFieldContainer[int]
    votes: _containers.RepeatedScalarFieldContainer[int]
    red: int
    def __init__(self, cards: _Optional[_Iterable[str]] = ..., submitted: _Optional[_Iterable[str]] = ..., own_slots: _Optional[_Iterable[int]] = ..., votes: _Optional[_Iterable[int]] = ..., red: _Optional[int] = ...) -> None: ...
