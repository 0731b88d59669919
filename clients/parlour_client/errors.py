"""What goes wrong, typed: one exception with the facts that the API promises for every refusal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

import grpc
import grpc.aio
from google.protobuf.message import DecodeError

# The package brings its own .pyi files, which a partial stub package for `google` hides.
from google.rpc import error_details_pb2, status_pb2  # pyright: ignore[reportMissingTypeStubs]
from parlour.api.common.v1 import refusal_pb2

_DETAILS = "grpc-status-details-bin"
_CODES = {cast(tuple[int, str], code.value)[0]: code for code in grpc.StatusCode}

# Asking again cannot help; everything else passes, given time.
FINAL = frozenset(
    {
        grpc.StatusCode.INVALID_ARGUMENT,
        grpc.StatusCode.NOT_FOUND,
        grpc.StatusCode.PERMISSION_DENIED,
        grpc.StatusCode.UNAUTHENTICATED,
        grpc.StatusCode.FAILED_PRECONDITION,
        grpc.StatusCode.UNIMPLEMENTED,
    }
)


@dataclass(frozen=True, slots=True)
class Violation:
    """One field of the request that was at fault; `field` is its path, `description` a sentence."""

    field: str
    description: str


class ParlourError(Exception):
    """A call that was refused or did not get through.

    `code` is the gRPC status, `reason` the stable name ("NOT_YOUR_TURN"; "UNREACHABLE" when nobody answered), `message` a
    sentence for people, `violations` the fields at fault, `retry_after` the seconds after which the server wants to be asked
    again, or None.
    """

    def __init__(
        self,
        code: grpc.StatusCode,
        reason: str,
        message: str,
        violations: Iterable[Violation] = (),
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason
        self.message = message
        self.violations = tuple(violations)
        self.retry_after = retry_after

    @property
    def final(self) -> bool:
        """Asking the same again cannot help."""
        return self.code in FINAL


def from_rpc(error: grpc.aio.AioRpcError, server: str = "") -> ParlourError:
    """The error with what its trailer says: ErrorInfo, BadRequest and RetryInfo, as far as they are there."""
    whom = f"The server at {server}" if server else "The server"
    reason, message = "", error.details() or ""
    violations: list[Violation] = []
    retry_after: float | None = None
    status = _rich_status(error)
    for detail in status.details:
        info, bad = error_details_pb2.ErrorInfo(), error_details_pb2.BadRequest()
        retry = error_details_pb2.RetryInfo()
        if detail.Unpack(info):
            reason = info.reason
        elif detail.Unpack(bad):
            violations += [Violation(v.field, v.description) for v in bad.field_violations]
        elif detail.Unpack(retry):
            retry_after = retry.retry_delay.ToTimedelta().total_seconds()
    message = status.message or message
    code = error.code()
    if not reason:  # not from a service of ours: the transport speaks
        if code == grpc.StatusCode.UNAVAILABLE:
            reason, message = "UNREACHABLE", f"{whom} cannot be reached."
        elif code == grpc.StatusCode.DEADLINE_EXCEEDED:
            reason, message = "NO_ANSWER", f"{whom} did not answer in time."
        else:
            reason = code.name
    return ParlourError(code, reason, message, violations, retry_after)


def from_refusal(refusal: refusal_pb2.Refusal) -> ParlourError:
    """The same facts, where a refusal came inside a stream."""
    return ParlourError(
        _CODES.get(refusal.code, grpc.StatusCode.UNKNOWN),
        refusal.reason,
        refusal.message,
        [Violation(v.field, v.description) for v in refusal.violations],
    )


def _rich_status(error: grpc.aio.AioRpcError) -> status_pb2.Status:
    for key, value in error.trailing_metadata():
        if key == _DETAILS and isinstance(value, bytes):
            try:
                return status_pb2.Status.FromString(value)
            except DecodeError:
                break
    return status_pb2.Status()
