"""Names, clues and talk made of anything at all are text and nothing else (cases B77, B79, B82, B83)."""

from __future__ import annotations

import pytest

from tests.web.conftest import DESK, SMALL, WALL, Opening
from tests.web.people import SCREEN, Person, until

pytestmark = pytest.mark.web
MARKS = "\u0301\u0323"
HOSTILE = (
    "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>",
    "\u05d0\u05d1\u05d2 <b>left</b> 12",
    "👩‍👩‍👧‍👦" * 20,
    "x" * 180,
)
# What the server takes from nobody: it would turn its surroundings around, or paint over them.
DECEIVING = ("\u202egnirts desrever", "\u2066isolated", "Z" + MARKS * 40 + "algo")
NAMES = (
    "<img src=x onerror=hacked=1>",
    "\u05d0\u05d1\u05d2 <b>Bo</b>",
    "🐺👩‍👩‍👧‍👦🏳️‍🌈" * 4,
    "W" * 40,
)

# Texts beyond the window's edge, other than what is there to be scrolled to.
SPILLS = """
() => [...document.querySelectorAll('#page *')].filter(one => {
  const box = one.getBoundingClientRect();
  if (!one.textContent.trim() || !box.width || one.closest('.sr,.skip,.reel,.thumbs,.scroll,svg')) return false;
  return box.right > innerWidth + 1 || box.left < -1;
}).map(one => `${one.className}: ${one.textContent.slice(0, 40)}`).slice(0, 5)
"""


def assert_only_words(one: Person) -> None:
    """Nothing ran, nothing of it became an element, nothing is beyond the window's edge."""
    page = one.page
    assert page.evaluate("window.hacked") is None
    assert page.locator("#page img[src=x], #page img[onerror], #page script").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), one.screen
    spilt = page.evaluate(SPILLS)
    assert not spilt, (one.screen, spilt)


def _look_over(one: Person, *sheets: str) -> None:
    for sheet in sheets:
        one.page.evaluate("sheet => (location.hash = sheet)", sheet)
        one.page.locator("[role=dialog]").first.wait_for()
        one.page.wait_for_timeout(200)
        assert_only_words(one)
        one.page.keyboard.press("Escape")
        one.page.locator("[role=dialog]").wait_for(state="detached")


@pytest.mark.parametrize("game", ["dixit", "party", "team", "jinx", "stella"])
def test_a_whole_game_of_people_with_hostile_names_and_clues(person: Opening, game: str) -> None:
    """B77, B82: on every screen of everybody, the big screen, history, talk, end and replay among them."""
    people = [
        person(NAMES[0], SMALL),
        person(NAMES[1], DESK),
        person(NAMES[2], SMALL),
        person(NAMES[3], SMALL),
    ]
    host, *guests = people
    for at, one in enumerate(people):
        one.clue = HOSTILE[at]
    room = host.open_room(game, 5 if game == "dixit" else None)
    for guest in guests:
        guest.join(room)
    host.fill(game, len(people))
    for said in HOSTILE:
        _say(guests[0], said)
    wall = Person("wall", person("wall", WALL).page, host.url)
    wall.page.goto(room.replace("/r/", "/table/"))
    wall.page.locator(".bigs").wait_for()
    for one in (*people, wall):
        assert_only_words(one)
    host.start()
    seen: set[tuple[str, str]] = set()
    while not all(one.screen == "end" for one in people):
        for one in (*people, wall):
            shown = str(one.page.evaluate(SCREEN))
            if (one.name, shown) not in seen:
                seen.add((one.name, shown))
                assert_only_words(one)
            if one is not wall and shown != "end":
                one.act(shown)
    for one in people:
        _look_over(one, "history", "track", "menu", "talk")
    wall.page.locator("[data-screen=big-end]").wait_for(timeout=40_000)
    host.page.locator(".endg .two .btn").first.click()
    host.page.locator("[data-screen=replay]").wait_for()
    for one in (host, wall):
        assert_only_words(one)
    assert host.page.get_by_text("<img src=x onerror", exact=False).count()


def _say(one: Person, text: str) -> None:
    """In the sheet, or beside the table where there is room."""
    one.page.evaluate("location.hash = 'talk'")
    field = one.page.locator(".talksheet input")
    field.fill(text)
    field.press("Enter")
    until(one.page, "document.querySelector('.talksheet input').value === ''")
    one.page.keyboard.press("Escape")
    one.page.locator("[role=dialog]").wait_for(state="detached")


@pytest.mark.parametrize("clue", HOSTILE)
def test_a_hostile_clue_leaves_the_shelf_in_view(person: Opening, clue: str) -> None:
    host = _telling(person)
    _tell(host, clue)
    said = host.page.locator(".clue .say")
    said.wait_for()
    assert said.inner_text()[:8] == clue[:8]
    assert_only_words(host)
    shelf, top = host.page.locator(".shelf").bounding_box(), said.bounding_box()
    assert top["y"] + top["height"] <= shelf["y"]


@pytest.mark.parametrize(
    ("clue", "taken"),
    [("海", True), ("no", True), ("g" * 200, True), ("g" * 201, False), ("   ", False)],
)
def test_the_limits_of_a_clue_are_those_of_the_rules(
    person: Opening, clue: str, taken: bool
) -> None:
    """B83: one grapheme to two hundred; the button says so before the server has to."""
    host = _telling(person)
    host.page.locator("textarea").fill(clue)
    assert host.page.locator(".shelf > .btn").is_enabled() == taken
    if taken:
        host.page.locator(".shelf > .btn").click()
        host.page.locator("#page > [data-screen=wait]").wait_for()


@pytest.mark.parametrize("clue", DECEIVING)
def test_a_clue_that_deceives_is_refused_for_its_teller_only(person: Opening, clue: str) -> None:
    """B82, B83: whoever says so hears that it is not suitable, and can go on."""
    host = _telling(person)
    host.page.locator("textarea").fill(clue)
    host.page.locator(".shelf > .btn").click()
    refused = host.page.locator(".note.bad")
    refused.wait_for()
    assert refused.inner_text().strip()
    assert_only_words(host)
    _tell(host, "and now a plain one")


@pytest.mark.parametrize("clue", ["Z" + "\u0301" * 100_000, "👩‍👩‍👧‍👦" * 100_000, "x\n" * 50_000])
def test_a_clue_of_a_hundred_thousand_marks_is_refused_for_its_teller_only(
    person: Opening, clue: str
) -> None:
    """B83: few graphemes, many signs: whoever says so hears that it is too long, and can go on."""
    host = _telling(person)
    host.page.locator("textarea").fill(clue)
    button = host.page.locator(".shelf > .btn")
    if button.is_enabled():
        button.click()
        host.page.locator(".note.bad").wait_for()
    assert_only_words(host)
    _tell(host, "and now a short one")


def test_a_name_of_a_hundred_thousand_marks_is_refused_in_words(person: Opening) -> None:
    """B77: the name field cuts it, or the server says why."""
    one = person("Ana", SMALL)
    one.page.goto(one.url)
    one.page.locator(".join .btn.two").click()
    one.page.locator(".joinp input").evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input', {bubbles: true})) }",
        "Z" + MARKS * 50_000,
    )
    one.page.locator(".shelf .btn").click()
    one.page.locator(".note.bad").wait_for()
    assert_only_words(one)
    one.page.locator(".joinp input").fill("Zoë")
    one.page.locator(".shelf .btn").click()
    one.page.locator(".lobby").wait_for()


@pytest.mark.parametrize("name", ["Mörkö", "Ñandú", "Łukasz", "海", "عائشة", "עברית", "Bob 🐺"])
def test_names_of_all_scripts_are_names(person: Opening, name: str) -> None:
    """B77, B79."""
    one = person(name)
    one.open_room()
    assert name in one.page.locator(".seat.me .name").inner_text()


def _telling(person: Opening) -> Person:
    """Somebody who has to write a clue."""
    host = person("Ana", SMALL)
    host.open_room()
    host.add_bots(3)
    host.start()
    host.reach("clue-write", seconds=240)
    return host


def _tell(host: Person, clue: str) -> None:
    host.page.locator("textarea").fill(clue)
    host.page.locator(".shelf > .btn:not(:disabled)").click()
    host.page.locator("#page > [data-screen=wait]").wait_for()


def test_a_hostile_title_of_a_room_is_only_a_title(person: Opening, address: str) -> None:
    """B82: rooms are named through the API; the page shows what it is given."""
    host = person("Ana", SMALL)
    room = host.open_room()
    title = "<img src=x onerror=hacked=1>"
    code = room.rsplit("/", 1)[1]
    token = host.page.evaluate("JSON.parse(localStorage.getItem('parlour.account')).token")
    answer = host.page.request.post(
        f"{address}/parlour.api.lobby.v1.LobbyService/UpdateRoom",
        headers={"authorization": f"Bearer {token}", "content-type": "application/json"},
        data={"room": {"name": f"rooms/{code}", "title": title}, "updateMask": "title"},
    )
    assert answer.ok, answer.text()
    host.page.locator(".top bdi", has_text="onerror").wait_for()
    assert_only_words(host)
    host.page.locator(".top .icon").first.click()
    host.page.locator("[role=dialog] h2", has_text="onerror").wait_for()
    assert_only_words(host)
