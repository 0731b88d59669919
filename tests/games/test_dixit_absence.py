"""RULES 1.9, 1.12, 2.8: leaving, staying away, coming late, in every phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from parlour.api.game.v1 import options_pb2
from parlour.games.dixit.events import HandDiscarded, TurnVoided
from parlour.games.dixit.moves import CastVote, Claim, SubmitCards
from parlour.kernel.options import FirstPlayer
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import PauseCause, Status

from tests.games.dixit_table import A, B, C, D, E, S, Table, dixit, party


def all_cards(table: Table) -> int:
    state = table.state
    return (
        len(state.draw)
        + len(state.discard)
        + len(state.laid)
        + sum(len(hand) for hand in state.hands)
    )


def test_2_8_a_storyteller_who_lets_the_time_pass_forgoes_the_turn() -> None:
    table = Table(4)
    hands = table.state.hands
    table.expire()
    assert table.state.storyteller == A, "the next one, not the same again"
    assert table.state.hands == hands
    assert table.state.turn == 2
    assert table.scores == [0, 0, 0, 0]


def test_2_8_a_storyteller_who_leaves_before_the_clue_voids_the_turn() -> None:
    table = Table(4)
    table.depart(S)
    assert any(isinstance(event, TurnVoided) for event in table.steps[-1].events)
    assert table.state.storyteller == A
    assert table.state.hands[S] == ()
    assert [len(hand) for hand in table.state.hands[1:]] == [7, 7, 7], "three are left"
    assert all_cards(table) == 84


def test_2_8_a_storyteller_who_leaves_after_the_clue_still_gets_the_points() -> None:
    table = Table(5)
    table.tell()
    table.depart(S)
    table.hand_in()
    for seat, card in ((A, S), (B, S), (C, D), (D, C)):
        table.vote(seat, card)
    assert table.score() == {S: 3, A: 3, B: 3, C: 1, D: 1}
    table.turn({B: [A], C: [A], D: [A]})
    assert table.scores[S] == 3, "frozen"
    assert S not in {award.seat for award in table.state.last_awards}


def test_B01_who_leaves_before_handing_in_is_not_waited_for() -> None:
    table = Table(5)
    table.tell()
    table.hand_in(A, B)
    table.depart(C)
    assert table.waiting_for == {D}
    table.hand_in(D)
    assert table.state.phase == "vote"
    assert len(table.view.table) == 4, "one card fewer"


def test_B01_the_last_one_awaited_leaves_and_the_phase_closes() -> None:
    table = Table(5)
    table.tell()
    table.hand_in(A, B, C)
    table.depart(D)
    assert table.state.phase == "vote"
    for seat in (A, B):
        table.vote(seat, S)
    table.depart(C)
    assert table.state.counting
    assert table.score() == {S: 0, A: 2, B: 2, C: 0}


def test_B08_a_vote_for_the_card_of_somebody_who_has_left() -> None:
    table = Table(5)
    table.tell()
    table.hand_in(C)
    table.depart(C)
    table.hand_in()
    assert len(table.view.table) == 5
    for seat, card in ((A, C), (B, C), (D, S)):
        table.vote(seat, card)
    table.score()
    assert table.scores[C] == 2, "the bonus goes to the frozen score"


def test_1_9_a_vote_before_leaving_stands() -> None:
    table = Table(5)
    table.to_the_vote()
    table.vote(A, S)
    table.depart(A)
    for seat, card in ((B, C), (C, B), (D, B)):
        table.vote(seat, card)
    assert table.score() == {S: 3, A: 3, B: 2, C: 1, D: 0}


def test_1_9_who_has_left_acts_no_more() -> None:
    table = Table(5)
    table.tell()
    table.depart(A)
    card = table.state.hands[A][0]
    assert table.refusal(A, SubmitCards((card,))) == "NOT_SEATED"


def test_1_9_a_departed_hand_joins_the_discard_before_any_shuffle() -> None:
    """Eight turns of six empty the pile; the hand of the one who leaves then is part of what is shuffled."""
    table = Table(6)
    for _ in range(8):
        table.turn({})
    table.to_the_vote()
    table.depart(E)
    table.expire()
    table.score()
    assert HandDiscarded(E) in table.steps[-1].events
    assert table.state.hands[E] == ()
    assert (table.view.draw_pile, table.view.discard) == (84 - 5 * 6, 0)


def test_2_8_from_four_to_three_from_the_next_turn_on() -> None:
    table = Table(4)
    table.tell()
    table.depart(C)
    assert table.view.cards_to_submit == 1, "this turn began with four"
    table.hand_in()
    assert len(table.view.table) == 3
    table.vote(A, S)
    table.vote(B, S)
    table.score()
    assert table.view.cards_to_submit == 2
    assert table.view.hand_size == 7
    assert [len(hand) for hand in table.state.hands] == [7, 7, 7, 0]


def test_2_8_one_voter_left_finishes_the_turn_and_the_game_is_abandoned() -> None:
    table = Table(3)
    table.tell()
    table.depart(B)
    table.hand_in()
    table.vote(A, S)
    assert table.score() == {S: 0, A: 2}
    assert table.state.status is Status.ABANDONED
    assert table.state.winners == ()


def test_1_9_all_but_one_leave_in_the_vote() -> None:
    table = Table(4)
    table.to_the_vote()
    table.depart(A, B, C)
    assert table.state.counting
    assert table.score() == {S: 0, A: 0, B: 0, C: 0}
    assert table.state.status is Status.ABANDONED


def test_B06_the_next_storytellers_leave_while_points_are_counted() -> None:
    table = Table(6)
    table.to_the_vote()
    for seat in (A, B, C, D, E):
        table.vote(seat, S)
    table.depart(A, B, S)
    table.score()
    assert table.state.storyteller == C


def test_B11_a_storyteller_who_is_away_is_waited_for_until_the_time_is_up() -> None:
    table = Table(4)
    table.away(S)
    assert table.waiting_for == {S}
    table.expire()
    assert table.state.storyteller == A
    table.back(S)
    assert table.turn({B: [A], C: [B], S: [B]})[S] == 0


def test_B04_time_plays_a_random_card_for_everybody_who_hands_in_none() -> None:
    places = set[int]()
    for seed in range(60):
        table = Table(4, seed=seed)
        hand = table.state.hands[A]
        table.tell()
        table.expire()
        assert table.state.phase == "vote"
        assert len(table.view.table) == 4
        places.add(hand.index(table.state.given[A][0]))
    assert places == {0, 1, 2, 3, 4, 5}, "every card of the hand comes up"


def test_2_8_time_plays_two_cards_with_three_players() -> None:
    table = Table(3)
    table.tell()
    table.expire()
    assert len(set(table.view.table)) == 5


def test_B04_everybody_lets_the_vote_pass_and_after_a_lap_of_void_turns_the_game_pauses() -> None:
    table = Table(4)
    table.to_the_vote()
    table.expire()
    assert set(table.score().values()) == {0}
    for _ in range(4):
        assert table.state.status is Status.RUNNING
        table.expire()
    assert table.state.pause is PauseCause.IDLENESS


def test_1_9_the_host_skips_one_seat_and_the_others_are_still_awaited() -> None:
    table = Table(4)
    table.tell()
    table.skip(A)
    assert A in table.view.handed_in
    assert table.waiting_for == {B, C}
    table.hand_in()
    table.skip(B)
    assert table.waiting_for == {A, C}
    table.vote(B, S)
    assert B in table.view.voted, "who was skipped may still vote until the phase closes"


def in_claim(table: Table) -> None:
    assert table.state.phase == "claim"


def in_clue(table: Table) -> None:
    table.play(S, Claim())


def in_submit(table: Table) -> None:
    in_clue(table)
    table.tell()


def in_vote(table: Table) -> None:
    in_submit(table)
    table.hand_in()


@pytest.mark.parametrize("phase", [in_claim, in_clue, in_submit, in_vote])
@pytest.mark.parametrize("leaver", [S, A, C])
def test_B22_leaving_is_possible_in_every_phase_and_the_game_goes_on(
    phase: Callable[[Table], None], leaver: int
) -> None:
    table = Table(5, first=FirstPlayer.CLAIM)
    phase(table)
    table.depart(leaver)
    assert table.waiting_for
    assert leaver not in table.waiting_for
    for _ in range(6):
        while not table.state.counting and table.waiting_for:
            table.expire() if table.state.phase in ("claim", "vote") else advance(table)
        table.score()
        assert table.state.storyteller != leaver
        assert all_cards(table) == 84
    assert table.state.hands[leaver] == ()


def advance(table: Table) -> None:
    table.tell() if table.state.phase == "clue" else table.hand_in()


@pytest.mark.parametrize("phase", [in_claim, in_clue, in_submit, in_vote])
def test_B21_who_joins_in_any_phase_plays_from_the_next_turn_on(
    phase: Callable[[Table], None],
) -> None:
    table = Table(4, first=FirstPlayer.CLAIM)
    phase(table)
    late = table.join()
    assert late not in table.waiting_for
    assert table.game.may(table.state, late) == ()
    move = Claim() if table.state.phase == "claim" else CastVote((1,))
    assert table.refusal(late, move) == "NEXT_TURN"
    if table.state.phase == "claim":
        table.play(S, Claim())
    else:
        while not table.state.counting:
            table.expire() if table.state.phase == "vote" else advance(table)
        assert late not in table.score()
    assert len(table.hand(late).cards) == 6
    assert late in table.state.playing
    assert table.scores[late] == 0


def test_1_12_a_late_joiner_is_seated_last_and_tells_in_turn() -> None:
    table = Table(3)
    late = table.join()
    table.turn({A: [S], B: [S]})
    assert table.view.cards_to_submit == 1, "four play now"
    table.turn({})
    table.turn({})
    assert table.state.storyteller == late


def test_1_12_the_table_takes_no_more_than_the_edition_allows() -> None:
    table = Table(5, dixit("original"))
    table.join("first")
    with pytest.raises(Refused) as refused:
        table.join("second")
    assert refused.value.reason == "ROOM_FULL"


def test_1_12_who_cannot_be_dealt_a_hand_waits_until_there_are_cards() -> None:
    table = Table(5, cards=5 * 6 + 5)
    late = table.join()
    table.turn({})
    assert late not in table.state.playing
    assert table.state.seats[late].waiting
    table.depart(D)
    table.expire()
    assert late in table.state.playing, "the hand that D left is enough"
    assert len(table.hand(late).cards) == 6


@pytest.mark.parametrize("options", [dixit(), party()])
def test_1_12_those_who_came_late_play_on_when_all_others_leave_before_the_first_turn(
    options: options_pb2.GameOptions,
) -> None:
    table = Table(6, options, first=FirstPlayer.CLAIM)
    table.depart(S, A)
    late = [table.join(f"late {n}") for n in range(2)]
    table.depart(B, C, D)
    late += [table.join(f"later {n}") for n in range(2)]
    table.depart(E)
    assert table.state.playing == tuple(late)
    assert table.state.storyteller in late
    assert all_cards(table) == 84


@pytest.mark.parametrize(("players", "options"), [(4, dixit()), (6, party())])
def test_1_12_and_when_all_others_leave_in_the_vote(
    players: int, options: options_pb2.GameOptions
) -> None:
    table = Table(players, options)
    table.to_the_vote()
    late = [table.join(f"late {n}") for n in range(4)]
    table.depart(*range(players))
    assert table.state.counting
    table.score()
    assert table.state.playing == tuple(late)
    assert table.state.storyteller == late[0]
    assert all_cards(table) == 84
