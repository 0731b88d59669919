"""The data folder of an embedded server: made if it is not there, and held by one process at a time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from parlour.kernel.refusals import Refused

LEAST_FREE_BYTES = 20 * 1024 * 1024


@contextmanager
def hold(folder: Path) -> Generator[None]:
    """Hold the folder. Raises DATA_FOLDER_UNUSABLE, DATA_FOLDER_IN_USE or STORAGE_FULL."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (folder / "lock").open("a")
    except OSError as error:
        why = error.strerror or type(error).__name__
        message = f"the data folder {folder} cannot be used: {why}"
        raise Refused("DATA_FOLDER_UNUSABLE", message) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            message = f"the data folder {folder} is in use by another Parlour server"
            raise Refused("DATA_FOLDER_IN_USE", message) from error
        free = os.statvfs(folder)
        if free.f_bavail * free.f_frsize < LEAST_FREE_BYTES:
            raise Refused("STORAGE_FULL", f"the disk of the data folder {folder} is full")
        yield
