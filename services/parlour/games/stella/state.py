"""A table of Stella between two steps, and how an event changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from parlour.games.stella import events as e
from parlour.games.stella.options import StellaRules
from parlour.games.stella.sky import Sky, stars
from parlour.kernel.awards import Award
from parlour.kernel.events import Begun, PresenceChanged, RoundScored, TableEvent
from parlour.kernel.seats import Presence
from parlour.kernel.table import Table, changed, evolve_table


@dataclass(frozen=True, slots=True)
class Reveal:
    """A round after all is shown."""

    round: int
    word: str
    grid: tuple[str, ...]
    counts: tuple[tuple[int, int], ...]
    in_the_dark: int | None
    showings: tuple[e.MarkShown, ...]
    fallen: tuple[int, ...]


def _no_marks() -> Mapping[int, tuple[int, ...]]:
    return {}


def _nobody() -> Mapping[int, int]:
    return {}


@dataclass(frozen=True, kw_only=True)
class StellaState(Table):
    """`deck` and `given_words` are what the game was given; every picture is in `draw_pile`, `grid` or `discard` once it began.

    `words`: the word cards of all rounds. Of the present one: `supporters` would play with the other word; `marks` by seat;
    `shown`: the scout has shown the card of this phase; `left`: departed seats, and how many cards had been shown by then.
    `slates`: by seat, the points of each round before.
    """

    rules: StellaRules = field(default_factory=StellaRules)
    deck: tuple[str, ...] = ()
    given_words: tuple[tuple[str, ...], ...] = ()
    draw_pile: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    grid: tuple[str, ...] = ()
    words: tuple[tuple[str, ...], ...] = ()
    slates: tuple[tuple[int, ...], ...] = ()
    round: int = 0
    first_scout: int = 0
    playing: tuple[int, ...] = ()
    word_card: tuple[str, ...] = ()
    word: str = ""
    supporters: frozenset[int] = frozenset()
    marks: Mapping[int, tuple[int, ...]] = field(default_factory=_no_marks)
    confirmed: frozenset[int] = frozenset()
    counts: tuple[tuple[int, int], ...] = ()
    in_the_dark: int | None = None
    scout: int | None = None
    shown: bool = False
    showings: tuple[e.MarkShown, ...] = ()
    left: Mapping[int, int] = field(default_factory=_nobody)
    last_reveal: Reveal | None = None

    @property
    def order(self) -> tuple[int, ...]:
        """Seats of this round, clockwise from the first scout."""
        ahead = tuple(seat for seat in self.playing if seat >= self.first_scout)
        return (*ahead, *(seat for seat in self.playing if seat < self.first_scout))

    @property
    def fallen(self) -> frozenset[int]:
        """Scouts who were alone with a mark in this round."""
        return frozenset(shown.scout for shown in self.showings if len(shown.seats) == 1)

    @property
    def sky(self) -> Sky[int]:
        """This round's marks of everybody who was counted, and what has become of them."""
        return Sky(
            order=self.order,
            marks={seat: frozenset(self.marks[seat]) for seat, _ in self.counts},
            shown=frozenset(showing.position for showing in self.showings),
            fallen=self.fallen,
            left=frozenset(self.left),
        )

    def stars(self, seat: int) -> int:
        """Stars that a seat has filled in this round."""
        return sum(stars(len(shown.seats)) for shown in self.showings if seat in shown.filled)


def evolve(state: StellaState, event: TableEvent | e.Event) -> StellaState:
    """Fold one event. Total: checks nothing, draws nothing, makes up no points."""
    match event:
        case TableEvent():
            return _evolve_table(state, event)
        case e.DecksShuffled(draw_pile, words):
            return changed(state, draw_pile=draw_pile, words=words)
        case e.CardsLaid():
            return _lay(state, event)
        case e.RoundBegun():
            return _begin(state, event)
        case e.Marked(seat, positions):
            return changed(state, marks={**state.marks, seat: positions})
        case e.Confirmed(seat):
            return changed(state, confirmed=state.confirmed | {seat})
        case e.OtherWordSupported(seat):
            return changed(state, supporters=state.supporters | {seat})
        case e.WordChanged(word):
            return changed(state, word=word)
        case e.Announced(counts, in_the_dark):
            return changed(state, counts=counts, in_the_dark=in_the_dark)
        case e.ScoutNamed(seat):
            return changed(state, scout=seat, shown=False)
        case e.MarkShown():
            return changed(state, showings=(*state.showings, event), shown=True)


def _evolve_table(state: StellaState, event: TableEvent) -> StellaState:
    state = evolve_table(state, event)
    match event:
        case Begun(players):
            return changed(state, slates=((),) * len(players))
        case PresenceChanged(seat, Presence.DEPARTED):
            return changed(state, left={**state.left, seat: len(state.showings)})
        case RoundScored(_, awards):
            return changed(state, slates=_write(state.slates, awards))
        case _:
            return state


def _write(
    slates: tuple[tuple[int, ...], ...], awards: tuple[Award, ...]
) -> tuple[tuple[int, ...], ...]:
    points = {award.seat: award.points for award in awards}
    return tuple((*slate, points.get(seat, 0)) for seat, slate in enumerate(slates))


def _lay(state: StellaState, event: e.CardsLaid) -> StellaState:
    start, end = event.position - 1, event.position - 1 + len(event.cards)
    return changed(
        state,
        grid=(*state.grid[:start], *event.cards, *state.grid[end:]),
        draw_pile=state.draw_pile[len(event.cards) :],
        discard=(*state.discard, *state.grid[start:end]),
    )


def _begin(state: StellaState, event: e.RoundBegun) -> StellaState:
    last_reveal = Reveal(
        round=state.round,
        word=state.word,
        grid=state.grid,
        counts=state.counts,
        in_the_dark=state.in_the_dark,
        showings=state.showings,
        fallen=tuple(sorted(state.fallen)),
    )
    return changed(
        state,
        round=event.round,
        first_scout=event.first_scout,
        playing=event.playing,
        word_card=event.word_card,
        word=event.word_card[0],
        supporters=frozenset[int](),
        marks=_no_marks(),
        confirmed=frozenset[int](),
        counts=(),
        in_the_dark=None,
        scout=None,
        shown=False,
        showings=(),
        left=_nobody(),
        last_reveal=last_reveal if state.round else None,
    )
