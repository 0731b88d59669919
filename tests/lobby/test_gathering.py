"""Coming, going and being put out, as pure functions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from parlour.kernel.refusals import Refused
from parlour.lobby.domain import gathering, playing
from parlour.lobby.domain.naming import different
from parlour.lobby.domain.room import Room
from parlour.lobby.domain.settling import settled

from tests.lobby.rooms import LATE, playing_room, room_of, seated


def test_b16_who_is_in_already_gets_the_same_seat_again():
    room = room_of("ana", "bo", "cy")
    assert gathering.join(room, "bo", "Another Name") == room


def test_b16_also_while_the_game_runs_and_from_being_away():
    room = playing_room("ana", "bo", "cy")
    gone = settled(room, gathering.presence(room, "bo", connected=False))
    assert gathering.join(gone, "bo", "bo").members == room.members


def test_b19_two_of_a_name_are_told_apart_by_a_number_and_are_two_people():
    room = room_of("ana")
    for player in ("p1", "p2", "p3"):
        room = settled(room, gathering.join(room, player, "Sahil"))
    assert [m.name for m in room.members] == ["ana", "Sahil", "Sahil 2", "Sahil 3"]
    left = gathering.leave(room, "p2")
    assert [m.player for m in left.members] == ["ana", "p1", "p3"]


def test_b19_names_that_differ_in_case_alone_are_told_apart_too():
    assert different("SAHIL", ["Sahil"]) == "SAHIL 2"


def test_a_long_name_with_a_number_keeps_to_the_limit_and_breaks_no_grapheme():
    family = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
    assert different(family * 40, [family * 40]) == family * 38 + " 2"


def test_b23_a_seat_that_was_left_is_free_again():
    room = room_of("ana", "bo", "cy", seats=3)
    room = settled(room, gathering.leave(room, "bo"))
    room = settled(room, gathering.join(room, "di", "di"))
    assert seated(room) == ["ana", "cy", "di"]


def emblems(room: Room) -> list[int]:
    return [member.emblem for member in room.members]


def test_everybody_seated_has_an_emblem_of_their_own_and_who_looks_on_has_none():
    room = room_of("ana", "bo", "cy", "di", seats=3)
    assert emblems(room) == [1, 2, 3, 0]
    room = settled(room, gathering.leave(room, "bo"))
    assert seated(room) == ["ana", "cy", "di"]
    assert emblems(room) == [1, 3, 2]


def test_an_emblem_one_would_like_is_had_if_nobody_has_it():
    room = room_of("ana")
    for player, wish in (("bo", 7), ("cy", 7), ("di", 99)):
        room = gathering.join(room, player, player, emblem=wish)
    assert emblems(room) == [1, 7, 2, 3]


def test_an_emblem_is_changed_for_a_free_one_and_not_while_a_game_runs():
    room = gathering.choose_emblem(room_of("ana", "bo"), "bo", 12)
    assert emblems(room) == [1, 12]
    assert gathering.choose_emblem(room, "bo", 12) == room
    for emblem, reason in ((1, "EMBLEM_TAKEN"), (0, "OUT_OF_RANGE"), (13, "OUT_OF_RANGE")):
        with pytest.raises(Refused, match=reason):
            gathering.choose_emblem(room, "bo", emblem)
    with pytest.raises(Refused, match="GAME_RUNNING"):
        gathering.choose_emblem(playing_room("ana", "bo", "cy"), "bo", 12)
    lookers = room_of("ana", "bo", "cy", "di", seats=3)
    with pytest.raises(Refused, match="NOT_SEATED"):
        gathering.choose_emblem(lookers, "di", 5)


def test_a_room_of_before_there_were_emblems_gets_them_with_its_next_change():
    room = room_of("ana", "bo")
    old = replace(room, members=tuple(replace(m, emblem=0) for m in room.members))
    assert emblems(gathering.presence(old, "bo", connected=False)) == [1, 2]


def test_without_a_free_seat_one_looks_on_and_takes_the_first_that_comes_free():
    room = room_of("ana", "bo", "cy", "di", "ed", seats=3)
    assert seated(room) == ["ana", "bo", "cy"]
    room = settled(room, gathering.leave(room, "ana"))
    assert seated(room) == ["bo", "cy", "di"]


def test_who_only_looks_on_takes_no_free_seat_until_asking_for_one():
    room = room_of("ana", "bo")
    room = settled(room, gathering.join(room, "cy", "cy", as_spectator=True))
    assert seated(room) == ["ana", "bo"]
    assert seated(settled(room, gathering.join(room, "cy", "cy"))) == ["ana", "bo", "cy"]


def test_who_sits_may_get_up_to_look_on_but_not_out_of_a_game():
    room = room_of("ana", "bo", "cy")
    up = settled(room, gathering.join(room, "bo", "bo", as_spectator=True))
    assert seated(up) == ["ana", "cy"]
    running = playing_room("ana", "bo", "cy")
    assert gathering.join(running, "bo", "bo", as_spectator=True) == running


@pytest.mark.parametrize(
    ("seats", "as_spectator", "reason"),
    [(3, True, "NO_SPECTATORS"), (3, False, "ROOM_FULL"), (4, False, "GAME_RUNNING")],
)
def test_where_spectators_are_not_welcome_one_is_told_why_not(
    seats: int, as_spectator: bool, reason: str
):
    room = replace(playing_room("ana", "bo", "cy", seats=seats), spectators_welcome=False)
    with pytest.raises(Refused, match=reason):
        gathering.join(room, "di", "di", as_spectator=as_spectator)


def test_b21_a_late_joiner_looks_on_where_the_table_takes_nobody_in():
    room = playing_room("ana", "bo", "cy")
    room = settled(room, gathering.join(room, "di", "di"))
    assert seated(room) == ["ana", "bo", "cy"]
    after = settled(room, playing.over(room, "g"))
    assert seated(after) == ["ana", "bo", "cy", "di"]


def test_b21_a_late_joiner_sits_down_last_where_the_table_takes_people_in():
    room = playing_room("ana", "bo", "cy", plan=LATE)
    room = settled(room, gathering.join(room, "di", "di"))
    assert seated(room) == ["ana", "bo", "cy", "di"]


def test_who_has_departed_does_not_sit_down_again_in_the_same_game():
    room = playing_room("ana", "bo", "cy", "di", plan=LATE)
    room = settled(room, gathering.leave(room, "di"))
    room = settled(room, gathering.join(room, "di", "di"))
    assert seated(room) == ["ana", "bo", "cy"]
    assert seated(settled(room, playing.over(room, "g"))) == ["ana", "bo", "cy", "di"]


def test_b39_who_is_in_comes_back_into_a_locked_room_and_nobody_else_comes_in():
    room = room_of("ana", "bo")
    room = settled(room, playing.update(room, "ana", playing.Changes(locked=True)))
    assert gathering.join(room, "bo", "bo") == room
    with pytest.raises(Refused, match="ROOM_LOCKED"):
        gathering.join(room, "cy", "cy")


def test_b39_who_was_banned_stays_out_and_who_was_kicked_may_come_back():
    room = room_of("ana", "bo", "cy")
    room = settled(room, gathering.kick(room, "ana", "bo"))
    room = settled(room, gathering.kick(room, "ana", "cy", ban=True))
    assert settled(room, gathering.join(room, "bo", "bo")).find("bo")
    with pytest.raises(Refused, match="BANNED_FROM_ROOM"):
        gathering.join(room, "cy", "cy")


def test_b39_a_ban_reaches_who_has_left_already():
    room = room_of("ana", "bo")
    room = settled(room, gathering.leave(room, "bo"))
    room = settled(room, gathering.kick(room, "ana", "bo", ban=True))
    with pytest.raises(Refused, match="BANNED_FROM_ROOM"):
        gathering.join(room, "bo", "bo")


def test_the_host_neither_kicks_nor_mutes_the_host_nor_somebody_unknown():
    room = room_of("ana", "bo")
    with pytest.raises(Refused, match="NOT_YOURSELF"):
        gathering.kick(room, "ana", "ana", ban=True)
    with pytest.raises(Refused, match="NOT_YOURSELF"):
        gathering.mute(room, "ana", "ana", muted=True)
    with pytest.raises(Refused, match="PLAYER_NOT_FOUND"):
        gathering.kick(room, "ana", "cy")


def test_bots_are_ready_keep_a_seat_and_go_when_nobody_is_left():
    room = room_of("ana", seats=3)
    for bot in ("b1", "b2"):
        room = settled(room, gathering.add_bot(room, "ana", bot, "Quill"))
    assert [m.name for m in room.members] == ["ana", "Quill", "Quill 2"]
    with pytest.raises(Refused, match="ROOM_FULL"):
        gathering.add_bot(room, "ana", "b3", "Quill")
    playing.may_start(room, "ana")
    assert settled(room, gathering.leave(room, "ana")).members == ()


def test_a_person_is_not_removed_as_a_bot_nor_any_bot_while_the_game_runs():
    room = room_of("ana", "bo")
    with pytest.raises(Refused, match="NOT_A_BOT"):
        gathering.remove_bot(room, "ana", "bo")
    running = playing_room("ana", "bo", "cy")
    with pytest.raises(Refused, match="GAME_RUNNING"):
        gathering.remove_bot(running, "ana", "bo")


def test_a_room_does_not_fill_without_bound():
    room = room_of("ana")
    for n in range(gathering.MOST_MEMBERS - 1):
        room = gathering.join(room, f"p{n}", f"p{n}", as_spectator=True)
    with pytest.raises(Refused, match="ROOM_FULL"):
        gathering.join(room, "late", "late", as_spectator=True)
