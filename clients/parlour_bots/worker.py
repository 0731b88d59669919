"""The worker: plays every bot that the server hands out, many games in one process, for as long as it runs."""

from __future__ import annotations

import asyncio
import logging
import random

import grpc.aio
from parlour.api.lobby.v1 import bot_service_pb2
from parlour_client import Client, ParlourError, connect
from parlour_client.channel import SILENCE, BackOff
from parlour_client.errors import from_rpc

from parlour_bots.gallery import Gallery
from parlour_bots.playing import play

log = logging.getLogger("parlour.bots")

_REFUSED = frozenset({"UNAUTHENTICATED", "PERMISSION_DENIED"})


class Worker:
    """Holds the worker's stream and one task a seat.

    When the server goes away, games resume by themselves and the stream is opened again for ever; a seat that is handed out
    twice is played once.
    """

    def __init__(self, server: str, token: str, *, name: str = "") -> None:
        self._server = server
        self._token = token
        self._name = name
        self._seats: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Serves until cancelled. Raises `ParlourError` when the token is not taken."""
        back_off = BackOff()
        async with connect(self._server, self._token) as client:
            gallery = Gallery(client)
            try:
                while True:
                    try:
                        await self._serve(client, gallery, back_off)
                    except TimeoutError:
                        log.info("the server fell silent")
                    except grpc.aio.AioRpcError as error:
                        failure = from_rpc(error)
                        if failure.code.name in _REFUSED:
                            raise failure from None
                        log.info("waiting for the server: %s", failure.message)
                    await asyncio.sleep(back_off.pause())
            finally:
                await self._stop()

    async def _serve(self, client: Client, gallery: Gallery, back_off: BackOff) -> None:
        request = bot_service_pb2.ServeBotsRequest(worker=self._name)
        call = client.bots.ServeBots(request, metadata=client.metadata())
        clock = asyncio.get_running_loop().time
        working = False
        try:
            async with asyncio.timeout(SILENCE) as limit:
                async for bot in call:
                    if not working:
                        log.info("ready for the bots of %s", self._server)
                        working = True
                    back_off.reset()
                    limit.reschedule(clock() + SILENCE)
                    if not bot.heartbeat:
                        self._seat(bot, gallery)
        finally:
            call.cancel()

    def _seat(self, bot: bot_service_pb2.ServeBotsResponse, gallery: Gallery) -> None:
        key = (bot.game, bot.player)
        if key in self._seats:
            return
        task = asyncio.create_task(self._play(bot, gallery), name=f"{bot.player} in {bot.game}")
        self._seats[key] = task
        task.add_done_callback(lambda _: self._seats.pop(key, None))

    async def _play(self, bot: bot_service_pb2.ServeBotsResponse, gallery: Gallery) -> None:
        try:
            async with connect(self._server, bot.token) as client, client.game(bot.game) as game:
                moves = await play(game, gallery, random.Random())
            log.info("%s left %s after %d moves", bot.player, bot.game, moves)
        except ParlourError as error:  # its seat is no longer its own, or the game is gone
            log.info("%s stops in %s: %s", bot.player, bot.game, error.message)
        except (
            Exception
        ):  # one bot's fault is no reason to say nothing of it, nor to stop the others
            log.exception("%s failed in %s", bot.player, bot.game)

    async def _stop(self) -> None:
        tasks = list(self._seats.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
