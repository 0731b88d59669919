"""A turn of Dixit in any edition (RULES 2.4, 2.5, 3.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from parlour.games.dixit.options import DixitRules
from parlour.games.dixit.scoring import checks
from parlour.games.dixit.scoring.score import (
    ABSTAINED,
    NOBODY_VOTED,
    Score,
    Votes,
    capped,
    tellers_reason,
    voters_reason,
)
from parlour.kernel.awards import Reason
from parlour.kernel.refusals import BadInput


@dataclass(frozen=True, slots=True)
class DixitRound:
    """A turn. `cards`: card to giver. `left`: players who left before they gave any."""

    rules: DixitRules
    players: tuple[str, ...]
    storyteller: str
    cards: Mapping[str, str]
    votes: Votes
    left: frozenset[str] = frozenset()

    @property
    def votes_each(self) -> int:
        """Votes that a voter may give (3.1)."""
        least = self.rules.edition.second_vote_from
        return 2 if least and len(self.players) >= least else 1


def score_dixit(turn: DixitRound) -> list[Score]:
    """The score of everybody who took part, in order of seats. Raises `BadInput` for a turn that no table allows."""
    _check(turn)
    taking_part = [player for player in turn.players if player not in turn.left]
    if not turn.votes:
        return [Score(player, (NOBODY_VOTED,)) for player in taking_part]
    target = next(card for card, giver in turn.cards.items() if giver == turn.storyteller)
    finders = frozenset(voter for voter, chosen in turn.votes.items() if target in chosen)
    received = Counter(turn.cards[card] for chosen in turn.votes.values() for card in chosen)
    return [
        Score(player, (tellers_reason(len(finders), len(turn.votes)),))
        if player == turn.storyteller
        else Score(player, _guesser(turn, player, finders, received[player]))
        for player in taking_part
    ]


def _guesser(
    turn: DixitRound, player: str, finders: frozenset[str], received: int
) -> tuple[Reason, ...]:
    reasons: list[Reason] = []
    found, voted = len(finders), len(turn.votes)
    if player in turn.votes:
        reasons.append(voters_reason(player in finders, found, voted))
    else:
        reasons.append(ABSTAINED)
    # Whoever could have named two cards, named one, and was right (3.2).
    if player in finders and turn.votes_each == 2 and len(turn.votes[player]) == 1:
        reasons.append(Reason("LONE_VOTE", 1))
    if received:
        strict = turn.rules.strict_table and 0 < found < voted and player not in finders
        points = 0 if strict else capped(received, turn.rules.bonus_cap)
        reasons.append(Reason("VOTES_RECEIVED", points, received))
    return tuple(reasons)


def _check(turn: DixitRound) -> None:
    players = frozenset(turn.players)
    checks.check_different("dixit.players", turn.players)
    checks.check_count("dixit.players", len(players), turn.rules.edition.players)
    checks.check_storyteller("dixit.storyteller", turn.storyteller, players - turn.left)
    checks.check_voters("dixit.left", turn.left, players)
    checks.check_owners("dixit.cards", turn.cards, players)
    given = Counter(turn.cards.values())
    teller = turn.storyteller
    checks.check_given("dixit.cards", teller, given[teller], 1, "STORYTELLER_CARDS")
    each = 2 if len(players) == 3 else 1
    for player in players - {teller}:
        due = 0 if player in turn.left else each
        checks.check_given("dixit.cards", player, given[player], due, "CARDS_PER_PLAYER")
    checks.check_voters("dixit.votes", turn.votes, players - turn.left)
    if teller in turn.votes:
        raise BadInput("dixit.votes", f"{teller} tells and does not vote", "STORYTELLER_VOTES")
    for chosen in turn.votes.values():
        checks.check_known("dixit.votes", chosen, turn.cards)
    checks.check_not_own("dixit.votes", turn.votes, turn.cards)
    checks.check_number("dixit.votes", turn.votes, turn.votes_each)
