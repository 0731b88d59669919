"""The Jinx pictures: abstract families that feel alike, their feelings, palettes and texts."""

from __future__ import annotations

import functools
import json
import random
from importlib import resources
from typing import NamedTuple

from ..geometry import rect
from ..palette import lightness
from ..picture import Picture
from .families import FAMILIES, Ink
from .words import FAMILY_TEXTS, FEELINGS

# paper, then four inks; the palette is drawn against the family's habit
PALETTES = tuple(
    Ink(*colors.split())
    for colors in (
        "#f4efe4 #d1495b #1d3557 #edae49 #66a182",
        "#101820 #f2aa4c #ee4266 #3bceac #f6f4ee",
        "#efe6dd #231f20 #bb4430 #7ebdc2 #f3dfa2",
        "#f7f3ee #264653 #2a9d8f #e9c46a #e76f51",
        "#1b1b3a #693668 #a74482 #f84aa7 #ffd6e0",
        "#e8ecef #003049 #d62828 #f77f00 #fcbf49",
        "#dfe7e2 #2f4a4a #7fa99b #c9b79c #f1d6b8",
        "#0d1f2d #546a7b #9ea3b0 #fae1df #e4c3ad",
        "#fbf7ec #2b2b2b #8c8c8c #d8d2c4 #c8402f",
        "#20302a #c2a878 #6b8f71 #e6e2c8 #a23b2a",
        "#f6d8ae #2e4057 #da4167 #083d77 #f4d35e",
        "#2d1e2f #f15946 #f9c22e #53b3cb #e01a4f",
    )
)
FEELINGS_OF: dict[str, tuple[tuple[str, str], ...]] = {
    "strata": (
        ("calm", "falling"),
        ("calm", "soft"),
        ("warm", "calm"),
        ("falling", "broken"),
        ("noisy", "falling"),
        ("rising", "warm"),
    ),
    "rings": (
        ("soft", "calm"),
        ("watched", "soft"),
        ("watched", "tense"),
        ("noisy", "crowded"),
        ("growing", "soft"),
        ("watched", "cold"),
    ),
    "shards": (
        ("sharp", "broken"),
        ("sharp", "cold"),
        ("rising", "sharp"),
        ("broken", "tense"),
        ("sharp", "noisy"),
        ("broken", "falling"),
    ),
    "flow": (
        ("calm", "soft"),
        ("noisy", "rising"),
        ("cold", "falling"),
        ("noisy", "tense"),
        ("soft", "rising"),
        ("crowded", "noisy"),
    ),
    "blobs": (
        ("warm", "soft"),
        ("lonely", "soft"),
        ("crowded", "warm"),
        ("crowded", "soft"),
        ("cold", "soft"),
        ("growing", "warm"),
    ),
    "grid": (
        ("calm", "watched"),
        ("tense", "broken"),
        ("crowded", "noisy"),
        ("calm", "cold"),
        ("broken", "noisy"),
        ("tense", "crowded"),
    ),
    "drip": (
        ("falling", "soft"),
        ("falling", "cold"),
        ("rising", "growing"),
        ("falling", "warm"),
        ("rising", "noisy"),
        ("falling", "lonely"),
    ),
    "orbits": (
        ("noisy", "crowded"),
        ("lonely", "cold"),
        ("tense", "noisy"),
        ("rising", "lonely"),
        ("watched", "lonely"),
        ("warm", "noisy"),
    ),
    "lonely": (
        ("lonely", "calm"),
        ("lonely", "cold"),
        ("watched", "lonely"),
        ("lonely", "falling"),
        ("watched", "tense"),
        ("lonely", "rising"),
    ),
    "growth": (
        ("growing", "calm"),
        ("growing", "rising"),
        ("broken", "growing"),
        ("growing", "cold"),
        ("growing", "warm"),
        ("growing", "sharp"),
    ),
    "weave": (
        ("warm", "calm"),
        ("tense", "warm"),
        ("broken", "warm"),
        ("crowded", "warm"),
        ("tense", "cold"),
        ("broken", "sharp"),
    ),
    "forces": (
        ("tense", "sharp"),
        ("soft", "warm"),
        ("tense", "watched"),
        ("sharp", "cold"),
        ("broken", "sharp"),
        ("rising", "tense"),
    ),
}
COUNT = 71


class Look(NamedTuple):
    """One abstract card: its family, how far along the family's range, and its dice."""

    family: str
    feelings: tuple[str, str]
    palette: str
    range: float
    seed: int


@functools.lru_cache(1)
def _rows() -> list[list[int]]:
    path = resources.files(__package__ or "").joinpath("jinx.json")
    return json.loads(path.read_text("utf-8")) if path.is_file() else []


def look(number: int) -> Look:
    """The look of a card, 1 to 71; neighbours are of unlike families."""
    step, place = divmod(number - 1, len(FEELINGS_OF))
    family = tuple(FEELINGS_OF)[(place * 5 + step) % 12]
    level = step
    rows = _rows()
    palette, seed = rows[number - 1] if number <= len(rows) else ((number * 7 + step) % 12, 1)
    return Look(family, FEELINGS_OF[family][level], str(palette), level / 5, seed)


def captions(entry: Look) -> dict[str, str]:
    """What is to be seen, by language, and how it may feel."""
    return {
        language: text + " " + "; ".join(FEELINGS[f][language] for f in entry.feelings) + "."
        for language, text in FAMILY_TEXTS[entry.family].items()
    }


def paint(number: int, entry: Look | None = None) -> Picture:
    """Lay the card out on its square of paper."""
    entry = entry or look(number)
    ink = PALETTES[int(entry.palette)]
    pic = Picture(f"jinx-{entry.family}-{number}-{entry.seed}", "chalk", size=(600, 600))
    pic.random = random.Random(f"{entry.family}/{number}/{entry.seed}")
    pic.vignette, pic.bloom, pic.edge = 0.1, 0.15, 0.2
    bright = lightness(ink.paper) > 0.5
    pic.wear(
        pic.colors._replace(
            near=ink.first if bright else ink.paper, light=ink.paper if bright else ink.fourth
        )
    )
    pic.path(rect(-60, -60, 720, 720), ink.paper)
    FAMILIES[entry.family](pic, ink, entry.range)
    return pic
