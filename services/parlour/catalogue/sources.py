"""Where built-in cards come from: a port. A source is a module with `SOURCE`, named by its path.

The service and its painters (`easel`) are processes of their own and load the same source. Only a painter calls `draw`,
so that is where a source imports what drawing needs; `sets` and `card` must stay light.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, cast


class Purpose(StrEnum):
    """What a set is for."""

    DREAM = "dream"
    JINX = "jinx"
    POSITION = "position"


class Size(StrEnum):
    """A picture's size: about 160 and about 600 pixels wide."""

    SMALL = "small"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class SetSpec:
    """A set as its source describes it. Texts by language, English always among them.

    `version` changes when its pictures do: what was drawn for another version is not shown any more.
    """

    id: str
    title: Mapping[str, str]
    description: Mapping[str, str]
    purpose: Purpose
    count: int
    author: str
    licence: str
    version: str


@dataclass(frozen=True, slots=True)
class CardSpec:
    """A card's texts: what is to be seen by language, English always among them, and tags."""

    alt: Mapping[str, str]
    tags: tuple[str, ...]


class Source(Protocol):
    """A maker of card sets. Cards are numbered from 1."""

    @property
    def sets(self) -> Sequence[SetSpec]:
        """All its sets."""
        ...

    def card(self, card_set: str, number: int) -> CardSpec:
        """A card's texts."""
        ...

    def draw(self, card_set: str, number: int, size: Size) -> bytes:
        """The picture as WebP: the same bytes at every call, on every machine."""
        ...


def load(module: str) -> Source:
    """The source in a module, e.g. "parlour.catalogue.gallery"."""
    return cast("Source", importlib.import_module(module).SOURCE)
