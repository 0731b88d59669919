"""The front door: a page that says what this is, where it is and how to play."""

from __future__ import annotations

import html
from importlib import resources
from string import Template

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

CACHING = {"cache-control": "public, max-age=300"}


class Welcome:
    """GET /welcome and /welcome.css. `api`: what players give as --server; without a host, the host that the browser asked."""

    def __init__(self, api: str) -> None:
        site = resources.files("parlour.gateway") / "site"
        self._page = Template((site / "welcome.html").read_text(encoding="utf-8"))
        self._style = (site / "welcome.css").read_text(encoding="utf-8")
        self._api = api

    async def page(self, request: Request) -> Response:
        """The page, with this server's addresses in it."""
        host, _, port = self._api.rpartition(":")
        asked = request.url.hostname or "127.0.0.1"
        name = f"[{asked}]" if ":" in asked else asked
        text = self._page.substitute(
            api=html.escape(f"{host or name}:{port}"),
            http=html.escape(str(request.base_url).rstrip("/")),
            base=html.escape(f"{request.scope['root_path']}/"),
        )
        return HTMLResponse(text)

    async def style(self, _: Request) -> Response:
        """What it looks like."""
        return Response(self._style, media_type="text/css", headers=CACHING)
