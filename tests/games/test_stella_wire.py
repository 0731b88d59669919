"""Stella on the wire: what is read, what is refused, and that events and views come out as they went in."""

from __future__ import annotations

from typing import Any

import pytest
from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.games.stella.v1 import moves_pb2, view_pb2
from parlour.api.games.stella.v1 import options_pb2 as stella_pb2
from parlour.games.stella.moves import AcceptOtherWord, Confirm, Mark, ProposeOtherWord, Show
from parlour.games.stella.options import Scouting, StellaRules, Words
from parlour.games.stella.wire import WIRES
from parlour.kernel.events import TableEvent
from parlour.kernel.refusals import BadInput, Refused

from tests.games.stella_table import GAME, ROTATE, StellaTable

WIRE = WIRES[0]


def read(move: moves_pb2.Move) -> object:
    return WIRE.read_move(move_pb2.Move(stella=move))


def rules(**options: Any) -> StellaRules:
    return WIRE.read_rules(options_pb2.GameOptions(stella=stella_pb2.StellaOptions(**options)))


def played() -> StellaTable:
    table = StellaTable(3, ROTATE)
    table.play(0, ProposeOtherWord())
    table.play(1, AcceptOtherWord())
    table.play(2, AcceptOtherWord())
    table.mark({0: [1, 2, 3], 1: [1, 2], 2: [2, 9]})
    table.show((0, 1), (1, 2), (2, 9), (0, 3))
    table.score()
    table.mark({0: [1], 1: [1], 2: [2]})
    table.show((1, 1))
    return table


def test_moves_are_read() -> None:
    assert read(moves_pb2.Move(mark=moves_pb2.Mark(positions=[3, 1]))) == Mark((3, 1))
    assert read(moves_pb2.Move(confirm=moves_pb2.Confirm())) == Confirm()
    proposed = moves_pb2.Move(propose_other_word=moves_pb2.ProposeOtherWord())
    assert read(proposed) == ProposeOtherWord()
    accepted = moves_pb2.Move(accept_other_word=moves_pb2.AcceptOtherWord())
    assert read(accepted) == AcceptOtherWord()
    assert read(moves_pb2.Move(show=moves_pb2.Show(position=15))) == Show(15)


@pytest.mark.parametrize(
    ("move", "reason", "field"),
    [
        (moves_pb2.Move(mark=moves_pb2.Mark()), "NO_MARKS", "stella.mark.positions"),
        (
            moves_pb2.Move(mark=moves_pb2.Mark(positions=[16])),
            "OUT_OF_RANGE",
            "stella.mark.positions",
        ),
        (moves_pb2.Move(show=moves_pb2.Show()), "OUT_OF_RANGE", "stella.show.position"),
        (moves_pb2.Move(), "INVALID_INPUT", "stella"),
    ],
)
def test_bad_moves_name_the_field_at_fault(move: moves_pb2.Move, reason: str, field: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(move)
    assert (caught.value.reason, caught.value.violations[0].field) == (reason, field)


def test_a_move_of_no_game_is_refused() -> None:
    with pytest.raises(Refused, match="WRONG_GAME"):
        WIRE.read_move(move_pb2.Move())


def test_options_have_defaults_and_come_out_as_they_went_in() -> None:
    assert rules() == StellaRules(Scouting.UNTIL_FALLEN, Words.TWO_WORD)
    custom = StellaRules(Scouting.ROTATE, Words.CUSTOM, ("sea", "海", "joy", "last"))
    for chosen in (custom, StellaRules(words=Words.DISCOVERY)):
        into = options_pb2.GameOptions()
        WIRE.write_rules(chosen, into)
        assert WIRE.read_rules(into) == chosen


@pytest.mark.parametrize(
    ("words", "reason", "field"),
    [
        (["a", "b", "c"], "OUT_OF_RANGE", "stella.custom_words"),
        ([str(n) for n in range(11)], "OUT_OF_RANGE", "stella.custom_words"),
        (["a", "b", "c", " A "], "DUPLICATE_WORD", "stella.custom_words"),
        (["a", "b", "c", " "], "TEXT_TOO_SHORT", "stella.custom_words[3]"),
        (["a", "b", "c", "d" * 41], "TEXT_TOO_LONG", "stella.custom_words[3]"),
    ],
)
def test_7_1_custom_words_are_four_to_ten_clean_and_different(
    words: list[str], reason: str, field: str
) -> None:
    with pytest.raises(BadInput) as caught:
        rules(words=stella_pb2.WORDS_CUSTOM, custom_words=words)
    assert (caught.value.reason, caught.value.violations[0].field) == (reason, field)


def test_unknown_values_of_options_are_refused() -> None:
    with pytest.raises(BadInput):
        rules(scouting=9)
    with pytest.raises(BadInput):
        rules(words=9)


def test_every_option_and_value_is_explained() -> None:
    infos = WIRE.describe()
    assert [info.key for info in infos] == list(stella_pb2.StellaOptions.DESCRIPTOR.fields_by_name)
    assert all(info.description.endswith(".") for info in infos)
    assert [value.value for value in infos[0].values] == [way.value for way in Scouting]
    assert [value.value for value in infos[1].values] == [words.value for words in Words]


def test_every_event_survives_storage() -> None:
    kinds: set[str] = set()
    for step in played().steps:
        for event in step.events:
            if not isinstance(event, TableEvent):
                assert WIRE.restore(WIRE.store(event)) == event
                kinds.add(type(event).__name__)
    assert len(kinds) == 10


def test_unknown_bytes_are_no_event() -> None:
    with pytest.raises(ValueError, match="no event"):
        WIRE.restore(b"")


def test_every_event_but_the_shuffled_decks_can_be_shown() -> None:
    for step in played().steps:
        for event in step.events:
            if not isinstance(event, TableEvent):
                into = event_pb2.Event()
                shown = WIRE.write_event(event, into)
                assert shown == (type(event).__name__ != "DecksShuffled")
                assert shown == (into.WhichOneof("event") == "stella")


def test_the_view_says_what_lies_on_the_table_and_what_became_of_the_last_round() -> None:
    table = played()
    into = game_pb2.Game()
    WIRE.write_view(GAME.view(table.state), into)
    view = into.stella
    assert (view.phase, view.round) == (view_pb2.PHASE_REVEAL, 2)
    assert list(view.grid) == list(table.state.grid)
    assert (view.scout, view.first_scout) == (2, 1)
    assert not view.HasField("in_the_dark")
    assert view.showings[0].spark == view_pb2.SPARK_SUPER_SPARK
    assert list(view.showings[0].filled) == [0, 1]
    assert [(slate.stars, list(slate.points)) for slate in view.slates] == [
        (3, [3]),
        (3, [5]),
        (0, [2]),
    ]
    assert view.last_reveal.in_the_dark == 0
    assert list(view.last_reveal.fallen) == [0, 2]
    kinds = [showing.spark for showing in view.last_reveal.showings]
    assert kinds == [
        view_pb2.SPARK_SUPER_SPARK,
        view_pb2.SPARK_SPARK,
        view_pb2.SPARK_NONE,
        view_pb2.SPARK_NONE,
    ]


def test_private_views_hold_ones_own_marks_alone() -> None:
    table = StellaTable()
    table.play(0, Mark((5, 2)))
    written: list[bytes] = []
    for seat in range(4):
        into = game_pb2.PrivateView()
        WIRE.write_private(GAME.private(table.state, seat), into)
        written.append(into.SerializeToString())
    assert written[1] == written[2] == written[3] != written[0]
