"""Pictures of one's own become cards, friends play with them, the administrator settles what is shared and what is flagged."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from PIL import Image

from tests.web.conftest import DESK, PHONE, Opening
from tests.web.people import Person

pytestmark = pytest.mark.web


def _painting(seed: int, size: tuple[int, int] = (400, 600)) -> bytes:
    """A picture that looks like no other."""
    chance = random.Random(seed)
    small = Image.new("RGB", (6, 9))
    small.putdata([tuple(chance.randrange(256) for _ in range(3)) for _ in range(54)])
    out = io.BytesIO()
    small.resize(size, Image.Resampling.BICUBIC).save(out, "PNG")
    return out.getvalue()


def _files(*named: tuple[str, bytes]) -> list[dict[str, Any]]:
    return [
        {"name": name, "mimeType": "application/octet-stream", "buffer": data}
        for name, data in named
    ]


def _named(one: Person, url: str) -> None:
    """Somebody with a name, on the front page."""
    one.open_room()
    one.page.goto(url)
    one.page.locator(".home").wait_for()


def _bring(one: Person, title: str, *named: tuple[str, bytes]) -> None:
    """Make a set of files; what became of them is shown then."""
    page = one.page
    page.evaluate("location.hash = 'packs'")
    page.locator(".packsp .shelf .btn").click()
    page.locator(".filebtn input:not([webkitdirectory])").set_input_files(_files(*named))
    page.locator(".packform input").first.fill(title)
    page.locator(".packsp .shelf .btn").click()
    page.locator(".packsp .optp > .note").wait_for(timeout=60_000)


def _switch(one: Person, label: str) -> None:
    one.page.locator(".packsp .opt", has_text=label).locator("[role=switch]").click()


def test_each_picture_becomes_a_card_or_hears_why_not(person: Opening, address: str) -> None:
    one = person("Ana", PHONE)
    _named(one, address)
    _bring(
        one,
        "Our summer",
        ("a.png", _painting(1)),
        ("b.png", _painting(2)),
        ("notes.png", b"these are words, whatever the name says"),
        ("tiny.png", _painting(3, (40, 60))),
        ("twice.png", _painting(1)),
        ("vector.svg", b'<svg xmlns="http://www.w3.org/2000/svg"/>'),
    )
    page = one.page
    assert "2 cards" in page.locator(".packsp .optp > .note").inner_text()
    told = {
        row.locator("b").inner_text(): row.locator("small").inner_text()
        for row in page.locator(".refused li").all()
    }
    assert told == {
        "notes.png": "This is no picture.",
        "tiny.png": "Less than 100 pixels wide or high.",
        "twice.png": "The same file is in the set already.",
        "vector.svg": "SVG is a program rather than a picture; save it as PNG.",
    }
    page.locator(".packsp .shelf .btn").click()
    page.locator("[data-screen=packs-one]").wait_for()
    pictures = page.locator(".packcards img")
    pictures.nth(1).wait_for()
    pictures.nth(1).scroll_into_view_if_needed()
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        page.wait_for_timeout(200)
        assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0


def test_a_friend_plays_with_cards_that_a_code_shares(person: Opening, address: str) -> None:
    """And no longer once the code was switched off: a new one is another."""
    one, friend = person("Ana"), person("Bo", DESK)
    _named(one, address)
    _bring(one, "Grandma’s attic", *((f"{n}.png", _painting(100 + n)) for n in range(3)))
    one.page.locator(".packsp .shelf .btn").click()
    _switch(one, "Shared by a code")
    code = one.page.locator(".sharecode .roomcode").inner_text()

    friend.open_room()
    friend.page.locator(".rules .btn").click()
    friend.page.locator(".optp .btn", has_text="Choose").click()
    friend.page.locator(".optp .btn", has_text="Open").click()
    friend.page.locator(".packsp input").fill("NOSUCHCODE")
    friend.page.locator(".packsp form .btn").click()
    friend.page.locator(".packsp .note.bad", has_text="code is wrong").wait_for()
    friend.page.locator(".packsp input").fill(code.lower())
    friend.page.locator(".packsp form .btn").click()
    friend.page.locator(".packsp .packrow", has_text="Grandma’s attic").wait_for()
    friend.page.locator(".packsp .top .icon").first.click()
    added = friend.page.locator(".opts .opt", has_text="Grandma’s attic")
    assert added.get_by_role("switch").get_attribute("aria-checked") == "true"

    _switch(one, "Shared by a code")
    one.page.locator(".sharecode").wait_for(state="detached")
    _switch(one, "Shared by a code")
    assert one.page.locator(".sharecode .roomcode").inner_text() != code


def _enter(admin: Person, address: str, token: str) -> None:
    admin.page.goto(f"{address}/admin")
    admin.page.locator(".adminp input[type=password]").fill(token)
    admin.page.locator(".adminp form .btn").click()


def test_the_administrator_makes_a_set_public_and_takes_it_back(
    person: Opening, address: str, admin_token: str
) -> None:
    one, admin, stranger = person("Ana"), person("admin", DESK), person("Bo")
    _named(one, address)
    _bring(one, "Birds of the yard", *((f"{n}.png", _painting(200 + n)) for n in range(3)))
    one.page.locator(".packsp .shelf .btn").click()
    _switch(one, "For everybody")
    one.page.locator(".opt", has_text="waits for the administrator").wait_for()

    _enter(admin, address, "not the token")
    admin.page.locator(".note.bad", has_text="administrator").wait_for()
    assert admin.page.locator(".adminpacks").count() == 0
    _enter(admin, address, admin_token)
    row = admin.page.locator(".adminpacks > li", has_text="Birds of the yard")
    row.locator(".btn", has_text="Make it public").click()
    row.locator(".btn", has_text="Withdraw").wait_for()

    _named(stranger, address)
    stranger.page.evaluate("location.hash = 'packs'")
    found = stranger.page.locator(".packsp .packrow", has_text="Birds of the yard")
    found.wait_for()

    row.locator(".btn", has_text="Withdraw").click()
    row.locator("small", has_text="declined").wait_for()
    stranger.page.reload()
    stranger.page.locator(".packsp .packlist").nth(1).wait_for()
    stranger.page.wait_for_timeout(500)
    assert found.count() == 0


def _flag(one: Person, why: str) -> str:
    """Say of the card enlarged that it should not be here; which card that is."""
    card = str(one.page.locator(".peek .card img").get_attribute("src"))
    one.page.locator(".peek .pk-top .icon").nth(1).click()
    one.page.locator(".flagform textarea").fill(why)
    one.page.locator(".flagform .btn.grow").click()
    one.page.locator(".flagform [role=status]", has_text="Thank you").wait_for()
    return card


def test_a_flagged_card_comes_before_the_administrator(
    person: Opening, address: str, admin_token: str
) -> None:
    """With the player's own words, as text; retired, it is in nobody's hand any more, and can be taken back in."""
    one, admin = person("Ana"), person("admin", DESK)
    one.open_room()
    one.add_bots(3)
    one.start()
    one.reach("submit", "clue", seconds=120)
    one.page.locator(".reel .card.now").click()
    one.page.locator(".peek").wait_for()
    why = "<b>too frightening</b> for children"
    card = _flag(one, why)

    _enter(admin, address, admin_token)
    flagged = admin.page.locator(".flags > li", has_text=why)
    shown = flagged.locator("> .card img")
    shown.wait_for()
    assert str(shown.get_attribute("src")).rsplit("/", 1)[0] == card.rsplit("/", 1)[0]
    flagged.locator(".btn", has_text="Retire").click()
    flagged.wait_for(state="detached")
    name = "/".join(card.split("/")[-3:-1])
    admin.page.locator(".adminpacks > li summary").first.wait_for()
    for summary in admin.page.locator(".adminpacks > li summary").all():
        summary.click()
    again = admin.page.locator(f"[aria-label$=': {name}']")
    again.wait_for()
    assert "Take back in" in again.inner_text()
    again.click()
    admin.page.locator(f"[aria-label='Retire: {name}']").wait_for()


def _pull(one: Person, up: float) -> None:
    """Pull the card in the middle up by a part of its height, and let go."""
    box = one.page.locator(".reel .card.now").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x, y - box["height"] * up, steps=8)
    one.page.locator(".card.lifted").wait_for()
    one.page.mouse.up()
    one.page.locator(".card.lifted").wait_for(state="detached")


def test_a_card_pulled_up_high_is_handed_in_and_falls_back_from_lower(person: Opening) -> None:
    one = person("Ana", PHONE)
    one.open_room()
    one.add_bots(3)
    one.start()
    while one.reach("submit", "reveal", seconds=120) != "submit":
        one.act()
    page = one.page
    page.locator(".turn[data-screen=submit]").wait_for()
    page.locator(".thumbs .card").nth(2).click()
    page.wait_for_timeout(600)  # the reel comes to rest
    _pull(one, 0.15)
    page.wait_for_timeout(300)
    assert one.screen == "submit"
    assert page.locator(".peek").count() == 0, "a pull is no tap"
    card = str(page.locator(".reel .card.now img").get_attribute("src"))
    _pull(one, 0.6)
    page.locator("#page > [data-screen=submit]").wait_for(state="detached")
    laid = page.locator("[data-screen=wait] .yourcard .card img")
    if laid.count():  # the bots may have been faster: then the vote is on
        assert laid.get_attribute("src") == card
