"""What is committed as the built page: light enough, complete in every language, loading nothing from elsewhere."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "services/parlour/gateway/site/page"
WORDS = ROOT / "clients/web/src/i18n"
FIRST_LOAD = 150_000

Catalogue = dict[str, str | dict[str, str]]


def _read(language: str) -> Catalogue:
    return json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))


def _places(entry: str | dict[str, str]) -> set[str]:
    return set(re.findall(r"\{\w+\}", entry if isinstance(entry, str) else entry["other"]))


@pytest.mark.parametrize("language", ["fr", "de", "es", "pt"])
def test_a_catalogue_says_all_that_english_says(language: str) -> None:
    english, other = _read("en"), _read(language)
    assert other.keys() == english.keys()
    assert [key for key in english if _places(english[key]) != _places(other[key])] == []
    assert [
        key for key in english if isinstance(english[key], str) != isinstance(other[key], str)
    ] == []


def test_the_first_load_is_light() -> None:
    index = (PAGE / "index.html").read_text()
    first = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', index)
    fonts = [f for f in (PAGE / "assets").glob("*.woff2") if "latin-ext" not in f.name]
    assert first and len(fonts) == 3
    packed = sum(len(gzip.compress((PAGE / name).read_bytes(), 9)) for name in first)
    assert packed + sum(font.stat().st_size for font in fonts) < FIRST_LOAD


def test_the_page_loads_nothing_from_elsewhere() -> None:
    texts = [path for path in PAGE.rglob("*") if path.suffix in (".html", ".css", ".js")]
    loads = re.compile(r"""(?:url\(|src=|href=|import\()["']?https?://""")
    assert [path.name for path in texts if loads.search(path.read_text())] == []


def test_the_page_runs_under_the_content_security_policy() -> None:
    index = (PAGE / "index.html").read_text()
    assert '<base href="/">' in index
    assert not re.search(r"<script(?![^>]*src=)|<style|style=|\son\w+=", index)
