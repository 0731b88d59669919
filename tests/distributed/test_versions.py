"""F13: what a released version left behind is opened, played on and replayed by this one; both serve one house meanwhile."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour_client import Client, connect

from tests.distributed.history import check, read_log
from tests.distributed.players import Player, Sent, play_out
from tests.distributed.replicas import Fleet, begin, open_doors, restart
from tests.distributed.test_killing import SIX, long_game
from tests.golden import houses
from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer
from tests.services.test_game_state import until
from tests.whole.server import EmbeddedServer

RELEASES = sorted((Path(__file__).parents[1] / "golden").glob("v*"))
each_release = pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)


@each_release
async def test_f13_a_hosted_house_of_a_release_is_migrated_and_its_game_goes_on(
    release: Path, own_postgres: Postgres, own_redis: RedisServer, tmp_path: Path
) -> None:
    database = f"house_{release.name}"
    await asyncio.to_thread(own_postgres.restored, houses.dump(release), database)
    connection = await asyncpg.connect(own_postgres.url(database))
    await connection.execute("UPDATE lobby.room SET idle_since = $1", time.time())
    await connection.close()
    fleet = Fleet(tmp_path, own_postgres.url(database), own_redis.url, games=1)
    try:
        await asyncio.to_thread(fleet.start)
        addresses = [fleet.lobby, fleet.game_states[0], fleet.scoring]
        await goes_on(houses.told(release, "hosted"), *(one.address for one in addresses))
    finally:
        fleet.stop()


@each_release
async def test_f13_an_embedded_house_of_a_release_is_migrated_and_its_game_goes_on(
    release: Path, tmp_path: Path
) -> None:
    server = EmbeddedServer(tmp_path / "data")
    houses.unpack(release, server.data)
    with sqlite3.connect(server.data / "lobby.db") as lobby:
        lobby.execute("UPDATE room SET idle_since = ?", (time.time(),))
    lobby.close()
    await asyncio.to_thread(server.start)
    try:
        await goes_on(houses.told(release, "embedded"), *[server.grpc] * 3)
    finally:
        server.stop()


async def goes_on(told: houses.Told, lobby: str, games: str, scoring: str) -> None:
    """Everybody is still known and at the table, the game is as they left it, and is played to an end that replays."""
    async with AsyncExitStack() as stack:
        clients = {
            name: await stack.enter_async_context(connect(lobby, token))
            for name, token in told.tokens.items()
        }
        keys = {name: client.metadata(told.game) for name, client in clients.items()}
        doors = await open_doors(stack, [games], keys)
        left = await read_log(doors, told.game, houses.NAMES[0])
        assert left == told.history(), "the game is as it was left"
        players = [Player(doors, told.game, name) for name in told.tokens]
        await seated(players, told.history())
        await play_out(players, houses.SEED)
        log = await check(doors, players)
        assert log[-1].game.state == game_pb2.GAME_STATE_FINISHED
        await still_there(told, clients)
        asked = pb.GetGameRequest(game=told.finished)
        finished = (await doors.stubs[0].GetGame(asked, metadata=keys[houses.NAMES[0]])).game
        assert finished.state == game_pb2.GAME_STATE_FINISHED
        for game in (finished, log[-1].game):
            await counted_once(game, scoring, clients[houses.NAMES[0]])


async def counted_once(game: game_pb2.Game, scoring: str, asking: Client) -> None:
    """The game, everybody's first, comes to be in everybody's statistics."""
    async with connect(scoring, asking.token) as client:
        for seat in game.seats:

            async def counted(player: str = seat.player) -> bool:
                return (await client.stats(player)).total.games == 1

            await until(counted, 20)


async def seated(players: Sequence[Player], history: Sequence[pb.HistoryStep]) -> None:
    """Everybody watches, and remembers what they did when the release was running."""
    for player in players:
        player.start()
    for player in players:
        await player.until(lambda player=player: player.private is not None)
        assert player.private is not None
        done = [s.revision for s in history if s.HasField("seat") and s.seat == player.private.seat]
        nothing = pb.SubmitMoveRequest()
        player.sent += [Sent(player.name, nothing, revision=revision) for revision in done]


async def still_there(told: houses.Told, clients: dict[str, Client]) -> None:
    """The room and its people."""
    for name, client in clients.items():
        assert (await client.who_am_i()).display_name == name
        async with client.room(told.room) as room:
            assert len(room.view.members) == len(clients)


@pytest.fixture(scope="module")
def previous(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The code of the release before: the checkout that PARLOUR_TEST_PREVIOUS names, else that of the newest tag."""
    named = os.environ.get("PARLOUR_TEST_PREVIOUS", "")
    if named:
        return Path(named)
    newest = ["git", "describe", "--tags", "--match", "v*", "--abbrev=0"]
    tag = subprocess.run(newest, capture_output=True, text=True, check=False).stdout.strip()
    if not tag:
        pytest.skip("no release is tagged here: PARLOUR_TEST_PREVIOUS names a checkout of one")
    folder = tmp_path_factory.mktemp(tag)
    archive = ["git", "archive", tag, "services", "clients"]
    packed = subprocess.run(archive, check=True, stdout=subprocess.PIPE).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed, check=True)
    return folder


@pytest.mark.faults
@pytest.mark.parametrize("backwards", [False, True], ids=["lobby-first", "game-state-first"])
async def test_f13_services_of_two_releases_serve_one_house_while_it_is_updated(
    previous: Path, own_postgres: Postgres, own_redis: RedisServer, tmp_path: Path, backwards: bool
) -> None:
    """One process after the other is replaced under a game that was begun in one mixture, and is played out in the next."""
    database = f"mixed_{backwards}".lower()
    await asyncio.to_thread(own_postgres.restored, b"", database)
    fleet = Fleet(tmp_path, own_postgres.url(database), own_redis.url)
    fleet.prepare()
    for service in fleet.all():
        service.release = previous
    try:
        await asyncio.gather(*map(restart, fleet.all()))
        for service in reversed(fleet.all()) if backwards else fleet.all():
            async with AsyncExitStack() as stack:
                table = await begin(stack, fleet, SIX, long_game())
                await seated(table.players, [])
                playing = asyncio.create_task(play_out(table.players, houses.SEED, 0.2))
                await asyncio.sleep(0.5)
                assert not playing.done(), "it was over before the update"
                assert await asyncio.to_thread(service.end) == 0
                service.release = None
                await restart(service)
                await asyncio.wait_for(playing, 120)
                await check(table.doors, table.players, one_release=False)
                await counted_once(table.players[0].view, fleet.scoring.address, table.clients[0])
    finally:
        fleet.stop()
