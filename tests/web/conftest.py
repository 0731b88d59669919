"""A server with the built page, and a browser to look at it. Needs Chromium and playwright: `make test-web`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.people import Person
from tests.whole.server import EmbeddedServer

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}

Opening = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    """`parlour serve` on ports of its own."""
    server = EmbeddedServer(tmp_path_factory.mktemp("web") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium: the one that PARLOUR_TEST_CHROMIUM names, or that is on the machine."""
    playwright: Any = pytest.importorskip("playwright.sync_api")
    path = os.environ.get("PARLOUR_TEST_CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.skip("no Chromium on this machine")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Any, server: EmbeddedServer) -> Iterator[Opening]:
    """Opens the page as somebody with a device of their own; whatever went wrong in a page fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def opening(name: str, viewport: dict[str, int] = PHONE, **options: Any) -> Person:
        context = browser.new_context(
            viewport=viewport,
            locale=options.pop("locale", "en-GB"),
            reduced_motion="reduce",
            **options,
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()

        def failed(error: Any) -> None:
            wrong.append(f"{name}: {error}")

        page.on("pageerror", failed)
        return Person(name, page, f"http://{server.http}")

    yield opening
    for context in contexts:
        context.close()
    assert not wrong, wrong


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    source = Path(__file__).parents[2] / "clients/web/node_modules/axe-core/axe.min.js"
    if not source.exists():
        pytest.skip("axe-core is not there: cd clients/web && npm ci")
    return source.read_text()
