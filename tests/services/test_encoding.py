"""What is put together from encoded parts is read as if it had been encoded whole."""

from __future__ import annotations

import pytest
from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.game_state.encoding import field


@pytest.mark.parametrize("length", [0, 1, 100, 127, 128, 300, 20_000])
def test_a_field_of_any_length_is_read_as_the_message_it_holds(length: int) -> None:
    view = game_pb2.Game(room="r" * length)
    head = pb.WatchGameResponse(revision=7).SerializeToString()
    message = head + field(pb.WatchGameResponse.GAME_FIELD_NUMBER, view.SerializeToString())
    assert pb.WatchGameResponse.FromString(message) == pb.WatchGameResponse(revision=7, game=view)


def test_parts_of_a_message_can_be_put_in_any_order() -> None:
    one = game_pb2.Game(revision=3, waiting_for=[1, 2]).SerializeToString()
    other = game_pb2.Game(name="games/g", rounds=2).SerializeToString()
    whole = game_pb2.Game(name="games/g", rounds=2, revision=3, waiting_for=[1, 2])
    assert game_pb2.Game.FromString(one + other) == game_pb2.Game.FromString(other + one) == whole
