"""Metrics that every process shows at /metrics, in Prometheus' format. Labels never name people or games."""

from __future__ import annotations

import asyncio

from prometheus_client import Counter, Gauge, Histogram

CALLS = Counter("parlour_calls_total", "Calls answered.", ["service", "method", "code"])
CALL_SECONDS = Histogram(
    "parlour_call_seconds",
    "Time to answer a unary call.",
    ["service", "method"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
STREAMS = Gauge("parlour_streams_open", "Open streams.", ["service", "method"])
STEPS = Counter("parlour_steps_total", "Steps committed.", ["kind"])
CONFLICTS = Counter("parlour_step_conflicts_total", "Steps that another replica was faster with.")
BATCH = Histogram(
    "parlour_commit_batch_steps", "Steps a commit.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
COMMIT_SECONDS = Histogram(
    "parlour_commit_seconds",
    "Time to commit a batch of steps, or to learn that it cannot be.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
BEHIND = Counter(
    "parlour_games_behind_total",
    "Games that the poll found behind their log: a wake-up was late or lost.",
)
SLOW_READERS = Counter("parlour_slow_readers_total", "Slow readers, by what was done.", ["done"])
HOT_GAMES = Gauge("parlour_hot_games", "Games in memory.")
ERRANDS = Counter("parlour_errands_total", "Errands run, by kind and outcome.", ["kind", "outcome"])
DEGRADED = Gauge("parlour_degraded", "1 while a part cannot be reached.", ["part"])
PICTURE_SECONDS = Histogram(
    "parlour_picture_seconds",
    "Time to draw a picture.",
    ["size"],
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)


def _tasks() -> float:
    """Read on the loop's own thread, where the status page is served; elsewhere there are none."""
    try:
        return len(asyncio.all_tasks())
    except RuntimeError:
        return 0.0


TASKS = Gauge("parlour_tasks", "Tasks of the process's event loop.")
TASKS.set_function(_tasks)
