"""The scorers: a round as a message, its score as awards. Beside `wire`, the only module here that sees protobuf."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from parlour.api.common.v1.award_pb2 import Award, AwardReason
from parlour.api.games.dixit.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.dixit.scoring.dixit import DixitRound, score_dixit
from parlour.games.dixit.scoring.party import PartyRound, score_party
from parlour.games.dixit.scoring.score import Score
from parlour.games.dixit.scoring.team import TeamRound, score_team
from parlour.games.dixit.wire.options import read_dixit
from parlour.games.dixit.wire.party import read_party
from parlour.games.dixit.wire.team import read_team


@dataclass(frozen=True, slots=True)
class RoundScorer:
    """`games.contract.Scorer` for one key."""

    key: str
    scores: Callable[[Any], Iterable[Score]]

    def score(self, request: scoring_pb2.ScoreRoundRequest) -> scoring_pb2.ScoreRoundResponse:
        """The awards of a turn."""
        scores = self.scores(getattr(request, self.key))
        return scoring_pb2.ScoreRoundResponse(awards=[_award(score) for score in scores])


def _award(score: Score) -> Award:
    reasons = [
        AwardReason(reason=why.reason, points=why.points, count=why.count) for why in score.reasons
    ]
    return Award(to=score.to, points=score.points, reasons=reasons)


def _dixit(turn: round_pb2.DixitRound) -> list[Score]:
    votes = {voter: tuple(chosen.cards) for voter, chosen in sorted(turn.votes.items())}
    return score_dixit(
        DixitRound(
            rules=read_dixit(turn.options, "dixit.options"),
            players=tuple(turn.players),
            storyteller=turn.storyteller,
            cards=dict(sorted(turn.cards.items())),
            votes={voter: chosen for voter, chosen in votes.items() if chosen},
            left=frozenset(turn.left),
        )
    )


def _party(turn: round_pb2.PartyRound) -> list[Score]:
    return score_party(
        PartyRound(
            rules=read_party(turn.options, "party.options"),
            players=tuple(turn.players),
            storyteller=turn.storyteller,
            cards=dict(sorted(turn.cards.items())),
            votes=dict(sorted(turn.votes.items())),
            red=turn.red,
            left=frozenset(turn.left),
        )
    )


def _team(turn: round_pb2.TeamRound) -> list[Score]:
    return score_team(
        TeamRound(
            rules=read_team(turn.options, "team.options"),
            teams=tuple((team.name, tuple(team.members)) for team in turn.teams),
            storyteller=turn.storyteller,
            cards=dict(sorted(turn.cards.items())),
            votes=dict(sorted(turn.votes.items())),
            away=frozenset(turn.away),
        )
    )


SCORERS = (
    RoundScorer("dixit", _dixit),
    RoundScorer("party", _party),
    RoundScorer("team", _team),
)
