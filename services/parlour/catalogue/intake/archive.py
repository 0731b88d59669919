"""Zips: looked through without trust. Nothing is unpacked to the disk; entries are read into memory, up to a limit."""

from __future__ import annotations

import re
import stat
import struct
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from parlour.catalogue.intake import limits
from parlour.catalogue.intake.verdicts import NotKeptError

_END = struct.Struct("<4s4H2LH")  # the end of the central directory
_LONGEST_COMMENT = 0xFFFF
_CLUTTER = re.compile(r"(^|/)(__MACOSX/|\.[^./]|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)
_ENCRYPTED = 0x1
_ERRORS = (zipfile.BadZipFile, OSError, EOFError, ValueError, NotImplementedError, RuntimeError)


@dataclass(frozen=True, slots=True)
class Entry:
    """A file in a zip that has not been read yet. `path` is as the zip says: for people, never for a file system."""

    path: str
    _archive: Archive
    _info: zipfile.ZipInfo

    def read(self) -> bytes:
        """Its bytes. Raises `NotKeptError`."""
        return self._archive.read(self._info)


class Archive:
    """A zip file. Raises `NotKeptError` if it cannot or should not be opened."""

    def __init__(self, path: Path) -> None:
        _check_end(path)
        try:
            self._zip = zipfile.ZipFile(path)
        except (*_ERRORS, struct.error) as error:
            raise NotKeptError("ZIP_BROKEN") from error
        self._unpacked = 0

    def entries(self) -> Iterator[Entry]:
        """Its files in its own order; folders and what systems leave behind are passed over."""
        for info in self._zip.infolist():
            if not info.is_dir() and not _CLUTTER.search(info.filename):
                yield Entry(info.filename, self, info)

    def read(self, info: zipfile.ZipInfo) -> bytes:
        """As `Entry.read`. What the zip says of sizes is checked first, and then not relied on."""
        path = info.filename.replace("\\", "/")
        if path.startswith("/") or re.match(r"[A-Za-z]:/", path) or ".." in path.split("/"):
            raise NotKeptError("UNSAFE_PATH")
        mode = info.external_attr >> 16
        if mode and stat.S_IFMT(mode) not in (0, stat.S_IFREG):
            raise NotKeptError("LINK")
        if info.flag_bits & _ENCRYPTED:
            raise NotKeptError("ENCRYPTED")
        if info.file_size > limits.MIB + limits.MOST_RATIO * info.compress_size:
            raise NotKeptError("ZIP_TOO_DENSE")
        if info.file_size > limits.MOST_PICTURE_BYTES:
            raise NotKeptError("FILE_TOO_LARGE")
        if self._unpacked > limits.MOST_UNPACKED_BYTES:
            raise NotKeptError("ZIP_TOO_LARGE")
        try:
            with self._zip.open(info) as file:
                data = file.read(limits.MOST_PICTURE_BYTES + 1)
        except _ERRORS as error:
            raise NotKeptError("ZIP_BROKEN") from error
        except Exception as error:  # zlib, lzma and bz2 each have an error of their own
            raise NotKeptError("ZIP_BROKEN") from error
        self._unpacked += len(data)
        if len(data) > limits.MOST_PICTURE_BYTES:
            raise NotKeptError("FILE_TOO_LARGE")
        return data


def _check_end(path: Path) -> None:
    """How many entries there are, before a list of them is made in memory."""
    size = path.stat().st_size
    with path.open("rb") as file:
        file.seek(max(0, size - _END.size - _LONGEST_COMMENT))
        tail = file.read()
    at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) - at < _END.size:
        raise NotKeptError("ZIP_BROKEN")
    _, _, _, _, entries, directory, _, _ = _END.unpack_from(tail, at)
    if entries > limits.MOST_ENTRIES or directory > limits.MOST_DIRECTORY_BYTES:
        raise NotKeptError("ZIP_TOO_MANY_ENTRIES")
