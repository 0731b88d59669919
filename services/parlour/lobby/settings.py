"""What a host of the house may set about the lobby, with the defaults."""

from __future__ import annotations

from dataclasses import dataclass, field

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may be done: `burst` at once, then `per_second` on average."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Rates:
    """Limits per player, and per address; generous enough for a dozen people behind one address and for test runs."""

    sign_in_by_address: Rate = Rate(10.0, 300)
    link_by_address: Rate = Rate(0.5, 30)
    join_by_address: Rate = Rate(20.0, 600)
    join_by_player: Rate = Rate(2.0, 60)
    create_by_player: Rate = Rate(1.0, 60)
    message_by_player: Rate = Rate(2.0, 30)


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbySettings:
    """All times in seconds.

    `worker_token`: what bot workers show; empty: no worker is let in. `grace`: how long somebody without a stream still
    counts as connected. `poll`: how often watchers look for changes that no wake-up told them of; 0 where there is one
    process only. `history_retention`: how long game-state keeps finished games, told to clients; 0: for ever.
    """

    invitation_only: bool = False
    worker_token: str = ""
    picture_base: str = ""
    grace: float = 60.0
    heartbeat: float = 15.0
    poll: float = 0.0
    room_retention: float = DAY
    lonely_room_retention: float = HOUR
    history_retention: float = 0.0
    token_retention: float = 90 * DAY
    request_retention: float = DAY
    device_code_life: float = 10 * 60.0
    invitation_life: float = 7 * DAY
    sweep: float = 2.0
    housekeeping: float = 60.0
    lease: float = 30.0
    outbox_poll: float = 1.0
    rates: Rates = field(default_factory=Rates)
