"""Pictures over HTTP: by content address, cached for ever, and by card, cached for a while."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from grpc import aio
from starlette.requests import Request
from starlette.responses import Response

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.api.catalogue.v1.catalogue_service_pb2_grpc import CatalogueServiceStub
from parlour.kernel.refusals import Refused
from parlour.platform.peers import refusal_of

LONGEST_SECONDS = 30.0  # a picture may have to be drawn first, behind others
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_WHILE = "public, max-age=300"
_ADDRESS = re.compile(r"[0-9a-f]{64}\Z")
_SIZES = {"small": pb.PICTURE_SIZE_SMALL, "large": pb.PICTURE_SIZE_LARGE}


@dataclass(frozen=True, slots=True)
class _Picture:
    address: str
    media_type: str
    data: bytes


class Pictures:
    """The two addresses that a picture has, over the public API."""

    def __init__(self, channel: aio.Channel) -> None:
        self._catalogue = CatalogueServiceStub(channel)
        self.reachable = True

    async def by_address(self, request: Request) -> Response:
        """GET /pictures/{address}, with ".webp" or without."""
        address: str = request.path_params["address"].removesuffix(".webp")
        if not _ADDRESS.match(address):
            raise Refused("PICTURE_NOT_FOUND", "there is no picture with this address")
        if _has(request, address):  # the bytes behind an address never change
            return _not_modified(address, FOR_EVER)
        picture = await self._get(pb.GetPictureRequest(address=address))
        return _answer(picture, FOR_EVER)

    async def by_card(self, request: Request) -> Response:
        """GET /cards/{card_set}/{number}/{size}.webp; drawn if it is not yet."""
        given = request.path_params
        size = _SIZES.get(given["size"])
        if size is None:
            raise Refused("PICTURE_NOT_FOUND", "pictures are small or large")
        card = f"cardSets/{given['card_set']}/cards/{given['number']}"
        picture = await self._get(pb.GetPictureRequest(card=card, size=size))
        if _has(request, picture.address):
            return _not_modified(picture.address, FOR_A_WHILE)
        return _answer(picture, FOR_A_WHILE)

    async def _get(self, request: pb.GetPictureRequest) -> _Picture:
        first: pb.GetPictureResponse | None = None
        chunks: list[bytes] = []
        responses: Any = self._catalogue.GetPicture(request, timeout=LONGEST_SECONDS)
        try:
            async for response in responses:
                first = first or response
                chunks.append(response.chunk)
        except aio.AioRpcError as error:
            refusal = refusal_of(error, "the catalogue")
            self.reachable = refusal.reason != "UNAVAILABLE"
            raise refusal from error
        self.reachable = True
        if first is None:
            raise Refused("PICTURE_NOT_FOUND", "the catalogue sent no picture")
        return _Picture(first.address, first.media_type, b"".join(chunks))


def _has(request: Request, address: str) -> bool:
    """Whether the browser says that it has the picture already."""
    tags = request.headers.get("if-none-match", "").split(",")
    return any(tag.strip().removeprefix("W/") in (f'"{address}"', "*") for tag in tags)


def _headers(address: str, caching: str) -> dict[str, str]:
    return {
        "etag": f'"{address}"',
        "cache-control": caching,
        # Pages of other origins may show pictures: they are the same for everybody and say nothing of a game.
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
    }


def _not_modified(address: str, caching: str) -> Response:
    return Response(status_code=304, headers=_headers(address, caching))


def _answer(picture: _Picture, caching: str) -> Response:
    return Response(
        picture.data, media_type=picture.media_type, headers=_headers(picture.address, caching)
    )
