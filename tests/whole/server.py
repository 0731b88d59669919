"""`parlour serve` as a process of its own, which can be killed and started again on the same data."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

READY = re.compile(r"parlour ready grpc=(\S+) http=(\S+)")


class EmbeddedServer:
    """A server process over one data folder. `environment`: settings besides those of this process."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None) -> None:
        self.data = data
        self.grpc = "127.0.0.1:0"
        self.http = "127.0.0.1:0"
        self.said = ""
        self._environment = {**os.environ, "PARLOUR_DRAW_AHEAD": "no", **(environment or {})}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says that it is ready. After the first time on the same ports."""
        arguments = ["--data", str(self.data), "--grpc", self.grpc, "--http", self.http]
        log = (self.data.parent / "server.log").open("a")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", *arguments],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=self._environment,
        )
        log.close()
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said += line
            found = READY.search(line)
            if found:
                self.grpc, self.http = found.groups()
                return
        raise RuntimeError(f"the server did not start: {self.log()}")

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop as a host would; gives the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        status = process.wait(timeout=30)
        assert process.stdout is not None
        process.stdout.close()
        return status

    def log(self) -> str:
        """What it has logged."""
        return (self.data.parent / "server.log").read_text()


def wait_gone(pid: int, seconds: float = 10.0) -> None:
    """Wait until a process is gone."""
    deadline = time.monotonic() + seconds
    while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
