"""RULES 7.6 and 1.9: what happens in Stella when somebody is idle or leaves."""

from __future__ import annotations

from collections import Counter

from parlour.games.stella import events as e
from parlour.games.stella.moves import (
    Mark,
)
from parlour.kernel import conduct
from parlour.kernel.events import Ended, RoundCompleted, SeatIdled

from tests.games.stella_table import (
    GAME,
    ROTATE,
    StellaTable,
)


def test_7_6_time_confirms_marks_as_they_are_and_without_any_one_sits_out() -> None:
    table = StellaTable()
    table.mark({0: [1]})
    table.play(1, Mark((1, 2)))
    events = table.expire()
    assert events[:3] == (SeatIdled(1), SeatIdled(2), SeatIdled(3))
    assert events[3] == e.Announced(((0, 1), (1, 2)), 1)
    assert table.state.in_the_dark == 1
    table.show((0, 1), (1, 2))
    table.score()
    assert table.scores() == [3, 2, 0, 0]


def test_7_6_skipping_a_seat_does_not_tell_whether_it_had_marks() -> None:
    with_marks, without = StellaTable(), StellaTable()
    with_marks.play(1, Mark((1, 2)))
    for table in (with_marks, without):
        table.take(conduct.skip(GAME, table.state, 1, table.chance))
    assert with_marks.steps[-1] == without.steps[-1]
    assert GAME.view(with_marks.state) == GAME.view(without.state)


def test_7_6_when_nobody_marks_the_round_is_over_at_once() -> None:
    table = StellaTable()
    assert table.expire()[-1] == RoundCompleted(1)
    table.score()
    assert table.state.round == 2


def test_7_6_a_lone_marker_falls() -> None:
    table = StellaTable()
    table.play(2, Mark((1, 2)))
    table.expire()
    assert table.state.scout == 2
    table.show((2, 1))
    table.score()
    assert table.scores() == [0, 0, 0, 0]


def test_7_6_an_idle_scout_shows_a_random_mark_nobody_has_shown() -> None:
    shown: Counter[int] = Counter()
    for seed in range(60):
        table = StellaTable(3, seed=seed)
        table.mark({0: [1, 2, 3], 1: [1, 2], 2: [2, 3]})
        table.show((0, 2))
        events = table.expire()
        assert events[0] == SeatIdled(0)
        assert isinstance(events[1], e.MarkShown)
        shown[events[1].position] += 1
    assert set(shown) == {1, 3}


def test_7_6_leaving_before_confirming_is_leaving_the_round() -> None:
    table = StellaTable()
    table.play(3, Mark((1,)))
    table.mark({0: [1], 1: [1], 2: [2]})
    table.depart(3)
    assert table.state.counts == ((0, 1), (1, 1), (2, 1))
    table.show((0, 1))
    assert table.state.showings[0].seats == (0, 1)


def test_7_6_marks_of_whoever_leaves_during_the_reveal_count_for_the_others() -> None:
    table = StellaTable(4, ROTATE)
    table.mark({0: [1, 2, 3], 1: [1, 4], 2: [2, 5], 3: [3]})
    table.show((0, 1))
    table.depart(0)
    assert table.state.scout == 1
    table.show((1, 4))
    table.show((2, 2))  # with 0, who has left: a super spark for 2 alone
    assert table.state.stars(2) == 3
    assert table.state.stars(0) == 3
    table.show((3, 3), (2, 5))
    table.score()
    assert table.scores() == [3, 3, 3, 3]  # 0 was in the dark, but had not fallen


def test_7_6_a_scout_who_leaves_passes_the_role_on() -> None:
    table = StellaTable()
    table.mark({0: [1, 2], 1: [1], 2: [2], 3: [9]})
    table.depart(0)
    assert table.state.scout == 1
    assert table.state.phase == "reveal"


def test_1_9_below_three_players_the_round_is_finished_and_the_game_abandoned() -> None:
    table = StellaTable(3)
    table.mark({0: [1, 2], 1: [1, 2], 2: [2]})
    table.depart(2)
    table.show((0, 1), (0, 2))
    assert table.score()[-1] == Ended(finished=False, winners=())
    assert table.scores() == [5, 5, 0]


def test_1_9_nobody_wins_when_too_few_are_left_at_the_very_end() -> None:
    table = StellaTable(3)
    for _ in range(3):
        table.expire()
        table.score()
    assert table.state.round == 4
    table.take(conduct.resume(table.state))  # a whole lap of idle rounds has paused it
    table.mark({0: [1], 1: [1], 2: [1]})
    table.depart(2)
    table.show((0, 1))
    assert table.score()[-1] == Ended(finished=False, winners=())
