"""Bringing card sets of one's own: files from a folder or a zip, in as many uploads as they need."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from uuid import uuid4

import grpc
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour_client import Client
from parlour_client.errors import from_rpc

from parlour_cli.complaint import Complaint

CHUNK = 128 * 1024
MOST_BYTES = 20 * 1024 * 1024  # an upload, see ImportPack
MOST_FILES = 600
LONGEST_SECONDS = 900.0

Uploads = tuple[pb.CardSet | None, list[pb.ImportedFile]]


async def bring(client: Client, path: Path, start: pb.ImportPackStart) -> Uploads:
    """Uploads a folder, a zip or a picture as a new set, or to `start.card_set`: the set, and what became of each file.

    Links and files too large for any upload are not sent, and told of like those that the server does not keep.
    """
    files, told = _files_at(path)
    card_set: pb.CardSet | None = None
    for batch in _batches(files):
        start.request_id = str(uuid4())
        response = await _upload(client, batch, start)
        told += response.files
        if response.HasField("card_set"):
            card_set = response.card_set
            start.card_set = card_set.name
    return card_set, told


async def _upload(
    client: Client, files: Sequence[tuple[str, Path]], start: pb.ImportPackStart
) -> pb.ImportPackResponse:
    try:
        return await client.catalogue.ImportPack(
            _messages(files, start), timeout=LONGEST_SECONDS, metadata=client.metadata()
        )
    except grpc.aio.AioRpcError as error:
        raise from_rpc(error, client.server) from None


async def _messages(
    files: Sequence[tuple[str, Path]], start: pb.ImportPackStart
) -> AsyncIterator[pb.ImportPackRequest]:
    yield pb.ImportPackRequest(start=start)
    for name, file in files:
        yield pb.ImportPackRequest(file=pb.ImportPackFile(path=name))
        for chunk in _chunks(file):
            yield pb.ImportPackRequest(chunk=chunk)


def _chunks(file: Path) -> Iterator[bytes]:
    with file.open("rb") as opened:
        while chunk := opened.read(CHUNK):
            yield chunk


def _files_at(path: Path) -> tuple[list[tuple[str, Path]], list[pb.ImportedFile]]:
    """The files to send, "card 2" before "card 10", and those that cannot be. Hidden files are left out without a word."""
    if path.is_dir():
        found = [
            (file.relative_to(path).as_posix(), file)
            for file in path.rglob("*")
            if file.is_file() or file.is_symlink()
        ]
        found = [one for one in found if not re.search(r"(^|/)\.", one[0])]
        found.sort(key=lambda one: _natural(one[0]))
    elif path.is_file():
        found = [(path.name, path)]
    else:
        raise Complaint(f"There is no {path}.")
    fitting: list[tuple[str, Path]] = []
    others: list[pb.ImportedFile] = []
    for name, file in found:
        if path.is_dir() and file.is_symlink():
            message = "this is a link, not a file"
            others.append(pb.ImportedFile(path=name, reason="LINK", message=message))
        elif file.stat().st_size > MOST_BYTES:
            message = "the file has more than 20 MB"
            others.append(pb.ImportedFile(path=name, reason="FILE_TOO_LARGE", message=message))
        else:
            fitting.append((name, file))
    return fitting, others


def _natural(path: str) -> list[tuple[int, int, str]]:
    parts = re.findall(r"\d+|\D+", path.casefold())
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts]


def _batches(files: Sequence[tuple[str, Path]]) -> Iterator[list[tuple[str, Path]]]:
    """Uploads within the limits. A manifest goes with the first, which makes the set."""
    batch: list[tuple[str, Path]] = []
    weight = 0
    for name, file in sorted(files, key=lambda one: one[0] != "manifest.json"):
        size = file.stat().st_size
        if batch and (weight + size > MOST_BYTES or len(batch) == MOST_FILES):
            yield batch
            batch, weight = [], 0
        batch.append((name, file))
        weight += size
    if batch:
        yield batch
