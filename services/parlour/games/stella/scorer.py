"""Rounds of Stella for the scoring service: checked, then judged. Messages in, messages out."""

from __future__ import annotations

from parlour.api.common.v1 import award_pb2
from parlour.api.games.stella.v1 import options_pb2, round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.stella.moves import POSITIONS, check_marks
from parlour.games.stella.options import Scouting
from parlour.games.stella.scoring import Round, Score, score
from parlour.games.stella.sky import Sky
from parlour.kernel.refusals import BadInput

PLAYERS = range(3, 7)
SCOUTING = {
    options_pb2.SCOUTING_UNSPECIFIED: Scouting.UNTIL_FALLEN,
    options_pb2.SCOUTING_UNTIL_FALLEN: Scouting.UNTIL_FALLEN,
    options_pb2.SCOUTING_ROTATE: Scouting.ROTATE,
}


class StellaScorer:
    """Says what a round of Stella is worth."""

    key = "stella"

    def score(self, request: scoring_pb2.ScoreRoundRequest) -> scoring_pb2.ScoreRoundResponse:
        """One award for each player, clockwise from the first scout; raises `BadInput` with a true reason."""
        played = _read(request.stella)
        _check_reveals(played)
        return _answer(score(played))


SCORERS = (StellaScorer(),)


def _read(message: round_pb2.StellaRound) -> Round:
    order = tuple(message.order)
    if len(set(order)) != len(order):
        raise BadInput("stella.order", "names a player twice", "DUPLICATE_PLAYER")
    if len(order) not in PLAYERS:
        raise BadInput("stella.order", "Stella is for 3 to 6 players", "PLAYER_COUNT")
    for player, marks in sorted(message.marks.items()):
        field = f"stella.marks[{player}]"
        _check_seated(player, order, field)
        check_marks(marks.positions, field)
    for player in sorted(message.left):
        _check_seated(player, order, f"stella.left[{player}]")
    if message.options.scouting not in SCOUTING:
        raise BadInput("stella.options.scouting", "is none of the two ways to scout")
    return Round(
        order=order,
        marks={player: frozenset(marks.positions) for player, marks in message.marks.items()},
        reveals=tuple((showing.scout, showing.position) for showing in message.reveals),
        scouting=SCOUTING[message.options.scouting],
        left=dict(message.left),
    )


def _check_seated(player: str, order: tuple[str, ...], field: str) -> None:
    if player not in order:
        raise BadInput(field, "is none of the players", "NOT_SEATED")


def _check_reveals(played: Round) -> None:
    """Each showing as the table would have judged it, and nobody with anything left to show at the end (7.3)."""
    skies = list(played.skies())
    before: str | None = None
    for n, (scout, position) in enumerate(played.reveals):
        field = f"stella.reveals[{n}]"
        _check_seated(scout, played.order, f"{field}.scout")
        due = skies[n].next_scout(before, played.scouting)
        _check_showing(skies[n], scout, position, due, field)
        before = scout
    if skies[-1].next_scout(before, played.scouting) is not None:
        raise BadInput("stella.reveals", "somebody has a mark left to show", "ROUND_NOT_OVER")


def _check_showing(sky: Sky[str], scout: str, position: int, due: str | None, field: str) -> None:
    if due is None:
        raise BadInput(field, "comes after the end of the round", "ROUND_OVER")
    if scout in sky.fallen:
        raise BadInput(f"{field}.scout", "has fallen", "FALLEN")
    if scout != due:
        raise BadInput(f"{field}.scout", f"is not the scout; {due} is", "NOT_YOUR_TURN")
    if position not in POSITIONS:
        raise BadInput(f"{field}.position", "positions run from 1 to 15", "OUT_OF_RANGE")
    if position not in sky.marks[scout]:
        raise BadInput(f"{field}.position", "is not marked by the scout", "NOT_MARKED")
    if position in sky.shown:
        raise BadInput(f"{field}.position", "has been shown in this round", "ALREADY_SHOWN")


def _answer(judged: Score) -> scoring_pb2.ScoreRoundResponse:
    awards = [
        award_pb2.Award(
            to=player,
            points=sum(reason.points for reason in reasons),
            reasons=[
                award_pb2.AwardReason(reason=r.reason, points=r.points, count=r.count)
                for r in reasons
            ],
        )
        for player, reasons in judged.reasons.items()
    ]
    result = round_pb2.StellaResult(
        dark=judged.dark or "", fallen=judged.fallen, stars=judged.stars
    )
    return scoring_pb2.ScoreRoundResponse(awards=awards, stella=result)
