from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Edition(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    EDITION_UNSPECIFIED: _ClassVar[Edition]
    EDITION_ORIGINAL: _ClassVar[Edition]
    EDITION_REVISED: _ClassVar[Edition]
    EDITION_REFRESHED: _ClassVar[Edition]
    EDITION_DISNEY: _ClassVar[Edition]
    EDITION_ODYSSEY: _ClassVar[Edition]

class PartyScoring(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PARTY_SCORING_UNSPECIFIED: _ClassVar[PartyScoring]
    PARTY_SCORING_TOP_CARD: _ClassVar[PartyScoring]
    PARTY_SCORING_EVERY_GROUP: _ClassVar[PartyScoring]
EDITION_UNSPECIFIED: Edition
EDITION_ORIGINAL: Edition
EDITION_REVISED: Edition
EDITION_REFRESHED: Edition
EDITION_DISNEY: Edition
EDITION_ODYSSEY: Edition
PARTY_SCORING_UNSPECIFIED: PartyScoring
PARTY_SCORING_TOP_CARD: PartyScoring
PARTY_SCORING_EVERY_GROUP: PartyScoring

class DixitOptions(_message.Message):
    __slots__ = ("edition", "target", "bonus_cap", "strict_table", "also_end_on_deck_out")
    EDITION_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    BONUS_CAP_FIELD_NUMBER: _ClassVar[int]
    STRICT_TABLE_FIELD_NUMBER: _ClassVar[int]
    ALSO_END_ON_DECK_OUT_FIELD_NUMBER: _ClassVar[int]
    edition: Edition
    target: int
    bonus_cap: int
    strict_table: bool
    also_end_on_deck_out: bool
    def __init__(self, edition: _Optional[_Union[Edition, str]] = ..., target: _Optional[int] = ..., bonus_cap: _Optional[int] = ..., strict_table: _Optional[bool] = ..., also_end_on_deck_out: _Optional[bool] = ...) -> None: ...

class PartyOptions(_message.Message):
    __slots__ = ("scoring", "storyteller_green", "own_card_vote", "blind_clue", "pass_hands", "laps")
    SCORING_FIELD_NUMBER: _ClassVar[int]
    STORYTELLER_GREEN_FIELD_NUMBER: _ClassVar[int]
    OWN_CARD_VOTE_FIELD_NUMBER: _ClassVar[int]
    BLIND_CLUE_FIELD_NUMBER: _ClassVar[int]
    PASS_HANDS_FIELD_NUMBER: _ClassVar[int]
    LAPS_FIELD_NUMBER: _ClassVar[int]
    scoring: PartyScoring
    storyteller_green: bool
    own_card_vote: bool
    blind_clue: bool
    pass_hands: bool
    laps: int
    def __init__(self, scoring: _Optional[_Union[PartyScoring, str]] = ..., storyteller_green: _Optional[bool] = ..., own_card_vote: _Optional[bool] = ..., blind_clue: _Optional[bool] = ..., pass_hands: _Optional[bool] = ..., laps: _Optional[int] = ...) -> None: ...

class TeamOptions(_message.Message):
    __slots__ = ("bonus_cap", "mate_decoy_bonus", "laps")
    BONUS_CAP_FIELD_NUMBER: _ClassVar[int]
    MATE_DECOY_BONUS_FIELD_NUMBER: _ClassVar[int]
    LAPS_FIELD_NUMBER: _ClassVar[int]
    bonus_cap: int
    mate_decoy_bonus: bool
    laps: int
    def __init__(self, bonus_cap: _Optional[int] = ..., mate_decoy_bonus: _Optional[bool] = ..., laps: _Optional[int] = ...) -> None: ...
