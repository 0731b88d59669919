"""What is drawn first: by a real painter, on the nine position cards, which are quick to draw."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from parlour.catalogue.collection import Piece, pieces
from parlour.catalogue.painter import Painter
from parlour.catalogue.shelf import Shelf
from parlour.catalogue.sources import Size, load
from parlour.catalogue.studio import Studio
from parlour.platform.database import migrate, open_engine, sqlite_url

from tests.catalogue.house import SOURCE_MODULE

POSITIONS = next(spec for spec in load(SOURCE_MODULE).sets if spec.id == "positions")
SMALL = pieces(POSITIONS, range(1, 10), Size.SMALL)
LARGE = pieces(POSITIONS, range(1, 10), Size.LARGE)


class Diary(Painter):
    """A painter that remembers what it drew."""

    def __init__(self, drawn: list[Piece]) -> None:
        super().__init__(SOURCE_MODULE)
        self._drawn = drawn

    async def draw(self, piece: Piece) -> bytes:
        self._drawn.append(piece)
        return await super().draw(piece)


class Atelier:
    """A studio, its shelf, and in `ready` and `ahead` what either painter drew."""

    def __init__(self, shelf: Shelf, others: int) -> None:
        self.ready: list[Piece] = []
        self.ahead: list[Piece] = []
        self.shelf = shelf
        self.studio = Studio(shelf, Diary(self.ready), [Diary(self.ahead) for _ in range(others)])


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
    waiting = [asyncio.create_task(atelier.studio.address(piece)) for piece in asked]
    await asyncio.sleep(0.1)
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


async def test_what_was_asked_for_while_it_waited_its_turn_is_drawn_once(shelf: Shelf) -> None:
    atelier = Atelier(shelf, others=1)
    await atelier.studio.ahead(SMALL)
    waiting = [asyncio.create_task(atelier.studio.address(piece)) for piece in SMALL]
    atelier.studio.start()
    await asyncio.gather(*waiting)
    await atelier.studio.stop()
    assert sorted(piece.number for piece in atelier.ready + atelier.ahead) == list(range(1, 10))


async def test_a_studio_that_does_not_draw_ahead_draws_what_is_asked_for(shelf: Shelf) -> None:
    drawn: list[Piece] = []
    studio = Studio(shelf, Diary(drawn), [], draws_ahead=False)
    studio.start()
    await studio.ahead(SMALL)
    await studio.address(SMALL[4])
    await studio.stop()
    assert drawn == [SMALL[4]]
