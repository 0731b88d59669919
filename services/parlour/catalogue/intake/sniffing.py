"""What a file is, by its first bytes; its name is not asked."""

from __future__ import annotations

import re

from parlour.catalogue.intake.verdicts import NotKeptError

HEAD_BYTES = 4096
ZIP = "ZIP"
_KINDS = (
    (re.compile(rb"\x89PNG\r\n\x1a\n"), "PNG"),
    (re.compile(rb"\xff\xd8\xff"), "JPEG"),
    (re.compile(rb"RIFF....WEBP", re.DOTALL), "WEBP"),
    (re.compile(rb"GIF8[79]a"), "GIF"),
    (re.compile(rb"....ftypavi[fs]", re.DOTALL), "AVIF"),
    (re.compile(rb"PK(\x03\x04|\x05\x06)"), ZIP),
)
_SVG = re.compile(rb"<(\w+:)?svg[\s>]", re.IGNORECASE)
_OTHER_PICTURES = re.compile(
    rb"BM|II\*\0|MM\0\*|8BPS|\0\0\x01\0|....ftyp(hei|hev|mif|msf|jxl)|\0\0\0\x0cJXL |\xff\x0a|\0\0\0\x0cjP",
    re.DOTALL,
)


def kind_of(head: bytes) -> str:
    """The kind of a file that begins so: a format of Pillow's, or `ZIP`. Raises `NotKeptError` for all else."""
    for pattern, kind in _KINDS:
        if pattern.match(head):
            return kind
    if not head:
        raise NotKeptError("EMPTY_FILE")
    if _SVG.search(head.replace(b"\0", b"")):  # also in UTF-16
        raise NotKeptError("SVG_REFUSED")
    if head.startswith(b"\x1f\x8b"):  # svgz above all, and other packed things that are not opened
        raise NotKeptError("NOT_A_PICTURE")
    raise NotKeptError("FORMAT_NOT_READ" if _OTHER_PICTURES.match(head) else "NOT_A_PICTURE")
