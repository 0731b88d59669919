"""Options as people write them, for every game alike."""

from __future__ import annotations

import pytest
from parlour.api.games.dixit.v1 import options_pb2
from parlour_client import OptionError, options_as_dict, parse_options
from parlour_client.options import game_keys


def test_options_are_written_as_they_are_named_in_the_api() -> None:
    options = parse_options(
        "dixit",
        ["edition=Odyssey", "target=20", "strict-table=yes", "phase_seconds=clue:60,vote:0"],
    )
    assert options.dixit.edition == options_pb2.EDITION_ODYSSEY
    assert options.dixit.target == 20
    assert options.dixit.strict_table
    assert dict(options.table.phase_seconds) == {"clue": 60, "vote": 0}


def test_what_is_not_named_stays_unset() -> None:
    options = parse_options("dixit")
    assert options.WhichOneof("game") == "dixit"
    assert not options.dixit.HasField("target")


def test_options_come_back_as_they_were_written() -> None:
    options = parse_options("party", ["scoring=every_group", "own_card_vote=no", "card_sets=a,b"])
    written = options_as_dict(options)
    assert written["scoring"] == "every_group"
    assert written["own_card_vote"] is False
    assert written["card_sets"] == ["a", "b"]


def test_every_game_of_the_family_can_be_named() -> None:
    assert game_keys() == ["dixit", "party", "team", "jinx", "stella"]


@pytest.mark.parametrize(
    ("game", "pair", "said"),
    [
        ("chess", "", "no game 'chess'"),
        ("dixit", "edition=deluxe", "original, revised, refreshed, disney, odyssey"),
        ("dixit", "target=many", "whole number"),
        ("dixit", "target=99999999999", "far beyond"),
        ("dixit", "strict_table=perhaps", "true or false"),
        ("dixit", "colour=red", "no option 'colour'"),
        ("dixit", "edition", "KEY=VALUE"),
    ],
)
def test_a_wrong_option_is_said_in_a_sentence(game: str, pair: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        parse_options(game, [pair] if pair else [])
