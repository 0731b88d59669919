"""Logs: one JSON object a line on stderr, or plain lines for a person at a terminal. Never tokens, never hidden cards."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON; what was passed as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up(level: str = "info", *, plain: bool | None = None) -> None:
    """Send all logs to stderr: plain if asked for or if that is a terminal, else as JSON lines."""
    handler = logging.StreamHandler()
    if sys.stderr.isatty() if plain is None else plain:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    else:
        handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
