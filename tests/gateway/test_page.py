"""The built page as it is served: caching, packing, views, prefix."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from parlour.gateway.page import BASE, Page
from parlour.gateway.settings import GatewaySettings

from tests.api import http_client
from tests.gateway.porch import Porch, porch

SCRIPT = "assets/index-4f3a.js"
SOURCE = b"document.title = 'Parlour';\n" * 50


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(f'<!doctype html><head>{BASE}<script src="{SCRIPT}">')
    (tmp_path / SCRIPT).write_bytes(SOURCE)
    (tmp_path / f"{SCRIPT}.br").write_bytes(b"as brotli packs it")
    (tmp_path / "assets" / "moon-1.woff2").write_bytes(b"wOF2")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "sw.js").write_text("self;")
    return tmp_path


@pytest.fixture
async def house(built: Path) -> AsyncIterator[Porch]:
    async with porch(page=built) as house:
        yield house


async def _get(house: Porch, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent = tuple((name.replace("_", "-"), value) for name, value in headers.items())
    async with http_client.request(house.site, "GET", path, sent) as answer:
        return answer.status, dict(answer.headers), await answer.body()


@pytest.mark.parametrize(
    "view", ["/", "/r/ABC234", "/table/ABC234", "/replay/0123456789abcdef", "/admin"]
)
async def test_every_view_of_the_page_is_the_page(house: Porch, view: str) -> None:
    status, headers, body = await _get(house, view)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert headers["cache-control"] == "no-cache"
    assert b'<base href="/">' in body


@pytest.mark.parametrize("path", ["/r/", "/r/A/B", "/index.html", f"/{SCRIPT}.br", "/assets/x.js"])
async def test_what_is_no_view_and_no_file_is_not_there(house: Porch, path: str) -> None:
    assert (await _get(house, path))[0] == 404


async def test_files_named_by_content_are_kept_for_ever_and_others_asked_for_again(
    house: Porch,
) -> None:
    _, headers, _ = await _get(house, f"/{SCRIPT}")
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    for path, kind in (
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ):
        _, headers, _ = await _get(house, path)
        assert (headers["cache-control"], headers["content-type"]) == ("no-cache", kind)
        status, _, body = await _get(house, path, if_none_match=headers["etag"])
        assert (status, body) == (304, b"")


@pytest.mark.parametrize(
    ("accepts", "coding", "content"),
    [
        ("", "", SOURCE),
        ("gzip", "gzip", SOURCE),
        ("gzip, deflate, br, zstd", "br", b"as brotli packs it"),
        ("br;q=0, gzip;q=0.5", "gzip", SOURCE),
        ("gzip;q=0.0", "", SOURCE),
    ],
)
async def test_files_come_as_small_as_the_browser_takes_them(
    house: Porch, accepts: str, coding: str, content: bytes
) -> None:
    _, headers, body = await _get(house, f"/{SCRIPT}", accept_encoding=accepts)
    assert headers.get("content-encoding", "") == coding
    assert headers["vary"] == "accept-encoding"
    assert (gzip.decompress(body) if coding == "gzip" else body) == content


async def test_what_is_packed_already_is_not_packed_again(house: Porch) -> None:
    _, headers, body = await _get(house, "/assets/moon-1.woff2", accept_encoding="gzip")
    assert (headers["content-type"], body) == ("font/woff2", b"wOF2")
    assert "content-encoding" not in headers


async def test_under_a_prefix_the_page_and_its_files_are_found(built: Path) -> None:
    async with porch(GatewaySettings(base_path="/games/dixit"), page=built) as house:
        _, _, body = await _get(house, "/games/dixit/r/ABC234")
        assert b'<base href="/games/dixit/">' in body
        assert (await _get(house, f"/games/dixit/{SCRIPT}"))[2] == SOURCE


async def test_the_page_may_run_its_own_scripts_only(built: Path) -> None:
    settings = GatewaySettings(picture_origin="https://pictures.example")
    async with porch(settings, page=built) as house:
        _, headers, _ = await _get(house, "/")
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    for kind in ("script-src", "style-src", "connect-src"):
        assert policy[kind] == "'self'"
    assert policy["img-src"] == "'self' blob: data: https://pictures.example"


def test_a_page_without_a_place_for_the_prefix_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    with pytest.raises(ValueError, match="base"):
        Page(tmp_path)
