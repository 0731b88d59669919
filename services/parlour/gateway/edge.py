"""Middleware for what stands between here and the browser: trusted proxies and a path prefix."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.gateway.settings import GatewaySettings, is_prefix


class Edge:
    """Puts the client's own address, scheme and path prefix into the scope.

    X-Forwarded-For, -Proto and -Prefix count only when a trusted proxy sends them. Paths are taken with the prefix and without
    it, since some proxies strip it and some do not.
    """

    def __init__(self, app: ASGIApp, settings: GatewaySettings) -> None:
        self._app = app
        self._proxies = settings.proxies
        self._base = settings.base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the request as the client made it."""
        headers = Headers(scope=scope)
        host, port = scope.get("client") or ("", 0)
        prefix, scheme = self._base, scope["scheme"]
        if self._proxies.trust(host):
            host = self._proxies.client(host, headers.getlist("x-forwarded-for"))
            scheme = "https" if headers.get("x-forwarded-proto") == "https" else scheme
            named = headers.get("x-forwarded-prefix", "").rstrip("/")
            prefix = named if not prefix and is_prefix(named) else prefix
        path: str = scope["path"]
        if prefix and path == prefix:
            await RedirectResponse(f"{prefix}/", 308)(scope, receive, send)
            return
        if not path.startswith(f"{prefix}/"):
            path = prefix + path
        seen = {"client": (host, port), "scheme": scheme, "path": path, "root_path": prefix}
        await self._app({**scope, **seen}, receive, send)
