"""Keeps score for a game at a real table. FILE (or - for the standard input) holds one case or a list of cases in JSON:

  {"id": "turn 1", "input": {"game": "dixit", "options": {"edition": "odyssey"}, "players": ["Ana", "Bo", "Cy"], ...}}

Each is answered on a line of its own, in order: {"id", "result"} or {"id", "error": {"reason", "message"}}. The exit status
is 1 if any was refused.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Protocol, cast

import grpc
from parlour.api.scoring.v1 import scoring_service_pb2
from parlour_client import Client, ParlourError, connect

import parlour_cli.scorekeeping
from parlour_cli.complaint import MISUSED, Complaint
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, print_json
from parlour_cli.running import sentence
from parlour_cli.scorekeeping.reading import BadCase, Fields, bad, text

_REFUSALS = (
    grpc.StatusCode.INVALID_ARGUMENT,
    grpc.StatusCode.FAILED_PRECONDITION,
    grpc.StatusCode.PERMISSION_DENIED,
)


class Scorebook(Protocol):
    """A module of `parlour_cli.scorekeeping`."""

    GAMES: tuple[str, ...]

    def to_round(self, game: str, fields: Fields) -> scoring_service_pb2.ScoreRoundRequest:
        """The API's round of a case's input. Raises `BadCase`."""
        ...

    def to_result(
        self, game: str, response: scoring_service_pb2.ScoreRoundResponse
    ) -> dict[str, Any]:
        """The file's result of the API's answer."""
        ...


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE")
    server_argument(parser)
    json_argument(parser)  # the answers are JSON in any case


async def run(options: argparse.Namespace) -> int:
    """Answers every case."""
    cases = await asyncio.to_thread(read_cases, options.file)
    refused = False
    async with some_server(options.server) as server, connect(server.address) as client:
        for case in cases:
            answer = await _answer(client, case)
            refused |= "error" in answer
            print_json(answer)
    return 1 if refused else 0


def read_cases(file: str) -> list[Any]:
    """The cases of a file. Raises `Complaint` when it is not JSON, OSError when it cannot be read."""
    content = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    try:
        value: Any = json.loads(content)
    except ValueError as error:
        raise Complaint(f"{file} is no JSON: {error}.", MISUSED) from None
    if isinstance(value, list):
        return cast(list[Any], value)
    return [value]


async def _answer(client: Client, case: Any) -> dict[str, Any]:
    named = cast(dict[str, Any], case) if isinstance(case, dict) else {}
    answer: dict[str, Any] = {"id": named.get("id")}
    try:
        game, request = to_request(case)
        response = await client.call(client.scoring.ScoreRound, request)
    except BadCase as refusal:
        return answer | {"error": {"reason": refusal.reason, "message": str(refusal)}}
    except ParlourError as error:
        if error.code not in _REFUSALS:
            raise
        return answer | {"error": {"reason": error.reason, "message": sentence(error)}}
    return answer | {"result": _scorebooks()[game].to_result(game, response)}


def to_request(case: Any) -> tuple[str, scoring_service_pb2.ScoreRoundRequest]:
    """(game, the API's request) of a case. Raises `BadCase`."""
    fields = Fields(Fields(case, "a case").raw("input"), "input")
    game = text(fields.raw("game"), "input.game")
    if game not in _scorebooks():
        known = ", ".join(sorted(_scorebooks()))
        raise BadCase("UNKNOWN_GAME", f"There is no game {game!r}; there are {known}.")
    try:
        request = _scorebooks()[game].to_round(game, fields)
    except UnicodeEncodeError:  # a lone surrogate is no text that can travel
        raise bad("a name is no text") from None
    fields.finish()
    return game, request


@cache
def _scorebooks() -> dict[str, Scorebook]:
    found: dict[str, Scorebook] = {}
    for info in iter_modules(parlour_cli.scorekeeping.__path__):
        module = import_module(f"parlour_cli.scorekeeping.{info.name}")
        for game in getattr(module, "GAMES", ()):
            found[game] = cast(Scorebook, module)
    return found
