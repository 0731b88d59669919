"""Packs over real gRPC: an upload is a stream of requests with one answer."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.api.catalogue.v1.catalogue_service_pb2_grpc import CatalogueServiceStub
from parlour.platform.calls import Principal
from parlour.platform.grpc_server import GrpcServer

from tests.catalogue.house import ADMIN, ANA, Catalogue, messages
from tests.catalogue.pictures import drawn

TOKEN = (("authorization", "Bearer token"),)


class _Anas:
    """Every token is Ana's."""

    async def resolve(self, token_hash: bytes) -> Principal | None:
        return Principal("ana", "Ana")


@pytest.fixture
async def stub(catalogue: Catalogue) -> AsyncIterator[Any]:
    server = GrpcServer(resolver=_Anas())
    for descriptor, service in catalogue.part.public():
        server.add(descriptor, service)
    port = server.bind("127.0.0.1:0")
    await server.start()
    async with grpc.aio.insecure_channel(f"127.0.0.1:{port}") as channel:
        yield CatalogueServiceStub(channel)
    await server.stop(0)


def start(**fields: object) -> dict[str, object]:
    return {"request_id": str(uuid.uuid4()), "title": "Holidays"} | fields


async def test_a_pack_is_uploaded_and_downloaded(stub: Any) -> None:
    files = [(f"{n}.png", drawn(n)) for n in (1, 2)]
    response = await stub.ImportPack(messages(files, **start()), metadata=TOKEN)
    assert response.card_set.card_count == 2
    request = pb.ExportPackRequest(name=response.card_set.name)
    parts = [part async for part in stub.ExportPack(request, metadata=TOKEN)]
    assert sum(len(part.chunk) for part in parts) == parts[0].total_bytes
    assert all(len(part.chunk) <= 64 * 1024 for part in parts)


@pytest.mark.parametrize(
    ("sent", "metadata", "code"),
    [
        ([], TOKEN, grpc.StatusCode.INVALID_ARGUMENT),
        ([pb.ImportPackRequest(chunk=b"x")], TOKEN, grpc.StatusCode.INVALID_ARGUMENT),
        ([pb.ImportPackRequest()], TOKEN, grpc.StatusCode.INVALID_ARGUMENT),
        ([pb.ImportPackRequest(start=pb.ImportPackStart())], (), grpc.StatusCode.UNAUTHENTICATED),
    ],
)
async def test_an_upload_that_does_not_begin_well_is_refused(
    stub: Any, sent: list[pb.ImportPackRequest], metadata: Any, code: grpc.StatusCode
) -> None:
    with pytest.raises(grpc.aio.AioRpcError) as caught:
        await stub.ImportPack(iter(sent), metadata=metadata)
    assert caught.value.code() is code
    assert await stub.ListCardSets(pb.ListCardSetsRequest())


async def test_packs_live_in_postgres_as_well(postgres_url: str) -> None:
    catalogue = Catalogue(postgres_url)
    await catalogue.part.start()
    try:
        pack = await catalogue.pack(3)
        await catalogue.update(pb.CardSet(name=pack.name, shared=True), "shared")
        removed = [f"{pack.name}/cards/2"]
        await catalogue.update(pb.CardSet(name=pack.name), remove_cards=removed)
        await catalogue.upload([("4.png", drawn(4))], card_set=pack.name)
        for _ in range(2):
            report = pb.ReportCardRequest(card=f"{pack.name}/cards/1", why="dull")
            await catalogue.public.ReportCard(report, ANA)
            retire = pb.RetireCardRequest(card=f"{pack.name}/cards/3")
            await catalogue.public.RetireCard(retire, ADMIN)
        listed = await catalogue.public.ListReports(pb.ListReportsRequest(), ADMIN)
        assert len(listed.reports) == 1
        deck = await catalogue.deck(card_sets=[pack.name], purpose="dream", player="ana")
        assert list(deck.cards) == [f"{pack.id}/1", f"{pack.id}/4"]
        await catalogue.public.DeleteCardSet(pb.DeleteCardSetRequest(name=pack.name), ANA)
        assert not await catalogue.listed(ANA)
    finally:
        await catalogue.part.stop()
