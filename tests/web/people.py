"""Somebody who plays in a browser, seeing only what the page shows."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

GAMES = ("dixit", "odyssey", "party", "team", "jinx", "stella")
SCREEN = "(document.querySelector('#page > [data-screen]') ?? { dataset: {} }).dataset.screen ?? ''"
TURN = "document.querySelector('#page > .turn') !== null"
LEAST = {"party": 6, "team": 6}  # people at a table that these tests fill
HURRY = 1_500  # milliseconds for a click that another's move may overtake


def until(page: Any, script: str, seconds: float = 20) -> None:
    """Wait until a script is true; playwright's own way of it takes `eval`, which the page's policy forbids."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(50)


class Person:
    """`page` is a playwright page; `url` where the server is."""

    def __init__(self, name: str, page: Any, url: str) -> None:
        self.name = name
        self.page = page
        self.url = url
        self.clue = f"what {name} dreamt"
        self.seen: list[str] = []

    def open_room(self, game: str = "dixit", target: int | None = None) -> str:
        """Open a room with a game chosen; the address of the room."""
        page = self.page
        page.goto(self.url)
        page.locator(".join .btn.two").click()
        page.locator(".joinp input").fill(self.name)
        page.locator(".shelf .btn").click()
        page.locator(".lobby").wait_for()
        if game != "dixit" or target is not None:
            page.locator(".rules .btn").click()
            page.locator(".gm").nth(GAMES.index(game)).click()
            if target is not None:
                self._lower_target(target)
            page.locator(".over .shelf .btn").click()
            page.locator(".over").wait_for(state="detached")
        return str(page.url)

    def _lower_target(self, target: int) -> None:
        number = self.page.locator(".step b").first
        while int(number.inner_text()) > target:
            self.page.locator(".step button").first.click()

    def join(self, room: str) -> None:
        """Come by the link, say a name, be ready."""
        self.page.goto(room)
        self.page.locator(".joinp input").fill(self.name)
        self.page.locator(".shelf .btn").click()
        self.page.locator(".lobby .seat.me").wait_for()
        self.page.locator(".shelf .btn").click()
        self.page.locator(".shelf .btn.two").wait_for()

    def add_bots(self, count: int) -> None:
        """Seat bots, as the host."""
        seats = self.page.locator(".seat:not(.free)")
        before = seats.count()
        for one in range(count):
            self.page.locator(".freebtn").first.click()
            seats.nth(before + one).wait_for()

    def fill(self, game: str, seated: int = 1) -> None:
        """Seat as many bots as the game needs beside those who are there, for a table of four at least."""
        self.add_bots(LEAST.get(game, 4) - seated)

    def start(self) -> None:
        """Start the game, as the host."""
        self.page.locator(".shelf .btn:not(:disabled)").click()
        self.page.locator(".lobby").wait_for(state="detached")

    @property
    def screen(self) -> str:
        """Which screen is shown, e.g. "vote"."""
        return str(self.page.evaluate(SCREEN))

    def reach(self, *screens: str, seconds: float = 60) -> str:
        """Play on until one of the screens is shown."""
        deadline = time.monotonic() + seconds
        while (shown := self.screen) not in screens:
            assert time.monotonic() < deadline, f"{self.name} is at {shown!r} after {self.seen}"
            self.act(shown)
        return shown

    def act(self, shown: str = "") -> None:
        """Do what the screen asks for, if anything. Others may be faster: then there is nothing to do any more."""
        shown, turn = shown or self.screen, bool(self.page.evaluate(TURN))
        if not self.seen or self.seen[-1] != shown:
            self.seen.append(shown)
        act = getattr(self, f"_{shown.replace('-', '_')}", None)
        if act is None or not (turn or shown in ("reveal", "jinx-result", "stella-points")):
            self.page.wait_for_timeout(60)
            return
        try:
            act()
        except Exception as error:
            if "Timeout" not in type(error).__name__:
                raise

    def _press(self, selector: str) -> None:
        """Click on the screen that was looked at, never on what another's move put in its place."""
        self.page.locator(f"[data-screen={self.seen[-1]}] {selector}").first.click(timeout=HURRY)

    def _claim(self) -> None:
        self._press(".shelf > .btn")

    def _clue(self) -> None:
        self._press(".shelf > .btn")

    def _clue_write(self) -> None:
        self.page.locator("textarea").fill(self.clue, timeout=HURRY)
        self._press(".shelf > .btn:not(:disabled)")

    def _submit(self) -> None:
        self._press(".shelf .btn.grow:not(:disabled)")

    def _vote(self) -> None:
        self._press(".grid .card:not(.mine)")
        if self.page.locator(".pk-foot .btn").count():
            self.page.locator(".pk-foot .btn").click(timeout=HURRY)
        if self.page.locator(".shelf > .btn:not(:disabled)").count():
            self._press(".shelf > .btn:not(:disabled)")

    def _party(self) -> None:
        self._vote()

    def _reveal(self) -> None:
        self._press(".shelf .btn.grow")

    def _jinx_result(self) -> None:
        self._press(".shelf .btn.grow")

    def _stella_points(self) -> None:
        self._press(".shelf .btn.grow")

    def _jinx_clue(self) -> None:
        self.page.locator(".shelf input").fill("soft and loud", timeout=HURRY)
        self._press(".shelf .btn.grow:not(:disabled)")

    def _jinx(self) -> None:
        self._press(".grid .card:not(.dead)")

    def _stella(self) -> None:
        for cell in (0, 5, 9):
            mark = self.page.locator(".slate .cell").nth(cell)
            if mark.get_attribute("aria-pressed", timeout=HURRY) == "false":
                mark.click(timeout=HURRY)
        self._press(".shelf > .btn:not(:disabled)")

    def _stella_show(self) -> None:
        self._press(".slate .cell:not(:disabled)")
        self._press(".shelf > .btn:not(:disabled)")


def play_to_the_end(people: Sequence[Person], seconds: float = 300) -> None:
    """Everybody acts in turn until everybody sees the winners."""
    deadline = time.monotonic() + seconds
    while not all(one.screen == "end" for one in people):
        where = {one.name: one.screen for one in people}
        assert time.monotonic() < deadline, where
        for one in people:
            if one.screen != "end":
                one.act()


def vote(one: Person) -> None:
    """For the first card that is not one's own, on a phone."""
    one.page.locator(".grid .card:not(.mine)").first.click()
    one.page.locator(".pk-foot .btn").click()


def both_to_vote(host: Person, guest: Person) -> None:
    """Both at a vote that neither has given."""
    for _ in range(400):
        both = (host.screen, guest.screen)
        ready = [one.page.locator(".turn .grid").count() for one in (host, guest)]
        if both == ("vote", "vote") and all(ready):
            return
        for one in (host, guest):
            if one.screen != "vote" or one.page.locator(".turn").count() == 0:
                one.act()
            elif both == ("vote", "vote"):
                vote(one)  # the other one tells: this turn is of no use, go on
    raise AssertionError("no vote came")
