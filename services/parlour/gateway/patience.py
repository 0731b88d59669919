"""Middleware that waits neither for ever for a request's body nor for ever for a response to be read."""

from __future__ import annotations

import asyncio

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_SECONDS = 15.0
BODY_RATE = 16 * 1024  # bytes a second: what has come buys time for the rest
READ_SECONDS = 20.0


class Patience:
    """Ends requests whose body takes too long, as if the client had gone, and responses that are not taken."""

    def __init__(
        self, app: ASGIApp, body_seconds: float = BODY_SECONDS, read_seconds: float = READ_SECONDS
    ) -> None:
        self._app = app
        self._body_seconds = body_seconds
        self._read_seconds = read_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve with patience."""
        deadline = asyncio.get_running_loop().time() + self._body_seconds
        complete = given_up = unread = False

        async def receive_in_time() -> Message:
            nonlocal complete, given_up, deadline
            if complete:  # from here on only a disconnect is waited for
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                given_up = True
                return {"type": "http.disconnect"}
            complete = not message.get("more_body", False)
            deadline += len(message.get("body", b"")) / BODY_RATE
            return message

        async def send_in_time(message: Message) -> None:
            nonlocal unread
            if given_up and message["type"] == "http.response.start":
                MutableHeaders(scope=message)["connection"] = "close"
            try:
                async with asyncio.timeout(self._read_seconds):
                    await send(message)
            except TimeoutError:
                unread = True
                raise

        try:
            await self._app(scope, receive_in_time, send_in_time)
        except TimeoutError:
            if not unread:
                raise
