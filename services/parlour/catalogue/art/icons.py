"""The source icons: a committed extract of Noto Emoji (Apache-2.0), loaded when first drawn."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import NamedTuple


class Icon(NamedTuple):
    """One icon's SVG body and its own view box."""

    body: str
    width: float
    height: float


@functools.lru_cache(1)
def _collection() -> dict[str, str]:
    text = resources.files(__package__ or "").joinpath("icons.json").read_text("utf-8")
    return json.loads(text)["icons"]


@functools.lru_cache(256)
def icon(name: str) -> Icon:
    """The icon of that name; KeyError when the extract lacks it."""
    return Icon(_collection()[name], 128, 128)
