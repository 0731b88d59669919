"""A turn of Dixit Party (RULES 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from parlour.games.dixit.party import EVERY_GROUP, Party, PartyRules
from parlour.games.dixit.scoring import checks
from parlour.games.dixit.scoring.score import ABSTAINED, Score
from parlour.kernel.awards import Reason
from parlour.kernel.refusals import BadInput

MOST_POINTS = 5


@dataclass(frozen=True, slots=True)
class PartyRound:
    """A turn. `cards`: card to giver; `votes`: voter to card; `red`: "" none. `left`: who left before giving a card."""

    rules: PartyRules
    players: tuple[str, ...]
    storyteller: str
    cards: Mapping[str, str]
    votes: Mapping[str, str]
    red: str = ""
    left: frozenset[str] = frozenset()


def score_party(turn: PartyRound) -> list[Score]:
    """The score of everybody who took part, in order of seats. Raises `BadInput` for a turn that no table allows."""
    _check(turn)
    taking_part = [player for player in turn.players if player not in turn.left]
    return [Score(player, _reasons(turn, player)) for player in taking_part]


def _reasons(turn: PartyRound, player: str) -> tuple[Reason, ...]:
    card = turn.votes.get(player)
    if card is None:
        only_red = player == turn.storyteller and not turn.rules.storyteller_green
        return () if only_red else (ABSTAINED,)
    greens = Counter(turn.votes.values())
    count, most = greens[card], max(greens.values())
    if card == turn.red:
        return (Reason("RED_ON_THE_CARD", 0, count),)
    if count == 1:
        return (Reason("ALONE_ON_THE_CARD", 0),)
    if count < most and turn.rules.scoring != EVERY_GROUP:
        return (Reason("NOT_THE_TOP_CARD", 0, count),)
    return (Reason("SHARED_CARD", min(count, MOST_POINTS), count),)


def _check(turn: PartyRound) -> None:
    players = frozenset(turn.players)
    checks.check_different("party.players", turn.players)
    # A table of six that two have left is still one; only those who are there fill it.
    allowed = Party().players(turn.rules)
    there = max(len(players - turn.left), min(len(players), allowed[0]))
    checks.check_count("party.players", there, allowed)
    checks.check_storyteller("party.storyteller", turn.storyteller, players)
    checks.check_voters("party.left", turn.left, players)
    checks.check_owners("party.cards", turn.cards, players)
    given = Counter(turn.cards.values())
    for player in turn.players:
        due = 0 if player in turn.left else 1
        checks.check_given("party.cards", player, given[player], due, "CARDS_PER_PLAYER")
    checks.check_voters("party.votes", turn.votes, players - turn.left)
    if turn.storyteller in turn.votes and not turn.rules.storyteller_green:
        said = f"{turn.storyteller} votes red alone"
        raise BadInput("party.votes", said, "STORYTELLER_VOTES")
    checks.check_known("party.votes", turn.votes.values(), turn.cards)
    checks.check_known("party.red", (turn.red,) if turn.red else (), turn.cards)
    if not turn.rules.own_card_vote:
        votes = {voter: (card,) for voter, card in turn.votes.items()}
        checks.check_not_own("party.votes", votes, turn.cards)
    if turn.red and turn.votes.get(turn.storyteller) == turn.red:
        raise BadInput("party.red", "red and green have to be on different cards", "RED_ON_GREEN")
