"""A turn of Team Dixit (RULES 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from parlour.games.dixit.scoring import checks
from parlour.games.dixit.scoring.score import (
    ABSTAINED,
    NOBODY_VOTED,
    Score,
    capped,
    tellers_reason,
    voters_reason,
)
from parlour.games.dixit.team import FEWEST_TEAMS, TeamRules
from parlour.kernel.awards import Reason
from parlour.kernel.refusals import BadInput

MOST_TEAMS = 6


@dataclass(frozen=True, slots=True)
class TeamRound:
    """A turn. `teams`: name to members; `cards`: card to giver; `votes`: voter to card; `away`: absent members."""

    rules: TeamRules
    teams: tuple[tuple[str, tuple[str, ...]], ...]
    storyteller: str
    cards: Mapping[str, str]
    votes: Mapping[str, str]
    away: frozenset[str] = frozenset()

    @property
    def members(self) -> tuple[str, ...]:
        """Everybody."""
        return tuple(member for _, team in self.teams for member in team)


def score_team(turn: TeamRound) -> list[Score]:
    """The score of every team, in their order. Raises `BadInput` for a turn that no table allows."""
    _check(turn)
    if not turn.votes:
        return [Score(name, (NOBODY_VOTED,)) for name, _ in turn.teams]
    return [Score(name, _reasons(turn, team)) for name, team in turn.teams]


def _reasons(turn: TeamRound, team: tuple[str, ...]) -> tuple[Reason, ...]:
    target = next(card for card, giver in turn.cards.items() if giver == turn.storyteller)
    found, voted = list(turn.votes.values()).count(target), len(turn.votes)
    own = {card for card, giver in turn.cards.items() if giver in team and card != target}
    received = sum(card in own for card in turn.votes.values())
    points = capped(received, turn.rules.bonus_cap)
    if turn.storyteller in team:
        decoy = points if turn.rules.mate_decoy_bonus else 0
        bonus = (Reason("DECOY_VOTES", decoy, received),) if received else ()
        return (tellers_reason(found, voted), *bonus)
    bonus = (Reason("VOTES_RECEIVED", points, received),) if received else ()
    vote = next((turn.votes[member] for member in team if member in turn.votes), None)
    why = ABSTAINED if vote is None else voters_reason(vote == target, found, voted)
    return (why, *bonus)


def _check(turn: TeamRound) -> None:
    if not FEWEST_TEAMS <= len(turn.teams) <= MOST_TEAMS:
        bounds = f"{FEWEST_TEAMS} to {MOST_TEAMS}"
        raise BadInput("team.teams", f"{len(turn.teams)} teams; {bounds} can play", "TEAM_COUNT")
    for name, team in turn.teams:
        if len(team) != 2:
            raise BadInput("team.teams", f"{name} has {len(team)} members, not 2", "TEAM_SIZE")
    checks.check_different("team.teams", turn.members)
    checks.check_storyteller("team.storyteller", turn.storyteller, turn.members)
    checks.check_voters("team.away", turn.away, turn.members)
    _check_cards(turn)
    _check_votes(turn)


def _check_cards(turn: TeamRound) -> None:
    checks.check_owners("team.cards", turn.cards, turn.members)
    given = Counter(turn.cards.values())
    teller = turn.storyteller
    checks.check_given("team.cards", teller, given[teller], 1, "STORYTELLER_CARDS")
    for name, team in turn.teams:
        gave = sum(given[member] for member in team)
        checks.check_given("team.cards", name, gave, _due(turn, team, gave), "CARDS_PER_TEAM")


def _due(turn: TeamRound, team: tuple[str, ...], gave: int) -> int:
    there = [member for member in team if member not in turn.away]
    if turn.storyteller in team:
        return 1 + any(member != turn.storyteller for member in there)
    return 1 if there else min(gave, 1)


def _check_votes(turn: TeamRound) -> None:
    checks.check_voters("team.votes", turn.votes, turn.members)
    checks.check_known("team.votes", turn.votes.values(), turn.cards)
    givers = frozenset(turn.cards.values())
    for name, team in turn.teams:
        votes = {member: turn.votes[member] for member in team if member in turn.votes}
        if votes and turn.storyteller in team:
            raise BadInput(
                "team.votes", f"{name} tells and does not vote", "STORYTELLERS_TEAM_VOTES"
            )
        for voter, card in votes.items():
            if turn.cards[card] in team:
                said = f"{voter} votes for a card of {name}"
                raise BadInput("team.votes", said, "OWN_TEAMS_CARD")
            if voter in givers and set(team) - {voter} <= set(team) - turn.away:
                said = f"{voter} gave the card of {name} and does not vote"
                raise BadInput("team.votes", said, "GAVE_THE_CARD")
        if len(votes) > 1:
            raise BadInput("team.votes", f"{name} votes {len(votes)} times", "TOO_MANY_VOTES")
