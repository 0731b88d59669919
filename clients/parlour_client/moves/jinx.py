"""Moves of Dixit Jinx. Positions run row by row from the top left, 1-9."""

from __future__ import annotations

from parlour.api.game.v1 import move_pb2
from parlour.api.games.jinx.v1 import moves_pb2


def give_clue(text: str, *, aloud: bool = False) -> move_pb2.Move:
    """Hint at the card on the position drawn."""
    return _move(moves_pb2.Move(give_clue=moves_pb2.GiveClue(text=text, aloud=aloud)))


def point(position: int) -> move_pb2.Move:
    """The one guess of the round; refused with JINXED when somebody was faster, and then not used up."""
    return _move(moves_pb2.Move(point=moves_pb2.Point(position=position)))


def give_up() -> move_pb2.Move:
    """Point at nothing this round."""
    move = moves_pb2.Move()
    getattr(move, "pass").SetInParent()  # a keyword of Python's
    return _move(move)


def _move(move: moves_pb2.Move) -> move_pb2.Move:
    return move_pb2.Move(jinx=move)
