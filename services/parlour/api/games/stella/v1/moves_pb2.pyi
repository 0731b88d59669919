from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Move(_message.Message):
    __slots__ = ("mark", "confirm", "propose_other_word", "accept_other_word", "show")
    MARK_FIELD_NUMBER: _ClassVar[int]
    CONFIRM_FIELD_NUMBER: _ClassVar[int]
    PROPOSE_OTHER_WORD_FIELD_NUMBER: _ClassVar[int]
    ACCEPT_OTHER_WORD_FIELD_NUMBER: _ClassVar[int]
    SHOW_FIELD_NUMBER: _ClassVar[int]
    mark: Mark
    confirm: Confirm
    propose_other_word: ProposeOtherWord
    accept_other_word: AcceptOtherWord
    show: Show
    def __init__(self, mark: _Optional[_Union[Mark, _Mapping]] = ..., confirm: _Optional[_Union[Confirm, _Mapping]] = ..., propose_other_word: _Optional[_Union[ProposeOtherWord, _Mapping]] = ..., accept_other_word: _Optional[_Union[AcceptOtherWord, _Mapping]] = ..., show: _Optional[_Union[Show, _Mapping]] = ...) -> None: ...

class Mark(_message.Message):
    __slots__ = ("positions",)
    POSITIONS_FIELD_NUMBER: _ClassVar[int]
    positions: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, positions: _Optional[_Iterable[int]] = ...) -> None: ...

class Confirm(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ProposeOtherWord(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class AcceptOtherWord(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Show(_message.Message):
    __slots__ = ("position",)
    POSITION_FIELD_NUMBER: _ClassVar[int]
    position: int
    def __init__(self, position: _Optional[int] = ...) -> None: ...
