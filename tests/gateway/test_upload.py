"""Requests that are streamed and then answered: over Connect a body of many messages."""

from __future__ import annotations

import struct
from collections.abc import AsyncIterator
from typing import Any

import grpc
from google.protobuf import descriptor_pb2, descriptor_pool
from grpc import aio
from parlour.api.lobby.v1 import lobby_service_pb2 as lobby
from parlour.api.lobby.v1 import player_pb2
from parlour.gateway.connect.application import BrowserApi
from parlour.gateway.connect.forwarding import Forwarder
from parlour.gateway.listener import Listener

from tests.api import http_client
from tests.api.http_client import Site

KIND = (("content-type", "application/connect+proto"),)


def _service() -> Any:
    """A service with one method that takes a stream."""
    file = descriptor_pb2.FileDescriptorProto(name="upload.proto", package="tests")
    file.dependency.append(lobby.DESCRIPTOR.name)
    method = file.service.add(name="Uploads").method.add(name="Upload", client_streaming=True)
    method.input_type = f".{lobby.SignInRequest.DESCRIPTOR.full_name}"
    method.output_type = f".{lobby.SignInResponse.DESCRIPTOR.full_name}"
    pool: Any = descriptor_pool.Default()
    return pool.AddSerializedFile(file.SerializeToString()).services_by_name["Uploads"]


async def _upload(requests: AsyncIterator[Any], _: Any) -> lobby.SignInResponse:
    names = [request.display_name async for request in requests]
    whole = f"{len(names)}:{sum(map(len, names))}"
    return lobby.SignInResponse(player=player_pb2.Player(display_name=whole))


async def test_an_upload_of_many_messages_reaches_the_api_whole() -> None:
    handler = grpc.stream_unary_rpc_method_handler(
        _upload, lobby.SignInRequest.FromString, lobby.SignInResponse.SerializeToString
    )
    server = aio.server()
    server.add_generic_rpc_handlers(
        (grpc.method_handlers_generic_handler("tests.Uploads", {"Upload": handler}),)
    )
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    forwarder = Forwarder(f"127.0.0.1:{port}")
    listener = Listener(BrowserApi([_service()], forwarder))
    site = Site(f"127.0.0.1:{listener.bind('127.0.0.1:0')}")
    await listener.start()

    piece = lobby.SignInRequest(display_name="x" * 100_000).SerializeToString()
    body = (
        struct.pack(">BI", 0, len(piece)) + piece
    ) * 40  # each within the limit, all far beyond it
    async with http_client.request(site, "POST", "/tests.Uploads/Upload", KIND, body) as answer:
        got = await answer.body()
    size = int.from_bytes(got[1:5], "big")
    response = lobby.SignInResponse.FromString(got[5 : 5 + size])
    assert response.player.display_name == "40:4000000"

    await listener.stop()
    await forwarder.close()
    await server.stop(0)
