"""Observed events as API messages: the same for Dixit, Party and Team."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from parlour.api.games.dixit.v1 import events_pb2, view_pb2
from parlour.games.dixit import events as d
from parlour.games.dixit.state import Reveal


def write_event(event: d.Event, into: events_pb2.Event) -> bool:
    """Write what an event shows; False: it shows nothing that the views do not say."""
    match event:
        case d.DeckShuffled(cards):
            into.deck_reshuffled.draw_pile = len(cards)
        case d.Drawn(seat, cards):
            into.cards_drawn.seat = seat
            into.cards_drawn.count = len(cards)
            into.cards_drawn.cards.extend(card for card in cards if card != d.FACE_DOWN)
        case d.TurnBegun(turn, storyteller):
            into.turn_begun.turn = turn
            into.turn_begun.storyteller = storyteller
        case d.ClueGiven(seat, text, aloud, card):
            told = events_pb2.ClueGiven(seat=seat, text=text, aloud=aloud, card=card)
            into.clue_given.CopyFrom(told)
        case d.TurnVoided(seat):
            into.turn_voided.seat = seat
        case d.HandsPassed():
            into.hands_passed.SetInParent()
        case d.TableCleared() | d.HandDiscarded():
            return False
        case _:
            _write_choice(event, into)
    return True


def _write_choice(
    event: d.Submitted | d.TableLaid | d.Voted | d.Revealed, into: events_pb2.Event
) -> None:
    match event:
        case d.Submitted(seat, cards):
            into.cards_submitted.seat = seat
            into.cards_submitted.cards.extend(cards)
        case d.TableLaid(cards):
            into.table_laid.slots.extend(slots(cards))
        case d.Voted(seat, chosen, red):
            into.vote_cast.seat = seat
            into.vote_cast.slots.extend(chosen)
            if red:
                into.vote_cast.red = red
        case d.Revealed(reveal):
            into.turn_revealed.reveal.CopyFrom(reveal_shown(reveal))


@lru_cache(maxsize=1024)
def slots(cards: tuple[str, ...]) -> Sequence[view_pb2.Slot]:
    """Cards on the table, by slot; not to be changed, for they are shown again with every step until they are cleared."""
    return [view_pb2.Slot(slot=slot, card=card) for slot, card in enumerate(cards, 1)]


@lru_cache(maxsize=1024)
def reveal_shown(reveal: Reveal) -> view_pb2.Reveal:
    """A turn, opened; not to be changed, for it is shown again with every step of the turn that follows."""
    into = view_pb2.Reveal(
        turn=reveal.turn,
        storyteller=reveal.storyteller,
        clue=reveal.text,
        clue_aloud=reveal.aloud,
    )
    for slot, shown in enumerate(reveal.slots, 1):
        into.slots.add(
            slot=slot,
            card=shown.card,
            owner=shown.owner,
            votes=shown.votes,
            storytellers=shown.storytellers,
            red=shown.red,
        )
    return into
