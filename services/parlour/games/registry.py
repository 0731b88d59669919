"""Finds the games: every folder here with the modules that `contract` names."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from typing import Any, cast

import parlour.games
from parlour.games.contract import Scorer, Wire
from parlour.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any]


@functools.cache
def games() -> Mapping[str, AnyGame]:
    """Every game's rules by its key, in the order of keys."""
    found = cast("list[AnyGame]", list(_entries("game", "GAMES")))
    return {game.spec.key: game for game in sorted(found, key=lambda game: game.spec.key)}


@functools.cache
def wires() -> Mapping[str, Wire]:
    """Every game's words on the wire by its key."""
    return {wire.key: wire for wire in cast("list[Wire]", list(_entries("wire", "WIRES")))}


@functools.cache
def scorers() -> Mapping[str, Scorer]:
    """Every game's scorer by its key. For the scoring service alone."""
    found = cast("list[Scorer]", list(_entries("scorer", "SCORERS")))
    return {scorer.key: scorer for scorer in found}


def _entries(module: str, name: str) -> Iterator[object]:
    for folder in pkgutil.iter_modules(parlour.games.__path__):
        if folder.ispkg:
            found = importlib.import_module(f"parlour.games.{folder.name}.{module}")
            yield from getattr(found, name)
