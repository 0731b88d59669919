"""The contract that every game keeps: pure functions from values to values.

A game's state is a `Table` with its own fields. Time, chance and points come from outside: deadlines as `idle`, random
results as events, points as `RoundScored`. `kernel.conduct` does around these functions what every table does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from parlour.kernel.awards import Tally
from parlour.kernel.chance import Chance
from parlour.kernel.events import TableEvent
from parlour.kernel.options import FirstPlayer, TableOptions
from parlour.kernel.table import Table


@dataclass(frozen=True, slots=True)
class GameSpec:
    """What is known of a game before it is played.

    `min_players` and `max_players`: over all editions. `go_on_players`: below this the game ends abandoned after the round
    (1.9). `phases`: phase to default seconds, only phases that wait for somebody. `first_players`: the ways it allows,
    the default first.
    """

    key: str
    title: str
    min_players: int
    max_players: int
    go_on_players: int
    phases: Mapping[str, int]
    first_players: tuple[FirstPlayer, ...]
    late_joiners: bool = False


@dataclass(frozen=True, slots=True)
class DeckNeed:
    """The deck a game wants: cards of a purpose, at least `needed`, or `exactly` so many; words by deck name."""

    purpose: str
    needed: int
    exactly: int = 0
    words: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """What the catalogue put together, unshuffled: card ids, and the words of each word card."""

    cards: tuple[str, ...]
    words: tuple[tuple[str, ...], ...] = ()


S = TypeVar("S", bound=Table)
R_contra = TypeVar("R_contra", contravariant=True)
M = TypeVar("M")
E = TypeVar("E")


class Game(Protocol[S, R_contra, M, E]):
    """One game: S its state, R its options, M its moves, E its own events."""

    @property
    def spec(self) -> GameSpec:
        """What is known before it is played."""
        ...

    def players(self, rules: R_contra) -> range:
        """Numbers of players it may start with under these options (Team steps by two)."""
        ...

    def edition(self, rules: R_contra) -> str:
        """The edition in lower case, "" where there is none."""
        ...

    def need(self, rules: R_contra, players: int) -> DeckNeed:
        """The deck it wants for so many players (2.2)."""
        ...

    def initial(self, table: TableOptions, rules: R_contra, deck: Deck) -> S:
        """The state before anything happened, without seats."""
        ...

    def begin(self, state: S, chance: Chance) -> Sequence[TableEvent | E]:
        """After `Begun`: shuffle, deal, open the first phase."""
        ...

    def decide(self, state: S, seat: int, move: M, chance: Chance) -> Sequence[TableEvent | E]:
        """The move's own consequences; raises `Refused`. Closing the phase is not among them: `close` does that."""
        ...

    def idle(self, state: S, seat: int, chance: Chance) -> Sequence[TableEvent | E]:
        """What is done for an awaited seat that does not act, besides `SeatIdled`."""
        ...

    def close(self, state: S, chance: Chance) -> Sequence[TableEvent | E]:
        """Nobody is awaited any more: what follows, up to the next phase, `RoundCompleted` or `TurnEnded`."""
        ...

    def conclude(self, state: S, chance: Chance) -> Sequence[TableEvent | E]:
        """The points are in: clear up, then `TurnEnded`, or `Ended` if the game is over."""
        ...

    def next_turn(self, state: S, chance: Chance) -> Sequence[TableEvent | E]:
        """After `TurnEnded`, with enough players left: refill, begin the next turn, or `Ended`."""
        ...

    def evolve(self, state: S, event: TableEvent | E) -> S:
        """Fold one event. Total: checks nothing, draws nothing, makes up no points."""
        ...

    def waiting_for(self, state: S) -> frozenset[int]:
        """Seats without whose doing the phase cannot close; never departed ones, never those in `idled`."""
        ...

    def may(self, state: S, seat: int) -> Sequence[str]:
        """Names of the moves open to a seat, in alphabetical order."""
        ...

    def legal(self, state: S, seat: int) -> Iterable[M]:
        """Moves that `decide` accepts: all where they are few, else a fair selection; free text by a stand-in."""
        ...

    def view(self, state: S) -> object:
        """What a seatless person at the table sees, built from what may be known."""
        ...

    def private(self, state: S, seat: int) -> object:
        """What one seat sees besides."""
        ...

    def observe(self, event: E, seat: int | None) -> E | None:
        """An event of this game as a seat, or with None a spectator, may see it; None: not at all."""
        ...

    def company(self, state: S, seat: int) -> Collection[int]:
        """Seats that may learn more of this seat's move than a spectator, or to whom it may open or close something.

        As long as the phase stays the same, all other seats see of it what a spectator sees and have the same private view
        and moves as before. All seats is always right; fewer is quicker.
        """
        ...

    def tally(self, state: S) -> Tally:
        """What a completed round (state `counting`) says about its players."""
        ...


def everybody(state: Table, seat: int) -> range:
    """The company of a game in which anybody's move may matter to all (`Game.company`)."""
    del seat
    return range(len(state.seats))
