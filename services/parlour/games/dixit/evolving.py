"""Folding the events of a turn into the state. Total: checks nothing, draws nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from parlour.games.dixit import events as d
from parlour.games.dixit.moves import CastVote
from parlour.games.dixit.state import AnyState, Clue
from parlour.kernel import events as e
from parlour.kernel.table import changed, evolve_table

V = TypeVar("V")


def evolve(state: AnyState, event: e.TableEvent | d.Event) -> AnyState:
    """The state after an event."""
    if not isinstance(event, e.TableEvent):
        return _evolve_turn(state, event)
    state = evolve_table(state, event)
    newcomers = len(state.seats) - len(state.hands)
    return changed(state, hands=state.hands + ((),) * newcomers) if newcomers else state


def evolve_all(state: AnyState, events: Iterable[e.TableEvent | d.Event]) -> AnyState:
    """The state after some events."""
    for event in events:
        state = evolve(state, event)
    return state


def _evolve_turn(state: AnyState, event: d.Event) -> AnyState:
    match event:
        case d.TurnBegun():
            return _begin_turn(state, event)
        case d.ClueGiven(seat, text, aloud, card):
            given = {seat: (card,)} if card else {}
            return changed(state, clue=Clue(text, aloud, card), given=given)
        case d.Submitted(seat, cards, instead_of):
            return changed(state, given=_put(state.given, seat, cards, instead_of))
        case d.Voted(seat, slots, red, instead_of):
            vote = CastVote(slots, red)
            return changed(state, votes=_put(state.votes, seat, vote, instead_of))
        case d.Revealed(reveal):
            return changed(state, reveal=reveal)
        case d.TurnVoided():
            return state
        case _:
            return _move_cards(state, event)


def _move_cards(
    state: AnyState,
    event: d.DeckShuffled
    | d.Drawn
    | d.TableLaid
    | d.TableCleared
    | d.HandDiscarded
    | d.HandsPassed,
) -> AnyState:
    match event:
        case d.DeckShuffled(cards):
            return changed(state, draw=cards, discard=())
        case d.Drawn(seat, cards):
            hands = _with_hand(state, seat, state.hands[seat] + cards)
            return changed(state, draw=state.draw[len(cards) :], hands=hands)
        case d.TableLaid(cards):
            hands = tuple(tuple(c for c in hand if c not in cards) for hand in state.hands)
            return changed(state, laid=cards, hands=hands)
        case d.TableCleared():
            return changed(state, discard=state.discard + state.laid, laid=(), given={}, votes={})
        case d.HandDiscarded(seat):
            discard = state.discard + state.hands[seat]
            return changed(state, discard=discard, hands=_with_hand(state, seat, ()))
        case d.HandsPassed(seats):
            hands = dict(enumerate(state.hands))
            for giver, taker in zip(seats, (*seats[1:], seats[0]), strict=True):
                hands[taker] = state.hands[giver]
            return changed(state, hands=tuple(hands[n] for n in range(len(hands))))


def _begin_turn(state: AnyState, begun: d.TurnBegun) -> AnyState:
    seats = tuple(
        replace(seat, waiting=False) if n in begun.playing else seat
        for n, seat in enumerate(state.seats)
    )
    teller = begun.storyteller
    return changed(
        state,
        seats=seats,
        turn=begun.turn,
        storyteller=teller,
        told={**state.told, teller: state.told.get(teller, 0) + 1},
        playing=begun.playing,
        clue=None,
        given={},
        votes={},
    )


def _put(choices: Mapping[int, V], seat: int, choice: V, instead_of: int | None) -> dict[int, V]:
    kept = {who: what for who, what in choices.items() if who != instead_of}
    return {**kept, seat: choice}


def _with_hand(state: AnyState, seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
