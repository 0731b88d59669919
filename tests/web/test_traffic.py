"""No request and no answer of a page carries what its seat may not know (cases B72, B73): recorded in whole games."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from google.protobuf.message import Message
from parlour.api.game.v1.game_pb2 import Game
from parlour.api.game.v1.game_service_pb2 import WatchGameResponse

from tests.web.conftest import WALL, Opening
from tests.web.people import play_to_the_end
from tests.web.traffic import Recording, fields, words

pytestmark = pytest.mark.web
# The front page's fan, and the faces of the games among the options.
ANYWAY = {"dream/3", "dream/9", "dream/24", "dream/4", "dream/17", "dream/1", "jinx/5", "stella/7"}
# Who owns what, who chose what: never outside what a finished turn opens.
SECRET = {
    "dixit": {"owner", "votes", "red", "storytellers", "own_slots", "submitted"},
    "party": {"owner", "votes", "red", "storytellers", "own_slots", "submitted"},
    "team": {"owner", "votes", "red", "storytellers", "own_slots", "submitted"},
    "jinx": {"target"},
    "stella": {"marks"},
}
WHOLE = {"ListCards"}  # of card sets, whoever holds what


def _hand(message: WatchGameResponse) -> Message:
    private: Any = message.private
    return getattr(private, private.WhichOneof("hand") or "dixit")


def _secrets(kept: list[WatchGameResponse]) -> list[tuple[int, set[str]]]:
    """Which cards a seat held from which revision on: its hand, and what it gave while that lies face down."""
    return [(one.revision, words(_hand(one))) for one in kept if one.HasField("private")]


def _held(secrets: list[tuple[int, set[str]]], revision: int) -> set[str]:
    before = [cards for at, cards in secrets if at <= revision]
    return before[-1] if before else set()


@pytest.mark.parametrize("game", ["dixit", "odyssey", "party", "team", "jinx", "stella"])
def test_no_page_is_sent_what_its_seat_may_not_know(person: Opening, game: str) -> None:
    people = [person(f"Seat{at}") for at in range(4)]
    wall = person("wall", WALL)
    recorded = {one.name: Recording(one.page) for one in (*people, wall)}
    room = people[0].open_room(game, 5 if game in ("dixit", "odyssey") else None)
    for guest in people[1:]:
        guest.join(room)
    wall.page.goto(room.replace("/r/", "/table/"))
    wall.page.locator(".bigs").wait_for()
    people[0].fill(game, len(people))
    people[0].start()
    play_to_the_end(people)
    wall.page.locator("[data-screen=big-end]").wait_for(timeout=40_000)

    watched = {name: recording.watched() for name, recording in recorded.items()}
    public = {one.revision: one.game for one in watched["wall"] if one.HasField("game")}
    secrets = {one.name: _secrets(watched[one.name]) for one in people}
    assert all(secrets.values())
    assert not [one for one in watched["wall"] if one.HasField("private")]
    compared = 0
    for name, messages in watched.items():
        for message in messages:
            if message.HasField("private"):
                assert people[message.private.seat].name == name
            if not message.HasField("game"):
                continue
            kind = message.game.WhichOneof("table")
            assert kind is not None
            table: Any = getattr(message.game, kind)
            shut = fields(table, but=frozenset({"last_reveal"})) & SECRET[kind]
            assert not shut, (name, message.revision, shut)
            for other, kept in secrets.items():
                hidden = _held(kept, message.revision) - words(table)
                assert name == other or not hidden & words(message), (name, other, message)
            if (
                message.revision in public
            ):  # the same open table for all, the wall without a seat among them
                compared += 1
                assert _without_clock(message.game) == _without_clock(public[message.revision])
    assert compared > 20

    ever = {
        name: set(chain.from_iterable(cards for _, cards in kept)) for name, kept in secrets.items()
    }
    for name, recording in recorded.items():
        seen = set(chain.from_iterable(words(message) for message in watched[name]))
        others = set(chain.from_iterable(cards for other, cards in ever.items() if other != name))
        assert recording.pictures & (others - seen) <= ANYWAY, name
        for call in recording.calls():
            for message in call.requests:
                assert not words(message) & (others - seen), (name, call)
            for answer in () if call.method in WHOLE else call.responses:
                # A finished game's history lies open to the end; before it, no answer holds what others held.
                finished = call.method == "GetHistory" and fields(answer) & {"opened"}
                assert finished or not words(answer) & (others - seen), (name, call.method)


def _without_clock(game: Game) -> Game:
    plain = Game.FromString(game.SerializeToString())
    plain.ClearField("remaining")
    return plain
