"""Whether a move is allowed, and what it does by itself (RULES 2.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from parlour.games.dixit import events as d
from parlour.games.dixit.moves import CastVote, Claim, GiveClue, Move, SubmitCards
from parlour.games.dixit.state import AnyState
from parlour.games.dixit.variant import Variant
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Status

AnyVariant = Variant[Any]


def give_clue(variant: AnyVariant, state: AnyState, seat: int, move: GiveClue) -> d.Event:
    """The storyteller tells; card and clue stand from then on."""
    if seat != state.storyteller:
        raise Refused("NOT_YOUR_TURN", "somebody else tells in this turn")
    if variant.clue_has_card:
        _check_held(state, seat, (move.card,))
    elif move.card:
        raise Refused("NO_CARD_WITH_CLUE", "the clue is given without a card here")
    return d.ClueGiven(seat, move.text, move.aloud, move.card)


def submit(variant: AnyVariant, state: AnyState, seat: int, move: SubmitCards) -> d.Event:
    """A seat chooses what it hands in, or other cards instead (1.5)."""
    if seat not in variant.givers(state):
        raise Refused("NOT_YOUR_TURN", "you have handed in with the clue")
    count = variant.cards_each(state)
    if len(move.cards) != count:
        cards = "one card" if count == 1 else f"{count} cards"
        raise Refused("CARDS_PER_PLAYER", f"hand in {cards}")
    if len(set(move.cards)) < count:
        raise Refused("DUPLICATE_CARD", "hand in different cards")
    _check_held(state, seat, move.cards)
    return submitted(variant, state, seat, move.cards)


def submitted(
    variant: AnyVariant, state: AnyState, seat: int, cards: tuple[str, ...]
) -> d.Submitted:
    """The choice, in the place of what its side has chosen before."""
    before = (n for n in variant.side(state, seat) if n in state.given)
    return d.Submitted(seat, cards, next(before, None))


def vote(variant: AnyVariant, state: AnyState, seat: int, move: CastVote) -> d.Event:
    """A seat votes, or otherwise than before (1.5)."""
    variant.check_vote(state, seat, move)
    before = (n for n in variant.side(state, seat) if n in state.votes)
    return d.Voted(seat, move.slots, move.red, next(before, None))


def check_phase(state: AnyState, seat: int, move: Move) -> None:
    """Raise `Refused` for a move of another phase, or of somebody who takes no part in the turn."""
    wanted = {Claim: "claim", GiveClue: "clue", SubmitCards: "submit", CastVote: "vote"}
    if not state.seats[seat].active or (state.playing and seat not in state.playing):
        raise Refused("NOT_SEATED", "you take no part in this turn")
    if state.phase != wanted[type(move)]:
        raise Refused("WRONG_PHASE", "the table waits for something else now")


def open_move(variant: AnyVariant, state: AnyState, seat: int) -> str | None:
    """The name of the one kind of move that is open to a seat."""
    taking_part = state.seats[seat].active and not state.seats[seat].waiting
    if state.status is not Status.RUNNING or not taking_part:
        return None
    match state.phase:
        case "claim":
            return "claim"
        case "clue" if seat == state.storyteller:
            return "give_clue"
        case "submit" if seat in variant.givers(state):
            return "submit_cards"
        case "vote" if seat in variant.voters(state):
            return "cast_vote"
        case _:
            return None


def legal(variant: AnyVariant, state: AnyState, seat: int) -> Iterator[Move]:
    """All moves open to a seat; the clue's text is a stand-in."""
    match open_move(variant, state, seat):
        case "claim":
            yield Claim()
        case "give_clue":
            cards = state.hands[seat] if variant.clue_has_card else ("",)
            yield from (GiveClue("Once upon a time", card=card) for card in cards)
        case "submit_cards":
            count = variant.cards_each(state)
            yield from (SubmitCards(cards) for cards in combinations(state.hands[seat], count))
        case "cast_vote":
            yield from variant.votes(state, seat)
        case _:
            return


def _check_held(state: AnyState, seat: int, cards: tuple[str, ...]) -> None:
    for card in cards:
        if card not in state.hands[seat]:
            raise Refused("NOT_IN_HAND", "you do not hold that card")
