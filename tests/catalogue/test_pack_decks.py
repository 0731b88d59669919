"""Decks that mix sets: a picture that is in two of them is dealt once (B51)."""

from __future__ import annotations

import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue.likeness import MOST_BITS, firsts
from parlour.kernel.refusals import BadInput, Refused

from tests.catalogue.house import Catalogue
from tests.catalogue.pictures import drawn


async def test_the_same_picture_in_two_packs_is_dealt_once(catalogue: Catalogue) -> None:
    one = await catalogue.upload([("a.png", drawn(1, size=(600, 900))), ("b.png", drawn(2))])
    other = await catalogue.upload(
        [
            ("same bytes.png", drawn(2)),
            ("encoded anew.jpg", drawn(1, "JPEG", (600, 900), quality=70)),
            ("another.png", drawn(3)),
        ]
    )
    sets = [one.card_set.name, other.card_set.name]
    deck = await catalogue.deck(card_sets=sets, purpose="dream", player="ana")
    first, second = one.card_set.id, other.card_set.id
    assert list(deck.cards) == [f"{first}/1", f"{first}/2", f"{second}/3"]
    with pytest.raises(Refused) as caught:
        await catalogue.deck(card_sets=sets, purpose="dream", player="ana", needed=4)
    assert "needs 4 cards, these sets have 3" in caught.value.message


async def test_a_built_in_card_that_somebody_brings_along_is_dealt_once(
    catalogue: Catalogue,
) -> None:
    parts = await catalogue.picture("cardSets/dream/cards/7", pb.PICTURE_SIZE_LARGE)
    await catalogue.picture("cardSets/dream/cards/7", pb.PICTURE_SIZE_SMALL)
    copy = b"".join(part.chunk for part in parts)
    pack = (await catalogue.upload([("mine.webp", copy), ("own.png", drawn(1))])).card_set
    for _ in range(2):  # measured, and remembered
        deck = await catalogue.deck(
            card_sets=["cardSets/dream", pack.name], purpose="dream", player="ana"
        )
        assert len(deck.cards) == 85
        assert set(deck.cards) >= {"dream/7", f"{pack.id}/2"}
        assert f"{pack.id}/1" not in deck.cards


async def test_a_pack_for_jinx_is_not_for_dixit(catalogue: Catalogue) -> None:
    pack = await catalogue.pack(2, title="Shapes", purpose=pb.PURPOSE_JINX)
    with pytest.raises(BadInput) as caught:
        await catalogue.deck(card_sets=[pack.name], purpose="dream", player="ana")
    assert caught.value.reason == "WRONG_CARD_SET"
    assert '"Shapes"' in caught.value.message
    deck = await catalogue.deck(card_sets=[pack.name], purpose="jinx", player="ana")
    assert len(deck.cards) == 2


def test_pictures_are_alike_within_a_few_bits_and_colours() -> None:
    plain = bytes(44)
    near = (2**MOST_BITS - 1).to_bytes(32, "big") + bytes(12)
    far = (2 ** (MOST_BITS + 1) - 1).to_bytes(32, "big") + bytes(12)
    red = bytes(32) + b"\xff\0\0" * 4
    assert firsts([plain, near, None, far, None, red, plain]) == [0, 2, 3, 4, 5]
