"""Stella for the conformance suite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.api.games.stella.v1 import options_pb2 as stella_pb2
from parlour.games.stella.events import Marked
from parlour.games.stella.moves import POSITIONS
from parlour.games.stella.options import Scouting, Words
from parlour.games.stella.state import StellaState

from tests.games.known import Cell, tables

OWN_WORDS = ("sea", "海", "a second chance", "Tuesday", "rust")


def cells() -> Sequence[Cell]:
    """Each way to scout with every number of players."""
    table = iter(tables())
    return [
        Cell(
            _options(scouting, Words.TWO_WORD), players, f"{scouting.value}-{players}", next(table)
        )
        for scouting in Scouting
        for players in range(3, 7)
    ]


def pairs() -> Sequence[Cell]:
    """Each way to scout with each kind of words, on decks that just suffice and on large ones."""
    table = iter(tables())
    return [
        Cell(
            _options(scouting, words),
            3 + n % 4,
            f"{scouting.value}-{words.value}",
            next(table),
            (0, 84, 130)[n % 3],
        )
        for n, (scouting, words) in enumerate(product(Scouting, Words))
    ]


def cards(state: StellaState) -> Sequence[str]:
    return [*state.draw_pile, *state.grid, *state.discard]


def hidden(state: StellaState, seat: int | None) -> frozenset[str]:
    """The pile for everybody, and words to come, which are told apart from pictures by their look alone."""
    del seat
    to_come = [word for card in state.words[state.round :] for word in card]
    return frozenset((*state.draw_pile, *(to_come if state.rules.words is Words.TWO_WORD else ())))


def secret(before: StellaState, events: Sequence[Any]) -> bool:
    """Marks: that they were made at all is a secret too."""
    del before
    return any(isinstance(event, Marked) for event in events)


def twins(state: StellaState, seat: int | None) -> Iterable[Any]:
    """Others have marked elsewhere, as far as that is not open; before the counts are, also more, fewer or none."""
    shown = {showing.position for showing in state.showings}
    free = [position for position in POSITIONS if position not in shown]
    for other, marks in state.marks.items():
        if other == seat:
            continue
        elsewhere = [position for position in free if position not in marks]
        secret_ones = [position for position in marks if position not in shown]
        if secret_ones and elsewhere:
            moved = {*marks} - {secret_ones[0]} | {elsewhere[-1]}
            yield _with(state, other, tuple(sorted(moved)))
        if not state.counts and state.phase == "associate" and not state.counting:
            yield _with(state, other, (1, 2, 3))
            yield _with(state, other, ())


def _with(state: StellaState, seat: int, marks: tuple[int, ...]) -> StellaState:
    kept = {n: made for n, made in state.marks.items() if n != seat}
    return replace(state, marks={**kept, seat: marks} if marks else kept)


def _options(scouting: Scouting, words: Words) -> options_pb2.GameOptions:
    options = stella_pb2.StellaOptions(
        scouting=f"SCOUTING_{scouting.name}",
        words=f"WORDS_{words.name}",
        custom_words=OWN_WORDS if words is Words.CUSTOM else [],
    )
    return options_pb2.GameOptions(stella=options)
