"""Dixit Party: hints without a card, one red vote, points for those who vote alike (RULES 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.games.dixit.laps import InLaps
from parlour.games.dixit.moves import CastVote
from parlour.games.dixit.state import State
from parlour.games.dixit.variant import FIRST_PLAYERS, PHASES, check_on_table
from parlour.kernel.awards import Tally
from parlour.kernel.game import GameSpec
from parlour.kernel.refusals import Refused

TOP_CARD = "top_card"
EVERY_GROUP = "every_group"


@dataclass(frozen=True, slots=True)
class PartyRules:
    """The options of Dixit Party. `scoring`: TOP_CARD or EVERY_GROUP."""

    scoring: str = TOP_CARD
    storyteller_green: bool = False
    own_card_vote: bool = True
    blind_clue: bool = False
    pass_hands: bool = True
    laps: int = 1


class Party(InLaps[PartyRules]):
    """Everybody hands in, the storyteller too; everybody else votes green, the storyteller red."""

    spec = GameSpec(
        key="party",
        title="Dixit Party",
        min_players=6,
        max_players=12,
        go_on_players=4,
        phases=PHASES,
        first_players=FIRST_PLAYERS,
        late_joiners=True,
    )
    clue_has_card = False

    def players(self, rules: PartyRules) -> range:
        """Six to twelve."""
        del rules
        return range(self.spec.min_players, self.spec.max_players + 1)

    def hand_size(self, players: int) -> int:
        """Five."""
        del players
        return 5

    def laps(self, rules: PartyRules) -> int:
        """As the table chose."""
        return rules.laps

    def givers(self, state: State[PartyRules]) -> tuple[int, ...]:
        """Everybody."""
        return state.present()

    def voters(self, state: State[PartyRules]) -> tuple[int, ...]:
        """Everybody who has a card to vote for."""
        cards = len(state.laid)
        return tuple(
            n
            for n in state.present()
            if n == state.storyteller or len(self.barred_slots(state, n)) < cards
        )

    def barred_slots(self, state: State[PartyRules], seat: int) -> tuple[int, ...]:
        """None, unless the table forbids one's own card (D19)."""
        return () if state.rules.own_card_vote else state.slots_of(seat)

    def votes(self, state: State[PartyRules], seat: int) -> Iterator[CastVote]:
        """One green; the storyteller one red, and a green elsewhere if the table plays so."""
        if seat != state.storyteller:
            yield from super().votes(state, seat)
            return
        slots = range(1, len(state.laid) + 1)
        barred = self.barred_slots(state, seat)
        greens = [n for n in slots if n not in barred] if state.rules.storyteller_green else []
        for red in slots:
            yield CastVote((), red)
            yield from (CastVote((green,), red) for green in greens if green != red)

    def check_vote(self, state: State[PartyRules], seat: int, vote: CastVote) -> None:
        """Red is the storyteller's alone, on any card but that of the own green (D9, D10)."""
        if seat != state.storyteller:
            super().check_vote(state, seat, vote)
            return
        if not vote.red:
            raise Refused("NO_RED_VOTE", "the storyteller gives the red vote")
        check_on_table(state, (vote.red,))
        if vote.slots and not state.rules.storyteller_green:
            raise Refused("STORYTELLER_VOTES", "the storyteller votes red alone")
        if vote.slots:
            self.check_slots(state, seat, vote.slots)
        if vote.red in vote.slots:
            raise Refused("RED_ON_GREEN", "red and green have to be on different cards")

    def passes_hands(self, state: State[PartyRules]) -> bool:
        """As the table chose (D12), but in a void turn no cards move (2.8)."""
        return state.rules.pass_hands and state.clue is not None

    def blind(self, state: State[PartyRules]) -> bool:
        """As the table chose (D11)."""
        return state.rules.blind_clue

    def tally(self, state: State[PartyRules]) -> Tally:
        """There is nothing to find."""
        return Tally(state.storyteller, told_well=False, guessed=(), found=())
