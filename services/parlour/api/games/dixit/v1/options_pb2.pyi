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
EDITION_UNSPECIFIED: Edition
EDITION_ORIGINAL: Edition
EDITION_REVISED: Edition
EDITION_REFRESHED: Edition
EDITION_DISNEY: Edition
EDITION_ODYSSEY: Edition

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
