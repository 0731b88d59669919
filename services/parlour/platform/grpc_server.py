"""The gRPC transport: mounts services (see `calls`), and does around every call what no service should repeat.

That is: authentication, errors to rich statuses, metrics, deadlines of slow readers, health, reflection, drain.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing, suppress
from typing import Any

import grpc
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message_factory import GetMessageClass
from grpc import aio
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection

from parlour.kernel.refusals import Refused
from parlour.platform import metrics
from parlour.platform.auth import authenticate, bearer
from parlour.platform.calls import Call, Resolver
from parlour.platform.errors import details_of
from parlour.platform.origin import Origin
from parlour.platform.status_details import trailing

SLOW_READER_SECONDS = 10.0
SWEEP_SECONDS = 2.0
LAST_WORD_SECONDS = 1.0
KIB = 1024

_log = logging.getLogger(__name__)
_health_module: Any = health  # its types do not know the asyncio servicer
_health_grpc: Any = health_pb2_grpc

# so_reuseport off: a second server on a port must fail loudly instead of taking half of the calls.
_OPTIONS: tuple[tuple[str, int], ...] = (
    ("grpc.so_reuseport", 0),
    ("grpc.max_concurrent_streams", 1000),
    ("grpc.keepalive_time_ms", 30_000),  # so a link that went dead is noticed within a minute
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.http2.ping_timeout_ms", 10_000),  # the one that counts: a minute otherwise
    ("grpc.keepalive_permit_without_calls", 1),
    ("grpc.http2.min_ping_interval_without_data_ms", 10_000),
    ("grpc.http2.max_ping_strikes", 0),
    ("grpc.max_connection_age_ms", 30 * 60_000),
    ("grpc.max_connection_age_grace_ms", 60 * 60_000),
)


class GrpcServer:
    """One listener with its services.

    `resolver` says who holds a token; None: nobody is asked (internal listeners use `secret` instead). `secret`: the bearer
    token that every call must carry, for internal listeners. `origin` finds the client behind proxies and gateways.
    """

    def __init__(
        self,
        *,
        resolver: Resolver | None = None,
        secret: str = "",
        receive_kib: int = 256,
        reflect: bool = True,
        also_reflect: Sequence[str] = (),
        origin: Origin | None = None,
    ) -> None:
        self._resolver = resolver
        self._secret = secret
        self._reflect = reflect
        self._also_reflect = also_reflect
        self._origin = origin or Origin()
        limit = ("grpc.max_receive_message_length", receive_kib * KIB)
        self._server = aio.server(options=[*_OPTIONS, limit])
        self._health: Any = _health_module.aio.HealthServicer()
        self._names: list[str] = []
        self._drains: list[Callable[[], Awaitable[None]]] = []
        self._streams: set[_Stream] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def add(self, descriptor: ServiceDescriptor, service: object) -> None:
        """Mount a service; a coroutine method `drain` of it is awaited when the server goes down."""
        open_to_all: frozenset[str] = getattr(service, "OPEN", frozenset())
        handlers = {
            method.name: self._handler(descriptor, method, service, method.name not in open_to_all)
            for method in descriptor.methods
        }
        name = descriptor.full_name
        generic = grpc.method_handlers_generic_handler(name, handlers)
        self._server.add_generic_rpc_handlers((generic,))
        self._names.append(name)
        drain = getattr(service, "drain", None)
        if drain:
            self._drains.append(drain)

    def bind(self, address: str) -> int:
        """Listen at "host:port" (port 0: a free one); gives the port. Raises PORT_TAKEN."""
        try:
            port = self._server.add_insecure_port(address)
        except RuntimeError as error:
            raise Refused("PORT_TAKEN", f"cannot listen at {address}: {_reason(error)}") from error
        if port == 0:
            raise Refused("PORT_TAKEN", f"cannot listen at {address}: it is in use or not ours")
        return port

    async def start(self) -> None:
        """Serve. Health says NOT_SERVING until `ready`."""
        await self.ready(False)
        _health_grpc.add_HealthServicer_to_server(self._health, self._server)
        if self._reflect:
            names = sorted(
                {*self._names, *self._also_reflect, health.SERVICE_NAME, reflection.SERVICE_NAME}
            )
            reflection.enable_server_reflection(names, self._server)
        await self._server.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def ready(self, serving: bool) -> None:
        """Tell health whether the services can do their work."""
        status = health_pb2.HealthCheckResponse
        now = status.SERVING if serving else status.NOT_SERVING
        for name in ("", *self._names):
            await self._health.set(name, now)

    async def stop(self, grace: float = 5.0) -> None:
        """Drain: not ready first, then streams end with UNAVAILABLE, then calls in flight may finish."""
        await self.ready(False)
        for drain in self._drains:
            await drain()
        await self._server.stop(grace)
        if self._sweeper:
            self._sweeper.cancel()

    def _handler(
        self,
        descriptor: ServiceDescriptor,
        method: MethodDescriptor,
        service: object,
        guarded: bool,
    ) -> grpc.RpcMethodHandler[Any, Any]:
        run = getattr(service, method.name)
        labels = (descriptor.name, method.name)
        read = GetMessageClass(method.input_type).FromString
        if not method.server_streaming:
            unary = self._unary(run, labels, guarded)
            if method.client_streaming:
                return grpc.stream_unary_rpc_method_handler(unary, read, _serialize)
            return grpc.unary_unary_rpc_method_handler(unary, read, _serialize)
        handler = self._stream(run, labels, guarded)
        if method.client_streaming:
            return grpc.stream_stream_rpc_method_handler(handler, read, _serialize)
        return grpc.unary_stream_rpc_method_handler(handler, read, _serialize)

    def _unary(self, run: Any, labels: tuple[str, str], guarded: bool) -> Any:
        seconds = metrics.CALL_SECONDS.labels(*labels)
        answered = metrics.CALLS.labels(*labels, "OK")

        async def handle(request: Any, context: Any) -> Any:
            began = time.perf_counter()
            try:
                call = await self._call(context, guarded)
                response = await run(request, call)
            except asyncio.CancelledError:
                metrics.CALLS.labels(*labels, "CANCELLED").inc()
                raise
            except Exception as error:
                await self._abort(context, labels, error)
                raise
            answered.inc()
            seconds.observe(time.perf_counter() - began)
            return response

        return handle

    def _stream(self, run: Any, labels: tuple[str, str], guarded: bool) -> Any:
        open_streams = metrics.STREAMS.labels(*labels)

        async def handle(request: Any, context: Any) -> None:
            stream = _Stream(asyncio.current_task())
            self._streams.add(stream)
            open_streams.inc()
            try:
                call = await self._call(context, guarded)
                # Closed here: left to the garbage collector it would end some time later.
                responses: AsyncGenerator[Any, None] = run(request, call)
                async with aclosing(responses):
                    async for response in responses:
                        stream.writing_since = time.monotonic()
                        await context.write(response)
                        stream.writing_since = 0.0
                metrics.CALLS.labels(*labels, "OK").inc()
            except aio.InternalError as error:  # the client went while a message was on its way
                metrics.CALLS.labels(*labels, "CANCELLED").inc()
                raise asyncio.CancelledError from error
            except asyncio.CancelledError:
                if stream.too_slow:
                    metrics.SLOW_READERS.labels("ended").inc()
                    slow = Refused("READER_TOO_SLOW", "messages were not read for 10 seconds")
                    with suppress(TimeoutError):  # the last word waits behind what is not read, too
                        async with asyncio.timeout(LAST_WORD_SECONDS):
                            await self._abort(context, labels, slow)
                metrics.CALLS.labels(*labels, "CANCELLED").inc()
                raise  # returning instead would leak the call's operations in grpc.aio
            except Exception as error:
                await self._abort(context, labels, error)
            finally:
                self._streams.discard(stream)
                open_streams.dec()

        return handle

    async def _call(self, context: Any, guarded: bool) -> Call:
        metadata: dict[str, str] = dict(context.invocation_metadata() or ())
        token = bearer(metadata)
        address = self._origin.host(context.peer(), metadata)
        if self._secret:
            if not token or token != self._secret:
                raise Refused("UNAUTHENTICATED", "this listener is for Parlour's own services")
            return Call(address=address)
        principal, token_hash = await authenticate(self._resolver, token, required=guarded)
        return Call(principal, token_hash, address)

    async def _abort(self, context: Any, labels: tuple[str, str], error: Exception) -> None:
        if isinstance(error, aio.AbortError):
            raise error
        details = details_of(error)
        metrics.CALLS.labels(*labels, details.code.name).inc()
        await context.abort_with_status(trailing(details))

    async def _sweep(self) -> None:
        """End streams whose client has not read for too long: each holds megabytes in the transport."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            longest = time.monotonic() - SLOW_READER_SECONDS
            for stream in list(self._streams):
                if 0.0 < stream.writing_since < longest and not stream.too_slow:
                    stream.end()


class _Stream:
    """An open stream and since when a message has been waiting to be taken; 0.0: none is."""

    __slots__ = ("_task", "too_slow", "writing_since")

    def __init__(self, task: asyncio.Task[Any] | None) -> None:
        self._task = task
        self.writing_since = 0.0
        self.too_slow = False

    def end(self) -> None:
        self.too_slow = True
        if self._task:
            self._task.cancel()


def _serialize(response: Any) -> bytes:
    # Maps in one order, whatever happened in this process before: no answer tells of another.
    return (
        response if isinstance(response, bytes) else response.SerializeToString(deterministic=True)
    )


def _reason(error: Exception) -> str:
    text = str(error)
    return "the port is taken" if "bind" in text.lower() else text
