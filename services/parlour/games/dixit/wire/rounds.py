"""A completed turn as the scoring service reads it. Parties are seat numbers as text."""

from __future__ import annotations

from parlour.api.games.dixit.v1 import round_pb2
from parlour.games.dixit.options import DixitRules
from parlour.games.dixit.state import AnyState, State
from parlour.games.dixit.wire.options import write_dixit


def write_dixit_round(state: State[DixitRules], into: round_pb2.DixitRound) -> None:
    """A turn of Dixit. An idle voter is not in its votes (2.8)."""
    write_dixit(state.rules, into.options)
    into.players.extend(str(n) for n in state.playing)
    into.storyteller = str(state.teller())
    for card in state.laid:
        into.cards[card] = str(state.owner(card))
    for seat, vote in sorted(state.votes.items()):
        into.votes[str(seat)].cards.extend(cards_of(state, vote.slots))
    into.left.extend(str(n) for n in state.playing if n not in state.given)


def cards_of(state: AnyState, slots: tuple[int, ...]) -> list[str]:
    """The cards in some slots."""
    return [state.laid[slot - 1] for slot in slots]
