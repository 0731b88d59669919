"""Game-state as shipped, but for its log, which is in memory: what durability costs is the difference."""

from __future__ import annotations

import sys

from parlour.game_state.part import GameStatePart
from parlour.platform import database
from parlour.platform.chance import SystemChance
from parlour.platform.event_log.memory import MemoryEventLog
from parlour.roots import commands, distributed


def _game_state(shared: distributed.Shared) -> GameStatePart:
    return GameStatePart(
        engine=database.open_engine(shared.url, "game-state"),
        open_log=MemoryEventLog,
        bus=shared.bus,
        lobby=shared.lobby(),
        scoring=shared.scoring(),
        chance=SystemChance(),
        shared=True,
    )


if __name__ == "__main__":
    distributed.SERVICES["game-state"] = _game_state
    sys.exit(commands.main(["game-state"]))
