"""Events as they are stored, read back from every released version: the same for Dixit, Party and Team."""

from __future__ import annotations

from parlour.games.dixit import events as d
from parlour.games.dixit.state import Reveal, RevealedSlot
from parlour.store.games.dixit.v1 import events_pb2 as pb


def store(event: d.Event) -> bytes:
    """The event as bytes."""
    return _written(event).SerializeToString(deterministic=True)


def _written(event: d.Event) -> pb.Event:
    match event:
        case d.DeckShuffled(cards):
            return pb.Event(deck_shuffled=pb.DeckShuffled(cards=cards))
        case d.Drawn(seat, cards, blind):
            return pb.Event(drawn=pb.Drawn(seat=seat, cards=cards, blind=blind))
        case d.TurnBegun(turn, teller, playing):
            begun = pb.TurnBegun(turn=turn, storyteller=teller, active=playing)
            return pb.Event(turn_begun=begun)
        case d.ClueGiven(seat, text, aloud, card):
            given = pb.ClueGiven(seat=seat, text=text, aloud=aloud, card=card)
            return pb.Event(clue_given=given)
        case d.Submitted(seat, cards, before):
            return pb.Event(submitted=pb.Submitted(seat=seat, cards=cards, instead_of=before))
        case d.TableLaid(cards):
            return pb.Event(table_laid=pb.TableLaid(cards=cards))
        case d.Voted(seat, slots, red, before):
            vote = pb.Voted(seat=seat, slots=slots, red=red, instead_of=before)
            return pb.Event(voted=vote)
        case d.Revealed(reveal):
            return pb.Event(revealed=_written_reveal(reveal))
        case d.TurnVoided(seat):
            return pb.Event(turn_voided=pb.TurnVoided(seat=seat))
        case d.TableCleared():
            return pb.Event(table_cleared=pb.TableCleared())
        case d.HandDiscarded(seat):
            return pb.Event(hand_discarded=pb.HandDiscarded(seat=seat))
        case d.HandsPassed(seats):
            return pb.Event(hands_passed=pb.HandsPassed(seats=seats))


def _written_reveal(reveal: Reveal) -> pb.Revealed:
    slots = [
        pb.RevealedSlot(
            card=shown.card,
            owner=shown.owner,
            votes=shown.votes,
            storytellers=shown.storytellers,
            red=shown.red,
        )
        for shown in reveal.slots
    ]
    return pb.Revealed(
        turn=reveal.turn,
        storyteller=reveal.storyteller,
        text=reveal.text,
        aloud=reveal.aloud,
        slots=slots,
    )


def restore(data: bytes) -> d.Event:
    """The event that was stored; raises ValueError for one that this version does not know."""
    event = pb.Event.FromString(data)
    match event.WhichOneof("event"):
        case "deck_shuffled":
            return d.DeckShuffled(tuple(event.deck_shuffled.cards))
        case "drawn":
            return d.Drawn(event.drawn.seat, tuple(event.drawn.cards), event.drawn.blind)
        case "turn_begun":
            begun = event.turn_begun
            return d.TurnBegun(begun.turn, begun.storyteller, tuple(begun.active))
        case "turn_voided":
            return d.TurnVoided(event.turn_voided.seat)
        case "table_laid":
            return d.TableLaid(tuple(event.table_laid.cards))
        case "table_cleared":
            return d.TableCleared()
        case "hand_discarded":
            return d.HandDiscarded(event.hand_discarded.seat)
        case "hands_passed":
            return d.HandsPassed(tuple(event.hands_passed.seats))
        case _:
            return _restore_choice(event)


def _restore_choice(event: pb.Event) -> d.Event:
    match event.WhichOneof("event"):
        case "clue_given":
            given = event.clue_given
            return d.ClueGiven(given.seat, given.text, given.aloud, given.card)
        case "submitted":
            chosen = event.submitted
            before = chosen.instead_of if chosen.HasField("instead_of") else None
            return d.Submitted(chosen.seat, tuple(chosen.cards), before)
        case "voted":
            vote = event.voted
            before = vote.instead_of if vote.HasField("instead_of") else None
            return d.Voted(vote.seat, tuple(vote.slots), vote.red, before)
        case "revealed":
            return d.Revealed(_restore_reveal(event.revealed))
        case unknown:
            raise ValueError(f"an event of a newer version: {unknown}")


def _restore_reveal(stored: pb.Revealed) -> Reveal:
    slots = tuple(
        RevealedSlot(
            card=shown.card,
            owner=shown.owner,
            votes=tuple(shown.votes),
            storytellers=shown.storytellers,
            red=shown.red,
        )
        for shown in stored.slots
    )
    return Reveal(stored.turn, stored.storyteller, stored.text, stored.aloud, slots)
