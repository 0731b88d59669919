"""From the gathering to the game and back, as pure functions; and what a change means for the game that runs."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from parlour.kernel.refusals import BadInput, Refused
from parlour.lobby.domain import gathering, playing
from parlour.lobby.domain.consequences import Close, Depart, Roster, Seat, consequences
from parlour.lobby.domain.playing import Changes
from parlour.lobby.domain.room import Plan, Room, State
from parlour.lobby.domain.settling import settled
from parlour.lobby.store import document

from tests.lobby.rooms import DIXIT, LATE, TEAM, playing_room, room_of, seated


def ready(room: Room, *players: str) -> Room:
    for player in players:
        room = settled(room, playing.set_ready(room, player, ready=True))
    return room


def test_all_seated_must_be_ready_and_the_host_is_by_starting():
    room = room_of("ana", "bo", "cy")
    with pytest.raises(Refused, match="NOT_READY: not ready yet: bo, cy"):
        playing.may_start(room, "ana")
    playing.may_start(ready(room, "bo", "cy"), "ana")


def test_who_looks_on_need_not_be_ready_and_cannot_be():
    room = ready(room_of("ana", "bo", "cy"), "bo", "cy")
    room = settled(room, gathering.join(room, "di", "di", as_spectator=True))
    playing.may_start(room, "ana")
    with pytest.raises(Refused, match="NOT_SEATED"):
        playing.set_ready(room, "di", ready=True)


@pytest.mark.parametrize("count", [1, 2])
def test_too_few_do_not_start(count: int):
    room = ready(room_of(*["ana", "bo"][:count]), "ana")
    with pytest.raises(Refused, match=f"takes 3 to 8 players, and {count} are seated"):
        playing.may_start(room, "ana")


def test_teams_need_an_even_number():
    players = [f"p{n}" for n in range(7)]
    room = ready(room_of(*players, plan=TEAM), *players)
    with pytest.raises(Refused, match="takes 6, 8, 10, 12 players, and 7 are seated"):
        playing.may_start(room, "p0")


def test_b24_a_room_that_is_starting_or_playing_does_not_start_again():
    room = ready(room_of("ana", "bo", "cy"), "bo", "cy")
    starting = settled(room, playing.starting(room, "ana", "g"))
    with pytest.raises(Refused, match="GAME_RUNNING"):
        playing.starting(starting, "ana", "h")
    assert playing.started(starting, "another") == starting


def test_a_start_that_comes_to_nothing_opens_the_room_again_and_says_why():
    room = ready(room_of("ana", "bo", "cy"), "bo", "cy")
    starting = settled(room, playing.starting(room, "ana", "g"))
    failed = settled(starting, playing.start_failed(starting, "g", "no cards"))
    assert (failed.state, failed.game, failed.start_failure) == (State.OPEN, "", "no cards")
    again = settled(failed, playing.starting(failed, "ana", "h"))
    assert again.start_failure == ""


def test_b98_after_a_game_the_same_people_sit_in_the_same_seats_ready_for_nothing_yet():
    room = playing_room("ana", "bo", "cy")
    after = settled(room, playing.over(room, "g"))
    assert (after.state, after.game) == (State.OPEN, "g")
    assert seated(after) == ["ana", "bo", "cy"]
    assert not any(member.ready for member in after.members)
    assert playing.over(after, "g") == after


def test_a_report_of_another_game_changes_nothing():
    room = playing_room("ana", "bo", "cy")
    assert playing.over(room, "old") == room
    assert playing.departed(room, "old", {"bo"}) == room


@pytest.mark.parametrize("seats", [-1, 2, 9, 2**31 - 1])
def test_b84_seats_beyond_the_game_are_refused(seats: int):
    with pytest.raises(BadInput, match="OUT_OF_RANGE"):
        playing.open_room("AAAAAA", DIXIT, 1.0, seats=seats)
    with pytest.raises(BadInput, match="OUT_OF_RANGE"):
        playing.update(room_of("ana"), "ana", Changes(seats=seats))


def test_an_update_unreadies_everybody_but_host_and_bots():
    room = ready(room_of("ana", "bo", "cy"), "ana", "bo", "cy")
    room = settled(room, gathering.add_bot(room, "ana", "bot", "Quill"))
    room = settled(room, playing.update(room, "ana", Changes(title="Tonight")))
    assert [m.player for m in room.members if m.ready] == ["ana", "bot"]


def test_a_room_as_large_as_its_game_stays_so_when_the_game_changes():
    larger = Plan(kind="dixit", players=tuple(range(3, 13)), late_joiners=False, options=b"")
    full = room_of("ana")
    assert playing.update(full, "ana", Changes(plan=larger)).seats == 12
    chosen = room_of("ana", seats=5)
    assert playing.update(chosen, "ana", Changes(plan=larger)).seats == 5
    assert playing.update(chosen, "ana", Changes(plan=TEAM)).seats == 6


def test_nobody_loses_a_seat_by_an_update():
    room = room_of("ana", "bo", "cy", "di")
    with pytest.raises(Refused, match="SEATS_TAKEN"):
        playing.update(room, "ana", Changes(seats=3))


def test_options_do_not_change_while_a_game_runs():
    with pytest.raises(Refused, match="GAME_RUNNING"):
        playing.update(playing_room("ana", "bo", "cy"), "ana", Changes(title="now"))


def test_leaving_a_game_is_a_departure_and_a_new_host_is_told():
    before = playing_room("ana", "bo", "cy")
    after = settled(before, gathering.leave(before, "ana"))
    assert consequences(before, after) == (
        Depart("g", "ana"),
        Roster("g", after.revision, "bo", ()),
    )


def test_a_ban_during_a_game_is_a_departure_and_shuts_the_game_to_the_banned():
    before = playing_room("ana", "bo", "cy")
    after = settled(before, gathering.kick(before, "ana", "cy", ban=True))
    assert consequences(before, after) == (
        Depart("g", "cy"),
        Roster("g", after.revision, "ana", ("cy",)),
    )


def test_b21_a_late_joiner_is_told_to_the_game():
    before = playing_room("ana", "bo", "cy", plan=LATE)
    after = settled(before, gathering.join(before, "di", "Di"))
    assert consequences(before, after) == (Seat("g", "di", "Di", False, 4),)


def test_what_happens_to_a_room_without_a_game_concerns_no_game():
    before = room_of("ana", "bo", "cy")
    assert consequences(before, settled(before, gathering.leave(before, "ana"))) == ()
    assert consequences(before, None) == ()


def test_with_the_last_person_gone_the_game_is_closed_whoever_looks_on_as_a_bot():
    room = room_of("ana", seats=3)
    for bot in ("b1", "b2"):
        room = settled(room, gathering.add_bot(room, "ana", bot, "Quill"))
    before = settled(room, playing.started(playing.starting(room, "ana", "g"), "g"))
    after = settled(before, gathering.leave(before, "ana"))
    assert after.state is State.OPEN
    assert consequences(before, after) == (Close("g"),)
    assert consequences(before, None) == (Close("g"),)


def test_who_looks_on_leaves_without_the_game_noticing():
    room = playing_room("ana", "bo", "cy")
    before = settled(room, gathering.join(room, "di", "di", as_spectator=True))
    assert consequences(before, settled(before, gathering.leave(before, "di"))) == ()


def test_a_seat_gone_for_good_looks_on_until_the_game_is_over():
    before = playing_room("ana", "bo", "cy", "di")
    after = settled(before, playing.departed(before, "g", {"bo", "stranger"}))
    assert seated(after) == ["ana", "cy", "di"]
    assert settled(after, playing.departed(after, "g", {"bo"})) == after
    over = settled(after, playing.over(after, "g"))
    assert seated(over) == ["ana", "cy", "di", "bo"]


def test_a_room_is_read_as_it_was_written():
    room = playing_room("ana", "bo", "cy", plan=replace(LATE, options=bytes(range(256))))
    room = settled(room, gathering.kick(room, "ana", "cy", ban=True))
    assert document.read(document.write(room)) == room


def test_f13_what_a_newer_release_wrote_of_a_room_outlives_a_change_by_this_one():
    room = playing_room("ana", "bo", "cy")
    newer = json.loads(document.write(room))
    newer["weather"] = newer["plan"]["snacks"] = newer["members"][1]["hat"] = "new"
    text = json.dumps(newer)
    assert document.read(text) == room
    after = json.loads(document.write(settled(room, gathering.leave(room, "ana")), text))
    assert (after["weather"], after["plan"]["snacks"]) == ("new", "new")
    assert {member["player"]: member.get("hat") for member in after["members"]}["bo"] == "new"
    assert sum("hat" in member for member in after["members"]) == 1
