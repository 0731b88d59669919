"""Moves of Stella. Positions run row by row from the top left, 1-15."""

from __future__ import annotations

from parlour.api.game.v1 import move_pb2
from parlour.api.games.stella.v1 import moves_pb2


def mark(*positions: int) -> move_pb2.Move:
    """Mark 1 to 10 cards in place of those marked before."""
    return _move(moves_pb2.Move(mark=moves_pb2.Mark(positions=positions)))


def confirm() -> move_pb2.Move:
    """The marks are made."""
    return _move(moves_pb2.Move(confirm=moves_pb2.Confirm()))


def propose_other_word() -> move_pb2.Move:
    """Propose to play with the other word of the word card."""
    return _move(moves_pb2.Move(propose_other_word=moves_pb2.ProposeOtherWord()))


def accept_other_word() -> move_pb2.Move:
    """Agree to play with the other word."""
    return _move(moves_pb2.Move(accept_other_word=moves_pb2.AcceptOtherWord()))


def show(position: int) -> move_pb2.Move:
    """Show one of the own marks that nobody has shown yet."""
    return _move(moves_pb2.Move(show=moves_pb2.Show(position=position)))


def _move(move: moves_pb2.Move) -> move_pb2.Move:
    return move_pb2.Move(stella=move)
