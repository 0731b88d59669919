"""Reading the parts of a case: what is missing, of the wrong kind or unknown is a refusal with a reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from google.protobuf.message import Message
from parlour_client.options import value_name

_MOST = 2**31


class BadCase(Exception):  # noqa: N818 - the case is at fault
    """A case that is no round; `reason` is stable, the text a sentence."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Fields:
    """An object of the file, read field by field; `finish` refuses those that nobody asked for."""

    def __init__(self, value: Any, where: str) -> None:
        if not isinstance(value, dict):
            raise bad(f"{where} is no object")
        self._fields = cast(dict[str, Any], value)
        self._where = where
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._fields

    def raw(self, key: str, default: Any = None) -> Any:
        """The value as it stands in the file, or the default."""
        self._asked.add(key)
        return self._fields.get(key, default)

    def text(self, key: str) -> str:
        """A name that has to be there."""
        return text(self.raw(key), self._named(key))

    def number(self, key: str) -> int:
        """A whole number that has to be there."""
        return number(self.raw(key), self._named(key))

    def names(self, key: str) -> list[str]:
        """A list of names that has to be there."""
        return [text(each, self._named(key)) for each in items(self.raw(key), self._named(key))]

    def mapping(self, key: str) -> Mapping[str, Any]:
        """An object with any keys; left out is empty."""
        value = self.raw(key, {})
        if not isinstance(value, dict):
            raise bad(f"{self._named(key)} is no object")
        return cast(dict[str, Any], value)

    def inner(self, key: str) -> Fields:
        """An object with known keys; left out is empty."""
        return Fields(self.raw(key, {}), self._named(key))

    def finish(self) -> None:
        """Refuses what was not asked for: a misspelt option must not be passed over."""
        unknown = sorted(set(self._fields) - self._asked)
        if unknown:
            raise bad(f"{self._where} has no {', '.join(map(repr, unknown))}")

    def _named(self, key: str) -> str:
        return f"{self._where}.{key}"


def bad(message: str) -> BadCase:
    """A refusal of something malformed."""
    return BadCase("INVALID_INPUT", f"{message[0].upper()}{message[1:]}.")


def text(value: Any, where: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise bad(f"{where} is no text")
    return value


def number(value: Any, where: str) -> int:
    """A whole number that the API can carry."""
    if not isinstance(value, int) or isinstance(value, bool) or not -_MOST <= value < _MOST:
        raise bad(f"{where} is no whole number")
    return value


def items(value: Any, where: str) -> Sequence[Any]:
    """A list."""
    if not isinstance(value, list):
        raise bad(f"{where} is no list")
    return cast(list[Any], value)


def read_options(fields: Fields, message: Message, unknown: Mapping[str, str]) -> None:
    """Fills the API's options from the file's, which have the same names.

    `unknown`: the reasons to refuse a value of an enum with, by option; INVALID_INPUT where there is none. A null for a
    number means "none", which the API writes as zero.
    """
    for field in message.DESCRIPTOR.fields:
        if field.name not in fields:
            continue
        value, where = fields.raw(field.name), f"options.{field.name}"
        if field.enum_type is not None:
            names = {
                value_name(field.enum_type, v.number): v.number for v in field.enum_type.values
            }
            names.pop("unspecified", None)
            if not isinstance(value, str) or value not in names:
                reason = unknown.get(field.name, "INVALID_INPUT")
                raise BadCase(reason, f"{where} is one of {', '.join(names)}, not {value!r}.")
            setattr(message, field.name, names[value])
        elif field.type == field.TYPE_BOOL:
            if not isinstance(value, bool):
                raise bad(f"{where} is true or false")
            setattr(message, field.name, value)
        else:
            setattr(message, field.name, 0 if value is None else number(value, where))
    fields.finish()
