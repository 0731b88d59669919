"""Options and rounds of Team Dixit as messages (RULES 5, 8)."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.api.games.dixit.v1 import options_pb2, round_pb2
from parlour.api.lobby.v1.lobby_service_pb2 import OptionInfo
from parlour.games.dixit.state import State
from parlour.games.dixit.team import Team, TeamRules
from parlour.games.dixit.wire.options import MOST_BONUS, laps_info, read_cap, read_laps


def read_team(options: options_pb2.TeamOptions, path: str) -> TeamRules:
    """Defaults filled in."""
    return TeamRules(
        bonus_cap=read_cap(options.bonus_cap, path),
        mate_decoy_bonus=not options.HasField("mate_decoy_bonus") or options.mate_decoy_bonus,
        laps=read_laps(options, path),
    )


def write_team(rules: TeamRules, into: options_pb2.TeamOptions) -> None:
    """Every option, defaults too."""
    into.bonus_cap = rules.bonus_cap or 0
    into.mate_decoy_bonus = rules.mate_decoy_bonus
    into.laps = rules.laps


def describe_team() -> list[OptionInfo]:
    """What each option does."""
    return [
        OptionInfo(
            key="bonus_cap",
            title="Most bonus points",
            description="Votes for your team's card bring at most so many points a turn; 0 means any number.",
            minimum=0,
            maximum=MOST_BONUS,
            default_value="0",
        ),
        OptionInfo(
            key="mate_decoy_bonus",
            title="Points for the decoy",
            description="Votes for the card of the storyteller's mate bring the storyteller's team a point each.",
            default_value="true",
        ),
        laps_info(),
    ]


def write_team_round(state: State[TeamRules], into: round_pb2.TeamRound) -> None:
    """A turn of Team Dixit. Absent are those in whose place a mate acted, and those who left without acting."""
    write_team(state.rules, into.options)
    teams = Team().teams(state)
    for number, team in enumerate(teams):
        into.teams.add(name=str(number), members=[str(n) for n in team])
        into.away.extend(str(n) for n in _absent(state, team))
    into.storyteller = str(state.teller())
    for card in state.laid:
        into.cards[card] = str(state.owner(card))
    for seat, vote in sorted(state.votes.items()):
        into.votes[str(seat)] = state.laid[vote.slots[0] - 1]


def team_seats(state: State[TeamRules], party: str) -> Sequence[int]:
    """The seats of a team that play this turn; who departed before it keeps the score as it was."""
    return [n for n in Team().teams(state)[int(party)] if n in state.playing]


def _absent(state: State[TeamRules], team: tuple[int, ...]) -> list[int]:
    if state.storyteller in team or not set(team) & set(state.given):
        return [n for n in team if n not in state.given]
    giver_voted = any(n in state.votes for n in team if n in state.given)
    return [n for n in team if n not in state.given] if giver_voted else []
