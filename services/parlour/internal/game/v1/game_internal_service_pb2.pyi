from parlour.api.game.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Participant(_message.Message):
    __slots__ = ("player", "display_name", "bot", "emblem")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    EMBLEM_FIELD_NUMBER: _ClassVar[int]
    player: str
    display_name: str
    bot: bool
    emblem: int
    def __init__(self, player: _Optional[str] = ..., display_name: _Optional[str] = ..., bot: _Optional[bool] = ..., emblem: _Optional[int] = ...) -> None: ...

class CreateGameRequest(_message.Message):
    __slots__ = ("game", "room", "options", "seats", "host", "deck", "words", "public")
    GAME_FIELD_NUMBER: _ClassVar[int]
    ROOM_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    game: str
    room: str
    options: _options_pb2.GameOptions
    seats: _containers.RepeatedCompositeFieldContainer[Participant]
    host: str
    deck: _containers.RepeatedScalarFieldContainer[str]
    words: _containers.RepeatedScalarFieldContainer[str]
    public: bool
    def __init__(self, game: _Optional[str] = ..., room: _Optional[str] = ..., options: _Optional[_Union[_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[Participant, _Mapping]]] = ..., host: _Optional[str] = ..., deck: _Optional[_Iterable[str]] = ..., words: _Optional[_Iterable[str]] = ..., public: _Optional[bool] = ...) -> None: ...

class CreateGameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DepartPlayerRequest(_message.Message):
    __slots__ = ("game", "player")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    game: str
    player: str
    def __init__(self, game: _Optional[str] = ..., player: _Optional[str] = ...) -> None: ...

class DepartPlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SeatPlayerRequest(_message.Message):
    __slots__ = ("game", "participant")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PARTICIPANT_FIELD_NUMBER: _ClassVar[int]
    game: str
    participant: Participant
    def __init__(self, game: _Optional[str] = ..., participant: _Optional[_Union[Participant, _Mapping]] = ...) -> None: ...

class SeatPlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PutRosterRequest(_message.Message):
    __slots__ = ("game", "version", "host", "banned")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    BANNED_FIELD_NUMBER: _ClassVar[int]
    game: str
    version: int
    host: str
    banned: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, game: _Optional[str] = ..., version: _Optional[int] = ..., host: _Optional[str] = ..., banned: _Optional[_Iterable[str]] = ...) -> None: ...

class PutRosterResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CloseGameRequest(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class CloseGameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ForgetPlayerRequest(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: str
    def __init__(self, player: _Optional[str] = ...) -> None: ...

class ForgetPlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
