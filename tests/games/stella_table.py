"""A table of Stella to play at in tests: the real rules, wire and scorer, with chance that is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.stella.game import Stella
from parlour.games.stella.moves import Confirm, Mark, Move, Show
from parlour.games.stella.options import Scouting, StellaRules
from parlour.games.stella.scorer import SCORERS
from parlour.games.stella.state import StellaState
from parlour.games.stella.wire import WIRES
from parlour.kernel import conduct
from parlour.kernel.game import Deck
from parlour.kernel.options import FirstPlayer, TableOptions
from parlour.kernel.seats import Player

from tests.games.seeded import Seeded

GAME = Stella()
DECK = Deck(
    tuple(f"dream/{n}" for n in range(1, 85)),
    tuple((f"upper {n}", f"lower {n}") for n in range(1, 97)),
)
UNTIL_FALLEN = StellaRules(Scouting.UNTIL_FALLEN)
ROTATE = StellaRules(Scouting.ROTATE)


class StellaTable:
    """Seat 0 has the pawn first. `steps` are all steps so far; `state` is what they fold to."""

    def __init__(
        self,
        players: int = 4,
        rules: StellaRules = UNTIL_FALLEN,
        *,
        seed: int = 1,
        deck: Deck = DECK,
    ) -> None:
        self.chance = Seeded(seed)
        options = TableOptions(first_player=FirstPlayer.SEAT, first_seat=0)
        seats = [Player(f"p{n}", f"Player {n}") for n in range(players)]
        self.start = GAME.initial(options, rules, deck)
        self.state: StellaState = self.start
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
        """What the scoring service answers, and what follows. It counts the stars that the slates show."""
        response = SCORERS[0].score(WIRES[0].round(self.state))
        for award in response.awards:
            assert response.stella.stars[award.to] == self.state.stars(int(award.to))
        awards = WIRES[0].awards(self.state, response)
        number = self.state.rounds + 1
        return self.take(conduct.scored(GAME, self.state, number, awards, self.chance))

    def mark(self, marks: Mapping[int, Sequence[int]]) -> None:
        """These seats mark and confirm."""
        for seat, positions in marks.items():
            self.play(seat, Mark(tuple(positions)))
            self.play(seat, Confirm())

    def show(self, *showings: tuple[int, int]) -> None:
        """These scouts show these positions, one after the other."""
        for scout, position in showings:
            assert self.state.scout == scout
            self.play(scout, Show(position))

    def scores(self) -> list[int]:
        return [seat.score for seat in self.state.seats]


def all_cards(state: StellaState) -> list[str]:
    """Every picture, wherever it is, sorted."""
    return sorted((*state.draw_pile, *state.grid, *state.discard))
