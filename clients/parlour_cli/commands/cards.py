"""The card sets of a server.

parlour cards list               the sets
parlour cards show SET           a set's cards, with what is to be seen on them
parlour cards export SET DIR     a set's pictures as files, with manifest.json beside them
parlour cards import PATH        a folder or zip of pictures as a set of one's own, or --to one
parlour cards share SET          a code by which others may use the set; --public asks for everybody, --stop ends it
parlour cards edit SET           change a set of one's own: its --title and so on, --text of a card, --remove cards
parlour cards add CODE           a set that somebody shares; `drop SET` lets go of it
parlour cards delete SET         a set of one's own; games that have begun go on with it
parlour cards report CARD        tell the administrator that a card should not be there, and --why

What is taken and what is not, and the form of manifest.json: docs/own-cards.md.
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

from parlour_cli import own_sets
from parlour_cli.complaint import Complaint
from parlour_cli.identity import come_back, sign_in
from parlour_cli.local_server import DEFAULT_SERVER, server_argument, some_server
from parlour_cli.output import json_argument, print_json
from parlour_cli.plain_text import safe, table
from parlour_cli.sets import card_as_dict, set_as_dict, set_name

_FIELDS = {
    "description": "what unites the pictures",
    "language": 'of the texts, e.g. "fr"',
    "licence": "of the pictures, e.g. CC-BY-4.0",
    "author": "whoever made them",
}
_ENDINGS = {"image/webp": "webp", "image/png": "png", "image/jpeg": "jpg"}


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, summary in (
        ("list", "the sets"),
        ("show", "a set's cards"),
        ("export", "a set's pictures as files"),
        ("import", "bring a set of one's own"),
        ("edit", "change a set of one's own"),
        ("share", "let others use a set of one's own"),
        ("add", "use a set that somebody shares"),
        ("drop", "let go of a set that somebody shares"),
        ("delete", "delete a set of one's own"),
        ("report", "tell the administrator of a card"),
    ):
        action = actions.add_parser(name, help=summary, description=summary)
        if name in ("show", "export", "edit", "share", "drop", "delete"):
            action.add_argument("set", metavar="SET", help='the set\'s id, e.g. "dream"')
        match name:
            case "export":
                text = "made if it is not there"
                action.add_argument("folder", metavar="DIR", type=Path, help=text)
            case "import":
                _import_arguments(action)
            case "edit":
                _edit_arguments(action)
            case "share":
                action.add_argument("--public", action="store_true", help="ask the administrator")
                action.add_argument("--stop", action="store_true", help="take it back from all")
            case "add":
                action.add_argument("code", metavar="CODE")
            case "report":
                action.add_argument("card", metavar="CARD", help='e.g. "dream/7"')
                action.add_argument("--why", required=True, metavar="TEXT")
            case _:
                pass
        action.add_argument("--name", metavar="NAME", help="as whom; default: PARLOUR_NAME")
        if name in own_sets.ACTIONS:
            server_argument(action, default=DEFAULT_SERVER)
        else:
            server_argument(action)
        json_argument(action)


def _import_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument("path", metavar="PATH", type=Path, help="a folder, a zip or a picture")
    action.add_argument("--to", metavar="SET", default="", help="add to this set of one's own")
    action.add_argument("--title", default="", help="may stand in a manifest.json instead")
    for field, what in _FIELDS.items():
        action.add_argument(f"--{field}", default="", metavar="TEXT", help=what)
    action.add_argument("--for", dest="purpose", choices=("dream", "jinx"), help="default dream")


def _edit_arguments(action: argparse.ArgumentParser) -> None:
    for field, what in {"title": "1 to 60 characters", **_FIELDS}.items():
        action.add_argument(f"--{field}", metavar="TEXT", help=what)
    action.add_argument(
        "--text",
        nargs=2,
        action="append",
        default=[],
        metavar=("NUMBER", "TEXT"),
        help="what is to be seen on a card, for who cannot see it; may be given again",
    )
    action.add_argument(
        "--remove", type=int, nargs="+", default=[], metavar="NUMBER", help="deal these no more"
    )


async def run(options: argparse.Namespace) -> int:
    """Does what was asked."""
    if options.action in own_sets.ACTIONS:
        # A server that ends with the command would keep nothing.
        async with connect(options.server or DEFAULT_SERVER) as client:
            await sign_in(client, options.name)
            return await own_sets.ACTIONS[options.action](client, options)
    async with some_server(options.server) as server, connect(server.address) as client:
        if options.name:
            await sign_in(client, options.name, keep=not server.own)
        elif not server.own:
            await come_back(client)  # who was here before sees sets of their own, too
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
        row = card_as_dict(card) | {"file": file}
        if (
            not card_set.built_in
            and row["text"] == f"{card_set.title} {card.name.rpartition('/')[2]}"
        ):
            row["text"] = ""  # nobody has described it; what stands in for that is no description
        cards.append(row)
    # As `import` reads it.
    index = {"format": "parlour-pack", "version": 1} | set_as_dict(card_set) | {"cards": cards}
    text = json.dumps(index, ensure_ascii=False, indent=1) + "\n"
    (folder / "manifest.json").write_text(text, "utf-8")
    if as_json:
        print_json(index, indent=2)
    else:
        print(f"{len(cards)} pictures of {safe(card_set.title)} are in {folder}.")
    return 0


async def _get_set(client: Client, set_id: str) -> catalogue_service_pb2.CardSet:
    request = catalogue_service_pb2.GetCardSetRequest(name=set_name(set_id))
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
