"""For everybody: axe finds nothing, hostile words are only words, keys suffice, nothing leaves the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Opening
from tests.web.people import SCREEN, Person

pytestmark = pytest.mark.web
SMALL = {"width": 360, "height": 640}
HUGE = {"width": 3840, "height": 2160}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
HOSTILE = (
    "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>",
    "\u202egnirts desrever",
    "Z" + "\u0301\u0323" * 40 + "algo",
    "👩‍👩‍👧‍👦" * 20,
    "x" * 180,
)


class Inspector:
    """Collects what axe finds on one screen after the other."""

    def __init__(self, axe: str) -> None:
        self._axe = axe
        self.found: list[tuple[str, str, str]] = []
        self.screens: set[str] = set()

    def told(self) -> str:
        """All of it, a line each."""
        return "\n".join(" | ".join(one).replace("\n", " ") for one in self.found)

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
                self.found.append((screen, one["id"], told))


def _fits(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(person: Opening, axe: str, theme: str) -> None:
    inspector = Inspector(axe)
    one = person("Ana", color_scheme=theme)
    page = one.page
    page.goto(one.url)
    page.locator(".home").wait_for()
    inspector.look(page, "home")
    page.locator(".join .btn.two").click()
    page.locator(".joinp").wait_for()
    inspector.look(page, "join")
    room = one.open_room(target=5)
    inspector.look(page, "lobby")
    _look_over(inspector, page, ["options", "talk", "menu", "settings", "invite"])
    one.add_bots(3)
    wall = person("wall", {"width": 1920, "height": 1080}, color_scheme=theme).page
    wall.goto(room.replace("/r/", "/table/"))
    wall.locator(".bigs").wait_for()
    inspector.look(wall, "big-lobby")
    one.start()
    _look_at_all_of_a_game(inspector, one, wall)
    _look_over(inspector, page, ["track", "history", "aid", "menu"])
    page.locator(".endg .two .btn").first.click()
    page.locator(".replayp .res").first.wait_for()
    inspector.look(page, "replay")
    page.goto(f"{one.url}/admin")
    page.locator(".adminp").wait_for()
    inspector.look(page, "admin")
    page.goto(f"{one.url}/r/ZZZZZZ")
    page.locator(".joinp .shelf .btn").click()
    page.locator(".statecard").wait_for()
    inspector.look(page, "no such room")
    assert {"vote", "reveal", "big-vote", "end"} <= inspector.screens
    assert not inspector.found, inspector.told()


@pytest.mark.parametrize("game", ["jinx", "stella"])
def test_axe_finds_nothing_in_the_other_games(person: Opening, axe: str, game: str) -> None:
    inspector = Inspector(axe)
    one = person("Ana")
    room = one.open_room(game)
    one.add_bots(2)
    wall = person("wall", {"width": 1920, "height": 1080}).page
    wall.goto(room.replace("/r/", "/table/"))
    wall.locator(".bigs").wait_for()
    one.start()
    _look_at_all_of_a_game(inspector, one, wall)
    assert {"end", f"big-{game}"} <= inspector.screens
    assert not inspector.found, inspector.told()


def _look_at_all_of_a_game(inspector: Inspector, one: Person, wall: Any) -> None:
    while one.screen != "end":
        inspector.look(one.page, one.screen)
        inspector.look(wall, str(wall.evaluate(SCREEN)))
        one.act()
    inspector.look(one.page, "end")


def _look_over(inspector: Inspector, page: Any, sheets: list[str]) -> None:
    for sheet in sheets:
        page.evaluate(f"location.hash = '{sheet}'")
        page.locator("[role=dialog]").first.wait_for()
        page.wait_for_timeout(300)
        inspector.look(page, f"{sheet} over {len(inspector.screens)}")
        page.keyboard.press("Escape")
        page.locator("[role=dialog]").wait_for(state="detached")


def test_hostile_words_are_shown_as_words(person: Opening) -> None:
    host, guest = person("<b>Ana</b>", SMALL), person("Bo عائشة", SMALL)
    guest.join(host.open_room())
    for said in HOSTILE:
        host.page.locator(".talk .icon").click()
        host.page.locator(".talksheet input").fill(said)
        host.page.keyboard.press("Enter")
        host.page.locator(".talksheet .note.bad, .talksheet .chat .line").last.wait_for()
        host.page.keyboard.press("Escape")
    guest.page.locator(".talk .icon").click()
    assert guest.page.locator(".talksheet .chat .line").count() >= 3
    for one in (host, guest):
        assert one.page.evaluate("window.hacked") is None
        assert one.page.locator(".chat img, .chat script").count() == 0
        assert _fits(one.page)
    assert host.page.locator(".seat .name", has_text="<b>Ana</b>").count() == 1


@pytest.mark.parametrize("clue", HOSTILE)
def test_a_hostile_clue_is_only_a_clue(person: Opening, clue: str) -> None:
    host = person("Ana", SMALL)
    host.open_room()
    host.add_bots(3)
    host.start()
    _tell(host, clue)
    said = host.page.locator(".clue .say")
    said.wait_for()
    assert said.inner_text()[:8] == clue[:8]
    assert host.page.evaluate("window.hacked") is None
    assert _fits(host.page)
    shelf, top = host.page.locator(".shelf").bounding_box(), said.bounding_box()
    assert top["y"] + top["height"] <= shelf["y"]


def _tell(host: Person, clue: str) -> None:
    host.reach("clue-write", seconds=240)
    host.page.locator("textarea").fill(clue)
    host.page.locator(".shelf > .btn:not(:disabled)").click()
    host.page.locator("#page > [data-screen=wait]").wait_for()


def test_a_turn_is_played_with_keys_alone(person: Opening) -> None:
    host = person("Ana", {"width": 1440, "height": 900})
    host.open_room()
    host.add_bots(3)
    host.start()
    host.reach("submit", "clue")
    if host.screen == "submit":
        host.page.keyboard.press("h")
        host.page.locator("#page > [data-screen=vote], #page > [data-screen=wait]").first.wait_for()
    host.reach("vote", seconds=120)
    own = host.page.locator(".grid .card.mine .num").inner_text()
    host.page.keyboard.press("1" if own != "1" else "2")
    button = host.page.locator(".shelf > .btn:not(:disabled)")
    button.focus()
    host.page.keyboard.press("Enter")
    host.page.locator("#page > [data-screen=reveal], #page > .rest").first.wait_for()


@pytest.mark.parametrize("viewport", [SMALL, {"width": 844, "height": 390}, HUGE])
def test_nothing_leaves_the_page_at_any_size(person: Opening, viewport: dict[str, int]) -> None:
    host = person("Ana", viewport)
    host.page.goto(host.url)
    host.page.locator(".home").wait_for()
    assert _fits(host.page)
    host.open_room()
    assert _fits(host.page)
    host.add_bots(3)
    host.start()
    for screen in ("vote", "reveal"):
        host.reach(screen, seconds=120)
        assert _fits(host.page)
    grid = host.page.locator(".shelf").bounding_box()
    assert grid["y"] + grid["height"] <= viewport["height"] + 1


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("fr-FR", "Mille images"),
        ("de-DE", "Viele Bilder"),
        ("es-ES", "Mil imágenes"),
        ("pt-PT", "Mil imagens"),
    ],
)
def test_the_page_speaks_the_readers_language(person: Opening, locale: str, title: str) -> None:
    one = person("Ana", locale=locale)
    one.page.goto(one.url)
    one.page.locator("h1", has_text=title).wait_for()
    assert one.page.evaluate("document.documentElement.lang") == locale[:2]


def test_the_covered_hand_shows_only_while_held(person: Opening) -> None:
    host = person("Ana")
    host.open_room()
    host.page.evaluate("localStorage.setItem('parlour.covered', 'true')")
    host.page.reload()
    host.page.locator(".lobby").wait_for()
    host.add_bots(3)
    host.start()
    host.page.locator(".fan6").wait_for()
    assert host.page.locator(".cover img").count() == 0
    bar = host.page.locator(".btn.hold")
    bar.dispatch_event("pointerdown")
    host.page.locator(".open6 img").first.wait_for()
    bar.dispatch_event("pointerup")
    host.page.locator(".fan6").wait_for()
