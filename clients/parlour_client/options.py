"""Options as people write them (`edition=odyssey`), for every game alike: read off the API's own descriptors."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message
from parlour.api.game.v1 import options_pb2

# Descriptors are `Any`: protobuf has two implementations of them, and their stubs do not agree.
_KINDS = {"card_sets": "cardSets/"}  # names of things that everybody writes without their kind
_TRUE, _FALSE = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


class OptionError(ValueError):
    """An option that does not exist or does not take this value; the text is a sentence for people."""


def game_keys() -> list[str]:
    """The games that the API knows, as they are written: "dixit", ..."""
    return [
        field.name for field in options_pb2.GameOptions.DESCRIPTOR.oneofs_by_name["game"].fields
    ]


def game_key(options: options_pb2.GameOptions) -> str:
    """Which game these options are for; empty when none is set."""
    return options.WhichOneof("game") or ""


def parse_options(game: str, pairs: Iterable[str] = ()) -> options_pb2.GameOptions:
    """Options of a game from "KEY=VALUE" texts; what is not named is left unset, which means its default.

    Enums are written in lower case, lists with commas, `phase_seconds` as "clue:60,vote:0", card sets as "dream" or
    "cardSets/dream". Raises `OptionError`.
    """
    if game not in game_keys():
        raise OptionError(f"There is no game {game!r}; there are {', '.join(game_keys())}.")
    options = options_pb2.GameOptions()
    own: Message = getattr(options, game)
    own.SetInParent()
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip().lower().replace("-", "_")
        if not equals:
            raise OptionError(f"Options are written KEY=VALUE; {pair!r} is not.")
        for message in (own, options.table):
            field = message.DESCRIPTOR.fields_by_name.get(key)
            if field is not None:
                _set(message, field, value.strip())
                break
        else:
            known = [f.name for m in (own, options.table) for f in m.DESCRIPTOR.fields]
            raise OptionError(f"{game} has no option {key!r}; it has {', '.join(known)}.")
    return options


def options_as_dict(options: options_pb2.GameOptions) -> dict[str, Any]:
    """The options as they are written, ready for JSON; unset ones are left out, enums are in lower case."""
    game = game_key(options)
    merged = _as_dict(getattr(options, game)) if game else {}
    return merged | _as_dict(options.table)


def value_name(enum: Any, number: int) -> str:
    """An enum's value as it is written: EDITION_ODYSSEY is "odyssey"; one that is not known, its number."""
    value = enum.values_by_number.get(number)
    return str(number) if value is None else value.name.removeprefix(_prefix(enum)).lower()


def _prefix(enum: Any) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", enum.name).upper() + "_"


def _set(message: Message, field: Any, value: str) -> None:
    values: Any = getattr(message, field.name)
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        for entry in filter(None, value.split(",")):
            name, _, seconds = entry.partition(":")
            values[name.strip()] = _number(field, seconds)
    elif field.is_repeated:
        kind = _KINDS.get(field.name, "")
        parts = (part.strip().removeprefix(kind) for part in value.split(","))
        values.extend(kind + part for part in parts if part)
    else:
        setattr(message, field.name, _scalar(field, value))


def _scalar(field: Any, value: str) -> bool | int | str:
    lower = value.lower()
    if field.type == FieldDescriptor.TYPE_BOOL:
        if lower in _TRUE + _FALSE:
            return lower in _TRUE
        raise OptionError(f"{field.name} is true or false, not {value!r}.")
    if field.enum_type is not None:
        names = {value_name(field.enum_type, v.number): v.number for v in field.enum_type.values}
        names.pop("unspecified", None)
        if lower in names:
            return names[lower]
        raise OptionError(f"{field.name} is one of {', '.join(names)}; not {value!r}.")
    if field.type == FieldDescriptor.TYPE_STRING:
        return value
    return _number(field, value)


def _number(field: Any, value: str) -> int:
    try:
        number = int(value)
    except ValueError:
        raise OptionError(f"{field.name} takes a whole number, not {value!r}.") from None
    if not -(2**31) <= number < 2**31:
        raise OptionError(f"{field.name} takes a whole number, and {number} is far beyond any.")
    return number


def _as_dict(message: Message) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for field in message.DESCRIPTOR.fields:
        value: Any = getattr(message, field.name)
        if field.has_presence and not message.HasField(field.name):
            continue
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            if value:
                result[field.name] = dict(value)
        elif field.is_repeated:
            if value:
                kind = _KINDS.get(field.name, "")
                result[field.name] = [str(part).removeprefix(kind) for part in value]
        elif field.enum_type is not None:
            if value:
                result[field.name] = value_name(field.enum_type, value)
        else:
            result[field.name] = value
    return result
