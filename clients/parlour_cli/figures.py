"""What is counted of a player's finished games, as JSON and as columns."""

from __future__ import annotations

from parlour.api.scoring.v1 import scoring_service_pb2

HEADINGS = ("GAMES", "WON", "POINTS", "TOLD", "TOLD WELL", "GUESSED", "FOUND")
_FIELDS = ("games", "wins", "points", "told", "told_well", "guessed", "found")


def as_numbers(stats: scoring_service_pb2.PlayerStats) -> dict[str, int]:
    """The figures by their names in the API."""
    return {field: getattr(stats, field) for field in _FIELDS}


def as_columns(stats: scoring_service_pb2.PlayerStats) -> tuple[str, ...]:
    """The figures beneath `HEADINGS`."""
    return tuple(str(number) for number in as_numbers(stats).values())
