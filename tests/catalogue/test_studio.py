"""What is drawn first: by a real painter, on the nine position cards, which are quick to draw."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from parlour.catalogue.collection import Piece, pieces
from parlour.catalogue.painter import Painter
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Size, load
from parlour.catalogue.studio import Studio
from parlour.kernel.refusals import Refused
from parlour.platform.database import migrate, open_engine, sqlite_url

from tests.catalogue.house import SOURCE_MODULE

POSITIONS = next(spec for spec in load(SOURCE_MODULE).sets if spec.id == "positions")
SMALL = pieces(POSITIONS, range(1, 10), Size.SMALL)
LARGE = pieces(POSITIONS, range(1, 10), Size.LARGE)


def count_of(card_set: str) -> int:
    return {"positions": POSITIONS.count}[card_set]


class Diary(Painter):
    """A painter that remembers what it drew."""

    def __init__(self, drawn: list[Piece], begun: asyncio.Event | None = None) -> None:
        super().__init__(SOURCE_MODULE)
        self._drawn = drawn
        self._begun = begun or asyncio.Event()

    async def draw(self, piece: Piece) -> bytes:
        self._drawn.append(piece)
        self._begun.set()
        return await super().draw(piece)


class Atelier:
    """A studio, its shelf, and in `ready` and `ahead` what either painter drew."""

    def __init__(self, shelf: Shelf, others: int) -> None:
        self.ready: list[Piece] = []
        self.ahead: list[Piece] = []
        self.begun = asyncio.Event()  # a picture that somebody asked for is being drawn
        self.shelf = shelf
        ahead = [Diary(self.ahead) for _ in range(others)]
        self.studio = Studio(shelf, count_of, Diary(self.ready, self.begun), ahead)

    async def asked(self, pieces: list[Piece]) -> list[asyncio.Task[str]]:
        """Asks for pictures, of which none is there; they wait for it when this returns."""
        asking = [asyncio.create_task(self.studio.address(piece)) for piece in pieces]
        while self.studio.waiting < len(pieces):  # noqa: ASYNC110 - they get there by themselves
            await asyncio.sleep(0.01)
        return asking


@pytest.fixture
async def shelf(tmp_path: Path) -> AsyncIterator[Shelf]:
    engine = open_engine(sqlite_url(tmp_path, "catalogue"), "catalogue")
    await migrate(engine, "catalogue")
    yield Shelf(engine)
    await engine.dispose()


async def test_what_is_drawn_ahead_is_drawn_small_first_and_once(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=1)
    await atelier.studio.ahead(LARGE[:2])
    await atelier.studio.ahead([*LARGE[:2], *SMALL])
    atelier.studio.start()
    for _ in range(600):
        if len(await shelf.drawn(POSITIONS)) == 11:
            break
        await asyncio.sleep(0.1)
    await atelier.studio.stop()
    assert not atelier.ready
    assert set(atelier.ahead[:9]) == set(SMALL)
    assert sorted(piece.number for piece in atelier.ahead[9:]) == [1, 2]


async def test_what_somebody_waits_for_goes_first_and_of_that_the_small_ones(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=0)
    await atelier.studio.ahead(LARGE)
    asked = [*LARGE[:2], *SMALL[:3]]
    waiting = await atelier.asked(asked)
    atelier.studio.start()
    await asyncio.gather(*waiting)
    await atelier.studio.stop()
    assert set(atelier.ready[:3]) == set(SMALL[:3])
    assert set(atelier.ready[3:]) == set(LARGE[:2])


async def test_one_painter_never_draws_ahead(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=1)
    await atelier.studio.ahead(LARGE)
    atelier.studio.start()
    await atelier.studio.address(SMALL[0])
    await atelier.studio.stop()
    assert set(atelier.ready) <= {SMALL[0]}
    assert set(atelier.ahead) <= {SMALL[0], *LARGE}


async def test_what_was_asked_for_while_it_waited_its_turn_is_drawn_at_most_once_more(
    shelf: Shelf,
) -> None:
    """Whoever asks waits for a drawing begun after the question; one that was begun ahead before it may be a second."""
    atelier = Atelier(shelf, others=1)
    await atelier.studio.ahead(SMALL)
    waiting = await atelier.asked(SMALL)
    atelier.studio.start()
    await asyncio.gather(*waiting)
    await atelier.studio.stop()
    drawn = Counter(piece.number for piece in atelier.ready + atelier.ahead)
    assert set(drawn) == set(range(1, 10))
    assert max(drawn.values()) <= 2


async def test_a_studio_that_does_not_draw_ahead_draws_what_is_asked_for(shelf: Shelf) -> None:
    drawn: list[Piece] = []
    studio = Studio(shelf, count_of, Diary(drawn), [], draws_ahead=False)
    studio.start()
    await studio.ahead(SMALL)
    await studio.address(SMALL[4])
    await studio.stop()
    assert drawn == [SMALL[4]]


async def test_that_a_card_was_looked_at_saves_nobody_a_drawing_while_others_are_missing(
    shelf: Shelf,
) -> None:
    atelier = Atelier(shelf, others=0)
    atelier.studio.start()
    first = await atelier.studio.address(SMALL[3])
    assert await atelier.studio.address(SMALL[3]) == first
    assert atelier.ready == [SMALL[3], SMALL[3]]
    asked = [*SMALL[4:], *SMALL[:4]]
    await asyncio.gather(*(atelier.studio.address(piece) for piece in asked))
    drawn = list(atelier.ready)
    assert set(drawn[2:]) == set(SMALL), "it waited among those that nobody had looked at"
    await asyncio.gather(*(atelier.studio.address(piece) for piece in asked))
    assert atelier.ready == drawn, "once all are there, none is drawn again"
    await atelier.studio.stop()


async def test_who_asks_while_a_card_is_drawn_for_somebody_else_is_not_answered_sooner(
    shelf: Shelf,
) -> None:
    atelier = Atelier(shelf, others=0)
    atelier.studio.start()
    first = asyncio.create_task(atelier.studio.address(LARGE[0]))
    await atelier.begun.wait()
    second, third = (asyncio.create_task(atelier.studio.address(LARGE[0])) for _ in range(2))
    assert await first == await second == await third
    await atelier.studio.stop()
    assert atelier.ready == [LARGE[0], LARGE[0]], (
        "those who asked meanwhile shared one of their own"
    )


async def test_what_waits_is_drawn_in_another_order_than_it_was_asked_for(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=0)
    waiting = await atelier.asked(SMALL)
    atelier.studio.start()
    await asyncio.gather(*waiting)
    await atelier.studio.stop()
    assert atelier.ready != SMALL, "one run in 362,880 fails here"


async def test_one_question_has_the_rest_of_the_set_drawn_ahead(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=1)
    atelier.studio.start()
    await atelier.studio.address(SMALL[0])
    for _ in range(600):
        if len(await shelf.drawn(POSITIONS)) == 9:
            break
        await asyncio.sleep(0.1)
    await atelier.studio.stop()
    assert set(atelier.ready + atelier.ahead) == set(SMALL)


async def test_whoever_waits_when_the_studio_closes_is_told_to_try_again(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=0)
    atelier.studio.start()
    waiting = [asyncio.create_task(atelier.studio.address(piece)) for piece in LARGE]
    await atelier.begun.wait()
    await atelier.studio.stop()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert len(answers) == 9
    told = [one for one in answers if isinstance(one, Refused)]
    assert len(told) >= 8
    assert {one.reason for one in told} == {"UNAVAILABLE"}
