"""What may be seen of a turn, built from what may be known (RULES 1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parlour.games.dixit.state import NO_CLUE, AnyState, Reveal
from parlour.games.dixit.variant import Variant


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody sees. `table` by slot from 1; seats are in their own order, never in that of time."""

    phase: str
    turn: int
    storyteller: int | None
    clue: str
    clue_aloud: bool
    handed_in: tuple[int, ...]
    voted: tuple[int, ...]
    table: tuple[str, ...]
    cards_to_submit: int
    votes_allowed: int
    draw_pile: int
    discard: int
    hand_size: int
    last_reveal: Reveal | None
    teams: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """What one seat alone sees."""

    cards: tuple[str, ...]
    submitted: tuple[str, ...]
    own_slots: tuple[int, ...]
    votes: tuple[int, ...]
    red: int


def table_view(variant: Variant[Any], state: AnyState) -> TableView:
    """The public view."""
    clue = state.clue or NO_CLUE
    return TableView(
        phase="over" if state.over else state.phase,
        turn=state.turn,
        storyteller=state.storyteller,
        clue=clue.text,
        clue_aloud=clue.aloud,
        handed_in=tuple(sorted(state.given)),
        voted=tuple(sorted(state.votes)),
        table=state.laid,
        cards_to_submit=variant.cards_each(state),
        votes_allowed=variant.votes_each(state),
        draw_pile=len(state.draw),
        discard=len(state.discard),
        hand_size=variant.hand_size(len(state.playing or state.seated())),
        last_reveal=state.reveal,
        teams=variant.teams(state),
    )


def hand_view(variant: Variant[Any], state: AnyState, seat: int) -> HandView:
    """A seat's private view. A blind storyteller sees the hand once the clue is given (Party)."""
    given = state.given.get(seat, ())
    vote = state.votes.get(seat)
    tells = state.phase == "claim" or (state.phase == "clue" and seat == state.storyteller)
    hand = () if tells and variant.blind(state) else state.hands[seat]
    own = {*state.slots_of(seat), *variant.barred_slots(state, seat)} if state.laid else ()
    return HandView(
        cards=tuple([card for card in hand if card not in given]) if given else hand,
        submitted=given,
        own_slots=tuple(sorted(own)),
        votes=vote.slots if vote else (),
        red=vote.red if vote else 0,
    )
