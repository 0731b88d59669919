"""RULES 1.4-1.7, 2.2-2.5, 3.1: one turn, from the claim to the reveal."""

from __future__ import annotations

import pytest
from parlour.games.dixit.moves import CastVote, Claim, GiveClue, SubmitCards
from parlour.kernel.events import PhaseOpened
from parlour.kernel.options import FirstPlayer
from parlour.kernel.refusals import Refused

from tests.games.dixit_table import A, B, C, S, Table, dixit


@pytest.mark.parametrize(("players", "hand"), [(3, 7), (4, 6), (5, 6), (8, 6)])
def test_2_2_hands_of_six_or_of_seven_for_three(players: int, hand: int) -> None:
    table = Table(players)
    assert [len(cards) for cards in table.state.hands] == [hand] * players
    assert table.view.draw_pile == 84 - players * hand


def test_1_4_the_first_claim_gets_the_first_turn() -> None:
    table = Table(4, first=FirstPlayer.CLAIM)
    assert table.waiting_for == {S, A, B, C}
    claimed_for = table.state.phase_id
    table.play(B, Claim())
    assert table.state.storyteller == B
    assert table.state.phase == "clue"
    with pytest.raises(Refused) as late:
        table.play(C, Claim(), phase_id=claimed_for)
    assert late.value.reason == "WRONG_PHASE"


def test_1_4_when_nobody_claims_chance_decides() -> None:
    tellers = set[int | None]()
    for seed in range(30):
        table = Table(4, first=FirstPlayer.CLAIM, seed=seed)
        table.expire()
        tellers.add(table.state.storyteller)
    assert tellers == {0, 1, 2, 3}


def test_1_4_who_was_skipped_may_still_claim() -> None:
    table = Table(4, first=FirstPlayer.CLAIM)
    table.skip(A)
    assert table.waiting_for == {S, B, C}
    table.play(A, Claim())
    assert table.state.storyteller == A


def test_2_3_only_the_storyteller_tells_and_of_a_card_in_hand() -> None:
    table = Table(4)
    card = table.state.hands[A][0]
    assert table.refusal(A, GiveClue("mine", card=card)) == "NOT_YOUR_TURN"
    assert table.refusal(S, GiveClue("not mine", card=card)) == "NOT_IN_HAND"
    assert table.refusal(S, SubmitCards((card,))) == "WRONG_PHASE"
    assert table.refusal(S, GiveClue("no card")) == "NOT_IN_HAND"


def test_2_3_the_clue_stands_once_it_is_given() -> None:
    table = Table(4)
    table.tell()
    again = GiveClue("another", card=table.state.hands[S][1])
    assert table.refusal(S, again) == "WRONG_PHASE"
    assert table.refusal(S, SubmitCards((table.state.hands[S][1],))) == "NOT_YOUR_TURN"


def test_2_3_the_table_is_laid_with_the_last_card_awaited() -> None:
    table = Table(4)
    told = table.tell()
    table.hand_in(C, A)
    assert table.view.table == ()
    assert table.view.handed_in == (S, A, C)
    table.hand_in(B)
    assert len(table.view.table) == 4
    assert told in table.view.table
    assert all(len(hand) == 5 for hand in table.state.hands)


@pytest.mark.parametrize(("players", "slots"), [(3, 5), (4, 4), (5, 5), (8, 8)])
def test_10_11_cards_on_the_table(players: int, slots: int) -> None:
    table = Table(players)
    table.to_the_vote()
    assert [slot for slot, _ in enumerate(table.view.table, 1)] == list(range(1, slots + 1))


def test_1_5_a_hand_in_may_be_replaced_until_the_table_is_laid() -> None:
    table = Table(4)
    table.tell()
    first, second = table.state.hands[A][:2]
    table.play(A, SubmitCards((first,)))
    assert table.hand(A).submitted == (first,)
    assert first not in table.hand(A).cards
    table.play(A, SubmitCards((second,)))
    assert table.hand(A).submitted == (second,)
    assert table.hand(A).cards == tuple(card for card in table.state.hands[A] if card != second)
    table.hand_in()
    assert second in table.view.table
    assert first in table.state.hands[A]


def test_B45_a_second_vote_replaces_the_first_and_is_scored_once() -> None:
    table = Table(4)
    table.to_the_vote()
    table.vote(A, B)
    table.vote(A, S)
    table.vote(B, C)
    table.vote(C, B)
    assert table.score() == {S: 3, A: 3, B: 1, C: 1}


def test_B62_the_last_to_change_a_vote_holds_nobody_up_and_the_recap_is_right() -> None:
    table = Table(4)
    table.to_the_vote()
    table.vote(A, S)
    table.vote(B, C)
    table.vote(A, C)
    assert table.waiting_for == {C}
    table.vote(C, S)
    assert table.state.counting
    shown = {slot.owner: slot.votes for slot in table.view.last_reveal.slots}
    assert shown == {S: (C,), A: (), B: (), C: (A, B)}
    assert [slot.storytellers for slot in table.view.last_reveal.slots].count(True) == 1


def test_B46_nobody_votes_for_an_own_card_and_the_storyteller_not_at_all() -> None:
    table = Table(4)
    table.to_the_vote()
    assert table.refusal(A, CastVote((table.slot(A),))) == "OWN_CARD"
    assert table.refusal(S, CastVote((table.slot(A),))) == "STORYTELLER_VOTES"
    assert table.hand(A).own_slots == (table.slot(A),)


def test_10_17_three_players_may_vote_for_neither_of_their_two() -> None:
    table = Table(3)
    table.to_the_vote()
    own = (table.slot(A, 0), table.slot(A, 1))
    assert table.hand(A).own_slots == tuple(sorted(own))
    assert {table.refusal(A, CastVote((slot,))) for slot in own} == {"OWN_CARD"}


@pytest.mark.parametrize("slot", [0, 5, -1])
def test_2_3_a_vote_is_for_a_slot_of_the_table(slot: int) -> None:
    table = Table(4)
    table.to_the_vote()
    assert table.refusal(A, CastVote((slot,))) == "UNKNOWN_SLOT"
    assert table.refusal(A, CastVote(())) == "NO_VOTE"


def test_10_7_three_players_hand_in_two_different_cards() -> None:
    table = Table(3)
    table.tell()
    one, two, three = table.state.hands[A][:3]
    assert table.view.cards_to_submit == 2
    assert table.refusal(A, SubmitCards((one, one))) == "DUPLICATE_CARD"
    assert table.refusal(A, SubmitCards((one,))) == "CARDS_PER_PLAYER"
    assert table.refusal(A, SubmitCards((one, two, three))) == "CARDS_PER_PLAYER"
    assert table.refusal(A, SubmitCards((one, table.state.hands[B][0]))) == "NOT_IN_HAND"
    table.play(A, SubmitCards((one, two)))


def test_10_10_of_three_the_storyteller_draws_one_and_the_others_two() -> None:
    table = Table(3)
    table.to_the_vote()
    assert [len(hand) for hand in table.state.hands] == [6, 5, 5]
    table.vote(A, S)
    table.vote(B, S)
    table.score()
    assert [len(hand) for hand in table.state.hands] == [7, 7, 7]


def test_10_6_a_move_for_a_phase_that_has_closed_changes_nothing() -> None:
    table = Table(4)
    table.to_the_vote()
    voted_for = table.state.phase_id
    for seat in (A, B, C):
        table.vote(seat, S)
    table.score()
    with pytest.raises(Refused) as late:
        table.play(A, CastVote((1,)), phase_id=voted_for)
    assert late.value.reason == "WRONG_PHASE"


def test_1_6_every_phase_has_an_id_of_its_own() -> None:
    table = Table(4)
    ids = [table.state.phase_id]
    for close in (table.tell, table.hand_in, table.expire, table.score):
        close()
        ids.append(table.state.phase_id)
    assert len(set(ids)) == len(ids)


def test_1_3_the_role_goes_to_the_left() -> None:
    table = Table(4)
    tellers: list[int | None] = []
    for _ in range(5):
        tellers.append(table.state.storyteller)
        table.turn({})
    assert tellers == [S, A, B, C, S]


def test_O6_refused_votes_of_seven_players() -> None:
    table = Table(7, dixit("odyssey"))
    table.to_the_vote()
    s, a, b, c = (table.slot(seat) for seat in (S, A, B, C))
    assert table.view.votes_allowed == 2
    assert table.refusal(A, CastVote((a,))) == "OWN_CARD"
    assert table.refusal(A, CastVote((s, s))) == "DUPLICATE_VOTE"
    assert table.refusal(A, CastVote((s, b, c))) == "TOO_MANY_VOTES"
    assert table.refusal(A, CastVote((s, a))) == "OWN_CARD"
    assert table.refusal(S, CastVote((a,))) == "STORYTELLER_VOTES"
    table.play(A, CastVote((s, b)))


def test_O6_six_players_have_no_second_vote() -> None:
    table = Table(6, dixit("odyssey"))
    table.to_the_vote()
    votes = CastVote((table.slot(S), table.slot(B)))
    assert table.refusal(A, votes) == "TOO_MANY_VOTES"


def test_3_1_votes_go_by_the_players_at_the_start_of_the_turn() -> None:
    table = Table(7, dixit("odyssey"))
    table.tell()
    table.depart(6)
    table.hand_in()
    assert table.view.votes_allowed == 2
    for seat in range(1, 6):
        table.vote(seat, S)
    assert table.score()[A] == 2 + 1
    assert table.view.votes_allowed == 1


def test_2_3_the_phases_of_a_turn() -> None:
    table = Table(4)
    table.turn({A: [S], B: [S], C: [A]})
    opened = [e.phase for step in table.steps for e in step.events if isinstance(e, PhaseOpened)]
    assert opened == ["clue", "submit", "vote", "score", "clue"]
