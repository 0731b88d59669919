"""The ways to the API, written here once more from their specifications, so that what the server says is held against them."""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import unquote

from google.protobuf import json_format
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from google.rpc import error_details_pb2, status_pb2  # pyright: ignore[reportMissingTypeStubs]  # it has none
from grpc import StatusCode, aio

from tests.api import http_client
from tests.api.http_client import Response, Site

Headers = tuple[tuple[str, str], ...]
_BY_NUMBER = {code.value[0]: code for code in StatusCode}
# The Connect protocol's way to understand a response that is not Connect's own.
_BY_HTTP = {404: StatusCode.UNIMPLEMENTED, 502: StatusCode.UNAVAILABLE, 503: StatusCode.UNAVAILABLE}


@dataclass(slots=True)
class CallError(Exception):
    """A failed call, whatever brought it."""

    code: StatusCode
    message: str
    reason: str = ""
    fields: tuple[str, ...] = ()
    retry_seconds: float = 0.0


class Transport(Protocol):
    """Calls methods by their descriptors."""

    async def call(self, method: MethodDescriptor, request: Message, headers: Headers) -> Message:
        """The response; raises `CallError`."""
        ...

    def stream(
        self, method: MethodDescriptor, request: Message, headers: Headers
    ) -> AbstractAsyncContextManager[AsyncIterator[Message]]:
        """Responses as they come, until the context is left; raises `CallError`."""
        ...


class Grpc:
    """gRPC itself."""

    def __init__(self, channel: aio.Channel) -> None:
        self._channel = channel

    async def call(self, method: MethodDescriptor, request: Message, headers: Headers) -> Message:
        call: Any = self._channel.unary_unary(*_wire(method))
        try:
            return await call(request, metadata=_metadata(headers), timeout=_seconds(headers))
        except aio.AioRpcError as error:
            raise _of_trailers(dict(error.trailing_metadata()), error) from None

    @asynccontextmanager
    async def stream(
        self, method: MethodDescriptor, request: Message, headers: Headers
    ) -> AsyncGenerator[AsyncIterator[Message]]:
        make: Any = self._channel.unary_stream(*_wire(method))
        call: Any = make(request, metadata=_metadata(headers), timeout=_seconds(headers))
        try:
            yield aiter(call)
        except aio.AioRpcError as error:
            raise _of_trailers(dict(error.trailing_metadata()), error) from None
        finally:
            call.cancel()


class Connect:
    """The Connect protocol, https://connectrpc.com/docs/protocol, with "proto" or "json"."""

    def __init__(self, site: Site, codec: str) -> None:
        self._site = site
        self._codec = codec

    async def call(self, method: MethodDescriptor, request: Message, headers: Headers) -> Message:
        kind = ("content-type", f"application/{self._codec}")
        sent = (kind, ("connect-protocol-version", "1"), *headers)
        path, body = _path(method), _encode(self._codec, request)
        async with http_client.request(self._site, "POST", path, sent, body) as response:
            got = await response.body()
            if response.status != 200:
                raise _of_response(response, got)
            assert response.headers["content-type"] == kind[1]
            return _decode(self._codec, method, got)

    @asynccontextmanager
    async def stream(
        self, method: MethodDescriptor, request: Message, headers: Headers
    ) -> AsyncGenerator[AsyncIterator[Message]]:
        kind = ("content-type", f"application/connect+{self._codec}")
        body = _enveloped(0, _encode(self._codec, request))
        async with (
            http_client.request(
                self._site, "POST", _path(method), (kind, *headers), body
            ) as response,
            aclosing(self._messages(method, response)) as messages,
        ):
            yield messages

    async def _messages(
        self, method: MethodDescriptor, response: Response
    ) -> AsyncGenerator[Message]:
        if response.status != 200:
            raise _of_response(response, await response.body())
        async for flags, data in _envelopes(response.chunks):
            if flags & 2:
                end = json.loads(data)
                if "error" in end:
                    raise _of_json(end["error"])
                return
            yield _decode(self._codec, method, data)
        raise AssertionError("the stream ended without saying so")


class GrpcWeb:
    """gRPC-Web, https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-WEB.md, with "proto" or "json"."""

    def __init__(self, site: Site, codec: str) -> None:
        self._site = site
        self._codec = codec

    async def call(self, method: MethodDescriptor, request: Message, headers: Headers) -> Message:
        async with self.stream(method, request, headers) as messages:
            got = [message async for message in messages]
        assert len(got) == 1
        return got[0]

    @asynccontextmanager
    async def stream(
        self, method: MethodDescriptor, request: Message, headers: Headers
    ) -> AsyncGenerator[AsyncIterator[Message]]:
        sent = (("content-type", f"application/grpc-web+{self._codec}"), ("x-grpc-web", "1"))
        timed = tuple(_grpc_timeout(header) for header in headers)
        body = _enveloped(0, _encode(self._codec, request))
        async with (
            http_client.request(
                self._site, "POST", _path(method), (*sent, *timed), body
            ) as response,
            aclosing(self._messages(method, response)) as messages,
        ):
            yield messages

    async def _messages(
        self, method: MethodDescriptor, response: Response
    ) -> AsyncGenerator[Message]:
        if response.status != 200:
            raise CallError(_BY_HTTP[response.status], "")
        trailers = dict(response.headers)
        async for flags, data in _envelopes(response.chunks):
            if flags & 0x80:
                lines = data.decode().split("\r\n")
                trailers |= {
                    key: value for key, _, value in (line.partition(": ") for line in lines)
                }
            else:
                yield _decode(self._codec, method, data)
        if int(trailers["grpc-status"]):
            raise _of_trailers(trailers)


def _path(method: MethodDescriptor) -> str:
    return f"/{method.containing_service.full_name}/{method.name}"


def _wire(method: MethodDescriptor) -> tuple[str, Any, Any]:
    read = GetMessageClass(method.output_type).FromString
    return _path(method), GetMessageClass(method.input_type).SerializeToString, read


def _encode(codec: str, message: Message) -> bytes:
    if codec == "json":
        return json_format.MessageToJson(message).encode()
    return message.SerializeToString()


def _decode(codec: str, method: MethodDescriptor, data: bytes) -> Message:
    message = GetMessageClass(method.output_type)()
    if codec == "json":
        return json_format.Parse(data, message)
    message.MergeFromString(data)
    return message


def _enveloped(flags: int, data: bytes) -> bytes:
    return struct.pack(">BI", flags, len(data)) + data


async def _envelopes(chunks: AsyncIterator[bytes]) -> AsyncGenerator[tuple[int, bytes]]:
    held = b""
    async for chunk in chunks:
        held += chunk
        while len(held) >= 5 and len(held) >= 5 + (size := int.from_bytes(held[1:5], "big")):
            yield held[0], held[5 : 5 + size]
            held = held[5 + size :]
    assert not held


def _seconds(headers: Headers) -> float | None:
    given = dict(headers).get("connect-timeout-ms")
    return int(given) / 1000 if given else None


def _grpc_timeout(header: tuple[str, str]) -> tuple[str, str]:
    name, value = header
    return ("grpc-timeout", f"{value}m") if name == "connect-timeout-ms" else header


def _metadata(headers: Headers) -> Headers:
    return tuple(header for header in headers if header[0] != "connect-timeout-ms")


def _of_response(response: Response, body: bytes) -> CallError:
    if response.headers.get("content-type") == "application/json":
        return _of_json(json.loads(body))
    return CallError(_BY_HTTP[response.status], "")


def _of_json(error: dict[str, Any]) -> CallError:
    code: str = error["code"]
    name = "cancelled" if code == "canceled" else code
    found = [(one["type"], _unbase64(one["value"])) for one in error.get("details", ())]
    return _failure(StatusCode[name.upper()], error.get("message", ""), found)


def _of_trailers(trailers: dict[str, Any], error: aio.AioRpcError | None = None) -> CallError:
    packed = trailers.get("grpc-status-details-bin", b"")
    status = status_pb2.Status.FromString(_unbase64(packed) if isinstance(packed, str) else packed)
    if error is not None:
        code, message = error.code(), error.details() or ""
    else:
        code = _BY_NUMBER[int(trailers["grpc-status"])]
        message = unquote(trailers.get("grpc-message", ""))
    found = [(one.type_url.rpartition("/")[2], one.value) for one in status.details]
    return _failure(code, message, found)


def _failure(code: StatusCode, message: str, details: list[tuple[str, bytes]]) -> CallError:
    failure = CallError(code, message)
    for kind, value in details:
        if kind == "google.rpc.ErrorInfo":
            info = error_details_pb2.ErrorInfo.FromString(value)
            assert info.domain == "parlour"
            failure.reason = info.reason
        elif kind == "google.rpc.BadRequest":
            bad = error_details_pb2.BadRequest.FromString(value)
            failure.fields = tuple(violation.field for violation in bad.field_violations)
        elif kind == "google.rpc.RetryInfo":
            retry = error_details_pb2.RetryInfo.FromString(value)
            failure.retry_seconds = retry.retry_delay.ToMilliseconds() / 1000
        else:
            raise AssertionError(f"what is {kind}?")
    return failure


def _unbase64(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4))
