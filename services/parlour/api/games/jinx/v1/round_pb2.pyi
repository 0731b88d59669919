from parlour.api.games.jinx.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class JinxRound(_message.Message):
    __slots__ = ("options", "piles", "active", "target", "guesses")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    PILES_FIELD_NUMBER: _ClassVar[int]
    ACTIVE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    GUESSES_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.JinxOptions
    piles: _containers.RepeatedCompositeFieldContainer[PileSize]
    active: str
    target: int
    guesses: _containers.RepeatedCompositeFieldContainer[Guess]
    def __init__(self, options: _Optional[_Union[_options_pb2.JinxOptions, _Mapping]] = ..., piles: _Optional[_Iterable[_Union[PileSize, _Mapping]]] = ..., active: _Optional[str] = ..., target: _Optional[int] = ..., guesses: _Optional[_Iterable[_Union[Guess, _Mapping]]] = ...) -> None: ...

class PileSize(_message.Message):
    __slots__ = ("player", "cards")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    player: str
    cards: int
    def __init__(self, player: _Optional[str] = ..., cards: _Optional[int] = ...) -> None: ...

class Guess(_message.Message):
    __slots__ = ("player", "position")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    player: str
    position: int
    def __init__(self, player: _Optional[str] = ..., position: _Optional[int] = ...) -> None: ...

class JinxResult(_message.Message):
    __slots__ = ("piles", "returned", "discarded")
    PILES_FIELD_NUMBER: _ClassVar[int]
    RETURNED_FIELD_NUMBER: _ClassVar[int]
    DISCARDED_FIELD_NUMBER: _ClassVar[int]
    piles: _containers.RepeatedCompositeFieldContainer[PileSize]
    returned: int
    discarded: int
    def __init__(self, piles: _Optional[_Iterable[_Union[PileSize, _Mapping]]] = ..., returned: _Optional[int] = ..., discarded: _Optional[int] = ...) -> None: ...
