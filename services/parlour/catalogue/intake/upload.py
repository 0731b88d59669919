"""Receiving an upload: files under names of ours, in a folder of its own that goes with it."""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.intake import limits
from parlour.kernel.refusals import BadInput


@dataclass(slots=True)
class Upload:
    """What was sent. `files`: path as sent, and name in the folder. `digest` tells uploads apart."""

    folder: Path
    start: pb.ImportPackStart
    files: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    digest: bytes = b""


@asynccontextmanager
async def received(
    requests: AsyncIterator[pb.ImportPackRequest], start: pb.ImportPackStart
) -> AsyncGenerator[Upload, None]:
    """All of an upload after its start, on disk for as long as the block lasts. Raises PACK_TOO_LARGE, INVALID_INPUT."""
    with tempfile.TemporaryDirectory(prefix="parlour-intake-", ignore_cleanup_errors=True) as name:
        receiver = _Receiver(Path(name), start)
        try:
            async with asyncio.timeout(limits.UPLOAD_SECONDS):
                async for request in requests:
                    receiver.take(request)
        except TimeoutError as error:
            message = "the upload took more than five minutes; send fewer files at a time"
            raise BadInput("file", message, "PACK_TOO_LARGE") from error
        finally:
            receiver.close()
        yield receiver.upload


class _Receiver:
    def __init__(self, folder: Path, start: pb.ImportPackStart) -> None:
        self.upload = Upload(folder, start)
        self._hash = hashlib.sha256(start.SerializeToString(deterministic=True))
        self._file: BinaryIO | None = None
        self._bytes = 0

    def take(self, request: pb.ImportPackRequest) -> None:
        """A message after the first."""
        match request.WhichOneof("part"):
            case "file":
                self._begin(request.file.path)
            case "chunk" if self._file:
                self._bytes += len(request.chunk)
                if self._bytes > limits.MOST_UPLOAD_BYTES:
                    message = "an upload may have at most 20 MB; send the files in several"
                    raise BadInput("chunk", message, "PACK_TOO_LARGE")
                self._file.write(request.chunk)
                self._hash.update(request.chunk)
            case _:
                raise BadInput("part", "first start, then file and chunk for each file")

    def close(self) -> None:
        """There is no more."""
        if self._file:
            self._file.close()
        self._file = None
        self.upload.digest = self._hash.digest()

    def _begin(self, path: str) -> None:
        self.close()
        files = self.upload.files
        if len(files) == limits.MOST_FILES:
            message = f"an upload may have at most {limits.MOST_FILES} files; send them in several"
            raise BadInput("file", message, "PACK_TOO_LARGE")
        name = f"{len(files)}.upload"
        files.append((path or f"file {len(files) + 1}", name))
        self._hash.update(f"\n{len(path)} {path}\n{self._bytes}\n".encode())
        self._file = (self.upload.folder / name).open("xb")
