"""Statistics and standings of every game and edition: what scoring keeps is what the opened history of the games says."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any
from uuid import uuid4

import pytest
from parlour.api.game.v1 import event_pb2, game_pb2
from parlour.api.games.stella.v1 import view_pb2 as stella_pb
from parlour.api.scoring.v1 import scoring_service_pb2
from parlour_bots import Gallery, play
from parlour_client import Client, connect, parse_options

GAMES = [
    ("dixit", "odyssey", 7),
    ("dixit", "refreshed", 3),
    ("party", "", 6),
    ("team", "", 6),
    ("jinx", "", 4),
    ("stella", "", 4),
]


@pytest.mark.parametrize(("game", "edition", "players"), GAMES)
async def test_a_players_figures_are_those_of_a_replay_counted_by_hand(
    server: str, game: str, edition: str, players: int
) -> None:
    async with AsyncExitStack() as stack:
        names = [f"{game.capitalize()} {uuid4().hex[:6]}" for _ in range(players)]
        clients = [await stack.enter_async_context(connect(server)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.sign_in(name)
        played = [await one_game(clients, game, edition) for _ in range(2)]
        counted = [Counter[str]() for _ in clients]
        for view, events in played:
            for seat, figures in enumerate(count(game, view, events)):
                counted[seat].update(figures)
        for client, figures in zip(clients, counted, strict=True):
            [line] = (await settled(client, len(played))).stats
            assert (line.game, line.edition) == (game, edition)
            assert figures_of(line) == dict(+figures)
        standings = [line async for line in clients[0].standings(game, edition)]
        ours = [line for line in standings if line.display_name in names]
        assert [line.display_name for line in ours] == [
            names[seat]
            for seat in sorted(
                range(players),
                key=lambda seat: (-counted[seat]["wins"], -counted[seat]["points"], names[seat]),
            )
        ]
        for line in ours:
            assert figures_of(line.stats) == dict(+counted[names.index(line.display_name)])


async def test_standings_are_printed_for_a_game_and_an_edition(server: str) -> None:
    async with connect(server) as one, connect(server) as two, connect(server) as three:
        clients = [one, two, three]
        for client in clients:
            await client.sign_in("Rank")
        await one_game(clients, "dixit", "disney")
        await settled(one, 1)
    ranked = json.loads(standings("--server", server, "--edition", "disney", "--json"))
    assert len(ranked) == 3
    assert {line["name"] for line in ranked} == {"Rank", "Rank 2", "Rank 3"}
    assert ranked[0]["rank"] == 1
    assert ranked[0]["wins"] == 1
    best = json.loads(standings("--server", server, "--game", "dixit", "--top", "1", "--json"))
    assert len(best) == 1
    assert "PLAYER" in standings("--server", server)
    assert "No finished games" in standings("--server", server, "--edition", "deluxe")


def standings(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "parlour_cli", "standings", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout


async def one_game(
    clients: list[Client], game: str, edition: str
) -> tuple[game_pb2.Game, list[event_pb2.Event]]:
    """Plays a whole game and gives its end and all events as its history tells them afterwards."""
    options = parse_options(game, [f"edition={edition}", "target=12"] if edition else [])
    room = await clients[0].create_room(options, seats=len(clients))
    for client in clients[1:]:
        await client.join_room(room.code)
    rooms = [client.room(room.code) for client in clients]
    for view in rooms:
        await view.ready()
    name = await rooms[0].start()
    async with AsyncExitStack() as stack:
        gallery = Gallery(clients[0])
        tables = [await stack.enter_async_context(client.game(name)) for client in clients]
        await asyncio.gather(*(play(table, gallery, random.Random()) for table in tables))
        view = tables[0].view
    for each in rooms:
        await each.leave()
    return view, [event async for step in clients[0].history(name) for event in step.events]


async def settled(client: Client, games: int) -> scoring_service_pb2.GetPlayerStatsResponse:
    """The caller's figures, once scoring has been told of so many games; that may be a moment after their end."""
    player = (await client.who_am_i()).name
    async with asyncio.timeout(30):
        while (answer := await client.stats(player)).total.games < games:  # noqa: ASYNC110 - no news of it
            await asyncio.sleep(0.1)
    return answer


def figures_of(line: scoring_service_pb2.PlayerStats) -> dict[str, int]:
    named = ("games", "wins", "points", "told", "told_well", "guessed", "found")
    return {field: getattr(line, field) for field in named if getattr(line, field)}


def count(game: str, view: game_pb2.Game, events: list[event_pb2.Event]) -> list[Counter[str]]:
    """Each seat's figures, from what lies open after the game."""
    figures = [Counter[str](games=1, points=seat.score) for seat in view.seats]
    for seat in view.outcome.winners:
        figures[seat]["wins"] += 1
    own = [getattr(event, game) for event in events if event.WhichOneof("event") == game]
    counting = {"jinx": jinx, "stella": stella}.get(game, dixit)
    counting(own, figures, party=game == "party")
    return figures


def dixit(events: list[Any], figures: list[Counter[str]], *, party: bool) -> None:
    for event in events:
        if event.WhichOneof("event") != "turn_revealed":
            continue
        reveal = event.turn_revealed.reveal
        figures[reveal.storyteller]["told"] += 1
        if party:
            continue  # there is nothing to find
        voters = {seat for slot in reveal.slots for seat in slot.votes}
        found = {seat for slot in reveal.slots if slot.storytellers for seat in slot.votes}
        figures[reveal.storyteller]["told_well"] += bool(found) and found != voters
        for seat in voters:
            figures[seat]["guessed"] += 1
            figures[seat]["found"] += seat in found


def jinx(events: list[Any], figures: list[Counter[str]], *, party: bool) -> None:
    del party
    teller, guesses = 0, 0
    for event in events:
        match event.WhichOneof("event"):
            case "clue_given":
                teller, guesses = event.clue_given.seat, 0
            case "pointed":
                guesses += 1
            case "target_revealed":
                found = event.target_revealed.HasField("finder")
                figures[teller]["told"] += 1
                figures[teller]["told_well"] += found and guesses > 1
                for seat in {*range(len(figures))} - {teller}:
                    figures[seat]["guessed"] += 1
                if found:
                    figures[event.target_revealed.finder]["found"] += 1
            case _:
                pass


def stella(events: list[Any], figures: list[Counter[str]], *, party: bool) -> None:
    del party
    first, fallen = 0, set[int]()
    rounds: list[tuple[int, set[int], set[int]]] = []
    for event in events:
        match event.WhichOneof("event"):
            case "round_begun":
                first, fallen = event.round_begun.first_scout, set[int]()
            case "announced":
                marked = {count.seat for count in event.announced.counts}
                rounds.append((first, marked, fallen))
            case "mark_shown":
                showing = event.mark_shown.showing
                if showing.spark == stella_pb.SPARK_NONE:
                    fallen.add(showing.scout)
            case _:
                pass
    for pawn, guessing, down in rounds:
        figures[pawn]["told"] += 1
        figures[pawn]["told_well"] += pawn not in down
        for seat in guessing:
            figures[seat]["guessed"] += 1
            figures[seat]["found"] += seat not in down
