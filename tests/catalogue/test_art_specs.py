"""Specifications of every set: well-formed, told in five languages, and no pair twice."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from parlour.catalogue.art import SETS, CardSet, card
from parlour.catalogue.art.scenes.registry import TEMPLATES
from parlour.catalogue.art.sets import deck
from parlour.catalogue.art.texts import LANGUAGES

DREAMS = [entry for entry in SETS if entry.purpose == "dream"]


def by_id(entry: CardSet) -> str:
    return entry.id


@pytest.mark.parametrize("entry", SETS, ids=by_id)
def test_every_card_is_specified_in_five_languages(entry: CardSet) -> None:
    for number in range(1, entry.count + 1):
        spec = card(entry.id, number)
        assert spec.number == number and spec.template and spec.tags
        assert set(spec.alt) == set(LANGUAGES)
        for language, text in spec.alt.items():
            assert len(text) > 20 and "{" not in text, (entry.id, number, language)


@pytest.mark.parametrize("entry", SETS, ids=by_id)
def test_a_set_tells_its_title_and_theme(entry: CardSet) -> None:
    assert set(entry.title) == set(entry.theme) == set(LANGUAGES)
    assert all(entry.title.values()) and all(entry.theme.values())


@pytest.mark.parametrize("entry", DREAMS, ids=by_id)
def test_no_template_shows_the_same_subject_twice_in_a_set(entry: CardSet) -> None:
    rows = deck(entry.id)
    assert len(rows) == entry.count
    pairs = Counter((row.template, row.subject) for row in rows)
    assert max(pairs.values()) == 1
    assert len({row.template for row in rows}) >= 45


def test_a_card_comes_in_one_look_only_over_all_sets() -> None:
    looks = Counter(
        (row.template, row.subject, row.palette) for entry in DREAMS for row in deck(entry.id)
    )
    assert max(looks.values()) == 1


def test_counts_are_what_the_games_need() -> None:
    counts = {entry.id: entry.count for entry in SETS}
    assert counts["dream"] == counts["stella"] == 84
    assert counts["jinx"] == 71 and counts["positions"] == 9


def test_there_is_no_card_beyond_the_last() -> None:
    for entry in SETS:
        for number in (0, entry.count + 1):
            with pytest.raises(IndexError):
                card(entry.id, number)
    with pytest.raises(KeyError):
        card("nothing", 1)


def test_every_planned_row_names_a_template_and_one_of_its_subjects() -> None:
    assert card("dream", 1).icons is not None  # laying out one scene registers the templates
    assert len(TEMPLATES) >= 120
    for entry in DREAMS:
        for row in deck(entry.id):
            assert row.subject in TEMPLATES[row.template].subjects, row


def test_specifications_need_none_of_the_heavy_libraries() -> None:
    code = (
        "import sys; from parlour.catalogue.art import SETS, card;"
        "[card(s.id, n).alt for s in SETS for n in (1, s.count)];"
        "print([m for m in ('numpy', 'PIL', 'resvg_py') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
