from parlour.api.games.dixit.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class DixitRound(_message.Message):
    __slots__ = ("options", "players", "storyteller", "cards", "votes", "left")
    class CardsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class VotesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: CardList
        def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[CardList, _Mapping]] = ...) -> None: ...
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    VOTES_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.DixitOptions
    players: _containers.RepeatedScalarFieldContainer[str]
    storyteller: str
    cards: _containers.ScalarMap[str, str]
    votes: _containers.MessageMap[str, CardList]
    left: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, options: _Optional[_Union[_options_pb2.DixitOptions, _Mapping]] = ..., players: _Optional[_Iterable[str]] = ..., storyteller: _Optional[str] = ..., cards: _Optional[_Mapping[str, str]] = ..., votes: _Optional[_Mapping[str, CardList]] = ..., left: _Optional[_Iterable[str]] = ...) -> None: ...

class CardList(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, cards: _Optional[_Iterable[str]] = ...) -> None: ...

class PartyRound(_message.Message):
    __slots__ = ("options", "players", "storyteller", "cards", "votes", "red", "left")
    class CardsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class VotesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    PLAYERS_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    VOTES_FIELD_NUMBER: _ClassVar[int]
    RED_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.PartyOptions
    players: _containers.RepeatedScalarFieldContainer[str]
    storyteller: str
    cards: _containers.ScalarMap[str, str]
    votes: _containers.ScalarMap[str, str]
    red: str
    left: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, options: _Optional[_Union[_options_pb2.PartyOptions, _Mapping]] = ..., players: _Optional[_Iterable[str]] = ..., storyteller: _Optional[str] = ..., cards: _Optional[_Mapping[str, str]] = ..., votes: _Optional[_Mapping[str, str]] = ..., red: _Optional[str] = ..., left: _Optional[_Iterable[str]] = ...) -> None: ...

class TeamRound(_message.Message):
    __slots__ = ("options", "teams", "storyteller", "cards", "votes", "away")
    class CardsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    class VotesEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    TEAMS_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    VOTES_FIELD_NUMBER: _ClassVar[int]
    AWAY_FIELD_NUMBER: _ClassVar[int]
    options: _options_pb2.TeamOptions
    teams: _containers.RepeatedCompositeFieldContainer[RoundTeam]
    storyteller: str
    cards: _containers.ScalarMap[str, str]
    votes: _containers.ScalarMap[str, str]
    away: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, options: _Optional[_Union[_options_pb2.TeamOptions, _Mapping]] = ..., teams: _Optional[_Iterable[_Union[RoundTeam, _Mapping]]] = ..., storyteller: _Optional[str] = ..., cards: _Optional[_Mapping[str, str]] = ..., votes: _Optional[_Mapping[str, str]] = ..., away: _Optional[_Iterable[str]] = ...) -> None: ...

class RoundTeam(_message.Message):
    __slots__ = ("name", "members")
    NAME_FIELD_NUMBER: _ClassVar[int]
    MEMBERS_FIELD_NUMBER: _ClassVar[int]
    name: str
    members: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., members: _Optional[_Iterable[str]] = ...) -> None: ...
