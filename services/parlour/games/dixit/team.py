"""Team Dixit: two and two who hand in, vote and score together (RULES 5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.games.dixit.laps import InLaps
from parlour.games.dixit.moves import CastVote
from parlour.games.dixit.state import State
from parlour.games.dixit.variant import FIRST_PLAYERS, PHASES
from parlour.kernel.game import GameSpec
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Presence

FEWEST_TEAMS = 3


@dataclass(frozen=True, slots=True)
class TeamRules:
    """The options of Team Dixit. `bonus_cap`: None means none."""

    bonus_cap: int | None = None
    mate_decoy_bonus: bool = True
    laps: int = 1


class Team(InLaps[TeamRules]):
    """Seats n and n + half the table are a team, so teams take turns in telling.

    Nobody joins late: a team comes as two or not at all, and the pairs go by the number of seats.
    """

    spec = GameSpec(
        key="team",
        title="Team Dixit",
        min_players=2 * FEWEST_TEAMS,
        max_players=12,
        go_on_players=FEWEST_TEAMS,
        phases=PHASES,
        first_players=FIRST_PLAYERS,
    )
    own_card = ("OWN_TEAMS_CARD", "you may not vote for your team's card")

    def players(self, rules: TeamRules) -> range:
        """Even numbers from six to twelve."""
        del rules
        return range(self.spec.min_players, self.spec.max_players + 1, 2)

    def hand_size(self, players: int) -> int:
        """Four."""
        del players
        return 4

    def laps(self, rules: TeamRules) -> int:
        """As the table chose."""
        return rules.laps

    def teams(self, state: State[TeamRules]) -> tuple[tuple[int, ...], ...]:
        """Opposite seats."""
        half = len(state.seats) // 2
        return tuple((n, n + half) for n in range(half))

    def side(self, state: State[TeamRules], seat: int) -> tuple[int, ...]:
        """The team; the storyteller and the mate each give a card of their own."""
        team = self._team(state, seat)
        return (seat,) if state.storyteller in team else team

    def awaited_givers(self, state: State[TeamRules]) -> Iterable[int]:
        """Both members, until one of them has handed in."""
        return [n for n in self.givers(state) if not self._acted(state, n, state.given)]

    def gives_idly(self, state: State[TeamRules], seat: int) -> bool:
        """Unless a card is there for the team already."""
        return not self._acted(state, seat, state.given)

    def voters(self, state: State[TeamRules]) -> tuple[int, ...]:
        """In each other team whoever gave no card; the giver too while the mate is not there."""
        return tuple(
            n
            for n in super().voters(state)
            if state.storyteller not in self._team(state, n)
            and (n not in state.given or not self._is_there(state, self._mate(state, n)))
        )

    def awaited_voters(self, state: State[TeamRules]) -> Iterable[int]:
        """The voters of teams that have not voted, but no giver for a mate who was acted for already.

        So a mate who comes back never leaves the table waiting for nobody.
        """
        return [
            n
            for n in self.voters(state)
            if not self._acted(state, n, state.votes)
            and not (n in state.given and self._was_acted_for(state, self._mate(state, n)))
        ]

    def check_vote(self, state: State[TeamRules], seat: int, vote: CastVote) -> None:
        """One vote a team, by the member who gave no card (D13), for another team's (D14)."""
        if state.storyteller in self._team(state, seat):
            raise Refused("STORYTELLERS_TEAM_VOTES", "the storyteller's team does not vote")
        if seat not in self.voters(state):
            raise Refused("GAVE_THE_CARD", "you gave the card, so your mate votes")
        super().check_vote(state, seat, vote)

    def barred_slots(self, state: State[TeamRules], seat: int) -> tuple[int, ...]:
        """The team's card; in the storyteller's team one's own, for the mate may not know which is the storyteller's."""
        return tuple(slot for n in self.side(state, seat) for slot in state.slots_of(n))

    def enough_left(self, state: State[TeamRules]) -> bool:
        """Three teams have somebody left."""
        teams = self.teams(state)
        return sum(any(state.seats[n].active for n in team) for team in teams) >= FEWEST_TEAMS

    def _team(self, state: State[TeamRules], seat: int) -> tuple[int, ...]:
        half = len(state.seats) // 2
        return (seat % half, seat % half + half)

    def _mate(self, state: State[TeamRules], seat: int) -> int:
        return next(n for n in self._team(state, seat) if n != seat)

    def _acted(self, state: State[TeamRules], seat: int, choices: Iterable[int]) -> bool:
        return bool(set(self.side(state, seat)) & set(choices))

    def _is_there(self, state: State[TeamRules], seat: int) -> bool:
        return state.seats[seat].presence is Presence.PRESENT

    def _was_acted_for(self, state: State[TeamRules], seat: int) -> bool:
        return state.seats[seat].active and seat in state.idled
