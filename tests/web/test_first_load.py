"""The first look on a middling phone over a slow link: a run in the manner of Lighthouse, measured by Chromium itself."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import PHONE, Opening
from tests.web.people import Person, until

pytestmark = pytest.mark.web
# Lighthouse's "slow 4G" and "mid-tier mobile": 150 ms there and back, 1.6 Mbit/s, a processor four times slower.
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 93_750,
}
SLOWER = 4
FIRST_LOAD = 150_000
HAND = 200_000
TARGET = 1_000  # milliseconds, with a processor for the browser alone
BEARABLE = 3_000  # milliseconds, on a machine that others use as well

# When the first button was there, and how long the main thread was held up until then.
WATCH = """
new MutationObserver(() => {
  if (!window.__there && document.querySelector(".home .join .btn.two")) window.__there = performance.now();
}).observe(document, { childList: true, subtree: true });
window.__long = 0;
new PerformanceObserver(list => { for (const one of list.getEntries()) window.__long += Math.max(0, one.duration - 50); })
  .observe({ type: "longtask", buffered: true });
"""


class Weighed:
    """Bytes on the wire of all that a page asks for."""

    def __init__(self, page: Any) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.bytes: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.loadingFinished", self._came)

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], "")
        self.bytes[address] = self.bytes.get(address, 0) + int(event["encodedDataLength"])

    def total(self, *, pictures: bool) -> int:
        """Of the pictures of cards, or of all else."""
        return sum(
            size for address, size in self.bytes.items() if ("/cards/" in address) == pictures
        )


def _throttle(weighed: Weighed) -> None:
    weighed.session.send("Network.emulateNetworkConditions", SLOW_4G)
    weighed.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def test_the_front_page_is_soon_there_on_a_middling_phone(
    person: Opening, record_property: Any
) -> None:
    taken: list[float] = []
    held, weight = 0.0, 0
    for _ in range(3):
        one = person("Ana", PHONE)
        weighed = Weighed(one.page)
        one.page.add_init_script(WATCH)
        _throttle(weighed)
        one.page.goto(one.url, wait_until="commit")
        one.page.locator(".home .join .btn.two").click()
        one.page.locator(".joinp").wait_for()
        taken.append(float(one.page.evaluate("window.__there")))
        held = float(one.page.evaluate("window.__long"))
        one.page.wait_for_timeout(1_500)
        weight = weighed.total(pictures=False)
        assert weight < FIRST_LOAD, weighed.bytes
    record_property("first_button_ms", min(taken))
    print(
        f"\nfirst button after {sorted(map(round, taken))} ms (target {TARGET}), held up {held:.0f} ms,"
        f" {weight} bytes without pictures"
    )
    assert min(taken) < BEARABLE


@pytest.mark.parametrize("dense", [1, 3])
def test_a_hand_of_six_pictures_is_light(person: Opening, dense: int) -> None:
    one = person("Ana", PHONE, device_scale_factor=dense)
    one.open_room()
    one.add_bots(3)
    weighed = Weighed(one.page)
    one.start()
    one.reach("submit", "clue", "look", "claim")
    until(one.page, "[...document.querySelectorAll('.hand img')].every(one => one.complete)")
    assert one.page.locator(".reel img").count() >= 6
    assert weighed.total(pictures=True) < HAND, weighed.bytes


def test_a_phone_on_a_slow_link_plays_a_turn(person: Opening) -> None:
    one: Person = person("Ana", PHONE)
    weighed = Weighed(one.page)
    _throttle(weighed)
    one.open_room()
    one.add_bots(3)
    one.start()
    assert one.reach("reveal", seconds=120)
