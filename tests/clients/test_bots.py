"""Bots: never silly, never their own card, the same choices for the same seed."""

from __future__ import annotations

import random

from parlour.api.game.v1 import game_pb2
from parlour.api.games.dixit.v1 import view_pb2
from parlour_bots import Lore, choose, playable_games
from parlour_bots.clues import clue_for, clue_for_none
from parlour_bots.gallery import words_of
from parlour_client.options import game_keys

LORE = Lore(
    {
        "d/1": frozenset({"sea", "whale"}),
        "d/2": frozenset({"sea", "boat"}),
        "d/3": frozenset({"moon", "ladder"}),
        "d/4": frozenset({"moon", "town"}),
    }
)


def test_bots_play_every_game_of_the_api() -> None:
    assert playable_games() == sorted(game_keys())


def test_words_are_found_in_texts_without_particles_and_plurals() -> None:
    assert words_of("The stars over a Town") == {"star", "town"}


def test_a_clue_is_a_word_of_the_card_and_in_party_of_none() -> None:
    for seed in range(20):
        clue = clue_for("d/1", LORE, random.Random(seed))
        assert set(clue.split()) <= {"sea", "whale"}
        assert clue_for_none(["d/1"], LORE, random.Random(seed)) == "moon"
    assert clue_for("unknown/1", LORE, random.Random(1))


def test_a_bot_votes_for_what_was_told_and_never_for_its_own_card() -> None:
    votes = [voted(seed) for seed in range(200)]
    assert 2 not in votes
    assert votes.count(1) > 120  # the whale, though not always
    assert votes.count(1) < 200


def test_a_seed_makes_the_choices_repeat() -> None:
    assert [voted(seed) for seed in range(20)] == [voted(seed) for seed in range(20)]


def test_a_bot_that_is_not_awaited_waits() -> None:
    view, private = vote_views()
    private.awaited = False
    assert choose(view, private, LORE, random.Random(1)) is None
    assert choose(view, None, LORE, random.Random(1)) is None


def voted(seed: int) -> int:
    view, private = vote_views()
    move = choose(view, private, LORE, random.Random(seed))
    assert move is not None
    [slot] = move.dixit.cast_vote.slots
    return slot


def vote_views() -> tuple[game_pb2.Game, game_pb2.PrivateView]:
    """Three cards for the clue "whale"; slot 2 is the bot's own."""
    view = game_pb2.Game(state=game_pb2.GAME_STATE_RUNNING)
    view.dixit.CopyFrom(
        view_pb2.TableView(phase=view_pb2.PHASE_VOTE, clue="whale", votes_allowed=1)
    )
    for slot, card in ((1, "d/1"), (2, "d/2"), (3, "d/3")):
        view.dixit.table.add(slot=slot, card=card)
    private = game_pb2.PrivateView(seat=1, awaited=True, may=["cast_vote"])
    private.dixit.own_slots.append(2)
    return view, private
