"""The list of card sets: what they are called, how many cards, what for."""

from __future__ import annotations

import functools
import json
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any, Literal, NamedTuple

Shape = Literal["portrait", "square"]
Purpose = Literal["dream", "jinx", "position"]


@dataclass(frozen=True)
class CardSet:
    """One set of cards. Titles and themes are given by language."""

    id: str
    title: dict[str, str]
    theme: dict[str, str]
    count: int
    shape: Shape
    purpose: Purpose
    palettes: tuple[str, ...]
    likes: tuple[str, ...]


class Row(NamedTuple):
    """One line of a deck: which template, which subject, and the dice for everything else."""

    template: str
    subject: str
    palette: str
    mirrored: bool
    seed: int


def _read(name: str) -> str:
    return resources.files(__package__ or "").joinpath(name).read_text("utf-8")


def _load() -> tuple[CardSet, ...]:
    data: dict[str, dict[str, Any]] = tomllib.loads(_read("sets.toml"))
    return tuple(
        CardSet(
            name,
            s["title"],
            s["theme"],
            s["count"],
            s["shape"],
            s["purpose"],
            tuple(s["palettes"].split()),
            tuple(s["likes"].split()),
        )
        for name, s in data.items()
        if resources.files(__package__ or "").joinpath(f"decks/{name}.json").is_file()
        or s["purpose"] != "dream"
    )


SETS: tuple[CardSet, ...] = _load()


def card_set(set_id: str) -> CardSet:
    """The set of that name; KeyError when there is none."""
    for entry in SETS:
        if entry.id == set_id:
            return entry
    raise KeyError(set_id)


@functools.lru_cache(16)
def deck(set_id: str) -> tuple[Row, ...]:
    """The planned cards of a dream set, in order."""
    rows: list[list[Any]] = json.loads(_read(f"decks/{set_id}.json"))
    return tuple(Row(str(r[0]), str(r[1]), str(r[2]), bool(r[3]), int(r[4])) for r in rows)
