"""`python -m tests.benchmarks`: measures, prints the table, and writes it to benchmarks/latest.md."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

import psutil

from tests.benchmarks.figures import Figure, table
from tests.benchmarks.processes import cores, pin
from tests.benchmarks.run import QUICK, Size, run
from tests.parts.postgres import Postgres

LATEST = Path(__file__).parents[2] / "benchmarks" / "latest.md"
LIBRARIES = ("grpcio", "protobuf", "asyncpg", "redis", "hiredis", "uvloop")


def main() -> int:
    """The exit status: 1 if a figure misses what it must be, unless this was only a smoke."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="a smoke: measures little, writes and promises nothing"
    )
    quick: bool = parser.parse_args().quick
    pin(os.getpid(), cores()[1])
    loads = [os.getloadavg()[0]]
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        figures = run(Path(folder), QUICK if quick else Size(), _say)
    loads.append(os.getloadavg()[0])
    print(table(figures))
    if quick:
        return 0
    LATEST.parent.mkdir(exist_ok=True)
    LATEST.write_text(_page(figures, loads), "utf-8")
    return int(any(figure.verdict == "missed" for figure in figures))


def _say(what: str) -> None:
    print(f"{datetime.now(UTC):%H:%M:%S} {what}", file=sys.stderr, flush=True)


def _page(figures: list[Figure], loads: list[float]) -> str:
    size = Size()
    libraries = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    memory = psutil.virtual_memory().total / 2**30
    return f"""# What Parlour costs

Written by `make bench` on {datetime.now(UTC):%Y-%m-%d}. Medians of {size.repetitions} repetitions and their range;
only ratios within one run are to be trusted.

Real rounds of Dixit with six seats on the distributed root: lobby, scoring and game-state as processes of their own, as
shipped; Postgres with fsync on, and Redis. {size.games} games at once, one move at a time each; a move is done when all
six streams have been told. CPU is the game-state process's, which is pinned to one core; a round's share of fetching points and
opening the next turn is in it. The run with K streams is of three seats with K/3 streams each, moves by unary calls. A load
average above the number of cores means that others used the machine too: then waits say nothing, and CPU too much. The echo
is a bare grpc.aio server on the same core, measured before and after each path, since a machine drifts within a run.

{table(figures)}

Machine: {_processor()}, {psutil.cpu_count()} cores, {memory:.0f} GiB, {platform.system()} {platform.release()};
load average {loads[0]:.1f} at the beginning, {loads[1]:.1f} at the end.
Python {platform.python_version()}; {libraries}; {_postgres()}.
"""


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def _postgres() -> str:
    server = Postgres()
    try:
        return server.version()
    finally:
        server.stop()


if __name__ == "__main__":
    sys.exit(main())
