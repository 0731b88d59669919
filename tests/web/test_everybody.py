"""For everybody: keys suffice, every size and language fits, right to left as well, motion only for those who want it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import DESK, PHONE, SMALL, WALL, Opening
from tests.web.people import SCREEN, Person, until
from tests.web.test_hostile_words import assert_only_words

pytestmark = pytest.mark.web
HUGE = {"width": 3840, "height": 2160}
LYING = {"width": 844, "height": 390}
LANGUAGES = ("fr-FR", "de-DE", "es-ES", "pt-PT")

# Buttons and labels whose text is wider or higher than they are.
CLIPPED = """
() => [...document.querySelectorAll('#page button, #page h1, #page .ask, #page label > span, #page th')].filter(one =>
  one.textContent.trim() && one.getBoundingClientRect().width && !one.closest('.sr,.reel,.thumbs,.card,.sr')
  && !['clip', 'hidden'].includes(getComputedStyle(one).overflowX)
  && (one.scrollWidth > one.clientWidth + 2) && getComputedStyle(one).display !== 'inline'
).map(one => `${one.className}: ${one.textContent.slice(0, 60)}`).slice(0, 5)
"""


class Keys:
    """A person without mouse or finger: Tab until something is in focus, then Enter, or the keys of the page."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.page = one.page

    def to(self, selector: str, most: int = 80) -> None:
        """Press Tab until the focus is on what the selector names."""
        script = "selector => document.activeElement?.matches(selector) ?? false"
        for _ in range(most):
            if self.page.evaluate(script, selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector} on {self.one.screen}")

    def enter(self, selector: str) -> None:
        """Go there and press Enter; if the screen changed meanwhile there is nothing to do."""
        self.to(selector)
        self.page.keyboard.press("Enter")

    def act(self, shown: str) -> None:
        """Do what the screen asks for."""
        press = self.page.keyboard.press
        shelf = f"[data-screen={shown}] .shelf"
        match shown:
            case "claim" | "clue":
                self.enter(f"{shelf} > .btn")
            case "clue-write":
                self.to("textarea")
                self.page.keyboard.type("a long way home")
                press("Control+Enter")
            case "submit":
                self.to(".hand .reel .card")
                press("ArrowRight")
                press("h")
            case "vote":
                own = self.page.locator(".grid .card.mine .num")
                press("2" if own.count() and own.first.inner_text() == "1" else "1")
                self.enter(f"{shelf} > .btn:not(:disabled)")
            case "jinx-clue":
                self.to(".shelf input")
                self.page.keyboard.type("soft and loud")
                press("Enter")
            case "jinx":
                dead = self.page.locator(".grid .card.dead .num").all_inner_texts()
                press(next(str(n) for n in range(1, 10) if str(n) not in dead))
            case "stella":
                self.to(".slate .cell")
                if self.page.evaluate("document.activeElement.ariaPressed") == "false":
                    press("Space")
                self.enter(f"{shelf} > .btn:not(:disabled)")
            case "stella-show":
                self.to(".slate .cell:not(:disabled)")
                press("Space")
                self.enter(f"{shelf} > .btn:not(:disabled)")
            case "reveal" | "jinx-result" | "stella-points":
                self.enter(f"{shelf} .btn.grow")
            case _:
                pass
        self.page.wait_for_timeout(150)


@pytest.mark.parametrize("game", ["dixit", "jinx", "stella"])
def test_a_whole_game_is_played_with_keys_alone(person: Opening, game: str) -> None:
    """From the front page to the winners, never a click; a name, a room, bots, the start among them."""
    one = person("Ana", DESK)
    page, keys = one.page, Keys(one)
    page.goto(one.url)
    page.locator(".home").wait_for()
    keys.enter(".join .btn.two")
    page.locator(".joinp").wait_for()
    keys.to(".joinp input")
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    page.locator(".lobby").wait_for()
    if game != "dixit":
        keys.enter(".rules .btn")
        page.locator(".over").wait_for()
        keys.to(f".gm:nth-child({4 + ('jinx', 'stella').index(game) + 1})")
        page.keyboard.press("Space")
        keys.enter(".over .shelf .btn")
        page.locator(".over").wait_for(state="detached")
    else:
        keys.enter(".rules .btn")
        keys.to(".step button")
        while page.locator(".step b").first.inner_text() != "5":
            page.keyboard.press("Enter")
        keys.enter(".over .shelf .btn")
        page.locator(".over").wait_for(state="detached")
    for seated in (2, 3, 4):
        keys.enter(".freebtn")
        page.locator(".seat:not(.free)").nth(seated - 1).wait_for()
    keys.enter(".shelf .btn:not(:disabled)")
    page.locator("#page > .game:not(.lobbyp)").wait_for()
    for _ in range(2_000):
        shown = one.screen
        if shown == "end":
            break
        turn = page.evaluate("document.querySelector('#page > .turn') !== null")
        if turn or shown in ("reveal", "jinx-result", "stella-points"):
            try:
                keys.act(shown)
            except AssertionError:
                if one.screen == shown:  # nobody's move took the screen away
                    raise
        page.wait_for_timeout(80)
    assert one.screen == "end"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement !== document.body")


def _fits(one: Person) -> None:
    assert_only_words(one)
    clipped = one.page.evaluate(CLIPPED)
    assert not clipped, (one.screen, clipped)


def _all_screens_fit(one: Person, game: str, wall: Person | None = None) -> None:
    """A whole game, each screen once."""
    seen: set[str] = set()
    while one.screen != "end":
        shown = one.screen
        if shown not in seen:
            seen.add(shown)
            one.page.wait_for_timeout(100)
            _fits(one)
        if wall:
            assert_only_words(wall)
        one.act()
    _fits(one)
    assert len(seen) >= 3, (game, seen)


@pytest.mark.parametrize("viewport", [SMALL, LYING, HUGE], ids=["360", "lying", "4K"])
@pytest.mark.parametrize("game", ["dixit", "party", "team", "jinx", "stella"])
def test_nothing_leaves_the_page_at_any_size(
    person: Opening, game: str, viewport: dict[str, int]
) -> None:
    one = person("Ana", viewport)
    one.page.goto(one.url)
    one.page.locator(".home").wait_for()
    _fits(one)
    one.open_room(game, 5 if game == "dixit" else None)
    one.fill(game)
    _fits(one)
    one.start()
    _all_screens_fit(one, game)
    shelf = one.page.locator(".shelf").bounding_box()
    assert shelf["y"] + shelf["height"] <= viewport["height"] + 1


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_fits_a_small_phone(person: Opening, locale: str) -> None:
    one = person("Ana", SMALL, locale=locale)
    room = one.open_room("dixit", 5)
    assert one.page.evaluate("document.documentElement.lang") == locale[:2]
    one.add_bots(3)
    wall = Person("wall", person("wall", WALL, locale=locale).page, one.url)
    wall.page.goto(room.replace("/r/", "/table/"))
    wall.page.locator(".bigs").wait_for()
    for sheet in ("options", "settings", "menu", "invite"):
        one.page.evaluate("sheet => (location.hash = sheet)", sheet)
        one.page.locator("[role=dialog]").wait_for()
        _fits(one)
        one.page.keyboard.press("Escape")
        one.page.locator("[role=dialog]").wait_for(state="detached")
    one.start()
    _all_screens_fit(one, "dixit", wall)


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


TURNED = """
new MutationObserver(() => document.documentElement?.setAttribute("dir", "rtl")).observe(document, { childList: true })
"""


@pytest.mark.parametrize("viewport", [SMALL, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["dixit", "jinx", "stella"])
def test_the_page_is_ready_for_a_language_from_right_to_left(
    person: Opening, game: str, viewport: dict[str, int]
) -> None:
    one = person("عائشة", viewport)
    one.page.add_init_script(TURNED)
    room = one.open_room(game, 5 if game == "dixit" else None)
    assert one.page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    one.fill(game)
    _fits(one)
    one.page.goto(room)
    one.page.locator(".lobby").wait_for()
    one.start()
    _all_screens_fit(one, game)


# What moves by itself or on the way somewhere, though the person asked for stillness.
MOVING = """
() => document.getAnimations().filter(one => {
  const { duration, iterations } = one.effect.getComputedTiming();
  return duration > 20 && (iterations === Infinity || one.transitionProperty === 'transform');
}).length
"""


@pytest.mark.parametrize("game", ["dixit", "jinx", "stella"])
def test_nothing_moves_for_those_who_asked_for_stillness(person: Opening, game: str) -> None:
    one = person("Ana", PHONE)
    one.open_room(game, 5 if game == "dixit" else None)
    one.add_bots(2)
    one.start()
    while one.screen != "end":
        assert one.page.evaluate(MOVING) == 0, one.screen
        one.act()


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


def test_those_who_listen_are_told_whose_turn_it_is_and_what_lies_there(person: Opening) -> None:
    """Live regions say what is asked; every picture has a text, every button a name."""
    one = person("Ana")
    one.open_room()
    one.add_bots(3)
    one.start()
    one.reach("vote", seconds=120)
    page = one.page
    assert page.locator(".ask[role=status]").count() + page.locator(".ask [role=status]").count()
    until(
        page,
        "[...document.querySelectorAll('.grid .card')].every(one => one.ariaLabel.length > 20)",
    )
    names: list[Any] = page.locator("button").evaluate_all(
        "all => all.map(one => (one.ariaLabel ?? one.textContent).trim())"
    )
    assert all(names)
    assert str(page.evaluate(SCREEN)) == "vote"
