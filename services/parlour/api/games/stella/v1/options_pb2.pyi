from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Scouting(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCOUTING_UNSPECIFIED: _ClassVar[Scouting]
    SCOUTING_UNTIL_FALLEN: _ClassVar[Scouting]
    SCOUTING_ROTATE: _ClassVar[Scouting]

class Words(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WORDS_UNSPECIFIED: _ClassVar[Words]
    WORDS_TWO_WORD: _ClassVar[Words]
    WORDS_DISCOVERY: _ClassVar[Words]
    WORDS_CUSTOM: _ClassVar[Words]
SCOUTING_UNSPECIFIED: Scouting
SCOUTING_UNTIL_FALLEN: Scouting
SCOUTING_ROTATE: Scouting
WORDS_UNSPECIFIED: Words
WORDS_TWO_WORD: Words
WORDS_DISCOVERY: Words
WORDS_CUSTOM: Words

class StellaOptions(_message.Message):
    __slots__ = ("scouting", "words", "custom_words")
    SCOUTING_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    CUSTOM_WORDS_FIELD_NUMBER: _ClassVar[int]
    scouting: Scouting
    words: Words
    custom_words: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, scouting: _Optional[_Union[Scouting, str]] = ..., words: _Optional[_Union[Words, str]] = ..., custom_words: _Optional[_Iterable[str]] = ...) -> None: ...
