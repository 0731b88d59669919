"""One viewer of a game, who notes every byte that comes: of streams, answers, refusals and metadata."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from grpc import aio
from parlour.api.game.v1 import game_pb2
from parlour.api.game.v1 import game_service_pb2 as pb

from tests.leaks.courses import Play

SERVICE = "/parlour.api.game.v1.GameService/"
SECONDS = 10.0
Key = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Noted:
    """Something that came: after which beat, over which channel, and its bytes."""

    beat: int
    channel: str
    content: bytes


class Wire:
    """A connection that knows nothing of messages. An empty key is nobody's."""

    def __init__(self, address: str, key: Key) -> None:
        self.channel: Any = aio.insecure_channel(address)
        self.key = key

    async def ask(self, method: str, request: Any) -> list[tuple[str, bytes]]:
        """All there is to an answer, by channel."""
        call = self.channel.unary_unary(SERVICE + method)(
            request.SerializeToString(), metadata=self.key
        )
        try:
            body = await call
        except aio.AioRpcError:
            body = b""
        status = (await call.code()).name, await call.details()
        return [
            (method, body),
            (f"{method} status", repr(status).encode()),
            (f"{method} metadata", _written(await call.initial_metadata())),
            (f"{method} trailers", _written(await call.trailing_metadata())),
        ]


class Stream:
    """An open stream. `update` finds the WatchGameResponse in a message."""

    def __init__(self, call: Any, update: Callable[[bytes], pb.WatchGameResponse]) -> None:
        self.call = call
        self._update = update

    async def read(self) -> bytes:
        """The next message."""
        async with asyncio.timeout(SECONDS):
            message: Any = await self.call.read()
        assert message is not aio.EOF, "the stream ended"
        return message

    async def until_resumed(self) -> list[bytes]:
        """All messages until a pause and its end have been told, so that nothing before them is still on its way."""
        messages: list[bytes] = []
        paused = False
        while True:
            messages.append(await self.read())
            update = self._update(messages[-1])
            if update.game.state == game_pb2.GAME_STATE_PAUSED:
                paused = True
            elif paused and update.HasField("game"):
                return messages


class Watcher:
    """Somebody with a token, a game to look at, and moves to be refused."""

    def __init__(self, address: str, key: Key, game: str, probes: Sequence[Play]) -> None:
        self.noted: list[Noted] = []
        self._wire = Wire(address, key)
        self._game = game
        self._probes = probes
        self._streams: dict[str, Stream] = {}
        self._beat = 0

    @asynccontextmanager
    async def watching(self) -> AsyncGenerator[Watcher]:
        """Open the streams: as a player would, and on a screen that all in the room see."""
        try:
            if self._wire.key:
                await self._open()
            yield self
        finally:
            for stream in self._streams.values():
                stream.call.cancel()
            await self._wire.channel.close()

    async def look_around(self, beat: int, *, last: bool) -> None:
        """Note what the streams brought since the last time, and what every call says now."""
        self._beat = beat
        for channel, stream in self._streams.items():
            for message in await stream.until_resumed():
                self._note(channel, message)
        seen = await self._wire.ask("GetGame", pb.GetGameRequest(game=self._game))
        self._note_all(seen)
        self._note_all(await self._wire.ask("ListGames", pb.ListGamesRequest()))
        table = pb.GetGameResponse.FromString(seen[0][1]).game
        for number, probe in enumerate(self._probes):
            request = pb.SubmitMoveRequest(
                game=self._game,
                request_id=str(uuid.UUID(int=number)),
                phase_id=table.phase_id,
                move=probe(table),
            )
            answer = await self._wire.ask("SubmitMove", request)
            assert b"OK" not in answer[1][1], "a probe was accepted"
            self._note_all(answer)
            if self._streams and number == beat % len(self._probes):
                await self._note_refusal_on_play(request)
        if self._streams:
            await self._note_resumed(1)
        whole = await self._note_pages(0)
        if last and whole:  # also in pages of which the last is full, or almost empty
            await self._note_pages(whole)
            await self._note_pages(whole // 2)

    async def _note_pages(self, size: int) -> int:
        """How many steps the first page holds."""
        first, token = -1, ""
        while token or first < 0:
            request = pb.GetHistoryRequest(game=self._game, page_size=size, page_token=token)
            answer = await self._wire.ask("GetHistory", request)
            self._note_all(answer)
            page = pb.GetHistoryResponse.FromString(answer[0][1])
            token = page.next_page_token
            first = len(page.steps) if first < 0 else first
        return first

    async def _open(self) -> None:
        watch, play = self._wire.channel.unary_stream, self._wire.channel.stream_stream
        for channel, request in (
            ("WatchGame", pb.WatchGameRequest(game=self._game)),
            ("WatchGame as spectator", pb.WatchGameRequest(game=self._game, as_spectator=True)),
        ):
            call = watch(SERVICE + "WatchGame")(
                request.SerializeToString(), metadata=self._wire.key
            )
            self._streams[channel] = Stream(call, pb.WatchGameResponse.FromString)
        call = play(SERVICE + "Play")(metadata=self._wire.key)
        opening = pb.PlayRequest(open=pb.WatchGameRequest(game=self._game))
        await call.write(opening.SerializeToString())
        self._streams["Play"] = Stream(call, lambda raw: pb.PlayResponse.FromString(raw).update)
        for channel, stream in self._streams.items():
            self._note(channel, await stream.read())
            self._note(f"{channel} metadata", _written(await stream.call.initial_metadata()))

    async def _note_refusal_on_play(self, move: pb.SubmitMoveRequest) -> None:
        stream = self._streams["Play"]
        await stream.call.write(pb.PlayRequest(move=move).SerializeToString())
        self._note("Play", await stream.read())

    async def _note_resumed(self, after: int) -> None:
        """What a stream begins with that goes on from a revision."""
        request = pb.WatchGameRequest(game=self._game, after_revision=after)
        call = self._wire.channel.unary_stream(SERVICE + "WatchGame")(
            request.SerializeToString(), metadata=self._wire.key
        )
        self._note("WatchGame", await Stream(call, pb.WatchGameResponse.FromString).read())
        call.cancel()

    def _note_all(self, answer: Sequence[tuple[str, bytes]]) -> None:
        for channel, content in answer:
            self._note(channel, content)

    def _note(self, channel: str, content: bytes) -> None:
        self.noted.append(Noted(self._beat, channel, content))


def differences(one: Sequence[Noted], other: Sequence[Noted]) -> list[str]:
    """In what two notes differ, by channel and beat: nothing if not in number, order, length or any byte."""
    found = [
        f"after beat {here.beat} over {here.channel}: {here.content!r} / {there.content!r}"
        for here, there in zip(one, other, strict=False)
        if here != there
    ]
    if len(one) != len(other):
        found.append(f"{len(one)} / {len(other)} messages")
    return found


def _written(metadata: Any) -> bytes:
    return repr([*metadata]).encode()
