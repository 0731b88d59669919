"""Codes that people read to each other, and ids that nobody reads."""

from __future__ import annotations

import secrets
import uuid

from parlour.kernel.refusals import Refused
from parlour.platform.names import part_of

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no I, L, O, 0, 1
ROOM_CODE = 6
DEVICE_CODE = 8
INVITATION_CODE = 10


def new_code(length: int) -> str:
    """So many letters and digits, each drawn at random."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_id() -> str:
    """An id for a player or a game."""
    return uuid.uuid4().hex


def read_code(text: str) -> str:
    """A code as people type it: any case, spaces and hyphens do not matter."""
    return text.strip().replace(" ", "").replace("-", "").upper()


def room_code(name: str, field: str = "name") -> str:
    """The code in "rooms/{code}"; raises INVALID_NAME, or ROOM_NOT_FOUND for what can be no room's code."""
    code = part_of(name, "rooms", field).upper()
    if len(code) != ROOM_CODE or not set(code) <= set(ALPHABET):
        raise room_not_found()
    return code


def room_not_found() -> Refused:
    """There is no such room, or it is not for the caller to know of."""
    return Refused("ROOM_NOT_FOUND", "there is no such room")
