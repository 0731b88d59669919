"""Failed calls of the public API as Connect errors: the same code, message and details."""

from __future__ import annotations

from connectrpc.code import Code
from connectrpc.errors import ConnectError, ErrorDetail
from grpc import StatusCode, aio
from protobuf.wkt import Any as PackedAny

from parlour.kernel.refusals import Refused
from parlour.platform.errors import details_of, unavailable
from parlour.platform.status_details import packed, packed_details

_CODES = {
    status: Code.CANCELED if status is StatusCode.CANCELLED else Code[status.name]
    for status in StatusCode
    if status is not StatusCode.OK
}


def of_call(error: aio.AioRpcError) -> ConnectError:
    """What a call that failed so says to a browser. A server that cannot be reached is UNAVAILABLE, and no address is named."""
    details = packed(error)
    if not details and error.code() is StatusCode.UNAVAILABLE:
        return of_refusal(unavailable("the server"))
    return _error(error.code(), error.details() or "", details)


def of_refusal(refusal: Refused) -> ConnectError:
    """A refusal of the gateway's own."""
    details = details_of(refusal)
    return _error(details.code, details.message, packed_details(details))


def _error(
    status: StatusCode, message: str, details: tuple[tuple[str, bytes], ...]
) -> ConnectError:
    # connectrpc's own messages are of another library than gRPC's: bytes are what both understand.
    return ConnectError(
        _CODES.get(status, Code.UNKNOWN),
        message,
        [ErrorDetail(PackedAny(type_url=kind, value=value)) for kind, value in details],
    )
