"""Refusals over HTTP: a status, and a JSON object with reason and message."""

from __future__ import annotations

from grpc import StatusCode
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from parlour.platform.errors import status_of

# The table that gRPC's own gateways use.
_HTTP = {
    StatusCode.INVALID_ARGUMENT: 400,
    StatusCode.UNAUTHENTICATED: 401,
    StatusCode.PERMISSION_DENIED: 403,
    StatusCode.NOT_FOUND: 404,
    StatusCode.FAILED_PRECONDITION: 400,
    StatusCode.RESOURCE_EXHAUSTED: 429,
    StatusCode.UNAVAILABLE: 503,
}
RETRY_SECONDS = 2


async def refuse(_: Request, error: Exception) -> Response:
    """The response to a request that failed so. What is no refusal shows nothing of itself."""
    code, refusal = status_of(error)
    status = _HTTP.get(code, 500)
    headers = {"retry-after": str(RETRY_SECONDS)} if status == 503 else None
    body = {"reason": refusal.reason, "message": refusal.message}
    return JSONResponse(body, status, headers)
