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
ERRORS = ROOT / "docs/api/errors.md"
LANGUAGES = ("en", "fr", "de", "es", "pt")
FIRST_LOAD = 150_000
AWARDED = re.compile(r"""\bReason\(\s*"([A-Z_]+)\"""")
# What the page never sends to a server of its own version, by what its screens let a person do.
MISUNDERSTANDINGS = set(
    re.findall(
        r"\w+",
        """CARDS_PER_PLAYER DUPLICATE_CARD DUPLICATE_MARK DUPLICATE_VOTE INVALID_MASK INVALID_NAME INVALID_PAGE
    INVALID_REQUEST_ID NOT_A_BOT NOT_A_PERSON NOT_MARKED NOT_WORKER NOT_YOURSELF NO_CARD_WITH_CLUE NO_MARKS NO_RED_VOTE
    NO_VOTE PICTURE_NOT_FOUND READER_TOO_SLOW RED_VOTE REQUEST_ID_REUSED SEAT_NOT_FOUND STREAM_NOT_OPENED TOO_MANY_MARKS
    TOO_MANY_VOTES UNKNOWN_EDITION UNKNOWN_GAME UNKNOWN_MOVE UNKNOWN_SCORING UNKNOWN_SLOT WRONG_GAME""",
    )
)

Catalogue = dict[str, str | dict[str, str]]


def _read(language: str) -> Catalogue:
    return json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))


def _places(entry: str | dict[str, str]) -> set[str]:
    return set(re.findall(r"\{\w+\}", entry if isinstance(entry, str) else entry["other"]))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_catalogue_says_all_that_english_says(language: str) -> None:
    english, other = _read("en"), _read(language)
    assert other.keys() == english.keys()
    assert [key for key in english if _places(english[key]) != _places(other[key])] == []
    assert [
        key for key in english if isinstance(english[key], str) != isinstance(other[key], str)
    ] == []


def _documented(part: str) -> set[str]:
    """The reasons of a part of docs/api/errors.md, which tests/services holds against the code."""
    (found,) = [
        text for text in ERRORS.read_text(encoding="utf-8").split("\n## ") if text.startswith(part)
    ]
    return set(re.findall(r"^\| `([A-Z_]+)` \|", found, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_is_said_in_the_readers_language(language: str) -> None:
    """Of what only a page can do wrong that the server does not fit, `refused.OTHER` says to reload it."""
    said = {key.removeprefix("refused.") for key in _read(language) if key.startswith("refused.")}
    refused = _documented("# Errors")
    assert not MISUNDERSTANDINGS & said and refused >= MISUNDERSTANDINGS
    assert said == refused - MISUNDERSTANDINGS | {"UNREACHABLE", "OTHER"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_of_a_file_is_said_in_the_readers_language(language: str) -> None:
    said = {key.removeprefix("file.") for key in _read(language) if key.startswith("file.")}
    assert said == _documented("Of the files") | {"PACK_TOO_LARGE"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_points_are_given_for_is_said_in_the_readers_language(language: str) -> None:
    games = (ROOT / "services/parlour/games").rglob("*.py")
    given = {name for path in games for name in AWARDED.findall(path.read_text(encoding="utf-8"))}
    assert len(given) > 15
    assert [name for name in sorted(given) if f"why.{name}" not in _read(language)] == []


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
