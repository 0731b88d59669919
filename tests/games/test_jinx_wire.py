"""Jinx on the wire: what is read, what is refused, and that events and views come out as they went in."""

from __future__ import annotations

import pytest
from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.games.jinx.v1 import moves_pb2, view_pb2
from parlour.games.jinx.moves import GiveClue, Pass, Point
from parlour.games.jinx.options import JinxRules
from parlour.games.jinx.wire import WIRES
from parlour.kernel.events import TableEvent
from parlour.kernel.refusals import BadInput, Refused

from tests.games.jinx_table import GAME, JinxTable

WIRE = WIRES[0]


def read(**move: object) -> object:
    return WIRE.read_move(move_pb2.Move(jinx=moves_pb2.Move(**move)))  # pyright: ignore[reportArgumentType] - any move


def played() -> JinxTable:
    table = JinxTable(nobody_penalty=1)
    table.expire()
    table.tell(5)
    table.play(2, Point(1))
    table.play(3, Point(5))
    table.score()
    table.tell(2)
    table.play(3, Pass())
    table.expire()
    table.score()
    return table


def test_moves_are_read() -> None:
    assert read(give_clue=moves_pb2.GiveClue(text="  the  sea ")) == GiveClue("the sea")
    assert read(give_clue=moves_pb2.GiveClue(aloud=True)) == GiveClue("", aloud=True)
    assert read(point=moves_pb2.Point(position=9)) == Point(9)
    assert read(**{"pass": moves_pb2.Pass()}) == Pass()


@pytest.mark.parametrize(
    ("move", "reason", "field"),
    [
        (moves_pb2.Move(give_clue=moves_pb2.GiveClue()), "TEXT_TOO_SHORT", "jinx.give_clue.text"),
        (moves_pb2.Move(point=moves_pb2.Point()), "OUT_OF_RANGE", "jinx.point.position"),
        (moves_pb2.Move(point=moves_pb2.Point(position=10)), "OUT_OF_RANGE", "jinx.point.position"),
        (moves_pb2.Move(), "INVALID_INPUT", "jinx"),
    ],
)
def test_bad_moves_name_the_field_at_fault(move: moves_pb2.Move, reason: str, field: str) -> None:
    with pytest.raises(BadInput) as caught:
        WIRE.read_move(move_pb2.Move(jinx=move))
    assert (caught.value.reason, caught.value.violations[0].field) == (reason, field)


def test_a_move_of_no_game_is_refused() -> None:
    with pytest.raises(Refused, match="WRONG_GAME"):
        WIRE.read_move(move_pb2.Move())


def test_options_have_a_default_and_a_limit() -> None:
    options = options_pb2.GameOptions()
    options.jinx.SetInParent()
    assert WIRE.read_rules(options) == JinxRules(nobody_penalty=0)
    WIRE.write_rules(JinxRules(nobody_penalty=1), options)
    assert WIRE.read_rules(options) == JinxRules(nobody_penalty=1)
    options.jinx.nobody_penalty = 2
    with pytest.raises(BadInput) as caught:
        WIRE.read_rules(options)
    assert caught.value.violations[0].field == "jinx.nobody_penalty"


def test_every_option_is_explained() -> None:
    fields = options_pb2.GameOptions().jinx.DESCRIPTOR.fields_by_name
    assert [info.key for info in WIRE.describe()] == list(fields)
    assert all(info.description.endswith(".") for info in WIRE.describe())


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


def test_every_event_but_the_shuffled_deck_can_be_shown() -> None:
    for step in played().steps:
        for event in step.events:
            if not isinstance(event, TableEvent):
                into = event_pb2.Event()
                shown = WIRE.write_event(event, into)
                assert shown == (type(event).__name__ != "DeckShuffled")
                assert shown == (into.WhichOneof("event") == "jinx")


def test_the_view_says_what_lies_on_the_table() -> None:
    table = played()
    into = game_pb2.Game()
    WIRE.write_view(GAME.view(table.state), into)
    view = into.jinx
    assert view.phase == view_pb2.PHASE_CLUE
    assert list(view.grid) == list(table.state.grid)
    assert [len(pile.cards) for pile in view.piles] == table.sizes()
    assert view.last_reveal.target == 2
    assert not view.last_reveal.HasField("finder")


def test_private_views_of_others_say_nothing_and_are_all_alike() -> None:
    table = JinxTable()
    written: list[bytes] = []
    for seat in range(4):
        into = game_pb2.PrivateView()
        WIRE.write_private(GAME.private(table.state, seat), into)
        written.append(into.SerializeToString())
    assert written[1] == written[2] == written[3]
    assert written[0] != written[1]
