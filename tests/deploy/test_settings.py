"""What is set anywhere in deploy/ is a setting: a misspelt one would silently do nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.deploy import manifests
from tests.deploy.settings_in_code import HOUSE, NAME, settings, without_file

COMPOSE = manifests.ROOT / "docker-compose.yml"
DOCS = [manifests.ROOT / "docs" / name for name in ("settings.md", "operating.md")]
_FILES = [
    COMPOSE,
    *DOCS,
    *sorted(path for path in manifests.DEPLOY.rglob("*") if path.is_file()),
]


def published() -> set[str]:
    """The variables of docker-compose.yml itself: under which ports of the host it is found."""
    lines = [line for line in COMPOSE.read_text("utf-8").splitlines() if "ports:" in line]
    return set(NAME.findall("\n".join(lines)))


def test_the_settings_are_found_in_the_code() -> None:
    assert {"PARLOUR_DATABASE_URL", "PARLOUR_LOBBY", "PARLOUR_BASE_PATH", "PARLOUR_SERVER"} <= (
        settings()
    )
    assert "PARLOUR_HTTP_PORT" not in settings()


@pytest.mark.parametrize("path", _FILES, ids=lambda path: str(path.relative_to(manifests.ROOT)))
def test_every_setting_that_is_named_exists(path: Path) -> None:
    named = {without_file(name) for name in NAME.findall(path.read_text("utf-8"))}
    if path == COMPOSE or path.name == "operating.md":
        named -= published()
    assert named <= settings()


def test_every_setting_of_the_house_is_documented() -> None:
    """Those of the command line's users are told by its help."""
    documented = set(re.findall(r"`(PARLOUR_[A-Z_]+)`", DOCS[0].read_text("utf-8")))
    assert settings(HOUSE) <= documented
