"""The yardstick: a bare grpc.aio server that reads a move and says that it is done. `python -m tests.benchmarks.echo`."""

from __future__ import annotations

import asyncio
from typing import Any

import grpc
import uvloop
from grpc import aio
from parlour.api.game.v1 import game_service_pb2 as pb

METHOD = "/parlour.benchmarks.Echo/Submit"


async def _submit(request: pb.SubmitMoveRequest, context: Any) -> pb.SubmitMoveResponse:
    del context
    return pb.SubmitMoveResponse(revision=request.phase_id)


async def serve() -> None:
    """Serve for ever; says at which port."""
    server = aio.server(options=[("grpc.so_reuseport", 0)])
    handler = grpc.unary_unary_rpc_method_handler(
        _submit,
        request_deserializer=pb.SubmitMoveRequest.FromString,
        response_serializer=pb.SubmitMoveResponse.SerializeToString,
    )
    service = grpc.method_handlers_generic_handler("parlour.benchmarks.Echo", {"Submit": handler})
    server.add_generic_rpc_handlers((service,))
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    print(f"echo ready at port {port}", flush=True)
    await server.wait_for_termination()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve())
