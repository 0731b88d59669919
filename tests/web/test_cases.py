"""What has gone wrong on other people's pages for games like these, each case by its id.

Further cases stand where they belong: B26, B29, B30, B33, B34, B38, B41, B61, B71 in test_page_holds.py; B72, B73 in
test_traffic.py; B77, B79, B82, B83 in test_hostile_words.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import SMALL, WALL, Opening
from tests.web.people import Person, both_to_vote, until
from tests.whole.server import EmbeddedServer

pytestmark = pytest.mark.web


def _table(person: Opening, *names: str, game: str = "dixit", bots: int = 0) -> list[Person]:
    people = [person(name) for name in names]
    room = people[0].open_room(game)
    for guest in people[1:]:
        guest.join(room)
    people[0].add_bots(bots)
    return people


def _host_says(host: Person, whom: str, what: str) -> None:
    host.page.locator(".top .icon").first.click()
    host.page.locator(".people li", has_text=whom).locator(".link", has_text=what).click()
    host.page.locator("[role=dialog] .btn", has_text="Yes").click()
    host.page.locator("[role=dialog]").wait_for(state="detached")


def _leave(one: Person) -> None:
    one.page.locator(".top .icon").first.click()
    one.page.locator("[role=dialog] > section > .btn", has_text="Leave").click()
    yes = one.page.locator("[role=dialog] .btn", has_text="Yes")
    if yes.count():
        yes.click()
    one.page.locator(".home").wait_for()


def test_b01_somebody_leaves_and_the_table_goes_on(person: Opening) -> None:
    """B01, B22: the page of those who stay does not wait for who has left."""
    host, guest, third = _table(person, "Ana", "Bo", "Lea", bots=1)
    host.start()
    for one in (host, third):
        one.reach("submit", "clue", "look", "claim", "wait", seconds=60)
    guest.page.wait_for_timeout(300)
    _leave(guest)
    for _ in range(200):
        if host.screen == "reveal":
            break
        host.act()
        third.act()
    assert host.screen == "reveal"


def test_b13_a_host_who_leaves_hands_over(person: Opening) -> None:
    """B13, B14: the next one gets the button that starts the game."""
    host, guest, third = _table(person, "Ana", "Bo", "Lea")
    assert guest.page.locator(".shelf .btn", has_text="Start").count() == 0
    _leave(host)
    started = [
        guest.page.locator(".shelf .btn", has_text="Start"),
        third.page.locator(".shelf .btn", has_text="Start"),
    ]
    guest.page.locator(".seat .name", has_text="Ana").wait_for(state="detached")
    guest.page.wait_for_timeout(500)
    assert sum(one.count() for one in started) == 1


def test_b15_a_guest_who_leaves_changes_nothing_for_the_host(person: Opening) -> None:
    """B15, B23: the seat is free again."""
    host, guest = _table(person, "Ana", "Bo")
    _leave(guest)
    host.page.locator(".seat .name", has_text="Bo").wait_for(state="detached")
    assert host.page.locator(".shelf .btn", has_text="Start").count() == 1
    third = person("Lea")
    third.join(host.page.url)
    assert host.page.locator(".seat:not(.free)").count() == 2


def test_b16_another_browser_takes_the_same_seat_by_a_code(person: Opening) -> None:
    """B16: a second device is the same player: phone and laptop see one hand."""
    host = person("Ana")
    room = host.open_room()
    host.add_bots(3)
    host.page.evaluate("location.hash = 'settings'")
    host.page.locator("[role=dialog] .btn", has_text="second device").click()
    code = host.page.locator("[role=dialog] .roomcode").inner_text()
    host.page.keyboard.press("Escape")
    host.start()
    laptop = person("laptop")
    laptop.page.goto(f"{laptop.url}/#link-{code}")
    until(laptop.page, "localStorage.getItem('parlour.account') !== null")
    laptop.page.goto(room)
    laptop.page.locator(".joinp .shelf .btn").click()
    laptop.page.locator("#page > .game:not(.joinp)").wait_for()
    host.reach("submit", "clue", "vote", seconds=60)
    laptop.page.locator(f"#page > [data-screen={host.screen}]").wait_for()
    seen = [
        {
            src.rsplit("/", 1)[0]
            for src in one.page.locator(".thumbs img, .grid .card img").evaluate_all(
                "all => all.map(one => one.src)"
            )
        }
        for one in (host, laptop)
    ]
    assert seen[0]
    assert seen[0] == seen[1]


def test_b16_the_host_lets_a_bot_play_for_who_is_gone(person: Opening) -> None:
    """B16, B03: what the page offers, the server does."""
    host, guest = _table(person, "Ana", "Bo", bots=2)
    host.start()
    guest.page.close()
    _host_says(host, "Bo", "bot")
    assert host.reach("reveal", seconds=90)


def test_b19_two_of_one_name_can_be_told_apart(person: Opening) -> None:
    host, _ = _table(person, "Sahil", "Sahil")
    names = host.page.locator(".seat:not(.free) .name").all_inner_texts()
    plain = [name.replace("(you)", "").strip() for name in names]
    assert len(set(plain)) == 2, names


def test_b21_a_latecomer_is_told_when_to_play(person: Opening) -> None:
    """B21: in the room, seeing the table, asked for nothing this turn."""
    host, guest = _table(person, "Ana", "Bo", bots=2)
    host.start()
    late = person("Lea")
    late.page.goto(host.page.url.split("#")[0])
    late.page.locator(".joinp input").fill("Lea")
    late.page.locator(".shelf .btn").click()
    late.page.locator("#page > .game.rest, #page > .rest").first.wait_for()
    late.page.wait_for_timeout(500)
    assert late.page.locator(".note.bad").count() == 0
    assert guest.screen


@pytest.mark.parametrize("clicks", [2, 5])
def test_b24_starting_twice_deals_once(person: Opening, clicks: int) -> None:
    host = person("Ana")
    host.open_room()
    host.add_bots(3)
    games: set[str] = set()

    def note(request: Any) -> None:
        if "WatchGame" in request.url:
            games.add(request.headers.get("parlour-game", ""))

    host.page.on("request", note)
    host.page.locator(".shelf .btn").evaluate(
        "(button, times) => { for (let i = 0; i < times; i++) button.click() }", clicks
    )
    host.page.locator(".lobby").wait_for(state="detached")
    host.page.wait_for_timeout(1_000)
    assert len(games) == 1
    assert host.page.locator(".note.bad").count() == 0


def test_b42_the_result_is_there_after_a_reload(person: Opening) -> None:
    """B42, B98: at the end, after a reload, and by the link of the replay from a browser that was never here."""
    host = person("Ana")
    host.open_room("jinx")
    host.add_bots(2)
    host.start()
    host.reach("end", seconds=200)
    title = host.page.locator(".winners h1").inner_text()
    host.page.reload()
    host.page.locator(".winners h1").wait_for()
    assert host.page.locator(".winners h1").inner_text() == title
    assert host.page.locator(".shelf > .btn").is_enabled()
    host.page.locator(".endg .two .btn").first.click()
    host.page.locator("[data-screen=replay]").wait_for()
    link = host.page.url
    host.page.reload()
    host.page.locator("[data-screen=replay]").wait_for()
    other = person("somebody else")
    other.page.goto(link)
    other.page.locator("[data-screen=replay], .statecard h1:not(:empty)").first.wait_for()


def test_b42_a_game_that_is_gone_is_said_to_be_gone(person: Opening) -> None:
    one = person("Ana")
    one.open_room()
    one.page.goto(f"{one.url}/replay/00000000-0000-4000-8000-000000000000")
    one.page.locator("[data-screen=refused] .statecard h1").wait_for()


def test_b43_a_limit_is_said_with_its_reason(person: Opening) -> None:
    """B43: who talks too fast reads so, instead of watching the page reconnect."""
    host = person("Ana")
    host.open_room()
    host.page.locator(".talk .icon").click()
    field = host.page.locator(".talksheet input")
    for at in range(60):
        field.fill(f"message {at}")
        field.press("Enter")
        if host.page.locator(".talksheet .note.bad").count():
            break
        host.page.wait_for_timeout(20)
    assert host.page.locator(".talksheet .note.bad").inner_text()


def test_b45_two_votes_count_once(person: Opening) -> None:
    """B45, B58, B62: clicked twice, and changed while others still think: the last one stands."""
    host, guest = _table(person, "Ana", "Bo", bots=2)
    host.start()
    both_to_vote(host, guest)
    cards = guest.page.locator(".grid .card:not(.mine)")
    for at in (0, 1):
        cards.nth(at).click()
        guest.page.locator(".pk-foot .btn").dblclick()
        guest.page.locator(".pk-foot").wait_for(state="detached")
    guest.page.locator("#page > .rest[data-screen=vote]").wait_for()
    assert guest.page.locator(".grid .card.on").count() == 1
    chosen = guest.page.locator(".grid .card.on .num").inner_text()
    host.act()
    guest.page.locator("[data-screen=reveal]").wait_for()
    me = guest.page.locator(".res.me .vn")
    assert me.count() in (0, 1)
    if me.count():
        assert me.inner_text() == chosen


def test_b46_no_vote_for_ones_own_card_is_offered(person: Opening) -> None:
    host = person("Ana")
    host.open_room()
    host.add_bots(3)
    host.start()
    for _ in range(20):
        host.reach("vote", seconds=120)
        if host.page.locator(".turn .grid .card.mine").count():
            break
        host.act()
        host.reach("submit", "clue", "reveal", seconds=60)
    host.page.locator(".grid .card.mine").click()
    host.page.locator(".pk-foot").wait_for()
    assert host.page.locator(".pk-foot .btn").count() == 0
    host.page.keyboard.press("Escape")
    host.page.keyboard.press(host.page.locator(".grid .card.mine .num").inner_text())
    assert host.page.locator(".grid .card.on").count() == 0


def test_b49_how_points_are_counted_is_told_at_the_table(person: Opening) -> None:
    host = person("Ana")
    host.open_room("odyssey", 10)
    host.add_bots(3)
    host.start()
    host.page.locator("[aria-label*=ounted], .top .icon").last.click()
    told = host.page.locator("[role=dialog]").inner_text()
    assert "10 points" in told
    assert "bonus" in told


def test_b53_too_few_people_and_too_few_cards_are_told_before_the_start(person: Opening) -> None:
    host = person("Ana")
    host.open_room()
    assert host.page.locator(".shelf .btn").is_disabled()
    assert "enough" in host.page.locator(".shelf .hint").inner_text()


def test_b73_a_spectator_sees_backs_and_is_asked_nothing(person: Opening) -> None:
    """B73: on the big screen there is no button at all, in any phase."""
    host = person("Ana")
    room = host.open_room()
    host.add_bots(3)
    wall = person("wall", WALL)
    wall.page.goto(room.replace("/r/", "/table/"))
    wall.page.locator(".bigs").wait_for()
    host.start()
    for screen in ("vote", "reveal"):
        host.reach(screen, seconds=120)
        assert wall.page.locator("#page button, #page input, #page textarea").count() == 0


def test_b93_a_proxy_that_swallows_streams_is_said(person: Opening) -> None:
    """B93: not "loading" for ever and no word: the page says that it is still looking, and is there once the stream is."""
    host = person("Ana")
    host.open_room()

    def swallowed(route: Any) -> None:
        route.fulfill(status=502, body="bad gateway")

    host.page.route("**/*.LobbyService/WatchRoom", swallowed)
    host.page.reload()
    host.page.locator(".statecard h1", has_text="looking").wait_for()
    host.page.unroute("**/*.LobbyService/WatchRoom")
    host.page.locator(".lobby").wait_for()


def test_b94_the_page_lives_under_a_path(person: Opening, tmp_path: Path) -> None:
    """B94: page, calls, streams, pictures, links and the QR code, all under /games/dixit."""
    server = EmbeddedServer(tmp_path / "data", {"PARLOUR_BASE_PATH": "/games/dixit"})
    server.start()
    host = person("Ana", at=f"http://{server.http}/games/dixit")
    try:
        asked: list[str] = []

        def note(request: Any) -> None:
            asked.append(request.url.split(server.http, 1)[-1])

        host.page.on("request", note)
        room = host.open_room()
        assert "/games/dixit/r/" in room
        host.add_bots(3)
        host.start()
        host.reach("reveal", seconds=120)
        host.page.reload()
        host.reach("submit", "vote", "clue", "look", "wait", "claim", seconds=30)
        assert [one for one in asked if not one.startswith(("/games/dixit", "data:"))] == []
    finally:
        host.page.context.close()
        server.stop()


def test_b98_a_rematch_is_offered_to_all(person: Opening) -> None:
    host, guest = _table(person, "Ana", "Bo", game="jinx", bots=1)
    host.start()
    while not (host.screen == guest.screen == "end"):
        for one in (host, guest):
            if one.screen != "end":
                one.act()
    guest.page.locator(".shelf > .btn").click()
    guest.page.locator(".lobby").wait_for()
    host.page.locator(".shelf .hint", has_text="Bo").wait_for()
    host.page.locator(".shelf > .btn").click()
    host.page.locator(".lobby").wait_for()
    host.start()
    guest.page.locator("#page > .game:not(.lobbyp)").wait_for()


def test_b100_from_the_address_to_a_game_with_bots_in_two_minutes(person: Opening) -> None:
    """B100: one address, a name, a room, bots, a whole turn: no account, no password, nothing to read."""
    one = person("Ana", SMALL)
    one.open_room()
    one.add_bots(3)
    one.start()
    one.reach("reveal", seconds=100)
