"""Moves of Dixit, Dixit Party and Team Dixit, which share their messages."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.api.game.v1 import move_pb2
from parlour.api.games.dixit.v1 import moves_pb2


@dataclass(frozen=True, slots=True)
class DixitMoves:
    """Makes moves for the game of this key: "dixit", "party" or "team"."""

    game: str

    def claim(self) -> move_pb2.Move:
        """Be the first storyteller."""
        return self._move(moves_pb2.Move(claim=moves_pb2.Claim()))

    def give_clue(self, text: str, card: str = "", *, aloud: bool = False) -> move_pb2.Move:
        """Tell a clue about a card of one's own hand (Party: about none)."""
        clue = moves_pb2.GiveClue(text=text, card=card, aloud=aloud)
        return self._move(moves_pb2.Move(give_clue=clue))

    def submit_cards(self, *cards: str) -> move_pb2.Move:
        """Hand in cards."""
        return self._move(moves_pb2.Move(submit_cards=moves_pb2.SubmitCards(cards=cards)))

    def cast_vote(self, *slots: int, red: int | None = None) -> move_pb2.Move:
        """Vote for slots; `red` is for Party's storyteller."""
        return self._move(moves_pb2.Move(cast_vote=moves_pb2.CastVote(slots=slots, red=red)))

    def _move(self, move: moves_pb2.Move) -> move_pb2.Move:
        wrapped = move_pb2.Move()
        getattr(wrapped, self.game).CopyFrom(move)
        return wrapped


dixit = DixitMoves("dixit")
party = DixitMoves("party")
team = DixitMoves("team")
