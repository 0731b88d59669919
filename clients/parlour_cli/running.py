"""Runs a command on an event loop: signals end it cleanly, errors end it with a sentence."""

from __future__ import annotations

import argparse
import asyncio
import inspect
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from parlour_client import AddressError, OptionError, ParlourError

from parlour_cli.complaint import MISUSED, Complaint
from parlour_cli.plain_text import safe

Command = Callable[[argparse.Namespace], Awaitable[int] | int]
INTERRUPTED = 130


def run_command(command: Command, options: argparse.Namespace) -> int:
    """The command's exit status; 130 when interrupted."""
    try:
        return asyncio.run(_alone(command, options))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output had enough
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Complaint as complaint:
        return _say(str(complaint), complaint.status)
    except (OptionError, AddressError) as error:
        return _say(str(error), MISUSED)
    except ParlourError as error:
        return _say(sentence(error), 1)
    except OSError as error:
        where = f": {error.filename}" if error.filename else ""
        return _say(f"{error.strerror or error}{where}.", 1)


def sentence(error: ParlourError) -> str:
    """What a refusal says to people: its message, or the fields at fault, and when to come back."""
    said = [f"{_words(v.field)} {safe(v.description)}" for v in error.violations]
    if not said or error.message not in [v.description for v in error.violations]:
        said.insert(0, safe(error.message).strip() or error.reason)
    sentences = [part[:1].upper() + part[1:] for part in said]
    text = " ".join(part if part[-1] in ".!?" else f"{part}." for part in sentences)
    return (
        f"{text} Try again in {max(1, round(error.retry_after))} s." if error.retry_after else text
    )


def _words(field: str) -> str:
    """ "move.dixit.give_clue.text" is "text"."""
    return safe(field).rpartition(".")[2].replace("_", " ")


async def _alone(command: Command, options: argparse.Namespace) -> int:
    """The command; of several things that went wrong at once, the first is told."""
    try:
        return await _await(command, options)
    except BaseExceptionGroup as group:
        raise _first(group) from None


def _first(error: BaseException) -> BaseException:
    inner: tuple[BaseException, ...] = getattr(error, "exceptions", ())
    return _first(inner[0]) if inner else error


async def _await(command: Command, options: argparse.Namespace) -> int:
    task = asyncio.current_task()
    assert task is not None  # noqa: S101 - asyncio.run gives a task
    loop = asyncio.get_running_loop()
    for name in (
        "SIGTERM",
        "SIGHUP",
    ):  # a server that we started is stopped even when the terminal is closed
        with suppress(NotImplementedError, AttributeError):
            loop.add_signal_handler(getattr(signal, name), task.cancel)
    result = command(options)
    return await result if inspect.isawaitable(result) else result


def _say(text: str, status: int) -> int:
    print(f"parlour: {text}", file=sys.stderr)
    return status
