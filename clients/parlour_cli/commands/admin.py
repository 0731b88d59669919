"""Looks after a server. Needs the administrator's token, which the server printed at its first start.

parlour admin rooms              all rooms, private ones included
parlour admin close CODE         put everybody out of a room and end its game
parlour admin players            all players
parlour admin ban PLAYER         refuse a player from now on
parlour admin unban PLAYER       take that back
parlour admin erase PLAYER       delete a player; history is anonymised; cannot be undone
parlour admin invite [--uses N]  a code with which people may sign in
parlour admin reports            cards that were reported, and sets that wait to be public
parlour admin approve SET        make a set public whose owner asks for it; or --decline
parlour admin retire CARD        take a card out of all games to come; or --keep it
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from parlour.api.catalogue.v1 import catalogue_service_pb2
from parlour.api.lobby.v1 import admin_service_pb2, player_pb2
from parlour_client import Client, connect
from parlour_client.room import room_name

from parlour_cli.commands.rooms import room_as_dict
from parlour_cli.complaint import MISUSED, Complaint
from parlour_cli.local_server import DEFAULT_SERVER
from parlour_cli.output import json_argument, local_id, print_json
from parlour_cli.plain_text import safe, table
from parlour_cli.sets import card_name


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, summary in (
        ("rooms", "all rooms"),
        ("close", "close a room"),
        ("players", "all players"),
        ("ban", "refuse a player"),
        ("unban", "let a player back in"),
        ("erase", "delete a player for good"),
        ("invite", "make an invitation code"),
        ("reports", "reported cards, and sets that wait to be public"),
        ("approve", "make a set public"),
        ("retire", "take a card out of play"),
    ):
        action = actions.add_parser(name, help=summary, description=summary)
        if name == "close":
            action.add_argument("code", metavar="CODE")
        if name in ("ban", "unban", "erase"):
            action.add_argument("player", metavar="PLAYER", help='the id, or "players/ID"')
        if name == "approve":
            action.add_argument("set", metavar="SET")
            action.add_argument("--decline", action="store_true", help="or take it back")
        if name == "retire":
            action.add_argument("card", metavar="CARD", help='e.g. "dream/7"')
            action.add_argument("--keep", action="store_true", help="nothing is wrong with it")
        if name == "invite":
            action.add_argument("--uses", type=int, default=1, metavar="N", help="default 1")
        action.add_argument(
            "--server",
            default=os.environ.get("PARLOUR_SERVER") or DEFAULT_SERVER,
            metavar="ADDR",
            help="HOST:PORT (or PARLOUR_SERVER); default 127.0.0.1:7400",
        )
        action.add_argument(
            "--token-file",
            metavar="FILE",
            help="file that holds the token; else PARLOUR_ADMIN_TOKEN is read",
        )
        json_argument(action)


async def run(options: argparse.Namespace) -> int:
    """Does what was asked."""
    async with connect(options.server, _token(options.token_file)) as client:
        match options.action:
            case "rooms":
                return await _rooms(client, as_json=options.json)
            case "players":
                return await _players(client, as_json=options.json)
            case "reports":
                return await _reports(client, as_json=options.json)
            case "invite":
                return await _invite(client, options.uses, as_json=options.json)
            case _:
                done = await _act(client, options)
    if options.json:
        print_json(done | {"done": options.action})
    else:
        print("Done.")
    return 0


def _token(path: str | None) -> str:
    token = Path(path).read_text("utf-8") if path else os.environ.get("PARLOUR_ADMIN_TOKEN", "")
    if not token.strip():
        raise Complaint(
            "This needs the administrator's token: --token-file FILE, or PARLOUR_ADMIN_TOKEN.",
            MISUSED,
        )
    return token.strip()


async def _act(client: Client, options: argparse.Namespace) -> dict[str, Any]:
    if options.action == "close":
        closing = admin_service_pb2.CloseRoomRequest(name=room_name(options.code))
        await client.call(client.admin.CloseRoom, closing)
        return {"code": local_id(closing.name)}
    if options.action == "approve":
        name = options.set if "/" in options.set else f"cardSets/{options.set}"
        review = catalogue_service_pb2.ReviewCardSetRequest(name=name, approved=not options.decline)
        await client.call(client.catalogue.ReviewCardSet, review)
        return {"set": local_id(name)}
    if options.action == "retire":
        card = card_name(options.card)
        retiring = catalogue_service_pb2.RetireCardRequest(card=card, keep=options.keep)
        await client.call(client.catalogue.RetireCard, retiring)
        return {"card": options.card}
    player = options.player if "/" in options.player else f"players/{options.player}"
    if options.action == "erase":
        erasing = admin_service_pb2.ErasePlayerRequest(player=player)
        await client.call(client.admin.ErasePlayer, erasing)
    else:
        banning = admin_service_pb2.BanPlayerRequest(player=player, banned=options.action == "ban")
        await client.call(client.admin.BanPlayer, banning)
    return {"player": local_id(player)}


async def _rooms(client: Client, *, as_json: bool) -> int:
    request = admin_service_pb2.ListAllRoomsRequest()
    rooms: list[dict[str, Any]] = []
    while True:
        page = await client.call(client.admin.ListAllRooms, request)
        rooms += [room_as_dict(room) for room in page.rooms]
        if not page.next_page_token:
            break
        request.page_token = page.next_page_token
    if as_json:
        print_json(rooms, indent=2)
        return 0
    rows = [("CODE", "GAME", "PLAYERS", "STATE", "PUBLIC", "HOST")]
    rows += [
        (
            room["code"],
            room["game"],
            f"{len(room['players'])}/{room['seats']}",
            room["state"],
            "yes" if room["public"] else "no",
            safe(room["host"]),
        )
        for room in rooms
    ]
    print("\n".join(table(rows)))
    return 0


async def _players(client: Client, *, as_json: bool) -> int:
    request = admin_service_pb2.ListPlayersRequest()
    players: list[player_pb2.Player] = []
    while True:
        page = await client.call(client.admin.ListPlayers, request)
        players += page.players
        if not page.next_page_token:
            break
        request.page_token = page.next_page_token
    if as_json:
        print_json(
            [
                {
                    "id": local_id(player.name),
                    "name": player.display_name,
                    "bot": player.bot,
                    "banned": player.banned,
                    "since": player.create_time.ToJsonString(),
                }
                for player in players
            ],
            indent=2,
        )
        return 0
    rows = [("PLAYER", "NAME", "SINCE", "")]
    rows += [
        (
            local_id(player.name),
            safe(player.display_name),
            player.create_time.ToJsonString()[:10],
            "banned" if player.banned else "bot" if player.bot else "",
        )
        for player in players
    ]
    print("\n".join(table(rows)))
    return 0


async def _reports(client: Client, *, as_json: bool) -> int:
    request = catalogue_service_pb2.ListReportsRequest()
    reports: list[dict[str, str]] = []
    while True:
        page = await client.call(client.catalogue.ListReports, request)
        reports += [
            {
                "card": one.card.removeprefix("cardSets/").replace("/cards/", "/"),
                "why": one.why,
                "player": local_id(one.player),
                "since": one.create_time.ToJsonString(),
            }
            for one in page.reports
        ]
        if not page.next_page_token:
            break
        request.page_token = page.next_page_token
    asking = catalogue_service_pb2.ListCardSetsRequest(
        publication=catalogue_service_pb2.PUBLICATION_ASKED, page_size=200
    )
    waiting = (await client.call(client.catalogue.ListCardSets, asking)).card_sets
    if as_json:
        sets = [{"id": one.id, "title": one.title, "owner": local_id(one.owner)} for one in waiting]
        print_json({"reports": reports, "waiting": sets}, indent=2)
        return 0
    rows = [("CARD", "SINCE", "PLAYER", "WHY")]
    rows += [(r["card"], r["since"][:10], r["player"], safe(r["why"])) for r in reports]
    print("\n".join(table(rows)))
    rows = [("SET THAT WAITS", "CARDS", "TITLE")]
    rows += [(one.id, str(one.card_count), safe(one.title)) for one in waiting]
    print("\n".join(["", *table(rows)]))
    return 0


async def _invite(client: Client, uses: int, *, as_json: bool) -> int:
    request = admin_service_pb2.CreateInvitationRequest(uses=uses)
    answer = await client.call(client.admin.CreateInvitation, request)
    until = answer.expire_time.ToJsonString()
    if as_json:
        print_json({"invitation": answer.invitation, "uses": uses, "until": until})
    else:
        print(f"{answer.invitation}  (for {uses}, until {until})")
    return 0
