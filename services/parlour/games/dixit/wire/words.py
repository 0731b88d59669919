"""A storytelling game on the wire: what differs from game to game is handed in, the rest is shared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.api.game.v1 import event_pb2, game_pb2, move_pb2, options_pb2
from parlour.api.lobby.v1.lobby_service_pb2 import OptionInfo
from parlour.api.scoring.v1 import scoring_service_pb2 as scoring_pb2
from parlour.games.dixit import events as d
from parlour.games.dixit.moves import Move
from parlour.games.dixit.state import AnyState
from parlour.games.dixit.views import HandView, TableView
from parlour.games.dixit.wire import stored
from parlour.games.dixit.wire.events import write_event
from parlour.games.dixit.wire.moves import read_move
from parlour.games.dixit.wire.views import write_hand, write_table
from parlour.kernel.awards import Award, Reason


def own_seat(state: AnyState, party: str) -> Sequence[int]:
    """Where a party is one seat."""
    del state
    return (int(party),)


@dataclass(frozen=True, slots=True)
class Words:
    """`games.contract.Wire` for one key. `seats_of`: the seats that a party of a scored round stands for."""

    key: str
    read: Callable[[Any, str], Any]
    write: Callable[[Any, Any], None]
    explain: Callable[[], Sequence[OptionInfo]]
    write_round: Callable[[Any, Any], None]
    seats_of: Callable[[AnyState, str], Sequence[int]] = own_seat

    def read_rules(self, options: options_pb2.GameOptions) -> Any:
        """This game's options."""
        return self.read(getattr(options, self.key), self.key)

    def write_rules(self, rules: Any, into: options_pb2.GameOptions) -> None:
        """All of them."""
        case = getattr(into, self.key)
        case.SetInParent()
        self.write(rules, case)

    def describe(self) -> Sequence[OptionInfo]:
        """Each explained."""
        return self.explain()

    def read_move(self, move: move_pb2.Move) -> Move:
        """A move of right form."""
        return read_move(getattr(move, self.key), self.key)

    def store(self, event: d.Event) -> bytes:
        """An event as stored."""
        return stored.store(event)

    def restore(self, data: bytes) -> d.Event:
        """A stored event."""
        return stored.restore(data)

    def write_event(self, event: d.Event, into: event_pb2.Event) -> bool:
        """An observed event."""
        case = getattr(into, self.key)
        shown = write_event(event, case)
        if not shown:
            into.ClearField(self.key)  # pyright: ignore[reportArgumentType] - the key names a case
        return shown

    def write_view(self, view: TableView, into: game_pb2.Game) -> None:
        """The public view."""
        write_table(view, getattr(into, self.key))

    def write_private(self, view: HandView, into: game_pb2.PrivateView) -> None:
        """The private view."""
        hand = getattr(into, self.key)
        hand.SetInParent()
        write_hand(view, hand)

    def round(self, state: AnyState) -> scoring_pb2.ScoreRoundRequest:
        """The completed turn."""
        request = scoring_pb2.ScoreRoundRequest()
        self.write_round(state, getattr(request, self.key))
        return request

    def awards(
        self, state: AnyState, response: scoring_pb2.ScoreRoundResponse
    ) -> tuple[Award, ...]:
        """The answer, seat by seat."""
        awards = [
            Award(
                seat,
                award.points,
                tuple(Reason(why.reason, why.points, why.count) for why in award.reasons),
            )
            for award in response.awards
            for seat in self.seats_of(state, award.to)
        ]
        return tuple(sorted(awards, key=lambda award: award.seat))
