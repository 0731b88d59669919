"""What a server asks of its interpreter and of the kernel, once it is ready."""

from __future__ import annotations

import gc
import os
from contextlib import suppress
from pathlib import Path

_THREADS = Path("/proc/self/task")


def tune() -> None:
    """Spare the collector, and have the transport's threads give way to the one that does the work."""
    # What is there at the start stays. What a move makes dies by itself, and is not worth looking through every few moves.
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    _give_way()


def _give_way() -> None:
    """A woken transport thread waits until the loop's thread does, instead of interrupting it.

    grpc.aio wakes a thread of its own for every message sent. On a busy core each of them would interrupt the loop at once,
    some twenty times a move; in a batch they are done with two or three times. Threads that come later inherit it. Where the
    kernel has no such policy nothing is changed.
    """
    if not hasattr(os, "SCHED_BATCH") or not _THREADS.is_dir():
        return
    for thread in _THREADS.iterdir():
        if int(thread.name) != os.getpid():
            with suppress(OSError):  # it has ended, or we may not
                os.sched_setscheduler(int(thread.name), os.SCHED_BATCH, os.sched_param(0))
