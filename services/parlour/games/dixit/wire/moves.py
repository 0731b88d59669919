"""Moves as messages: the same for Dixit, Party and Team."""

from __future__ import annotations

from parlour.api.games.dixit.v1 import moves_pb2
from parlour.games.dixit.moves import CastVote, Claim, GiveClue, Move, SubmitCards
from parlour.kernel.refusals import BadInput
from parlour.kernel.text import CLUE_LIMIT, clean

MOST_CHOICES = 12  # cards or slots in one move; more than any table has


def read_move(move: moves_pb2.Move, path: str) -> Move:
    """A move whose form is right. `path` names the message in `BadInput`."""
    match move.WhichOneof("move"):
        case "claim":
            return Claim()
        case "give_clue":
            return _read_clue(move.give_clue, f"{path}.give_clue")
        case "submit_cards":
            cards = tuple(move.submit_cards.cards)
            _check_count(len(cards), f"{path}.submit_cards.cards")
            return SubmitCards(cards)
        case "cast_vote":
            return _read_vote(move.cast_vote, f"{path}.cast_vote")
        case _:
            raise BadInput(path, "says nothing to be done", "UNKNOWN_MOVE")


def _read_clue(clue: moves_pb2.GiveClue, path: str) -> GiveClue:
    text = clean(clue.text, CLUE_LIMIT, f"{path}.text", least=0 if clue.aloud else 1)
    return GiveClue(text, clue.aloud, clue.card)


def _read_vote(vote: moves_pb2.CastVote, path: str) -> CastVote:
    slots = tuple(vote.slots)
    _check_count(len(slots), f"{path}.slots")
    if vote.HasField("red") and vote.red < 1:
        raise BadInput(f"{path}.red", "slots are counted from 1", "UNKNOWN_SLOT")
    return CastVote(slots, vote.red)


def _check_count(count: int, path: str) -> None:
    if count > MOST_CHOICES:
        raise BadInput(path, f"may have at most {MOST_CHOICES} entries")
