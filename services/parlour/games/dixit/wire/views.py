"""Views as API messages: the same for Dixit, Party and Team."""

from __future__ import annotations

from parlour.api.games.dixit.v1 import view_pb2
from parlour.games.dixit.views import HandView, TableView
from parlour.games.dixit.wire.events import reveal_shown, slots

PHASES = {
    "claim": view_pb2.PHASE_CLAIM,
    "clue": view_pb2.PHASE_CLUE,
    "submit": view_pb2.PHASE_SUBMIT,
    "vote": view_pb2.PHASE_VOTE,
    "score": view_pb2.PHASE_SCORE,
    "over": view_pb2.PHASE_OVER,
}


def write_table(view: TableView, into: view_pb2.TableView) -> None:
    """The public view."""
    into.phase = PHASES[view.phase]
    into.turn = view.turn
    if view.storyteller is not None:
        into.storyteller = view.storyteller
    into.clue = view.clue
    into.clue_aloud = view.clue_aloud
    into.handed_in.extend(view.handed_in)
    into.voted.extend(view.voted)
    into.table.extend(slots(view.table))
    into.cards_to_submit = view.cards_to_submit
    into.votes_allowed = view.votes_allowed
    into.draw_pile = view.draw_pile
    into.discard = view.discard
    into.hand_size = view.hand_size
    if view.last_reveal is not None:
        into.last_reveal.CopyFrom(reveal_shown(view.last_reveal))
    for seats in view.teams:
        into.teams.add(seats=seats)


def write_hand(view: HandView, into: view_pb2.Hand) -> None:
    """The private view."""
    into.cards.extend(view.cards)
    into.submitted.extend(view.submitted)
    into.own_slots.extend(view.own_slots)
    into.votes.extend(view.votes)
    if view.red:
        into.red = view.red
