"""What is shown of Stella, as messages of the public API."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.api.games.stella.v1 import events_pb2, view_pb2
from parlour.games.stella import events as e
from parlour.games.stella.sky import SUPER_SPARK
from parlour.games.stella.state import Reveal
from parlour.games.stella.views import Hand, TableView


def event(event: e.Event) -> events_pb2.Event | None:
    """An event; None: it is never shown, not even in a replay."""
    match event:
        case e.DecksShuffled():
            return None
        case e.CardsLaid(position, cards):
            laid = events_pb2.CardsLaid(position=position, cards=cards)
            return events_pb2.Event(cards_laid=laid)
        case e.RoundBegun(number, first_scout, _, word_card):
            begun = events_pb2.RoundBegun(
                round=number, first_scout=first_scout, word_card=word_card
            )
            return events_pb2.Event(round_begun=begun)
        case e.Marked(seat, positions):
            marked = events_pb2.Marked(seat=seat, positions=positions)
            return events_pb2.Event(marked=marked)
        case e.Confirmed(seat):
            return events_pb2.Event(confirmed=events_pb2.Confirmed(seat=seat))
        case e.OtherWordSupported(seat):
            supported = events_pb2.OtherWordSupported(seat=seat)
            return events_pb2.Event(other_word_supported=supported)
        case e.WordChanged(word):
            return events_pb2.Event(word_changed=events_pb2.WordChanged(word=word))
        case e.Announced(counts, in_the_dark):
            announced = events_pb2.Announced(counts=_counts(counts), in_the_dark=in_the_dark)
            return events_pb2.Event(announced=announced)
        case e.ScoutNamed(seat):
            return events_pb2.Event(scout_named=events_pb2.ScoutNamed(seat=seat))
        case e.MarkShown():
            shown = events_pb2.MarkShown(showing=_showing(event))
            return events_pb2.Event(mark_shown=shown)


def table(view: TableView) -> view_pb2.TableView:
    """The public view."""
    return view_pb2.TableView(
        phase=f"PHASE_{view.phase.upper()}",
        round=view.round,
        grid=view.grid,
        word_card=view.word_card,
        word=view.word,
        first_scout=view.first_scout,
        other_word=view.other_word,
        confirmed=view.confirmed,
        counts=_counts(view.counts),
        in_the_dark=view.in_the_dark,
        scout=view.scout,
        showings=[_showing(shown) for shown in view.showings],
        fallen=view.fallen,
        slates=[
            view_pb2.Slate(seat=n, stars=slate.stars, points=slate.points)
            for n, slate in enumerate(view.slates)
        ],
        draw_pile=view.draw_pile,
        last_reveal=_reveal(view.last_reveal) if view.last_reveal else None,
    )


def hand(view: Hand) -> view_pb2.Hand:
    """The private view."""
    return view_pb2.Hand(marks=view.marks)


def _counts(counts: Sequence[tuple[int, int]]) -> list[view_pb2.MarkCount]:
    return [view_pb2.MarkCount(seat=seat, count=count) for seat, count in counts]


def _showing(shown: e.MarkShown) -> view_pb2.Showing:
    return view_pb2.Showing(
        scout=shown.scout,
        position=shown.position,
        seats=shown.seats,
        spark=_spark(len(shown.seats)),
        filled=shown.filled,
    )


def _spark(seats: int) -> view_pb2.Spark:
    if seats < SUPER_SPARK:
        return view_pb2.SPARK_NONE
    return view_pb2.SPARK_SUPER_SPARK if seats == SUPER_SPARK else view_pb2.SPARK_SPARK


def _reveal(reveal: Reveal) -> view_pb2.Reveal:
    return view_pb2.Reveal(
        round=reveal.round,
        word=reveal.word,
        grid=reveal.grid,
        counts=_counts(reveal.counts),
        in_the_dark=reveal.in_the_dark,
        showings=[_showing(shown) for shown in reveal.showings],
        fallen=reveal.fallen,
    )
