"""Between two turns: who plays the next one, what they draw, and when the deck is shuffled (RULES 2.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.games.dixit import events as d
from parlour.games.dixit.evolving import evolve_all
from parlour.games.dixit.state import AnyState
from parlour.games.dixit.variant import Variant
from parlour.kernel.chance import Chance


def deal(variant: Variant[Any], state: AnyState, chance: Chance) -> list[d.Event]:
    """The first hands, from a shuffled deck."""
    shuffled = d.DeckShuffled(chance.shuffle(state.draw))
    seats = state.active()
    return [shuffled, *draw(variant, evolve_all(state, [shuffled]), seats, chance)]


def discard_hands(state: AnyState) -> list[d.Event]:
    """Departed hands go to the discard, before any shuffle (1.9)."""
    seats = enumerate(state.seats)
    return [d.HandDiscarded(n) for n, seat in seats if not seat.active and state.hands[n]]


def next_seats(variant: Variant[Any], state: AnyState) -> tuple[int, ...]:
    """Who plays the next turn: everybody, late joiners as long as the deck holds a hand for them (1.12)."""
    seats = list(state.active())
    waiting = [n for n in seats if state.seats[n].waiting]
    while waiting:
        needed = sum(missing(variant, state, tuple(seats)).values())
        cards = len(state.draw) + len(state.discard)
        if needed <= cards and not variant.deck_out(state, needed):
            break
        seats.remove(waiting.pop())
    return tuple(seats)


def missing(variant: Variant[Any], state: AnyState, seats: tuple[int, ...]) -> Mapping[int, int]:
    """How many cards each seat needs for a full hand."""
    size = variant.hand_size(len(seats))
    return {n: max(0, size - len(state.hands[n])) for n in seats}


def draw(
    variant: Variant[Any], state: AnyState, seats: tuple[int, ...], chance: Chance
) -> list[d.Event]:
    """Everybody fills up from the top, in order of seats; the discard is shuffled in if that is not enough: `<` (2.6)."""
    events: list[d.Event] = []
    wanted = missing(variant, state, seats)
    pile = state.draw
    if len(pile) < sum(wanted.values()):
        pile = chance.shuffle(pile + state.discard)
        events.append(d.DeckShuffled(pile))
    # Cards that go on to the left neighbour before anybody looks are nobody's news.
    blind = variant.blind(state) or variant.passes_hands(state)
    for seat, count in wanted.items():
        if count:
            events.append(d.Drawn(seat, pile[:count], blind))
            pile = pile[count:]
    return events
