"""Options of Dixit as messages, and the words that explain them (RULES 8)."""

from __future__ import annotations

from parlour.api.games.dixit.v1 import options_pb2
from parlour.api.lobby.v1.lobby_service_pb2 import OptionInfo, OptionValue
from parlour.games.dixit.options import EDITIONS, TARGET, DixitRules
from parlour.kernel.refusals import BadInput

MOST_TARGET = 200
MOST_BONUS = 12
MOST_LAPS = 5
EDITION_KEYS = {
    options_pb2.EDITION_UNSPECIFIED: DixitRules().edition.key,
    options_pb2.EDITION_ORIGINAL: "original",
    options_pb2.EDITION_REVISED: "revised",
    options_pb2.EDITION_REFRESHED: "refreshed",
    options_pb2.EDITION_DISNEY: "disney",
    options_pb2.EDITION_ODYSSEY: "odyssey",
}
EDITION_NUMBERS = {key: number for number, key in EDITION_KEYS.items() if number}


def read_dixit(options: options_pb2.DixitOptions, path: str) -> DixitRules:
    """Defaults filled in; options that the edition does not read are left at theirs."""
    key = EDITION_KEYS.get(options.edition)
    if key is None:
        raise BadInput(f"{path}.edition", "is no known edition", "UNKNOWN_EDITION")
    edition = EDITIONS[key]
    target = TARGET
    if options.HasField("target"):
        target = in_range(options.target, 1, MOST_TARGET, f"{path}.target")
    set_cap = options.bonus_cap if options.HasField("bonus_cap") else None
    original = key == "original"
    return DixitRules(
        edition=edition,
        target=target,
        bonus_cap=edition.bonus_cap if set_cap is None else read_cap(set_cap, path),
        strict_table=original and options.strict_table,
        also_end_on_deck_out=original and options.also_end_on_deck_out,
    )


def read_cap(cap: int, path: str) -> int | None:
    """A cap of bonus points that was sent; zero means none."""
    return in_range(cap, 0, MOST_BONUS, f"{path}.bonus_cap") or None


def read_laps(options: options_pb2.PartyOptions | options_pb2.TeamOptions, path: str) -> int:
    """How often each player tells: once, or as was sent."""
    return in_range(options.laps, 1, MOST_LAPS, f"{path}.laps") if options.HasField("laps") else 1


def laps_info() -> OptionInfo:
    """What the option of Party and Team does."""
    return OptionInfo(
        key="laps",
        title="Laps",
        description="The game ends when everybody has been storyteller so often.",
        minimum=1,
        maximum=MOST_LAPS,
        default_value="1",
    )


def in_range(value: int, least: int, most: int, path: str) -> int:
    """The value; raises `BadInput` if it is out of bounds."""
    if not least <= value <= most:
        raise BadInput(path, f"must be from {least} to {most}", "OUT_OF_RANGE")
    return value


def write_dixit(rules: DixitRules, into: options_pb2.DixitOptions) -> None:
    """Every option, defaults too."""
    into.edition = EDITION_NUMBERS[rules.edition.key]
    into.target = rules.target
    into.bonus_cap = rules.bonus_cap or 0
    into.strict_table = rules.strict_table
    into.also_end_on_deck_out = rules.also_end_on_deck_out


def describe_dixit() -> list[OptionInfo]:
    """What each option does."""
    return [
        OptionInfo(
            key="edition",
            title="Edition",
            description="Whose rules are played.",
            values=[
                OptionValue(
                    value=edition.key,
                    title=edition.title,
                    description=edition.description,
                    min_players=edition.players[0],
                    max_players=edition.players[-1],
                )
                for edition in EDITIONS.values()
            ],
            default_value=DixitRules().edition.key,
        ),
        OptionInfo(
            key="target",
            title="Target",
            description="The game ends with the turn in which somebody has so many points; "
            "not in Revised, which ends with the last card.",
            minimum=1,
            maximum=MOST_TARGET,
            default_value=str(TARGET),
        ),
        OptionInfo(
            key="bonus_cap",
            title="Most bonus points",
            description="Votes for your own card bring at most so many points a turn; 0 means any number. "
            "Unless you set it, Odyssey has 3 and the other editions have none.",
            minimum=0,
            maximum=MOST_BONUS,
        ),
        OptionInfo(
            key="strict_table",
            title="Strict scoring table",
            description="Original only: when some found the card, those who did not get nothing for votes on their own.",
            default_value="false",
        ),
        OptionInfo(
            key="also_end_on_deck_out",
            title="Last card ends the game",
            description="Original only: the game also ends when the last card is drawn.",
            default_value="false",
        ),
    ]
