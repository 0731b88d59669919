"""The course of a game of Jinx: from one turn to the next, and to the end (6.1, 6.2, 6.5, 6.6)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.jinx import events as e
from parlour.games.jinx.state import GRID, POSITIONS, JinxState
from parlour.kernel.awards import Tally
from parlour.kernel.chance import Chance
from parlour.kernel.events import Ended, PhaseOpened, RoundCompleted, TableEvent, TurnEnded
from parlour.kernel.options import FirstPlayer

CLUE, GUESS = "clue", "guess"
DECK = 71
FEWEST = 3
REMOVED = {3: 30, 4: 20, 5: 10, 6: 0}  # cards that stay in the box, by players (6.1)

Events = Sequence[TableEvent | e.Event]


def begin(state: JinxState, chance: Chance) -> Events:
    """Thin the deck, lay nine cards, find the first active player."""
    cards = chance.shuffle(state.deck)
    removed = REMOVED[len(state.seats)]
    draw_pile = cards[removed:]
    seats = state.active()
    named = state.options.first_player is FirstPlayer.SEAT
    first = seats[state.options.first_seat % len(seats)] if named else chance.choose(seats)
    return [
        e.DeckShuffled(draw_pile, cards[:removed]),
        e.GridLaid(draw_pile[:GRID]),
        *_turn(state, first, chance),
    ]


def close(state: JinxState, chance: Chance) -> Events:
    """The clue is given, or never will be; or nobody points any more."""
    if state.phase == GUESS:
        return [
            e.TargetRevealed(state.target, state.finder),
            RoundCompleted(state.rounds + 1),
        ]
    if state.clue is None:
        return [e.TurnVoided(state.active_player), TurnEnded()]
    return [PhaseOpened(GUESS)]


def conclude(state: JinxState, chance: Chance) -> Events:
    """Cards follow the points; then the game ends if nine new ones cannot be laid (6.5, after the penalty).

    Too few players end it as abandoned, whatever the pile says (1.9); the conductor sees to that.
    """
    points = {award.seat: award.points for award in state.last_awards}
    pile = state.piles[state.active_player]
    lost = max(0, -points.get(state.active_player, 0))
    cleared = e.GridCleared(_won(state, points), pile[len(pile) - lost :])
    exhausted = len(state.draw_pile) + len(cleared.returned) < GRID
    if exhausted and len(state.active()) >= FEWEST:
        return [cleared, Ended(finished=True, winners=_winners(state))]
    return [cleared, TurnEnded()]


def next_turn(state: JinxState, chance: Chance) -> Events:
    """The role goes to the left; after a void turn the same nine cards stay (6.6)."""
    laid = [] if state.grid else [e.GridLaid(state.draw_pile[:GRID])]
    return [*laid, *_turn(state, state.next_active(state.active_player), chance)]


def tally(state: JinxState) -> Tally:
    """Who hinted and who found; a clue that the very first guess finds was too plain to be told well (6.4)."""
    guessers = tuple(seat for seat in state.playing if seat != state.active_player)
    found = () if state.finder is None else (state.finder,)
    told_well = state.finder is not None and len(state.marks) > 1
    return Tally(state.active_player, told_well, guessers, found)


def _turn(state: JinxState, active_player: int, chance: Chance) -> Events:
    return [
        e.TurnBegun(state.turn + 1, active_player, state.active()),
        e.PositionDrawn(active_player, chance.choose(POSITIONS)),
        PhaseOpened(CLUE),
    ]


def _won(state: JinxState, points: dict[int, int]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The finder has the target card, the active player the cards that were wrong (6.4)."""
    won: dict[int, tuple[str, ...]] = {}
    if state.finder is not None:
        won[state.finder] = (state.grid[state.target - 1],)
        wrong = tuple(state.grid[m.position - 1] for m in state.marks if not m.right)
        if points.get(state.active_player, 0) > 0:
            won[state.active_player] = wrong
    return tuple(sorted(won.items()))


def _winners(state: JinxState) -> tuple[int, ...]:
    most = max(state.seats[seat].score for seat in state.active())
    return tuple(seat for seat in state.active() if state.seats[seat].score == most)
