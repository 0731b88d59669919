"""Players and watchers who note what they sent and what they were told. They know the API and nothing of the server's code.

A call whose answer is lost is sent again, with the same id, to the next replica, as a client should; so in the end every
move is known to be done or known to be refused.
"""

from __future__ import annotations

import asyncio
import random
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import grpc
from grpc import aio
from parlour.api.game.v1 import game_pb2, move_pb2
from parlour.api.game.v1 import game_service_pb2 as pb
from parlour.platform.status_details import unpack
from parlour_bots import Lore, choose

Metadata = tuple[tuple[str, str], ...]
PATIENCE = 60.0
LOST = (
    grpc.StatusCode.UNAVAILABLE,
    grpc.StatusCode.DEADLINE_EXCEEDED,
    grpc.StatusCode.CANCELLED,
    grpc.StatusCode.UNKNOWN,
)


@dataclass(frozen=True)
class Doors:
    """Where game-state can be called: a stub a replica; `key` gives the metadata of a player's calls."""

    stubs: Sequence[Any]
    key: Callable[[str], Metadata]


@dataclass
class Sent:
    """A move that was sent: how often, and what came of it. `revision` of an accepted one, `reason` of a refused one."""

    player: str
    request: pb.SubmitMoveRequest
    tries: int = 0
    revision: int | None = None
    reason: str = ""
    door: int = 0


@dataclass
class Told:
    """One message of a stream, without what may differ between two who were told the same: the time that is left."""

    after: int
    revision: int
    events: tuple[bytes, ...]
    game: bytes
    first: bool


def reason_of(error: aio.AioRpcError) -> str:
    """The stable reason in an error."""
    details = unpack(error)
    return details.reason if details is not None else error.code().name


@dataclass
class Watcher:
    """Watches a game over whatever replica answers, resuming where it was, and notes every message."""

    doors: Doors
    game: str
    name: str
    door: int = 0
    spectator: bool = False
    told: list[Told] = field(default_factory=list[Told])
    view: game_pb2.Game = field(default_factory=game_pb2.Game)
    private: game_pb2.PrivateView | None = None
    streams: int = 0
    ended: str = ""
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None
    _stream: Any = None

    @property
    def revision(self) -> int:
        """Where it is."""
        return self.told[-1].revision if self.told else 0

    @property
    def over(self) -> bool:
        """Whether it has seen the end."""
        ends = (game_pb2.GAME_STATE_FINISHED, game_pb2.GAME_STATE_ABANDONED)
        return self.view.state in ends

    def start(self) -> None:
        """Begin to watch."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Watch no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def cut(self) -> None:
        """Lose the stream now; it is opened again as after any loss."""
        if self._stream is not None:
            self._stream.cancel()

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something holds of what it has seen."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self._task is not None and self._task.done():
                    self._task.result()
                    if not holds():
                        raise AssertionError(f"{self.name}'s stream has ended: {self.ended}")
                self._news.clear()
                await self._news.wait()

    async def _watch(self) -> None:
        try:
            while not self.over and not self.ended:
                await self._once()
        finally:
            self._news.set()

    async def _once(self) -> None:
        stub = self.doors.stubs[self.door % len(self.doors.stubs)]
        request = pb.WatchGameRequest(
            game=self.game, after_revision=self.revision, as_spectator=self.spectator
        )
        self._stream = stub.WatchGame(request, metadata=self.doors.key(self.name))
        self.streams += 1
        first = True
        try:
            async for message in self._stream:
                self._note(message, first)
                first = False
                if self.over:
                    return
        except aio.AioRpcError as error:
            if error.code() not in LOST:
                self.ended = reason_of(error)
                return
            self.door += 1
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
        finally:
            self._stream.cancel()
        await asyncio.sleep(random.uniform(0.05, 0.2))

    def _note(self, message: pb.WatchGameResponse, first: bool) -> None:
        shown = b""
        if message.HasField("game"):
            self.view = pb.WatchGameResponse.FromString(message.SerializeToString()).game
            shown = bare(message.game)
        if message.HasField("private"):
            self.private = message.private
        if not message.heartbeat:
            events = tuple(_stable(event) for event in message.events)
            self.told.append(Told(message.after_revision, message.revision, events, shown, first))
        self._news.set()


def bare(game: game_pb2.Game) -> bytes:
    """A public view without what may differ between two who look at the same revision."""
    copy = game_pb2.Game.FromString(game.SerializeToString())
    copy.ClearField("remaining")
    copy.outcome.ClearField("end_time")
    if not copy.outcome.ByteSize():
        copy.ClearField("outcome")
    return _stable(copy)


def _stable(message: Any) -> bytes:
    return message.SerializeToString(deterministic=True)


class Player(Watcher):
    """A watcher with a seat, who also plays. `sent` holds all moves it made."""

    def __init__(self, doors: Doors, game: str, name: str, door: int = 0) -> None:
        super().__init__(doors, game, name, door)
        self.sent: list[Sent] = []

    async def play(self, seed: int, pause: float = 0.0) -> None:
        """Play to the end as a bot would."""
        chance, lore = random.Random(seed), Lore({})
        while not self.over and not self.ended:
            view, private, seen = self.view, self.private, len(self.told)
            move = choose(view, private, lore, chance) if private is not None else None
            if move is not None:
                await self.submit(move, view.phase_id)
                await asyncio.sleep(pause)
            await self.until(lambda seen=seen: len(self.told) > seen or self.over)

    async def submit(self, move: move_pb2.Move, phase_id: int, seconds: float = 5.0) -> Sent:
        """Make a move, and send it again until it is known what became of it."""
        request = pb.SubmitMoveRequest(
            game=self.game, request_id=str(uuid.uuid4()), phase_id=phase_id, move=move
        )
        sent = Sent(self.name, request)
        self.sent.append(sent)
        await self.settle(sent, seconds)
        return sent

    async def settle(self, sent: Sent, seconds: float = 5.0) -> None:
        """Send a move until it is known what became of it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                if await self._send(sent, seconds):
                    return
                await asyncio.sleep(random.uniform(0.02, 0.1))

    async def _send(self, sent: Sent, seconds: float) -> bool:
        sent.tries += 1
        sent.door = self.door % len(self.doors.stubs)
        call = self.doors.stubs[sent.door].SubmitMove
        try:
            answer = await call(sent.request, metadata=self.doors.key(self.name), timeout=seconds)
        except aio.AioRpcError as error:
            if error.code() in LOST:
                self.door += 1
                return False
            sent.reason = reason_of(error)
            return True
        if sent.revision is not None:
            assert sent.revision == answer.revision, "the same request got another answer"
        sent.revision = answer.revision
        return True


async def play_out(players: Sequence[Player], seed: int, pause: float = 0.0) -> None:
    """Everybody plays to the end."""
    for player in players:
        if player.told or player.streams:
            continue
        player.start()
    await asyncio.gather(
        *(player.play(seed + number, pause) for number, player in enumerate(players))
    )
    for player in players:
        await player.until(lambda player=player: player.over or bool(player.ended))
