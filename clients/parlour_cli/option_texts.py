"""What may be chosen for a game, what it is set to, and what it means, in lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from parlour.api.game.v1 import options_pb2
from parlour.api.lobby.v1.lobby_service_pb2 import GameInfo, OptionInfo, OptionValue
from parlour_client import options_as_dict
from rich.text import Text

from parlour_cli.complaint import Complaint
from parlour_cli.plain_text import safe

_BEFORE = 30  # cells for "key=value"


def told(game: GameInfo, options: options_pb2.GameOptions, name: str, columns: int) -> list[str]:
    """All options with their values, each cut to a line of `columns` cells; or the one of this name in full.

    Raises `Complaint` when there is none of this name.
    """
    chosen = options_as_dict(options)
    groups: dict[str, list[OptionInfo]] = {}
    for option in game.options:  # times come one a phase, and are set together
        groups.setdefault(option.key.partition(".")[0], []).append(option)
    wanted = name.strip().lower().replace("-", "_").partition("=")[0]
    if not wanted:
        lines = [_line(key, group, chosen, columns) for key, group in groups.items()]
        return [*lines, "", "options NAME  tells all of one; the host changes it: set NAME=VALUE"]
    if wanted not in groups:
        raise Complaint(f"{game.title} has no option {safe(name)!r}; type  options  for a list.")
    [option, *_] = group = groups[wanted]
    limits = f" From {option.minimum} to {option.maximum}." if option.maximum else ""
    said = f"{wanted}={_set_to(wanted, group, chosen)}   {option.description}{limits}"
    return [said, *(f"  {value.value}: {_meaning(value)}" for value in option.values)]


def _line(key: str, group: list[OptionInfo], chosen: Mapping[str, Any], columns: int) -> str:
    said = Text(f"{key}={_set_to(key, group, chosen)}")
    said.append(" " * max(2, _BEFORE - said.cell_len)).append(group[0].description)
    said.truncate(columns, overflow="ellipsis")
    return said.plain


def _meaning(value: OptionValue) -> str:
    players = f" {value.min_players} to {value.max_players} players." if value.max_players else ""
    return value.description + players


def _set_to(key: str, group: list[OptionInfo], chosen: Mapping[str, Any]) -> str:
    """As it is typed: the table's own choice, else the default."""
    value: Any = chosen.get(key)
    phases = {option.key.partition(".")[2]: option.default_value for option in group}
    if "" not in phases:
        own: dict[str, Any] = value or {}
        return ",".join(f"{phase}:{seconds}" for phase, seconds in (phases | own).items())
    if value is None:
        return group[0].default_value
    if isinstance(value, bool):
        return str(value).lower()
    parts = cast(list[object], value if isinstance(value, list) else [value])
    return ",".join(safe(str(part)) for part in parts)
