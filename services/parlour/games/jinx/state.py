"""A table of Jinx between two steps, and how an event changes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.games.jinx import events as e
from parlour.games.jinx.options import JinxRules
from parlour.kernel.events import Begun, TableEvent
from parlour.kernel.table import Table, changed, evolve_table

POSITIONS = tuple(range(1, 10))
GRID = len(POSITIONS)


@dataclass(frozen=True, slots=True)
class Reveal:
    """A completed round, opened up."""

    turn: int
    active_player: int
    clue: e.ClueGiven
    grid: tuple[str, ...]
    target: int
    marks: tuple[e.Pointed, ...]
    finder: int | None


@dataclass(frozen=True, kw_only=True)
class JinxState(Table):
    """`deck` is what the game was given; every card is in `draw_pile`, `removed`, `grid`, `piles` or `discard` once it began.

    Position n is `grid[n - 1]`. `marks` are this turn's accepted guesses in order of arrival; `target` is 0 until drawn.
    """

    rules: JinxRules = field(default_factory=JinxRules)
    deck: tuple[str, ...] = ()
    draw_pile: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    grid: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ()
    turn: int = 0
    active_player: int = 0
    playing: tuple[int, ...] = ()
    target: int = 0
    clue: e.ClueGiven | None = None
    marks: tuple[e.Pointed, ...] = ()
    passed: frozenset[int] = frozenset()
    last_reveal: Reveal | None = None

    @property
    def finder(self) -> int | None:
        """Who pointed at the target in this turn; None: nobody so far."""
        return next((mark.seat for mark in self.marks if mark.right), None)

    @property
    def free(self) -> tuple[int, ...]:
        """Positions that nobody has pointed at in this turn."""
        taken = {mark.position for mark in self.marks}
        return tuple(position for position in POSITIONS if position not in taken)

    @property
    def guessing(self) -> tuple[int, ...]:
        """Seats that still have this turn's guess, the departed among them."""
        done = self.passed | {mark.seat for mark in self.marks} | {self.active_player}
        return tuple(seat for seat in self.playing if seat not in done)


def evolve(state: JinxState, event: TableEvent | e.Event) -> JinxState:
    """Fold one event. Total: checks nothing, draws nothing, makes up no points."""
    match event:
        case Begun(players):
            return changed(evolve_table(state, event), piles=((),) * len(players))
        case TableEvent():
            return evolve_table(state, event)
        case e.DeckShuffled(draw_pile, removed):
            return changed(state, draw_pile=draw_pile, removed=removed)
        case e.GridLaid(cards):
            return changed(state, grid=cards, draw_pile=state.draw_pile[len(cards) :])
        case e.TurnBegun(turn, active_player, playing):
            return changed(
                state,
                turn=turn,
                active_player=active_player,
                playing=playing,
                target=0,
                clue=None,
                marks=(),
                passed=frozenset[int](),
            )
        case e.PositionDrawn(_, position):
            return changed(state, target=position)
        case e.ClueGiven():
            return changed(state, clue=event)
        case e.Pointed():
            return changed(state, marks=(*state.marks, event))
        case e.Passed(seat):
            return changed(state, passed=state.passed | {seat})
        case e.TargetRevealed():
            return changed(state, last_reveal=_reveal(state, event))
        case e.GridCleared():
            return _clear(state, event)
        case e.TurnVoided():
            return state


def _reveal(state: JinxState, event: e.TargetRevealed) -> Reveal:
    return Reveal(
        turn=state.turn,
        active_player=state.active_player,
        clue=state.clue or e.ClueGiven(state.active_player, "", aloud=False),
        grid=state.grid,
        target=event.target,
        marks=state.marks,
        finder=event.finder,
    )


def _clear(state: JinxState, event: e.GridCleared) -> JinxState:
    piles = list(state.piles)
    lost = piles[state.active_player]
    piles[state.active_player] = tuple(card for card in lost if card not in event.returned)
    for seat, cards in event.won:
        piles[seat] += cards
    won = {card for _, cards in event.won for card in cards}
    return changed(
        state,
        piles=tuple(piles),
        draw_pile=(*state.draw_pile, *event.returned),
        discard=(*state.discard, *(card for card in state.grid if card not in won)),
        grid=(),
    )
