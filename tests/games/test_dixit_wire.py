"""Dixit on the wire: the form of moves and options, stored events, and what messages show."""

from __future__ import annotations

import pytest
from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.games.dixit.v1 import moves_pb2, view_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2
from parlour.games import registry
from parlour.games.dixit import events as d
from parlour.games.dixit.moves import CastVote, Claim, GiveClue, SubmitCards
from parlour.games.dixit.options import EDITIONS
from parlour.kernel.refusals import BadInput

from tests.games.dixit_table import A, B, C, S, Table, dixit, party, team

KEYS = ("dixit", "party", "team")
WIRE = registry.wires()["dixit"]


def clue(text: str, *, aloud: bool = False) -> move_pb2.Move:
    told = moves_pb2.GiveClue(text=text, aloud=aloud, card="dream/1")
    return move_pb2.Move(dixit=moves_pb2.Move(give_clue=told))


def reason(move: move_pb2.Move) -> tuple[str, str]:
    with pytest.raises(BadInput) as refused:
        WIRE.read_move(move)
    return refused.value.reason, refused.value.violations[0].field


@pytest.mark.parametrize("key", KEYS)
def test_moves_are_read_under_each_games_name(key: str) -> None:
    vote = moves_pb2.CastVote(slots=[2, 1], red=3)
    for message, move in (
        (moves_pb2.Move(claim=moves_pb2.Claim()), Claim()),
        (
            moves_pb2.Move(submit_cards=moves_pb2.SubmitCards(cards=["a", "b"])),
            SubmitCards(("a", "b")),
        ),
        (moves_pb2.Move(cast_vote=vote), CastVote((2, 1), 3)),
    ):
        sent = move_pb2.Move()
        getattr(sent, key).CopyFrom(message)
        assert registry.wires()[key].read_move(sent) == move


@pytest.mark.parametrize("text", ["海", "no", "x" * 200, "  padded  ", "👩‍👩‍👧" * 200])
def test_B83_clues_of_one_to_two_hundred_graphemes(text: str) -> None:
    assert WIRE.read_move(clue(text)) == GiveClue(text.strip(), aloud=False, card="dream/1")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "TEXT_TOO_SHORT"),
        ("   ", "TEXT_TOO_SHORT"),
        ("x" * 201, "TEXT_TOO_LONG"),
        ("x" * 1_000_000, "TEXT_TOO_LONG"),
        ("line\nbreak", "TEXT_UNSUITABLE"),
    ],
)
def test_B83_other_clues_are_refused_with_the_field(text: str, why: str) -> None:
    assert reason(clue(text)) == (why, "dixit.give_clue.text")


def test_1_7_a_clue_given_aloud_needs_no_text() -> None:
    assert WIRE.read_move(clue("", aloud=True)) == GiveClue("", aloud=True, card="dream/1")


def test_a_move_that_says_nothing_is_refused() -> None:
    assert reason(move_pb2.Move(dixit=moves_pb2.Move())) == ("UNKNOWN_MOVE", "dixit")


def test_a_move_with_heaps_of_cards_is_refused() -> None:
    many = moves_pb2.SubmitCards(cards=["dream/1"] * 1000)
    move = move_pb2.Move(dixit=moves_pb2.Move(submit_cards=many))
    assert reason(move) == ("INVALID_INPUT", "dixit.submit_cards.cards")


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (dixit(target=0), "dixit.target"),
        (dixit(target=-1), "dixit.target"),
        (dixit(target=2**31 - 1), "dixit.target"),
        (dixit(bonus_cap=13), "dixit.bonus_cap"),
        (dixit(bonus_cap=-1), "dixit.bonus_cap"),
        (party(laps=0), "party.laps"),
        (party(laps=6), "party.laps"),
        (team(bonus_cap=99), "team.bonus_cap"),
        (team(laps=-1), "team.laps"),
    ],
)
def test_B84_options_out_of_range_are_refused(options: options_pb2.GameOptions, field: str) -> None:
    key = options.WhichOneof("game") or ""
    with pytest.raises(BadInput) as refused:
        registry.wires()[key].read_rules(options)
    assert refused.value.reason == "OUT_OF_RANGE"
    assert refused.value.violations[0].field == field


def test_an_unset_cap_is_the_editions_own_and_zero_is_none() -> None:
    caps = [
        WIRE.read_rules(options).bonus_cap
        for options in (
            dixit("odyssey"),
            dixit("odyssey", bonus_cap=0),
            dixit("odyssey", bonus_cap=5),
            dixit(),
        )
    ]
    assert caps == [3, None, 5, None]


def test_options_of_the_original_are_not_read_elsewhere() -> None:
    rules = WIRE.read_rules(dixit("disney", strict_table=True, also_end_on_deck_out=True))
    assert not rules.strict_table
    assert not rules.also_end_on_deck_out
    assert WIRE.read_rules(dixit("original", strict_table=True)).strict_table


def test_no_options_at_all_mean_the_refreshed_edition() -> None:
    assert WIRE.read_rules(options_pb2.GameOptions()).edition is EDITIONS["refreshed"]


def test_every_edition_explains_for_how_many_it_is() -> None:
    (edition,) = [info for info in WIRE.describe() if info.key == "edition"]
    bounds = {value.value: (value.min_players, value.max_players) for value in edition.values}
    assert bounds == {
        "original": (3, 6),
        "revised": (3, 6),
        "refreshed": (3, 8),
        "disney": (3, 6),
        "odyssey": (3, 12),
    }
    assert set(bounds) == {name.split("_")[1].lower() for name in dixit_pb2.Edition.keys()[1:]}


def test_an_event_of_a_newer_version_is_not_mistaken_for_another() -> None:
    with pytest.raises(ValueError, match="newer version"):
        WIRE.restore(b"")


def test_the_deck_says_how_many_cards_it_needs() -> None:
    game = registry.games()["dixit"]
    needs = {
        (edition, players): game.need(WIRE.read_rules(dixit(edition)), players).needed
        for edition, players in (
            ("refreshed", 3),
            ("refreshed", 8),
            ("revised", 6),
            ("odyssey", 12),
        )
    }
    assert needs == {
        ("refreshed", 3): 24,
        ("refreshed", 8): 56,
        ("revised", 6): 54,
        ("odyssey", 12): 84,
    }


def test_the_public_view_in_the_vote_shows_cards_by_slot_and_no_owner() -> None:
    table = Table(4)
    table.to_the_vote()
    table.vote(B, S)
    game = game_pb2.Game()
    WIRE.write_view(table.view, game)
    assert game.dixit.phase == view_pb2.PHASE_VOTE
    assert [(slot.slot, slot.card) for slot in game.dixit.table] == [
        *enumerate(table.state.laid, 1)
    ]
    assert list(game.dixit.voted) == [B]
    assert not game.dixit.HasField("last_reveal")


def test_the_reveal_shows_owners_votes_and_the_storytellers_card() -> None:
    table = Table(4)
    table.turn({A: [S], B: [C], C: [B]})
    game = game_pb2.Game()
    WIRE.write_view(table.view, game)
    shown = {
        slot.owner: (list(slot.votes), slot.storytellers) for slot in game.dixit.last_reveal.slots
    }
    assert shown == {S: ([A], True), A: ([], False), B: ([C], False), C: ([B], False)}
    assert game.dixit.last_reveal.clue == "a clue"


def test_an_empty_hand_is_still_shown() -> None:
    table = Table(4)
    table.depart(S)
    private = game_pb2.PrivateView()
    WIRE.write_private(table.hand(S), private)
    assert private.WhichOneof("hand") == "dixit"


def test_events_that_only_move_cards_are_not_shown() -> None:
    event = event_pb2.Event()
    assert not WIRE.write_event(d.TableCleared(), event)
    assert event.WhichOneof("event") is None
    assert WIRE.write_event(d.HandsPassed((0, 1)), event)
    assert event.dixit.WhichOneof("event") == "hands_passed"


def test_a_finished_games_replay_shows_what_was_hidden() -> None:
    event = event_pb2.Event()
    WIRE.write_event(d.Voted(A, (1, 2)), event)
    assert list(event.dixit.vote_cast.slots) == [1, 2]
    assert not event.dixit.vote_cast.HasField("red")
