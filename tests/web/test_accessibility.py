"""axe-core finds nothing on any screen of any game, in light and in dark (WCAG 2.2 AA and its best practice)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import DESK, PHONE, WALL, Opening
from tests.web.people import SCREEN, Person

pytestmark = pytest.mark.web
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
# What each game must have shown, so that "any screen" is not said of a few.
SCREENS = {
    "dixit": {"lobby", "submit", "clue", "clue-write", "vote", "wait", "reveal", "end", "big-wait", "big-vote", "big-reveal"},
    "odyssey": {"lobby", "submit", "vote", "reveal", "end", "big-vote", "big-reveal"},
    "party": {"lobby", "submit", "clue-write", "vote", "party", "reveal", "end", "big-vote", "big-reveal"},
    "team": {"lobby", "submit", "clue", "vote", "reveal", "end", "big-vote", "big-reveal"},
    "jinx": {"lobby", "jinx-clue", "jinx", "jinx-result", "end", "big-jinx"},
    "stella": {"lobby", "stella", "stella-show", "stella-points", "end", "big-stella"},
}  # fmt: skip


class Inspector:
    """Collects what axe finds on one screen after the other."""

    def __init__(self, axe: str) -> None:
        self._axe = axe
        self.found: list[str] = []
        self.screens: set[str] = set()

    def look(self, page: Any, screen: str) -> None:
        """Inspect a screen, once."""
        if screen in self.screens:
            return
        self.screens.add(screen)
        page.evaluate(self._axe)
        result = page.evaluate("rules => axe.run(document, rules)", RULES)
        for one in result["violations"]:
            for node in one["nodes"][:3]:
                told = f"{node['html'][:200]} | {node['failureSummary'][-200:]}"
                self.found.append(f"{screen} | {one['id']} | {told}".replace("\n", " "))

    def look_over(self, page: Any, *sheets: str) -> None:
        """Inspect what is laid over the screen now shown."""
        for sheet in sheets:
            page.evaluate("sheet => (location.hash = sheet)", sheet)
            page.locator("[role=dialog]").first.wait_for()
            page.wait_for_timeout(300)
            self.look(page, f"{sheet} over {page.evaluate(SCREEN)}")
            page.keyboard.press("Escape")
            page.locator("[role=dialog]").wait_for(state="detached")

    def approve(self, *screens: str) -> None:
        """Fail on anything found, or on a screen that never came."""
        assert not self.found, "\n".join(self.found)
        assert set(screens) <= self.screens


GAMES_AT_MOST = 3  # a table plays again when a screen went by between two looks


def _look_at_all_of_a_game(inspector: Inspector, one: Person, wall: Any) -> None:
    while (shown := one.screen) != "end":
        inspector.look(one.page, shown)
        inspector.look(wall, str(wall.evaluate(SCREEN)))
        one.act(shown)  # never on a screen that came meanwhile and was not looked at
    inspector.look(one.page, "end")
    wall.locator("[data-screen=big-end]").wait_for(timeout=40_000)
    inspector.look(wall, "big-end")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", list(SCREENS))
def test_axe_finds_nothing_in_a_game(person: Opening, axe: str, game: str, theme: str) -> None:
    """Lobby, every phase, reveal, end, what may be laid over them, replay, and the big screen."""
    inspector = Inspector(axe)
    one = person("Ana", DESK if (game, theme) == ("dixit", "dark") else PHONE, color_scheme=theme)
    room = one.open_room(
        game, {"dixit": 20, "odyssey": 5}.get(game)
    )  # in Dixit also until this one tells
    one.fill(game)
    inspector.look(one.page, "lobby")
    inspector.look_over(one.page, "options", "talk", "menu", "settings", "invite")
    wall = person("wall", WALL, color_scheme=theme).page
    wall.goto(room.replace("/r/", "/table/"))
    wall.locator(".bigs").wait_for()
    inspector.look(wall, "big-lobby")
    one.start()
    one.page.locator("#page > .game").wait_for()
    inspector.look_over(one.page, "aid", "track", "history", "menu")
    for again in range(GAMES_AT_MOST):
        if again:
            one.page.locator(".shelf > .btn").click()
            one.page.locator(".lobby").wait_for()
            one.start()
        _look_at_all_of_a_game(inspector, one, wall)
        if inspector.screens >= SCREENS[game]:
            break
    inspector.look_over(one.page, "track", "history", "aid", "menu", "talk")
    one.page.locator(".endg .two .btn").first.click()
    one.page.locator("[data-screen=replay]").wait_for()
    inspector.look(one.page, "replay")
    inspector.approve(*SCREENS[game], "big-lobby", "big-end", "replay", "history over end")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_outside_games(
    person: Opening, axe: str, admin_token: str, address: str, theme: str
) -> None:
    """Front page, joining, settings, no such room, and the administrator's page with its house shown."""
    inspector = Inspector(axe)
    one = person("Ana", color_scheme=theme)
    page = one.page
    page.goto(address)
    page.locator(".home").wait_for()
    inspector.look(page, "home")
    inspector.look_over(page, "settings")
    page.locator(".join .btn.two").click()
    page.locator(".joinp").wait_for()
    inspector.look(page, "join")
    page.goto(f"{address}/r/ZZZZZZ")
    page.locator(".joinp input").fill("Ana")
    page.locator(".joinp .shelf .btn").click()
    page.locator(".statecard").wait_for()
    inspector.look(page, "no such room")
    page.goto(f"{address}/admin")
    page.locator(".adminp").wait_for()
    inspector.look(page, "admin before")
    page.locator(".adminp input[type=password]").fill(admin_token)
    page.locator(".adminp form .btn").click()
    page.locator(".adminp table").first.wait_for()
    inspector.look(page, "admin")
    inspector.approve("home", "join", "admin")
