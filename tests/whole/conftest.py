"""One embedded server for the tests that only need one that runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.whole.server import EmbeddedServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    """A server process for this run."""
    running = EmbeddedServer(tmp_path_factory.mktemp("parlour") / "data")
    running.start()
    yield running
    running.stop()
