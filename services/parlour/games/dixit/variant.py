"""The few decisions about a turn in which Dixit, Party and Team differ, with what is usual as the default."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import combinations
from types import MappingProxyType
from typing import Generic, TypeVar

from parlour.games.dixit.moves import CastVote
from parlour.games.dixit.state import NO_CLUE, State
from parlour.kernel.awards import Tally
from parlour.kernel.game import GameSpec
from parlour.kernel.options import FirstPlayer
from parlour.kernel.refusals import Refused

R = TypeVar("R")
PHASES = MappingProxyType({"claim": 60, "clue": 120, "submit": 90, "vote": 90})  # seconds (1.8)
FIRST_PLAYERS = (FirstPlayer.CLAIM, FirstPlayer.RANDOM, FirstPlayer.SEAT)


class Variant(ABC, Generic[R]):
    """One game on the turn of `engine.Storytelling`. R: its options."""

    spec: GameSpec
    clue_has_card = True
    own_card = ("OWN_CARD", "you may not vote for your own card")

    # Before the game

    @abstractmethod
    def players(self, rules: R) -> range:
        """Numbers of players it may start with."""

    @abstractmethod
    def hand_size(self, players: int) -> int:
        """Cards in a hand when a turn of so many players begins."""

    def edition(self, rules: R) -> str:
        """The edition's key, "" where there is none."""
        del rules
        return ""

    def least_deck(self, rules: R, players: int) -> int:
        """Cards that so many players need (2.2)."""
        del rules
        return players * self.hand_size(players) + players

    # Who plays together

    def side(self, state: State[R], seat: int) -> tuple[int, ...]:
        """The seats that hand in and vote as one, this one among them."""
        del state
        return (seat,)

    def teams(self, state: State[R]) -> tuple[tuple[int, ...], ...]:
        """The teams as seats; empty where everybody plays alone."""
        del state
        return ()

    # Handing in

    def givers(self, state: State[R]) -> tuple[int, ...]:
        """Seats that may hand in after the clue."""
        return tuple([n for n in state.present() if n != state.storyteller])

    def cards_each(self, state: State[R]) -> int:
        """Cards that each of them hands in."""
        del state
        return 1

    def awaited_givers(self, state: State[R]) -> Iterable[int]:
        """Those without whom the table cannot be laid."""
        return [n for n in self.givers(state) if n not in state.given]

    def gives_idly(self, state: State[R], seat: int) -> bool:
        """Whether a random card is played for an awaited seat that does not act (2.8)."""
        del state, seat
        return True

    # Voting

    def voters(self, state: State[R]) -> tuple[int, ...]:
        """Seats that may vote."""
        return tuple([n for n in state.present() if n != state.storyteller])

    def votes_each(self, state: State[R]) -> int:
        """Votes that each of them may give."""
        del state
        return 1

    def awaited_voters(self, state: State[R]) -> Iterable[int]:
        """Those without whom the votes are not complete."""
        return [n for n in self.voters(state) if n not in state.votes]

    def barred_slots(self, state: State[R], seat: int) -> tuple[int, ...]:
        """Slots which hold cards of one's own side."""
        return state.slots_of(seat)

    def votes(self, state: State[R], seat: int) -> Iterator[CastVote]:
        """All votes that a seat which may vote can give."""
        slots = [
            n for n in range(1, len(state.laid) + 1) if n not in self.barred_slots(state, seat)
        ]
        for count in range(1, self.votes_each(state) + 1):
            for chosen in combinations(slots, count):
                yield CastVote(chosen)

    def check_vote(self, state: State[R], seat: int, vote: CastVote) -> None:
        """Raise `Refused` unless the seat may vote so."""
        if seat == state.storyteller:
            raise Refused("STORYTELLER_VOTES", "the storyteller does not vote")
        if vote.red:
            raise Refused("RED_VOTE", "there is no red vote for you here")
        self.check_slots(state, seat, vote.slots)

    def check_slots(self, state: State[R], seat: int, slots: tuple[int, ...]) -> None:
        """Raise `Refused` unless these are slots that the seat may vote for, and so many."""
        most = self.votes_each(state)
        if not slots:
            raise Refused("NO_VOTE", "vote for a card on the table")
        check_on_table(state, slots)
        if set(slots) & set(self.barred_slots(state, seat)):
            raise Refused(*self.own_card)
        if len(set(slots)) < len(slots):
            raise Refused("DUPLICATE_VOTE", "two votes have to be for two different cards")
        if len(slots) > most:
            limit = "one card" if most == 1 else f"at most {most} cards"
            raise Refused("TOO_MANY_VOTES", f"you may vote for {limit}")

    # From turn to turn

    @abstractmethod
    def over(self, state: State[R]) -> bool:
        """Whether the turn that is over was the last one."""

    def next_storyteller(self, state: State[R], seats: tuple[int, ...]) -> int:
        """Who of the next turn's seats tells: the next one to the left (1.3)."""
        return clockwise(state, seats)[0]

    def enough_left(self, state: State[R]) -> bool:
        """Whether the game can go on, beyond the number of seats that `spec` names (1.9)."""
        del state
        return True

    def deck_out(self, state: State[R], needed: int) -> bool:
        """Whether drawing so many cards draws the last one and so ends the game."""
        del state, needed
        return False

    def passes_hands(self, state: State[R]) -> bool:
        """Whether hands go to the left after the refill."""
        del state
        return False

    def blind(self, state: State[R]) -> bool:
        """Whether the storyteller tells without having seen the hand."""
        del state
        return False

    def winners(self, state: State[R]) -> tuple[int, ...]:
        """Those with the most points; a departed seat cannot win (1.9, 1.10)."""
        most = max((state.seats[n].score for n in state.seated()), default=0)
        return tuple(n for n in state.seated() if state.seats[n].score == most)

    def tally(self, state: State[R]) -> Tally:
        """Who told, guessed and found in a completed turn."""
        card = (state.clue or NO_CLUE).card
        found = state.voters_of(card) if card in state.laid else ()
        guessed = tuple(sorted(state.votes))
        told_well = 0 < len(found) < len(guessed)
        return Tally(state.storyteller, told_well, guessed, found)


def check_on_table(state: State[R], slots: tuple[int, ...]) -> None:
    """Raise `Refused` for a slot that holds no card."""
    for slot in slots:
        if not 1 <= slot <= len(state.laid):
            raise Refused("UNKNOWN_SLOT", f"there is no card {slot} on the table")


def clockwise(state: State[R], seats: tuple[int, ...]) -> tuple[int, ...]:
    """The seats in order to the left of the storyteller, the storyteller last."""
    after = -1 if state.storyteller is None else state.storyteller
    return (*(n for n in seats if n > after), *(n for n in seats if n <= after))
