"""Settings from environment variables, each also as `..._FILE`; wrong ones are refused at the start. See docs/settings.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from parlour.kernel.refusals import Refused
from parlour.platform.address import Address

PREFIX = "PARLOUR_"


class Environment:
    """Reads variables, and remembers which were read, so that a misspelt one can be told."""

    def __init__(self, variables: Mapping[str, str] | None = None) -> None:
        self._variables = dict(os.environ if variables is None else variables)
        self._known: set[str] = set()

    def text(self, name: str, default: str = "") -> str:
        """PARLOUR_<name>, or the content of the file that PARLOUR_<name>_FILE names."""
        variable = PREFIX + name
        self._known |= {variable, variable + "_FILE"}
        file = self._variables.get(variable + "_FILE", "")
        if file and variable in self._variables:
            raise _wrong(variable, f"is set, and {variable}_FILE too; set one of them")
        if file:
            try:
                return Path(file).read_text("utf-8").strip()
            except OSError as error:
                why = error.strerror or type(error).__name__
                raise _wrong(variable + "_FILE", f"cannot be read: {why}") from error
        return self._variables.get(variable, "").strip() or default

    def required(self, name: str) -> str:
        """The same, which must not be empty."""
        value = self.text(name)
        if not value:
            raise _wrong(PREFIX + name, "is not set")
        return value

    def number(self, name: str, default: float, least: float, most: float) -> float:
        """A number within limits."""
        text = self.text(name)
        if not text:
            return default
        try:
            value = float(text)
        except ValueError:
            raise _wrong(PREFIX + name, f"must be a number, not {text!r}") from None
        if not least <= value <= most:
            raise _wrong(PREFIX + name, f"must be from {least:g} to {most:g}, not {text}")
        return value

    def flag(self, name: str, *, default: bool = False) -> bool:
        """Yes or no."""
        text = self.text(name).lower()
        if not text:
            return default
        if text in ("1", "true", "yes", "on"):
            return True
        if text in ("0", "false", "no", "off"):
            return False
        raise _wrong(PREFIX + name, f"must be true or false, not {text!r}")

    def address(self, name: str, default: str) -> str:
        """A "host:port"; IPv6 as "[::1]:port"."""
        text = self.text(name, default)
        try:
            Address.parse(text)
        except ValueError as error:
            raise _wrong(PREFIX + name, f"is no address to listen at, {text!r}: {error}") from None
        return text

    def refuse_unknown(self) -> None:
        """Refuse variables that nobody read: most likely misspelt."""
        for variable in sorted(self._variables):
            if variable.startswith(PREFIX) and variable not in self._known:
                raise _wrong(variable, "is no setting; see docs/settings.md")


@dataclass(frozen=True, slots=True)
class HouseSettings:
    """What a host may decide about the house, however it is run."""

    invitation_only: bool = False
    history_days: float = 0.0
    room_hours: float = 24.0
    picture_base: str = ""
    log_level: str = "info"
    draw_ahead: bool = True

    @staticmethod
    def read(environment: Environment) -> HouseSettings:
        """From PARLOUR_INVITATION_ONLY, _HISTORY_DAYS, _ROOM_HOURS, _PICTURE_BASE, _LOG_LEVEL, _DRAW_AHEAD."""
        level = environment.text("LOG_LEVEL", "info").lower()
        if level not in ("debug", "info", "warning", "error"):
            raise _wrong(PREFIX + "LOG_LEVEL", "must be debug, info, warning or error")
        return HouseSettings(
            invitation_only=environment.flag("INVITATION_ONLY"),
            history_days=environment.number("HISTORY_DAYS", 0.0, 0.0, 36500.0),
            room_hours=environment.number("ROOM_HOURS", 24.0, 0.1, 8760.0),
            picture_base=environment.text("PICTURE_BASE"),
            log_level=level,
            draw_ahead=environment.flag("DRAW_AHEAD", default=True),
        )


def _wrong(variable: str, what: str) -> Refused:
    return Refused("WRONG_SETTING", f"{variable} {what}")
