"""Card sets of one's own: bringing, changing, sharing and taking away, as `parlour cards` does it."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable
from typing import Any

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour_client import Client

from parlour_cli import packs
from parlour_cli.complaint import MISUSED, REFUSED, Complaint
from parlour_cli.output import print_json
from parlour_cli.plain_text import safe
from parlour_cli.sets import PURPOSES, card_name, set_as_dict, set_name

_CHANGES = {
    "CROPPED": "cut to the shape of a card",
    "PADDED": "given margins to fit the shape of a card",
    "ENLARGED": "smaller than a card, enlarged",
    "TURNED": "turned upright",
    "FIRST_FRAME": "animated, first frame only",
    "FLATTENED": "transparent, put on a plain ground",
    "RECOLOURED": "colours converted",
}
FIELDS = ("title", "description", "language", "licence", "author")


async def _import(client: Client, options: argparse.Namespace) -> int:
    purposes = {name: number for number, name in PURPOSES.items()}
    start = catalogue_service_pb2.ImportPackStart(
        card_set=set_name(options.to) if options.to else "",
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
    for change, what in _CHANGES.items():
        changed = sum(change in file.changes for file in kept)
        if changed:
            print(f"{what}: {changed}")
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


async def _edit(client: Client, options: argparse.Namespace) -> int:
    name = set_name(options.set)
    request = catalogue_service_pb2.UpdateCardSetRequest()
    request.card_set.name = name
    for field in FIELDS:
        value = getattr(options, field)
        if value is not None:
            setattr(request.card_set, field, value)
            request.update_mask.paths.append(field)
    request.remove_cards.extend(f"{name}/cards/{number}" for number in options.remove)
    for number, text in options.text:
        request.texts.add(card=f"{name}/cards/{number}", alt_text=text)
    if not (request.update_mask.paths or request.remove_cards or request.texts):
        raise Complaint("Say what to change, e.g. --title; see parlour cards edit --help.", MISUSED)
    if request.texts:  # tags stay as they are
        tags = {card.name: card.tags async for card in client.cards(name)}
        for text in request.texts:
            text.tags.extend(tags.get(text.card, ()))
    card_set = (await client.call(client.catalogue.UpdateCardSet, request)).card_set
    if options.json:
        print_json(set_as_dict(card_set))
    else:
        print(f"{safe(card_set.title)} is changed; it has {card_set.card_count} cards.")
        if card_set.publication == catalogue_service_pb2.PUBLICATION_ASKED:
            print("It is for others once the administrator agrees.")
    return 0


async def _share(client: Client, options: argparse.Namespace) -> int:
    wanted = catalogue_service_pb2.CardSet(name=set_name(options.set), shared=not options.stop)
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


async def _drop(client: Client, options: argparse.Namespace) -> int:
    request = catalogue_service_pb2.RemoveSharedCardSetRequest(name=set_name(options.set))
    await client.call(client.catalogue.RemoveSharedCardSet, request)
    return _done(options)


async def _delete(client: Client, options: argparse.Namespace) -> int:
    request = catalogue_service_pb2.DeleteCardSetRequest(name=set_name(options.set))
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


ACTIONS: dict[str, Callable[[Client, argparse.Namespace], Awaitable[int]]] = {
    "import": _import,
    "edit": _edit,
    "share": _share,
    "add": _add,
    "drop": _drop,
    "delete": _delete,
    "report": _report,
}
