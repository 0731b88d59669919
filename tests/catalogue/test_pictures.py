"""Pictures: really drawn, in another process, once each, and sent in chunks."""

from __future__ import annotations

import asyncio
import hashlib
import io
import os
import signal
import time
from pathlib import Path

import pytest
from parlour.api.catalogue.v1 import catalogue_service_pb2 as pb
from parlour.catalogue import service
from parlour.catalogue.collection import Piece
from parlour.catalogue.painter import CannotDrawError, Painter
from parlour.catalogue.sources import Size
from parlour.kernel.refusals import BadInput, Refused
from parlour.platform.database import open_engine, sqlite_url
from PIL import Image
from sqlalchemy import text

from tests.catalogue.house import CALL, DREAM, SOURCE_MODULE, Catalogue


def piece(number: int, size: Size = Size.SMALL) -> Piece:
    return Piece("dream", DREAM.version, number, size)


@pytest.mark.parametrize(
    ("size", "width", "height"),
    [
        (pb.PICTURE_SIZE_SMALL, 160, 240),
        (pb.PICTURE_SIZE_LARGE, 600, 900),
        (pb.PICTURE_SIZE_UNSPECIFIED, 600, 900),
    ],
)
async def test_a_card_is_drawn_in_its_size_and_addressed_by_its_hash(
    catalogue: Catalogue, size: pb.PictureSize, width: int, height: int
) -> None:
    responses = await catalogue.picture("cardSets/dream/cards/7", size)
    data = b"".join(response.chunk for response in responses)
    first = responses[0]
    assert first.media_type == "image/webp"
    assert first.address == hashlib.sha256(data).hexdigest()
    assert first.total_bytes == len(data)
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        assert (image.format, image.size) == ("WEBP", (width, height))


async def test_a_long_picture_comes_in_chunks_and_only_the_first_says_what_it_is(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "CHUNK", 1000)
    responses = await catalogue.picture("cardSets/dream/cards/7")
    assert len(responses) > 1
    assert all(len(response.chunk) <= 1000 for response in responses)
    assert all(not r.media_type and not r.address and not r.total_bytes for r in responses[1:])
    assert sum(len(response.chunk) for response in responses) == responses[0].total_bytes


async def test_addresses_are_listed_once_no_card_of_the_set_is_missing(
    catalogue: Catalogue,
) -> None:
    """So that nobody learns from them which cards somebody looks at."""
    names = [f"cardSets/positions/cards/{number}" for number in range(1, 10)]
    drawn = [(await catalogue.picture(name))[0].address for name in names[:-1]]
    before = (await catalogue.cards("cardSets/positions")).cards
    assert {(card.small, card.large) for card in before} == {("", "")}
    drawn.append((await catalogue.picture(names[-1]))[0].address)
    after = (await catalogue.cards("cardSets/positions")).cards
    assert [(card.small, card.large) for card in after] == [(address, "") for address in drawn]


async def test_an_address_gives_the_same_picture_as_its_card(catalogue: Catalogue) -> None:
    drawn = await catalogue.picture("cardSets/dream/cards/1")
    assert await catalogue.picture(address=drawn[0].address) == drawn


async def test_a_picture_outlives_the_process_that_drew_it(tmp_path: Path) -> None:
    addresses: list[str] = []
    for _ in range(2):
        catalogue = Catalogue(tmp_path)
        await catalogue.part.start()
        if addresses:
            assert await catalogue.picture(address=addresses[0])
        addresses.append((await catalogue.picture("cardSets/dream/cards/3"))[0].address)
        await catalogue.part.stop()
    assert addresses[0] == addresses[1]


async def test_many_who_ask_at_once_share_one_drawing(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Piece] = []
    draw = Painter.draw

    async def counting(self: Painter, piece: Piece) -> bytes:
        drawn.append(piece)
        return await draw(self, piece)

    monkeypatch.setattr(Painter, "draw", counting)
    asked = [catalogue.picture(f"cardSets/dream/cards/{n % 3 + 1}") for n in range(30)]
    answers = await asyncio.gather(*asked)
    assert len({answer[0].address for answer in answers}) == 3
    assert sorted(one.number for one in drawn) == [1, 2, 3]


async def test_who_goes_away_leaves_the_others_their_picture(catalogue: Catalogue) -> None:
    impatient = asyncio.create_task(catalogue.picture("cardSets/dream/cards/1"))
    patient = asyncio.create_task(catalogue.picture("cardSets/dream/cards/1"))
    await asyncio.sleep(0.05)
    impatient.cancel()
    assert await patient
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_a_stop_in_the_middle_of_a_drawing_says_try_again_and_leaves_no_process(
    catalogue: Catalogue,
) -> None:
    waiting = asyncio.create_task(catalogue.picture("cardSets/dream/cards/1"))
    await asyncio.sleep(0.02)
    await catalogue.part.stop()
    with pytest.raises(Refused) as caught:
        await waiting
    assert caught.value.reason == "UNAVAILABLE"


async def test_a_painter_that_was_killed_is_replaced() -> None:
    painter = Painter(SOURCE_MODULE)
    first = await painter.draw(piece(1))
    assert painter.pid
    os.kill(painter.pid, signal.SIGKILL)
    assert await painter.draw(piece(1)) == first
    await painter.rest()
    assert painter.pid is None


async def test_a_painter_that_rests_has_no_process_and_draws_again() -> None:
    painter = Painter(SOURCE_MODULE)
    first = await painter.draw(piece(1))
    pid = painter.pid
    assert pid
    await painter.rest()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert await painter.draw(piece(1)) == first
    await painter.rest()


async def test_one_picture_that_cannot_be_drawn_costs_no_other_one() -> None:
    painter = Painter(SOURCE_MODULE)
    bad = piece(0)
    with pytest.raises(CannotDrawError):
        await painter.draw(bad)
    pid = painter.pid
    assert await painter.draw(piece(2))
    assert painter.pid == pid
    await painter.rest()


async def test_whoever_waits_for_a_picture_that_cannot_be_drawn_is_told_and_health_shows_it(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Painter, "draw", _refuses)
    with pytest.raises(CannotDrawError):
        await catalogue.picture("cardSets/dream/cards/1")
    assert list(catalogue.part.degraded()) == ["painters"]
    assert await catalogue.part.check()
    monkeypatch.undo()
    assert await catalogue.picture("cardSets/dream/cards/1")
    assert not catalogue.part.degraded()


async def _refuses(self: Painter, piece: Piece) -> bytes:
    raise CannotDrawError(piece)


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("cardSets/dream/cards/0", "INVALID_NAME"),
        ("cardSets/dream/cards/01", "INVALID_NAME"),
        ("cardSets/dream/cards/-1", "INVALID_NAME"),
        ("cardSets/dream/cards/1/2", "INVALID_NAME"),
        ("cardSets/dream", "INVALID_NAME"),
        ("cardSets/../cards/1", "CARD_SET_NOT_FOUND"),
        ("dream/1", "INVALID_NAME"),
        ("cardSets/none/cards/1", "CARD_SET_NOT_FOUND"),
        ("cardSets/dream/cards/85", "CARD_NOT_FOUND"),
    ],
)
async def test_a_card_that_does_not_exist_has_no_picture(
    catalogue: Catalogue, card: str, reason: str
) -> None:
    with pytest.raises(Refused) as caught:
        await catalogue.picture(card)
    assert caught.value.reason == reason


@pytest.mark.parametrize("address", ["", "abc", "G" * 64, "A" * 64, "../" * 20])
async def test_an_address_has_a_form(catalogue: Catalogue, address: str) -> None:
    with pytest.raises(BadInput):
        await catalogue.picture(address=address)


async def test_an_address_of_nothing_is_not_found(catalogue: Catalogue) -> None:
    with pytest.raises(Refused) as caught:
        await catalogue.picture(address="0" * 64)
    assert caught.value.reason == "PICTURE_NOT_FOUND"


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    catalogue = Catalogue(tmp_path)
    await catalogue.part.start()
    await catalogue.part.stop()
    engine = open_engine(sqlite_url(tmp_path, "catalogue"), "catalogue")
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    newer = Catalogue(tmp_path)
    with pytest.raises(Refused) as caught:
        await newer.part.start()
    assert caught.value.reason == "NEWER_DATA"
    await newer.part.stop()


async def test_reading_is_open_while_a_picture_is_drawn(catalogue: Catalogue) -> None:
    drawing = asyncio.create_task(
        catalogue.picture("cardSets/dream/cards/1", pb.PICTURE_SIZE_LARGE)
    )
    began = time.monotonic()
    await catalogue.public.ListCardSets(pb.ListCardSetsRequest(), CALL)
    assert not drawing.done()
    assert time.monotonic() - began < 1.0
    await drawing
