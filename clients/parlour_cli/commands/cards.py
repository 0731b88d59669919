"""The card sets of a server.

parlour cards list               the sets
parlour cards show SET           a set's cards, with what is to be seen on them
parlour cards export SET DIR     a set's pictures as files, with manifest.json beside them
parlour cards import PATH        a folder or zip of pictures as a set of one's own, or --to one
parlour cards share SET          a code by which others may use the set; --public asks for everybody, --stop ends it
parlour cards add CODE           a set that somebody shares
parlour cards delete SET         a set of one's own
parlour cards report CARD        tell the administrator that a card should not be there, and --why
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour_client import Client, connect

from parlour_cli import packs
from parlour_cli.complaint import REFUSED, Complaint
from parlour_cli.identity import sign_in
from parlour_cli.local_server import DEFAULT_SERVER, server_argument, some_server
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
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, summary in (
        ("list", "the sets"),
        ("show", "a set's cards"),
        ("export", "a set's pictures as files"),
        ("import", "bring a set of one's own"),
        ("share", "let others use a set of one's own"),
        ("add", "use a set that somebody shares"),
        ("delete", "delete a set of one's own"),
        ("report", "tell the administrator of a card"),
    ):
        action = actions.add_parser(name, help=summary, description=summary)
        if name in ("show", "export", "share", "delete"):
            action.add_argument("set", metavar="SET", help='the set\'s id, e.g. "dream"')
        match name:
            case "export":
                text = "made if it is not there"
                action.add_argument("folder", metavar="DIR", type=Path, help=text)
            case "import":
                _import_arguments(action)
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
        server_argument(action)
        json_argument(action)


def _import_arguments(action: argparse.ArgumentParser) -> None:
    action.add_argument("path", metavar="PATH", type=Path, help="a folder, a zip or a picture")
    action.add_argument("--to", metavar="SET", default="", help="add to this set of one's own")
    action.add_argument("--title", default="", help="may stand in a manifest.json instead")
    for field, what in (
        ("description", "what unites the pictures"),
        ("language", 'of the texts, e.g. "fr"'),
        ("licence", "of the pictures, e.g. CC-BY-4.0"),
        ("author", "whoever made them"),
    ):
        action.add_argument(f"--{field}", default="", metavar="TEXT", help=what)
    action.add_argument("--for", dest="purpose", choices=("dream", "jinx"), help="default dream")


async def run(options: argparse.Namespace) -> int:
    """Does what was asked."""
    if options.action in _OWN:
        # A server that ends with the command would keep nothing.
        async with connect(options.server or DEFAULT_SERVER) as client:
            await sign_in(client, options.name)
            return await _OWN[options.action](client, options)
    async with some_server(options.server) as server, connect(server.address) as client:
        if options.name:
            await sign_in(client, options.name, keep=not server.own)
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
    # As `import` reads it.
    index = {"format": "parlour-pack", "version": 1} | set_as_dict(card_set) | {"cards": cards}
    text = json.dumps(index, ensure_ascii=False, indent=1) + "\n"
    (folder / "manifest.json").write_text(text, "utf-8")
    if as_json:
        print_json(index, indent=2)
    else:
        print(f"{len(cards)} pictures of {safe(card_set.title)} are in {folder}.")
    return 0


async def _import(client: Client, options: argparse.Namespace) -> int:
    purposes = {name: number for number, name in PURPOSES.items()}
    start = catalogue_service_pb2.ImportPackStart(
        card_set=_set_name(options.to) if options.to else "",
        title=options.title,
        description=options.description,
        language=options.language,
        author=options.author,
        licence=options.licence,
        purpose=purposes.get(options.purpose, catalogue_service_pb2.PURPOSE_UNSPECIFIED),
    )
    card_set, files = await packs.bring(client, options.path, start)
    kept = [file for file in files if file.card]
    if options.json:
        shown = set_as_dict(card_set) if card_set else None
        print_json({"set": shown, "files": [_file_as_dict(file) for file in files]}, indent=2)
        return 0 if card_set else REFUSED
    for file in files:
        if file.reason:
            print(f"not kept: {safe(file.path)}: {file.message or file.reason}")
    if card_set is None:
        raise Complaint("None of the files could be kept; no set was made.")
    print(
        f"{len(kept)} of {len(files)} files are in {safe(card_set.title)}, the set {card_set.id}."
    )
    return 0


def _file_as_dict(file: catalogue_service_pb2.ImportedFile) -> dict[str, Any]:
    return {
        "path": file.path,
        "card": file.card.removeprefix("cardSets/").replace("/cards/", "/"),
        "reason": file.reason,
        "message": file.message,
        "changes": list(file.changes),
    }


async def _share(client: Client, options: argparse.Namespace) -> int:
    wanted = catalogue_service_pb2.CardSet(name=_set_name(options.set), shared=not options.stop)
    request = catalogue_service_pb2.UpdateCardSetRequest(card_set=wanted)
    request.update_mask.paths.append("shared")
    if options.public or options.stop:
        request.update_mask.paths.append("publication")
    if options.public and not options.stop:
        request.card_set.publication = catalogue_service_pb2.PUBLICATION_ASKED
    card_set = (await client.call(client.catalogue.UpdateCardSet, request)).card_set
    public = catalogue_service_pb2.Publication.Name(card_set.publication)
    state = public.removeprefix("PUBLICATION_").lower().replace("unspecified", "none")
    if options.json:
        print_json({"set": card_set.id, "code": card_set.share_code, "public": state})
    elif options.stop:
        print("Nobody but you can use it now.")
    else:
        print(f"Whoever has the code {card_set.share_code} can use it: parlour cards add CODE")
        if options.public:
            print("The administrator has been asked to make it public.")
    return 0


async def _add(client: Client, options: argparse.Namespace) -> int:
    request = catalogue_service_pb2.AddSharedCardSetRequest(code=options.code)
    card_set = (await client.call(client.catalogue.AddSharedCardSet, request)).card_set
    if options.json:
        print_json(set_as_dict(card_set))
    else:
        print(f"{safe(card_set.title)} is among your sets now, as {card_set.id}.")
    return 0


async def _delete(client: Client, options: argparse.Namespace) -> int:
    request = catalogue_service_pb2.DeleteCardSetRequest(name=_set_name(options.set))
    await client.call(client.catalogue.DeleteCardSet, request)
    return _done(options)


async def _report(client: Client, options: argparse.Namespace) -> int:
    card = card_name(options.card)
    request = catalogue_service_pb2.ReportCardRequest(card=card, why=options.why)
    await client.call(client.catalogue.ReportCard, request)
    return _done(options)


def _done(options: argparse.Namespace) -> int:
    if options.json:
        print_json({"done": options.action})
    else:
        print("Done.")
    return 0


_OWN: dict[str, Callable[[Client, argparse.Namespace], Awaitable[int]]] = {
    "import": _import,
    "share": _share,
    "add": _add,
    "delete": _delete,
    "report": _report,
}


def card_name(card: str) -> str:
    """ "dream/7" as the API names it; a name stays as it is."""
    set_id, _, number = card.removeprefix("cardSets/").replace("/cards/", "/").rpartition("/")
    return f"cardSets/{set_id}/cards/{number}"


def _set_name(set_id: str) -> str:
    return set_id if set_id.startswith("cardSets/") else f"cardSets/{set_id}"


async def _get_set(client: Client, set_id: str) -> catalogue_service_pb2.CardSet:
    request = catalogue_service_pb2.GetCardSetRequest(name=_set_name(set_id))
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
