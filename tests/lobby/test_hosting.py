"""Exactly one host while anybody is in, whatever happens (CASES B13, B14, B15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from parlour.kernel.refusals import Refused
from parlour.lobby.domain import gathering, playing
from parlour.lobby.domain.room import Room
from parlour.lobby.domain.settling import settled

from tests.lobby.rooms import LATE, playing_room, room_of

Ways = Callable[[Room], Room]
WAYS_OUT: dict[str, Ways] = {
    "leaves": lambda room: gathering.leave(room, "ana"),
    "is put out by the administrator": lambda room: gathering.put_out(room, "ana"),
    "is erased": lambda room: gathering.forget(room, "ana"),
    "is away past the grace": lambda room: gathering.presence(room, "ana", connected=False),
}


def away(room: Room, player: str) -> Room:
    return settled(room, gathering.presence(room, player, connected=False))


def back(room: Room, player: str) -> Room:
    return settled(room, gathering.presence(room, player, connected=True))


@pytest.mark.parametrize("way", WAYS_OUT.values(), ids=WAYS_OUT.keys())
@pytest.mark.parametrize("when", [room_of, playing_room], ids=["before", "during a game"])
def test_b13_b14_a_host_who_is_gone_is_followed_by_who_was_there_longest(
    way: Ways, when: Callable[..., Room]
):
    room = when("ana", "bo", "cy")
    after = settled(room, way(room))
    assert after.host == "bo"


def test_b13_the_next_host_is_somebody_who_is_there():
    room = away(room_of("ana", "bo", "cy"), "bo")
    assert settled(room, gathering.leave(room, "ana")).host == "cy"


def test_b13_a_host_who_comes_back_after_the_hand_over_is_a_member_like_others():
    room = away(room_of("ana", "bo", "cy"), "ana")
    assert back(room, "ana").host == "bo"


def test_a_host_who_is_away_stays_host_while_nobody_is_there_to_take_over():
    room = away(away(room_of("ana", "bo"), "bo"), "ana")
    assert room.host == "ana"
    assert back(room, "bo").host == "bo"


def test_b13_the_last_one_leaves_an_empty_room_and_the_next_one_is_its_host():
    room = room_of("ana")
    room = settled(room, gathering.leave(room, "ana"))
    assert (room.host, room.members) == ("", ())
    assert settled(room, gathering.join(room, "bo", "Bo")).host == "bo"


def test_b15_somebody_else_leaving_does_not_change_the_host():
    room = room_of("ana", "bo", "cy")
    assert settled(room, gathering.leave(room, "cy")).host == "ana"


def test_a_bot_is_never_host():
    room = room_of("ana")
    room = settled(room, gathering.add_bot(room, "ana", "bot", "Quill"))
    with pytest.raises(Refused, match="NOT_A_PERSON"):
        gathering.transfer(room, "ana", "bot")
    room = settled(room, gathering.join(room, "bo", "Bo"))
    assert settled(room, gathering.leave(room, "ana")).host == "bo"


def test_the_host_hands_over_to_whom_they_like_but_not_to_somebody_away():
    room = away(room_of("ana", "bo", "cy"), "bo")
    with pytest.raises(Refused, match="NOT_PRESENT"):
        gathering.transfer(room, "ana", "bo")
    assert settled(room, gathering.transfer(room, "ana", "cy")).host == "cy"


@pytest.mark.parametrize("player", ["bo", "nobody"])
def test_only_the_host_does_what_hosts_do(player: str):
    room = room_of("ana", "bo", "cy")
    reason = "NOT_HOST" if player == "bo" else "NOT_A_MEMBER"
    for attempt in (
        lambda: gathering.kick(room, player, "cy"),
        lambda: gathering.mute(room, player, "cy", muted=True),
        lambda: gathering.transfer(room, player, "cy"),
        lambda: gathering.add_bot(room, player, "bot", "Quill"),
        lambda: gathering.remove_bot(room, player, "cy"),
        lambda: playing.update(room, player, playing.Changes(title="mine")),
        lambda: playing.may_start(room, player),
    ):
        with pytest.raises(Refused) as refused:
            attempt()
        assert refused.value.reason == reason


PLAYERS = ("ana", "bo", "cy", "di")
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["join", "watch", "leave", "kick", "away", "back", "bot", "start", "over"]),
        st.sampled_from(PLAYERS),
    ),
    max_size=40,
)


@given(STEPS)
def test_whatever_happens_there_is_one_host_no_seat_too_many_and_no_room_of_bots(
    steps: list[tuple[str, str]],
):
    room = room_of("ana", plan=LATE, seats=3)
    for number, (what, player) in enumerate(steps):
        before = room
        try:
            room = settled(room, _step(room, what, player, f"{number}"))
        except Refused:
            continue
        assert room.revision == before.revision + (room != before)
        assert len(room.seated) <= room.seats
        assert all(not member.seated or not member.waits for member in room.members)
        names = [member.name.casefold() for member in room.members]
        assert len(names) == len(set(names))
        if room.people:
            host = room.member(room.host)
            assert not host.bot
            assert host.connected or not any(member.connected for member in room.people)
        else:
            assert (room.members, room.host) == ((), "")


def _step(room: Room, what: str, player: str, unique: str) -> Room:
    match what:
        case "join":
            return gathering.join(room, player, "Same Name")
        case "watch":
            return gathering.join(room, player, "Same Name", as_spectator=True)
        case "leave":
            return gathering.leave(room, player)
        case "kick":
            return gathering.kick(room, room.host, player)
        case "away" | "back":
            return gathering.presence(room, player, connected=what == "back")
        case "bot":
            return gathering.add_bot(room, room.host, f"bot{unique}", "Quill")
        case "start":
            for member in room.seated:
                room = playing.set_ready(room, member.player, ready=True)
            return playing.started(playing.starting(room, room.host, f"g{unique}"), f"g{unique}")
        case _:
            return playing.over(room, room.game)
