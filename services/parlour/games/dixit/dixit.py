"""Dixit in its editions, Odyssey among them (RULES 2, 3)."""

from __future__ import annotations

from parlour.games.dixit.options import EDITIONS, DixitRules
from parlour.games.dixit.state import State
from parlour.games.dixit.variant import FIRST_PLAYERS, PHASES, Variant
from parlour.kernel.game import GameSpec


class Dixit(Variant[DixitRules]):
    """What an edition says, and the turn of three (2.5)."""

    spec = GameSpec(
        key="dixit",
        title="Dixit",
        min_players=3,
        max_players=max(edition.most_players for edition in EDITIONS.values()),
        go_on_players=3,
        phases=PHASES,
        first_players=FIRST_PLAYERS,
        late_joiners=True,
    )

    def players(self, rules: DixitRules) -> range:
        """As the edition says."""
        return rules.edition.players

    def edition(self, rules: DixitRules) -> str:
        """The edition's key."""
        return rules.edition.key

    def hand_size(self, players: int) -> int:
        """Six, or seven for three players."""
        return 7 if players == 3 else 6

    def least_deck(self, rules: DixitRules, players: int) -> int:
        """A few turns' worth where the deck is the clock (2.2)."""
        if rules.edition.ends_with_deck:
            return players * (self.hand_size(players) + 3)
        return super().least_deck(rules, players)

    def cards_each(self, state: State[DixitRules]) -> int:
        """Two if the turn began with three players."""
        return 2 if len(state.playing) == 3 else 1

    def votes_each(self, state: State[DixitRules]) -> int:
        """Two in editions and turns with enough players (3.1)."""
        least = state.rules.edition.second_vote_from
        return 2 if least and len(state.playing) >= least else 1

    def over(self, state: State[DixitRules]) -> bool:
        """Somebody who is still there has reached the target (2.7)."""
        return not state.rules.edition.ends_with_deck and bool(self._arrived(state))

    def deck_out(self, state: State[DixitRules], needed: int) -> bool:
        """The last card is drawn, and that is an end here: `<=`, for equal is the last (2.6)."""
        ends = state.rules.edition.ends_with_deck or state.rules.also_end_on_deck_out
        return ends and needed > 0 and len(state.draw) <= needed

    def winners(self, state: State[DixitRules]) -> tuple[int, ...]:
        """The most points, or everybody who has arrived (2.1)."""
        if state.rules.edition.all_at_target_win:
            return self._arrived(state)
        return super().winners(state)

    def _arrived(self, state: State[DixitRules]) -> tuple[int, ...]:
        return tuple(n for n in state.seated() if state.seats[n].score >= state.rules.target)
