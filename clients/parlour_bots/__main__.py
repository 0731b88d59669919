"""`python -m parlour_bots`: the worker process. `parlour bots` is the same."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

from parlour_client import ParlourError

from parlour_bots.worker import Worker


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the worker takes."""
    parser.add_argument(
        "--server",
        default=os.environ.get("PARLOUR_SERVER", "127.0.0.1:7400"),
        metavar="ADDR",
        help="whose bots to play (or PARLOUR_SERVER; default 127.0.0.1:7400)",
    )
    parser.add_argument(
        "--token-file",
        default=os.environ.get("PARLOUR_WORKER_TOKEN_FILE"),
        metavar="FILE",
        help="file that holds the worker token (or PARLOUR_WORKER_TOKEN_FILE, or the token in PARLOUR_WORKER_TOKEN)",
    )


def run(options: argparse.Namespace) -> int:
    """Plays until interrupted or terminated. 0 when stopped so, 1 when the worker cannot serve, 2 without a token."""
    try:
        token = _token(options.token_file)
    except OSError as error:
        print(f"The worker token cannot be read: {error}.", file=sys.stderr)
        return 2
    if not token:
        print("A worker needs the server's worker token: --token-file FILE.", file=sys.stderr)
        return 2
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    try:
        asyncio.run(_serve(options.server, token))
    except (ParlourError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _serve(server: str, token: str) -> None:
    task = asyncio.create_task(Worker(server, token, name=socket.gethostname()).run())
    with suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C still works
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


def _token(path: str | None) -> str:
    if path:
        return Path(path).read_text("utf-8").strip()
    return os.environ.get("PARLOUR_WORKER_TOKEN", "").strip()


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser("parlour_bots", description="Plays the seats given to bots.")
    arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
