"""Rounds of Stella in score files."""

from __future__ import annotations

from typing import Any

from parlour.api.games.stella.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2

from parlour_cli.scorekeeping.reading import Fields, bad, items, number, read_options, text

GAMES = ("stella",)


def to_round(game: str, fields: Fields) -> scoring_service_pb2.ScoreRoundRequest:
    """A round, its fields as in the file."""
    played = round_pb2.StellaRound(order=fields.names("order"))
    read_options(fields.inner("options"), played.options, {})
    for player, marks in fields.mapping("marks").items():
        positions = [number(p, f"marks.{player}") for p in items(marks, f"marks.{player}")]
        played.marks[player].positions.extend(positions)
    for showing in items(fields.raw("reveals", []), "reveals"):
        match items(showing, "reveals"):
            case [scout, position]:
                played.reveals.add(
                    scout=text(scout, "reveals"), position=number(position, "reveals")
                )
            case _:
                raise bad("a reveal is a scout and a position")
    return scoring_service_pb2.ScoreRoundRequest(stella=played)


def to_result(game: str, response: scoring_service_pb2.ScoreRoundResponse) -> dict[str, Any]:
    """Who was in the dark, who fell, stars and points."""
    result = response.stella
    return {
        "dark": result.dark or None,
        "fallen": sorted(result.fallen),
        "stars": {award.to: result.stars[award.to] for award in response.awards},
        "score": {award.to: award.points for award in response.awards},
    }
