"""RULES 6: the course of a game of Jinx, its contention, its end, and what absence does."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from parlour.games.jinx import events as e
from parlour.games.jinx.moves import GiveClue, Pass, Point
from parlour.kernel import conduct
from parlour.kernel.events import Ended, PhaseOpened, RoundCompleted, SeatIdled, TurnEnded
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Presence, Status

from tests.games.jinx_table import DECK, GAME, JinxTable, all_cards
from tests.games.seeded import Seeded


def refusal(table: JinxTable, seat: int, move: GiveClue | Point | Pass) -> str:
    before = table.state
    with pytest.raises(Refused) as caught:
        table.play(seat, move)
    assert table.state == before
    return caught.value.reason


@pytest.mark.parametrize(("players", "left"), [(3, 32), (4, 42), (5, 52), (6, 62)])
def test_6_1_the_deck_is_thinned_before_dealing(players: int, left: int) -> None:
    state = JinxTable(players).state
    assert len(state.grid) == 9
    assert len(state.draw_pile) == left
    assert len(state.removed) == 71 - 9 - left
    assert all_cards(state) == sorted(DECK.cards)


@pytest.mark.parametrize(("named", "first"), [(2, 2), (4, 1), (5, 2)])
def test_1_4_the_named_seat_begins_counted_round_the_table(named: int, first: int) -> None:
    assert JinxTable(3, first_seat=named).state.active_player == first


def test_6_2_the_target_is_drawn_uniformly() -> None:
    drawn = Counter(JinxTable(3, seed=seed).state.target for seed in range(1800))
    assert sorted(drawn) == list(range(1, 10))
    assert (
        sum((n - 200) ** 2 / 200 for n in drawn.values()) < 26.1
    )  # chi square, 8 degrees, p = 0.001


def test_6_2_only_the_active_player_learns_the_target() -> None:
    table = JinxTable()
    target = table.state.target
    assert GAME.private(table.state, 0).target == target
    assert [GAME.private(table.state, seat).target for seat in (1, 2, 3)] == [None] * 3
    drawn = e.PositionDrawn(0, target)
    assert drawn in table.steps[0].events
    assert GAME.observe(drawn, 0) == drawn
    assert [GAME.observe(drawn, viewer) for viewer in (1, 2, 3, None)] == [None] * 4


def test_6_2_the_view_is_the_same_whatever_the_target_is() -> None:
    state = JinxTable().state
    assert len({repr(GAME.view(replace(state, target=n))) for n in range(1, 10)}) == 1


def test_6_2_the_active_player_gives_the_clue_and_does_not_point() -> None:
    table = JinxTable()
    assert refusal(table, 1, GiveClue("mine")) == "NOT_YOUR_TURN"
    assert refusal(table, 1, Point(1)) == "WRONG_PHASE"
    table.tell(5)
    assert table.state.phase == "guess"
    assert refusal(table, 0, Point(5)) == "ACTIVE_PLAYER"
    assert refusal(table, 0, Pass()) == "ACTIVE_PLAYER"
    assert refusal(table, 0, GiveClue("another")) == "WRONG_PHASE"


@pytest.mark.parametrize("position", [0, 10, -1])
def test_6_3_positions_run_from_1_to_9(position: int) -> None:
    table = JinxTable()
    table.tell(5)
    assert refusal(table, 1, Point(position)) == "OUT_OF_RANGE"


def test_6_3_a_right_guess_is_judged_and_ends_the_round_in_the_step_that_accepts_it() -> None:
    table = JinxTable()
    table.tell(5)
    assert table.play(2, Point(5)) == (
        e.Pointed(2, 5, right=True),
        e.TargetRevealed(5, 2),
        RoundCompleted(1),
    )


def test_6_3_a_late_point_is_round_over_until_the_points_are_in_and_costs_nothing() -> None:
    table = JinxTable()
    table.tell(5)
    table.play(2, Point(5))
    assert refusal(table, 1, Point(7)) == "ROUND_OVER"
    assert refusal(table, 3, Pass()) == "ROUND_OVER"
    late = table.state.phase_id
    table.score()
    assert table.sizes() == [0, 0, 1, 0]
    with pytest.raises(Refused, match="WRONG_PHASE"):
        conduct.move(GAME, table.state, 1, late, Point(7), table.chance)


def test_6_3_jinxed_keeps_the_guess() -> None:
    """J5: C is first at 7 and wrong; B is jinxed there, points elsewhere at once, and finds it."""
    table = JinxTable()
    table.deal_piles(2, 1, 0, 3)
    table.tell(5)
    table.play(2, Point(7))
    assert refusal(table, 1, Point(7)) == "JINXED"
    assert "point" in GAME.may(table.state, 1)
    assert refusal(table, 2, Point(5)) == "ALREADY_GUESSED"
    table.play(1, Point(5))
    table.score()
    assert table.sizes() == [3, 2, 0, 3]
    assert len(table.state.discard) == 7


def test_6_3_had_the_contested_card_been_the_target_the_loser_is_too_late() -> None:
    table = JinxTable()
    table.deal_piles(2, 1, 0, 3)
    table.tell(7)
    table.play(2, Point(7))
    assert refusal(table, 1, Point(7)) == "ROUND_OVER"
    table.score()
    assert table.sizes() == [1, 1, 1, 3]


def test_6_3_a_guess_is_irrevocable_and_a_pass_is_final() -> None:
    table = JinxTable()
    table.tell(5)
    table.play(1, Point(1))
    table.play(2, Pass())
    assert refusal(table, 1, Point(2)) == "ALREADY_GUESSED"
    assert refusal(table, 1, Pass()) == "ALREADY_GUESSED"
    assert refusal(table, 2, Point(5)) == "ALREADY_GUESSED"
    assert GAME.waiting_for(table.state) == {3}


@pytest.mark.parametrize(
    ("points", "piles", "discarded", "returned"),
    [
        ([(1, 5)], [1, 2, 0, 3], 8, 1),  # J1: found at once
        ([(1, 1), (2, 2), (3, 5)], [4, 1, 0, 4], 6, 0),  # J2: third guess
        ([(1, 1), (2, 2), (3, 3)], [2, 1, 0, 3], 9, 0),  # J3: nobody
    ],
)
def test_worked_examples_j1_to_j3(
    points: list[tuple[int, int]], piles: list[int], discarded: int, returned: int
) -> None:
    table = JinxTable()
    table.deal_piles(2, 1, 0, 3)
    cards = all_cards(table.state)
    before = len(table.state.draw_pile)
    table.tell(5)
    for seat, position in points:
        table.play(seat, Point(position))
    table.score()
    assert table.sizes() == piles
    assert len(table.state.discard) == discarded
    assert len(table.state.draw_pile) == before + returned - 9  # nine new cards lie open (nr 43)
    assert all_cards(table.state) == cards


def test_j3_with_nobody_penalty_the_active_player_loses_a_card() -> None:
    table = JinxTable(nobody_penalty=1)
    table.deal_piles(2, 1, 0, 3)
    table.tell(5)
    table.expire()
    table.score()
    assert table.sizes() == [1, 1, 0, 3]


def test_j4_and_nr_42_no_penalty_with_an_empty_pile() -> None:
    table = JinxTable()
    table.deal_piles(0, 1, 0, 3)
    before = len(table.state.draw_pile)
    table.tell(5)
    table.play(1, Point(5))
    table.score()
    assert table.sizes() == [0, 2, 0, 3]
    assert len(table.state.draw_pile) == before - 9


def test_6_4_the_card_gained_last_goes_to_the_bottom_of_the_draw_pile() -> None:
    table = JinxTable()
    table.deal_piles(3, 0, 0, 0)
    last = table.state.piles[0][-1]
    table.tell(5)
    table.play(3, Point(5))
    table.score()
    assert table.state.draw_pile[-1] == last
    assert last not in table.state.piles[0]


def test_nr_41_refused_points_and_passes_do_not_make_a_first_guess_a_later_one() -> None:
    table = JinxTable()
    table.deal_piles(2, 0, 0, 0)
    table.tell(5)
    table.play(1, Pass())
    refusal(table, 0, Point(5))
    table.play(2, Point(5))
    table.score()
    assert table.sizes() == [1, 0, 1, 0]


def test_6_2_the_role_goes_clockwise_with_a_new_draw_and_new_cards() -> None:
    table = JinxTable(3)
    grid = table.state.grid
    table.tell(5)
    table.play(1, Point(5))
    table.score()
    assert table.state.active_player == 1
    assert table.state.turn == 2
    assert set(table.state.grid).isdisjoint(grid)
    assert table.state.marks == ()


@pytest.mark.parametrize(
    ("players", "rounds", "left"), [(3, 4, 5), (4, 5, 6), (5, 6, 7), (6, 7, 8)]
)
def test_6_5_the_game_ends_when_fewer_than_nine_cards_are_left(
    players: int, rounds: int, left: int
) -> None:
    table = JinxTable(players)
    while not table.state.over:
        table.tell(5)
        table.expire()
        table.score()
    assert table.state.status is Status.FINISHED
    assert table.state.rounds == rounds
    assert len(table.state.draw_pile) == left
    assert table.state.winners == tuple(range(players))  # all have none: shared (1.10)


def test_j6_and_nr_44_one_penalty_gives_an_eighth_round_to_six_players() -> None:
    table = JinxTable(6)
    table.tell(5)
    table.play(1, Point(1))
    table.play(2, Point(5))  # the active player has a card to lose next time
    table.score()
    for _ in range(5):
        table.tell(5)
        table.expire()
        table.score()
    assert table.state.active_player == 0
    table.tell(5)
    table.play(3, Point(5))
    table.score()
    assert not table.state.over
    assert table.state.rounds == 7
    table.tell(5)
    table.expire()
    table.score()
    assert table.state.over
    assert table.state.rounds == 8


def test_6_5_most_cards_win_and_a_departed_seat_cannot() -> None:
    table = JinxTable(4)
    table.deal_piles(0, 2, 1, 1)
    table.depart(1)
    while not table.state.over:
        table.tell(5)
        table.expire()
        table.score()
    assert table.state.winners == (2, 3)


def test_6_6_an_idle_active_player_passes_the_role_and_the_grid_stays() -> None:
    table = JinxTable()
    grid, pile = table.state.grid, table.state.draw_pile
    events = table.expire()
    assert events[:3] == (SeatIdled(0), e.TurnVoided(0), TurnEnded())
    assert events[-1] == PhaseOpened("clue")
    assert table.state.active_player == 1
    assert (table.state.grid, table.state.draw_pile) == (grid, pile)
    assert table.sizes() == [0, 0, 0, 0]


def test_6_6_an_active_player_who_leaves_before_the_clue_passes_the_role() -> None:
    table = JinxTable()
    grid = table.state.grid
    table.depart(0)
    assert table.state.active_player == 1
    assert table.state.grid == grid
    assert table.state.playing == (1, 2, 3)


def test_6_6_an_active_player_who_leaves_after_the_clue_still_gains() -> None:
    table = JinxTable()
    table.deal_piles(2, 0, 0, 0)
    table.tell(5)
    table.depart(0)
    table.play(1, Point(4))
    table.play(2, Point(5))
    table.score()
    assert table.sizes() == [3, 0, 1, 0]


def test_6_6_and_still_loses_a_card_when_the_first_guess_is_right() -> None:
    table = JinxTable()
    table.deal_piles(2, 0, 0, 0)
    table.tell(5)
    table.depart(0)
    table.play(1, Point(5))
    table.score()
    assert table.sizes() == [1, 1, 0, 0]


def test_6_6_a_guesser_who_leaves_counts_as_passed() -> None:
    table = JinxTable()
    table.tell(5)
    table.play(1, Point(1))
    table.play(2, Point(2))
    table.depart(3)
    assert table.state.counting


def test_6_6_a_lone_guesser_has_one_guess_only() -> None:
    table = JinxTable(3)
    table.tell(5)
    table.play(1, Pass())
    table.play(2, Point(4))
    assert table.state.counting
    table.score()
    assert table.sizes() == [0, 0, 0]


def test_6_3_time_passes_for_whoever_has_not_guessed() -> None:
    table = JinxTable()
    table.tell(5)
    table.play(1, Point(1))
    events = table.expire()
    assert events[:4] == (SeatIdled(2), e.Passed(2), SeatIdled(3), e.Passed(3))
    assert events[-1] == RoundCompleted(1)


def test_1_9_below_three_players_the_round_is_finished_and_the_game_abandoned() -> None:
    table = JinxTable(3)
    table.tell(5)
    table.depart(1)
    assert not table.state.over
    table.play(2, Point(5))
    events = table.score()
    assert events[-1] == Ended(finished=False, winners=())
    assert table.sizes() == [0, 0, 1]


def test_1_9_nobody_wins_when_too_few_are_left_at_the_very_end() -> None:
    table = JinxTable(3)
    table.state = replace(table.state, draw_pile=table.state.draw_pile[:8])
    table.tell(5)
    table.depart(1)
    table.play(2, Point(5))
    assert table.score()[-1] == Ended(finished=False, winners=())


def test_1_9_a_lap_in_which_nobody_does_anything_pauses_the_game() -> None:
    table = JinxTable(3)
    for _ in range(3):
        table.expire()
    assert table.state.status is Status.PAUSED
    assert table.state.seats[0].presence is Presence.PRESENT


def test_view_after_a_round_shows_where_everybody_pointed() -> None:
    table = JinxTable()
    table.tell(5)
    table.play(1, Point(1))
    table.play(2, Point(5))
    assert GAME.view(table.state).phase == "score"
    reveal = GAME.view(table.state).last_reveal
    assert reveal is not None
    assert (reveal.target, reveal.finder, len(reveal.grid)) == (5, 2, 9)
    assert [(mark.seat, mark.position, mark.right) for mark in reveal.marks] == [
        (1, 1, False),
        (2, 5, True),
    ]


def test_the_statistics_say_who_told_and_who_found() -> None:
    table = JinxTable()
    table.tell(5)
    table.play(1, Point(1))
    table.play(2, Point(5))
    tally = GAME.tally(table.state)
    assert (tally.told, tally.told_well, tally.guessed, tally.found) == (0, True, (1, 2, 3), (2,))


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end_keep_their_cards_and_replay_to_the_same_state(seed: int) -> None:
    table = JinxTable(3 + seed % 4, nobody_penalty=seed % 2, seed=seed)
    chance = Seeded(1000 + seed)
    for _ in range(500):
        if table.state.over:
            break
        if table.state.counting:
            table.score()
        elif chance.choose(range(8)) == 0:
            table.expire()
        else:
            seat = chance.choose(sorted(GAME.waiting_for(table.state)))
            moves = list(GAME.legal(table.state, seat))
            assert moves
            table.play(seat, chance.choose(moves))
        if table.state.pause:
            table.take(conduct.resume(table.state))
        assert all_cards(table.state) == sorted(DECK.cards)
        table.sizes()
    assert table.state.over
    replayed = table.start
    for step in table.steps:
        replayed = conduct.fold(GAME, replayed, step)
    assert replayed == table.state
