"""`parlour` as people and scripts meet it: what it prints, and how it ends."""

from __future__ import annotations

import json
import os
import pty
import queue
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

KEYS = ["game", "id", "options", "players", "scores", "winners", "rounds", "moves", "seconds"]


def parlour(
    *arguments: str, given: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour_cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **environment},
    )


def test_help_is_instant_since_nothing_heavy_is_imported() -> None:
    code = (
        "import sys; from parlour_cli.__main__ import main; main(['--help']); "
        "sys.exit(any(name in sys.modules for name in ('grpc', 'rich', 'PIL', 'google.protobuf')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("play", "simulate", "score", "serve"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dance",), "no command 'dance'"),
        (("rooms", "--server", "127.0.0.1:9"), "127.0.0.1:9 cannot be reached"),
        (("rooms", "--server", "a b"), "no server address"),
        (("simulate", "--game", "chess"), "no game 'chess'"),
        (("simulate", "--option", "edition=deluxe"), "edition is one of"),
        (("simulate", "--players", "40"), "--players is 1 to 12"),
        (("score", "/no/such/file"), "No such file"),
        (("admin", "rooms"), "administrator's token"),
        (("play", "--bots", "4", "--players", "3", "--server", "127.0.0.1:9"), "cannot be reached"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    done = parlour(*arguments)
    assert done.returncode != 0
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("watch", "ZZZZZZ"), "room"),
        (("replay", "nowhere"), "game"),
        (("cards", "show", "nothing"), "set"),
        (("simulate", "--players", "2"), "seats must be 3 to 8"),
        (("play", "--join", "ZZZZZZ"), "room"),
    ],
)
def test_a_refusal_of_the_server_is_said_in_a_sentence(
    server: str, arguments: tuple[str, ...], said: str
) -> None:
    done = parlour(*arguments, "--server", server)
    assert done.returncode == 1
    assert said in done.stderr.lower()
    assert done.stderr.startswith("parlour: ")
    assert "Traceback" not in done.stderr


def test_simulate_prints_one_object_a_game_with_exactly_these_keys(server: str) -> None:
    done = parlour(
        "simulate", "--server", server, "--players", "4", "--games", "2", "--seed", "7",
        "--option", "edition=odyssey", "--option", "target=12", "--json",
    )  # fmt: skip
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(results) == 2
    for result in results:
        assert list(result) == KEYS
        assert result["game"] == "dixit"
        assert result["options"]["edition"] == "odyssey"
        assert list(result["scores"]) == result["players"]
        best = max(result["scores"].values())
        assert result["winners"] == [n for n, points in result["scores"].items() if points == best]
        assert best >= 12


@pytest.mark.parametrize(
    ("game", "players"), [("party", 6), ("team", 6), ("jinx", 3), ("stella", 3)]
)
def test_bots_play_every_game_of_the_family_and_it_can_be_told_again(
    server: str, game: str, players: int
) -> None:
    done = parlour(
        "simulate", "--server", server, "--game", game, "--players", str(players), "--json"
    )
    result = json.loads(done.stdout)
    assert result["winners"]
    told = parlour("replay", result["id"], "--server", server, "--name", "Stranger")
    assert told.returncode in (0, 1)  # a private room's game is told to those who were there
    assert "Traceback" not in told.stderr


def test_a_set_has_id_title_and_how_many_cards(server: str) -> None:
    sets = json.loads(parlour("cards", "list", "--server", server, "--json").stdout)
    dream = next(card_set for card_set in sets if card_set["id"] == "dream")
    assert dream["cards"] == 84
    assert dream["title"]
    shown = json.loads(parlour("cards", "show", "dream", "--server", server, "--json").stdout)
    assert (shown["id"], shown["title"], shown["cards"]) == ("dream", dream["title"], 84)
    assert len(shown["list"]) == 84


def test_exported_cards_have_names_that_every_system_takes(server: str, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    done = parlour("cards", "export", "positions", str(folder), "--server", server)
    assert done.returncode == 0
    index = json.loads((folder / "manifest.json").read_text("utf-8"))
    files = [card["file"] for card in index["cards"]]
    assert files[0] == "positions-001.webp"
    assert sorted(file.name for file in folder.iterdir()) == sorted([*files, "manifest.json"])
    assert all((folder / file).read_bytes()[8:12] == b"WEBP" for file in files)


def test_rooms_are_listed_as_json(server: str) -> None:
    assert isinstance(json.loads(parlour("rooms", "--server", server, "--json").stdout), list)


def test_the_kept_token_is_nobody_elses_business(server: str, tmp_path: Path) -> None:
    parlour("rooms", "--server", server, XDG_CONFIG_HOME=str(tmp_path), PARLOUR_NAME="Ana")
    kept = tmp_path / "parlour" / "tokens.json"
    assert list(json.loads(kept.read_text("utf-8"))) == [f"{server} Ana"]
    assert kept.stat().st_mode & 0o077 == 0


def test_a_game_can_be_played_through_a_pipe_in_plain_text(server: str) -> None:
    with Played(server) as played:
        played.until("Card and clue:")
        played.type("say hello there")
        played.until("Zoë: hello there")
        played.type("9 too far")
        played.until("! There is no card 9")
        played.type("1 the \x1b[31msea")
        played.until("!")
        played.type("1 the long way home")
        played.until("Turn 1. You told: “the long way home”")
        played.type("quit")
        played.until("! That gives your seat up for good.")
        played.type("quit")
        assert played.end() == 0
    assert "\x1b" not in "".join(played.lines)


def test_a_clue_that_reads_like_a_command_ends_no_game(server: str) -> None:
    with Played(server, "--game", "jinx") as played:
        played.until("Clue:")
        played.type("end")
        played.until('! Is that your clue? Type "end" if so, and /end if not.')
        played.type("/end")
        played.until("! That ends the game for everybody")
        played.type('"end"')
        played.until("You hinted: “end”")


def test_options_are_explained_at_the_table_and_in_the_room(server: str) -> None:
    with Played(server, "--game", "party", players=6, bots=4) as played:
        played.until("Enter to start")
        played.type("options")
        played.until("blind_clue=false")
        played.type("set scoring=every_group phase_seconds=vote:30")
        played.until("scoring every_group")
        played.type("options scoring")  # what is typed at once is done in this order
        played.until("scoring=every_group")
        played.until("every_group: Every card with at least two votes.")
        played.type("set card_sets=dream,stella")
        played.type("set card_sets=dream")
        played.type("options card_sets")
        played.until("card_sets=dream   The sets")
        played.type("options colour")
        played.until("! Dixit Party has no option 'colour'")
        played.type("bot")
        played.until("Enter to start")
        played.type("start")
        played.until("Your clue:")
        played.type("/options phase_seconds")
        played.until("phase_seconds=claim:60,clue:120,submit:90,vote:30")


class Played:
    """`parlour play` at a pipe: reads until something is said, types lines."""

    def __init__(self, server: str, *arguments: str, players: int = 4, bots: int = 3) -> None:
        self.lines: list[str] = []
        self.process = subprocess.Popen(
            [
                sys.executable, "-m", "parlour_cli", "play", "--server", server, "--name", "Zoë",
                "--players", str(players), "--bots", str(bots), *arguments,
                "--option", "first_player=seat", "--option", "first_seat=0",
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            bufsize=1,
        )  # fmt: skip
        self._said: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def until(self, said: str) -> None:
        deadline = time.monotonic() + 60
        with suppress(queue.Empty):
            while line := self._said.get(timeout=max(0.0, deadline - time.monotonic())):
                self.lines.append(line)
                if said in line:
                    return
        raise AssertionError(f"{said!r} was not said in:\n{''.join(self.lines)}")

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._said.put(line)
        self._said.put("")

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def end(self) -> int:
        status = self.process.wait(30)
        self._reader.join()
        while line := self._said.get():
            self.lines.append(line)
        return status


def test_whoever_goes_away_from_a_terminal_keeps_the_seat_and_is_told_the_way_back(
    server: str,
) -> None:
    for key, status in ((b"\x04", 0), (b"\x03", 130)):
        said, ended = at_a_terminal(
            server, [(b"Card and clue:", b"?\r"), (b"? help", b"quit\r"), (b"for good.", key)]
        )
        assert ended == status
        way_back = said.partition("Come back with: ")[2].strip()
        assert way_back.startswith(f"parlour play --server {server} --join ")
        assert way_back.endswith(" --name Ana")


def at_a_terminal(server: str, talk: list[tuple[bytes, bytes]]) -> tuple[str, int]:
    """`parlour play` in a pseudo terminal, which is answered when it says something: (all it said, exit status)."""
    command = [
        "-m", "parlour_cli", "play", "--server", server, "--name", "Ana", "--players", "3",
        "--bots", "2", "--option", "first_player=seat", "--option", "first_seat=0",
    ]  # fmt: skip
    process, terminal = pty.fork()
    if process == 0:
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
        environment.pop("NO_COLOR", None)
        # What runs the tests in the background may have it ignored, and its children with it.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execve(sys.executable, [sys.executable, *command], environment)
    said, answered = b"", 0
    ends = time.monotonic() + 60
    with suppress(OSError):  # the terminal is gone when the command has ended
        while data := os.read(terminal, 65536):
            said += data
            if time.monotonic() > ends:  # it paints every second
                os.kill(process, signal.SIGKILL)
            if talk and talk[0][0] in said[answered:]:
                answered = len(said)
                os.write(terminal, talk.pop(0)[1])
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    assert not talk
    return said.decode("utf-8", "replace"), os.waitstatus_to_exitcode(status)
