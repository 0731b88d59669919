"""Commands that run servers. `serve` joins the `parlour` command; the others are for containers."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

from parlour.kernel.refusals import Refused
from parlour.roots.tuning import tune

# Read when grpc is imported: its handlers only complain when the catalogue starts the processes that draw.
os.environ.setdefault("GRPC_ENABLE_FORK_SUPPORT", "0")
os.environ.setdefault("GRPC_VERBOSITY", "NONE")  # what goes wrong is said by us, in a sentence

DEFAULT_GRPC = "127.0.0.1:7400"
DEFAULT_HTTP = "127.0.0.1:7480"


def main(arguments: Sequence[str]) -> int:
    """`python -m parlour ROLE`: the exit status."""
    services = ("lobby", "game-state", "scoring", "catalogue", "gateway")
    match list(arguments):
        case ["serve", *rest]:
            return serve(rest)
        case ["bots", *rest]:
            from parlour_bots.__main__ import main as bots

            return bots(rest)
        case ["migrate"]:
            return _migrate()
        case [role] if role in services:
            return _service(role)
        case _:
            print(__doc__, file=sys.stderr)
            print(
                f"usage: python -m parlour serve|bots|migrate|{'|'.join(services)}", file=sys.stderr
            )
            return 2


def _service(role: str) -> int:
    async def run() -> None:
        from parlour.platform import logs
        from parlour.platform.settings import Environment, HouseSettings
        from parlour.roots import distributed

        logs.set_up(HouseSettings.read(Environment()).log_level)
        stopping = _signals()

        def ready(line: str) -> None:
            tune()
            print(f"parlour {line}", flush=True)

        if role == "gateway":
            await distributed.run_gateway(stopping, ready)
        else:
            await distributed.run_service(role, stopping, ready)

    return run_until_done(run())


def _migrate() -> int:
    async def run() -> None:
        from parlour.platform import logs
        from parlour.roots import distributed

        logs.set_up()
        await distributed.migrate()
        print("parlour migrated", flush=True)

    return run_until_done(run())


def serve(arguments: list[str]) -> int:
    """`parlour serve`: all of Parlour in one process; the exit status."""
    parser = argparse.ArgumentParser(
        prog="parlour serve",
        description="Run all of Parlour in this process, with its data in one folder.",
    )
    parser.add_argument(
        "--data",
        type=Path,
        default=_default_folder(),
        metavar="DIR",
        help="where everything is kept (default: %(default)s)",
    )
    parser.add_argument(
        "--grpc", default=DEFAULT_GRPC, metavar="HOST:PORT", help="the API (default: %(default)s)"
    )
    parser.add_argument(
        "--http",
        default=DEFAULT_HTTP,
        metavar="HOST:PORT",
        help="pictures and health (default: %(default)s)",
    )
    options = parser.parse_args(arguments)

    async def run() -> None:
        from parlour.gateway.settings import GatewaySettings
        from parlour.platform import logs
        from parlour.platform.settings import Environment, HouseSettings
        from parlour.roots import embedded

        environment = Environment()
        house = HouseSettings.read(environment)
        edge = GatewaySettings.read(environment)
        logs.set_up(house.log_level)
        for name in ("grpc", "http"):
            Environment({f"PARLOUR_{name}".upper(): getattr(options, name)}).address(
                name.upper(), ""
            )
        stopping = _signals()
        async with embedded.serve(options.data, options.grpc, options.http, house, edge) as serving:
            if serving.admin_token:
                print(f"administrator's token, shown this once: {serving.admin_token}")
            print(f"parlour ready grpc={serving.grpc} http={serving.http}", flush=True)
            tune()
            await stopping.wait()
            print("parlour is stopping ...", flush=True)

    return run_until_done(run())


def run_until_done(work: Coroutine[Any, Any, None]) -> int:
    """Run a server's coroutine; a refusal becomes a sentence and a non-zero exit status."""
    try:
        import uvloop

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(work)
    except Refused as refusal:
        print(f"parlour: {refusal.message} ({refusal.reason})", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _signals() -> asyncio.Event:
    """An event that SIGINT and SIGTERM set; a second one ends the process at once."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop(number: int) -> None:
        if stopping.is_set():
            os._exit(128 + number)
        stopping.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop, number)
    return stopping


def _default_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return Path(home) / "parlour"
