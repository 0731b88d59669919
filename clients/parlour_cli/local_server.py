"""The server that a command talks to: the one named, or one of its own for as long as it runs."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shlex
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from parlour_cli.complaint import Complaint

DEFAULT_SERVER = "127.0.0.1:7400"
START_LIMIT = 60.0  # seconds; the first start on a slow machine draws pictures
STOP_LIMIT = 10.0  # seconds
_READY = re.compile(r"parlour ready grpc=(\S+)")


def server_argument(
    parser: argparse.ArgumentParser, *, default: str = "a server of its own"
) -> None:
    """Adds --server; `default`: what the command takes when nothing is said."""
    parser.add_argument(
        "--server",
        default=os.environ.get("PARLOUR_SERVER") or None,
        metavar="ADDR",
        help=f"HOST:PORT, or https://HOST (or PARLOUR_SERVER); default: {default}",
    )


def way_in(address: str, code: str, name: str = "") -> str:
    """What to type to be in a room, again or for the first time."""
    words = ["parlour", "play", "--join", code]
    if address != DEFAULT_SERVER:  # which is looked for first
        words[2:2] = ["--server", address]
    return shlex.join(words + (["--name", name] if name else []))


class Server(NamedTuple):
    """Where it is, and whether it lives only as long as this command."""

    address: str
    own: bool


@asynccontextmanager
async def some_server(
    named: str | None, *, running_first: bool = False
) -> AsyncGenerator[Server, None]:
    """The server to talk to: `named`, or one which is started now in a temporary folder and stopped after.

    With `running_first` a server that runs at the default address is taken before one is started: for commands that look
    for something which can only be on a server that runs already.
    """
    if named:
        yield Server(named, own=False)
    elif running_first and await _answers(DEFAULT_SERVER):
        yield Server(DEFAULT_SERVER, own=False)
    else:
        async with own_server() as address:
            yield Server(address, own=True)


@asynccontextmanager
async def own_server() -> AsyncGenerator[str, None]:
    """Starts `parlour serve` on free ports in a temporary folder; gives its address; stops it and removes the folder."""
    with tempfile.TemporaryDirectory(prefix="parlour-", ignore_cleanup_errors=True) as folder:
        log_path = Path(folder) / "server.log"
        arguments = ["-m", "parlour_cli", "serve", "--data", str(Path(folder) / "data")]
        arguments += ["--grpc", "127.0.0.1:0", "--http", "127.0.0.1:0"]
        with log_path.open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *arguments,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                start_new_session=True,  # Ctrl-C is ours to answer; the server is stopped when we are done
            )
        drain: asyncio.Task[None] | None = None
        try:
            address = await _ready(process, log_path)
            drain = asyncio.create_task(_drain(process))
            yield address
        finally:
            await _stop(process)
            if drain is not None:
                await drain


async def _ready(process: asyncio.subprocess.Process, log_path: Path) -> str:
    assert process.stdout is not None  # noqa: S101 - asked for a pipe
    with suppress(TimeoutError):
        async with asyncio.timeout(START_LIMIT):
            while line := await process.stdout.readline():
                if match := _READY.search(line.decode("utf-8", "replace")):
                    return match[1]
            await process.wait()
    said = await asyncio.to_thread(log_path.read_text, "utf-8", "replace")
    reason = f" It said: {said.strip().splitlines()[-1].strip()}" if said.strip() else ""
    raise Complaint(f"The server of our own did not start.{reason}")


async def _drain(process: asyncio.subprocess.Process) -> None:
    """Reads on, so that the server never waits for a full pipe."""
    assert process.stdout is not None  # noqa: S101 - asked for a pipe
    while await process.stdout.read(65536):
        pass


async def _stop(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(STOP_LIMIT):
            await process.wait()
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _answers(address: str) -> bool:
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(0.5):
            _, writer = await asyncio.open_connection(host, int(port))
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True
