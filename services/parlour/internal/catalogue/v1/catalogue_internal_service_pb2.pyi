from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class BuildDeckRequest(_message.Message):
    __slots__ = ("card_sets", "purpose", "needed", "exactly", "words", "language", "player")
    CARD_SETS_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    NEEDED_FIELD_NUMBER: _ClassVar[int]
    EXACTLY_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    card_sets: _containers.RepeatedScalarFieldContainer[str]
    purpose: str
    needed: int
    exactly: int
    words: str
    language: str
    player: str
    def __init__(self, card_sets: _Optional[_Iterable[str]] = ..., purpose: _Optional[str] = ..., needed: _Optional[int] = ..., exactly: _Optional[int] = ..., words: _Optional[str] = ..., language: _Optional[str] = ..., player: _Optional[str] = ...) -> None: ...

class BuildDeckResponse(_message.Message):
    __slots__ = ("cards", "words")
    CARDS_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    words: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ..., words: _Optional[_Iterable[str]] = ...) -> None: ...

class ForgetPlayerRequest(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: str
    def __init__(self, player: _Optional[str] = ...) -> None: ...

class ForgetPlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
