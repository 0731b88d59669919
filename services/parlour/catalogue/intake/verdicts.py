"""Why a file is not kept: stable reasons, each with its sentence. They are documented in docs/api/errors.md."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        "EMPTY_FILE": "the file is empty",
        "NOT_A_PICTURE": "this is no picture",
        "SVG_REFUSED": "SVG is a program rather than a picture; save it as PNG",
        "FORMAT_NOT_READ": "pictures of this kind are not read; save it as JPEG or PNG",
        "PICTURE_BROKEN": "the picture is damaged or not complete",
        "PICTURE_TOO_COSTLY": "reading the picture takes too much time or memory",
        "TOO_MANY_PIXELS": "the picture has more than 40 megapixels, or a side of more than 16384",
        "TOO_FEW_PIXELS": "the picture is less than 100 pixels wide or high",
        "FILE_TOO_LARGE": "the file has more than 10 MB",
        "SAME_PICTURE": "the same file is in the set already",
        "ALIKE_PICTURE": "a picture that looks the same is in the set already",
        "TOO_MANY_CARDS": "there is no more room: a set takes 500 cards, a player 2000",
        "UNSAFE_PATH": "the path leads out of the zip",
        "LINK": "this is a link, not a file",
        "ENCRYPTED": "the file is encrypted",
        "ZIP_BROKEN": "the zip is damaged or not complete",
        "ZIP_TOO_MANY_ENTRIES": "the zip has more than 2000 entries",
        "ZIP_TOO_DENSE": "it unpacks to far more than a picture would",
        "ZIP_TOO_LARGE": "the zip unpacks to more than 200 MB",
        "ZIP_IN_ZIP": "a zip within a zip is not opened",
        "MANIFEST_BROKEN": "this is no manifest that can be read; the pictures are taken without it",
        "OUT_OF_TIME": "the upload took too long; send this file again",
    }
)


class NotKeptError(Exception):
    """A file is not kept. `reason` is one of `SENTENCES`; `like`: the file or card that it is like."""

    def __init__(self, reason: str, like: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.like = like
        self.sentence = SENTENCES[reason]
