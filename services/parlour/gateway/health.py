"""How the parts of this process are: for people, for orchestrators and for whoever watches."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

if TYPE_CHECKING:
    from parlour.platform.part import Watched

PATIENCE_SECONDS = 3.0


class Health:
    """GET /healthz: "ok"; "degraded" while something that can be done without cannot be reached; "down" with status 503
    while a part cannot do its work."""

    def __init__(self, parts: Iterable[Watched]) -> None:
        self._parts = tuple(parts)

    async def show(self, _: Request) -> Response:
        """The report."""
        ready = await asyncio.gather(*map(_ready, self._parts))
        parts: dict[str, dict[str, Any]] = {
            part.name: {"ready": well, "degraded": list(part.degraded())}
            for part, well in zip(self._parts, ready, strict=True)
        }
        if not all(ready):
            return JSONResponse({"status": "down", "parts": parts}, 503)
        degraded = any(part["degraded"] for part in parts.values())
        return JSONResponse({"status": "degraded" if degraded else "ok", "parts": parts})


async def _ready(part: Watched) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await part.check()
    except TimeoutError:
        return False
