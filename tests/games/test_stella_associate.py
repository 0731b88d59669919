"""RULES 7.2: marking in secret, the other word by agreement, and who is in the dark."""

from __future__ import annotations

import pytest
from parlour.games.stella import events as e
from parlour.games.stella.moves import (
    AcceptOtherWord,
    Confirm,
    Mark,
    Move,
    ProposeOtherWord,
)
from parlour.games.stella.options import StellaRules, Words
from parlour.kernel import conduct
from parlour.kernel.events import PhaseOpened
from parlour.kernel.refusals import Refused

from tests.games.stella_table import (
    GAME,
    StellaTable,
)

S2 = {0: [1, 2, 3, 4, 5], 1: [1, 2, 6], 2: [2, 3, 7], 3: [1, 4, 8]}
S5 = {0: [8, 5, 6], 1: [5, 7, 6], 2: [6, 1], 3: [1]}
LONERS = {0: [1], 1: [2], 2: [3], 3: [4]}


def refusal(table: StellaTable, seat: int, move: Move) -> str:
    before = table.state
    with pytest.raises(Refused) as caught:
        table.play(seat, move)
    assert table.state == before
    return caught.value.reason


@pytest.mark.parametrize(
    ("positions", "reason"),
    [
        ((), "NO_MARKS"),
        (tuple(range(1, 12)), "TOO_MANY_MARKS"),
        ((3, 3), "DUPLICATE_MARK"),
        ((0, 1), "OUT_OF_RANGE"),
        ((16,), "OUT_OF_RANGE"),
    ],
)
def test_nr_56_marks_are_one_to_ten_different_positions(
    positions: tuple[int, ...], reason: str
) -> None:
    assert refusal(StellaTable(), 0, Mark(positions)) == reason


def test_nr_56_ten_marks_are_allowed() -> None:
    table = StellaTable()
    table.play(0, Mark(tuple(range(10, 0, -1))))
    assert GAME.private(table.state, 0).marks == tuple(range(1, 11))


def test_1_2_nobody_else_learns_that_a_seat_has_marked() -> None:
    table = StellaTable()
    before = table.state
    (event,) = table.play(0, Mark((1, 2)))
    assert GAME.observe(event, 0) == event
    assert [GAME.observe(event, viewer) for viewer in (1, 2, 3, None)] == [None] * 4
    assert table.state.revision == before.revision
    assert GAME.view(table.state) == GAME.view(before)
    assert [GAME.private(table.state, seat).marks for seat in (1, 2, 3)] == [()] * 3


def test_7_2_marks_are_changeable_until_all_have_confirmed_and_stay_confirmed() -> None:
    table = StellaTable(3)
    table.mark({0: [1]})
    table.play(0, Mark((4, 5)))
    assert table.state.confirmed == {0}
    table.mark({1: [4], 2: [5, 9]})
    assert table.state.sky.marks[0] == {4, 5}
    assert refusal(table, 0, Mark((1,))) == "WRONG_PHASE"


def test_nr_57_counts_are_hidden_until_all_have_confirmed() -> None:
    one, many = StellaTable(), StellaTable()
    one.mark({0: [1], 1: [3]})
    many.mark({0: [1, 2, 3, 4], 1: [5, 6]})
    assert GAME.view(one.state) == GAME.view(many.state)
    assert GAME.view(one.state).confirmed == (0, 1)
    assert GAME.view(one.state).counts == ()


def test_7_2_confirming_needs_a_mark_and_happens_once() -> None:
    table = StellaTable()
    assert refusal(table, 0, Confirm()) == "NO_MARKS"
    table.mark({0: [1]})
    assert refusal(table, 0, Confirm()) == "ALREADY_CONFIRMED"


# 7.2, the other word


def test_7_2_the_other_word_is_played_with_when_all_agree() -> None:
    table = StellaTable(3)
    upper, lower = table.state.word_card
    assert table.state.word == upper
    table.play(1, ProposeOtherWord())
    assert GAME.view(table.state).other_word == (1,)
    table.play(0, AcceptOtherWord())
    assert table.state.word == upper
    table.play(2, AcceptOtherWord())
    assert table.state.word == lower
    assert GAME.view(table.state).other_word == ()
    assert refusal(table, 0, ProposeOtherWord()) == "OTHER_WORD_CLOSED"


def test_7_2_the_other_word_is_out_once_somebody_has_confirmed() -> None:
    table = StellaTable(3)
    table.play(1, ProposeOtherWord())
    table.mark({0: [1]})
    assert refusal(table, 2, AcceptOtherWord()) == "OTHER_WORD_CLOSED"
    assert GAME.view(table.state).other_word == ()
    assert "accept_other_word" not in GAME.may(table.state, 2)


def test_7_2_proposals_are_made_and_accepted_once() -> None:
    table = StellaTable(3)
    assert refusal(table, 0, AcceptOtherWord()) == "NOT_PROPOSED"
    table.play(0, ProposeOtherWord())
    assert refusal(table, 1, ProposeOtherWord()) == "ALREADY_PROPOSED"
    assert refusal(table, 0, AcceptOtherWord()) == "ALREADY_ACCEPTED"


def test_7_2_those_who_are_away_need_not_agree() -> None:
    table = StellaTable(3)
    table.play(0, ProposeOtherWord())
    table.play(1, AcceptOtherWord())
    table.take(conduct.set_away(table.state, 2))
    assert "accept_other_word" in GAME.may(table.state, 0)
    table.play(0, AcceptOtherWord())
    assert table.state.word == table.state.word_card[1]


def test_7_2_a_card_with_one_word_has_no_other() -> None:
    rules = StellaRules(words=Words.CUSTOM, custom_words=("a", "b", "c", "d"))
    table = StellaTable(rules=rules)
    assert refusal(table, 0, ProposeOtherWord()) == "OTHER_WORD_CLOSED"
    assert GAME.may(table.state, 0) == ["mark"]


# 7.2, Announce


@pytest.mark.parametrize(
    ("marks", "dark"),
    [
        (S2, 0),
        (S5, None),  # two share the most
        (LONERS, None),  # all the same
        ({0: [1], 1: [2], 2: [3, 4], 3: [5]}, 2),
    ],
)
def test_nr_51_only_a_lone_maximum_is_in_the_dark(
    marks: dict[int, list[int]], dark: int | None
) -> None:
    table = StellaTable()
    table.mark(marks)
    view = GAME.view(table.state)
    assert view.in_the_dark == dark
    assert dict(view.counts) == {seat: len(positions) for seat, positions in marks.items()}


def test_7_2_the_last_confirmation_announces_and_names_the_first_scout_in_one_step() -> None:
    table = StellaTable()
    table.mark({0: [1], 1: [2], 2: [3]})
    table.play(3, Mark((4,)))
    assert table.play(3, Confirm()) == (
        e.Confirmed(3),
        e.Announced(((0, 1), (1, 1), (2, 1), (3, 1)), None),
        e.ScoutNamed(0),
        PhaseOpened("reveal"),
    )
