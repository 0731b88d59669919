"""A golden log: how a game began, its steps as stored, and the end that a replay must come to.

`python -m tests.golden.recording FOLDER` records one game of every cell of every registered game, for a release that is about
to be made. Files of earlier releases are never changed.
"""

from __future__ import annotations

import base64
import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.game_state import codec
from parlour.games import registry
from parlour.games.table_wire import read_table, write_table
from parlour.kernel import conduct
from parlour.kernel.game import Deck

from tests.games.known import known
from tests.games.playout import Playout

SEED = 20261130


def record(key: str, cell: Any) -> dict[str, Any]:
    """One game of a cell, played at random with all that people do at a table."""
    steps: list[list[Any]] = []

    def note(before: Any, step: conduct.Step, after: Any) -> None:
        steps.append([base64.b64encode(codec.encode(step, playout.wire)).decode(), step.by])

    playout = Playout(key, cell, SEED, note)
    playout.run()
    options = options_pb2.GameOptions.FromString(cell.options.SerializeToString())
    spec = playout.game.spec
    first = cell.table.first_player
    table = replace(
        cell.table,
        late_joiners=cell.table.late_joiners and spec.late_joiners,
        first_player=first if first in spec.first_players else spec.first_players[0],
    )
    write_table(table, spec, options.table)
    deck = playout.deck()
    return {
        "game": key,
        "cell": cell.label,
        "options": base64.b64encode(options.SerializeToString()).decode(),
        "cards": list(deck.cards),
        "words": [list(words) for words in deck.words],
        "steps": steps,
        "end": ending(playout.state),
    }


def ending(state: Any) -> dict[str, Any]:
    """What a replay must come to."""
    return {
        "status": state.status.name,
        "revision": state.revision,
        "rounds": state.rounds,
        "scores": [seat.score for seat in state.seats],
        "winners": list(state.winners),
    }


def replay(log: dict[str, Any]) -> dict[str, Any]:
    """Fold a golden log with the rules of today."""
    game, wire = registry.games()[log["game"]], registry.wires()[log["game"]]
    options = options_pb2.GameOptions.FromString(base64.b64decode(log["options"]))
    deck = Deck(tuple(log["cards"]), tuple(tuple(words) for words in log["words"]))
    table = read_table(options.table, game.spec)
    state = game.initial(table, wire.read_rules(options), deck)
    for data, by in log["steps"]:
        state = conduct.fold(game, state, codec.decode(base64.b64decode(data), by, wire))
    return ending(state)


def logs(folder: Path) -> Iterator[dict[str, Any]]:
    """The logs of a release."""
    for path in sorted(folder.glob("*.jsonl.gz")):
        with gzip.open(path, "rt") as lines:
            for line in lines:
                yield json.loads(line)


def main(folder: Path) -> None:
    """Record a release."""
    folder.mkdir(parents=True)
    for key in registry.games():
        with gzip.GzipFile(folder / f"{key}.jsonl.gz", "wb", mtime=0) as out:
            for cell in known(key).cells():
                out.write((json.dumps(record(key, cell)) + "\n").encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
