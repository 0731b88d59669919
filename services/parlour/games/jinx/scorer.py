"""Rounds of Jinx for the scoring service: checked, then judged. Messages in, messages out."""

from __future__ import annotations

from parlour.api.common.v1 import award_pb2
from parlour.api.games.jinx.v1 import round_pb2
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.jinx.scoring import GRID, Round, Score, score
from parlour.kernel.refusals import BadInput

PLAYERS = range(3, 7)
MOST_LOST = 1


class JinxScorer:
    """Says what a round of Jinx is worth."""

    key = "jinx"

    def score(self, request: scoring_pb2.ScoreRoundRequest) -> scoring_pb2.ScoreRoundResponse:
        """One award for each player; raises `BadInput` with a true reason."""
        played = _read(request.jinx)
        return _answer(played, score(played))


SCORERS = (JinxScorer(),)


def _read(message: round_pb2.JinxRound) -> Round:
    piles = {pile.player: pile.cards for pile in message.piles}
    if len(piles) != len(message.piles):
        raise BadInput("jinx.piles", "names a player twice", "DUPLICATE_PLAYER")
    if len(piles) not in PLAYERS:
        raise BadInput("jinx.piles", "Jinx is for 3 to 6 players", "PLAYER_COUNT")
    for n, pile in enumerate(message.piles):
        if pile.cards < 0:
            raise BadInput(f"jinx.piles[{n}].cards", "may not be negative", "NEGATIVE_PILE")
    if message.active not in piles:
        raise BadInput("jinx.active", "is none of the players", "NOT_SEATED")
    _check_position(message.target, "jinx.target")
    if not 0 <= message.options.nobody_penalty <= MOST_LOST:
        raise BadInput("jinx.options.nobody_penalty", "is 0 or 1", "OUT_OF_RANGE")
    guesses = [(guess.player, guess.position) for guess in message.guesses]
    played = Round(piles, message.active, message.target, guesses, message.options.nobody_penalty)
    _check_guesses(played)
    return played


def _check_guesses(played: Round) -> None:
    """Each guess against those before it: the same contention as at the table (6.3)."""
    guessed: set[str] = set()
    taken: set[int] = set()
    for n, (player, position) in enumerate(played.guesses):
        field = f"jinx.guesses[{n}]"
        if player not in played.piles:
            raise BadInput(f"{field}.player", "is none of the players", "NOT_SEATED")
        if player == played.active:
            raise BadInput(f"{field}.player", "gives the clue, and does not point", "ACTIVE_PLAYER")
        _check_position(position, f"{field}.position")
        if played.target in taken:
            raise BadInput(field, "comes after the target was found", "ROUND_OVER")
        if player in guessed:
            raise BadInput(f"{field}.player", "has guessed already", "ALREADY_GUESSED")
        if position in taken:
            raise BadInput(f"{field}.position", "is taken", "JINXED")
        guessed.add(player)
        taken.add(position)


def _check_position(position: int, field: str) -> None:
    if not 1 <= position <= GRID:
        raise BadInput(field, "positions run from 1 to 9", "OUT_OF_RANGE")


def _answer(played: Round, judged: Score) -> scoring_pb2.ScoreRoundResponse:
    awards = [
        award_pb2.Award(
            to=player,
            points=judged.points(player),
            reasons=[
                award_pb2.AwardReason(reason=r.reason, points=r.points, count=r.count)
                for r in reasons
            ],
        )
        for player, reasons in judged.reasons.items()
    ]
    piles = [
        round_pb2.PileSize(player=player, cards=held + judged.points(player))
        for player, held in played.piles.items()
    ]
    result = round_pb2.JinxResult(piles=piles, returned=judged.returned, discarded=judged.discarded)
    return scoring_pb2.ScoreRoundResponse(awards=awards, jinx=result)
