"""What others wrote is harmless in a terminal; what is typed is read as meant."""

from __future__ import annotations

import pytest
from parlour_cli.complaint import Complaint
from parlour_cli.keyboard import LineEditor
from parlour_cli.plain_text import listing, safe, table
from parlour_cli.typed import clue_and_number, numbers_in, only_clue


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Mörkö", "Mörkö"),
        ("عائشة", "عائشة"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("a\x1b[2Jb", "a\\x1b[2Jb"),
        ("\x1b]52;c;aGk=\x07", "\\x1b]52;c;aGk=\\x07"),
        ("\x9b31m", "\\x9b31m"),
        ("one\r\ntwo\tthree", "one  two three"),
        ("evil\u202eeman", "evileman"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("[bold]not markup[/bold]", "[bold]not markup[/bold]"),
    ],
)
def test_nothing_that_others_wrote_is_obeyed_by_the_terminal(written: str, shown: str) -> None:
    assert safe(written) == shown


def test_tables_line_up_for_names_of_any_script() -> None:
    rows = [("NAME", "POINTS"), ("海", "7"), ("Mörkö", "12")]
    assert table(rows) == ["NAME   POINTS", "海          7", "Mörkö      12"]


def test_lists_read_as_sentences() -> None:
    assert [listing([]), listing(["A"]), listing(["A", "B"]), listing(["A", "B", "C"])] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]


def test_two_numbers_may_be_parted_in_any_way() -> None:
    assert numbers_in("3 5", 1, 2, 6) == [3, 5]
    assert numbers_in("3,5", 1, 2, 6) == [3, 5]
    assert numbers_in(" 3 ", 1, 2, 6) == [3]


@pytest.mark.parametrize("typed", ["", "x", "0", "7", "1 2 3", "-1", "²", "99999"])
def test_a_number_that_is_none_of_the_slots_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(Complaint):
        numbers_in(typed, 1, 2, 6)


def test_the_same_slot_twice_is_one_vote_and_not_enough_for_two_cards() -> None:
    assert numbers_in("3 3", 1, 2, 6) == [3]
    with pytest.raises(Complaint, match="2 different numbers"):
        numbers_in("3 3", 2, 2, 6)


def test_a_clue_follows_its_cards_number() -> None:
    assert clue_and_number("3 the long way home", 6) == (3, "the long way home")
    assert clue_and_number("2: 1984", 6) == (2, "1984")
    for typed in ("the long way home", "7 too far", "3", ""):
        with pytest.raises(Complaint):
            clue_and_number(typed, 6)


def test_aloud_alone_means_given_aloud() -> None:
    assert only_clue("Aloud") == ("", True)
    assert only_clue("read aloud") == ("read aloud", False)


def test_a_line_can_be_mended_while_it_is_typed() -> None:
    editor = LineEditor()
    assert editor.feed("helo\x7flo wrold\x17world\n") == ["hello world"]
    assert editor.feed("x👩‍👩‍👧\x7f\n") == ["x"]
    assert editor.feed("gone\x15kept\r") == ["kept"]


def test_arrow_keys_type_nothing() -> None:
    editor = LineEditor()
    assert editor.feed("a\x1b[A\x1b[1;5Cb\x1bOPc\n") == ["abc"]


def test_ctrl_d_ends_the_input_only_on_an_empty_line() -> None:
    editor = LineEditor()
    assert editor.feed("half\x04") == []
    assert editor.feed("\x15\x04") == [None]
