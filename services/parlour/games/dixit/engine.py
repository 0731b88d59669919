"""The turn of every storytelling game: claim, clue, hand in, vote, points, refill (RULES 2.3-2.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from parlour.games.dixit import dealing, deciding
from parlour.games.dixit import events as d
from parlour.games.dixit.evolving import evolve, evolve_all
from parlour.games.dixit.moves import CastVote, Claim, GiveClue, Move, SubmitCards
from parlour.games.dixit.state import NO_CLUE, Reveal, RevealedSlot, State
from parlour.games.dixit.variant import Variant
from parlour.games.dixit.views import HandView, TableView, hand_view, table_view
from parlour.kernel import events as e
from parlour.kernel.awards import Tally
from parlour.kernel.chance import Chance
from parlour.kernel.game import Deck, DeckNeed, GameSpec
from parlour.kernel.options import FirstPlayer, TableOptions

R = TypeVar("R")
Events = list[e.TableEvent | d.Event]


@dataclass(frozen=True, slots=True)
class Storytelling(Generic[R]):
    """A game of storytellers (`kernel.game.Game`): the order of things here, their details in `variant`."""

    variant: Variant[R]

    @property
    def spec(self) -> GameSpec:
        """What is known before it is played."""
        return self.variant.spec

    def players(self, rules: R) -> range:
        """Numbers of players it may start with."""
        return self.variant.players(rules)

    def edition(self, rules: R) -> str:
        """The edition's key."""
        return self.variant.edition(rules)

    def need(self, rules: R, players: int) -> DeckNeed:
        """All dream cards of the sets, and at least so many (2.2)."""
        return DeckNeed("dream", self.variant.least_deck(rules, players))

    def initial(self, table: TableOptions, rules: R, deck: Deck) -> State[R]:
        """The deck as it came, nobody seated."""
        return State(options=table, rules=rules, draw=deck.cards)

    def begin(self, state: State[R], chance: Chance) -> Sequence[e.TableEvent | d.Event]:
        """Deal; then the first storyteller is claimed, drawn or named (1.4)."""
        events: Events = [*dealing.deal(self.variant, state, chance)]
        seats = state.active()
        match state.options.first_player:
            case FirstPlayer.CLAIM:
                return [*events, e.PhaseOpened("claim")]
            case FirstPlayer.RANDOM:
                first = chance.choose(seats)
            case FirstPlayer.SEAT:
                first = seats[state.options.first_seat % len(seats)]
        return [*events, *self._open_turn(evolve_all(state, events), first, seats)]

    def decide(
        self, state: State[R], seat: int, move: Move, chance: Chance
    ) -> Sequence[e.TableEvent | d.Event]:
        """The move's own consequences."""
        deciding.check_phase(state, seat, move)
        match move:
            case Claim():
                return self._first_turn(state, chance, claimant=seat)
            case GiveClue():
                return [deciding.give_clue(self.variant, state, seat, move)]
            case SubmitCards():
                return [deciding.submit(self.variant, state, seat, move)]
            case CastVote():
                return [deciding.vote(self.variant, state, seat, move)]

    def idle(self, state: State[R], seat: int, chance: Chance) -> Sequence[e.TableEvent | d.Event]:
        """A random card is played for a seat that handed in none; any other choice is forgone (2.8)."""
        if state.phase != "submit" or not self.variant.gives_idly(state, seat):
            return []
        cards = chance.shuffle(state.hands[seat])[: self.variant.cards_each(state)]
        return [deciding.submitted(self.variant, state, seat, cards)]

    def close(self, state: State[R], chance: Chance) -> Sequence[e.TableEvent | d.Event]:
        """The next phase of the turn."""
        match state.phase:
            case "claim":
                return self._first_turn(state, chance)
            case "clue" if state.clue is None:
                return [d.TurnVoided(state.teller()), e.TurnEnded()]
            case "clue":
                return [e.PhaseOpened("submit")]
            case "submit":
                handed_in = [card for cards in state.given.values() for card in cards]
                return [d.TableLaid(chance.shuffle(sorted(handed_in))), e.PhaseOpened("vote")]
            case _:
                completed = e.RoundCompleted(state.rounds + 1)
                return [d.Revealed(_reveal(state)), e.PhaseOpened("score"), completed]

    def conclude(self, state: State[R], chance: Chance) -> Sequence[e.TableEvent | d.Event]:
        """Clear the table, then the end check (2.6). Who leaves in the last turn cannot undo the end that it brings."""
        del chance
        over = self.variant.over(state)
        return [d.TableCleared(), self._finish(state) if over else e.TurnEnded()]

    def next_turn(self, state: State[R], chance: Chance) -> Sequence[e.TableEvent | d.Event]:
        """Refill, pass hands, the next storyteller; or the end, by the deck or because all have told."""
        if not self.variant.enough_left(state):
            return [e.Ended(finished=False, winners=())]
        if self.variant.over(state):
            return [self._finish(state)]
        events: Events = [*dealing.discard_hands(state)]
        state = evolve_all(state, events)
        seats = dealing.next_seats(self.variant, state)
        wanted = dealing.missing(self.variant, state, seats)
        if self.variant.deck_out(state, sum(wanted.values())):
            return [*events, self._finish(state)]
        events += dealing.draw(self.variant, state, seats, chance)
        if self.variant.passes_hands(state):
            events.append(d.HandsPassed(seats))
        teller = self.variant.next_storyteller(state, seats)
        return [*events, *self._open_turn(state, teller, seats)]

    def evolve(self, state: State[R], event: e.TableEvent | d.Event) -> State[R]:
        """Fold one event."""
        return evolve(state, event)

    def waiting_for(self, state: State[R]) -> frozenset[int]:
        """Whom the phase waits for."""
        return frozenset(self._awaited(state)) - state.idled

    def may(self, state: State[R], seat: int) -> Sequence[str]:
        """The one move that is open, if any."""
        name = deciding.open_move(self.variant, state, seat)
        return () if name is None else (name,)

    def legal(self, state: State[R], seat: int) -> Iterable[Move]:
        """All moves that are open."""
        return deciding.legal(self.variant, state, seat)

    def view(self, state: State[R]) -> TableView:
        """What everybody sees."""
        return table_view(self.variant, state)

    def private(self, state: State[R], seat: int) -> HandView:
        """What one seat sees besides."""
        return hand_view(self.variant, state, seat)

    def observe(self, event: d.Event, seat: int | None) -> d.Event | None:
        """An event as somebody may see it."""
        return d.observed(event, seat)

    def company(self, state: State[R], seat: int) -> Sequence[int]:
        """Those who hand in and vote as one."""
        return self.variant.side(state, seat)

    def tally(self, state: State[R]) -> Tally:
        """Who told, guessed and found."""
        return self.variant.tally(state)

    def _awaited(self, state: State[R]) -> Iterable[int]:
        match state.phase:
            case "claim":
                return state.seated()
            case "clue" if state.clue is None:
                return [n for n in state.present() if n == state.storyteller]
            case "submit":
                return self.variant.awaited_givers(state)
            case "vote":
                return self.variant.awaited_voters(state)
            case _:
                return ()

    def _first_turn(self, state: State[R], chance: Chance, claimant: int | None = None) -> Events:
        """Somebody has the first clue, or chance decides (1.4). Who came meanwhile is dealt in."""
        before = dealing.discard_hands(state)
        state = evolve_all(state, before)
        seats = dealing.next_seats(self.variant, state)
        drawn = dealing.draw(self.variant, state, seats, chance)
        teller = chance.choose(state.seated() or seats) if claimant is None else claimant
        return [*before, *drawn, *self._open_turn(state, teller, seats)]

    def _open_turn(self, state: State[R], storyteller: int, seats: tuple[int, ...]) -> Events:
        return [d.TurnBegun(state.turn + 1, storyteller, seats), e.PhaseOpened("clue")]

    def _finish(self, state: State[R]) -> e.Ended:
        return e.Ended(finished=True, winners=self.variant.winners(state))


def _reveal(state: State[R]) -> Reveal:
    clue = state.clue or NO_CLUE
    reds = {vote.red for vote in state.votes.values()}
    slots = tuple(
        RevealedSlot(
            card=card,
            owner=state.owner(card),
            votes=state.voters_of(card),
            storytellers=card == clue.card,
            red=slot in reds,
        )
        for slot, card in enumerate(state.laid, 1)
    )
    return Reveal(state.turn, state.teller(), clue.text, clue.aloud, slots)
