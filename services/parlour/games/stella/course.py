"""The course of a game of Stella: four rounds, each from the word to the stars (7.1, 7.2, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.stella import events as e
from parlour.games.stella.moves import COLUMNS, POSITIONS
from parlour.games.stella.options import Words
from parlour.games.stella.sky import alone_at_the_top
from parlour.games.stella.state import StellaState, evolve
from parlour.kernel.awards import Tally
from parlour.kernel.chance import Chance
from parlour.kernel.events import Ended, PhaseOpened, RoundCompleted, TableEvent, TurnEnded
from parlour.kernel.options import FirstPlayer

ASSOCIATE, REVEAL = "associate", "reveal"
ROUNDS = 4
FEWEST, MOST = 3, 6
PICTURES = (
    len(POSITIONS) + (ROUNDS - 1) * COLUMNS
)  # a row is replaced after each round but the last

Events = Sequence[TableEvent | e.Event]


def begin(state: StellaState, chance: Chance) -> Events:
    """Draw pictures and words, give somebody the pawn."""
    draw_pile = chance.shuffle(state.deck)
    words = _word_cards(state, chance)
    seats = state.active()
    named = state.options.first_player is FirstPlayer.SEAT
    pawn = seats[state.options.first_seat % len(seats)] if named else chance.choose(seats)
    return [
        e.DecksShuffled(draw_pile, words),
        e.RoundBegun(1, pawn, seats, words[0]),
        e.CardsLaid(1, draw_pile[: len(POSITIONS)]),
        PhaseOpened(ASSOCIATE),
    ]


def close(state: StellaState, chance: Chance) -> Events:
    """All have confirmed, or the scout has shown, or is gone: the next showing, or the round is complete."""
    if state.phase == REVEAL:
        return _next_showing(state, state.scout)
    announced = _announce(state)
    return [announced, *_next_showing(evolve(state, announced), None)]


def conclude(state: StellaState, chance: Chance) -> Events:
    """Four rounds are the game. Too few players end it as abandoned (1.9); the conductor sees to that."""
    if state.round == ROUNDS and len(state.active()) >= FEWEST:
        most = max(state.seats[seat].score for seat in state.active())
        winners = tuple(n for n in state.active() if state.seats[n].score == most)
        return [Ended(finished=True, winners=winners)]
    return [TurnEnded()]


def next_turn(state: StellaState, chance: Chance) -> Events:
    """The pawn moves one seat, whoever fell (nr 53); rows are replaced from top to bottom (D15)."""
    row = state.round - 1
    pawn = state.next_active(state.first_scout)
    return [
        e.RoundBegun(state.round + 1, pawn, state.active(), state.words[state.round]),
        e.CardsLaid(row * COLUMNS + 1, state.draw_pile[:COLUMNS]),
        PhaseOpened(ASSOCIATE),
    ]


def tally(state: StellaState) -> Tally:
    """Whoever has the pawn tells, well if it did not fall; whoever marked guesses, and finds by not falling."""
    marked = tuple(seat for seat, _ in state.counts)
    standing = tuple(seat for seat in marked if seat not in state.fallen)
    return Tally(state.first_scout, state.first_scout in standing, marked, standing)


def _word_cards(state: StellaState, chance: Chance) -> tuple[tuple[str, ...], ...]:
    match state.rules.words:
        case Words.CUSTOM:
            return chance.shuffle((word,) for word in state.rules.custom_words)[:ROUNDS]
        case Words.DISCOVERY:
            return state.given_words[:ROUNDS]
        case Words.TWO_WORD:
            return chance.shuffle(state.given_words)[:ROUNDS]


def _announce(state: StellaState) -> e.Announced:
    """Marks that time found unconfirmed count as they are; none at all: that seat sits the round out (7.6)."""
    done = state.confirmed | state.idled
    counts = {n: len(state.marks[n]) for n in state.playing if n in done and n in state.marks}
    return e.Announced(tuple(counts.items()), alone_at_the_top(counts))


def _next_showing(state: StellaState, after: int | None) -> Events:
    scout = state.sky.next_scout(after, state.rules.scouting)
    if scout is None:
        return [RoundCompleted(state.rounds + 1)]
    return [e.ScoutNamed(scout), PhaseOpened(REVEAL)]
