"""A table of Dixit, Party or Team to play at in tests: the real rules, wire and scorer, with chance that is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from parlour.api.game.v1 import options_pb2
from parlour.api.games.dixit.v1 import options_pb2 as dixit_pb2
from parlour.games import registry
from parlour.games.dixit.moves import CastVote, GiveClue, Move, SubmitCards
from parlour.games.dixit.state import AnyState
from parlour.kernel import conduct
from parlour.kernel.events import TurnEnded
from parlour.kernel.game import Deck
from parlour.kernel.options import FirstPlayer, TableOptions
from parlour.kernel.refusals import Refused
from parlour.kernel.seats import Player

from tests.games.seeded import Seeded

S, A, B, C, D, E, F, G = range(8)


def dixit(edition: str = "refreshed", **options: Any) -> options_pb2.GameOptions:
    named = dixit_pb2.DixitOptions(edition=f"EDITION_{edition.upper()}", **options)
    return options_pb2.GameOptions(dixit=named)


def party(**options: Any) -> options_pb2.GameOptions:
    return options_pb2.GameOptions(party=dixit_pb2.PartyOptions(**options))


def team(**options: Any) -> options_pb2.GameOptions:
    return options_pb2.GameOptions(team=dixit_pb2.TeamOptions(**options))


class Table:
    """Seat 0 tells first unless the table says otherwise. `steps` are all steps so far."""

    def __init__(
        self,
        players: int = 4,
        options: options_pb2.GameOptions | None = None,
        *,
        cards: int = 84,
        seed: int = 1,
        first: FirstPlayer = FirstPlayer.SEAT,
    ) -> None:
        options = options or dixit()
        key = options.WhichOneof("game") or ""
        self.game, self.wire = registry.games()[key], registry.wires()[key]
        self.scorer = registry.scorers()[key]
        self.chance = Seeded(seed)
        self.rules = self.wire.read_rules(options)
        table = TableOptions(first_player=first, late_joiners=True)
        deck = Deck(tuple(f"dream/{n}" for n in range(1, cards + 1)))
        self.state: AnyState = self.game.initial(table, self.rules, deck)
        self.steps: list[conduct.Step] = []
        seats = [Player(f"p{n}", f"Player {n}") for n in range(players)]
        self.take(conduct.begin(self.game, self.state, seats, self.chance))

    # Single steps

    def take(self, step: conduct.Step | None) -> Sequence[Any]:
        assert step is not None
        self.steps.append(step)
        self.state = conduct.fold(self.game, self.state, step)
        return step.events

    def play(self, seat: int, move: Move, *, phase_id: int | None = None) -> Sequence[Any]:
        made_for = self.state.phase_id if phase_id is None else phase_id
        return self.take(conduct.move(self.game, self.state, seat, made_for, move, self.chance))

    def refusal(self, seat: int, move: Move) -> str:
        """The reason why a move is refused."""
        before = self.state
        try:
            self.play(seat, move)
        except Refused as refused:
            assert self.state is before
            return refused.reason
        raise AssertionError(f"{move} was accepted")

    def expire(self) -> Sequence[Any]:
        return self.take(conduct.expire(self.game, self.state, self.state.phase_id, self.chance))

    def skip(self, seat: int) -> Sequence[Any]:
        return self.take(conduct.skip(self.game, self.state, seat, self.chance))

    def depart(self, *seats: int) -> None:
        for seat in seats:
            self.take(conduct.depart(self.game, self.state, seat, self.chance))

    def away(self, seat: int) -> None:
        self.take(conduct.set_away(self.state, seat))

    def back(self, seat: int) -> None:
        self.take(conduct.set_present(self.state, seat))

    def join(self, name: str = "late") -> int:
        player = Player(name, name)
        self.take(conduct.take_seat(self.game, self.state, self.rules, player))
        return len(self.state.seats) - 1

    def score(self) -> dict[int, int]:
        """What the scoring service answers, and what follows; the points by seat."""
        awards = self.wire.awards(self.state, self.scorer.score(self.wire.round(self.state)))
        number = self.state.rounds + 1
        self.take(conduct.scored(self.game, self.state, number, awards, self.chance))
        return {award.seat: award.points for award in awards}

    # Whole phases

    def tell(self) -> str:
        """The storyteller tells about the first card in hand."""
        teller = self.state.teller()
        card = self.state.hands[teller][0] if self.game.spec.key != "party" else ""
        self.play(teller, GiveClue("a clue", card=card))
        return card

    def hand_in(self, *seats: int) -> None:
        """These seats, or all that are awaited, hand in what stands first in their hands."""
        for seat in seats or sorted(self.waiting_for):
            if self.state.phase == "submit" and seat in self.waiting_for:
                count = self.view.cards_to_submit
                self.play(seat, SubmitCards(self.state.hands[seat][:count]))

    def vote(self, seat: int, *owners: int) -> Sequence[Any]:
        """A vote for the first card that each of these seats gave."""
        return self.play(seat, CastVote(tuple(self.slot(owner) for owner in owners)))

    def slot(self, owner: int, nth: int = 0) -> int:
        return self.state.laid.index(self.state.given[owner][nth]) + 1

    def to_the_vote(self) -> None:
        self.tell()
        self.hand_in()

    def turn(self, votes: Mapping[int, Sequence[int]]) -> dict[int, int]:
        """A whole turn; whoever has no votes abstains. The points by seat."""
        self.to_the_vote()
        for seat, owners in votes.items():
            self.vote(seat, *owners)
        if not self.state.counting:
            self.expire()
        return self.score()

    def arrange(self, **changes: Any) -> None:
        """Set the table as a test wants it."""
        self.state = replace(self.state, **changes)

    def set_scores(self, *scores: int) -> None:
        seats = zip(self.state.seats, scores, strict=True)
        self.arrange(seats=tuple(replace(seat, score=score) for seat, score in seats))

    # Looking

    @property
    def view(self) -> Any:
        return self.game.view(self.state)

    def hand(self, seat: int) -> Any:
        return self.game.private(self.state, seat)

    @property
    def waiting_for(self) -> frozenset[int]:
        return self.game.waiting_for(self.state)

    @property
    def scores(self) -> list[int]:
        return [seat.score for seat in self.state.seats]

    def turns_ended(self) -> int:
        return sum(isinstance(event, TurnEnded) for step in self.steps for event in step.events)
