"""Decks, checked before a game starts."""

from __future__ import annotations

import pytest
from parlour.kernel.refusals import BadInput, Refused

from tests.catalogue.house import Catalogue


async def test_a_deck_has_every_card_of_its_sets_once(catalogue: Catalogue) -> None:
    sets = ["cardSets/dream", "cardSets/dream"]
    deck = await catalogue.deck(card_sets=sets, purpose="dream", needed=84)
    assert sorted(deck.cards) == sorted(f"dream/{number}" for number in range(1, 85))
    assert not deck.words


async def test_without_a_choice_the_deck_is_the_default_set(catalogue: Catalogue) -> None:
    deck = await catalogue.deck(purpose="dream")
    assert len(deck.cards) == 84


async def test_a_deck_that_is_too_small_is_refused_with_both_numbers(catalogue: Catalogue) -> None:
    with pytest.raises(Refused) as caught:
        await catalogue.deck(purpose="dream", needed=90)
    assert caught.value.reason == "DECK_TOO_SMALL"
    assert "90 cards" in caught.value.message
    assert "has 84" in caught.value.message


async def test_exactly_so_many_cards_are_drawn_at_random(catalogue: Catalogue) -> None:
    decks = [(await catalogue.deck(purpose="dream", exactly=30)).cards for _ in range(5)]
    assert all(len(set(deck)) == len(deck) == 30 for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 1
    with pytest.raises(Refused) as caught:
        await catalogue.deck(purpose="dream", exactly=85)
    assert caught.value.reason == "DECK_TOO_SMALL"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"card_sets": ["cardSets/none"], "purpose": "dream"}, "UNKNOWN_CARD_SET"),
        ({"card_sets": ["cardSets/dream"], "purpose": "jinx"}, "WRONG_CARD_SET"),
        ({"card_sets": ["dream"], "purpose": "dream"}, "INVALID_NAME"),
        ({"purpose": ""}, "INVALID_INPUT"),
        ({"purpose": "position"}, "INVALID_INPUT"),
        ({"purpose": "dream", "words": "three_word"}, "INVALID_INPUT"),
        ({"purpose": "dream", "needed": -1}, "INVALID_INPUT"),
        ({"purpose": "dream", "exactly": -1}, "INVALID_INPUT"),
    ],
)
async def test_a_deck_that_nobody_can_build_is_refused_with_its_reason(
    catalogue: Catalogue, fields: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadInput) as caught:
        await catalogue.deck(**fields)
    assert caught.value.reason == reason


async def test_a_deck_with_words_has_them_in_the_language_asked_for(catalogue: Catalogue) -> None:
    german = await catalogue.deck(purpose="dream", words="two_word", language="de")
    assert len(german.words) == 96
    assert all(len(card.split("\n")) == 2 for card in german.words)
    assert "Anker\nZweifel" in german.words
    beginners = await catalogue.deck(purpose="dream", words="discovery")
    assert len(beginners.words) == 4
