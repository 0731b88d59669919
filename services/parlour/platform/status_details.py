"""google.rpc.Status with its details, packed and unpacked. The one module that meets these untyped libraries."""
# pyright: basic

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import grpc
from google.protobuf import duration_pb2
from google.rpc import error_details_pb2, status_pb2
from grpc import aio
from grpc_status import rpc_status

from parlour.kernel.refusals import Violation

DOMAIN = "parlour"


@dataclass(frozen=True, slots=True)
class Details:
    """What a failed call says of itself."""

    code: grpc.StatusCode
    message: str
    reason: str
    violations: tuple[Violation, ...] = ()
    retry_seconds: float = 0.0


def pack(details: Details) -> Any:
    """The details as google.rpc.Status: ErrorInfo always, BadRequest and RetryInfo where there is something to say."""
    status = status_pb2.Status(code=int(details.code.value[0]), message=details.message)
    status.details.add().Pack(error_details_pb2.ErrorInfo(reason=details.reason, domain=DOMAIN))
    if details.violations:
        bad = error_details_pb2.BadRequest()
        for violation in details.violations:
            bad.field_violations.add(field=violation.field, description=violation.description)
        status.details.add().Pack(bad)
    if details.retry_seconds:
        delay = duration_pb2.Duration()
        delay.FromMilliseconds(int(details.retry_seconds * 1000))
        status.details.add().Pack(error_details_pb2.RetryInfo(retry_delay=delay))
    return status


def packed_details(details: Details) -> tuple[tuple[str, bytes], ...]:
    """The details as (type address, bytes) each, for other transports."""
    return tuple((one.type_url, one.value) for one in pack(details).details)


def trailing(details: Details) -> grpc.Status:
    """The status that ends a gRPC call."""
    return rpc_status.to_status(pack(details))


def packed(error: aio.AioRpcError) -> tuple[tuple[str, bytes], ...]:
    """The details of a failed call as (type address, bytes) each; empty: it carries none."""
    status = rpc_status.from_call(error)  # type: ignore[arg-type]  # as below
    return tuple((one.type_url, one.value) for one in status.details) if status else ()


def unpack(error: aio.AioRpcError) -> Details | None:
    """What a failed call says of itself, or None if it carries no details of ours."""
    status = rpc_status.from_call(error)  # type: ignore[arg-type]  # aio errors have the same methods
    if status is None:
        return None
    reason, seconds, violations = "", 0.0, ()
    for detail in status.details:
        info = error_details_pb2.ErrorInfo()
        bad = error_details_pb2.BadRequest()
        retry = error_details_pb2.RetryInfo()
        if detail.Unpack(info):
            reason = info.reason
        elif detail.Unpack(bad):
            violations = _violations(bad.field_violations)
        elif detail.Unpack(retry):
            seconds = retry.retry_delay.ToMilliseconds() / 1000
    return Details(error.code(), status.message, reason, violations, seconds) if reason else None


def _violations(found: Sequence[Any]) -> tuple[Violation, ...]:
    return tuple(Violation(one.field, one.description) for one in found)
