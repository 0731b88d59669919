"""The log of steps that every game is: a port, its writer with group commit, and one module for each technology."""

from parlour.platform.event_log.port import (
    Errand,
    EventLog,
    GameRecord,
    NewStep,
    StoredErrand,
    StoredStep,
)
from parlour.platform.event_log.writer import StepWriter

__all__ = [
    "Errand",
    "EventLog",
    "GameRecord",
    "NewStep",
    "StepWriter",
    "StoredErrand",
    "StoredStep",
]
