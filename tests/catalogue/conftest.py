"""A catalogue of its own for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.catalogue.house import Catalogue


@pytest.fixture
async def catalogue(tmp_path: Path) -> AsyncIterator[Catalogue]:
    """A catalogue that draws only what it is asked for."""
    catalogue = Catalogue(tmp_path)
    await catalogue.part.start()
    yield catalogue
    await catalogue.part.stop()
