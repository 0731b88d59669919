"""RULES 2.4, 2.5, 3.2: the worked examples, played at the table and scored by the scorer."""

from __future__ import annotations

from itertools import product

import pytest
from parlour.games.dixit.moves import CastVote
from parlour.games.dixit.options import EDITIONS, DixitRules
from parlour.games.dixit.scoring.dixit import DixitRound, score_dixit
from parlour.kernel.awards import Reason

from tests.games.dixit_table import A, B, C, D, E, F, G, S, Table, dixit


def test_D1_a_disney_turn_of_six() -> None:
    pink, blue, yellow, black, green, red = range(6)
    votes = {blue: [pink], yellow: [pink], red: [black], black: [blue], green: [blue]}
    assert Table(6, dixit("disney")).turn(votes) == {
        pink: 3, blue: 5, yellow: 3, black: 1, green: 0, red: 0,
    }  # fmt: skip


def test_D1_under_the_strict_table_black_gets_nothing() -> None:
    votes = {A: [S], B: [S], E: [C], C: [A], D: [A]}
    points = Table(6, dixit("original", strict_table=True)).turn(votes)
    assert points == {S: 3, A: 5, B: 3, C: 0, D: 0, E: 0}


def test_D2_two_find_it_and_two_are_taken_in() -> None:
    emma, jake, alex, mia, leo = range(5)
    votes = {jake: [emma], alex: [emma], mia: [jake], leo: [jake]}
    assert Table(5).turn(votes) == {emma: 3, jake: 5, alex: 3, mia: 0, leo: 0}


def test_D3_all_find_it() -> None:
    assert Table(4).turn({A: [S], B: [S], C: [S]}) == {S: 0, A: 2, B: 2, C: 2}


def test_D4_nobody_finds_it_and_bonuses_count() -> None:
    assert Table(4).turn({A: [B], B: [A], C: [A]}) == {S: 0, A: 4, B: 3, C: 2}


@pytest.mark.parametrize(("cap", "points_of_a"), [(None, 7), (0, 7), (3, 6)])
def test_D5_eight_players_have_one_vote_and_no_cap_unless_they_set_one(
    cap: int | None, points_of_a: int
) -> None:
    table = Table(8, dixit("refreshed", bonus_cap=cap))
    assert table.view.votes_allowed == 1
    votes = {A: [S], B: [A], C: [A], D: [A], E: [A], F: [B], G: [B]}
    assert table.turn(votes) == {S: 3, A: points_of_a, B: 2, C: 0, D: 0, E: 0, F: 0, G: 0}


@pytest.mark.parametrize(("a", "b"), list(product(range(3), repeat=2)))
def test_D6_all_nine_votes_of_three_players(a: int, b: int) -> None:
    """2.5: each of the two may vote for the storyteller's card or either of the other's."""
    table = Table(3)
    table.to_the_vote()
    assert len(table.state.laid) == 5
    table.play(A, CastVote((table.slot(S) if a == 0 else table.slot(B, a - 1),)))
    table.play(B, CastVote((table.slot(S) if b == 0 else table.slot(A, b - 1),)))
    expected = {
        (True, True): {S: 0, A: 2, B: 2},
        (True, False): {S: 3, A: 4, B: 0},
        (False, True): {S: 3, A: 0, B: 4},
        (False, False): {S: 0, A: 3, B: 3},
    }
    assert table.score() == expected[a == 0, b == 0]


def test_O1_seven_players_with_two_votes() -> None:
    votes = {A: [S], B: [S, A], C: [A, D], D: [A], E: [A, S], F: [D, E]}
    points = Table(7, dixit("odyssey")).turn(votes)
    assert points == {S: 3, A: 7, B: 3, C: 0, D: 2, E: 4, F: 0}


def test_O2_all_find_it_and_lone_votes_still_count() -> None:
    votes = {A: [S], B: [S], C: [S, A], D: [S, B], E: [S, A], F: [S]}
    points = Table(7, dixit("odyssey")).turn(votes)
    assert points == {S: 0, A: 5, B: 4, C: 2, D: 2, E: 2, F: 3}


def test_O3_nobody_finds_it_under_the_cap() -> None:
    votes = {A: [B, C], B: [A], C: [A, B], D: [A, B], E: [A, D], F: [B]}
    points = Table(7, dixit("odyssey")).turn(votes)
    assert points == {S: 0, A: 5, B: 5, C: 3, D: 3, E: 2, F: 2}


def test_O4_the_most_that_a_turn_can_bring() -> None:
    votes = {A: [S], B: [A, C], C: [A], D: [C, A], E: [A, C], F: [A, C]}
    points = Table(7, dixit("odyssey")).turn(votes)
    assert points == {S: 3, A: 7, B: 0, C: 3, D: 0, E: 0, F: 0}


def test_O5_six_players_have_one_vote_and_the_cap() -> None:
    votes = {A: [S], B: [A], C: [A], D: [A], E: [A]}
    assert Table(6, dixit("odyssey")).turn(votes) == {S: 3, A: 6, B: 0, C: 0, D: 0, E: 0}


def test_10_15_who_abstains_does_not_turn_all_into_some() -> None:
    assert Table(4).turn({A: [S], B: [S]}) == {S: 0, A: 2, B: 2, C: 0}


def test_2_8_an_abstaining_voter_keeps_the_bonus_but_gets_no_base() -> None:
    assert Table(4).turn({A: [C], B: [C]}) == {S: 0, A: 2, B: 2, C: 2}


def test_2_8_nobody_voted_so_nobody_scores() -> None:
    assert Table(4).turn({}) == {S: 0, A: 0, B: 0, C: 0}


def test_every_point_has_its_reason() -> None:
    table = Table(7, dixit("odyssey"))
    table.turn({A: [S], B: [S, A], C: [A, D], D: [A], E: [A, S]})
    why = {award.seat: award.reasons for award in table.state.last_awards}
    assert why[S] == (Reason("STORYTELLER_FOUND_BY_SOME", 3, 3),)
    assert why[A] == (
        Reason("FOUND_THE_CARD", 3),
        Reason("LONE_VOTE", 1),
        Reason("VOTES_RECEIVED", 3, 4),
    )
    assert why[C] == (Reason("MISSED_THE_CARD", 0),)
    assert why[F] == (Reason("ABSTAINED", 0),)


def test_a_storyteller_learns_why_there_is_nothing() -> None:
    table = Table(4)
    table.turn({A: [S], B: [S], C: [S]})
    assert table.state.last_awards[S].reasons == (Reason("STORYTELLER_FOUND_BY_ALL", 0, 3),)


@pytest.mark.parametrize("players", range(4, 13))
def test_B47_finders_and_decoy_votes_at_every_number_of_players(players: int) -> None:
    """The golden table, by arithmetic of its own: n - 1 voters, the first k find it, the others vote for voter 1 or 2."""
    names = [f"p{n}" for n in range(players)]
    rules = DixitRules(EDITIONS["refreshed" if players < 9 else "odyssey"], bonus_cap=None)
    for finders in range(players):
        votes = {
            name: ("c0",) if n <= finders else ("c2",) if n == 1 else ("c1",)
            for n, name in enumerate(names)
            if n
        }
        cards = {f"c{n}": name for n, name in enumerate(names)}
        some = 0 < finders < players - 1
        # In Odyssey with seven or more, a single right vote brings one more.
        lone = int(players >= 9)
        turn = DixitRound(rules, tuple(names), "p0", cards, votes)
        for n, score in enumerate(score_dixit(turn)):
            found = 1 <= n <= finders
            base = (3 if n == 0 or found else 0) if some else (2 if n else 0)
            bonus = sum(n and chosen == (f"c{n}",) for chosen in votes.values())
            assert score.points == base + bonus + (lone if found else 0)
