from parlour.api.common.v1 import award_pb2 as _award_pb2
from parlour.api.games.dixit.v1 import round_pb2 as _round_pb2
from parlour.api.games.jinx.v1 import round_pb2 as _round_pb2_1
from parlour.api.games.stella.v1 import round_pb2 as _round_pb2_1_1
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ScoreRoundRequest(_message.Message):
    __slots__ = ("dixit", "party", "team", "jinx", "stella")
    DIXIT_FIELD_NUMBER: _ClassVar[int]
    PARTY_FIELD_NUMBER: _ClassVar[int]
    TEAM_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    dixit: _round_pb2.DixitRound
    party: _round_pb2.PartyRound
    team: _round_pb2.TeamRound
    jinx: _round_pb2_1.JinxRound
    stella: _round_pb2_1_1.StellaRound
    def __init__(self, dixit: _Optional[_Union[_round_pb2.DixitRound, _Mapping]] = ..., party: _Optional[_Union[_round_pb2.PartyRound, _Mapping]] = ..., team: _Optional[_Union[_round_pb2.TeamRound, _Mapping]] = ..., jinx: _Optional[_Union[_round_pb2_1.JinxRound, _Mapping]] = ..., stella: _Optional[_Union[_round_pb2_1_1.StellaRound, _Mapping]] = ...) -> None: ...

class ScoreRoundResponse(_message.Message):
    __slots__ = ("awards", "jinx", "stella")
    AWARDS_FIELD_NUMBER: _ClassVar[int]
    JINX_FIELD_NUMBER: _ClassVar[int]
    STELLA_FIELD_NUMBER: _ClassVar[int]
    awards: _containers.RepeatedCompositeFieldContainer[_award_pb2.Award]
    jinx: _round_pb2_1.JinxResult
    stella: _round_pb2_1_1.StellaResult
    def __init__(self, awards: _Optional[_Iterable[_Union[_award_pb2.Award, _Mapping]]] = ..., jinx: _Optional[_Union[_round_pb2_1.JinxResult, _Mapping]] = ..., stella: _Optional[_Union[_round_pb2_1_1.StellaResult, _Mapping]] = ...) -> None: ...

class GetPlayerStatsRequest(_message.Message):
    __slots__ = ("player",)
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    player: str
    def __init__(self, player: _Optional[str] = ...) -> None: ...

class GetPlayerStatsResponse(_message.Message):
    __slots__ = ("stats", "total")
    STATS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_FIELD_NUMBER: _ClassVar[int]
    stats: _containers.RepeatedCompositeFieldContainer[PlayerStats]
    total: PlayerStats
    def __init__(self, stats: _Optional[_Iterable[_Union[PlayerStats, _Mapping]]] = ..., total: _Optional[_Union[PlayerStats, _Mapping]] = ...) -> None: ...

class PlayerStats(_message.Message):
    __slots__ = ("game", "edition", "games", "wins", "points", "told", "told_well", "guessed", "found")
    GAME_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    GAMES_FIELD_NUMBER: _ClassVar[int]
    WINS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    TOLD_FIELD_NUMBER: _ClassVar[int]
    TOLD_WELL_FIELD_NUMBER: _ClassVar[int]
    GUESSED_FIELD_NUMBER: _ClassVar[int]
    FOUND_FIELD_NUMBER: _ClassVar[int]
    game: str
    edition: str
    games: int
    wins: int
    points: int
    told: int
    told_well: int
    guessed: int
    found: int
    def __init__(self, game: _Optional[str] = ..., edition: _Optional[str] = ..., games: _Optional[int] = ..., wins: _Optional[int] = ..., points: _Optional[int] = ..., told: _Optional[int] = ..., told_well: _Optional[int] = ..., guessed: _Optional[int] = ..., found: _Optional[int] = ...) -> None: ...

class ListStandingsRequest(_message.Message):
    __slots__ = ("game", "page_size", "page_token", "edition")
    GAME_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    EDITION_FIELD_NUMBER: _ClassVar[int]
    game: str
    page_size: int
    page_token: str
    edition: str
    def __init__(self, game: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., edition: _Optional[str] = ...) -> None: ...

class ListStandingsResponse(_message.Message):
    __slots__ = ("standings", "next_page_token")
    STANDINGS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    standings: _containers.RepeatedCompositeFieldContainer[PlayerStanding]
    next_page_token: str
    def __init__(self, standings: _Optional[_Iterable[_Union[PlayerStanding, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class PlayerStanding(_message.Message):
    __slots__ = ("rank", "player", "display_name", "stats")
    RANK_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    STATS_FIELD_NUMBER: _ClassVar[int]
    rank: int
    player: str
    display_name: str
    stats: PlayerStats
    def __init__(self, rank: _Optional[int] = ..., player: _Optional[str] = ..., display_name: _Optional[str] = ..., stats: _Optional[_Union[PlayerStats, _Mapping]] = ...) -> None: ...
