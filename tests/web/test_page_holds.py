"""The page comes back by itself to the right state, and a vote sent offline counts once or is plainly refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import Opening
from tests.web.people import Person
from tests.whole.server import EmbeddedServer

pytestmark = pytest.mark.web
CARD = re.compile(r"/cards/(\w+/\d+)/")


def _two_and_bots(person: Opening) -> tuple[Person, Person]:
    host, guest = person("Ana"), person("Bo")
    guest.join(host.open_room())
    host.add_bots(2)
    host.start()
    return host, guest


def _vote(one: Person) -> None:
    one.page.locator(".grid .card:not(.mine)").first.click()
    one.page.locator(".pk-foot .btn").click()


def _to_vote(host: Person, guest: Person) -> None:
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
                _vote(one)  # the other one tells: this turn is of no use, go on
    raise AssertionError("no vote came")


def test_reloading_shows_the_same_state(person: Opening) -> None:
    host = person("Ana")
    host.open_room()
    host.add_bots(3)
    host.start()
    host.reach("vote", "clue-write")
    shown = host.screen
    pictures = host.page.locator(".grid .card img").count()
    host.page.reload()
    host.page.locator(f"#page > [data-screen={shown.removesuffix('-write')}]").wait_for()
    assert host.page.locator(".grid .card img").count() == pictures


def test_back_and_forward_keep_the_seat(person: Opening) -> None:
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


def test_two_tabs_of_one_seat_both_follow(person: Opening) -> None:
    host = person("Ana")
    room = host.open_room()
    second = host.page.context.new_page()
    second.goto(room)
    second.locator(".lobby .seat.me").wait_for()
    host.add_bots(1)
    second.locator(".seat:not(.free)").nth(1).wait_for()
    assert host.page.locator(".seat.me").count() == 1


def test_a_vote_sent_offline_counts_when_the_link_is_back(person: Opening) -> None:
    host, guest = _two_and_bots(person)
    _to_vote(host, guest)
    guest.page.context.set_offline(True)
    _vote(guest)
    guest.page.locator(".shelf > .btn", has_text="Kept").wait_for()
    guest.page.context.set_offline(False)
    guest.page.locator(".note.good").wait_for()
    assert guest.page.locator(".strip .done").count() >= 1


def test_a_vote_that_comes_too_late_is_plainly_refused(person: Opening) -> None:
    host, guest = _two_and_bots(person)
    _to_vote(host, guest)
    guest.page.context.set_offline(True)
    _vote(guest)
    guest.page.locator(".shelf > .btn", has_text="Kept").wait_for()
    _vote(host)
    host.page.locator(".top .icon").first.click()
    host.page.locator(".people li", has_text="Bo").locator(".link", has_text="Skip").click()
    host.page.locator("[role=dialog] .btn", has_text="Yes").click()
    host.reach("reveal")
    guest.page.context.set_offline(False)
    guest.page.locator(".note.bad", has_text="too late").wait_for()


def test_the_page_lives_through_a_restart_of_the_server(
    person: Opening, server: EmbeddedServer
) -> None:
    host = person("Ana")
    host.open_room()
    host.add_bots(3)
    host.start()
    host.reach("vote", "clue")
    shown = host.screen
    server.kill()
    host.page.locator(".note", has_text="offline").wait_for()
    server.start()
    host.page.locator(".note", has_text="offline").wait_for(state="detached", timeout=40_000)
    assert host.screen == shown
    host.reach("reveal", seconds=90)


def test_no_page_asks_for_a_picture_that_its_seat_may_not_see(person: Opening) -> None:
    host, guest, wall = person("Ana"), person("Bo"), person("wall", {"width": 1920, "height": 1080})
    asked: dict[str, set[str]] = {}

    def listen(one: Person) -> None:
        asked[one.name] = set()

        def request(sent: Any) -> None:
            found = CARD.search(sent.url)
            if found:
                asked[one.name].add(found.group(1))

        one.page.on("request", request)

    room = host.open_room()
    guest.join(room)
    host.add_bots(2)
    wall.page.goto(room.replace("/r/", "/table/"))
    wall.page.locator(".bigs").wait_for()
    for one in (host, guest, wall):
        listen(one)
    host.start()
    for one in (host, guest):
        one.page.locator(".hand .card, .write .card, .yourcard .card").first.wait_for()
    assert len(asked["Ana"]) >= 6
    assert not asked["Ana"] & asked["Bo"]
    assert not asked["wall"]
