"""A whole game at random through the kernel, with all that people do at a table, watched by somebody who checks."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from parlour.games import registry
from parlour.kernel import conduct
from parlour.kernel.game import Deck
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Player, Presence, Status

from tests.games.known import Cell
from tests.games.seeded import Seeded

CHAOS_STEPS = (
    120  # after so many steps everybody stays and plays, so that the game comes to its end
)
MOST_STEPS = 3000
MOST_DEPARTURES = 3


class Playout:
    """One game of a cell. `on_step(before, step, after)` sees every accepted step."""

    def __init__(
        self, key: str, cell: Cell, seed: int, on_step: Callable[[Any, conduct.Step, Any], None]
    ) -> None:
        self.game = registry.games()[key]
        self.wire = registry.wires()[key]
        self.scorer = registry.scorers()[key]
        self.cell = cell
        self.rules = self.wire.read_rules(cell.options)
        self.random = random.Random(f"{key} {cell.label} {seed}")
        self.chance = Seeded(f"{key} {cell.label} {seed} chance")
        self.start = self.game.initial(cell.table, self.rules, self.deck())
        self.state = self.start
        self.departures = 0
        self._on_step = on_step

    def deck(self) -> Deck:
        need = self.game.need(self.rules, self.cell.players)
        size = self.cell.cards or need.needed
        words = tuple((f"word {n}", f"other {n}") for n in range(96)) if need.words else ()
        return Deck(tuple(f"deck/{n}" for n in range(size)), words)

    def run(self) -> None:
        """Play to the end; fails if there is none."""
        seats = [Player(f"p{n}", f"Player {n}") for n in range(self.cell.players)]
        self._take(conduct.begin(self.game, self.state, seats, self.chance))
        for count in range(MOST_STEPS):
            if self.state.over:
                return
            if count < CHAOS_STEPS and self.random.random() < 0.35:
                self._disturb()
            else:
                self._go_on()
        raise AssertionError(f"not over after {MOST_STEPS} steps: {self.state!r}")

    def _take(self, step: conduct.Step | None) -> None:
        if step is None:
            return
        before = self.state
        self.state = conduct.fold(self.game, before, step)
        assert step.after in (None, self.state)
        self._on_step(before, step, self.state)

    def _go_on(self) -> None:
        state = self.state
        if state.counting:
            awards = self.wire.awards(state, self.scorer.score(self.wire.round(state)))
            number = state.rounds + 1
            self._take(conduct.scored(self.game, state, number, awards, self.chance))
        elif state.status is Status.PAUSED:
            self._return_everybody()
            if self.state.status is Status.PAUSED:
                self._take(conduct.resume(self.state))
        else:
            seat = self.random.choice(sorted(self.game.waiting_for(state)))
            self._move(seat)

    def _return_everybody(self) -> None:
        for seat in range(len(self.state.seats)):
            self._take(conduct.set_present(self.state, seat))

    def _move(self, seat: int) -> None:
        moves = list(self.game.legal(self.state, seat))
        if moves:
            move = self.random.choice(moves)
            phase_id = self.state.phase_id
            self._take(conduct.move(self.game, self.state, seat, phase_id, move, self.chance))

    def _disturb(self) -> None:
        seat = self.random.randrange(len(self.state.seats))
        acts: Sequence[Callable[[int], object]] = (
            self._replace_a_choice,
            self._replace_a_choice,
            self._try_what_is_refused,
            self._let_time_pass,
            self._skip,
            lambda seat: self._take(conduct.set_away(self.state, seat)),
            lambda seat: self._take(conduct.set_present(self.state, seat)),
            self._pause,
            self._join,
            self._depart,
        )
        self.random.choice(acts)(seat)

    def _replace_a_choice(self, seat: int) -> None:
        if self.state.status is Status.RUNNING and not self.state.counting:
            self._move(seat)

    def _try_what_is_refused(self, seat: int) -> None:
        """Somebody else's moves, or those of a phase that has closed: accepted and legal, or nothing changes."""
        state = self.state
        if state.counting:
            return
        other = self.random.randrange(len(state.seats))
        for move in list(self.game.legal(state, other))[:3]:
            late = self.random.random() < 0.3
            phase_id = state.phase_id - 1 if late else state.phase_id
            was = repr(state)
            try:
                step = conduct.move(self.game, state, seat, phase_id, move, self.chance)
            except Refused as refused:
                assert refused.reason.isupper()
                assert repr(state) == was, "a refusal changed something"
                continue
            assert not late
            assert move in list(self.game.legal(state, seat)), "accepted though not legal"
            self._take(step)
            return

    def _let_time_pass(self, seat: int) -> None:
        del seat
        self._take(conduct.expire(self.game, self.state, self.state.phase_id, self.chance))

    def _skip(self, seat: int) -> None:
        try:
            self._take(conduct.skip(self.game, self.state, seat, self.chance))
        except Refused as refused:
            assert refused.reason in ("NOT_AWAITED", "PAUSED", "GAME_OVER")

    def _pause(self, seat: int) -> None:
        del seat
        if self.state.status is Status.RUNNING:
            self._take(conduct.pause(self.state))

    def _join(self, seat: int) -> None:
        player = Player(f"late{len(self.state.seats)}", "Late")
        try:
            self._take(conduct.take_seat(self.game, self.state, self.rules, player))
        except Refused as refused:
            assert refused.reason in ("NO_LATE_JOINERS", "ROOM_FULL")
        del seat

    def _depart(self, seat: int) -> None:
        if self.departures < MOST_DEPARTURES and self.random.random() < 0.3:
            gone = self.state.seats[seat].presence is Presence.DEPARTED
            step = conduct.depart(self.game, self.state, seat, self.chance)
            assert (step is None) == gone
            self.departures += step is not None
            self._take(step)
