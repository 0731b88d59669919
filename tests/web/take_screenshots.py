"""Pictures of the page for docs/page: python -m tests.web.take_screenshots [folder]."""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.web.conftest import FLAGS, PHONE
from tests.web.people import Person
from tests.whole.server import EmbeddedServer

DESK = {"width": 1440, "height": 900}
WALL = {"width": 1920, "height": 1080}
SCENES: list[tuple[str, int, dict[str, int], str]] = [
    ("dixit", 5, PHONE, "light"),
    ("dixit", 4, DESK, "dark"),
    ("party", 5, PHONE, "dark"),
    ("team", 5, PHONE, "light"),
    ("jinx", 4, PHONE, "dark"),
    ("stella", 4, PHONE, "light"),
]


def take(page: Any, path: Path) -> None:
    """One picture, when all that is to be seen is there."""
    for _ in range(40):
        if page.evaluate("[...document.images].every(image => image.complete)"):
            break
        page.wait_for_timeout(250)
    page.wait_for_timeout(400)
    page.screenshot(path=str(path), type="jpeg", quality=72)


def scene(browser: Any, url: str, folder: Path, at: tuple[str, int, dict[str, int], str]) -> None:
    """A whole game against bots, each screen once, on the wall as well."""
    game, bots, viewport, theme = at
    kind = "phone" if viewport == PHONE else "desk"
    context = browser.new_context(
        viewport=viewport, color_scheme=theme, reduced_motion="reduce", locale="en-GB"
    )
    one = Person("Lea", context.new_page(), url)
    wall = browser.new_context(
        viewport=WALL, color_scheme=theme, reduced_motion="reduce"
    ).new_page()
    done: set[str] = set()

    def once(page: Any, screen: str, at: str) -> None:
        if screen and screen not in done:
            done.add(screen)
            take(page, folder / f"{game}-{screen}-{at}-{theme}.jpg")

    if game == "dixit" and kind == "phone":
        one.page.goto(url)
        once(one.page, "home", kind)
    room = one.open_room(game, 5 if game == "dixit" else None)
    one.add_bots(bots)
    once(one.page, "lobby", kind)
    wall.goto(room.replace("/r/", "/table/"))
    wall.locator(".bigs").wait_for()
    once(wall, "big-lobby", "wall")
    one.start()
    while one.screen != "end":
        now = one.screen
        once(one.page, now, kind)
        shown = wall.evaluate("document.querySelector('.bigs')?.dataset.screen ?? ''")
        once(wall, str(shown), "wall")
        one.act(now)
    once(one.page, "end", kind)
    context.close()
    wall.context.close()


def main(arguments: list[str]) -> None:
    """Take them all."""
    folder = Path(arguments[0] if arguments else "docs/page")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        server = EmbeddedServer(Path(scratch) / "data")
        server.start()
        playwright: Any = importlib.import_module("playwright.sync_api")
        with playwright.sync_playwright() as started:
            browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            for at in SCENES:
                scene(browser, f"http://{server.http}", folder, at)
            browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
