"""What data commands print: JSON for programs, tables for people."""

from __future__ import annotations

import argparse
import json
from typing import Any

from google.protobuf.json_format import MessageToDict
from google.protobuf.message import Message


def json_argument(parser: argparse.ArgumentParser) -> None:
    """Adds --json."""
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def print_json(value: Any, *, indent: int | None = None) -> None:
    """Prints a value as one JSON document, on one line unless indented, at once."""
    print(json.dumps(value, ensure_ascii=False, indent=indent), flush=True)


def as_dict(message: Message) -> dict[str, Any]:
    """An API message as JSON-ready data, fields named as in the protos."""
    return MessageToDict(
        message, preserving_proto_field_name=True, always_print_fields_with_no_presence=True
    )


def local_id(name: str) -> str:
    """The last part of a resource name: "games/x7" is "x7"."""
    return name.rsplit("/", 1)[-1]
