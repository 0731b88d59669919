"""RULES 2.1, 2.6, 2.7, 3.3: running out of cards, and how games end."""

from __future__ import annotations

import pytest
from parlour.games.dixit.events import DeckShuffled
from parlour.kernel.seats import Status

from tests.games.dixit_table import A, B, C, D, S, Table, dixit


def near_the_end(options: str, *, a: int = 28, b: int = 29, c: int = 27, d: int = 20) -> Table:
    """D7 before its last turn; seat 0 tells and has nothing."""
    table = Table(5, dixit(options))
    table.set_scores(0, a, b, c, d)
    return table


ALL_BUT_D = {A: [S], B: [S], C: [S], D: [A]}  # 3 for A, B, C and one more for A


@pytest.mark.parametrize("edition", ["refreshed", "original"])
def test_D7_the_whole_turn_is_scored_then_most_points_win(edition: str) -> None:
    table = near_the_end(edition, a=27)
    table.turn(ALL_BUT_D)
    assert table.scores == [3, 31, 32, 30, 20]
    assert table.state.status is Status.FINISHED
    assert table.state.winners == (B,)


def test_D7_in_disney_everybody_at_thirty_wins() -> None:
    table = near_the_end("disney", a=27)
    table.turn(ALL_BUT_D)
    assert table.state.winners == (A, B, C)


def test_D7_equal_points_share_the_victory() -> None:
    table = near_the_end("refreshed")
    table.turn(ALL_BUT_D)
    assert table.scores == [3, 32, 32, 30, 20]
    assert table.state.winners == (A, B)


def test_2_7_exactly_the_target_is_enough_and_one_less_is_not() -> None:
    for before, over in ((26, False), (27, True)):
        table = Table(4, dixit(target=30))
        table.set_scores(0, before, 0, 0)
        table.turn({A: [S], B: [C], C: [B]})
        assert table.state.over is over


def test_8_the_target_is_an_option() -> None:
    table = Table(4, dixit(target=3))
    table.turn({A: [S], B: [C], C: [B]})
    assert table.state.winners == (S, A)


@pytest.mark.parametrize(
    ("players", "turns", "left"), [(3, 13, 3), (4, 15, 4), (5, 11, 4), (6, 8, 6)]
)
def test_D8_revised_ends_when_the_last_card_is_drawn(players: int, turns: int, left: int) -> None:
    table = Table(players, dixit("revised"))
    table.set_scores(*range(40, 40 + players))
    while not table.state.over:
        table.turn({})
    assert table.turns_ended() == turns
    assert table.view.draw_pile == left
    assert table.state.winners == (players - 1,)
    shuffles = [e for step in table.steps for e in step.events if isinstance(e, DeckShuffled)]
    assert len(shuffles) == 1, "the discard is never shuffled"


def test_D9_too_few_cards_shuffle_the_discard_in() -> None:
    table = Table(5)
    for _ in range(10):
        table.turn({})
    assert (table.view.draw_pile, table.view.discard) == (4, 50)
    table.turn({})
    assert (table.view.draw_pile, table.view.discard) == (54, 0)
    assert table.view.draw_pile + 5 * 6 == 84


def test_10_9_a_pile_that_just_suffices_is_drawn_to_the_last_card() -> None:
    table = Table(6)
    for _ in range(8):
        table.turn({})
    assert (table.view.draw_pile, table.view.discard) == (0, 48)
    table.turn({})
    assert (table.view.draw_pile, table.view.discard) == (48, 0)


def test_10_8_twelve_players_never_run_short() -> None:
    table = Table(12, dixit("odyssey"))
    for _ in range(6):
        table.turn({})
        assert all(len(hand) == 6 for hand in table.state.hands)
    assert table.state.status is Status.RUNNING


def test_D5_the_original_may_also_end_with_the_last_card() -> None:
    table = Table(5, dixit("original", also_end_on_deck_out=True))
    while not table.state.over:
        table.turn({})
    assert table.turns_ended() == 11
    assert table.state.status is Status.FINISHED


@pytest.mark.parametrize("edition", ["refreshed", "revised"])
def test_B52_a_deck_for_two_rounds_ends_or_is_shuffled_and_can_be_looked_at(edition: str) -> None:
    table = Table(4, dixit(edition), cards=4 * 6 + 2 * 4)
    table.turn({})
    table.turn({})
    assert table.state.over is (edition == "revised")
    assert table.view.turn == (2 if edition == "revised" else 3)
    assert table.hand(A).cards


def test_1_9_a_departed_seat_cannot_win_nor_end_the_game() -> None:
    table = near_the_end("refreshed", a=29, b=5, c=5, d=5)
    table.to_the_vote()
    table.vote(A, S)
    table.depart(A)
    for seat in (B, C, D):
        table.vote(seat, A)
    table.score()
    assert table.scores[A] == 29 + 3 + 3, "frozen after the points of this round"
    assert table.state.status is Status.RUNNING
    table.set_scores(0, 35, 29, 5, 5)
    table.turn({C: [B], D: [C], S: [C]})
    assert table.state.winners == (B,), "32 points of somebody who is there beat 35 of who is gone"


def test_2_7_leaving_in_the_last_turn_does_not_undo_its_end() -> None:
    table = Table(3)
    table.set_scores(0, 29, 0)
    table.to_the_vote()
    table.vote(A, S)
    table.depart(B)
    table.score()
    assert table.state.status is Status.FINISHED
    assert table.state.winners == (A,)
