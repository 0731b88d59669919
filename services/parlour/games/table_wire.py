"""The options that every table has, as messages: read, checked, filled in, explained. For lobby and game-state."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1 import lobby_service_pb2
from parlour.kernel.game import GameSpec
from parlour.kernel.options import FirstPlayer, TableOptions
from parlour.kernel.refusals import BadInput

LEAST_PHASE, MOST_PHASE = 5, 3600
GRACE = range(5, 601)
DEPARTURE = range(60, 86_401)
MOST_CARD_SETS = 20
_RANGE = "OUT_OF_RANGE"

_FIRST = {
    options_pb2.FIRST_PLAYER_CLAIM: FirstPlayer.CLAIM,
    options_pb2.FIRST_PLAYER_RANDOM: FirstPlayer.RANDOM,
    options_pb2.FIRST_PLAYER_SEAT: FirstPlayer.SEAT,
}
_FIRST_BACK = {meant: number for number, meant in _FIRST.items()}
_DEFAULTS = TableOptions()
_CARD_SET = re.compile(r"cardSets/[A-Za-z0-9._~-]{1,64}\Z")


def read_table(options: options_pb2.TableOptions, spec: GameSpec) -> TableOptions:
    """The table's options for a game, defaults filled in (1.4, 1.8, 1.9, 1.12).

    Raises `BadInput` with reason OUT_OF_RANGE or INVALID_OPTION; paths begin at the message read.
    """
    if options.late_joiners and not spec.late_joiners:
        raise _bad("late_joiners", f"{spec.title} takes nobody in while it runs")
    first = _first_player(options, spec)
    return TableOptions(
        first_player=first,
        first_seat=_first_seat(options, spec, first),
        phase_seconds=_phase_seconds(options, spec),
        grace_seconds=_within(options, "grace_seconds", GRACE, _DEFAULTS.grace_seconds),
        departure_seconds=_within(
            options, "departure_seconds", DEPARTURE, _DEFAULTS.departure_seconds
        ),
        late_joiners=options.late_joiners,
        card_sets=_card_sets(options),
    )


def write_table(table: TableOptions, spec: GameSpec, into: options_pb2.TableOptions) -> None:
    """The options with every default filled in; every phase of the game with its seconds, 0 for no timer."""
    into.first_player = _FIRST_BACK[table.first_player]
    if table.first_player is FirstPlayer.SEAT:
        into.first_seat = table.first_seat
    for phase, seconds in spec.phases.items():
        into.phase_seconds[phase] = table.phase_seconds.get(phase, seconds)
    into.grace_seconds = table.grace_seconds
    into.departure_seconds = table.departure_seconds
    into.late_joiners = table.late_joiners
    into.card_sets.extend(table.card_sets)


def _first_player(options: options_pb2.TableOptions, spec: GameSpec) -> FirstPlayer:
    if options.first_player == options_pb2.FIRST_PLAYER_UNSPECIFIED:
        return spec.first_players[0]
    first = _FIRST.get(options.first_player)
    if first not in spec.first_players:
        ways = ", ".join(way.name.lower() for way in spec.first_players)
        raise _bad("first_player", f"{spec.title} knows {ways}")
    return first


def _first_seat(options: options_pb2.TableOptions, spec: GameSpec, first: FirstPlayer) -> int:
    if not options.HasField("first_seat"):
        return 0
    if first is not FirstPlayer.SEAT:
        raise _bad("first_seat", "goes with FIRST_PLAYER_SEAT only")
    if not 0 <= options.first_seat < spec.max_players:
        raise _bad("first_seat", f"must be 0 to {spec.max_players - 1}", _RANGE)
    return options.first_seat


def _phase_seconds(options: options_pb2.TableOptions, spec: GameSpec) -> dict[str, int]:
    for phase, seconds in options.phase_seconds.items():
        field = f"phase_seconds[{phase[:32]}]"
        if phase not in spec.phases:
            raise _bad(field, f"{spec.title} has the phases {', '.join(spec.phases)}")
        if seconds != 0 and not LEAST_PHASE <= seconds <= MOST_PHASE:
            raise _bad(field, f"must be {LEAST_PHASE} to {MOST_PHASE}, or 0 for no timer", _RANGE)
    return dict(options.phase_seconds)


def _within(options: options_pb2.TableOptions, field: str, limits: range, default: int) -> int:
    if not options.HasField(field):  # type: ignore[arg-type]  # the caller names optional fields
        return default
    value: int = getattr(options, field)
    if value not in limits:
        raise _bad(field, f"must be {limits[0]} to {limits[-1]} seconds", _RANGE)
    return value


def _card_sets(options: options_pb2.TableOptions) -> tuple[str, ...]:
    sets = tuple(options.card_sets)
    if len(sets) > MOST_CARD_SETS:
        raise _bad("card_sets", f"may name at most {MOST_CARD_SETS} sets", _RANGE)
    for n, name in enumerate(sets):
        if not _CARD_SET.match(name):
            raise _bad(f"card_sets[{n}]", 'must look like "cardSets/..."')
        if name in sets[:n]:
            raise _bad(f"card_sets[{n}]", "is named twice")
    return sets


def _bad(field: str, description: str, reason: str = "INVALID_OPTION") -> BadInput:
    return BadInput(field, description, reason)


def describe_table(spec: GameSpec) -> Sequence[lobby_service_pb2.OptionInfo]:
    """The options of a game's table, each with a sentence (8)."""
    info = lobby_service_pb2.OptionInfo
    first = info(
        key="first_player",
        title="First player",
        description="How it is found who begins.",
        default_value=spec.first_players[0].name.lower(),
        values=[_FIRST_INFO[way] for way in spec.first_players],
    )
    described = [
        first,
        info(
            key="grace_seconds",
            title="Grace",
            description="Seconds without a connection after which a player counts as away.",
            minimum=GRACE[0],
            maximum=GRACE[-1],
            default_value=str(_DEFAULTS.grace_seconds),
        ),
        info(
            key="departure_seconds",
            title="Departure",
            description="Seconds of being away after which a player has left the game for good.",
            minimum=DEPARTURE[0],
            maximum=DEPARTURE[-1],
            default_value=str(_DEFAULTS.departure_seconds),
        ),
        info(
            key="card_sets",
            title="Card sets",
            description="The sets of cards that make up the deck; none named means the server's own.",
        ),
    ]
    described += [
        info(
            key=f"phase_seconds.{phase}",
            title=f"Time: {phase.replace('_', ' ')}",
            description="Seconds until the table goes on without those who have not acted; 0 means no timer.",
            maximum=MOST_PHASE,
            default_value=str(seconds),
        )
        for phase, seconds in spec.phases.items()
    ]
    if spec.late_joiners:
        described.append(
            info(
                key="late_joiners",
                title="Late joiners",
                description="People may take a free seat while the game runs, from the next turn on.",
                default_value="false",
            )
        )
    return described


_FIRST_INFO = {
    FirstPlayer.CLAIM: lobby_service_pb2.OptionValue(
        value="claim", title="Claim", description="Whoever has a clue first begins."
    ),
    FirstPlayer.RANDOM: lobby_service_pb2.OptionValue(
        value="random", title="Random", description="A player is drawn."
    ),
    FirstPlayer.SEAT: lobby_service_pb2.OptionValue(
        value="seat", title="Seat", description="The seat that the host names begins."
    ),
}
