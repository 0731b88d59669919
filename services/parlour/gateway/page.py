"""The page as it was built: files from memory, packed where that helps, kept for ever where a name says what is in them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

IMMUTABLE = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
INDEX = "index.html"
BASE = '<base href="/">'
# Addresses of the page itself: what is shown there is its own business.
VIEWS = ("/r/{code}", "/table/{code}", "/replay/{id}", "/admin")

_TEXTS: Mapping[str, str] = MappingProxyType(
    {
        "css": "text/css; charset=utf-8",
        "html": "text/html; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "json": "application/json",
        "map": "application/json",
        "svg": "image/svg+xml",
        "txt": "text/plain; charset=utf-8",
        "webmanifest": "application/manifest+json",
    }
)
_OTHERS: Mapping[str, str] = MappingProxyType(
    {
        "ico": "image/x-icon",
        "mp3": "audio/mpeg",
        "ogg": "audio/ogg",
        "png": "image/png",
        "webp": "image/webp",
        "woff2": "font/woff2",
    }
)


@dataclass(slots=True)
class _File:
    """Content with its codings: as it is, and packed."""

    media_type: str
    caching: str
    coded: dict[str, bytes] = field(default_factory=dict[str, bytes])
    etag: str = ""

    def answer(self, request: Request) -> Response:
        headers = {"cache-control": self.caching, "etag": self.etag, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        coding = _best(request.headers, self.coded)
        if coding:
            headers["content-encoding"] = coding
        return Response(self.coded[coding], headers={**headers, "content-type": self.media_type})


class Page:
    """The built page in a folder: index.html, assets/ with hashed names, and what else belongs at the root.

    Files with ".br" or ".gz" at the end of a name are that file packed. index.html holds `<base href="/">`, in whose place goes
    the prefix under which the page is served; all its addresses are relative to that.
    """

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or resources.files("parlour.gateway") / "site" / "page"
        found = dict(_walk(folder, "")) if folder.is_dir() else {}
        self._index = found.pop(INDEX, b"").decode()
        if self._index and BASE not in self._index:
            raise ValueError(f"{INDEX} of the page must hold {BASE}")
        self._files = {path: _file(path, found) for path in found if _is_whole(path)}
        self._indices: dict[str, _File] = {}

    def routes(self, otherwise: Callable[[Request], Any]) -> list[Route]:
        """The page at / and at its views, and its files; `otherwise` is shown where no page was built."""
        if not self._index:
            return [Route("/", otherwise)]
        views = [Route(path, self._show) for path in ("/", *VIEWS)]
        return [*views, *(Route(f"/{path}", self._give) for path in self._files)]

    async def _show(self, request: Request) -> Response:
        prefix: str = request.scope["root_path"]
        index = self._indices.get(prefix)
        if index is None:
            text = self._index.replace(BASE, f'<base href="{prefix}/">', 1)
            index = _file(INDEX, {INDEX: text.encode()})
            if len(self._indices) < 16:  # a server has one prefix, or a few
                self._indices[prefix] = index
        return index.answer(request)

    async def _give(self, request: Request) -> Response:
        path = request.url.path.removeprefix(request.scope["root_path"])
        return self._files[path.removeprefix("/")].answer(request)


def _walk(folder: Traversable, at: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{at}{entry.name}/")
        else:
            yield at + entry.name, entry.read_bytes()


def _is_whole(path: str) -> bool:
    return not path.endswith((".br", ".gz"))


def _file(path: str, found: Mapping[str, bytes]) -> _File:
    ending, content = path.rpartition(".")[2], found[path]
    coded = {"": content}
    if ending in _TEXTS:
        coded["gzip"] = found.get(f"{path}.gz") or gzip.compress(content, 9, mtime=0)
    if f"{path}.br" in found:
        coded["br"] = found[f"{path}.br"]
    return _File(
        media_type=_TEXTS.get(ending) or _OTHERS.get(ending) or "application/octet-stream",
        caching=IMMUTABLE if path.startswith("assets/") else ASK_AGAIN,
        coded={name: data for name, data in coded.items() if len(data) <= len(content)},
        etag=f'"{hashlib.sha256(content).hexdigest()[:32]}"',
    )


def _best(headers: Headers, coded: Mapping[str, bytes]) -> str:
    """The smallest coding that the client takes."""
    taken = {""}
    for part in headers.get("accept-encoding", "").split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            taken.add(name)
    return min((name for name in coded if name in taken), key=lambda name: len(coded[name]))
