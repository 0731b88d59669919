"""RULES 4: Dixit Party."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from parlour.api.games.dixit.v1.options_pb2 import PARTY_SCORING_EVERY_GROUP
from parlour.games import registry
from parlour.games.dixit import events as d
from parlour.games.dixit.moves import CastVote, Claim, GiveClue
from parlour.kernel.awards import Reason, Tally
from parlour.kernel.conduct import observe
from parlour.kernel.options import FirstPlayer
from parlour.kernel.seats import Status

from tests.games.dixit_table import A, B, C, D, E, S, Table, party

EVERY_GROUP: dict[str, Any] = {"scoring": PARTY_SCORING_EVERY_GROUP}


def test_B49_how_points_are_counted_is_an_option_with_a_name_and_a_sentence() -> None:
    options = {info.key: info for info in registry.wires()["party"].describe()}
    scoring = options["scoring"]
    assert scoring.title
    assert scoring.default_value in {value.value for value in scoring.values}
    assert all(value.title and value.description for value in scoring.values)


def turn(
    table: Table, green: Mapping[int, int], red: int | None, *, storyteller_green: int | None = None
) -> dict[int, int]:
    """A turn with votes by whose card they are for; whoever has none lets the time pass."""
    table.to_the_vote()
    teller = table.state.teller()
    for voter, owner in green.items():
        table.vote(voter, owner)
    if red is not None:
        greens = () if storyteller_green is None else (table.slot(storyteller_green),)
        table.play(teller, CastVote(greens, table.slot(red)))
    if not table.state.counting:
        table.expire()
    return table.score()


@pytest.mark.parametrize("options", [{}, EVERY_GROUP])
def test_P1_six_on_one_card_and_red_on_a_pair(options: dict[str, Any]) -> None:
    table = Table(9, party(storyteller_green=True, **options))
    green = {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 5}
    points = turn(table, green, red=1, storyteller_green=2)
    assert points == {0: 5, 1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 0, 7: 0, 8: 0}


@pytest.mark.parametrize(
    ("options", "red", "points"),
    [
        ({}, E, {S: 0, A: 3, B: 3, C: 3, D: 0, E: 0}),
        (EVERY_GROUP, E, {S: 0, A: 3, B: 3, C: 3, D: 2, E: 2}),
        ({}, S, {S: 0, A: 0, B: 0, C: 0, D: 0, E: 0}),
        (EVERY_GROUP, S, {S: 0, A: 0, B: 0, C: 0, D: 2, E: 2}),
    ],
)
def test_P2_the_top_card_or_every_group(
    options: dict[str, Any], red: int, points: dict[int, int]
) -> None:
    green = {A: S, B: S, C: S, D: C, E: C}
    assert turn(Table(6, party(**options)), green, red) == points


@pytest.mark.parametrize("options", [{}, EVERY_GROUP])
def test_P3_cards_that_tie_all_pay_but_the_one_under_red(options: dict[str, Any]) -> None:
    green = {A: S, B: S, C: B, D: B, E: C}
    none = {S: 0, E: 0}
    assert turn(Table(6, party(**options)), green, E) == {A: 2, B: 2, C: 2, D: 2, **none}
    assert turn(Table(6, party(**options)), green, B) == {A: 2, B: 2, C: 0, D: 0, **none}


@pytest.mark.parametrize(("options", "pair"), [({}, 0), (EVERY_GROUP, 2)])
def test_P4_at_most_five_points_a_voter(options: dict[str, Any], pair: int) -> None:
    table = Table(10, party(storyteller_green=True, **options))
    green = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 1, 9: 1}
    points = turn(table, green, red=2, storyteller_green=0)
    assert points == dict.fromkeys(range(8), 5) | {8: pair, 9: pair}


def test_P5_all_on_different_cards() -> None:
    points = turn(Table(6, party()), {A: B, B: C, C: D, D: E, E: A}, S)
    assert set(points.values()) == {0}


def test_P6_an_own_card_may_be_voted_for_and_brings_its_owner_nothing_more() -> None:
    points = turn(Table(6, party()), {A: A, B: A, C: B, D: C, E: D}, S)
    assert points == {S: 0, A: 2, B: 2, C: 0, D: 0, E: 0}


def test_4_the_option_forbids_ones_own_card() -> None:
    table = Table(6, party(own_card_vote=False))
    table.to_the_vote()
    assert table.refusal(A, CastVote((table.slot(A),))) == "OWN_CARD"


def test_10_26_the_storyteller_hands_in_too_and_votes_red_alone() -> None:
    table = Table(6, party())
    table.tell()
    assert table.waiting_for == {S, A, B, C, D, E}
    table.hand_in()
    assert len(table.view.table) == 6
    red = table.slot(B)
    assert table.refusal(S, CastVote((red,))) == "NO_RED_VOTE"
    assert table.refusal(S, CastVote((red,), table.slot(A))) == "STORYTELLER_VOTES"
    assert table.refusal(S, CastVote((), 9)) == "UNKNOWN_SLOT"
    assert table.refusal(A, CastVote((red,), red)) == "RED_VOTE"
    table.play(S, CastVote((), table.slot(S)))
    assert table.hand(S).red == table.slot(S)


def test_D9_red_and_green_of_the_storyteller_lie_on_different_cards() -> None:
    table = Table(6, party(storyteller_green=True))
    table.to_the_vote()
    slot = table.slot(B)
    assert table.refusal(S, CastVote((slot,), slot)) == "RED_ON_GREEN"
    table.play(S, CastVote((slot,), table.slot(A)))


def test_10_32_the_clue_has_no_card() -> None:
    table = Table(6, party())
    card = table.state.hands[S][0]
    assert table.refusal(S, GiveClue("a clue", card=card)) == "NO_CARD_WITH_CLUE"
    table.tell()
    assert table.view.handed_in == ()


def test_10_28_hands_go_to_the_left_after_the_refill() -> None:
    table = Table(6, party())
    table.to_the_vote()
    kept = table.state.hands
    table.expire()
    table.score()
    for giver, hand in enumerate(kept):
        taker = (giver + 1) % 6
        assert table.state.hands[taker][: len(hand)] == hand
        assert len(table.state.hands[taker]) == 5


def test_1_2_a_card_that_is_drawn_and_passed_on_is_not_shown_to_who_drew_it() -> None:
    table = Table(6, party())
    turn(table, {}, None)
    drawn = [event for event in table.steps[-1].events if isinstance(event, d.Drawn)]
    assert len(drawn) == 6
    for event in drawn:
        assert observe(table.game, event, event.seat) == d.Drawn(event.seat, (d.FACE_DOWN,))


def test_2_8_in_a_void_turn_no_hands_are_passed() -> None:
    table = Table(6, party())
    hands = table.state.hands
    table.expire()
    assert table.state.turn == 2
    assert table.state.hands == hands


def test_D12_hands_stay_where_the_table_wants_it() -> None:
    table = Table(6, party(pass_hands=False))
    kept = table.state.hands[A][1:]
    turn(table, {}, None)
    assert table.state.hands[A][:-1] == kept
    assert not any(isinstance(e, d.HandsPassed) for step in table.steps for e in step.events)


def test_D11_a_blind_storyteller_sees_the_hand_after_the_clue() -> None:
    table = Table(6, party(blind_clue=True), first=FirstPlayer.CLAIM)
    assert all(table.hand(seat).cards == () for seat in range(6)), "whoever claims has not looked"
    drawn = [event for event in table.steps[0].events if isinstance(event, d.Drawn)]
    assert observe(table.game, drawn[A], A) == d.Drawn(A, (d.FACE_DOWN,) * 5)
    table.play(A, Claim())
    assert table.hand(A).cards == ()
    assert len(table.hand(B).cards) == 5
    table.tell()
    assert len(table.hand(A).cards) == 5


@pytest.mark.parametrize("laps", [1, 2])
def test_4_the_game_ends_when_everybody_has_told(laps: int) -> None:
    table = Table(6, party(laps=laps))
    told: list[int | None] = []
    while not table.state.over:
        told.append(table.state.storyteller)
        turn(table, {}, None)
    assert told == list(range(6)) * laps
    assert table.state.status is Status.FINISHED
    assert table.state.winners == (0, 1, 2, 3, 4, 5), "a tie is shared"


def test_10_31_there_is_no_end_by_points() -> None:
    table = Table(6, party())
    table.set_scores(90, 0, 0, 0, 0, 0)
    turn(table, {}, None)
    assert not table.state.over


def test_10_14_a_storyteller_who_idles_forfeits_the_turn_for_good() -> None:
    table = Table(6, party())
    table.expire()
    for _ in range(5):
        assert table.state.storyteller != S
        turn(table, {A: B, B: B} if table.state.storyteller not in (A, B) else {}, None)
    assert table.state.over


def test_1_12_a_late_joiner_tells_once_too() -> None:
    table = Table(6, party())
    late = table.join()
    told: list[int | None] = []
    while not table.state.over:
        told.append(table.state.storyteller)
        turn(table, {}, None)
    assert told == [*range(6), late]


def test_1_9_six_to_begin_and_four_to_go_on() -> None:
    table = Table(6, party())
    table.to_the_vote()
    table.depart(E, D)
    table.vote(A, B)
    table.vote(B, B)
    table.vote(C, B)
    table.play(S, CastVote((), table.slot(S)))
    points = table.score()
    assert points[A] == points[B] == points[C] == 3
    assert table.state.status is Status.RUNNING
    points = turn(table, {S: B, B: B, C: B}, A)
    assert points == {S: 3, A: 0, B: 3, C: 3}, "four are a table, though six have to begin"
    table.depart(A)
    assert turn(table, {S: S, C: S}, None)[S] == 2, "the round is finished"
    assert table.state.status is Status.ABANDONED


def test_2_8_a_storyteller_who_leaves_before_handing_in_is_not_in_the_round() -> None:
    table = Table(7, party())
    table.tell()
    table.depart(S)
    table.hand_in()
    assert len(table.view.table) == 6
    for voter in range(1, 7):
        table.vote(voter, A)
    points = table.score()
    assert points == dict.fromkeys(range(1, 7), 5), "without a red vote"


def test_a_voter_learns_why() -> None:
    table = Table(6, party())
    turn(table, {A: S, B: S, C: B, D: E}, E)
    why = {award.seat: award.reasons for award in table.state.last_awards}
    assert why[A] == (Reason("SHARED_CARD", 2, 2),)
    assert why[C] == (Reason("ALONE_ON_THE_CARD", 0),)
    assert why[D] == (Reason("RED_ON_THE_CARD", 0, 1),)
    assert why[E] == (Reason("ABSTAINED", 0),)
    assert why[S] == ()


def test_there_is_nothing_to_find_and_so_nothing_to_count() -> None:
    table = Table(6, party())
    table.to_the_vote()
    table.expire()
    assert table.game.tally(table.state) == Tally(S, told_well=False, guessed=(), found=())
