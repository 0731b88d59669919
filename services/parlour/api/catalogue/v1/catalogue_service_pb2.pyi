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
WORD_DECK_UNSPECIFIED: WordDeck
WORD_DECK_TWO_WORD: WordDeck
WORD_DECK_DISCOVERY: WordDeck
PICTURE_SIZE_UNSPECIFIED: PictureSize
PICTURE_SIZE_SMALL: PictureSize
PICTURE_SIZE_LARGE: PictureSize

class CardSet(_message.Message):
    __slots__ = ("name", "id", "title", "description", "purpose", "card_count", "author", "licence", "built_in")
    NAME_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    CARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    AUTHOR_FIELD_NUMBER: _ClassVar[int]
    LICENCE_FIELD_NUMBER: _ClassVar[int]
    BUILT_IN_FIELD_NUMBER: _ClassVar[int]
    name: str
    id: str
    title: str
    description: str
    purpose: Purpose
    card_count: int
    author: str
    licence: str
    built_in: bool
    def __init__(self, name: _Optional[str] = ..., id: _Optional[str] = ..., title: _Optional[str] = ..., description: _Optional[str] = ..., purpose: _Optional[_Union[Purpose, str]] = ..., card_count: _Optional[int] = ..., author: _Optional[str] = ..., licence: _Optional[str] = ..., built_in: _Optional[bool] = ...) -> None: ...

class Card(_message.Message):
    __slots__ = ("name", "id", "alt_text", "tags", "small", "large")
    NAME_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    ALT_TEXT_FIELD_NUMBER: _ClassVar[int]
    TAGS_FIELD_NUMBER: _ClassVar[int]
    SMALL_FIELD_NUMBER: _ClassVar[int]
    LARGE_FIELD_NUMBER: _ClassVar[int]
    name: str
    id: str
    alt_text: str
    tags: _containers.RepeatedScalarFieldContainer[str]
    small: str
    large: str
    def __init__(self, name: _Optional[str] = ..., id: _Optional[str] = ..., alt_text: _Optional[str] = ..., tags: _Optional[_Iterable[str]] = ..., small: _Optional[str] = ..., large: _Optional[str] = ...) -> None: ...

class ListCardSetsRequest(_message.Message):
    __slots__ = ("purpose", "page_size", "page_token", "language")
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    purpose: Purpose
    page_size: int
    page_token: str
    language: str
    def __init__(self, purpose: _Optional[_Union[Purpose, str]] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

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
    __slots__ = ("parent", "page_size", "page_token", "language")
    PARENT_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    parent: str
    page_size: int
    page_token: str
    language: str
    def __init__(self, parent: _Optional[str] = ..., page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

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
