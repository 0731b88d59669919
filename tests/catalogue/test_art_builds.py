"""Two builds in different surroundings draw the same bytes: addresses are hashes of what is drawn."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from parlour.catalogue.art import SETS

PROGRAM = """
import hashlib, sys
from parlour.catalogue.art import draw, encode
for set_id, first, last in zip(sys.argv[1::3], sys.argv[2::3], sys.argv[3::3]):
    for number in range(int(first), int(last) + 1):
        for size, data in encode(draw(set_id, number)).items():
            print(set_id, number, size, hashlib.sha256(data).hexdigest())
"""
HERE = {"PYTHONHASHSEED": "1", "TZ": "UTC", "LANG": "C", "OMP_NUM_THREADS": "1"}
THERE = {"PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}


def build(what: list[str], surroundings: dict[str, str], folder: Path) -> subprocess.Popen[str]:
    """Draw in a process of its own that inherits nothing but where Python finds its packages."""
    folder.mkdir()
    inherited = {key: os.environ[key] for key in ("PATH", "PYTHONPATH") if key in os.environ}
    environment = {**inherited, **surroundings, "HOME": str(folder)}
    command = [sys.executable, "-c", PROGRAM, *what]
    return subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)


def both(what: list[str], folder: Path) -> tuple[list[str], list[str]]:
    """What two builds print."""
    builds = [build(what, HERE, folder / "here"), build(what, THERE, folder / "there")]
    printed = [one.communicate()[0].splitlines() for one in builds]
    assert [one.returncode for one in builds] == [0, 0]
    return printed[0], printed[1]


def test_two_builds_of_a_card_of_every_set_are_the_same(tmp_path: Path) -> None:
    sample = [word for entry in SETS for word in (entry.id, "4", "4")]
    here, there = both(sample, tmp_path)
    assert len(here) == 2 * len(SETS)
    assert here == there


@pytest.mark.long
def test_two_builds_of_all_cards_are_the_same(tmp_path: Path) -> None:
    everything = [word for entry in SETS for word in (entry.id, "1", str(entry.count))]
    here, there = both(everything, tmp_path)
    assert len(here) == 2 * sum(entry.count for entry in SETS)
    assert len({line.split()[-1] for line in here}) == len(here), "no two cards are alike"
    assert here == there
