"""A server with the built page, and a browser to look at it: `make test-web`. What is missing fails, and says what to do."""

from __future__ import annotations

import importlib
import os
import re
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
DESK = {"width": 1440, "height": 900}
WALL = {"width": 1920, "height": 1080}
SMALL = {"width": 360, "height": 640}
TOKEN = re.compile(r"administrator's token\D*: (\S+)")

Opening = Callable[..., Person]


@pytest.fixture(scope="session")
def embedded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedServer]:
    """`parlour serve` on ports of its own, for all tests of the run."""
    server = EmbeddedServer(tmp_path_factory.mktemp("web") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[EmbeddedServer]:
    """A server for one test, which may kill it."""
    server = EmbeddedServer(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def address(request: pytest.FixtureRequest) -> str:
    """Where the page is: the embedded server, or what PARLOUR_TEST_PAGE names (compose: http://127.0.0.1:7480)."""
    named = os.environ.get("PARLOUR_TEST_PAGE", "")
    if named:
        return named.rstrip("/")
    server: EmbeddedServer = request.getfixturevalue("embedded")
    return f"http://{server.http}"


@pytest.fixture
def admin_token(embedded: EmbeddedServer) -> str:
    """The administrator's token, as the embedded server says it at its first start."""
    found = TOKEN.search(embedded.said)
    assert found, embedded.said
    return found.group(1)


def chromium() -> str:
    """The program: what PARLOUR_TEST_CHROMIUM names, or what is on the machine."""
    named = os.environ.get("PARLOUR_TEST_CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        pytest.fail(
            "The page's tests need Chromium: install it (Debian: apt install chromium),"
            " or name one in PARLOUR_TEST_CHROMIUM."
        )
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, driven by playwright."""
    try:
        playwright: Any = importlib.import_module("playwright.sync_api")
    except ImportError:
        pytest.fail("The page's tests need playwright: run them as `make test-web`.")
    path = chromium()
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Any, address: str) -> Iterator[Opening]:
    """Opens the page as somebody with a device of their own; whatever went wrong in a page fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def opening(
        name: str, viewport: dict[str, int] = PHONE, at: str = address, **options: Any
    ) -> Person:
        context = browser.new_context(
            viewport=viewport,
            locale=options.pop("locale", "en-GB"),
            reduced_motion=options.pop("reduced_motion", "reduce"),
            **options,
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()

        def failed(error: Any) -> None:
            wrong.append(f"{name}: {error}")

        def said(message: Any) -> None:
            if "Content Security Policy" in message.text:
                wrong.append(f"{name}: {message.text}")

        page.on("pageerror", failed)
        page.on("console", said)
        return Person(name, page, at)

    yield opening
    for context in contexts:
        context.close()
    assert not wrong, wrong


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    source = Path(__file__).parents[2] / "clients/web/node_modules/axe-core/axe.min.js"
    if not source.exists():
        pytest.fail("The page's tests need axe-core: run them as `make test-web`.")
    return source.read_text(encoding="utf-8")
