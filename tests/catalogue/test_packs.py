"""People's own packs: whose they are, who may use them, and what happens to them while games go on."""

from __future__ import annotations

import io
import json
import re
import uuid
import zipfile
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import imports, packs
from parlour.internal.catalogue.v1 import catalogue_internal_service_pb2 as internal_pb
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.calls import Call
from PIL import Image

from tests.catalogue.house import ADMIN, ANA, BO, CALL, CY, Catalogue
from tests.catalogue.pictures import drawn, zipped

Act = Callable[[Catalogue, pb.CardSet, Call], Awaitable[object]]


async def _get(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> object:
    return await catalogue.public.GetCardSet(pb.GetCardSetRequest(name=pack.name), call)


async def _export(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> object:
    return await catalogue.exported(pack.name, call)


async def _deck(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> object:
    player = call.principal.player
    return await catalogue.deck(card_sets=[pack.name], purpose="dream", player=player)


async def _change(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> object:
    return await catalogue.update(pb.CardSet(name=pack.name, title="Mine"), "title", call=call)


async def _add(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> object:
    return await catalogue.upload([("more.png", drawn(77))], call, card_set=pack.name)


async def _delete(catalogue: Catalogue, pack: pb.CardSet, call: Call) -> object:
    return await catalogue.public.DeleteCardSet(pb.DeleteCardSetRequest(name=pack.name), call)


USES: dict[str, Act] = {"get": _get, "export": _export, "deck": _deck}
CHANGES: dict[str, Act] = {"change": _change, "add": _add, "delete": _delete}


async def outcome(act: Act, catalogue: Catalogue, pack: pb.CardSet, call: Call) -> str:
    try:
        await act(catalogue, pack, call)
    except Refused as refused:
        return refused.reason
    return "done"


async def share(catalogue: Catalogue, pack: pb.CardSet, *, on: bool = True) -> pb.CardSet:
    return await catalogue.update(pb.CardSet(name=pack.name, shared=on), "shared")


async def join(catalogue: Catalogue, code: str, call: Call) -> pb.CardSet:
    request = pb.AddSharedCardSetRequest(code=code)
    return (await catalogue.public.AddSharedCardSet(request, call)).card_set


async def ask(catalogue: Catalogue, pack: pb.CardSet) -> pb.CardSet:
    wanted = pb.CardSet(name=pack.name, publication=pb.PUBLICATION_ASKED)
    return await catalogue.update(wanted, "publication")


async def review(catalogue: Catalogue, pack: pb.CardSet, *, approved: bool = True) -> pb.CardSet:
    request = pb.ReviewCardSetRequest(name=pack.name, approved=approved)
    return (await catalogue.public.ReviewCardSet(request, ADMIN)).card_set


@pytest.mark.parametrize("state", ["private", "shared", "asked", "declined", "public", "deleted"])
async def test_who_may_use_a_pack_and_who_may_change_it(catalogue: Catalogue, state: str) -> None:
    pack = await catalogue.pack()
    shared = await share(catalogue, pack) if state == "shared" else pack
    if state == "shared":
        await join(catalogue, shared.share_code, BO)
    if state in ("asked", "declined", "public"):
        await ask(catalogue, pack)
    if state in ("declined", "public"):
        await review(catalogue, pack, approved=state == "public")
    if state == "deleted":
        await _delete(catalogue, pack, ANA)
    may = {
        "private": {"ana"},
        "shared": {"ana", "bo"},
        "asked": {"ana"},
        "declined": {"ana"},
        "public": {"ana", "bo", "cy"},
        "deleted": set[str](),
    }[state]
    for call in (BO, CY, ANA):  # the owner at last: deletes it
        player = call.principal.player
        assert (pack.name in await catalogue.listed(call)) == (player in may)
        hidden = {"deck": "UNKNOWN_CARD_SET"}
        for name, act in USES.items():
            expected = "done" if player in may else hidden.get(name, "CARD_SET_NOT_FOUND")
            assert await outcome(act, catalogue, pack, call) == expected, (player, name)
        for name, act in CHANGES.items():
            mine = "done" if player == "ana" else "NOT_YOURS"
            expected = mine if player in may else "CARD_SET_NOT_FOUND"
            assert await outcome(act, catalogue, pack, call) == expected, (player, name)
    assert (pack.name in await catalogue.listed(CALL)) is False


async def test_without_signing_in_only_public_packs_are_there(catalogue: Catalogue) -> None:
    pack = await catalogue.pack()
    assert not await catalogue.listed(CALL)
    await ask(catalogue, pack)
    await review(catalogue, pack)
    assert await catalogue.listed(CALL) == {pack.name}


async def test_only_the_owner_sees_the_code_and_the_administrator_whose_it_is(
    catalogue: Catalogue,
) -> None:
    pack = await share(catalogue, await catalogue.pack())
    assert pack.owner == "players/ana"
    assert re.fullmatch(r"[A-HJ-KM-NP-Z2-9]{10}", pack.share_code)
    seen = await join(catalogue, pack.share_code.lower(), BO)
    assert (seen.name, seen.owner, seen.share_code, seen.shared) == (pack.name, "", "", False)
    everything = await catalogue.public.ListCardSets(pb.ListCardSetsRequest(), ADMIN)
    [seen] = [one for one in everything.card_sets if not one.built_in]
    assert (seen.owner, seen.share_code) == ("players/ana", "")


async def test_sharing_again_keeps_the_code_and_ending_it_takes_the_pack_from_guests(
    catalogue: Catalogue,
) -> None:
    pack = await share(catalogue, await catalogue.pack())
    again = await share(catalogue, pack)
    assert again.share_code == pack.share_code
    await join(catalogue, pack.share_code, BO)
    await join(catalogue, pack.share_code, BO)
    await share(catalogue, pack, on=False)
    assert not await catalogue.listed(BO)
    with pytest.raises(Refused) as caught:
        await join(catalogue, pack.share_code, CY)
    assert caught.value.reason == "CODE_NOT_FOUND"
    assert (await share(catalogue, pack)).share_code != pack.share_code


async def test_a_guest_can_let_go_of_a_pack(catalogue: Catalogue) -> None:
    pack = await share(catalogue, await catalogue.pack())
    await join(catalogue, pack.share_code, BO)
    request = pb.RemoveSharedCardSetRequest(name=pack.name)
    for _ in range(2):
        await catalogue.public.RemoveSharedCardSet(request, BO)
    assert not await catalogue.listed(BO)


async def test_nobody_makes_a_pack_public_whose_owner_has_not_asked(catalogue: Catalogue) -> None:
    pack = await catalogue.pack()
    for name in (pack.name, "cardSets/dream"):
        with pytest.raises(Refused) as caught:
            await catalogue.public.ReviewCardSet(
                pb.ReviewCardSetRequest(name=name, approved=True), ADMIN
            )
        assert caught.value.reason == "NOT_ASKED"
    wanted = pb.CardSet(name=pack.name, publication=pb.PUBLICATION_PUBLIC)
    with pytest.raises(BadInput):
        await catalogue.update(wanted, "publication")


@pytest.mark.parametrize("how", ["cards", "title", "texts"])
async def test_what_was_not_agreed_to_is_not_public(catalogue: Catalogue, how: str) -> None:
    pack = await catalogue.pack()
    await ask(catalogue, pack)
    assert (await review(catalogue, pack)).publication == pb.PUBLICATION_PUBLIC
    if how == "cards":
        await _add(catalogue, pack, ANA)
    elif how == "title":
        await _change(catalogue, pack, ANA)
    else:
        texts = [pb.CardTexts(card=f"{pack.name}/cards/1", alt_text="Something else")]
        await catalogue.update(pb.CardSet(name=pack.name), texts=texts)
    assert not await catalogue.listed(BO)
    request = pb.ListCardSetsRequest(publication=pb.PUBLICATION_ASKED)
    waiting = await catalogue.public.ListCardSets(request, ADMIN)
    assert [one.name for one in waiting.card_sets] == [pack.name]


@pytest.mark.parametrize("call", [CALL, ANA])
async def test_only_the_administrator_oversees(catalogue: Catalogue, call: Call) -> None:
    pack = await catalogue.pack()
    for act in (
        catalogue.public.ListReports(pb.ListReportsRequest(), call),
        catalogue.public.ReviewCardSet(pb.ReviewCardSetRequest(name=pack.name), call),
        catalogue.public.RetireCard(pb.RetireCardRequest(card=f"{pack.name}/cards/1"), call),
    ):
        with pytest.raises(Refused) as caught:
            await act
        assert caught.value.reason == "NOT_ADMIN"


async def test_b89_a_running_game_keeps_the_version_it_started_with(catalogue: Catalogue) -> None:
    pack = await catalogue.pack(3)
    deck = list((await _deck_cards(catalogue, pack)).cards)
    pictures = {card: await _picture(catalogue, card) for card in deck}
    await catalogue.update(pb.CardSet(name=pack.name), remove_cards=[f"{pack.name}/cards/2"])
    await catalogue.upload([("new.png", drawn(20))], card_set=pack.name)
    later = list((await _deck_cards(catalogue, pack)).cards)
    assert later == [f"{pack.id}/{number}" for number in (1, 3, 4)], "no number is given twice"
    assert {card: await _picture(catalogue, card) for card in deck} == pictures
    await _delete(catalogue, pack, ANA)
    assert {card: await _picture(catalogue, card) for card in deck} == pictures


async def test_a_removed_card_is_listed_only_to_who_asks_for_it(catalogue: Catalogue) -> None:
    pack = await catalogue.pack(3)
    changed = await catalogue.update(
        pb.CardSet(name=pack.name), remove_cards=[f"{pack.name}/cards/3"]
    )
    assert changed.card_count == 2
    assert [card.id for card in (await catalogue.cards(pack.name)).cards] == [
        f"{pack.id}/1",
        f"{pack.id}/2",
    ]
    every = (await catalogue.cards(pack.name, show_removed=True)).cards
    assert [card.removed for card in every] == [False, False, True]
    # What was removed can come back: as a new card.
    again = await catalogue.upload([("3.png", drawn(3))], card_set=pack.name)
    assert again.files[0].card == f"{pack.name}/cards/4"


async def test_a_deleted_pack_is_forgotten_in_time_with_its_pictures(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await catalogue.pack(2)
    second = await catalogue.pack(1, BO)  # the same picture as the first's first
    await _delete(catalogue, first, ANA)
    monkeypatch.setattr(packs, "KEPT_SECONDS", -1.0)
    await catalogue.pack(1, CY)
    for card in (f"{first.id}/1", f"{first.id}/2"):
        with pytest.raises(Refused) as caught:
            await _picture(catalogue, card)
        assert caught.value.reason == "CARD_SET_NOT_FOUND"
    assert await _picture(catalogue, f"{second.id}/1")


async def test_a_retired_card_is_dealt_no_more_whatever_set_it_is_of(catalogue: Catalogue) -> None:
    pack = await catalogue.pack(3)
    for name, left in ((pack.name, 2), ("cardSets/positions", 8)):
        card = f"{name}/cards/2"
        for player in (BO, CY, BO):
            await catalogue.public.ReportCard(
                pb.ReportCardRequest(card=card, why=f"<b>{player.principal.name}</b>"), player
            )
        reports = (await catalogue.public.ListReports(pb.ListReportsRequest(), ADMIN)).reports
        assert [(one.card, one.player) for one in reports] == [
            (card, "players/cy"),
            (card, "players/bo"),
        ]
        await catalogue.public.RetireCard(pb.RetireCardRequest(card=card), ADMIN)
        assert not (await catalogue.public.ListReports(pb.ListReportsRequest(), ADMIN)).reports
        shown = await catalogue.public.GetCardSet(pb.GetCardSetRequest(name=name), ADMIN)
        assert shown.card_set.card_count == left
        assert 2 not in [int(c.id.split("/")[1]) for c in (await catalogue.cards(name)).cards]
        assert await _picture(catalogue, card.removeprefix("cardSets/").replace("/cards", ""))
        await catalogue.public.RetireCard(pb.RetireCardRequest(card=card, keep=True), ADMIN)
        shown = await catalogue.public.GetCardSet(pb.GetCardSetRequest(name=name), ADMIN)
        assert shown.card_set.card_count == left + 1


async def test_reports_come_in_pages(catalogue: Catalogue) -> None:
    for number in range(1, 6):
        card = f"cardSets/dream/cards/{number}"
        await catalogue.public.ReportCard(pb.ReportCardRequest(card=card, why="dull"), ANA)
    request, seen = pb.ListReportsRequest(page_size=2), list[str]()
    while True:
        page = await catalogue.public.ListReports(request, ADMIN)
        seen += [report.card for report in page.reports]
        if not page.next_page_token:
            break
        request.page_token = page.next_page_token
    assert seen == [f"cardSets/dream/cards/{number}" for number in range(1, 6)]


async def test_an_upload_that_comes_again_gets_the_same_answer_and_makes_one_set(
    catalogue: Catalogue,
) -> None:
    files, request_id = [("a.png", drawn(1))], str(uuid.uuid4())
    first = await catalogue.upload(files, request_id=request_id)
    assert await catalogue.upload(files, request_id=request_id) == first
    assert len(await catalogue.listed(ANA)) == 1
    with pytest.raises(Refused) as caught:
        await catalogue.upload([("a.png", drawn(2))], request_id=request_id)
    assert caught.value.reason == "REQUEST_ID_REUSED"
    assert (await catalogue.upload(files, BO, request_id=request_id)).card_set != first.card_set


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        ({"title": ""}, "TEXT_TOO_SHORT"),
        ({"title": "x" * 61}, "TEXT_TOO_LONG"),
        ({"title": "a\u202eb"}, "TEXT_UNSUITABLE"),
        ({"licence": "x" * 101}, "TEXT_TOO_LONG"),
        ({"language": "français"}, "INVALID_INPUT"),
        ({"request_id": "7"}, "INVALID_REQUEST_ID"),
        ({"purpose": pb.PURPOSE_POSITION}, "INVALID_INPUT"),
        ({"card_set": "pack"}, "INVALID_NAME"),
    ],
)
async def test_bad_input_is_refused_before_anything_is_kept(
    catalogue: Catalogue, start: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadInput) as caught:
        await catalogue.upload([("a.png", drawn(1))], **start)
    assert caught.value.reason == reason
    assert not await catalogue.listed(ANA)


async def test_a_player_has_only_so_many_sets_and_cards(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imports, "MOST_SETS", 1)
    monkeypatch.setattr(imports, "MOST_CARDS", 4)
    pack = await catalogue.pack(3)
    with pytest.raises(Refused) as caught:
        await catalogue.pack(1)
    assert caught.value.reason == "TOO_MANY_CARD_SETS"
    files = [(f"{n}.png", drawn(n)) for n in (11, 12)]
    response = await catalogue.upload(files, card_set=pack.name)
    assert [file.reason for file in response.files] == ["", "TOO_MANY_CARDS"]
    monkeypatch.setattr(imports, "MOST_STORED_BYTES", 1)
    with pytest.raises(Refused) as caught:
        await catalogue.pack(1, BO)
    assert caught.value.reason == "STORAGE_FULL"


async def test_a_zip_that_was_exported_comes_back_as_the_same_set(catalogue: Catalogue) -> None:
    manifest: dict[str, Any] = {
        "title": 'Übermut: "A/B" <i>',
        "description": "Pictures of a summer",
        "language": "de",
        "author": "Ana",
        "licence": "CC0-1.0",
        "cards": [
            {"file": "b.png", "text": "Ein Fuchs liest", "tags": ["fox", "book"]},
            {"file": "sub/a.png", "text": "Ein Boot im Mond", "tags": []},
        ],
    }
    data = zipped(
        {
            "pack/manifest.json": json.dumps(manifest).encode(),
            "pack/sub/a.png": drawn(1),
            "pack/b.png": drawn(2),
            "pack/extra.png": drawn(3),
        }
    )
    first = (await catalogue.upload([("pack.zip", data)], title="")).card_set
    assert (first.title, first.language, first.licence) == (manifest["title"], "de", "CC0-1.0")
    cards = (await catalogue.cards(first.name)).cards
    assert [card.alt_text for card in cards] == [
        "Ein Fuchs liest",
        "Ein Boot im Mond",
        f"{first.title} 3",
    ]
    assert list(cards[0].tags) == ["fox", "book"]
    name, exported = await catalogue.exported(first.name)
    again = (await catalogue.upload([(name, exported)], BO, title="")).card_set
    twice_name, twice = await catalogue.exported(again.name, BO)
    assert (name, _texts(exported)) == (twice_name, _texts(twice))
    deck = await catalogue.deck(
        card_sets=[first.name, (await _public(catalogue, again)).name],
        purpose="dream",
        player="ana",
    )
    assert list(deck.cards) == [f"{first.id}/{number}" for number in (1, 2, 3)], "the same pictures"


async def test_b86_an_export_can_be_unpacked_on_every_system(catalogue: Catalogue) -> None:
    for title in ("con", 'A: "B" \\ /../ c?*|', "海のカード"):
        pack = await catalogue.pack(1, title=title)
        name, data = await catalogue.exported(pack.name)
        assert re.fullmatch(r"[a-z0-9-]{1,70}\.zip", name)
        assert name != "con.zip"
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            assert archive.namelist() == ["001.webp", "manifest.json"]
            with Image.open(archive.open("001.webp")) as picture:
                assert picture.size == (600, 900)


async def test_a_manifest_that_is_none_costs_only_its_texts(catalogue: Catalogue) -> None:
    for manifest in (b"[", b"[]", b"[" * 100_000, b'{"cards": 7}', b"\xff\xfe"):
        files = [("manifest.json", manifest), ("a.png", drawn(1))]
        response = await catalogue.upload(files)
        assert {file.path: file.reason for file in response.files} == {
            "manifest.json": "MANIFEST_BROKEN",
            "a.png": "",
        }
    hostile = {"title": 7, "cards": [7, {"file": "a.png", "text": "a\u202eb", "tags": ["x", 5]}]}
    files = [("manifest.json", json.dumps(hostile).encode()), ("a.png", drawn(1))]
    pack = (await catalogue.upload(files, title="Fine")).card_set
    [card] = (await catalogue.cards(pack.name)).cards
    assert (card.alt_text, list(card.tags)) == ("Fine 1", ["x"])


async def _public(catalogue: Catalogue, pack: pb.CardSet) -> pb.CardSet:
    wanted = pb.CardSet(name=pack.name, publication=pb.PUBLICATION_ASKED)
    await catalogue.update(wanted, "publication", call=BO)
    return await review(catalogue, pack)


def _texts(data: bytes) -> object:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return json.loads(archive.read("manifest.json"))


async def _deck_cards(catalogue: Catalogue, pack: pb.CardSet) -> internal_pb.BuildDeckResponse:
    return await catalogue.deck(card_sets=[pack.name], purpose="dream", player="ana")


async def _picture(catalogue: Catalogue, card: str) -> bytes:
    name = "cardSets/" + card.replace("/", "/cards/")
    return b"".join(part.chunk for part in await catalogue.picture(name))
