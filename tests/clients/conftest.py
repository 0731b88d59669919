"""A real server for the tests of clients, started once as a user would start it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from parlour_cli.local_server import own_server


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """Address of an embedded server that lives as long as this run."""
    ready, done = threading.Event(), threading.Event()
    found: list[str] = []
    failed: list[BaseException] = []

    async def keep() -> None:
        async with own_server() as address:
            found.append(address)
            ready.set()
            await asyncio.to_thread(done.wait)

    def run() -> None:
        try:
            asyncio.run(keep())
        except BaseException as error:
            failed.append(error)
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait()
    if not found:
        thread.join()
        raise failed[0]
    yield found[0]
    done.set()
    thread.join()


@pytest.fixture(autouse=True)
def own_configuration(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tokens of tests stay out of the user's own folder."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
    monkeypatch.delenv("PARLOUR_SERVER", raising=False)
