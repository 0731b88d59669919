"""Calls from browsers, passed on over a gRPC channel: who calls, for which game, from where, and how long it may take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from typing import Any

from connectrpc.errors import ConnectError
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.request import RequestContext
from connectrpc.server import Endpoint
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from grpc import aio

from parlour.gateway.connect import errors
from parlour.kernel.refusals import Refused
from parlour.platform import peers
from parlour.platform.origin import GATEWAY_ADDRESS, GATEWAY_SECRET

# For calls for which the browser named no deadline.
LONGEST_SECONDS = 60.0
LONGEST_UPLOAD_SECONDS = 900.0
PASSED_ON = ("authorization", "parlour-game")

Context = RequestContext[Message, Message]
Endpoints = dict[
    str, Any
]  # connectrpc's endpoints by path; its types know messages of its own library only


_KINDS = {
    (False, False): StreamType.UNARY,
    (False, True): StreamType.SERVER_STREAM,
    (True, False): StreamType.CLIENT_STREAM,
}
# A server takes 1000 streams a connection, and lets those beyond wait: so streams are spread over several.
CONNECTIONS = 8
# Each a connection of its own. Without probing, a browser that does not read holds back kilobytes here, not megabytes.
_STREAMING = (("grpc.use_local_subchannel_pool", 1), ("grpc.http2.bdp_probe", 0))


class Forwarder:
    """Makes endpoints that forward to the API at an address.

    `secret` proves to the API that this is Parlour's own gateway, so that it believes from where a call is said to come.
    """

    def __init__(self, api: str, secret: str = "") -> None:
        self._channel = peers.channel(api)
        self._secret = secret
        connections = (peers.channel(api, *_STREAMING) for _ in range(CONNECTIONS))
        self._streams: dict[aio.Channel, set[Any]] = {one: set() for one in connections}
        self._draining = False

    def endpoints(self, service: ServiceDescriptor) -> Endpoints:
        """Those of a service, by path. Without those that stream both ways: browsers cannot."""
        return {
            f"/{service.full_name}/{method.name}": self._endpoint(method)
            for method in service.methods
            if not (method.client_streaming and method.server_streaming)
        }

    def drain(self) -> None:
        """End all streams, and those to come, with DRAINING: browsers watch again, elsewhere or later."""
        self._draining = True
        for calls in self._streams.values():
            for call in tuple(calls):
                call.cancel()

    async def close(self) -> None:
        """Close the connections."""
        for channel in (self._channel, *self._streams):
            await channel.close()

    def _endpoint(self, method: MethodDescriptor) -> Any:
        service = method.containing_service.full_name
        request, response = GetMessageClass(method.input_type), GetMessageClass(method.output_type)
        info: MethodInfo[Message, Message] = MethodInfo(
            name=method.name,
            service_name=service,
            input=request,
            output=response,
            idempotency_level=IdempotencyLevel.UNKNOWN,
            stream_type=_KINDS[method.client_streaming, method.server_streaming],
        )
        path = f"/{service}/{method.name}"
        how = (request.SerializeToString, response.FromString)
        if method.server_streaming:
            return Endpoint.server_stream(
                info, self._stream(lambda channel: channel.unary_stream(path, *how))
            )
        if method.client_streaming:
            upload = self._unary(self._channel.stream_unary(path, *how), LONGEST_UPLOAD_SECONDS)
            return Endpoint.client_stream(info, upload)
        return Endpoint.unary(
            info, self._unary(self._channel.unary_unary(path, *how), LONGEST_SECONDS)
        )

    def _unary(self, method: Any, longest: float) -> Callable[[Any, Context], Awaitable[Message]]:
        """One answer, to one request or to an upload: a stream of requests that is sent before it is answered."""

        async def forward(request: Any, context: Context) -> Message:
            seconds = longest if context.timeout_ms is None else context.timeout_ms / 1000
            try:
                return await method(request, metadata=self._metadata(context), timeout=seconds)
            except aio.AioRpcError as error:
                raise errors.of_call(error) from error

        return forward

    def _stream(
        self, on: Callable[[aio.Channel], Any]
    ) -> Callable[[Message, Context], AsyncIterator[Message]]:
        async def forward(request: Message, context: Context) -> AsyncGenerator[Message]:
            if self._draining:
                raise _draining()
            seconds = None if context.timeout_ms is None else context.timeout_ms / 1000
            channel, open_calls = min(self._streams.items(), key=lambda item: len(item[1]))
            call = on(channel)(request, metadata=self._metadata(context), timeout=seconds)
            open_calls.add(call)
            try:
                async for response in call:
                    yield response
            except aio.AioRpcError as error:
                raise errors.of_call(error) from error
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if self._draining and task and not task.cancelling():
                    raise _draining() from None
                raise
            finally:
                open_calls.discard(call)
                call.cancel()  # the browser has gone, or all was said

        return forward

    def _metadata(self, context: Context) -> tuple[tuple[str, str], ...]:
        headers = context.request_headers
        metadata = [(name, headers[name]) for name in PASSED_ON if name in headers]
        if self._secret and context.client_address:
            host = context.client_address.rpartition(":")[0]
            metadata += [(GATEWAY_ADDRESS, host), (GATEWAY_SECRET, self._secret)]
        return tuple(metadata)


def _draining() -> ConnectError:
    return errors.of_refusal(Refused("DRAINING", "the server is going down; watch again"))
