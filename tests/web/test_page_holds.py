"""The page comes back by itself to the right state, and a vote sent offline counts once or is plainly refused."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.web.conftest import Opening
from tests.web.people import TURN, Person, both_to_vote, until, vote
from tests.whole.server import EmbeddedServer

pytestmark = pytest.mark.web
GAMES = ("dixit", "party", "team", "jinx", "stella")


def _with_bots(person: Opening, game: str = "dixit", **options: Any) -> Person:
    host = person("Ana", **options)
    host.open_room(game)
    host.fill(game)
    host.start()
    return host


def _two_and_bots(person: Opening) -> tuple[Person, Person]:
    host, guest = person("Ana"), person("Bo")
    guest.join(host.open_room())
    host.add_bots(2)
    host.start()
    return host, guest


TURNS = {
    "dixit": ("vote", "clue", "submit"),
    "party": ("vote", "party", "submit", "clue-write"),
    "team": ("vote", "clue", "submit"),
    "jinx": ("jinx-clue",),  # where it points, bots are quicker
    "stella": ("stella",),
}


def _to_turn(one: Person, game: str) -> None:
    """Where the table waits for this one, so that nothing moves meanwhile."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        one.reach(*TURNS[game], seconds=120)
        if one.page.evaluate(TURN):
            return
        one.page.wait_for_timeout(
            60
        )  # an act would be one too many as soon as it is this one's turn
    raise AssertionError(f"{one.name} never had a turn: {one.seen}")


def _shows(one: Person) -> tuple[str, set[str]]:
    """Which screen, and which pictures of the game are on it."""
    seen = one.page.locator(".grid .card img, .thumbs img, .minihand img").evaluate_all(
        "all => all.map(image => image.src.replace(/(small|large).webp/, ''))"
    )
    return one.screen.removesuffix("-write"), set(seen)


@pytest.mark.parametrize("game", GAMES)
def test_reloading_shows_the_same_state(person: Opening, game: str) -> None:
    host = _with_bots(person, game)
    _to_turn(host, game)
    before = _shows(host)
    assert before[1]
    host.page.reload()
    _until_it_shows(host, before)


def _until_it_shows(one: Person, before: tuple[str, set[str]], seconds: float = 20) -> None:
    for _ in range(int(seconds * 10)):
        if _shows(one) == before:
            return
        one.page.wait_for_timeout(100)
    assert _shows(one) == before


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_twenty_reloads_in_a_row_come_to_the_same_seat(person: Opening, game: str) -> None:
    """B26: each reload comes before the server has noticed that the old stream is gone."""
    host = _with_bots(person, game)
    _to_turn(host, game)
    before = _shows(host)
    for _ in range(19):
        host.page.reload(wait_until="commit")
        host.page.wait_for_timeout(10)
    host.page.reload()
    _until_it_shows(host, before)
    host.act()
    assert host.page.locator(".note.bad").count() == 0


def test_back_and_forward_keep_the_seat(person: Opening) -> None:
    """B41."""
    host = person("Ana")
    room = host.open_room()
    host.page.locator(".talk .icon").click()
    host.page.locator("[role=dialog]").wait_for()
    host.page.go_back()
    host.page.locator("[role=dialog]").wait_for(state="detached")
    assert host.page.url == room
    host.page.goto(host.url)
    host.page.go_back()
    host.page.locator(".lobby .seat.me").wait_for()
    assert host.page.locator(".seat:not(.free)").count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_back_and_forward_in_a_game_come_to_the_same_table(person: Opening, game: str) -> None:
    """B41: Back out of the page altogether, and Forward again."""
    host = _with_bots(person, game)
    _to_turn(host, game)
    before = _shows(host)
    host.page.goto(f"{host.url}/welcome")
    host.page.go_back()
    _until_it_shows(host, before)
    host.page.go_forward()
    host.page.go_back()
    _until_it_shows(host, before)


def test_two_tabs_of_one_seat_both_follow(person: Opening) -> None:
    """B29, B30: in the lobby and in the game, whichever tab acts."""
    host = person("Ana")
    room = host.open_room()
    second = Person("Ana", host.page.context.new_page(), host.url)
    second.page.goto(room)
    second.page.locator(".lobby .seat.me").wait_for()
    host.add_bots(3)
    second.page.locator(".seat:not(.free)").nth(3).wait_for()
    assert host.page.locator(".seat.me").count() == 1
    host.start()
    for first, other in ((host, second), (second, host)):
        first.reach("vote", seconds=120)
        if first.page.locator(".turn .grid").count():
            vote(first)
        other.reach("reveal", seconds=60)
        for one in (first, other):
            one.reach("submit", "clue", "claim", "look", "wait", "vote", seconds=60)


@pytest.mark.parametrize("game", ["dixit", "jinx", "stella"])
def test_a_frozen_page_comes_back_to_the_right_state(person: Opening, game: str) -> None:
    """B71: the phone was locked: the page stood still, and its stream died meanwhile."""
    host = _with_bots(person, game)
    _to_turn(host, game)
    before = _shows(host)
    devtools = host.page.context.new_cdp_session(host.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    host.page.context.set_offline(True)  # the radio sleeps as well
    host.page.wait_for_timeout(3_000)
    host.page.context.set_offline(False)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    _until_it_shows(host, before)
    host.act()
    until(host.page, "document.querySelector('.note[role=status] b') === null")
    assert host.screen


def _without_a_link(host: Person, seconds: float) -> None:
    before = _shows(host)
    host.page.context.set_offline(True)
    host.page.locator(".note", has_text="offline").wait_for(timeout=60_000)
    host.page.wait_for_timeout(seconds * 1_000)
    assert _shows(host) == before
    host.page.context.set_offline(False)
    host.page.locator(".note", has_text="offline").wait_for(state="detached")
    _until_it_shows(host, before)
    assert host.reach("reveal", "jinx-result", "stella-points", seconds=120)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lives_through_flight_mode(person: Opening, game: str) -> None:
    """B34: it says so while it is offline, and goes on by itself."""
    host = _with_bots(person, game)
    _to_turn(host, game)
    _without_a_link(host, seconds=1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_page_lives_through_a_minute_of_flight_mode(person: Opening, game: str) -> None:
    host = _with_bots(person, game)
    _to_turn(host, game)
    _without_a_link(host, seconds=60)


def test_a_vote_sent_offline_counts_when_the_link_is_back(person: Opening) -> None:
    """B33: kept, and delivered once."""
    host, guest = _two_and_bots(person)
    both_to_vote(host, guest)
    guest.page.context.set_offline(True)
    vote(guest)
    guest.page.locator(".shelf > .btn", has_text="Kept").wait_for()
    guest.page.context.set_offline(False)
    guest.page.locator(".note.good").wait_for()
    assert guest.page.locator(".strip .done").count() >= 1


def test_a_vote_sent_offline_outlives_a_reload(person: Opening) -> None:
    """B33: what was not delivered is kept over a reload."""
    host, guest = _two_and_bots(person)
    both_to_vote(host, guest)

    def lost(route: Any) -> None:
        route.abort()

    guest.page.route("**/*.GameService/SubmitMove", lost)
    vote(guest)
    guest.page.locator(".shelf > .btn", has_text="Kept").wait_for()
    guest.page.unroute("**/*.GameService/SubmitMove")
    guest.page.reload()
    guest.page.locator("#page > .rest[data-screen=vote]").wait_for()
    assert guest.page.locator(".grid .card.on").count() == 1


def test_a_vote_that_comes_too_late_is_plainly_refused(person: Opening) -> None:
    """B33, B61: the reason is said, and stays to be read."""
    host, guest = _two_and_bots(person)
    both_to_vote(host, guest)
    guest.page.context.set_offline(True)
    vote(guest)
    guest.page.locator(".shelf > .btn", has_text="Kept").wait_for()
    vote(host)
    host.page.locator(".top .icon").first.click()
    host.page.locator(".people li", has_text="Bo").locator(".link", has_text="Skip").click()
    host.page.locator("[role=dialog] .btn", has_text="Yes").click()
    host.reach("reveal")
    guest.page.context.set_offline(False)
    guest.page.locator(".note.bad", has_text="too late").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_lives_through_a_restart_of_the_server(
    person: Opening, own_server: EmbeddedServer, game: str
) -> None:
    """B38: killed, not stopped; the page says that it is offline, and then goes on."""
    host = _with_bots(person, game, at=f"http://{own_server.http}")
    _to_turn(host, game)
    before = _shows(host)
    own_server.kill()
    host.page.locator(".note", has_text="offline").wait_for()
    own_server.start()
    host.page.locator(".note", has_text="offline").wait_for(state="detached", timeout=40_000)
    _until_it_shows(host, before)
    assert host.reach("reveal", "jinx-result", "stella-points", seconds=90)


def test_a_page_from_before_an_upgrade_says_so(person: Opening) -> None:
    """The server answers with another version once the link is back: the page offers to reload."""
    host = _with_bots(person)
    _to_turn(host, "dixit")

    def upgraded(route: Any) -> None:
        answer = route.fetch()
        body = answer.body().replace(b"0.1.0", b"0.9.9")
        route.fulfill(response=answer, body=body)

    host.page.route("**/*.LobbyService/GetServerInfo", upgraded)
    host.page.context.set_offline(True)
    host.page.locator(".note", has_text="offline").wait_for(timeout=60_000)
    host.page.context.set_offline(False)
    host.page.locator(".note", has_text="updated").wait_for()
