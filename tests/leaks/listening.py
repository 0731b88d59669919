"""What a process says of itself: its log at DEBUG and its metrics, and whether they tell what nobody may know."""

from __future__ import annotations

import logging
import re
from collections.abc import Generator, Iterable
from contextlib import contextmanager

from parlour.platform.logs import JsonLines
from prometheus_client import REGISTRY, generate_latest
from prometheus_client.parser import text_string_to_metric_families

_QUIET = ("aiosqlite", "alembic")  # as `logs.set_up` has them
CARD = re.compile(r"\b(?:dream|jinx)/\d+")


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def listening() -> Generator[list[str]]:
    """The lines that are logged meanwhile, at the level and with the exceptions that a server set to DEBUG has."""
    root, kept = logging.getLogger(), _Kept()
    levels = {logger: logger.level for logger in (root, *map(logging.getLogger, _QUIET))}
    for logger in levels:
        logger.setLevel(logging.WARNING)
    root.setLevel(logging.DEBUG)
    root.addHandler(kept)
    try:
        yield kept.lines
    finally:
        root.removeHandler(kept)
        for logger, level in levels.items():
            logger.setLevel(level)


def metrics() -> str:
    """This process's metrics as the gateway shows them."""
    return generate_latest(REGISTRY).decode()


def told_by_log(lines: Iterable[str], secrets: Iterable[str]) -> list[str]:
    """Lines with one of these secrets (tokens, clues) or any card in them."""
    words = tuple(secrets)
    return [line for line in lines if CARD.search(line) or any(secret in line for secret in words)]


def told_by_metrics(exposition: str, secrets: Iterable[str]) -> list[str]:
    """Labels whose value is one of these secrets (tokens, ids, names), or any card."""
    words = set(secrets)
    return [
        f"{sample.name}: {name}={value}"
        for family in text_string_to_metric_families(exposition)
        for sample in family.samples
        for name, value in sample.labels.items()
        if value in words or CARD.search(value)
    ]
