"""Rounds that no table allows are refused with a true reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from parlour.games.dixit.scoring.score import Votes
from parlour.kernel.refusals import BadInput


def check_different(path: str, players: Sequence[str]) -> None:
    """Nobody sits twice."""
    for player, times in Counter(players).items():
        if times > 1:
            raise BadInput(path, f"{player} is named {times} times", "DUPLICATE_PLAYER")


def check_count(path: str, count: int, allowed: range) -> None:
    """As many as may play."""
    if count not in allowed:
        bounds = f"{allowed[0]} to {allowed[-1]}"
        raise BadInput(path, f"{count} players; {bounds} can play", "PLAYER_COUNT")


def check_storyteller(path: str, storyteller: str, players: Collection[str]) -> None:
    """The storyteller is one of the players."""
    if storyteller not in players:
        raise BadInput(path, f"{storyteller} does not play", "STORYTELLER_NOT_SEATED")


def check_owners(path: str, cards: Mapping[str, str], players: Collection[str]) -> None:
    """Every card was given by a player."""
    for card, owner in cards.items():
        if owner not in players:
            raise BadInput(
                path, f"{owner}, who gave {card}, does not play", "CARD_OWNER_NOT_SEATED"
            )


def check_given(path: str, owner: str, given: int, due: int, reason: str) -> None:
    """A player or team gave as many cards as are due."""
    if given != due:
        raise BadInput(path, f"{owner} gave {given} cards, not {due}", reason)


def check_voters(path: str, votes: Iterable[str], players: Collection[str]) -> None:
    """Only players vote."""
    for voter in votes:
        if voter not in players:
            raise BadInput(path, f"{voter} does not play", "NOT_SEATED")


def check_known(path: str, chosen: Iterable[str], cards: Collection[str]) -> None:
    """Votes are for cards on the table."""
    for card in chosen:
        if card not in cards:
            raise BadInput(path, f"{card} is not on the table", "UNKNOWN_CARD")


def check_number(path: str, votes: Votes, most: int) -> None:
    """Nobody votes for one card twice, or for too many."""
    for voter, chosen in votes.items():
        if len(set(chosen)) < len(chosen):
            raise BadInput(path, f"{voter} votes twice for one card", "DUPLICATE_VOTE")
        if len(chosen) > most:
            raise BadInput(path, f"{voter} gives {len(chosen)} votes of {most}", "TOO_MANY_VOTES")


def check_not_own(path: str, votes: Votes, cards: Mapping[str, str]) -> None:
    """Nobody votes for a card of one's own."""
    for voter, chosen in votes.items():
        for card in chosen:
            if cards[card] == voter:
                raise BadInput(path, f"{voter} votes for an own card", "OWN_CARD")
