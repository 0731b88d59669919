"""Who one is on which server: tokens kept in the user's own folder, so that one comes back as the same player."""

from __future__ import annotations

import getpass
import json
import os
from pathlib import Path
from typing import cast

import grpc
from parlour_client import Client, ParlourError

from parlour_cli.complaint import Complaint


def default_name() -> str:
    """The name to sign in with when none is given: PARLOUR_NAME, or the user's."""
    try:
        return os.environ.get("PARLOUR_NAME") or getpass.getuser().capitalize()
    except (OSError, KeyError):  # a user without an entry
        return "Guest"


async def sign_in(
    client: Client, name: str | None = None, *, invitation: str = "", keep: bool = True
) -> None:
    """Signs the client in under a name: as the player kept for this server and name, else as a new guest who is kept.

    With `keep` off nothing is read or written: for servers that do not outlive the command. Raises `ParlourError`.
    """
    name = name or default_name()
    if keep and await come_back(client, name):
        return
    await client.sign_in(name, invitation=invitation)
    if keep and client.token:
        _write(_read() | {f"{client.server} {name}": client.token})


async def come_back(client: Client, name: str | None = None) -> bool:
    """Signs the client in as the player kept for this server and name, if there is one: whether there was."""
    token = _read().get(f"{client.server} {name or default_name()}")
    if token is None:
        return False
    client.token = token
    try:
        if not (await client.who_am_i()).banned:
            return True
    except ParlourError as error:
        if error.code != grpc.StatusCode.UNAUTHENTICATED:
            raise
    client.token = None  # a server that was set up anew does not know us any more
    return False


def _path() -> Path:
    base = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    return (Path(base) if base else Path.home() / ".config") / "parlour" / "tokens.json"


def _read() -> dict[str, str]:
    try:
        return cast(dict[str, str], json.loads(_path().read_text("utf-8")))
    except FileNotFoundError:
        return {}
    except (ValueError, OSError) as error:
        raise Complaint(
            f"{_path()} cannot be read ({error}); move it away to begin anew."
        ) from None


def _write(tokens: dict[str, str]) -> None:
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = path.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        json.dump(tokens, file, indent=1)
    fresh.replace(path)
