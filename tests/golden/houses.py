"""A golden house: the databases of a release with a game in play, and what its players had seen of it.

`python -m tests.golden.houses FOLDER` records the hosted form and the embedded one, for a release that is about to be made.
Files of earlier releases are never changed.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import io
import json
import random
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.api.game.v1 import options_pb2
from parlour_bots import Lore, choose

from tests.distributed.history import read_log
from tests.distributed.players import Player, play_out
from tests.distributed.replicas import Fleet, Table, begin_at
from tests.parts.postgres import Postgres
from tests.parts.redis_server import RedisServer
from tests.whole.server import EmbeddedServer

SEED = 20261201
NAMES = ("Ana", "Bo", "Cy", "Dee")
FORMS = ("hosted", "embedded")
MOVES = 13  # into the second round


@dataclass(frozen=True)
class Told:
    """What was told of a house. `tokens` by name; `steps`: the open game's as the first player saw them, each a message."""

    room: str
    game: str
    finished: str
    tokens: dict[str, str]
    steps: list[str]

    def history(self) -> list[pb.HistoryStep]:
        """The steps, as this release reads them."""
        return [pb.HistoryStep.FromString(base64.b64decode(step)) for step in self.steps]


def told(release: Path, form: str) -> Told:
    """What players of a recorded house had been told."""
    return Told(**json.loads((release / f"{form}.json").read_text()))


def dump(release: Path) -> bytes:
    """The hosted house, as pg_dump gave it."""
    return gzip.decompress((release / "hosted.sql.gz").read_bytes())


def unpack(release: Path, folder: Path) -> None:
    """The embedded house's data folder."""
    with tarfile.open(release / "embedded.tar.gz") as packed:
        packed.extractall(folder, filter="data")


async def play_some(players: Sequence[Player], moves: int) -> None:
    """So many moves, whoever may make them; nobody makes a second one before it was seen everywhere."""
    chance, lore = random.Random(SEED), Lore({})
    while moves:
        for player in players:
            move = choose(player.view, player.private, lore, chance) if player.private else None
            if move is not None and moves:
                sent = await player.submit(move, player.view.phase_id)
                moves -= 1
                reached = sent.revision or 0
                for one in players:
                    await one.until(lambda one=one, reached=reached: one.revision >= reached)
        await asyncio.sleep(0.02)


async def _live(lobby: str, games: Sequence[str]) -> Told:
    """One game to its end, and one that is left in the middle."""
    async with AsyncExitStack() as stack:
        over = await begin_at(stack, lobby, games, NAMES, _options(3))
        await play_out(over.players, SEED)
        table = await begin_at(stack, lobby, games, NAMES, _options(30))
        for player in table.players:
            player.start()
            stack.push_async_callback(player.stop)
        await play_some(table.players, MOVES)
        return await _tell(table, over.game)


def _options(target: int) -> options_pb2.GameOptions:
    options = options_pb2.GameOptions()
    options.dixit.target = target
    for phase in ("claim", "clue", "submit", "vote"):
        options.table.phase_seconds[phase] = 0
    return options


async def _tell(table: Table, finished: str) -> Told:
    steps = await read_log(table.doors, table.game, NAMES[0])
    return Told(
        table.room,
        table.game,
        finished,
        {name: client.token or "" for name, client in zip(NAMES, table.clients, strict=True)},
        [base64.b64encode(step.SerializeToString(deterministic=True)).decode() for step in steps],
    )


def record_hosted(release: Path, folder: Path) -> None:
    """A house on Postgres."""
    postgres, redis = Postgres(), RedisServer()
    fleet = Fleet(folder, postgres.url(), redis.url, games=1)
    try:
        postgres.start()
        redis.start()
        fleet.start()
        what = asyncio.run(_live(fleet.lobby.address, [fleet.game_states[0].address]))
        _write(release / "hosted.json", what)
        script = b"".join(
            line
            for line in postgres.dumped().splitlines(keepends=True)
            if not line.startswith((b"\\restrict", b"\\unrestrict"))  # which older psql do not know
        )
        (release / "hosted.sql.gz").write_bytes(gzip.compress(script, mtime=0))
    finally:
        fleet.stop()
        redis.stop()
        postgres.stop()


def record_embedded(release: Path, folder: Path) -> None:
    """A house in one process, on SQLite."""
    server = EmbeddedServer(folder / "data")
    server.start()
    try:
        _write(release / "embedded.json", asyncio.run(_live(server.grpc, [server.grpc])))
    finally:
        server.stop()
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as out:
        for path in sorted(server.data.glob("*.db")):
            out.add(path, path.name)
    (release / "embedded.tar.gz").write_bytes(gzip.compress(packed.getvalue(), mtime=0))


def _write(path: Path, what: Told) -> None:
    path.write_text(json.dumps(asdict(what), indent=1) + "\n")


def main(release: Path) -> None:
    """Record a release."""
    release.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        record_hosted(release, Path(folder) / "hosted")
        (Path(folder) / "embedded").mkdir()
        record_embedded(release, Path(folder) / "embedded")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
