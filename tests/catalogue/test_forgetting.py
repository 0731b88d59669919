"""Players who deleted their accounts are forgotten with what they brought, on both kinds of database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import packs, schema
from parlour.kernel.refusals import Refused
from parlour.platform.calls import Call

from tests.catalogue.house import ADMIN, ANA, BO, CALL, CY, Catalogue
from tests.catalogue.pictures import drawn

TITLE = "Ana's summer"


@pytest.fixture
async def catalogue(database_url: str) -> AsyncIterator[Catalogue]:
    """A catalogue on each kind of database."""
    catalogue = Catalogue(database_url)
    await catalogue.part.start()
    yield catalogue
    await catalogue.part.stop()


async def mine(catalogue: Catalogue, number: int = 1) -> pb.CardSet:
    """A set of Ana's with her name all over it."""
    files = [("ana.png", drawn(number)), ("b.png", drawn(number + 40))]
    response = await catalogue.upload(files, title=TITLE, author="Ana", description="By Ana")
    return response.card_set


async def asked(catalogue: Catalogue, pack: pb.CardSet) -> None:
    wanted = pb.CardSet(name=pack.name, publication=pb.PUBLICATION_ASKED)
    await catalogue.update(wanted, "publication")


async def public(catalogue: Catalogue, pack: pb.CardSet) -> None:
    await asked(catalogue, pack)
    request = pb.ReviewCardSetRequest(name=pack.name, approved=True)
    await catalogue.public.ReviewCardSet(request, ADMIN)


async def shared(catalogue: Catalogue, pack: pb.CardSet) -> None:
    code = (await catalogue.update(pb.CardSet(name=pack.name, shared=True), "shared")).share_code
    await catalogue.public.AddSharedCardSet(pb.AddSharedCardSetRequest(code=code), BO)


async def seen(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> pb.CardSet:
    request = pb.GetCardSetRequest(name=pack.name)
    return (await catalogue.public.GetCardSet(request, call)).card_set


async def test_sets_that_are_not_public_are_deleted_and_say_no_more_whose_they_were(
    catalogue: Catalogue,
) -> None:
    for number, becomes in enumerate((None, shared, asked), start=1):
        pack = await mine(catalogue, number)
        if becomes:
            await becomes(catalogue, pack)
    await catalogue.forget(ANA)
    for call in (CALL, ANA, BO, ADMIN):
        assert not await catalogue.listed(call)
    rows = await catalogue.rows(schema.PACKS)
    assert len(rows) == 3
    for row in rows:
        assert row.deleted
        assert (row.owner, row.title, row.author, row.description, row.code) == (
            "",
            "",
            "",
            "",
            None,
        )
    assert not await catalogue.rows(schema.PACK_GUESTS)
    assert not await catalogue.rows(schema.IMPORTS)


async def test_a_public_set_stays_as_nobodys(catalogue: Catalogue) -> None:
    pack = await mine(catalogue)
    await public(catalogue, pack)
    await catalogue.forget(ANA)
    for call in (CALL, BO, ANA, ADMIN):
        there = await seen(catalogue, pack, call)
        assert (there.title, there.author, there.owner) == (TITLE, "", "")
    deck = await catalogue.deck(card_sets=[pack.name], purpose="dream", player="bo")
    assert len(deck.cards) == 2
    for call in (CALL, ANA, ADMIN):  # the administrator's way is to decline
        with pytest.raises(Refused) as caught:
            await catalogue.update(pb.CardSet(name=pack.name, title="Mine"), "title", call=call)
        assert caught.value.reason == "NOT_YOURS"
    declined = pb.ReviewCardSetRequest(name=pack.name, approved=False)
    await catalogue.public.ReviewCardSet(declined, ADMIN)
    assert not await catalogue.listed(BO)


async def test_a_running_game_goes_on_with_the_cards_of_somebody_who_is_gone(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = await mine(catalogue)
    texts = [pb.CardTexts(card=f"{pack.name}/cards/1", alt_text="A boat in the moon")]
    await catalogue.update(pb.CardSet(name=pack.name), texts=texts)
    deck = await catalogue.deck(card_sets=[pack.name], purpose="dream", player="ana")
    before = [await picture(catalogue, card) for card in deck.cards]
    await catalogue.forget(ANA)
    assert [await picture(catalogue, card) for card in deck.cards] == before
    listed = (await catalogue.cards(pack.name)).cards
    assert [card.alt_text for card in listed] == ["A boat in the moon", "2"]
    monkeypatch.setattr(packs, "KEPT_SECONDS", -1.0)
    await catalogue.pack(1, BO)
    with pytest.raises(Refused):
        await picture(catalogue, deck.cards[0])


async def test_what_somebody_reported_stays_and_by_whom_does_not(catalogue: Catalogue) -> None:
    for call in (ANA, BO):
        request = pb.ReportCardRequest(card="cardSets/dream/cards/3", why="cut off")
        await catalogue.public.ReportCard(request, call)
    await catalogue.forget(ANA)
    await catalogue.forget(BO)
    reports = (await catalogue.public.ListReports(pb.ListReportsRequest(), ADMIN)).reports
    assert [report.why for report in reports] == ["cut off", "cut off"]
    assert not {report.player for report in reports} & {"players/ana", "players/bo"}


async def test_a_guest_who_is_forgotten_leaves_the_set_alone(catalogue: Catalogue) -> None:
    pack = await mine(catalogue)
    await shared(catalogue, pack)
    await catalogue.forget(BO)
    assert not await catalogue.listed(BO)
    assert await catalogue.listed(ANA) == {pack.name}
    assert (await seen(catalogue, pack, ANA)).author == "Ana"


async def test_an_upload_that_ends_after_its_player_was_forgotten_is_taken_out_again(
    catalogue: Catalogue,
) -> None:
    coming = asyncio.create_task(mine(catalogue))
    while not coming.done():
        await catalogue.forget(ANA)
        await asyncio.sleep(0.02)
    assert not await catalogue.listed(ANA)
    assert all(row.owner == "" and row.deleted for row in await catalogue.rows(schema.PACKS))


async def test_forgetting_twice_at_once_and_nobody_at_all(catalogue: Catalogue) -> None:
    pack = await mine(catalogue)
    kept = await catalogue.pack(1, CY)
    await asyncio.gather(catalogue.forget(ANA), catalogue.forget(ANA))
    assert await catalogue.listed(ADMIN) == {kept.name}
    assert pack.name not in await catalogue.listed(ANA)
    with pytest.raises(Refused) as caught:
        await catalogue.forget(CALL)
    assert caught.value.reason == "INVALID_INPUT"


async def picture(catalogue: Catalogue, card: str) -> bytes:
    """A small picture by its card's id."""
    name = "cardSets/" + card.replace("/", "/cards/")
    return b"".join(part.chunk for part in await catalogue.picture(name))
