import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from parlour.api.common.v1 import refusal_pb2 as _refusal_pb2
from parlour.api.game.v1 import event_pb2 as _event_pb2
from parlour.api.game.v1 import game_pb2 as _game_pb2
from parlour.api.game.v1 import move_pb2 as _move_pb2
from parlour.api.game.v1 import options_pb2 as _options_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class SubmitMoveRequest(_message.Message):
    __slots__ = ("game", "request_id", "phase_id", "move")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PHASE_ID_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    phase_id: int
    move: _move_pb2.Move
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., phase_id: _Optional[int] = ..., move: _Optional[_Union[_move_pb2.Move, _Mapping]] = ...) -> None: ...

class SubmitMoveResponse(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...

class WatchGameRequest(_message.Message):
    __slots__ = ("game", "after_revision", "as_spectator")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_REVISION_FIELD_NUMBER: _ClassVar[int]
    AS_SPECTATOR_FIELD_NUMBER: _ClassVar[int]
    game: str
    after_revision: int
    as_spectator: bool
    def __init__(self, game: _Optional[str] = ..., after_revision: _Optional[int] = ..., as_spectator: _Optional[bool] = ...) -> None: ...

class WatchGameResponse(_message.Message):
    __slots__ = ("after_revision", "revision", "events", "game", "private", "heartbeat")
    AFTER_REVISION_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    PRIVATE_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    after_revision: int
    revision: int
    events: _containers.RepeatedCompositeFieldContainer[_event_pb2.Event]
    game: _game_pb2.Game
    private: _game_pb2.PrivateView
    heartbeat: bool
    def __init__(self, after_revision: _Optional[int] = ..., revision: _Optional[int] = ..., events: _Optional[_Iterable[_Union[_event_pb2.Event, _Mapping]]] = ..., game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., private: _Optional[_Union[_game_pb2.PrivateView, _Mapping]] = ..., heartbeat: _Optional[bool] = ...) -> None: ...

class PlayRequest(_message.Message):
    __slots__ = ("open", "move")
    OPEN_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    open: WatchGameRequest
    move: SubmitMoveRequest
    def __init__(self, open: _Optional[_Union[WatchGameRequest, _Mapping]] = ..., move: _Optional[_Union[SubmitMoveRequest, _Mapping]] = ...) -> None: ...

class PlayResponse(_message.Message):
    __slots__ = ("update", "answer")
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    ANSWER_FIELD_NUMBER: _ClassVar[int]
    update: WatchGameResponse
    answer: MoveAnswer
    def __init__(self, update: _Optional[_Union[WatchGameResponse, _Mapping]] = ..., answer: _Optional[_Union[MoveAnswer, _Mapping]] = ...) -> None: ...

class MoveAnswer(_message.Message):
    __slots__ = ("request_id", "accepted", "refused")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    ACCEPTED_FIELD_NUMBER: _ClassVar[int]
    REFUSED_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    accepted: SubmitMoveResponse
    refused: _refusal_pb2.Refusal
    def __init__(self, request_id: _Optional[str] = ..., accepted: _Optional[_Union[SubmitMoveResponse, _Mapping]] = ..., refused: _Optional[_Union[_refusal_pb2.Refusal, _Mapping]] = ...) -> None: ...

class GetGameRequest(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class GetGameResponse(_message.Message):
    __slots__ = ("game", "private")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PRIVATE_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    private: _game_pb2.PrivateView
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., private: _Optional[_Union[_game_pb2.PrivateView, _Mapping]] = ...) -> None: ...

class ListGamesRequest(_message.Message):
    __slots__ = ("page_size", "page_token")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games", "next_page_token")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[GameSummary]
    next_page_token: str
    def __init__(self, games: _Optional[_Iterable[_Union[GameSummary, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class GameSummary(_message.Message):
    __slots__ = ("name", "room", "options", "state", "create_time")
    NAME_FIELD_NUMBER: _ClassVar[int]
    ROOM_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    name: str
    room: str
    options: _options_pb2.GameOptions
    state: _game_pb2.GameState
    create_time: _timestamp_pb2.Timestamp
    def __init__(self, name: _Optional[str] = ..., room: _Optional[str] = ..., options: _Optional[_Union[_options_pb2.GameOptions, _Mapping]] = ..., state: _Optional[_Union[_game_pb2.GameState, str]] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class GetHistoryRequest(_message.Message):
    __slots__ = ("game", "page_size", "page_token")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    page_size: int
    page_token: str
    def __init__(self, game: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class GetHistoryResponse(_message.Message):
    __slots__ = ("steps", "next_page_token", "opened")
    STEPS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    OPENED_FIELD_NUMBER: _ClassVar[int]
    steps: _containers.RepeatedCompositeFieldContainer[HistoryStep]
    next_page_token: str
    opened: bool
    def __init__(self, steps: _Optional[_Iterable[_Union[HistoryStep, _Mapping]]] = ..., next_page_token: _Optional[str] = ..., opened: _Optional[bool] = ...) -> None: ...

class HistoryStep(_message.Message):
    __slots__ = ("revision", "time", "seat", "events", "game")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    revision: int
    time: _timestamp_pb2.Timestamp
    seat: int
    events: _containers.RepeatedCompositeFieldContainer[_event_pb2.Event]
    game: _game_pb2.Game
    def __init__(self, revision: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., seat: _Optional[int] = ..., events: _Optional[_Iterable[_Union[_event_pb2.Event, _Mapping]]] = ..., game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ...) -> None: ...

class PauseGameRequest(_message.Message):
    __slots__ = ("game", "request_id")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class PauseGameResponse(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...

class ResumeGameRequest(_message.Message):
    __slots__ = ("game", "request_id")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class ResumeGameResponse(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...

class SkipSeatRequest(_message.Message):
    __slots__ = ("game", "request_id", "seat")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    seat: int
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class SkipSeatResponse(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...

class ReplaceSeatRequest(_message.Message):
    __slots__ = ("game", "request_id", "seat", "bot")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    seat: int
    bot: bool
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ..., bot: _Optional[bool] = ...) -> None: ...

class ReplaceSeatResponse(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...

class EndGameRequest(_message.Message):
    __slots__ = ("game", "request_id")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class EndGameResponse(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...
