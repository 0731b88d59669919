import datetime

from google.protobuf import field_mask_pb2 as _field_mask_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Purpose(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PURPOSE_UNSPECIFIED: _ClassVar[Purpose]
    PURPOSE_DREAM: _ClassVar[Purpose]
    PURPOSE_JINX: _ClassVar[Purpose]
    PURPOSE_POSITION: _ClassVar[Purpose]

class Publication(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PUBLICATION_UNSPECIFIED: _ClassVar[Publication]
    PUBLICATION_ASKED: _ClassVar[Publication]
    PUBLICATION_PUBLIC: _ClassVar[Publication]
    PUBLICATION_DECLINED: _ClassVar[Publication]

class WordDeck(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WORD_DECK_UNSPECIFIED: _ClassVar[WordDeck]
    WORD_DECK_TWO_WORD: _ClassVar[WordDeck]
    WORD_DECK_DISCOVERY: _ClassVar[WordDeck]

class PictureSize(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PICTURE_SIZE_UNSPECIFIED: _ClassVar[PictureSize]
    PICTURE_SIZE_SMALL: _ClassVar[PictureSize]
    PICTURE_SIZE_LARGE: _ClassVar[PictureSize]
PURPOSE_UNSPECIFIED: Purpose
PURPOSE_DREAM: Purpose
PURPOSE_JINX: Purpose
PURPOSE_POSITION: Purpose
PUBLICATION_UNSPECIFIED: Publication
PUBLICATION_ASKED: Publication
PUBLICATION_PUBLIC: Publication
PUBLICATION_DECLINED: Publication
WORD_DECK_UNSPECIFIED: WordDeck
WORD_DECK_TWO_WORD: WordDeck
WORD_DECK_DISCOVERY: WordDeck
PICTURE_SIZE_UNSPECIFIED: PictureSize
PICTURE_SIZE_SMALL: PictureSize
PICTURE_SIZE_LARGE: PictureSize

class CardSet(_message.Message):
    __slots__ = ("name", "id", "title", "description", "purpose", "card_count", "author", "licence", "built_in", "language", "owner", "shared", "share_code", "publication")
    NAME_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    CARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    AUTHOR_FIELD_NUMBER: _ClassVar[int]
    LICENCE_FIELD_NUMBER: _ClassVar[int]
    BUILT_IN_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    SHARED_FIELD_NUMBER: _ClassVar[int]
    SHARE_CODE_FIELD_NUMBER: _ClassVar[int]
    PUBLICATION_FIELD_NUMBER: _ClassVar[int]
    name: str
    id: str
    title: str
    description: str
    purpose: Purpose
    card_count: int
    author: str
    licence: str
    built_in: bool
    language: str
    owner: str
    shared: bool
    share_code: str
    publication: Publication
    def __init__(self, name: _Optional[str] = ..., id: _Optional[str] = ..., title: _Optional[str] = ..., description: _Optional[str] = ..., purpose: _Optional[_Union[Purpose, str]] = ..., card_count: _Optional[int] = ..., author: _Optional[str] = ..., licence: _Optional[str] = ..., built_in: _Optional[bool] = ..., language: _Optional[str] = ..., owner: _Optional[str] = ..., shared: _Optional[bool] = ..., share_code: _Optional[str] = ..., publication: _Optional[_Union[Publication, str]] = ...) -> None: ...

class Card(_message.Message):
    __slots__ = ("name", "id", "alt_text", "tags", "small", "large", "removed")
    NAME_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    ALT_TEXT_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    SMALL_FIELD_NUMBER: _ClassVar[int]
    LARGE_FIELD_NUMBER: _ClassVar[int]
    REMOVED_FIELD_NUMBER: _ClassVar[int]
    name: str
    id: str
    alt_text: str
    tags: _containers.RepeatedScalarFieldContainer[str]
    small: str
    large: str
    removed: bool
    def __init__(self, name: _Optional[str] = ..., id: _Optional[str] = ..., alt_text: _Optional[str] = ..., tags: _Optional[_Iterable[str]] = ..., small: _Optional[str] = ..., large: _Optional[str] = ..., removed: _Optional[bool] = ...) -> None: ...

class ListCardSetsRequest(_message.Message):
    __slots__ = ("purpose", "page_size", "page_token", "language", "publication")
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    PUBLICATION_FIELD_NUMBER: _ClassVar[int]
    purpose: Purpose
    page_size: int
    page_token: str
    language: str
    publication: Publication
    def __init__(self, purpose: _Optional[_Union[Purpose, str]] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., language: _Optional[str] = ..., publication: _Optional[_Union[Publication, str]] = ...) -> None: ...

class ListCardSetsResponse(_message.Message):
    __slots__ = ("card_sets", "next_page_token")
    CARD_SETS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    card_sets: _containers.RepeatedCompositeFieldContainer[CardSet]
    next_page_token: str
    def __init__(self, card_sets: _Optional[_Iterable[_Union[CardSet, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class GetCardSetRequest(_message.Message):
    __slots__ = ("name", "language")
    NAME_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    name: str
    language: str
    def __init__(self, name: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class GetCardSetResponse(_message.Message):
    __slots__ = ("card_set",)
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    card_set: CardSet
    def __init__(self, card_set: _Optional[_Union[CardSet, _Mapping]] = ...) -> None: ...

class ListCardsRequest(_message.Message):
    __slots__ = ("parent", "page_size", "page_token", "language", "show_removed")
    PARENT_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SHOW_REMOVED_FIELD_NUMBER: _ClassVar[int]
    parent: str
    page_size: int
    page_token: str
    language: str
    show_removed: bool
    def __init__(self, parent: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., language: _Optional[str] = ..., show_removed: _Optional[bool] = ...) -> None: ...

class ListCardsResponse(_message.Message):
    __slots__ = ("cards", "next_page_token")
    CARDS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedCompositeFieldContainer[Card]
    next_page_token: str
    def __init__(self, cards: _Optional[_Iterable[_Union[Card, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class WordCard(_message.Message):
    __slots__ = ("id", "words")
    ID_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    id: str
    words: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, id: _Optional[str] = ..., words: _Optional[_Iterable[str]] = ...) -> None: ...

class ListWordCardsRequest(_message.Message):
    __slots__ = ("deck", "language")
    DECK_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    deck: WordDeck
    language: str
    def __init__(self, deck: _Optional[_Union[WordDeck, str]] = ..., language: _Optional[str] = ...) -> None: ...

class ListWordCardsResponse(_message.Message):
    __slots__ = ("word_cards",)
    WORD_CARDS_FIELD_NUMBER: _ClassVar[int]
    word_cards: _containers.RepeatedCompositeFieldContainer[WordCard]
    def __init__(self, word_cards: _Optional[_Iterable[_Union[WordCard, _Mapping]]] = ...) -> None: ...

class GetPictureRequest(_message.Message):
    __slots__ = ("card", "size", "address")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    ADDRESS_FIELD_NUMBER: _ClassVar[int]
    card: str
    size: PictureSize
    address: str
    def __init__(self, card: _Optional[str] = ..., size: _Optional[_Union[PictureSize, str]] = ..., address: _Optional[str] = ...) -> None: ...

class GetPictureResponse(_message.Message):
    __slots__ = ("media_type", "address", "total_bytes", "chunk")
    MEDIA_TYPE_FIELD_NUMBER: _ClassVar[int]
    ADDRESS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_BYTES_FIELD_NUMBER: _ClassVar[int]
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    media_type: str
    address: str
    total_bytes: int
    chunk: bytes
    def __init__(self, media_type: _Optional[str] = ..., address: _Optional[str] = ..., total_bytes: _Optional[int] = ..., chunk: _Optional[bytes] = ...) -> None: ...

class ImportPackStart(_message.Message):
    __slots__ = ("request_id", "card_set", "title", "description", "language", "author", "licence", "purpose")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    AUTHOR_FIELD_NUMBER: _ClassVar[int]
    LICENCE_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    card_set: str
    title: str
    description: str
    language: str
    author: str
    licence: str
    purpose: Purpose
    def __init__(self, request_id: _Optional[str] = ..., card_set: _Optional[str] = ..., title: _Optional[str] = ..., description: _Optional[str] = ..., language: _Optional[str] = ..., author: _Optional[str] = ..., licence: _Optional[str] = ..., purpose: _Optional[_Union[Purpose, str]] = ...) -> None: ...

class ImportPackFile(_message.Message):
    __slots__ = ("path",)
    PATH_FIELD_NUMBER: _ClassVar[int]
    path: str
    def __init__(self, path: _Optional[str] = ...) -> None: ...

class ImportPackRequest(_message.Message):
    __slots__ = ("start", "file", "chunk")
    START_FIELD_NUMBER: _ClassVar[int]
    FILE_FIELD_NUMBER: _ClassVar[int]
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    start: ImportPackStart
    file: ImportPackFile
    chunk: bytes
    def __init__(self, start: _Optional[_Union[ImportPackStart, _Mapping]] = ..., file: _Optional[_Union[ImportPackFile, _Mapping]] = ..., chunk: _Optional[bytes] = ...) -> None: ...

class ImportedFile(_message.Message):
    __slots__ = ("path", "card", "reason", "message", "changes")
    PATH_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    CHANGES_FIELD_NUMBER: _ClassVar[int]
    path: str
    card: str
    reason: str
    message: str
    changes: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, path: _Optional[str] = ..., card: _Optional[str] = ..., reason: _Optional[str] = ..., message: _Optional[str] = ..., changes: _Optional[_Iterable[str]] = ...) -> None: ...

class ImportPackResponse(_message.Message):
    __slots__ = ("card_set", "files")
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    FILES_FIELD_NUMBER: _ClassVar[int]
    card_set: CardSet
    files: _containers.RepeatedCompositeFieldContainer[ImportedFile]
    def __init__(self, card_set: _Optional[_Union[CardSet, _Mapping]] = ..., files: _Optional[_Iterable[_Union[ImportedFile, _Mapping]]] = ...) -> None: ...

class CardTexts(_message.Message):
    __slots__ = ("card", "alt_text", "tags")
    CARD_FIELD_NUMBER: _ClassVar[int]
    ALT_TEXT_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    card: str
    alt_text: str
    tags: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, card: _Optional[str] = ..., alt_text: _Optional[str] = ..., tags: _Optional[_Iterable[str]] = ...) -> None: ...

class UpdateCardSetRequest(_message.Message):
    __slots__ = ("card_set", "update_mask", "remove_cards", "texts")
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    UPDATE_MASK_FIELD_NUMBER: _ClassVar[int]
    REMOVE_CARDS_FIELD_NUMBER: _ClassVar[int]
    TEXTS_FIELD_NUMBER: _ClassVar[int]
    card_set: CardSet
    update_mask: _field_mask_pb2.FieldMask
    remove_cards: _containers.RepeatedScalarFieldContainer[str]
    texts: _containers.RepeatedCompositeFieldContainer[CardTexts]
    def __init__(self, card_set: _Optional[_Union[CardSet, _Mapping]] = ..., update_mask: _Optional[_Union[_field_mask_pb2.FieldMask, _Mapping]] = ..., remove_cards: _Optional[_Iterable[str]] = ..., texts: _Optional[_Iterable[_Union[CardTexts, _Mapping]]] = ...) -> None: ...

class UpdateCardSetResponse(_message.Message):
    __slots__ = ("card_set",)
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    card_set: CardSet
    def __init__(self, card_set: _Optional[_Union[CardSet, _Mapping]] = ...) -> None: ...

class DeleteCardSetRequest(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class DeleteCardSetResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class AddSharedCardSetRequest(_message.Message):
    __slots__ = ("code",)
    CODE_FIELD_NUMBER: _ClassVar[int]
    code: str
    def __init__(self, code: _Optional[str] = ...) -> None: ...

class AddSharedCardSetResponse(_message.Message):
    __slots__ = ("card_set",)
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    card_set: CardSet
    def __init__(self, card_set: _Optional[_Union[CardSet, _Mapping]] = ...) -> None: ...

class RemoveSharedCardSetRequest(_message.Message):
    __slots__ = ("name",)
    NAME_FIELD_NUMBER: _ClassVar[int]
    name: str
    def __init__(self, name: _Optional[str] = ...) -> None: ...

class RemoveSharedCardSetResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ExportPackRequest(_message.Message):
    __slots__ = ("name", "language")
    NAME_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    name: str
    language: str
    def __init__(self, name: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class ExportPackResponse(_message.Message):
    __slots__ = ("file_name", "total_bytes", "chunk")
    FILE_NAME_FIELD_NUMBER: _ClassVar[int]
    TOTAL_BYTES_FIELD_NUMBER: _ClassVar[int]
    CHUNK_FIELD_NUMBER: _ClassVar[int]
    file_name: str
    total_bytes: int
    chunk: bytes
    def __init__(self, file_name: _Optional[str] = ..., total_bytes: _Optional[int] = ..., chunk: _Optional[bytes] = ...) -> None: ...

class ReportCardRequest(_message.Message):
    __slots__ = ("card", "why")
    CARD_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    card: str
    why: str
    def __init__(self, card: _Optional[str] = ..., why: _Optional[str] = ...) -> None: ...

class ReportCardResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Report(_message.Message):
    __slots__ = ("card", "why", "player", "create_time")
    CARD_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    card: str
    why: str
    player: str
    create_time: _timestamp_pb2.Timestamp
    def __init__(self, card: _Optional[str] = ..., why: _Optional[str] = ..., player: _Optional[str] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class ListReportsRequest(_message.Message):
    __slots__ = ("page_size", "page_token")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ...) -> None: ...

class ListReportsResponse(_message.Message):
    __slots__ = ("reports", "next_page_token")
    REPORTS_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    reports: _containers.RepeatedCompositeFieldContainer[Report]
    next_page_token: str
    def __init__(self, reports: _Optional[_Iterable[_Union[Report, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ReviewCardSetRequest(_message.Message):
    __slots__ = ("name", "approved")
    NAME_FIELD_NUMBER: _ClassVar[int]
    APPROVED_FIELD_NUMBER: _ClassVar[int]
    name: str
    approved: bool
    def __init__(self, name: _Optional[str] = ..., approved: _Optional[bool] = ...) -> None: ...

class ReviewCardSetResponse(_message.Message):
    __slots__ = ("card_set",)
    CARD_SET_FIELD_NUMBER: _ClassVar[int]
    card_set: CardSet
    def __init__(self, card_set: _Optional[_Union[CardSet, _Mapping]] = ...) -> None: ...

class RetireCardRequest(_message.Message):
    __slots__ = ("card", "keep")
    CARD_FIELD_NUMBER: _ClassVar[int]
    KEEP_FIELD_NUMBER: _ClassVar[int]
    card: str
    keep: bool
    def __init__(self, card: _Optional[str] = ..., keep: _Optional[bool] = ...) -> None: ...

class RetireCardResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
