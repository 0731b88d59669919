from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Move(_message.Message):
    __slots__ = ("claim", "give_clue", "submit_cards", "cast_vote")
    CLAIM_FIELD_NUMBER: _ClassVar[int]
    GIVE_CLUE_FIELD_NUMBER: _ClassVar[int]
    SUBMIT_CARDS_FIELD_NUMBER: _ClassVar[int]
    CAST_VOTE_FIELD_NUMBER: _ClassVar[int]
    claim: Claim
    give_clue: GiveClue
    submit_cards: SubmitCards
    cast_vote: CastVote
    def __init__(self, claim: _Optional[_Union[Claim, _Mapping]] = ..., give_clue: _Optional[_Union[GiveClue, _Mapping]] = ..., submit_cards: _Optional[_Union[SubmitCards, _Mapping]] = ..., cast_vote: _Optional[_Union[CastVote, _Mapping]] = ...) -> None: ...

class Claim(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GiveClue(_message.Message):
    __slots__ = ("text", "aloud", "card")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    ALOUD_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    text: str
    aloud: bool
    card: str
    def __init__(self, text: _Optional[str] = ..., aloud: _Optional[bool] = ..., card: _Optional[str] = ...) -> None: ...

class SubmitCards(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ...) -> None: ...

class CastVote(_message.Message):
    __slots__ = ("slots", "red")
    SLOTS_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    slots: _containers.RepeatedScalarFieldContainer[int]
    red: int
    def __init__(self, slots: _Optional[_Iterable[int]] = ..., red: _Optional[int] = ...) -> None: ...
