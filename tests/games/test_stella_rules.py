"""RULES 7: the course of a game of Stella, its sparks and its falls."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from parlour.games.stella import events as e
from parlour.games.stella.moves import (
    AcceptOtherWord,
    Confirm,
    Mark,
    Move,
    ProposeOtherWord,
    Show,
)
from parlour.games.stella.options import StellaRules, Words
from parlour.kernel import conduct
from parlour.kernel.game import Deck
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Status

from tests.games.stella_table import (
    DECK,
    GAME,
    ROTATE,
    UNTIL_FALLEN,
    Seeded,
    StellaTable,
    all_cards,
)

S2 = {0: [1, 2, 3, 4, 5], 1: [1, 2, 6], 2: [2, 3, 7], 3: [1, 4, 8]}
S5 = {0: [8, 5, 6], 1: [5, 7, 6], 2: [6, 1], 3: [1]}
S7 = {0: [1, 9, 5], 1: [1, 5], 2: [7]}
LONERS = {0: [1], 1: [2], 2: [3], 3: [4]}


def refusal(table: StellaTable, seat: int, move: Move) -> str:
    before = table.state
    with pytest.raises(Refused) as caught:
        table.play(seat, move)
    assert table.state == before
    return caught.value.reason


def finish(table: StellaTable) -> None:
    """Each scout shows what it can, lowest first; then the points."""
    while not table.state.counting:
        scout = table.state.scout
        assert scout is not None
        table.play(scout, Show(table.state.sky.unshown(scout)[0]))
    table.score()


# 7.1


def test_7_1_fifteen_cards_lie_open_and_four_word_cards_are_drawn() -> None:
    state = StellaTable().state
    assert len(state.grid) == 15
    assert len(state.draw_pile) == 84 - 15
    assert len(set(state.words)) == 4
    assert set(state.words) <= set(DECK.words)
    assert all_cards(state) == sorted(DECK.cards)


def test_7_1_the_discovery_cards_come_in_their_order() -> None:
    cards = tuple((f"word {n}",) for n in range(1, 5))
    rules = StellaRules(words=Words.DISCOVERY)
    table = StellaTable(rules=rules, deck=Deck(DECK.cards, cards), seed=3)
    assert table.state.words == cards
    assert GAME.need(rules, 4).words == "discovery"


def test_7_1_custom_words_are_drawn_from_the_tables_own() -> None:
    own = tuple(f"own {n}" for n in range(10))
    rules = StellaRules(words=Words.CUSTOM, custom_words=own)
    state = StellaTable(rules=rules, deck=Deck(DECK.cards)).state
    assert len(set(state.words)) == 4
    assert {word for (word,) in state.words} <= set(own)
    assert GAME.need(rules, 4).words == ""


def test_7_1_thirty_pictures_are_enough_for_a_game() -> None:
    assert GAME.need(UNTIL_FALLEN, 6).needed == 30
    table = StellaTable(deck=Deck(DECK.cards[:30], DECK.words))
    while not table.state.over:
        table.mark(LONERS)
        finish(table)
    assert len(table.state.grid) == 15
    assert table.state.draw_pile == ()


# 7.3


def play_round(
    table: StellaTable, marks: dict[int, list[int]], showings: Sequence[tuple[int, int]]
) -> None:
    table.mark(marks)
    table.show(*showings)
    assert table.state.counting


def test_s2_dark_and_fallen() -> None:
    table = StellaTable(rules=ROTATE)
    order = [(0, 1), (1, 2), (2, 3), (3, 4), (0, 5), (1, 6), (2, 7), (3, 8)]
    play_round(table, S2, order)
    assert [table.state.stars(seat) for seat in range(4)] == [10, 4, 5, 5]
    assert table.state.fallen == {0, 1, 2, 3}
    table.score()
    assert table.scores() == [6, 4, 5, 5]


def test_s3_in_the_dark_but_never_fallen() -> None:
    table = StellaTable(rules=ROTATE)
    marks = {0: [1, 2, 3, 4], 1: [1, 2], 2: [2, 3], 3: [4]}
    play_round(table, marks, [(0, 1), (1, 2), (2, 3), (3, 4)])
    assert table.state.in_the_dark == 0
    table.score()
    assert table.scores() == [11, 5, 5, 3]


def test_s4_everybody_falls() -> None:
    table = StellaTable()
    play_round(table, LONERS, [(0, 1), (1, 2), (2, 3), (3, 4)])
    table.score()
    assert table.scores() == [0, 0, 0, 0]


def test_s5_and_nr_46_to_48_the_fallen_count_but_fill_nothing() -> None:
    table = StellaTable(rules=ROTATE)
    play_round(table, S5, [(0, 8), (1, 5), (2, 6), (3, 1), (1, 7)])
    assert table.state.showings[1] == e.MarkShown(1, 5, (0, 1), (1,))
    table.score()
    assert table.scores() == [0, 5, 5, 3]


def test_s6_the_fallen_are_skipped() -> None:
    """Five players, in turn: the fourth has fallen before, so the fifth scouts after the third."""
    table = StellaTable(5, ROTATE)
    table.mark({0: [1, 2, 3], 1: [2, 4], 2: [3, 5, 6], 3: [7, 9], 4: [2, 6, 10]})
    table.show((0, 1))  # falls
    table.show((1, 2))  # with 0 and 4: two stars each for 1 and 4
    table.show((2, 3))  # with 0 alone: three stars for 2
    table.show((3, 7))  # falls
    table.show((4, 6))  # with 2
    assert [table.state.stars(seat) for seat in range(5)] == [0, 2, 6, 0, 5]
    assert table.state.scout == 1
    table.show((1, 4), (2, 5))
    assert table.state.scout == 4


def test_s7_the_order_matters() -> None:
    table = StellaTable(3, ROTATE)
    play_round(table, S7, [(0, 1), (1, 5), (2, 7), (0, 9)])
    table.score()
    assert table.scores() == [4, 6, 0]
    table = StellaTable(3, UNTIL_FALLEN)
    play_round(table, S7, [(0, 1), (0, 9), (1, 5), (2, 7)])
    table.score()
    assert table.scores() == [2, 6, 0]


def test_nr_49_a_position_is_shown_once_a_round() -> None:
    table = StellaTable(3)
    table.mark({0: [1, 2], 1: [1], 2: [2]})
    table.show((0, 1))
    assert refusal(table, 0, Show(1)) == "ALREADY_SHOWN"


def test_7_3_only_the_scout_shows_and_only_what_it_has_marked() -> None:
    table = StellaTable(3)
    assert refusal(table, 0, Show(1)) == "WRONG_PHASE"
    table.mark({0: [1, 2], 1: [3], 2: [4]})
    assert refusal(table, 1, Show(3)) == "NOT_YOUR_TURN"
    assert refusal(table, 0, Show(3)) == "NOT_MARKED"
    table.show((0, 1))
    assert refusal(table, 0, Show(2)) == "FALLEN"
    table.show((1, 3), (2, 4))
    assert refusal(table, 2, Show(4)) == "ROUND_OVER"


def test_1_6_each_showing_is_a_phase_of_its_own() -> None:
    table = StellaTable(3)
    table.mark({0: [1, 2], 1: [1, 2], 2: [2]})
    first = table.state.phase_id
    table.show((0, 1))
    assert table.state.phase_id == table.state.revision > first
    with pytest.raises(Refused, match="WRONG_PHASE"):
        conduct.move(GAME, table.state, 0, first, Show(2), table.chance)


def test_nr_50_without_marks_to_show_one_is_skipped_and_has_not_fallen() -> None:
    table = StellaTable(3)
    play_round(table, {0: [1, 2], 1: [1, 2, 3], 2: [3]}, [(0, 1), (0, 2), (1, 3)])
    assert table.state.in_the_dark == 1
    assert table.state.fallen == set()
    table.score()
    assert table.scores() == [6, 9, 3]


def test_nr_54_the_last_one_standing_scouts_again_and_again() -> None:
    table = StellaTable(3, ROTATE)
    play_round(table, {0: [1], 1: [2], 2: [1, 2, 9]}, [(0, 1), (1, 2), (2, 9)])
    table = StellaTable(3, ROTATE)
    marks = {0: [1, 9], 1: [2, 10], 2: [9, 10, 11]}
    play_round(table, marks, [(0, 1), (1, 2), (2, 9), (2, 10), (2, 11)])
    assert table.state.stars(2) == 6


def test_nr_58_with_three_players_a_spark_needs_all_three() -> None:
    table = StellaTable(3)
    table.mark({0: [1, 2], 1: [1, 2], 2: [2, 5]})
    table.show((0, 1), (0, 2))
    assert [len(shown.seats) for shown in table.state.showings] == [2, 3]
    assert [table.state.stars(seat) for seat in range(3)] == [5, 5, 2]


# 7.4, 7.5


def test_7_2_the_top_middle_and_bottom_rows_are_replaced_in_turn() -> None:
    table = StellaTable()
    for changed in (range(5), range(5, 10), range(10, 15)):
        grid, word = table.state.grid, table.state.word
        table.mark(LONERS)
        finish(table)
        now = table.state.grid
        assert [n for n in range(15) if grid[n] != now[n]] == list(changed)
        assert table.state.word != word
        assert (table.state.marks, table.state.confirmed) == ({}, frozenset())
    table.mark(LONERS)
    finish(table)
    assert table.state.over
    assert len(table.state.discard) == 15  # nothing is replaced after the last round (nr 55)


def test_nr_53_the_pawn_moves_one_seat_a_round_and_skips_departed_seats() -> None:
    table = StellaTable(5, ROTATE)
    marks = {n: [n + 1] for n in range(5)}
    pawns = [table.state.first_scout]
    table.mark(marks)
    finish(table)
    pawns.append(table.state.first_scout)
    table.depart(2)
    table.mark({n: marks[n] for n in (0, 1, 3, 4)})
    assert table.state.scout == 1
    finish(table)
    pawns.append(table.state.first_scout)
    assert pawns == [0, 1, 3]


def test_7_5_after_four_rounds_most_points_win_and_ties_share() -> None:
    table = StellaTable()
    for _ in range(4):
        table.mark({0: [1, 2], 1: [1, 2], 2: [3], 3: [4]})
        finish(table)
    assert table.state.status is Status.FINISHED
    assert table.scores() == [24, 24, 0, 0]
    assert table.state.winners == (0, 1)
    assert GAME.view(table.state).slates[0].points == (6, 6, 6, 6)


def test_the_statistics_say_who_scouted_and_who_did_not_fall() -> None:
    table = StellaTable()
    table.play(3, Mark((9,)))
    table.mark({0: [1], 1: [1], 3: [9]})
    table.expire()
    table.show((0, 1), (3, 9))
    tally = GAME.tally(table.state)
    assert (tally.told, tally.told_well) == (0, True)
    assert (tally.guessed, tally.found) == ((0, 1, 3), (0, 1))


def test_what_was_never_shown_stays_secret() -> None:
    """Two rounds that differ in a fallen player's other marks look the same to everybody else, to the end."""
    views: list[object] = []
    for hidden in (8, 9):
        table = StellaTable(3)
        table.mark({0: [1, hidden], 1: [2], 2: [3]})
        table.show((0, 1), (1, 2), (2, 3))
        table.score()
        views.append((GAME.view(table.state), [GAME.private(table.state, n) for n in (1, 2)]))
    assert views[0] == views[1]


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end_keep_their_cards_and_replay_to_the_same_state(seed: int) -> None:
    players = 3 + seed % 4
    table = StellaTable(players, (UNTIL_FALLEN, ROTATE)[seed // 4 % 2], seed=seed)
    chance = Seeded(1000 + seed)
    for _ in range(3000):
        if table.state.over:
            break
        if table.state.counting:
            table.score()
        elif chance.choose(range(40)) == 0:
            table.expire()
        elif len(table.state.active()) > 3 and chance.choose(range(60)) == 0:
            table.depart(chance.choose(table.state.active()))
        else:
            seat = chance.choose(sorted(GAME.waiting_for(table.state)))
            moves = list(GAME.legal(table.state, seat))
            assert moves
            table.play(seat, chance.choose(moves))
        if table.state.pause:
            table.take(conduct.resume(table.state))
        assert all_cards(table.state) == sorted(DECK.cards)
    assert table.state.over
    replayed = table.start
    for step in table.steps:
        replayed = conduct.fold(GAME, replayed, step)
    assert replayed == table.state


@pytest.mark.parametrize("seed", range(20))
def test_every_move_that_may_be_made_is_legal_and_named(seed: int) -> None:
    table = StellaTable(3, seed=seed)
    names = {
        Mark: "mark",
        Confirm: "confirm",
        ProposeOtherWord: "propose_other_word",
        AcceptOtherWord: "accept_other_word",
        Show: "show",
    }
    for _ in range(60):
        if table.state.counting:
            table.score()
        for seat in range(3):
            moves = list(GAME.legal(table.state, seat))
            assert {names[type(move)] for move in moves} == set(GAME.may(table.state, seat))
            for move in moves:
                GAME.decide(table.state, seat, move, table.chance)
        if table.state.over:
            break
        seat = table.chance.choose(sorted(GAME.waiting_for(table.state)))
        table.play(seat, table.chance.choose(list(GAME.legal(table.state, seat))))
