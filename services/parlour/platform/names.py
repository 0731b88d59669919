"""Resource names of the API, e.g. "games/3f…": read and written here."""

from __future__ import annotations

import re
import uuid

from parlour.kernel.refusals import BadInput

_PART = re.compile(r"[A-Za-z0-9._~-]{1,64}\Z")


def name(collection: str, part: str) -> str:
    """The resource name, e.g. name("games", "3f") is "games/3f"."""
    return f"{collection}/{part}"


def part_of(value: str, collection: str, field: str) -> str:
    """The id in a resource name; raises `BadInput` with reason INVALID_NAME."""
    prefix, _, part = value.partition("/")
    if prefix != collection or not _PART.match(part):
        raise BadInput(field, f'must look like "{collection}/..."', "INVALID_NAME")
    return part


def request_id(value: str, field: str = "request_id") -> str:
    """A request id in its canonical form; raises `BadInput` with reason INVALID_REQUEST_ID unless it is a UUID."""
    try:
        return str(uuid.UUID(value))
    except ValueError:
        raise BadInput(field, "must be a UUID", "INVALID_REQUEST_ID") from None
