"""RULES 1.2, 1.5: what is hidden, also in the order and the number of things."""

from __future__ import annotations

from collections import Counter

from parlour.games.dixit import events as d
from parlour.games.dixit.moves import CastVote, SubmitCards
from parlour.kernel.conduct import observe

from tests.games.dixit_table import A, B, C, S, Table, dixit

# 23 degrees of freedom (24 orders of four cards): a fair shuffle is above this once in a thousand times.
CHI_SQUARE_23_AT_0_001 = 49.7


def test_B55_the_order_of_the_table_is_uniform_and_does_not_follow_the_order_of_arrival() -> None:
    rounds = 1200
    orders = Counter[tuple[int, ...]]()
    for seed in range(rounds):
        table = Table(4, seed=seed)
        table.tell()
        table.hand_in(C, A, B)
        orders[tuple(table.state.owner(card) for card in table.state.laid)] += 1
    expected = rounds / 24
    chi_square = sum((count - expected) ** 2 / expected for count in orders.values())
    chi_square += (24 - len(orders)) * expected
    assert chi_square < CHI_SQUARE_23_AT_0_001


def test_B55_the_same_chance_lays_the_same_table_whoever_was_first() -> None:
    laid = list[tuple[str, ...]]()
    for order in ((A, B, C), (C, B, A)):
        table = Table(4)
        table.tell()
        table.hand_in(*order)
        laid.append(table.state.laid)
    assert laid[0] == laid[1]


def test_1_2_the_views_list_seats_in_their_own_order_not_in_that_of_time() -> None:
    table = Table(5)
    table.tell()
    table.hand_in(C)
    table.hand_in(A)
    assert table.view.handed_in == (S, A, C)
    table.hand_in()
    table.vote(C, S)
    table.vote(A, S)
    assert table.view.voted == (A, C)


def test_1_2_a_spectator_learns_that_something_was_chosen_not_what() -> None:
    table = Table(7, dixit("odyssey"))
    table.tell()
    told = table.steps[-1].events[0]
    assert observe(table.game, told, None) == d.ClueGiven(S, "a clue", aloud=False)
    assert observe(table.game, told, S) == told
    table.hand_in(A)
    assert observe(table.game, table.steps[-1].events[0], B) == d.Submitted(A, ())
    table.hand_in()
    votes = CastVote((table.slot(S), table.slot(B)))
    voted = table.play(A, votes)[0]
    assert observe(table.game, voted, B) == d.Voted(A, ()), "nor whether it was one or two"


def test_1_2_others_cards_are_counted_not_seen() -> None:
    table = Table(4)
    drawn = [event for event in table.steps[0].events if isinstance(event, d.Drawn)]
    assert observe(table.game, drawn[A], B) == d.Drawn(A, (d.FACE_DOWN,) * 6)
    shuffled = table.steps[0].events[1]
    assert observe(table.game, shuffled, A) == d.DeckShuffled((d.FACE_DOWN,) * 84)


def test_1_5_a_replacement_leaves_no_trace_for_others() -> None:
    table = Table(4)
    table.tell()
    one, two = table.state.hands[A][:2]
    table.play(A, SubmitCards((one,)))
    revision, view = table.state.revision, table.view
    event = table.play(A, SubmitCards((two,)))[0]
    assert table.state.revision == revision
    assert table.view == view
    assert [observe(table.game, event, seat) for seat in (None, S, B, C)] == [None] * 4
    assert observe(table.game, event, A) == event


def test_1_2_nobody_else_is_told_whose_card_lies_where() -> None:
    table = Table(4)
    table.to_the_vote()
    own = [table.hand(seat).own_slots for seat in (S, A, B, C)]
    assert sorted(slot for slots in own for slot in slots) == [1, 2, 3, 4]
    assert table.view.last_reveal is None
