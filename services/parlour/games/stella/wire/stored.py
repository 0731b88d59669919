"""Stella's events as they are stored. Every released form stays readable."""

from __future__ import annotations

from parlour.games.stella import events as e
from parlour.store.games.stella.v1 import events_pb2


def store(event: e.Event) -> bytes:
    """An event as bytes."""
    return _message(event).SerializeToString(deterministic=True)


def restore(data: bytes) -> e.Event:
    """The event that was stored. Raises `ValueError` for bytes of no known event."""
    stored = events_pb2.Event.FromString(data)
    match stored.WhichOneof("event"):
        case "decks_shuffled":
            decks = stored.decks_shuffled
            words = tuple(tuple(card.words) for card in decks.words)
            return e.DecksShuffled(tuple(decks.draw_pile), words)
        case "cards_laid":
            return e.CardsLaid(stored.cards_laid.position, tuple(stored.cards_laid.cards))
        case "round_begun":
            begun = stored.round_begun
            playing, word_card = tuple(begun.playing), tuple(begun.word_card.words)
            return e.RoundBegun(begun.round, begun.first_scout, playing, word_card)
        case "marked":
            return e.Marked(stored.marked.seat, tuple(stored.marked.positions))
        case "confirmed":
            return e.Confirmed(stored.confirmed.seat)
        case "other_word_supported":
            return e.OtherWordSupported(stored.other_word_supported.seat)
        case "word_changed":
            return e.WordChanged(stored.word_changed.word)
        case "announced":
            announced = stored.announced
            dark = announced.in_the_dark if announced.HasField("in_the_dark") else None
            return e.Announced(tuple((c.seat, c.count) for c in announced.counts), dark)
        case "scout_named":
            return e.ScoutNamed(stored.scout_named.seat)
        case "mark_shown":
            shown = stored.mark_shown
            seats, filled = tuple(shown.seats), tuple(shown.filled)
            return e.MarkShown(shown.scout, shown.position, seats, filled)
        case _:
            raise ValueError("no event of Stella")


def _message(event: e.Event) -> events_pb2.Event:
    match event:
        case e.DecksShuffled(draw_pile, words):
            cards = [events_pb2.WordCard(words=card) for card in words]
            decks = events_pb2.DecksShuffled(draw_pile=draw_pile, words=cards)
            return events_pb2.Event(decks_shuffled=decks)
        case e.CardsLaid(position, cards):
            laid = events_pb2.CardsLaid(position=position, cards=cards)
            return events_pb2.Event(cards_laid=laid)
        case e.RoundBegun(number, first_scout, playing, word_card):
            begun = events_pb2.RoundBegun(
                round=number,
                first_scout=first_scout,
                playing=playing,
                word_card=events_pb2.WordCard(words=word_card),
            )
            return events_pb2.Event(round_begun=begun)
        case e.Marked(seat, positions):
            return events_pb2.Event(marked=events_pb2.Marked(seat=seat, positions=positions))
        case e.Confirmed(seat):
            return events_pb2.Event(confirmed=events_pb2.Confirmed(seat=seat))
        case e.OtherWordSupported(seat):
            supported = events_pb2.OtherWordSupported(seat=seat)
            return events_pb2.Event(other_word_supported=supported)
        case e.WordChanged(word):
            return events_pb2.Event(word_changed=events_pb2.WordChanged(word=word))
        case e.Announced(counts, in_the_dark):
            by_seat = [events_pb2.Count(seat=seat, count=count) for seat, count in counts]
            announced = events_pb2.Announced(counts=by_seat, in_the_dark=in_the_dark)
            return events_pb2.Event(announced=announced)
        case e.ScoutNamed(seat):
            return events_pb2.Event(scout_named=events_pb2.ScoutNamed(seat=seat))
        case e.MarkShown(scout, position, seats, filled):
            shown = events_pb2.MarkShown(scout=scout, position=position, seats=seats, filled=filled)
            return events_pb2.Event(mark_shown=shown)
