"""RULES 5: Team Dixit. Four teams of eight: seats n and n + 4; R tells with seats 0 and 4."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.games.dixit.moves import CastVote, SubmitCards
from parlour.kernel.awards import Reason
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Status

from tests.games.dixit_table import Table, team

R1, G1, B1, Y1, R2, G2, B2, Y2 = range(8)


def laid(options: dict[str, Any] | None = None) -> Table:
    """R1 tells, R2 gives the decoy, G1, B1 and Y2 hand in."""
    table = Table(8, team(**(options or {})))
    table.tell()
    table.hand_in(R2, G1, B1, Y2)
    assert table.state.phase == "vote"
    return table


def test_5_hands_of_four_and_opposite_seats_are_a_team() -> None:
    table = Table(8, team())
    assert [len(hand) for hand in table.state.hands] == [4] * 8
    assert table.view.teams == ((R1, R2), (G1, G2), (B1, B2), (Y1, Y2))


@pytest.mark.parametrize(("decoy", "points_of_r"), [(True, 4), (False, 3)])
def test_T1_one_team_finds_it_and_one_takes_the_decoy(decoy: bool, points_of_r: int) -> None:
    table = laid({"mate_decoy_bonus": decoy})
    table.vote(G2, R1)
    table.vote(B2, G1)
    table.vote(Y1, R2)
    points = table.score()
    assert [points[seat] for seat in (R1, G1, B1, Y1)] == [points_of_r, 4, 0, 0]
    assert [points[seat] for seat in (R2, G2, B2, Y2)] == [points_of_r, 4, 0, 0]
    assert table.state.last_awards[R1].reasons[1] == Reason("DECOY_VOTES", points_of_r - 3, 1)


def test_T2_all_find_it() -> None:
    table = laid()
    for voter in (G2, B2, Y1):
        table.vote(voter, R1)
    points = table.score()
    assert [points[seat] for seat in (R1, G1, B1, Y1)] == [0, 2, 2, 2]


@pytest.mark.parametrize(("decoy", "points_of_r"), [(True, 2), (False, 0)])
def test_T3_nobody_finds_it(decoy: bool, points_of_r: int) -> None:
    table = laid({"mate_decoy_bonus": decoy})
    table.vote(G2, R2)
    table.vote(B2, R2)
    table.vote(Y1, B1)
    points = table.score()
    assert [points[seat] for seat in (R1, G1, B1, Y1)] == [points_of_r, 2, 3, 2]


@pytest.mark.parametrize(("options", "points_of_g"), [({}, 7), ({"bonus_cap": 3}, 6)])
def test_T4_twelve_players_with_and_without_the_cap(
    options: dict[str, Any], points_of_g: int
) -> None:
    table = Table(12, team(**options))
    table.tell()
    table.hand_in(6, 1, 2, 3, 4, 5)
    assert len(table.view.table) == 7
    table.vote(7, 0)
    for voter in (8, 9, 10, 11):
        table.vote(voter, 1)
    points = table.score()
    assert [points[seat] for seat in range(6)] == [3, points_of_g, 0, 0, 0, 0]


def test_10_33_m_plus_one_cards_and_m_minus_one_votes() -> None:
    table = laid()
    assert len(table.view.table) == 5
    assert table.waiting_for == {G2, B2, Y1}
    assert table.view.votes_allowed == 1, "never the rules for seven, though eight play"


def test_5_either_member_hands_in_for_the_team() -> None:
    table = Table(8, team())
    table.tell()
    assert table.waiting_for == {G1, B1, Y1, R2, G2, B2, Y2}
    table.hand_in(G2)
    assert table.waiting_for == {B1, Y1, R2, B2, Y2}


def test_10_34_when_the_mate_swaps_the_card_the_voter_changes_too() -> None:
    table = Table(8, team())
    table.tell()
    table.hand_in(G1)
    table.play(G2, SubmitCards((table.state.hands[G2][0],)))
    assert table.view.handed_in == (R1, G2)
    assert table.hand(G1).submitted == ()
    table.hand_in(R2, B1, Y1)
    assert len(table.view.table) == 5
    assert table.refusal(G2, CastVote((table.slot(R1),))) == "GAVE_THE_CARD"
    table.vote(G1, R1)


def test_D13_who_gave_the_card_does_not_vote_and_nor_does_the_storytellers_team() -> None:
    table = laid()
    vote = CastVote((table.slot(B1),))
    assert table.refusal(G1, vote) == "GAVE_THE_CARD"
    assert table.refusal(R1, vote) == "STORYTELLERS_TEAM_VOTES"
    assert table.refusal(R2, vote) == "STORYTELLERS_TEAM_VOTES"


def test_D14_nobody_votes_for_the_teams_own_card_and_is_told_which_it_is() -> None:
    table = laid()
    assert table.refusal(G2, CastVote((table.slot(G1),))) == "OWN_TEAMS_CARD"
    assert table.hand(G2).own_slots == (table.slot(G1),)


def test_1_2_B76_the_mate_is_not_told_which_card_is_the_storytellers() -> None:
    table = laid()
    assert table.hand(R2).own_slots == (table.slot(R2),)
    assert table.hand(R1).own_slots == (table.slot(R1),)


def test_10_35_the_mates_decoy_is_a_miss() -> None:
    table = laid()
    for voter in (G2, B2, Y1):
        table.vote(voter, R2)
    table.score()
    assert table.state.last_awards[G1].reasons[0] == Reason("ALL_OR_NONE", 2)
    assert table.state.last_awards[R1].reasons[0] == Reason("STORYTELLER_FOUND_BY_NONE", 0)


def test_10_37_everybody_tells_once_so_every_team_twice() -> None:
    table = Table(6, team())
    told: list[int | None] = []
    while not table.state.over:
        told.append(table.state.storyteller)
        table.to_the_vote()
        table.expire()
        table.score()
    assert told == [0, 1, 2, 3, 4, 5]
    assert table.state.status is Status.FINISHED


def test_1_10_both_members_of_the_best_team_win() -> None:
    table = Table(6, team())
    table.set_scores(5, 0, 0, 5, 0, 0)
    while not table.state.over:
        table.expire()
    assert table.state.winners == (0, 3)


def test_2_8_time_plays_one_card_for_a_team() -> None:
    table = Table(8, team())
    table.tell()
    table.expire()
    assert len(table.view.table) == 5
    assert len({seat % 4 for seat in table.state.given if seat != R1}) == 4


def test_5_a_giver_votes_while_the_mate_is_away() -> None:
    table = laid()
    table.away(G2)
    assert table.waiting_for == {G1, G2, B2, Y1}
    table.vote(G1, R1)
    assert table.waiting_for == {B2, Y1}
    table.back(G2)
    assert table.refusal(G1, CastVote((table.slot(B1),))) == "GAVE_THE_CARD"
    table.vote(B2, G1)
    table.vote(Y1, R1)
    points = table.score()
    assert [points[seat] for seat in (R1, G1, B1, Y1)] == [3, 4, 0, 3]


def test_5_a_mate_who_is_back_may_vote_otherwise_and_the_team_has_one_vote() -> None:
    table = laid()
    table.away(G2)
    table.vote(G1, B1)
    table.back(G2)
    table.vote(G2, R1)
    assert table.view.voted == (G2,)
    table.vote(B2, R1)
    table.vote(Y1, R1)
    assert set(table.score().values()) == {0, 2}


def test_5_a_mate_who_comes_back_never_leaves_the_table_waiting_for_nobody() -> None:
    table = laid()
    table.vote(B2, R1)
    table.vote(Y1, R1)
    table.away(G2)
    table.skip(G1)
    table.back(G2)
    assert table.waiting_for == {G2}
    table.away(G2)
    table.skip(G2)
    assert table.state.counting


def test_5_when_an_absent_voter_is_skipped_the_team_forgoes_its_vote() -> None:
    """The giver could vote, but a table that waited for the giver would wait for nobody once the mate is back."""
    table = laid()
    table.vote(B2, R1)
    table.vote(Y1, R1)
    table.away(G2)
    table.skip(G2)
    assert table.state.counting
    assert table.score()[G1] == 0


def test_5_the_remaining_member_hands_in_and_votes_for_good() -> None:
    table = Table(8, team())
    table.depart(G2)
    table.tell()
    table.hand_in(R2, G1, B1, Y1)
    assert table.waiting_for == {G1, B2, Y2}
    table.vote(G1, R1)
    table.vote(B2, G1)
    table.vote(Y2, G1)
    assert table.score()[G1] == 5
    assert table.scores[G2] == 5, "the round in which G2 left"
    table.to_the_vote()
    table.expire()
    assert G2 not in table.score(), "frozen"


def test_5_without_a_mate_there_is_no_decoy() -> None:
    table = Table(8, team())
    table.tell()
    table.depart(R2)
    table.hand_in(G1, B1, Y1)
    assert len(table.view.table) == 4
    for voter in (G2, B2, Y2):
        table.vote(voter, R1)
    assert table.score()[G1] == 2


def test_5_a_storytellers_turn_is_skipped_when_the_seat_is_empty() -> None:
    table = Table(8, team())
    table.depart(G1)
    while table.state.storyteller == R1:
        table.expire()
    assert table.state.storyteller == B1


def test_5_a_team_of_which_both_leave_is_out_and_three_go_on() -> None:
    table = Table(8, team())
    table.tell()
    table.depart(G1, G2)
    table.hand_in(R2, B1, Y1)
    assert table.waiting_for == {B2, Y2}
    assert len(table.view.table) == 4
    table.vote(B2, R1)
    table.vote(Y2, B1)
    points = table.score()
    assert [points[seat] for seat in (R1, B1, Y1)] == [3, 4, 0]
    assert table.state.status is Status.RUNNING


def test_1_9_below_three_teams_the_round_is_finished_and_the_game_abandoned() -> None:
    table = Table(6, team())
    table.tell()
    table.depart(1, 4)
    table.hand_in(3, 2)
    assert table.state.phase == "vote"
    table.vote(5, 0)
    table.score()
    assert table.state.status is Status.ABANDONED
    assert table.state.winners == ()


def test_1_12_nobody_joins_late() -> None:
    table = Table(6, team())
    with pytest.raises(Refused) as refused:
        table.join()
    assert refused.value.reason == "NO_LATE_JOINERS"


def test_5_six_eight_ten_or_twelve() -> None:
    table = Table(6, team())
    assert [*table.game.players(table.rules)] == [6, 8, 10, 12]
