import datetime

from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf import field_mask_pb2 as _field_mask_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from parlour.api.game.v1 import options_pb2 as _options_pb2
from parlour.api.lobby.v1 import player_pb2 as _player_pb2
from parlour.api.lobby.v1 import room_pb2 as _room_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class GetServerInfoRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetServerInfoResponse(_message.Message):
    __slots__ = ("version", "api_version", "games", "invitation_required", "history_retention", "room_retention", "name_limit", "message_limit", "clue_limit", "picture_base")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    API_VERSION_FIELD_NUMBER: _ClassVar[int]
    GAMES_FIELD_NUMBER: _ClassVar[int]
    INVITATION_REQUIRED_FIELD_NUMBER: _ClassVar[int]
    HISTORY_RETENTION_FIELD_NUMBER: _ClassVar[int]
    ROOM_RETENTION_FIELD_NUMBER: _ClassVar[int]
    NAME_LIMIT_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_LIMIT_FIELD_NUMBER: _ClassVar[int]
    CLUE_LIMIT_FIELD_NUMBER: _ClassVar[int]
    PICTURE_BASE_FIELD_NUMBER: _ClassVar[int]
    version: str
    api_version: str
    games: _containers.RepeatedCompositeFieldContainer[GameInfo]
    invitation_required: bool
    history_retention: _duration_pb2.Duration
    room_retention: _duration_pb2.Duration
    name_limit: int
    message_limit: int
    clue_limit: int
    picture_base: str
    def __init__(self, version: _Optional[str] = ..., api_version: _Optional[str] = ..., games: _Optional[_Iterable[_Union[GameInfo, _Mapping]]] = ..., invitation_required: _Optional[bool] = ..., history_retention: _Optional[_Union[datetime.timedelta, _duration_pb2.Duration, _Mapping]] = ..., room_retention: _Optional[_Union[datetime.timedelta, _duration_pb2.Duration, _Mapping]] = ..., name_limit: _Optional[int] = ..., message_limit: _Optional[int] = ..., clue_limit: _Optional[int] = ..., picture_base: _Optional[str] = ...) -> None: ...

class GameInfo(_message.Message):
    __slots__ = ("key", "title", "min_players", "max_players", "defaults", "options")
    KEY_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    MIN_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    MAX_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    DEFAULTS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    key: str
    title: str
    min_players: int
    max_players: int
    defaults: _options_pb2.GameOptions
    options: _containers.RepeatedCompositeFieldContainer[OptionInfo]
    def __init__(self, key: _Optional[str] = ..., title: _Optional[str] = ..., min_players: _Optional[int] = ..., max_players: _Optional[int] = ..., defaults: _Optional[_Union[_options_pb2.GameOptions, _Mapping]] = ..., options: _Optional[_Iterable[_Union[OptionInfo, _Mapping]]] = ...) -> None: ...

class OptionInfo(_message.Message):
    __slots__ = ("key", "title", "description", "values", "minimum", "maximum", "default_value")
    KEY_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    MINIMUM_FIELD_NUMBER: _ClassVar[int]
    MAXIMUM_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    key: str
    title: str
    description: str
    values: _containers.RepeatedCompositeFieldContainer[OptionValue]
    minimum: int
    maximum: int
    default_value: str
    def __init__(self, key: _Optional[str] = ..., title: _Optional[str] = ..., description: _Optional[str] = ..., values: _Optional[_Iterable[_Union[OptionValue, _Mapping]]] = ..., minimum: _Optional[int] = ..., maximum: _Optional[int] = ..., default_value: _Optional[str] = ...) -> None: ...

class OptionValue(_message.Message):
    __slots__ = ("value", "title", "description", "min_players", "max_players")
    VALUE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    MIN_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    MAX_PLAYERS_FIELD_NUMBER: _ClassVar[int]
    value: str
    title: str
    description: str
    min_players: int
    max_players: int
    def __init__(self, value: _Optional[str] = ..., title: _Optional[str] = ..., description: _Optional[str] = ..., min_players: _Optional[int] = ..., max_players: _Optional[int] = ...) -> None: ...

class SignInRequest(_message.Message):
    __slots__ = ("display_name", "invitation")
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    INVITATION_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    invitation: str
    def __init__(self, display_name: _Optional[str] = ..., invitation: _Optional[str] = ...) -> None: ...

class SignInResponse(_message.Message):
    __slots__ = ("player", "token")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    player: _player_pb2.Player
    token: str
    def __init__(self, player: _Optional[_Union[_player_pb2.Player, _Mapping]] = ..., token: _Optional[str] = ...) -> None: ...

class SignOutRequest(_message.Message):
    __slots__ = ("everywhere",)
    EVERYWHERE_FIELD_NUMBER: _ClassVar[int]
    everywhere: bool
    def __init__(self, everywhere: _Optional[bool] = ...) -> None: ...

class SignOutResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CreateDeviceCodeRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CreateDeviceCodeResponse(_message.Message):
    __slots__ = ("code", "expire_time")
    CODE_FIELD_NUMBER: _ClassVar[int]
    EXPIRE_TIME_FIELD_NUMBER: _ClassVar[int]
    code: str
    expire_time: _timestamp_pb2.Timestamp
    def __init__(self, code: _Optional[str] = ..., expire_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class LinkDeviceRequest(_message.Message):
    __slots__ = ("code",)
    CODE_FIELD_NUMBER: _ClassVar[int]
    code: str
    def __init__(self, code: _Optional[str] = ...) -> None: ...

class LinkDeviceResponse(_message.Message):
    __slots__ = ("player", "token")
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    player: _player_pb2.Player
    token: str
    def __init__(self, player: _Optional[_Union[_player_pb2.Player, _Mapping]] = ..., token: _Optional[str] = ...) -> None: ...

class GetPlayerRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetPlayerResponse(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: _player_pb2.Player
    def __init__(self, player: _Optional[_Union[_player_pb2.Player, _Mapping]] = ...) -> None: ...

class UpdatePlayerRequest(_message.Message):
    __slots__ = ("display_name",)
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    display_name: str
    def __init__(self, display_name: _Optional[str] = ...) -> None: ...

class UpdatePlayerResponse(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: _player_pb2.Player
    def __init__(self, player: _Optional[_Union[_player_pb2.Player, _Mapping]] = ...) -> None: ...

class DeletePlayerRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DeletePlayerResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CreateRoomRequest(_message.Message):
    __slots__ = ("request_id", "options", "seats", "public", "title")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    PUBLIC_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    options: _options_pb2.GameOptions
    seats: int
    public: bool
    title: str
    def __init__(self, request_id: _Optional[str] = ..., options: _Optional[_Union[_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., public: _Optional[bool] = ..., title: _Optional[str] = ...) -> None: ...

class CreateRoomResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class GetRoomRequest(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class GetRoomResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class ListRoomsRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "game")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    game: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., game: _Optional[str] = ...) -> None: ...

class ListRoomsResponse(_message.Message):
    __slots__ = ("rooms", "next_page_token")
    ROOMS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    rooms: _containers.RepeatedCompositeFieldContainer[_room_pb2.Room]
    next_page_token: str
    def __init__(self, rooms: _Optional[_Iterable[_Union[_room_pb2.Room, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class JoinRoomRequest(_message.Message):
    __slots__ = ("name", "as_spectator", "emblem")
    NAME_FIELD_NUMBER: _ClassVar[int]
    AS_SPECTATOR_FIELD_NUMBER: _ClassVar[int]
    EMBLEM_FIELD_NUMBER: _ClassVar[int]
    name: str
    as_spectator: bool
    emblem: int
    def __init__(self, name: _Optional[str] = ..., as_spectator: _Optional[bool] = ..., emblem: _Optional[int] = ...) -> None: ...

class JoinRoomResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class LeaveRoomRequest(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class LeaveRoomResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class UpdateRoomRequest(_message.Message):
    __slots__ = ("room", "update_mask")
    ROOM_FIELD_NUMBER: _ClassVar[int]
    UPDATE_MASK_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    update_mask: _field_mask_pb2.FieldMask
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ..., update_mask: _Optional[_Union[_field_mask_pb2.FieldMask, _Mapping]] = ...) -> None: ...

class UpdateRoomResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class SetReadyRequest(_message.Message):
    __slots__ = ("name", "ready")
    NAME_FIELD_NUMBER: _ClassVar[int]
    READY_FIELD_NUMBER: _ClassVar[int]
    name: str
    ready: bool
    def __init__(self, name: _Optional[str] = ..., ready: _Optional[bool] = ...) -> None: ...

class SetReadyResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class ChooseEmblemRequest(_message.Message):
    __slots__ = ("name", "emblem")
    NAME_FIELD_NUMBER: _ClassVar[int]
    EMBLEM_FIELD_NUMBER: _ClassVar[int]
    name: str
    emblem: int
    def __init__(self, name: _Optional[str] = ..., emblem: _Optional[int] = ...) -> None: ...

class ChooseEmblemResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class KickPlayerRequest(_message.Message):
    __slots__ = ("name", "player", "ban")
    NAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    BAN_FIELD_NUMBER: _ClassVar[int]
    name: str
    player: str
    ban: bool
    def __init__(self, name: _Optional[str] = ..., player: _Optional[str] = ..., ban: _Optional[bool] = ...) -> None: ...

class KickPlayerResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class MutePlayerRequest(_message.Message):
    __slots__ = ("name", "player", "muted")
    NAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    MUTED_FIELD_NUMBER: _ClassVar[int]
    name: str
    player: str
    muted: bool
    def __init__(self, name: _Optional[str] = ..., player: _Optional[str] = ..., muted: _Optional[bool] = ...) -> None: ...

class MutePlayerResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class TransferHostRequest(_message.Message):
    __slots__ = ("name", "player")
    NAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    name: str
    player: str
    def __init__(self, name: _Optional[str] = ..., player: _Optional[str] = ...) -> None: ...

class TransferHostResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class AddBotRequest(_message.Message):
    __slots__ = ("name", "request_id")
    NAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    name: str
    request_id: str
    def __init__(self, name: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class AddBotResponse(_message.Message):
    __slots__ = ("room", "player")
    ROOM_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    player: str
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ..., player: _Optional[str] = ...) -> None: ...

class RemoveBotRequest(_message.Message):
    __slots__ = ("name", "player")
    NAME_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    name: str
    player: str
    def __init__(self, name: _Optional[str] = ..., player: _Optional[str] = ...) -> None: ...

class RemoveBotResponse(_message.Message):
    __slots__ = ("room",)
    ROOM_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ...) -> None: ...

class SendMessageRequest(_message.Message):
    __slots__ = ("name", "request_id", "text")
    NAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    name: str
    request_id: str
    text: str
    def __init__(self, name: _Optional[str] = ..., request_id: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class SendMessageResponse(_message.Message):
    __slots__ = ("message",)
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    message: _room_pb2.ChatMessage
    def __init__(self, message: _Optional[_Union[_room_pb2.ChatMessage, _Mapping]] = ...) -> None: ...

class StartGameRequest(_message.Message):
    __slots__ = ("name", "request_id")
    NAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    name: str
    request_id: str
    def __init__(self, name: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class StartGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class WatchRoomRequest(_message.Message):
    __slots__ = ("name", "after_message")
    NAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_MESSAGE_FIELD_NUMBER: _ClassVar[int]
    name: str
    after_message: int
    def __init__(self, name: _Optional[str] = ..., after_message: _Optional[int] = ...) -> None: ...

class WatchRoomResponse(_message.Message):
    __slots__ = ("room", "messages", "heartbeat")
    ROOM_FIELD_NUMBER: _ClassVar[int]
    MESSAGES_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    room: _room_pb2.Room
    messages: _containers.RepeatedCompositeFieldContainer[_room_pb2.ChatMessage]
    heartbeat: bool
    def __init__(self, room: _Optional[_Union[_room_pb2.Room, _Mapping]] = ..., messages: _Optional[_Iterable[_Union[_room_pb2.ChatMessage, _Mapping]]] = ..., heartbeat: _Optional[bool] = ...) -> None: ...
