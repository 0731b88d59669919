"""A game as it is told in advance: the cards as they lie, and who does what. Two of them make a pair."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from parlour.api.game.v1 import game_pb2, move_pb2, options_pb2

T = TypeVar("T")
Play = Callable[[game_pb2.Game], move_pb2.Move]  # what is to be done, at a table that lies so
Beat = tuple[tuple[str, Play], ...]  # moves of players after which everybody looks around
SPECTATOR = "eve"


@dataclass(frozen=True)
class Course:
    """What happens: `deck` top first after the first shuffle, `target` the first position drawn (Jinx)."""

    beats: tuple[Beat, ...]
    deck: tuple[str, ...]
    target: int = 1


@dataclass(frozen=True)
class Pair:
    """Two courses that are the same to `viewers`: players who may not know in what they differ.

    They also try all `probes`, moves that are refused to them whatever the fact is.
    """

    fact: str
    players: tuple[str, ...]
    options: options_pb2.GameOptions
    one: Course
    other: Course
    viewers: tuple[str, ...]
    probes: tuple[Play, ...] = ()


class Stacked:
    """`kernel.chance.Chance` with nothing left to chance: the deck lies as the course says, and cards on the table
    are shuffled by what they are, not by how they came."""

    def __init__(self, course: Course) -> None:
        self._deck: tuple[Any, ...] | None = course.deck
        self._target = course.target

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """The deck at first; then every other item, then the rest."""
        given = list(items)
        if self._deck is not None and len(given) == len(self._deck):
            deck, self._deck = self._deck, None
            assert sorted(map(str, given)) == sorted(deck)
            return deck
        return (*given[1::2], *given[::2])

    def choose(self, items: Sequence[T]) -> T:
        """The target, which is counted from 1."""
        return items[(self._target - 1) % len(items)]


def cards(kind: str, count: int) -> tuple[str, ...]:
    """A deck's cards by number."""
    return tuple(f"{kind}/{number}" for number in range(1, count + 1))


def exchanged(deck: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    """The deck with two cards in each other's places."""
    places = {one: other, other: one}
    return tuple(places.get(card, card) for card in deck)


def clue(text: str, card: str = "") -> Play:
    """Tell, with a card where the game wants one."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.give_clue.text = text
        if card:
            into.give_clue.card = card
        return move

    return play


def submit(card: str) -> Play:
    """Hand in."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.submit_cards.cards.append(card)
        return move

    return play


def vote(*chosen: str) -> Play:
    """Vote for cards that lie on the table; for one that does not, vote where nothing lies."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.cast_vote.slots.extend(_slot(table, card) for card in chosen)
        return move

    return play


def red(card: str) -> Play:
    """The storyteller's vote in Party."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.cast_vote.red = _slot(table, card)
        return move

    return play


def point(position: int) -> Play:
    """Point (Jinx)."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.point.position = position
        return move

    return play


def mark(*positions: int) -> Play:
    """Mark (Stella)."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.mark.positions.extend(positions)
        return move

    return play


def confirm(table: game_pb2.Game) -> move_pb2.Move:
    """Confirm one's marks (Stella)."""
    move, into = _move(table)
    into.confirm.SetInParent()
    return move


def show(position: int) -> Play:
    """Show a mark (Stella)."""

    def play(table: game_pb2.Game) -> move_pb2.Move:
        move, into = _move(table)
        into.show.position = position
        return move

    return play


def _move(table: game_pb2.Game) -> tuple[move_pb2.Move, Any]:
    move = move_pb2.Move()
    return move, getattr(move, table.WhichOneof("table") or "dixit")


def _slot(table: game_pb2.Game, card: str) -> int:
    laid = getattr(table, table.WhichOneof("table") or "dixit").table
    return next((slot.slot for slot in laid if slot.card == card), 99)
