"""Vectors as messages and back, one module a game, found by the game's key."""

from __future__ import annotations

import importlib
from typing import Any, Protocol, cast

from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2


class Rounds(Protocol):
    """A module of this package."""

    def request(self, case: Any) -> scoring_pb2.ScoreRoundRequest:
        """A vector's input as a request."""
        ...

    def result(self, case: Any, response: scoring_pb2.ScoreRoundResponse) -> Any:
        """The answer in the shape of a vector's `expected`."""
        ...


def rounds(key: str) -> Rounds | None:
    """The module of a game; None: its vectors are tested elsewhere."""
    try:
        return cast("Rounds", importlib.import_module(f"tests.games.rounds.{key}"))
    except ModuleNotFoundError:
        return None
