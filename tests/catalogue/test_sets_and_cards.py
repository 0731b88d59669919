"""Sets, cards and words as anybody may read them."""

from __future__ import annotations

import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import words
from parlour.catalogue.languages import LANGUAGES, best
from parlour.kernel.refusals import BadInput, Refused

from tests.catalogue.house import CALL, Catalogue


async def test_the_dream_set_has_84_cards_with_texts_of_their_own(catalogue: Catalogue) -> None:
    response = await catalogue.public.ListCardSets(pb.ListCardSetsRequest(), CALL)
    [dream] = [one for one in response.card_sets if one.id == "dream"]
    assert (dream.name, dream.card_count, dream.built_in) == ("cardSets/dream", 84, True)
    assert dream.purpose == pb.PURPOSE_DREAM
    cards = (await catalogue.cards(page_size=500)).cards
    assert [card.id for card in cards] == [f"dream/{number}" for number in range(1, 85)]
    assert len({card.alt_text for card in cards}) == 84
    assert all(card.tags for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_card_is_described_in_every_language(
    catalogue: Catalogue, language: str
) -> None:
    english = (await catalogue.cards(page_size=500)).cards
    cards = (await catalogue.cards(page_size=500, language=language)).cards
    assert all(card.alt_text.strip() for card in cards)
    if language != "en":
        pairs = zip(cards, english, strict=True)
        assert all(one.alt_text != other.alt_text for one, other in pairs)


async def test_an_unknown_language_is_answered_in_english(catalogue: Catalogue) -> None:
    request = pb.GetCardSetRequest(name="cardSets/dream", language="xx")
    english = pb.GetCardSetRequest(name="cardSets/dream")
    assert await catalogue.public.GetCardSet(request, CALL) == await catalogue.public.GetCardSet(
        english, CALL
    )
    assert best("pt-BR") == "pt"


async def test_sets_are_listed_by_purpose(catalogue: Catalogue) -> None:
    for purpose in (pb.PURPOSE_DREAM, pb.PURPOSE_JINX, pb.PURPOSE_POSITION):
        request = pb.ListCardSetsRequest(purpose=purpose)
        response = await catalogue.public.ListCardSets(request, CALL)
        assert all(card_set.purpose == purpose for card_set in response.card_sets)


async def test_pages_of_cards_join_without_gap_or_repeat(catalogue: Catalogue) -> None:
    seen: list[str] = []
    token = ""
    while True:
        page = await catalogue.cards(page_size=25, page_token=token)
        seen += [card.id for card in page.cards]
        token = page.next_page_token
        if not token:
            break
    assert seen == [f"dream/{number}" for number in range(1, 85)]


@pytest.mark.parametrize("token", ["nonsense", "ü", "MTIzNDU2Nzg5MA"])
async def test_a_page_token_of_another_list_is_refused(catalogue: Catalogue, token: str) -> None:
    with pytest.raises(BadInput) as caught:
        await catalogue.cards(page_token=token)
    assert caught.value.reason == "INVALID_PAGE"


@pytest.mark.parametrize("name", ["", "dream", "cardSets/", "cardSets/a/b", "games/dream"])
async def test_a_name_that_is_no_sets_is_refused(catalogue: Catalogue, name: str) -> None:
    with pytest.raises(BadInput) as caught:
        await catalogue.cards(name)
    assert caught.value.reason == "INVALID_NAME"


async def test_a_set_that_does_not_exist_is_not_found(catalogue: Catalogue) -> None:
    with pytest.raises(Refused) as caught:
        await catalogue.public.GetCardSet(pb.GetCardSetRequest(name="cardSets/none"), CALL)
    assert caught.value.reason == "CARD_SET_NOT_FOUND"


async def test_all_of_the_catalogue_is_read_without_signing_in(catalogue: Catalogue) -> None:
    [(descriptor, service)] = catalogue.part.public()
    read = {name for name in descriptor.methods_by_name if name.startswith(("List", "Get"))}
    assert read - {"ListReports"} == getattr(service, "OPEN", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_96_two_word_and_4_discovery_cards_in_every_language_without_a_repeat(
    language: str,
) -> None:
    two_word = words.cards(words.Deck.TWO_WORD, language)
    discovery = words.cards(words.Deck.DISCOVERY, language)
    assert (len(two_word), len(discovery)) == (96, 4)
    every = [word for pair in two_word + discovery for word in pair]
    assert all(word and word == word.strip() for word in every)
    assert len({word.casefold() for word in every}) == 200


async def test_word_cards_come_by_deck_and_number(catalogue: Catalogue) -> None:
    request = pb.ListWordCardsRequest(deck=pb.WORD_DECK_DISCOVERY, language="fr")
    cards = (await catalogue.public.ListWordCards(request, CALL)).word_cards
    assert [card.id for card in cards] == [f"discovery/{number}" for number in range(1, 5)]
    assert all(len(card.words) == 2 for card in cards)
    everything = await catalogue.public.ListWordCards(pb.ListWordCardsRequest(), CALL)
    assert len(everything.word_cards) == 100
