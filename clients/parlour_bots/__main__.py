"""`python -m parlour_bots`: the worker process. `parlour bots` is the same."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from parlour_client import AddressError, ParlourError

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


async def serve(options: argparse.Namespace) -> int:
    """Plays until cancelled, interrupted or terminated: 0. Without a token that can be read: 2.

    Raises `ParlourError` when the server does not take the token.
    """
    try:
        token = _token(options.token_file)
    except OSError as error:
        print(f"The worker token cannot be read: {error}.", file=sys.stderr)
        return 2
    if not token:
        print("A worker needs the server's worker token: --token-file FILE.", file=sys.stderr)
        return 2
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(message)s")
    worker = asyncio.create_task(Worker(options.server, token, name=socket.gethostname()).run())
    with suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C still works
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, worker.cancel)
    with suppress(asyncio.CancelledError):
        await worker
    return 0


def _token(path: str | None) -> str:
    if path:
        return Path(path).read_text("utf-8").strip()
    return os.environ.get("PARLOUR_WORKER_TOKEN", "").strip()


def main(argv: Sequence[str] | None = None) -> int:
    """The program."""
    parser = argparse.ArgumentParser("parlour_bots", description="Plays the seats given to bots.")
    arguments(parser)
    try:
        return asyncio.run(serve(parser.parse_args(argv)))
    except (ParlourError, AddressError) as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
