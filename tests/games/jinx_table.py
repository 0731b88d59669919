"""A table of Jinx to play at in tests: the real rules, wire and scorer, with chance that is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from parlour.games.jinx.game import Jinx
from parlour.games.jinx.moves import GiveClue, Move
from parlour.games.jinx.options import JinxRules
from parlour.games.jinx.scorer import SCORERS
from parlour.games.jinx.state import JinxState
from parlour.games.jinx.wire import WIRES
from parlour.kernel import conduct
from parlour.kernel.game import Deck
from parlour.kernel.options import FirstPlayer, TableOptions
from parlour.kernel.seats import Player

from tests.games.seeded import Seeded

GAME = Jinx()
DECK = Deck(tuple(f"jinx/{n}" for n in range(1, 72)))


class JinxTable:
    """Seat 0 begins unless another is named. `state` is what `steps` fold to, unless a test arranged it."""

    def __init__(
        self, players: int = 4, *, nobody_penalty: int = 0, seed: int = 1, first_seat: int = 0
    ) -> None:
        self.chance = Seeded(seed)
        self.rules = JinxRules(nobody_penalty)
        options = TableOptions(first_player=FirstPlayer.SEAT, first_seat=first_seat)
        seats = [Player(f"p{n}", f"Player {n}") for n in range(players)]
        self.start = GAME.initial(options, self.rules, DECK)
        self.state: JinxState = self.start
        self.steps: list[conduct.Step] = []
        self.take(conduct.begin(GAME, self.state, seats, self.chance))

    def take(self, step: conduct.Step | None) -> Sequence[Any]:
        assert step is not None
        self.steps.append(step)
        self.state = conduct.fold(GAME, self.state, step)
        return step.events

    def play(self, seat: int, move: Move) -> Sequence[Any]:
        phase_id = self.state.phase_id
        return self.take(conduct.move(GAME, self.state, seat, phase_id, move, self.chance))

    def expire(self) -> Sequence[Any]:
        return self.take(conduct.expire(GAME, self.state, self.state.phase_id, self.chance))

    def depart(self, seat: int) -> Sequence[Any]:
        return self.take(conduct.depart(GAME, self.state, seat, self.chance))

    def score(self) -> Sequence[Any]:
        """What the scoring service answers, and what follows."""
        request = WIRES[0].round(self.state)
        awards = WIRES[0].awards(self.state, SCORERS[0].score(request))
        number = self.state.rounds + 1
        return self.take(conduct.scored(GAME, self.state, number, awards, self.chance))

    def tell(self, target: int) -> None:
        """The active player gives a clue for a position of the test's choice."""
        self.play(self.state.active_player, GiveClue("a clue"))
        self.state = replace(self.state, target=target)

    def deal_piles(self, *sizes: int) -> None:
        """Move cards from the draw pile's bottom into the seats' piles, as if won before."""
        pile = self.state.draw_pile
        piles: list[tuple[str, ...]] = []
        for size in sizes:
            piles.append(pile[len(pile) - size :])
            pile = pile[: len(pile) - size]
        seats = tuple(
            replace(seat, score=size) for seat, size in zip(self.state.seats, sizes, strict=True)
        )
        self.state = replace(self.state, draw_pile=pile, piles=tuple(piles), seats=seats)

    def sizes(self) -> list[int]:
        """How many cards lie in each pile; the score says the same."""
        sizes = [len(pile) for pile in self.state.piles]
        assert sizes == [seat.score for seat in self.state.seats]
        return sizes


def all_cards(state: JinxState) -> list[str]:
    """Every card, wherever it is, sorted."""
    piles = [card for pile in state.piles for card in pile]
    return sorted((*state.draw_pile, *state.removed, *state.discard, *state.grid, *piles))
