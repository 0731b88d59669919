"""The one table from a refusal's reason to a status code, and the only place that writes error details.

A refusal travels as a gRPC status with `ErrorInfo` (reason, domain "parlour"), `BadRequest` where fields were at fault, and
`RetryInfo` where waiting helps. The table is documented in docs/api/errors.md, which a test holds against this one.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType

from grpc import StatusCode

from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.status_details import Details

_log = logging.getLogger(__name__)

_INVALID = StatusCode.INVALID_ARGUMENT
_STATE = StatusCode.FAILED_PRECONDITION
_DENIED = StatusCode.PERMISSION_DENIED

# What a reason's status is, where it is not FAILED_PRECONDITION (a `Refused`) or INVALID_ARGUMENT (a `BadInput`).
STATUS: Mapping[str, StatusCode] = MappingProxyType(
    {
        "UNAUTHENTICATED": StatusCode.UNAUTHENTICATED,
        "TOKEN_UNKNOWN": StatusCode.UNAUTHENTICATED,
        "PLAYER_BANNED": _DENIED,
        "BANNED_FROM_ROOM": _DENIED,
        "NOT_HOST": _DENIED,
        "NOT_ADMIN": _DENIED,
        "NOT_WORKER": _DENIED,
        "NOT_SEATED": _DENIED,
        "NOT_A_MEMBER": _DENIED,
        "NOT_YOURS": _DENIED,
        "MUTED": _DENIED,
        "ROOM_LOCKED": _DENIED,
        "INVITATION_REQUIRED": _DENIED,
        "HISTORY_CLOSED": _DENIED,
        "GAME_NOT_FOUND": StatusCode.NOT_FOUND,
        "ROOM_NOT_FOUND": StatusCode.NOT_FOUND,
        "PLAYER_NOT_FOUND": StatusCode.NOT_FOUND,
        "CODE_NOT_FOUND": StatusCode.NOT_FOUND,
        "CARD_SET_NOT_FOUND": StatusCode.NOT_FOUND,
        "CARD_NOT_FOUND": StatusCode.NOT_FOUND,
        "PICTURE_NOT_FOUND": StatusCode.NOT_FOUND,
        "REQUEST_ID_REUSED": _INVALID,
        "TOO_MANY_REQUESTS": StatusCode.RESOURCE_EXHAUSTED,
        "TOO_MANY_STREAMS": StatusCode.RESOURCE_EXHAUSTED,
        "READER_TOO_SLOW": StatusCode.RESOURCE_EXHAUSTED,
        "TOO_BUSY": StatusCode.UNAVAILABLE,
        "NEWER_RELEASE": StatusCode.UNAVAILABLE,
        "UNAVAILABLE": StatusCode.UNAVAILABLE,
        "DRAINING": StatusCode.UNAVAILABLE,
        "STORAGE_FULL": StatusCode.RESOURCE_EXHAUSTED,
        "INTERNAL": StatusCode.INTERNAL,
    }
)


class TryLater(Refused):
    """Something that may work after a wait; `seconds` says how long."""

    def __init__(self, reason: str, message: str, seconds: float) -> None:
        super().__init__(reason, message)
        self.seconds = seconds


def unavailable(what: str) -> Refused:
    """A part that a call needs cannot be reached; the client may send the call again."""
    return Refused("UNAVAILABLE", f"{what} cannot be reached at the moment; please try again")


def status_of(error: BaseException) -> tuple[StatusCode, Refused]:
    """The status code of any error, and the refusal to show. What is no refusal shows nothing of itself."""
    if isinstance(error, BadInput):
        return _INVALID, error  # whatever it is called in a live game
    if isinstance(error, Refused):
        return STATUS.get(error.reason, _STATE), error
    _log.error("call failed", exc_info=error)
    return StatusCode.INTERNAL, Refused("INTERNAL", "the server made a mistake; it is in its log")


def details_of(error: BaseException) -> Details:
    """All that a call which failed so says of it."""
    code, refusal = status_of(error)
    violations = refusal.violations if isinstance(refusal, BadInput) else ()
    seconds = refusal.seconds if isinstance(refusal, TryLater) else 0.0
    return Details(code, refusal.message, refusal.reason, violations, seconds)
