"""Headers that every response carries: nothing is loaded from elsewhere, nothing is framed, nothing is guessed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SECURITY: Mapping[str, str] = MappingProxyType(
    {
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }
)


def content_security_policy(picture_origin: str = "") -> str:
    """What a page from here may load: its own files, and pictures of this origin too."""
    pictures = f"img-src 'self' blob: data: {picture_origin}".rstrip()
    return (
        "default-src 'none'; base-uri 'self'; connect-src 'self'; font-src 'self'; form-action 'self';"
        f" frame-ancestors 'none'; {pictures}; manifest-src 'self'; media-src 'self';"
        " script-src 'self'; style-src 'self'; worker-src 'self'"
    )


class SecurityHeaders:
    """Middleware that adds them; what a response set itself stays."""

    def __init__(self, app: ASGIApp, picture_origin: str = "") -> None:
        self._app = app
        policy = content_security_policy(picture_origin)
        self._headers = {**SECURITY, "content-security-policy": policy}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve with them."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)
