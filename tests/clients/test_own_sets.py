"""`parlour cards` with sets of one's own, by the commands that people type, against a server of this test run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

WIDE = (900, 700)


def painted(folder: Path, name: str, number: int, size: tuple[int, int] = (700, 1050)) -> None:
    """A picture like no other number's."""
    picture = Image.new("RGB", size, (40 * number % 256, 90, 255 - 30 * number % 256))
    pen = ImageDraw.Draw(picture)
    for step in range(12):
        x, y = (number * 137 + step * 211) % size[0], (number * 71 + step * 173) % size[1]
        pen.ellipse((x, y, x + 40 + 9 * step, y + 120), fill=(20 * step, 17 * number % 256, 200))
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    picture.save(folder / name)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the commands remember who they are."""
    return tmp_path


def cards(home: Path, server: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PARLOUR_", "XDG_"))}
    return subprocess.run(
        [sys.executable, "-m", "parlour_cli", "cards", *arguments, "--server", server],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**kept, "HOME": str(home), "PARLOUR_NAME": "Ana"},
    )


def answer(home: Path, server: str, *arguments: str) -> Any:
    done = cards(home, server, *arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pictures as they lie about on somebody's disk."""
    folder = tmp_path / "pictures"
    painted(folder, "row 10.png", 1)
    painted(folder, "row 2 (2).jpg", 2)
    painted(folder, "#/🦊.webp", 3)
    painted(folder, "wide.png", 4, WIDE)
    (folder / "notes.txt").write_text("to do")
    (folder / "copy.png").write_bytes((folder / "row 10.png").read_bytes())
    (folder / "link.png").symlink_to("/etc/hostname")
    (folder / ".DS_Store").write_bytes(b"x")
    return folder


def test_every_file_of_a_folder_is_taken_or_told_of(home: Path, server: str, folder: Path) -> None:
    done = cards(home, server, "import", str(folder), "--title", "Odds")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line for line in lines if line.startswith("not kept")] == [
        "not kept: link.png: this is a link, not a file",
        "not kept: notes.txt: this is no picture",
        "not kept: row 10.png: the same file is in the set already: copy.png",
    ]
    assert "given margins to fit the shape of a card: 1" in lines
    assert lines[-1].startswith("4 of 7 files are in Odds, the set ")
    assert ".DS_Store" not in done.stdout


def test_what_was_exported_comes_back_the_same(
    home: Path, server: str, folder: Path, tmp_path: Path
) -> None:
    about = ("--title", "Odds", "--language", "de", "--licence", "CC0-1.0", "--author", "Ana")
    mine = answer(home, server, "import", str(folder), *about)["set"]
    answer(home, server, "edit", mine["id"], "--text", "2", "Ein Fuchs liest")
    answer(home, server, "export", mine["id"], str(tmp_path / "once"))
    again = answer(home, server, "import", str(tmp_path / "once"))["set"]
    answer(home, server, "export", again["id"], str(tmp_path / "twice"))
    once, twice = (
        json.loads((tmp_path / name / "manifest.json").read_text()) for name in ("once", "twice")
    )
    assert [card["text"] for card in once["cards"]] == ["", "Ein Fuchs liest", "", ""]
    own = {"id", "cards"}
    assert {k: v for k, v in once.items() if k not in own} == {
        k: v for k, v in twice.items() if k not in own
    }
    assert [(c["text"], c["tags"]) for c in once["cards"]] == [
        (c["text"], c["tags"]) for c in twice["cards"]
    ]


def test_a_set_is_changed_shared_dropped_and_deleted(
    home: Path, server: str, folder: Path, tmp_path: Path
) -> None:
    mine = answer(home, server, "import", str(folder), "--title", "Odds")["set"]
    changed = answer(home, server, "edit", mine["id"], "--title", "Ends", "--remove", "1", "3")
    assert (changed["title"], changed["cards"]) == ("Ends", 2)
    nothing = cards(home, server, "edit", mine["id"])
    assert (nothing.returncode, "Say what to change" in nothing.stderr) == (2, True)
    code = answer(home, server, "share", mine["id"])["code"]
    guest = tmp_path / "guest"
    guest.mkdir()
    shared = answer(guest, server, "add", code.lower())
    assert shared["id"] == mine["id"]
    assert "Only whoever made a set" in cards(guest, server, "delete", mine["id"]).stderr
    answer(guest, server, "drop", mine["id"])
    assert mine["id"] not in {one["id"] for one in answer(guest, server, "list")}
    answer(home, server, "delete", mine["id"])
    gone = cards(home, server, "show", mine["id"])
    assert "There is no card set" in gone.stderr
