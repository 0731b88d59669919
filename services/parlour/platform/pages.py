"""Pages of lists: sizes are capped silently, tokens are opaque and bound to what was asked."""

from __future__ import annotations

import base64
import binascii
import hashlib

from parlour.kernel.refusals import BadInput


def page_size(asked: int, default: int, most: int) -> int:
    """How many rows a page may have; raises `BadInput` for a negative number."""
    if asked < 0:
        raise BadInput("page_size", "may not be negative", "INVALID_PAGE")
    return min(asked or default, most)


def token(position: str, bound_to: str = "") -> str:
    """A page token for the position after which the next page begins."""
    return base64.urlsafe_b64encode(f"{_mark(bound_to)}{position}".encode()).decode().rstrip("=")


def position(page_token: str, bound_to: str = "") -> str:
    """The position in a token, "" for an empty one; raises `BadInput` if it belongs to another list."""
    if not page_token:
        return ""
    try:
        padded = page_token + "=" * (-len(page_token) % 4)
        text = base64.urlsafe_b64decode(padded.encode()).decode()
    except (binascii.Error, ValueError):
        text = ""
    mark = _mark(bound_to)
    if not text.startswith(mark):
        raise BadInput("page_token", "is not from this list", "INVALID_PAGE")
    return text[len(mark) :]


def _mark(bound_to: str) -> str:
    return hashlib.sha256(bound_to.encode()).hexdigest()[:8]
