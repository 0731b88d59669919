"""Ways into a house of several replicas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.api.game.v1.game_service_pb2_grpc import GameServiceStub

from tests.distributed.players import Doors, Player
from tests.services.house import House


def doors_of(house: House, *channels: Any) -> Doors:
    """The house's replicas, or whatever is behind these channels, as places to call."""
    if channels:
        return Doors([GameServiceStub(channel) for channel in channels], house.key)
    return Doors([house.client("", number) for number in range(len(house.replicas))], house.key)


async def gathered(
    house: House,
    names: Sequence[str],
    options: options_pb2.GameOptions | None = None,
    *,
    doors: Doors | None = None,
    cards: int = 84,
) -> list[Player]:
    """A public game of these people, each at the next door."""
    game = await house.game(names, options, public=True, cards=cards)
    doors = doors or doors_of(house)
    return [Player(doors, game, name, number) for number, name in enumerate(names)]
