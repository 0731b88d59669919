"""The `parlour` command: finds the subcommand, runs it, and says in a sentence what went wrong.

Nothing heavy is imported before a subcommand is known, so that `parlour --help` is instant. Commands that need the server
package come from the entry-point group "parlour.commands"; each is a function (list of arguments) -> exit status.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple, cast

SERVER_COMMANDS = "parlour.commands"


class Entry(NamedTuple):
    """A line of the help."""

    name: str
    summary: str


COMMANDS = (
    Entry("play", "play a game in this terminal, with bots or with friends"),
    Entry("rooms", "list the public rooms"),
    Entry("watch", "look on at the game in a room"),
    Entry("replay", "tell a game again, move by move"),
    Entry("stats", "a player's figures"),
    Entry("standings", "who has won most, in all games or in one"),
    Entry("cards", "list, show and export the card sets"),
    Entry("simulate", "whole games by bots through the API"),
    Entry("score", "keep score for a game at a real table"),
    Entry("admin", "look after a server"),
    Entry("bots", "play the seats that hosts give to bots"),
)


def main(arguments: list[str] | None = None) -> int:
    """Runs `parlour` with these arguments (default: those of the process) and gives the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if not given or given[0] in ("-h", "--help", "help"):
        print(_help())
        return 0 if given else 2
    if given[0] == "--version":
        from importlib.metadata import version  # noqa: PLC0415 - only here

        print(f"parlour {version('parlour')}")
        return 0
    name, rest = given[0], given[1:]
    if any(name == entry.name for entry in COMMANDS):
        return _run(name, rest)
    server_commands = _server_commands()
    if name in server_commands:
        return _run_server_command(server_commands[name], rest)
    known = ", ".join(sorted([entry.name for entry in COMMANDS] + list(server_commands)))
    print(f"parlour: there is no command {name!r}; there are {known}.", file=sys.stderr)
    return 2


def _run(name: str, arguments: list[str]) -> int:
    from parlour_cli.running import run_command  # noqa: PLC0415 - keeps --help instant

    command = import_module(f"parlour_cli.commands.{name}")
    parser = argparse.ArgumentParser(
        f"parlour {name}",
        description=command.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.arguments(parser)
    return run_command(command.run, parser.parse_args(arguments))


def _run_server_command(entry: EntryPoint, arguments: list[str]) -> int:
    try:
        command = entry.load()
    except ImportError as error:
        print(
            f"parlour {entry.name} needs the server, which is not installed whole ({error}). "
            "Install it with: pip install 'parlour[server]'",
            file=sys.stderr,
        )
        return 1
    try:
        return cast(int, command(arguments))
    except KeyboardInterrupt:
        return 130


def _server_commands() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=SERVER_COMMANDS)}


def _help() -> str:
    server = sorted(_server_commands())
    width = max(len(name) for name in [entry.name for entry in COMMANDS] + server)
    lines = ["Parlour plays the Dixit family of parlour games (unofficial).", ""]
    lines += ["usage: parlour COMMAND [OPTIONS]", ""]
    lines += [f"  {entry.name:<{width}}  {entry.summary}" for entry in COMMANDS]
    summaries = {"serve": "run a server in one process, nothing else needed"}
    lines += [
        f"  {name:<{width}}  {summaries.get(name, 'a command of the server')}" for name in server
    ]
    lines += [
        "",
        "`parlour COMMAND --help` says more. Commands that need a server ask the one named by --server or PARLOUR_SERVER,",
        "or start one of their own for as long as they run. Try: parlour play",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
