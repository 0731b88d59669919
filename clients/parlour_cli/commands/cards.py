"""The card sets of a server.

parlour cards list               the sets
parlour cards show SET           a set's cards, with what is to be seen on them
parlour cards export SET DIR     a set's pictures as files, with cards.json beside them
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
from pathlib import Path
from typing import Any

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour_client import Client, connect

from parlour_cli.complaint import Complaint
from parlour_cli.local_server import server_argument, some_server
from parlour_cli.output import json_argument, print_json
from parlour_cli.plain_text import safe, table

PURPOSES = {
    catalogue_service_pb2.PURPOSE_DREAM: "dream",
    catalogue_service_pb2.PURPOSE_JINX: "jinx",
    catalogue_service_pb2.PURPOSE_POSITION: "position",
}
_ENDINGS = {"image/webp": "webp", "image/png": "png", "image/jpeg": "jpg"}


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="list|show|export")
    for name, summary in (
        ("list", "the sets"),
        ("show", "a set's cards"),
        ("export", "a set's pictures as files"),
    ):
        action = actions.add_parser(name, help=summary, description=summary)
        if name != "list":
            action.add_argument("set", metavar="SET", help='the set\'s id, e.g. "dream"')
        if name == "export":
            action.add_argument("folder", metavar="DIR", type=Path, help="made if it is not there")
        server_argument(action)
        json_argument(action)


async def run(options: argparse.Namespace) -> int:
    """Does what was asked."""
    async with some_server(options.server) as server, connect(server.address) as client:
        match options.action:
            case "list":
                return await _list(client, as_json=options.json)
            case "show":
                return await _show(client, options.set, as_json=options.json)
            case _:
                return await _export(client, options.set, options.folder, as_json=options.json)


async def _list(client: Client, *, as_json: bool) -> int:
    sets = [set_as_dict(card_set) async for card_set in client.card_sets()]
    if as_json:
        print_json(sets, indent=2)
        return 0
    rows = [("SET", "CARDS", "FOR", "TITLE")]
    rows += [(safe(s["id"]), str(s["cards"]), s["purpose"], safe(s["title"])) for s in sets]
    print("\n".join(table(rows)))
    return 0


async def _show(client: Client, set_id: str, *, as_json: bool) -> int:
    card_set = await _get_set(client, set_id)
    cards = [card_as_dict(card) async for card in client.cards(card_set.name)]
    shown = set_as_dict(card_set)
    if as_json:
        print_json(shown | {"list": cards}, indent=2)
        return 0
    print(f"{safe(card_set.title)}: {card_set.card_count} cards. {safe(card_set.description)}")
    print(
        f"By {safe(card_set.author) or 'unknown'}; licence {safe(card_set.licence) or 'unknown'}.\n"
    )
    rows = [("CARD", "WHAT IS TO BE SEEN")]
    rows += [(safe(card["id"]), safe(card["text"])) for card in cards]
    print("\n".join(table(rows)))
    return 0


async def _export(client: Client, set_id: str, folder: Path, *, as_json: bool) -> int:
    card_set = await _get_set(client, set_id)
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    cards: list[dict[str, Any]] = []
    async for card in client.cards(card_set.name):
        media_type, content = await client.picture(card.id)
        ending = _ENDINGS.get(media_type)
        if ending is None:
            raise Complaint(f"Card {safe(card.id)} is a {safe(media_type)!r}, which is no picture.")
        file = f"{portable(card.id)}.{ending}"
        (folder / file).write_bytes(content)
        cards.append(card_as_dict(card) | {"file": file})
    index = set_as_dict(card_set) | {"list": cards}
    text = json.dumps(index, ensure_ascii=False, indent=1) + "\n"
    (folder / "cards.json").write_text(text, "utf-8")
    if as_json:
        print_json(index, indent=2)
    else:
        print(f"{len(cards)} pictures of {safe(card_set.title)} are in {folder}.")
    return 0


async def _get_set(client: Client, set_id: str) -> catalogue_service_pb2.CardSet:
    name = set_id if set_id.startswith("cardSets/") else f"cardSets/{set_id}"
    request = catalogue_service_pb2.GetCardSetRequest(name=name)
    return (await client.call(client.catalogue.GetCardSet, request)).card_set


def portable(card: str) -> str:
    """A file name that every system takes: "dream/7" is "dream-007"."""
    name, _, number = card.rpartition("/")
    stem = re.sub(r"[^A-Za-z0-9_-]+", "_", name).strip("_") or "card"
    return (
        f"{stem}-{int(number):03}"
        if number.isdigit()
        else f"{stem}-{re.sub(r'[^A-Za-z0-9_-]+', '_', number)}"
    )


def set_as_dict(card_set: catalogue_service_pb2.CardSet) -> dict[str, Any]:
    """A set as the command prints it; `cards` is how many."""
    return {
        "id": card_set.id,
        "title": card_set.title,
        "cards": card_set.card_count,
        "purpose": PURPOSES.get(card_set.purpose, "other"),
        "description": card_set.description,
        "author": card_set.author,
        "licence": card_set.licence,
        "built_in": card_set.built_in,
    }


def card_as_dict(card: catalogue_service_pb2.Card) -> dict[str, Any]:
    """A card as the command prints it."""
    return {"id": card.id, "text": card.alt_text, "tags": list(card.tags)}
