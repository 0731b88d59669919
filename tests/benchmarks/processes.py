"""Processes that are measured: started on one core, and asked what they have used."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import psutil

START_SECONDS = 60.0
QUIET_SECONDS = 0.4
QUIET_SHARE = 0.05  # of a core: what an idle service does by itself is less
LONGEST_UNREST = 20.0


def cores() -> tuple[int, int]:
    """The core of what is measured, and the core of everything else; the same where there is only one."""
    usable = sorted(os.sched_getaffinity(0))
    return usable[0], usable[-1]


def pin(pid: int, core: int) -> None:
    """Keep a process, all its threads and those to come, on a core."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {core})


@dataclass
class Server:
    """A Python module run as a server: `arguments` after `python -m`; it says " ready " when it is."""

    name: str
    arguments: Sequence[str]
    environment: dict[str, str]
    log: Path
    core: int
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, pinned, and wait until it is ready."""
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *self.arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, **self.environment},
            )
        pin(self.process.pid, self.core)  # before it has threads: those to come inherit it
        deadline = time.monotonic() + START_SECONDS
        while b" ready " not in self.log.read_bytes():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{self.name} does not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """kill -9: there is nothing to keep."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def cpu(self) -> float:
        """Seconds of processor time used so far, by user and system."""
        times = self._measured().cpu_times()
        return times.user + times.system

    def resident(self) -> int:
        """Bytes of memory held."""
        return int(self._measured().memory_info().rss)

    async def quiet(self) -> None:
        """Wait until it does nothing: what a repetition leaves behind is not the next one's."""
        deadline = time.monotonic() + LONGEST_UNREST
        before = self.cpu()
        while time.monotonic() < deadline:
            await asyncio.sleep(QUIET_SECONDS)
            now = self.cpu()
            if now - before <= QUIET_SHARE * QUIET_SECONDS:
                return
            before = now

    def _measured(self) -> psutil.Process:
        assert self.process is not None
        return psutil.Process(self.process.pid)
