"""Whole games, played by people in browsers of their own."""

from __future__ import annotations

import pytest

from tests.web.conftest import DESK, PHONE, Opening
from tests.web.people import play_to_the_end

pytestmark = pytest.mark.web
NAMES = ("Ana", "Bo", "Chidi", "Lea", "Noor", "Tomás", "עברית", "海")


@pytest.mark.parametrize(
    ("game", "people", "bots", "target"),
    [
        ("dixit", 6, 0, 5),
        ("dixit", 3, 0, 5),
        ("odyssey", 8, 0, 5),
        ("party", 6, 0, None),
        ("team", 6, 0, None),
        ("jinx", 6, 0, None),
        ("stella", 6, 0, None),
    ],
)
def test_a_whole_game_is_played_in_browsers(
    person: Opening, game: str, people: int, bots: int, target: int | None
) -> None:
    seated = [person(NAMES[at], DESK if at % 3 == 2 else PHONE) for at in range(people)]
    host, guests = seated[0], seated[1:]
    room = host.open_room(game, target)
    for guest in guests:
        guest.join(room)
    host.add_bots(bots)
    host.start()
    play_to_the_end(seated)
    titles = {one.page.locator(".winners h1").inner_text() for one in seated}
    assert all(titles)
    assert {one.page.locator(".rank2 li").count() for one in seated} == {people + bots}


def test_the_same_table_plays_again(person: Opening) -> None:
    host = person("Ana")
    host.open_room("jinx")
    host.add_bots(2)
    host.start()
    host.reach("end", seconds=200)
    host.page.locator(".shelf > .btn").click()
    host.page.locator(".lobby").wait_for()
    host.start()
    assert host.reach("jinx", "jinx-clue") in ("jinx", "jinx-clue")
